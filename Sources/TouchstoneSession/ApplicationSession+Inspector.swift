package import TouchstoneHost
internal import TouchstoneInspector
internal import TouchstoneKit
internal import TouchstoneTrace

/// The content of the page's inspector, and the edits made with it.
extension ApplicationSession {
  /// The size, in points, of details that may be missed in the hit map if a class overrides hit
  /// testing. A coarse map of a whole screen appears without delay.
  private static let mapTile = 4

  package func hitMap() -> PageHitMap {
    let map = HitMapMaker(application: application, tile: Self.mapTile).map
    return PageHitMap(
      width: map.width, height: map.height,
      owners: map.owners.enumerated().map { place, owner in
        let color = HitMap.color(place)
        return PageHitMap.Owner(
          node: (owner.subject.object as? UIView).flatMap { host.number(of: $0.layer) },
          name: owner.name, points: owner.points,
          color: "rgb(\(color[0]) \(color[1]) \(color[2]))")
      },
      bands: map.bands.map { band in
        [band.y, band.height] + band.runs.flatMap { [$0.width, $0.owner] }
      })
  }

  package func properties(ofNode node: Int) -> PageProperties? {
    view(ofNode: node).map { properties(of: $0, node: node) }
  }

  package func properties(ofNodes nodes: [Int]) -> [PageProperties] {
    guard !nodes.isEmpty else { return [] }
    let wanted = Set(nodes)
    var found: [Int: UIView] = [:]
    for view in allViews {
      guard let node = host.number(of: view.layer), wanted.contains(node) else { continue }
      found[node] = view
    }
    return nodes.compactMap { node in found[node].map { properties(of: $0, node: node) } }
  }

  package var willPost: ((RawInput) -> Void)? {
    get { host.willPost }
    set { host.willPost = newValue }
  }

  /// Changes a property, unless the session is recorded to a file, because a recording contains
  /// only input.
  package func change(_ edit: PageEdit) -> PageProperties? {
    guard !programs.isWrittenToFile else { return properties(ofNode: edit.node) }
    guard let view = view(ofNode: edit.node), let key = ViewEdit.Key(rawValue: edit.key) else {
      return nil
    }
    let value: ViewEdit.Value =
      switch edit.value {
      case .flag(let flag): .flag(flag)
      case .text(let text): .text(text)
      case .numbers(let numbers) where numbers.count == 1: .number(numbers[0])
      case .numbers(let numbers): .rectangle(numbers)
      }
    programs.recordChange("a property was changed in the inspector")
    edits.apply(ViewEdit(key, part: edit.part, to: value), to: view, at: application.now)
    return properties(of: view, node: edit.node)
  }

  package func undoChange() -> PageProperties? {
    guard let view = edits.undo(), let node = host.number(of: view.layer) else { return nil }
    return properties(of: view, node: node)
  }

  private func properties(of view: UIView, node: Int) -> PageProperties {
    let known = ViewProperties(of: view)
    return PageProperties(
      node: node, name: known.name,
      groups: known.groups.map { group in
        PageProperties.Group(title: group.title, rows: group.properties.map(row))
      }, changes: edits.count, undo: edits.next)
  }

  private func row(_ property: ViewProperty) -> PageProperties.Row {
    var row = PageProperties.Row(label: property.label, value: property.value)
    guard let edit = property.edit, !programs.isWrittenToFile else { return row }
    row.key = edit.key.rawValue
    row.part = edit.part
    switch edit.value {
    case .flag(let flag): row.flag = flag
    case .number(let number): row.numbers = [number]
    case .rectangle(let numbers): row.numbers = numbers
    case .text: break
    }
    return row
  }

  /// Returns the view with a layer's number in the display list, or `nil` if no view has it.
  func view(ofNode node: Int) -> UIView? {
    allViews.first { host.number(of: $0.layer) == node }
  }

  private var allViews: [UIView] {
    application.windowsFrontToBack.flatMap(\.branchInOrder)
  }
}
