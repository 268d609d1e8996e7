internal import TouchstoneMutations

/// On which page a scroll comes to rest (statement 274).
package enum Paging {
  /// The velocity from which letting go is a flick, in points a second; unpublished
  /// (statement 274), chosen.
  package static let flickVelocity = 250.0
  /// The rate at which a page is turned, whatever rate the program chose; unpublished, chosen as
  /// the quick one: a page of 400 points takes 0.6 s, as iOS seems to, and the usual one 2.2 s.
  package static let rate = Deceleration.fastRate

  /// The offset to come to rest at: a whole page away from where the drag began, if flicked, or the
  /// nearest one; a flick advances one page at most.
  ///
  /// - Parameters:
  ///   - offset: where it is let go, in points.
  ///   - dragStart: where the drag began.
  ///   - velocity: of the offset, in points a second.
  ///   - page: the size of a page, in points.
  ///   - range: the valid offsets; its lower end is where the first page starts.
  /// - Returns: a valid offset.
  package static func target(
    offset: Double, dragStart: Double, velocity: Double, page: Double,
    range: ClosedRange<Double>
  ) -> Double {
    guard page > 0 else { return offset }
    func inRange(_ value: Double) -> Double {
      min(max(value, range.lowerBound), range.upperBound)
    }
    let origin = range.lowerBound
    let number = (offset - origin) / page
    guard velocity.magnitude >= flickVelocity else {
      return inRange(origin + (number + 0.5).rounded(.down) * page)
    }
    // A flick back after a drag forth stays on the page of the start.
    let start = ((inRange(dragStart) - origin) / page).rounded()
    let next = velocity > 0 ? number.rounded(.down) + 1 : number.rounded(.up) - 1
    let pages = Mutation.flicksSkipPages.isOn ? next : min(max(next, start - 1), start + 1)
    return inRange(origin + pages * page)
  }
}
