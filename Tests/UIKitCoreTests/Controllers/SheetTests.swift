import Testing
import TouchstoneTesting
import UIKit

/// The frame of a sheet, and the visible part of its presenter.
@MainActor @Suite(.staged)
struct SheetTests {
  private func present(
    _ style: UIModalPresentationStyle, on stage: Stage, animated: Bool = false
  ) -> UIViewController {
    let presenter = UIViewController()
    let presented = UIViewController()
    presented.modalPresentationStyle = style
    stage.window.rootViewController = presenter
    presenter.present(presented, animated: animated)
    return presented
  }

  /// Returns the alpha of the dimming view, which is a sibling of the presented view.
  private func dimming(beside view: UIView) -> CGFloat? {
    view.superview?.subviews.first { $0 !== view }?.backgroundColor?.cgColor.alpha
  }

  @Test(
    "a sheet begins at the top inset and dims its presenter by a fifth",
    arguments: [UIModalPresentationStyle.automatic, .pageSheet])
  func frame(style: UIModalPresentationStyle) {
    let stage = Stage(device: .iPhone16)
    let sheet = present(style, on: stage)
    #expect(sheet.view.frame == CGRect(x: 0, y: 59, width: 393, height: 793))
    #expect(sheet.view.safeAreaInsets.numbers == [0, 0, 34, 0])
    #expect(dimming(beside: sheet.view) == 0.2)
  }

  @Test("a sheet on a screen without insets covers it")
  func withoutInsets() {
    let stage = Stage()
    let sheet = present(.automatic, on: stage)
    #expect(sheet.view.frame == stage.window.bounds)
  }

  @Test(
    "an over-full-screen view covers the screen and dims nothing",
    arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
  func fullScreen(style: UIModalPresentationStyle) {
    let stage = Stage(device: .iPhone16)
    let shown = present(style, on: stage)
    #expect(shown.view.frame == stage.window.bounds)
    #expect(shown.view.safeAreaInsets.numbers == [59, 0, 34, 0])
    #expect(dimming(beside: shown.view) == nil)
  }

  @Test("a sheet slides in from below to its position, and out again")
  func sliding() throws {
    let stage = Stage(device: .iPhone16)
    let sheet = present(.pageSheet, on: stage, animated: true)
    stage.advance(by: 0.1)
    let shown = try #require(sheet.view.layer.presentation())
    #expect(shown.frame.minY > 59)
    #expect(shown.frame.minY < 852)
    #expect(shown.bounds.size == CGSize(width: 393, height: 793))
    stage.settle()
    #expect(sheet.view.frame.minY == 59)
    sheet.dismiss(animated: true)
    #expect(sheet.view.frame.minY == 852)
    stage.settle()
    #expect(sheet.view.window == nil)
  }

  @Test("a sheet's presenter gets no touches, also in its visible part")
  func touches() {
    let stage = Stage(device: .iPhone16)
    let sheet = present(.pageSheet, on: stage)
    stage.settle()
    let hit = stage.window.hitTest(CGPoint(x: 100, y: 20), with: nil)
    #expect(hit?.isDescendant(of: sheet.presentingViewController?.view ?? UIView()) == false)
    #expect(stage.window.hitTest(CGPoint(x: 100, y: 60), with: nil) === sheet.view)
  }

  @Test("window levels can be added to and taken from")
  func levels() {
    #expect((UIWindow.Level.alert + 1).rawValue == 2001)
    #expect(UIWindow.Level.alert + 1 > .alert)
    #expect((UIWindow.Level.normal - 1) < .normal)
    var level = UIWindow.Level.statusBar
    level += 2
    level -= 1
    #expect(level == UIWindow.Level(1001))
    let stage = Stage()
    let over = UIWindow(frame: stage.window.bounds)
    over.windowLevel = .alert + 1
    over.isHidden = false
    let alert = UIWindow(frame: stage.window.bounds)
    alert.windowLevel = .alert
    alert.isHidden = false
    #expect(stage.explanation(at: CGPoint(x: 9, y: 9)).sentence.contains("UIWindow"))
    #expect(stage.application.windows.last === over)
  }
}
