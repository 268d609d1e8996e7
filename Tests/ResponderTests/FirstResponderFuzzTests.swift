import Testing
import TouchstoneTesting
import UIKit

/// A pseudorandom sequence that only depends on its seed.
private struct Dice: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(max(1, bound))) }
  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
}

/// Windows full of views that, in any callback, refuse, remove themselves and each other, and make
/// others first responder.
@MainActor
private final class Wilderness {
  let stage = Stage()
  var windows: [UIWindow] = []
  var views: [WildView] = []
  var dice: Dice
  private var depth = 0

  init(seed: UInt64) {
    dice = Dice(state: seed)
    windows = [stage.window, UIWindow(frame: wholeScreen)]
    windows[1].isHidden = false
    for number in 0..<10 {
      let view = WildView(self, number)
      if dice.chance(30) { view.keys = board(CGFloat(50 + 10 * dice.below(10))) }
      if dice.chance(20) { view.bar = board(40) }
      let parents: [UIView] = windows + views
      parents[dice.below(parents.count)].addSubview(view)
      views.append(view)
    }
  }

  /// Called in callbacks. Performs a random action now and then.
  func mischief() {
    guard views.count == 10, depth < 3, dice.chance(20) else { return }
    act()
  }

  func act() {
    depth += 1
    defer { depth -= 1 }
    let view = views[dice.below(views.count)]
    switch dice.below(9) {
    case 0, 1, 2: _ = view.becomeFirstResponder()
    case 3: _ = view.resignFirstResponder()
    case 4: view.removeFromSuperview()
    case 5:
      let parents: [UIView] = windows + views
      let parent = parents[dice.below(parents.count)]
      if !parent.isDescendant(of: view) { parent.addSubview(view) }
    case 6: _ = windows[dice.below(2)].endEditing(dice.chance(50))
    case 7: windows[dice.below(2)].makeKey()
    default: view.reloadInputViews()
    }
  }
}

private final class WildView: UIView {
  weak var world: Wilderness?
  var keys: UIView?
  var bar: UIView?

  init(_ world: Wilderness, _ number: Int) {
    self.world = world
    super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    accessibilityIdentifier = "view \(number)"
  }

  required init?(coder: NSCoder) { nil }

  private func happen() { world?.mischief() }

  override var canBecomeFirstResponder: Bool {
    happen()
    return world?.dice.chance(80) ?? true
  }
  override var canResignFirstResponder: Bool {
    happen()
    return world?.dice.chance(80) ?? true
  }
  override func becomeFirstResponder() -> Bool {
    happen()
    defer { happen() }
    return super.becomeFirstResponder()
  }
  override func resignFirstResponder() -> Bool {
    happen()
    defer { happen() }
    return super.resignFirstResponder()
  }
  override var inputView: UIView? { keys }
  override var inputAccessoryView: UIView? { bar }
  override func willMove(toWindow newWindow: UIWindow?) { happen() }
  override func didMoveToWindow() { happen() }
}

@Suite("First responders among misbehaving views") @MainActor
struct FirstResponderFuzzTests {
  @Test(
    "whatever callbacks do, a window has at most one first responder and every step is legal",
    arguments: 1...120)
  func fuzz(seed: Int) {
    let world = Wilderness(seed: UInt64(seed))
    let log = KeyboardLog()
    for step in 0..<60 {
      world.act()
      checkStatus(world, "seed \(seed), step \(step)")
      if world.dice.chance(30) { world.stage.advance(by: 0.1) }
    }
    world.stage.settle()
    checkStatus(world, "seed \(seed), at the end")
    checkSteps(world.stage.trace, "seed \(seed)")
    // A first responder that was moved is in another chain, and must reload its input views.
    for view in world.views where view.isFirstResponder { view.reloadInputViews() }
    world.stage.settle()
    checkKeyboard(world, log.take(), "seed \(seed)")
    for window in world.windows { window.endEditing(true) }
    world.stage.settle()
  }

  /// Checks that each window has at most one first responder, and that none is outside a window.
  private func checkStatus(_ world: Wilderness, _ place: String) {
    let first = world.views.filter(\.isFirstResponder)
    for window in world.windows {
      #expect(first.filter { $0.window === window }.count <= 1, "\(place)")
    }
    #expect(first.allSatisfy { $0.window != nil }, "\(place)")
    // The status can't be held outside the window either: the last holder in the trace has it.
    for window in world.windows {
      let changes = world.stage.trace.filter {
        $0.kind == .firstResponder && $0.other?.object === window
      }
      guard let last = changes.last, last.detail == "became first responder" else { continue }
      #expect((last.subject?.object as? UIView)?.isFirstResponder == true, "\(place)")
    }
  }

  /// Checks that in each window, a responder becomes first only if there is no first responder, and
  /// that only the first responder resigns.
  private func checkSteps(_ trace: [TraceRecord], _ place: String) {
    var holders: [ObjectIdentifier: String] = [:]
    for record in trace where record.kind == .firstResponder {
      guard let window = record.other?.object, let name = record.subject?.name else { continue }
      let key = ObjectIdentifier(window)
      if record.detail == "became first responder" {
        #expect(holders[key] == nil, "\(place): \(name) beside \(holders[key] ?? "")")
        holders[key] = name
      } else {
        #expect(holders[key] == name, "\(place): \(name) \(record.detail ?? "")")
        holders[key] = nil
      }
    }
  }

  /// Checks that showing and hiding alternate, that both are only reported after being announced,
  /// and that the screen finally shows the input views of the key window's first responder.
  private func checkKeyboard(_ world: Wilderness, _ names: [String], _ place: String) {
    var isUp = false
    var isOwed = false
    for name in names {
      switch name {
      case "willShow":
        #expect(!isUp, "\(place)")
        isUp = true
        isOwed = true
      case "willHide":
        #expect(isUp, "\(place)")
        isUp = false
        isOwed = false
      case "didShow":
        #expect(isUp && isOwed, "\(place)")
        isOwed = false
      case "didHide": #expect(!isUp, "\(place)")
      default: break
      }
    }
    #expect(!isOwed, "\(place): never reported as shown")
    let key = world.windows.first { $0.isKeyWindow }
    let first = world.views.first { $0.isFirstResponder && $0.window === key }
    var wanted: UIView?
    var link: UIResponder? = first
    while let current = link, wanted == nil {
      wanted = current.inputView ?? current.inputAccessoryView
      link = current.next
    }
    #expect((wanted != nil) == isUp, "\(place)")
    #expect(wanted?.window != nil || wanted == nil, "\(place)")
    for view in world.views where wanted == nil {
      #expect(view.keys?.window == nil && view.bar?.window == nil, "\(place)")
    }
  }
}
