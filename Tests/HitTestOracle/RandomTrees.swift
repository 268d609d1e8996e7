internal import Fuzzing

/// Creates random trees, changes and points, which are the same for the same seed on every
/// platform.
///
/// An exact tree contains only short binary fractions, and transforms with a determinant that is a
/// power of two. Nothing in it is ever rounded, so points exactly on an edge can be compared.
package struct RandomTrees: RandomNumberGenerator {
  private var generator: SeededGenerator

  package init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  package mutating func next() -> UInt64 { generator.next() }

  /// The screen that contains the windows.
  package static let screen = OracleRect(0, 0, 384, 512)

  private mutating func chance(_ percent: Int) -> Bool { Int(next() % 100) < percent }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int(next() % UInt64(values.count))]
  }

  // MARK: Trees

  package mutating func tree() -> OracleTree {
    var tree = OracleTree()
    tree.isExact = chance(70)
    for order in 1...(number(1...3)) {
      var window = OracleView(
        bounds: Self.screen,
        center: OraclePoint(Self.screen.width / 2, Self.screen.height / 2))
      if order > 1 {
        window.bounds = bounds(tree.isExact)
        window.center = place(tree.isExact, in: Self.screen)
        if chance(30) { window.transform = transform(tree.isExact) }
        window.isHidden = chance(20)
        window.alpha = alpha(10)
        window.isInteractive = !chance(5)
        if chance(40) { window.overrides = [pick([.passThroughSelf, .hitTestReturnsNil])] }
      }
      tree.views.append(window)
      tree.windows.append(
        OracleWindow(view: tree.views.count - 1, level: pick([0, 0, 0, 1000, -1]), order: order))
    }
    let count = chance(10) ? number(60...180) : number(1...24)
    let isWide = count > 24
    // If no subview of a wide view overrides anything, hit testing uses a grid.
    let isPlain = isWide && chance(50)
    for _ in 0..<count {
      let parent = isWide && chance(80) ? 0 : number(0...(tree.views.count - 1))
      tree.views.append(view(in: tree.views[parent].bounds, tree.isExact))
      if isPlain, parent == 0 { tree.views[tree.views.count - 1].overrides = [] }
      tree.views[parent].children.append(tree.views.count - 1)
    }
    return tree
  }

  private mutating func view(in parent: OracleRect, _ isExact: Bool) -> OracleView {
    var view = OracleView(bounds: bounds(isExact), center: place(isExact, in: parent))
    if chance(35) { view.transform = transform(isExact) }
    if chance(15) { view.anchor = anchor() }
    view.isHidden = chance(6)
    view.alpha = alpha(12)
    view.isInteractive = !chance(6)
    if chance(30) { view.overrides = overrides(isExact) }
    return view
  }

  private mutating func anchor() -> OraclePoint {
    OraclePoint(pick([0, 0.25, 0.5, 1, 1.5]), pick([0, 0.25, 0.5, 1, -0.5]))
  }

  private mutating func alpha(_ percent: Int) -> Double {
    chance(percent) ? pick([0, 0.005, 0.01, 0.0100001, 0.02, 0.5]) : 1
  }

  private mutating func bounds(_ isExact: Bool) -> OracleRect {
    let x = chance(30) ? Double(number(-60...60)) : 0
    let y = chance(30) ? Double(number(-60...60)) : 0
    let width = chance(4) ? 0 : Double(number(1...320))
    let height = chance(4) ? 0 : Double(number(1...400))
    guard !isExact else { return OracleRect(x / 2, y / 2, width / 2, height / 2) }
    return OracleRect(x / 3, y / 3, width / 1.7, height / 1.7)
  }

  private mutating func place(_ isExact: Bool, in rect: OracleRect) -> OraclePoint {
    let x = rect.x * 4 + Double(number(-20...Int(rect.width * 4 + 20)))
    let y = rect.y * 4 + Double(number(-20...Int(rect.height * 4 + 20)))
    return isExact
      ? OraclePoint((x / 4 * 4).rounded() / 4, (y / 4 * 4).rounded() / 4)
      : OraclePoint(x / 4.1, y / 4.1)
  }

  private mutating func transform(_ isExact: Bool) -> OracleTransform {
    let tx = Double(number(-40...40)) / 4
    let ty = Double(number(-40...40)) / 4
    guard !isExact else {
      return pick([
        OracleTransform(tx: tx, ty: ty), OracleTransform(a: 2, d: 2, tx: tx),
        OracleTransform(a: 0.5, d: 0.5, ty: ty), OracleTransform(a: -1, tx: tx),
        OracleTransform(d: -2, ty: ty), OracleTransform(a: 0, b: 1, c: -1, d: 0, tx: tx, ty: ty),
        OracleTransform(a: 0, b: -1, c: 1, d: 0), OracleTransform(a: 0, b: 2, c: 0.5, d: 0),
        OracleTransform(a: 1, b: 0, c: 0.5, d: 1), OracleTransform(a: 1, b: -0.25, c: 0, d: 1),
        OracleTransform(a: -1, d: -1), OracleTransform(a: 0, d: 0),
        OracleTransform(a: 1, b: 1, c: -1, d: 1, tx: tx),
      ])
    }
    // A rotation by a rational point of the circle, scaled: rounded, and far from singular.
    let slope = Double(number(-300...300)) / 100
    let cosine = (1 - slope * slope) / (1 + slope * slope)
    let sine = 2 * slope / (1 + slope * slope)
    let scale = Double(number(30...220)) / 97
    return OracleTransform(
      a: scale * cosine, b: scale * sine, c: -scale * sine, d: scale * cosine, tx: tx, ty: ty)
  }

  private mutating func overrides(_ isExact: Bool) -> [OracleOverride] {
    let all: [OracleOverride] = [
      .hitTestReturnsNil, .hitTestReturnsSelf, .hitTestReturnsChild(number(0...5)),
      .passThroughSelf, .passThroughSelf,
      .hitTestShifted(Double(number(-16...16)), Double(number(-16...16))),
      .hitTestAsksChildFirst(number(0...5)), .pointInsideInset(Double(number(-40...20))),
      .pointInsideInset(-20), .pointInsideAlways(true), .pointInsideAlways(false),
      .pointInsideAnyChild, .hiddenGetter(chance(50)), .alphaGetter(pick([0, 0.01, 0.009, 1])),
      .interactionGetter(chance(50)), .boundsGetter(bounds(isExact)),
      .centerGetter(place(isExact, in: OracleRect(0, 0, 100, 100))),
      .transformGetter(transform(isExact)), .subviewsReversed, .subviewsWithoutLast,
    ]
    return (0..<(chance(75) ? 1 : 3)).map { _ in pick(all) }
  }

  // MARK: Changes

  package mutating func mutation(of tree: OracleTree) -> OracleMutation {
    let attached = tree.windows.flatMap { tree.branch(of: $0.view) }
    let window = pick(tree.windows).view
    let view = pick(attached)
    let isWindow = tree.windows.contains { $0.view == view }
    switch number(0...14) {
    case 0: return .center(view, place(tree.isExact, in: Self.screen))
    case 1: return .bounds(view, bounds(tree.isExact))
    case 2: return .transform(view, transform(tree.isExact))
    case 3: return .anchor(view, anchor())
    case 4, 5: return .hidden(view, !tree.views[view].isHidden)
    case 6: return .alpha(view, alpha(60))
    case 7: return .interaction(view, !tree.views[view].isInteractive)
    case 8 where !isWindow && tree.views.count > 3: return .remove(view)
    case 9 where !isWindow: return .toFront(view)
    case 10 where !isWindow: return .toBack(view)
    case 11: return exchange(in: attached, of: tree)
    case 12: return .level(window, pick([0, 1, 1000]))
    case 13: return .windowToFront(window)
    default: return move(tree) ?? .interaction(view, true)
    }
  }

  /// Exchanges two subviews of the view with the most subviews, where a wrong order is most
  /// visible.
  private mutating func exchange(in attached: [Int], of tree: OracleTree) -> OracleMutation {
    let counts = attached.map { (tree.views[$0].children.count, $0) }
    let (count, view) = counts.max { $0.0 < $1.0 } ?? (0, attached[0])
    guard count > 1 else { return .interaction(view, true) }
    return .exchange(view, number(0...(count - 1)), number(0...(count - 1)))
  }

  /// Moves a view to a view that is neither inside it nor its superview. Removed views come back
  /// this way.
  private mutating func move(_ tree: OracleTree) -> OracleMutation? {
    let view = number(0...(tree.views.count - 1))
    guard !tree.windows.contains(where: { $0.view == view }) else { return nil }
    let branch = tree.branch(of: view)
    let targets = tree.windows.flatMap { tree.branch(of: $0.view) }
      .filter { !branch.contains($0) && !tree.views[$0].children.contains(view) }
    guard !targets.isEmpty else { return nil }
    let target = pick(targets)
    return .move(view, into: target, at: number(0...tree.views[target].children.count))
  }

  // MARK: Points

  /// Returns a point of the screen: anywhere, or at an edge or corner of some view. The point is
  /// just next to it or, in an exact tree, on it.
  package mutating func point(in tree: OracleTree) -> OraclePoint {
    guard chance(60) else {
      return OraclePoint(
        Double(number(-40...1600)) / 4, Double(number(-40...2100)) / 4)
    }
    let number = self.number(0...(tree.views.count - 1))
    let view = tree.views[number]
    let across = pick([0, 0, 1, 1, 0.5, 0.25])
    let down = pick([0, 0, 1, 1, 0.5, 0.75])
    let near = 1.0 / 1024
    let beside = pick(tree.isExact ? [0, 0, 0, near, -near] : [near, -near])
    return tree.toScreen(
      OraclePoint(
        view.bounds.x + view.bounds.width * across + beside,
        view.bounds.y + view.bounds.height * down - beside), from: number)
  }
}
