internal import UIKitCore

/// The layout of a popover next to its source. Pure geometry without views.
struct PopoverLayout {
  /// The rectangle that may contain the popover.
  let room: CGRect
  /// The rectangle of the source.
  let source: CGRect
  /// The preferred size of the content.
  let contentSize: CGSize
  /// The permitted directions of the arrow.
  let permitted: UIPopoverArrowDirection
  /// Whether the popover may overlap its source if no side has enough space.
  let mayOverlap: Bool
  /// The dimensions of the arrow and background.
  let frame: Frame

  /// The dimensions of a popover's arrow and background.
  struct Frame {
    /// The width of the arrow at its base.
    var arrowBase: CGFloat
    /// The length of the arrow.
    var arrowHeight: CGFloat
    /// The insets around the content, without the arrow.
    var insets: UIEdgeInsets
    /// The minimum distance of the arrow from corners.
    var cornerRadius: CGFloat
  }

  /// The computed position of a popover.
  struct Place: Equatable {
    /// The frame of the whole popover, including the arrow.
    var whole: CGRect
    /// The frame of the content, in the coordinates of the whole popover.
    var content: CGRect
    /// The direction of the arrow. Empty if there is no arrow.
    var direction: UIPopoverArrowDirection
    /// The distance of the arrow from the center of its side, to the right or downward.
    var arrowOffset: CGFloat
  }

  /// A side of the source, and the space beyond it.
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

  /// The size of the content and its insets, without the arrow.
  private var bodySize: CGSize {
    CGSize(
      width: contentSize.width + frame.insets.left + frame.insets.right,
      height: contentSize.height + frame.insets.top + frame.insets.bottom)
  }

  /// The position on the first side with enough space, or else on the side with the most space.
  ///
  /// If no side is permitted, the popover is centered over its source, without an arrow.
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
    // A side with almost no space can't contain the popover, however much it shrinks.
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
