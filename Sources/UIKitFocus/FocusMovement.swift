internal import TouchstoneGestures
@_spi(Kit) internal import UIKitCore

/// Moves the focus in the direction that the user chose.
@MainActor
struct FocusMovement {
  let engine: FocusEngine
  let heading: UIFocusHeading
  /// Whether a direction may leave the group if no item of the group is in that direction. `true`
  /// for remote controls, which have no Tab key.
  let leavesGroup: Bool

  /// Moves the focus and returns whether it moved.
  func run() -> Bool {
    if engine.state.isDeferring || !engine.state.hasItem { return engine.endDeferring() }
    engine.checkItem()
    guard let item = engine.focusedItem, let window = engine.scene?.keyWindow else { return false }
    window.layoutIfNeeded()
    let found = FocusTree.items(in: window)
    if let direction { return go(direction, from: item, in: window, found) }
    return heading == .next || heading == .previous
      ? changeGroup(from: item, found) : goToEnd(from: item, found)
  }

  private var direction: FocusDirection? {
    switch heading {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    default: nil
    }
  }

  // MARK: Directions

  /// A possible result of a search: an item or a focus guide.
  private struct Candidate {
    let item: (any UIFocusItem)?
    let guide: UIFocusGuide?
    let box: FocusBox
  }

  private func go(
    _ direction: FocusDirection, from item: any UIFocusItem, in window: UIWindow,
    _ found: [FocusTree.Found]
  ) -> Bool {
    guard let rect = FocusTree.rect(of: item) else { return false }
    let search = FocusSearch(from: FocusTree.box(rect), direction: direction)
    let group = engine.groups.name(of: item)
    let others = found.filter { $0.item !== item }
    let near = others.filter { engine.groups.name(of: $0.item) == group }
    let guides = FocusTree.guides(in: window).map {
      Candidate(item: nil, guide: $0.guide, box: $0.box)
    }
    for items in leavesGroup ? [near, others] : [near] {
      let candidates = items.map { Candidate(item: $0.item, guide: nil, box: $0.box) } + guides
      if let result = tryEach(search, candidates, from: item) { return result }
    }
    fail(from: item, sentence(search, near, others, group), hint: direction)
    return false
  }

  /// Tries the candidates from best to worst. Returns whether the focus moved, or `nil` if no
  /// candidate is eligible.
  private func tryEach(
    _ search: FocusSearch, _ candidates: [Candidate], from item: any UIFocusItem
  ) -> Bool? {
    var candidates = candidates
    while let best = search.best(of: candidates.map(\.box)) {
      let candidate = candidates.remove(at: best)
      if let next = candidate.item, engine.refusal(of: next) == nil {
        return enter(next, from: item)
      }
      if let guide = candidate.guide, let next = target(of: guide), next !== item {
        return move(to: next, .guide(heading), from: item)
      }
    }
    return nil
  }

  private func target(of guide: UIFocusGuide) -> (any UIFocusItem)? {
    var search = PreferredFocus(engine)
    return search.item(inOneOf: guide.preferredFocusEnvironments)
  }

  // MARK: Groups

  /// Moves to the first item of the next group in reading order, or to the next item if the window
  /// has only one group.
  private func changeGroup(from item: any UIFocusItem, _ found: [FocusTree.Found]) -> Bool {
    let groups = engine.groups
    let names = groups.names(of: found)
    let pace = heading == .next ? 1 : -1
    guard names.count > 1, let place = names.firstIndex(of: groups.name(of: item)) else {
      return step(by: pace, from: item, groups.inReadingOrder(found))
    }
    for distance in 1..<names.count {
      let name = names[modulo(place + pace * distance, names.count)]
      let members = found.filter { groups.name(of: $0.item) == name }
      if let next = groups.first(of: members, where: { engine.refusal(of: $0) == nil }) {
        return enter(next, from: item)
      }
    }
    fail(from: item, "no other focus group has an item that can have the focus", hint: nil)
    return false
  }

