internal import TouchstoneMutations

/// Determines the page at which a scroll comes to rest (statement 274).
package enum Paging {
  /// The lowest velocity of a flick, in points per second. Unpublished (statement 274), chosen.
  package static let flickVelocity = 250.0
  /// The deceleration rate of paging, whatever rate the app sets.
  ///
  /// Unpublished, chosen as the fast rate: a page of 400 points takes 0.6 s, as it appears to on
  /// iOS, compared with 2.2 s at the normal rate.
  package static let rate = Deceleration.fastRate

  /// Returns the offset to come to rest at: the next page in the direction of a flick, or else the
  /// nearest page.
  ///
  /// A flick advances by at most one page from the page at which the drag began.
  ///
  /// - Parameters:
  ///   - offset: The offset at the release, in points.
  ///   - dragStart: The offset at which the drag began.
  ///   - velocity: The velocity of the offset, in points per second.
  ///   - page: The size of a page, in points.
  ///   - range: The valid offsets, whose lower bound is the start of the first page.
  /// - Returns: A valid offset.
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
    // A flick back after a drag forward stays on the page at which the drag began.
    let start = ((inRange(dragStart) - origin) / page).rounded()
    let next = velocity > 0 ? number.rounded(.down) + 1 : number.rounded(.up) - 1
    let pages = Mutation.flicksSkipPages.isOn ? next : min(max(next, start - 1), start + 1)
    return inRange(origin + pages * page)
  }
}
