internal import TouchstoneHost
public import TouchstoneKit
internal import TouchstoneTrace

/// The area where a view can be hit, and the views that receive touches in the rest of its box.
@MainActor
public struct ViewReach {
  private let map: HitMap
  /// The view's name.
  public let name: String
  /// The number of one-point squares inside the view's box and on the screen.
  public let points: Int
  /// The number of squares that hit the view itself.
  public let own: Int
  /// The number of squares that hit a descendant of the view.
  public let inner: Int
  /// The other views that receive touches in the box, or `nobody` for no view, those with the most
  /// squares first.
  public let others: [(name: String, points: Int)]
  private let kinds: [Kind]

  /// The relation of an owner to the view.
  private enum Kind {
    case own
    case inner
    case other
  }

  /// Creates the reach of a view from a map.
  public init(of view: UIView, in map: HitMap) {
    self.map = map
    name = TraceSubject(view).description
    kinds =
      [.other]
      + map.owners.map { owner in
        guard let other = owner.subject.object as? UIView else { return .other }
        if other === view { return .own }
        return other.isDescendant(of: view) ? .inner : .other
      }
    let corner = view.bounds
    let box = [
      CGPoint(x: corner.minX, y: corner.minY), CGPoint(x: corner.maxX, y: corner.minY),
      CGPoint(x: corner.minX, y: corner.maxY), CGPoint(x: corner.maxX, y: corner.maxY),
    ].map { Explainer.screenPoint($0, in: view) }
    var counts = [Int](repeating: 0, count: map.owners.count + 1)
    var within = counts
    let columns = Self.squares(box.map(\.x), map.width)
    let rows = Self.squares(box.map(\.y), map.height)
    for (place, number) in map.squares.enumerated() {
      let (x, y) = (place % max(1, map.width), place / max(1, map.width))
      counts[Int(clamping: number)] += 1
      if columns.contains(x), rows.contains(y) { within[Int(clamping: number)] += 1 }
    }
    points = columns.count * rows.count
    let kinds = kinds
    own = counts.indices.filter { kinds[$0] == .own }.reduce(0) { $0 + counts[$1] }
    inner = counts.indices.filter { kinds[$0] == .inner }.reduce(0) { $0 + counts[$1] }
    others = within.indices.filter { kinds[$0] == .other && within[$0] > 0 }
      .sorted { (within[$1], $0) < (within[$0], $1) }
      .map { ($0 == 0 ? "no view" : map.owners[$0 - 1].name, within[$0]) }
  }

  /// Returns the indices of the squares with centers between the smallest and the largest number.
  private static func squares(_ numbers: [CGFloat], _ limit: Int) -> Range<Int> {
    let first = Int(clamping: ((numbers.min() ?? 0) - 0.5).rounded(.up))
    let last = Int(clamping: ((numbers.max() ?? 0) - 0.5).rounded(.up))
    return (first..<max(first, last)).clamped(to: 0..<limit)
  }

  /// A sentence that describes where the view can be hit.
  public var sentence: String {
    guard own + inner > 0 else {
      return points == 0
        ? "\(name) can't be hit: no part of it is on the screen."
        : "\(name) can't be hit; touches in its bounding box go to \(Self.list(others))."
    }
    let within = inner == 0 ? "" : ", and its subviews at \(inner)"
    let rest =
      others.isEmpty ? "" : " Other touches in its bounding box go to \(Self.list(others))."
    return "\(name) can be hit at \(own) points\(within); its bounding box has \(points) on the "
      + "screen."
      + rest
  }

  private static func list(_ others: [(name: String, points: Int)]) -> String {
    let most = 3
    let names = others.prefix(most).map { "\($0.name) (\($0.points))" }
    let more = others.count > most ? " and \(others.count - most) more" : ""
    return names.joined(separator: ", ") + more
  }

  /// The sentence and a picture of the screen.
  ///
  /// The picture shows # where the view itself is hit, and + where a descendant is. If the view
  /// can't be hit anywhere, there is no picture.
  public var text: String {
    guard own + inner > 0 else { return sentence + "\n" }
    let kinds = kinds
    let picture = map.picture { owner in
      switch kinds[owner] {
      case .own: "#"
      case .inner: "+"
      case .other: "·"
      }
    }
    return ([sentence, ""] + picture).joined(separator: "\n") + "\n"
  }
}