  private func step(by pace: Int, from item: any UIFocusItem, _ read: [any UIFocusItem]) -> Bool {
    guard let place = read.firstIndex(where: { $0 === item }), read.count > 1 else {
      fail(from: item, "there is no other item", hint: nil)
      return false
    }
    for distance in 1..<read.count {
      let next = read[modulo(place + pace * distance, read.count)]
      if engine.refusal(of: next) == nil { return enter(next, from: item) }
    }
    fail(from: item, "no other item can have the focus", hint: nil)
    return false
  }

  private func modulo(_ number: Int, _ count: Int) -> Int { (number % count + count) % count }

  /// Moves to the first or the last item of the group.
  private func goToEnd(from item: any UIFocusItem, _ found: [FocusTree.Found]) -> Bool {
    let groups = engine.groups
    let members = groups.inReadingOrder(
      found.filter { groups.name(of: $0.item) == groups.name(of: item) })
    let ordered = heading == .first ? members : members.reversed()
    guard let next = ordered.first(where: { engine.refusal(of: $0) == nil }), next !== item else {
      fail(from: item, "it is the \(heading.label) of its group", hint: nil)
      return false
    }
    return move(to: next, .heading(heading), from: item)
  }

  // MARK: Results

  /// Moves to an item, or to the item that a container around it chooses for a focus from outside.
  ///
  /// The choice of the outermost container counts.
  private func enter(_ next: any UIFocusItem, from item: any UIFocusItem) -> Bool {
    for environment in FocusTree.chain(from: next).reversed() {
      guard let container = environment as? any FocusEntryChoosing,
        !FocusTree.contains(container, item), let chosen = container.focusEntry,
        engine.refusal(of: chosen) == nil
      else { continue }
      return move(to: chosen, .heading(heading), from: item)
    }
    return move(to: next, .heading(heading), from: item)
  }

  private func move(
    to next: any UIFocusItem, _ cause: FocusCause, from item: any UIFocusItem
  ) -> Bool {
    if engine.move(to: next, cause) { return true }
    announceFailure(from: item, to: next)
    return false
  }

  private func fail(from item: any UIFocusItem, _ reason: String, hint: FocusDirection?) {
    engine.report(.stayed, from: item, to: nil, "heading \(heading.label), \(reason)")
    announceFailure(from: item, to: nil)
    if let hint { item.didHintFocusMovement(UIFocusMovementHint(direction: hint.vector)) }
  }

  private func announceFailure(from item: any UIFocusItem, to next: (any UIFocusItem)?) {
    NotificationCenter.default.post(
      name: UIFocusSystem.movementDidFailNotification, object: engine.system,
      userInfo: [
        UIFocusSystem.focusUpdateContextUserInfoKey: UIFocusUpdateContext(
          from: item, to: next, heading: heading)
      ])
  }

  /// Returns the explanation that no item was found, with the item that came closest.
  private func sentence(
    _ search: FocusSearch, _ near: [FocusTree.Found], _ others: [FocusTree.Found], _ group: String
  ) -> String {
    let outside = others.filter { engine.groups.name(of: $0.item) != group }
    let label = FocusGroups.label(group)
    if let index = search.best(of: outside.map(\.box)) {
      return "no item lies that way in \(label); \(TraceName.of(outside[index].item)) does, in "
        + "another group: Tab goes there"
    }
    var missed: (item: any UIFocusItem, distance: Double)?
    for found in near {
      guard case .beside(let distance) = search.reach(of: found.box),
        distance < missed?.distance ?? .infinity
      else { continue }
      missed = (found.item, distance)
    }
    guard let missed else { return "no item lies that way in \(label)" }
    return "no item lies straight that way in \(label); \(TraceName.of(missed.item)) misses by "
      + "\(number(missed.distance)) points: a UIFocusGuide could lead there"
  }

  private func number(_ value: Double) -> String {
    let tenths = (value * 10).rounded() / 10
    return tenths == tenths.rounded() ? "\(Int(clamping: tenths))" : "\(tenths)"
  }
}

extension FocusDirection {
  var vector: CGVector {
    switch self {
    case .up: CGVector(dx: 0, dy: -1)
    case .down: CGVector(dx: 0, dy: 1)
    case .left: CGVector(dx: -1, dy: 0)
    case .right: CGVector(dx: 1, dy: 0)
    }
  }
}
