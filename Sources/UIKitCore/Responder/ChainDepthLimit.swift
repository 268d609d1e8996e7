package import TouchstoneHitTree

package typealias LinkWalk = TouchstoneHitTree.LinkWalk
package typealias CycleDetector = TouchstoneHitTree.CycleDetector

/// Ends recursive calls along the responder chain if the chain has a cycle.
@MainActor
enum ChainDepthLimit {
  /// The maximum number of nested calls.
  ///
  /// Each uses about 1 KiB of stack in a debug build. A cycle, or a longer chain of overrides that
  /// call `super`, ends here.
  static let mostNested = 2_000
  private static var calls = NestedCalls(most: mostNested)

  /// Makes `call`, which continues above `responder`, or returns `otherwise` at the maximum.
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
          "\(mostNested) responders forwarded an event to each other; forwarding stops at "
            + "\(ViewDescription.name(responder))", about: responder)
      }
      return otherwise
    case .refused: return otherwise
    }
  }

  /// Returns the nearest responder above `responder` that satisfies `isSought`. Returns `nil` if no
  /// responder does, or if the chain has a cycle, which is reported.
  static func first(
    above responder: UIResponder, where isSought: (UIResponder) -> Bool
  ) -> UIResponder? {
    var watch = CycleDetector()
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
      "the responder chain above \(ViewDescription.name(responder)) contains a cycle, which an "
        + "override of next creates",
      about: responder)
  }

  /// Returns whether the chain has a cycle and therefore never ends.
  static func isRing(above responder: UIResponder) -> Bool {
    var watch = CycleDetector()
    var link = TouchCall.next(of: responder)
    while let current = link {
      if watch.hasComeRound(to: current) { return true }
      link = TouchCall.next(of: current)
    }
    return false
  }
}
