import Testing
import TouchstoneTesting
import UIKit

@testable import UIKitCore

/// Nested view controllers, as deep as views may be.
@MainActor @Suite(.staged)
struct DeepControllerTests {
  private let stage = Stage()
  private static let depth = 10_000

  private var faults: [String] { stage.trace.filter { $0.kind == .fault }.compactMap(\.detail) }

  /// Returns nested controllers, outermost first, with each view inside the previous one.
  private func chain(_ log: DepthLog) -> [DepthController] {
    let controllers = (0..<Self.depth).map { DepthController($0, log) }
    for (outer, inner) in zip(controllers, controllers.dropFirst()) {
      outer.addChild(inner)
      outer.view.addSubview(inner.view)
      inner.didMove(toParent: outer)
    }
    return controllers
  }

  @Test(
    "10,000 nested controllers appear and disappear, parents first, and are released"
  )
  func appear() {
    let log = DepthLog()
    weak var watched: UIViewController?
    do {
      let controllers = chain(log)
      watched = controllers[Self.depth - 1]
      stage.window.rootViewController = controllers[0]
      stage.advance(by: 0.1)
      #expect(log.takeLines(of: "will appear") == Array(0..<Self.depth))
      #expect(log.takeLines(of: "did appear") == Array(0..<Self.depth))
      stage.window.rootViewController = UIViewController()
      stage.advance(by: 0.1)
      #expect(log.takeLines(of: "will disappear") == Array(0..<Self.depth))
      #expect(log.takeLines(of: "did disappear") == Array(0..<Self.depth))
      stage.clearTrace()
    }
    #expect(watched == nil)
    #expect(log.released == Array(0..<Self.depth))
  }

  @Test("a branch of 10,000 controllers joins a parent that is shown, and leaves it")
  func joinAndLeave() {
    let log = DepthLog()
    let root = UIViewController()
    stage.window.rootViewController = root
    stage.advance(by: 0.1)
    let controllers = chain(log)
    root.addChild(controllers[0])
    root.view.addSubview(controllers[0].view)
    controllers[0].didMove(toParent: root)
    stage.advance(by: 0.1)
    #expect(log.takeLines(of: "did appear") == Array(0..<Self.depth))
    #expect(controllers[Self.depth - 1].presentedViewController == nil)
    #expect(controllers[Self.depth - 1].presentingViewController == nil)
    controllers[0].willMove(toParent: nil)
    controllers[0].view.removeFromSuperview()
    controllers[0].removeFromParent()
    stage.advance(by: 0.1)
    #expect(log.takeLines(of: "did disappear") == Array(0..<Self.depth))
    stage.window.rootViewController = nil
  }

  @Test("the innermost of 10,000 controllers presents and dismisses through the outermost")
  func present() {
    let controllers = chain(DepthLog())
    stage.window.rootViewController = controllers[0]
    stage.advance(by: 0.1)
    let shown = UIViewController()
    controllers[Self.depth - 1].present(shown, animated: false)
    stage.advance(by: 0.1)
    #expect(controllers[Self.depth - 1].presentedViewController === shown)
    #expect(shown.presentingViewController === controllers[0])
    controllers[Self.depth - 1].dismiss(animated: false)
    stage.advance(by: 0.1)
    #expect(controllers[Self.depth - 1].presentedViewController == nil)
    stage.window.rootViewController = nil
  }

  @Test("a controller can't add its own ancestor, and reports it in one line")
  func ring() {
    let (outer, middle, inner) = (UIViewController(), UIViewController(), UIViewController())
    outer.addChild(middle)
    middle.addChild(inner)
    inner.addChild(outer)
    #expect(outer.parent == nil && inner.children.isEmpty)
    #expect(faults.count == 1 && faults[0].contains("can't add"))
  }
}

@MainActor
private final class DepthLog {
  nonisolated(unsafe) var released: [Int] = []
  private var lines: [String: [Int]] = [:]

  func add(_ line: String, _ number: Int) { lines[line, default: []].append(number) }

  func takeLines(of line: String) -> [Int] { lines.removeValue(forKey: line) ?? [] }
}

private final class DepthController: UIViewController {
  private let number: Int
  private let log: DepthLog

  init(_ number: Int, _ log: DepthLog) {
    self.number = number
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  deinit { log.released.append(number) }

  override func viewWillAppear(_ animated: Bool) { log.add("will appear", number) }
  override func viewDidAppear(_ animated: Bool) { log.add("did appear", number) }
  override func viewWillDisappear(_ animated: Bool) { log.add("will disappear", number) }
  override func viewDidDisappear(_ animated: Bool) { log.add("did disappear", number) }
}
