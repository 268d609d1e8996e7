import Testing
import TouchstoneTesting
import UIKit

/// Toggles its own style whenever its traits have changed.
private final class Restless: UIViewController {
  var most = 10_000
  private(set) var count = 0

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    guard count < most else { return }
    count += 1
    overrideUserInterfaceStyle = count.isMultiple(of: 2) ? .dark : .light
  }
}

private final class RestlessView: UIView {
  private(set) var count = 0

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    guard count < 10_000 else { return }
    count += 1
    traitOverrides.userInterfaceStyle = count.isMultiple(of: 2) ? .dark : .light
  }
}

/// Trait changes that cause others endlessly.
@MainActor @Suite(.staged)
struct RestlessTraitTests {
  private let stage = Stage()

  private var faults: [String] { stage.trace.filter { $0.kind == .fault }.compactMap(\.detail) }

  @Test func `A controller that changes its own traits 10,000 times is stopped, with one line`() {
    let controller = Restless()
    stage.window.rootViewController = controller
    stage.settle()
    controller.overrideUserInterfaceStyle = .dark
    stage.settle()
    #expect(controller.count >= 200 && controller.count < 10_000)
    #expect(faults.count == 1)
    #expect(faults.first?.contains("change 200 times inside each other") == true)
  }

  @Test func `A view that changes its own traits 10,000 times is stopped, with one line`() {
    let view = RestlessView()
    stage.window.addSubview(view)
    stage.settle()
    view.traitOverrides.userInterfaceStyle = .dark
    stage.settle()
    #expect(view.count >= 200 && view.count < 10_000)
    #expect(faults.count == 1)
  }

  @Test func `A handler that changes its own traits is stopped, with one line`() {
    let view = UIView()
    stage.window.addSubview(view)
    stage.settle()
    var count = 0
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (view: UIView, old: UITraitCollection) in
      guard count < 10_000 else { return }
      count += 1
      view.traitOverrides.userInterfaceStyle = count.isMultiple(of: 2) ? .dark : .light
    }
    view.traitOverrides.userInterfaceStyle = .dark
    #expect(count >= 200 && count < 10_000)
    #expect(faults.count == 1)
  }

  @Test func `A controller that settles after some changes receives them all`() {
    let controller = Restless()
    controller.most = 50
    stage.window.rootViewController = controller
    stage.settle()
    controller.overrideUserInterfaceStyle = .dark
    stage.settle()
    #expect(controller.count == 50)
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
    #expect(faults == [])
  }
}
