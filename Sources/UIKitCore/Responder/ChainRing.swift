package import TouchstoneHitTree

package typealias LinkWalk = TouchstoneHitTree.LinkWalk
package typealias RingWatch = TouchstoneHitTree.RingWatch

/// Ends what goes from responder to responder by calls, where the chain runs in a ring.
@MainActor
enum ChainRing {
  /// How many calls may lie inside each other. Each takes some 1 KiB of stack in a debug build; a ring,
  /// or a longer chain of overrides that call `super`, ends here.
  static let mostNested = 2_000
  private static var calls = NestedCalls(most: mostNested)

  /// Makes `call`, which goes on with a responder above `responder`, unless that is one too many; then
  /// it answers `otherwise`.
  static func goOn<Result>(
    from responder: UIResponder, otherwise: Result, _ call: () -> Result
  ) -> Result {
    switch calls.begin() {
    case .goes:
      defer { calls.end() }
      return call()
    case .reachesBound:
      if isRing(above: responder) {
        report(responder)
      } else {
        Fault.report(
          "\(mostNested) responders handed an event on to each other; it ends at "
            + "\(ViewDescription.name(responder))", about: responder)
      }
      return otherwise
    case .refused: return otherwise
    }
  }

  /// The first one above a responder for which `isSought` holds, as a loop. Nothing is sought in a
  /// ring, which is told of.
  static func first(
    above responder: UIResponder, where isSought: (UIResponder) -> Bool
  ) -> UIResponder? {
    var watch = RingWatch()
    var link = TouchCall.next(of: responder)
    while let current = link {
      if isSought(current) { return current }
      if watch.hasComeRound(to: current) {
        report(responder)
        return nil
      }
      link = TouchCall.next(of: current)
    }
    return nil
  }

  private static func report(_ responder: UIResponder) {
    Fault.report(
      "the responder chain above \(ViewDescription.name(responder)) runs in a ring; an override of next makes it",
      about: responder)
  }

  /// Whether the chain never ends.
  static func isRing(above responder: UIResponder) -> Bool {
    var watch = RingWatch()
    var link = TouchCall.next(of: responder)
    while let current = link {
      if watch.hasComeRound(to: current) { return true }
      link = TouchCall.next(of: current)
    }
    return false
  }
}
