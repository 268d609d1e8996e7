/// Detects cycles in a chain of links, which an override of `next` can create.
///
/// The mark moves to later links, twice as far each time (Brent's method). A cycle is detected
/// within about three rounds, without allocation.
package struct CycleDetector {
  @usableFromInline var mark: AnyObject?
  @usableFromInline var steps = 0
  @usableFromInline var limit = 4

  @inlinable package init() {}

  /// Visits the next link. Returns `true` if the chain has returned to the marked link.
  @inlinable
  package mutating func hasComeRound(to object: AnyObject) -> Bool {
    if mark === object { return true }
    steps += 1
    if steps == limit {
      mark = object
      steps = 0
      limit *= 2
    }
    return false
  }
}

/// The objects along links that apps can set or override, such as `presentedViewController`.
///
/// The sequence ends if the links form a cycle, after at most three rounds. Each link is read when
/// the object behind it is requested.
package struct LinkWalk<Object: AnyObject>: Sequence, IteratorProtocol {
  private let first: Object?
  private let link: (Object) -> Object?
  private var last: Object?
  private var watch = CycleDetector()

  /// Creates a sequence that begins with `first`. It is empty if `first` is `nil`.
  package init(_ first: Object?, _ link: @escaping (Object) -> Object?) {
    self.first = first
    self.link = link
  }

  /// Returns the next object, or `nil` at the end of the links or if they form a cycle.
  package mutating func next() -> Object? {
    let object = last == nil ? first : last.flatMap(link)
    guard let object, !watch.hasComeRound(to: object) else { return nil }
    last = object
    return object
  }
}
