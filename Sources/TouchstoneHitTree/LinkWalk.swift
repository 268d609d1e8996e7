/// Notices that links run in a ring, as an override of `next` can make them.
///
/// The mark is put on ever later links, twice as far each time (Brent's method): a ring is noticed
/// within about three rounds, and nothing is allocated.
package struct RingWatch {
  @usableFromInline var mark: AnyObject?
  @usableFromInline var steps = 0
  @usableFromInline var limit = 4

  @inlinable package init() {}

  /// Takes the next link; true where the chain has come round to a link it had passed.
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

/// The objects along links that programs can set or override, such as `presentedViewController`.
///
/// It ends if the links run in a ring, after at most three rounds. Each link is read when the object
/// behind it is asked for.
package struct LinkWalk<Object: AnyObject>: Sequence, IteratorProtocol {
  private let first: Object?
  private let link: (Object) -> Object?
  private var last: Object?
  private var watch = RingWatch()

  /// A walk that begins with `first`, which is empty if that is `nil`.
  package init(_ first: Object?, _ link: @escaping (Object) -> Object?) {
    self.first = first
    self.link = link
  }

  /// The next object, or `nil` at the end of the links or if they run in a ring.
  package mutating func next() -> Object? {
    let object = last == nil ? first : last.flatMap(link)
    guard let object, !watch.hasComeRound(to: object) else { return nil }
    last = object
    return object
  }
}
