import Foundation
import Gallery
import Testing
import TouchstoneTesting
import TouchstoneTrace
import UIKit

@testable import TouchstoneInspector

/// Explanations name features that apps know, not private classes of the framework.
@Suite("Names of private classes", .staged) @MainActor
struct PrivateNamesTests {
  private static let styles: [UIModalPresentationStyle] = [
    .fullScreen, .pageSheet, .formSheet, .currentContext, .overFullScreen, .overCurrentContext,
    .popover, .automatic,
  ]

  private final class Settings: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 44))
      field.borderStyle = .roundedRect
      field.clearButtonMode = .always
      field.text = "name"
      let toggle = UISwitch(frame: CGRect(x: 20, y: 160, width: 51, height: 31))
      let pages = UIPageControl(frame: CGRect(x: 20, y: 200, width: 200, height: 26))
      pages.numberOfPages = 3
      let segments = UISegmentedControl(items: ["one", "two"])
      segments.frame = CGRect(x: 20, y: 240, width: 200, height: 32)
      let text = UITextView(frame: CGRect(x: 20, y: 280, width: 200, height: 80))
      text.text = "words"
      let stepper = UIStepper(frame: CGRect(x: 20, y: 370, width: 94, height: 32))
      let effect = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
      effect.frame = CGRect(x: 20, y: 410, width: 200, height: 40)
      let parts = [field, toggle, pages, segments, text, stepper, effect]
      for part in parts { view.addSubview(part) }
    }
  }

  @Test("the framework's modules are the source folders with the prefix UIKit")
  func modules() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")
    let folders = try FileManager.default.contentsOfDirectory(atPath: sources.path)
    #expect(KitModules.names == Set(folders.filter { $0.hasPrefix("UIKit") && $0 != "UIKit" }))
    #expect(KitModules.declare("UIKit.InputWindow"))
    #expect(!KitModules.declare("UIKitCatalog.ShopView"), "an app's own module")
    #expect(!KitModules.declare("UIKitten.CatView"), "an app's own module")
  }

  private func branch(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(branch) }

  private func windows(_ stage: Stage) -> [UIWindow] {
    stage.application.windowsFrontToBack
  }

  /// Returns the classes of all views and recognizers that an app can't name.
  private func privateClasses(_ stage: Stage) -> Set<String> {
    let views = windows(stage).flatMap(branch)
    let recognizers = views.flatMap { $0.gestureRecognizers ?? [] }
    let names = (views as [AnyObject] + recognizers as [AnyObject]).map {
      TraceSubject($0).className
    }
    return Set(
      names.filter { TraceSubject.isPrivate(className: $0) }
        .compactMap { $0.split(separator: ".").last.map(String.init) })
  }

  /// Returns every part of the explanations of each view, and of a grid of points, that names a
  /// private class.
  private func slips(_ stage: Stage, also views: [UIView] = []) -> [String] {
    let privates = privateClasses(stage)
    var explanations: [TouchExplanation] = []
    for view in windows(stage).flatMap(branch) + views {
      explanations.append(
        view.explanation(forTouchAt: CGPoint(x: view.bounds.midX, y: view.bounds.midY)))
    }
    for x in stride(from: 15.0, through: 375, by: 60) {
      for y in stride(from: 15.0, through: 835, by: 40) {
        explanations.append(stage.explanation(at: CGPoint(x: x, y: y)))
      }
    }
    let parts = explanations.flatMap {
      [
        $0.account.happened, $0.account.usually, $0.account.remedy, $0.fix?.code,
        $0.culprit.map(\.spokenName),
      ].compactMap { $0 }
    }
    return Array(Set(parts.filter { part in privates.contains { part.contains($0) } }))
  }

  @Test("no explanation in a scene names a private class", arguments: 0..<57)
  func scenes(number: Int) throws {
    let all = GalleryDelegate().scenes
    guard number < all.count else { return }
    let stage = Stage(app: GalleryDelegate.self, scene: all[number].name)
    #expect(slips(stage) == [])
  }

  @Test(
    "no explanation behind or in a presented controller names a private class", arguments: 0..<8)
  func presentations(number: Int) throws {
    let stage = Stage()
    let root = Settings()
    stage.window.rootViewController = root
    let shown = Settings()
    shown.modalPresentationStyle = Self.styles[number]
    shown.popoverPresentationController?.sourceView = root.view
    root.present(shown, animated: true)
    stage.advance(by: 0.1)
    let behind = branch(root.view)
    #expect(slips(stage, also: behind) == [], "during the transition")
    stage.settle()
    #expect(slips(stage, also: behind) == [])
    for view in behind where view.window == nil || shown.modalPresentationStyle != .popover {
      let sentence = stage.why(view)
      #expect(
        sentence.contains("is behind the presented controller *Settings*")
          || sentence.hasSuffix("is hit.") || sentence.contains("no width"), "\(sentence)")
    }
  }

  @Test("a view behind a sheet is reported as behind its controller, with the way to reach it")
  func sentence() {
    let stage = Stage()
    let root = UIViewController()
    stage.window.rootViewController = root
    let buy = UIButton(frame: CGRect(x: 20, y: 400, width: 120, height: 44))
    buy.accessibilityIdentifier = "buy"
    buy.addAction(UIAction { _ in }, for: .touchUpInside)
    root.view.addSubview(buy)
    let shown = Settings()
    root.present(shown, animated: false)
    stage.settle()
    let explanation = buy.explanation(forTouchAt: CGPoint(x: 60, y: 22))
    #expect(
      explanation.account.happened
        == "*buy* wasn't hit: it is behind the presented controller *Settings*, so touches there "
        + "reach *\(explanation.hit?.spokenName ?? "")*.")
    #expect(
      explanation.account.remedy
        == "Dismiss *Settings* with dismiss(animated:) first, or set largestUndimmedDetentIdentifier "
        + "of its sheet.")
    #expect(explanation.culprit?.object === shown.view && explanation.fix == nil)
  }

  @Test("a tap on a view behind a presented controller fails with the controller's name")
  func failedTap() {
    let stage = Stage()
    let root = Settings()
    stage.window.rootViewController = root
    let shown = UIViewController()
    shown.title = "Checkout"
    shown.modalPresentationStyle = .fullScreen
    root.present(shown, animated: false)
    stage.settle()
    let toggle = root.view.subviews[1]
    let failures = Stage.failures { stage.tap(toggle) }
    #expect(failures.count == 1)
    #expect(
      failures.first?.text.contains("is behind the presented controller *Checkout*") == true)
  }

  @Test("a view behind the menu or the keyboard is reported as behind it")
  func menuAndKeyboard() throws {
    let stage = Stage()
    let root = Settings()
    stage.window.rootViewController = root
    stage.settle()
    let field = try #require(root.view.subviews.first as? UITextField)
    stage.tap(field)
    stage.settle()
    #expect(slips(stage, also: branch(root.view)) == [])
    let button = UIButton(frame: CGRect(x: 20, y: 500, width: 120, height: 44))
    button.menu = UIMenu(children: [UIAction(title: "Copy") { _ in }])
    button.showsMenuAsPrimaryAction = true
    root.view.addSubview(button)
    field.resignFirstResponder()
    stage.settle()
    stage.tap(button)
    stage.settle()
    #expect(stage.shownMenuTitles == ["Copy"])
    #expect(slips(stage, also: branch(root.view)) == [])
    let sentence = stage.why(button)
    #expect(sentence.contains("the menu covers it"), "\(sentence)")
    #expect(sentence.contains("Close the menu first."), "\(sentence)")
  }
}
