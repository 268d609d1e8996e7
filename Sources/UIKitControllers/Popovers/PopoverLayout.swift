internal import UIKitCore

/// Where a popover lies beside its source: plain numbers.
struct PopoverLayout {
  /// Where it may be.
  let room: CGRect
  /// What it is about.
  let source: CGRect
  /// The size that its content would like to have.
  let contentSize: CGSize
  /// Where its arrow may point.
  let permitted: UIPopoverArrowDirection
  /// Whether it may lie over its source where it is too large for every side.
  let mayOverlap: Bool
  /// What surrounds the content.
  let frame: Frame

  /// What surrounds the content of a popover.
  struct Frame {
    /// How broad the arrow is where it begins.
    var arrowBase: CGFloat
    /// How far the arrow reaches.
    var arrowHeight: CGFloat
    /// What lies around the content, without the arrow.
    var insets: UIEdgeInsets
    /// How far the arrow keeps away from corners.
    var cornerRadius: CGFloat
  }

  /// A popover in its place.
  struct Place: Equatable {
    /// All of it, the arrow too.
    var whole: CGRect
    /// The content, in what is the whole.
    var content: CGRect
    /// Where the arrow points; nowhere without one.
    var direction: UIPopoverArrowDirection
    /// How far the arrow is from the middle of its side, to the right or downwards.
    var arrowOffset: CGFloat
  }

  /// A side of the source, and what there is beyond it.
  private struct Side {
    let direction: UIPopoverArrowDirection
    let isVertical: Bool
    let length: CGFloat
  }

  /// The sides in the order in which they are tried: below, above, right and left.
  private var sides: [Side] {
    [
      Side(direction: .up, isVertical: true, length: room.maxY - source.maxY),
      Side(direction: .down, isVertical: true, length: source.minY - room.minY),
      Side(direction: .left, isVertical: false, length: room.maxX - source.maxX),
      Side(direction: .right, isVertical: false, length: source.minX - room.minX),
    ].filter { permitted.contains($0.direction) }
  }

  /// The content with what surrounds it, but for the arrow.
  private var bodySize: CGSize {
    CGSize(
      width: contentSize.width + frame.insets.left + frame.insets.right,
      height: contentSize.height + frame.insets.top + frame.insets.bottom)
  }

  /// The first side on which all of it has room, or else the one with the most; without a side it lies
  /// over the middle of its source, without an arrow.
  var place: Place {
    let body = bodySize
    func needed(_ side: Side) -> CGFloat {
      (side.isVertical ? body.height : body.width) + frame.arrowHeight
    }
    guard
      let side = sides.first(where: { $0.length >= needed($0) })
        ?? sides.reduce(
          nil,
          { best, side in
            best.map { $0.length >= side.length } == true ? best : side
          })
    else { return centered }
    // A side that is next to nothing can't hold it, however small it becomes.
    let shrinks = !mayOverlap && side.length >= 2 * frame.arrowHeight
    let length = shrinks ? min(needed(side), side.length) : needed(side)
    return place(
      side,
      CGSize(
        width: min(room.width, side.isVertical ? body.width : length),
        height: min(room.height, side.isVertical ? length : body.height)))
  }

  private var centered: Place {
    let size = CGSize(
      width: min(room.width, bodySize.width), height: min(room.height, bodySize.height))
    let origin = CGPoint(x: source.midX - size.width / 2, y: source.midY - size.height / 2)
    let whole = within(CGRect(origin: origin, size: size))
    let content = CGRect(origin: .zero, size: size).inset(by: frame.insets)
    return Place(whole: whole, content: content, direction: [], arrowOffset: 0)
  }

  private func place(_ side: Side, _ size: CGSize) -> Place {
    var origin = CGPoint(x: source.midX - size.width / 2, y: source.midY - size.height / 2)
    var insets = frame.insets
    switch side.direction {
    case .up:
      origin.y = source.maxY
      insets.top += frame.arrowHeight
    case .down:
      origin.y = source.minY - size.height
      insets.bottom += frame.arrowHeight
    case .left:
      origin.x = source.maxX
      insets.left += frame.arrowHeight
    default:
      origin.x = source.minX - size.width
      insets.right += frame.arrowHeight
    }
    let whole = within(CGRect(origin: origin, size: size))
    let wish = side.isVertical ? source.midX - whole.midX : source.midY - whole.midY
    let extent = side.isVertical ? whole.width : whole.height
    let most = max(0, extent / 2 - frame.arrowBase / 2 - frame.cornerRadius)
    return Place(
      whole: whole, content: CGRect(origin: .zero, size: size).inset(by: insets),
      direction: side.direction, arrowOffset: max(-most, min(most, wish)))
  }

  private func within(_ rect: CGRect) -> CGRect {
    CGRect(
      x: max(room.minX, min(rect.minX, room.maxX - rect.width)),
      y: max(room.minY, min(rect.minY, room.maxY - rect.height)),
      width: rect.width, height: rect.height)
  }
}
