@_spi(Kit) internal import UIKitCore

/// The layout of an image and two texts in the system's styles.
///
/// List content views and cells with a style share it. All numbers are in points and for reading
/// from left to right.
@MainActor
struct ListContentLayout {
  /// Returns the size of a text at a width.
  typealias Measure = (CGFloat) -> CGSize

  /// The arrangements of the two texts.
  enum Arrangement {
    /// The second text is below the main one.
    case stacked
    /// The second text is at the trailing edge if both fit on a line, and below otherwise.
    case sideBySide
    /// The main text ends in a column of a width, and the second text follows after the padding.
    case column(CGFloat)
  }

  /// The frames of the parts, which are `.zero` for missing parts, and the height of the whole.
  struct Frames {
    var image = CGRect.zero
    var text = CGRect.zero
    var second = CGRect.zero
    var height: CGFloat = 0
  }

  var insets = UIEdgeInsets.zero
  var imageSize = CGSize.zero
  var imageBox = CGSize.zero
  var imagePadding: CGFloat = 0
  var horizontalPadding: CGFloat = 0
  var verticalPadding: CGFloat = 0
  var arrangement = Arrangement.stacked
  /// The texts, or `nil` for missing ones.
  var text: Measure?
  var second: Measure?
  /// Whether the texts are as wide as their space, because they aren't aligned at its beginning.
  var fillsText = false
  var fillsSecond = false

  /// The least width of a text, so that a narrow cell doesn't wrap each letter without end.
  private static let leastWidth: CGFloat = 1

  /// Returns the frames in a width and a height. With no height, it is that of the content.
  func frames(width: CGFloat, height: CGFloat? = nil) -> Frames {
    var frames = Frames()
    let box = imageSize.width > 0 || imageBox.width > 0 ? imageBox : .zero
    let start = insets.left + (box.width > 0 ? box.width + imagePadding : 0)
    let room = max(Self.leastWidth, width - insets.right - start)
    let block = placeTexts(start, room, &frames)
    let content = max(block, box.height)
    frames.height = content + insets.top + insets.bottom
    let whole = height ?? frames.height
    let middle = insets.top + (whole - insets.top - insets.bottom) / 2
    frames.text.origin.y += middle - block / 2
    frames.second.origin.y += middle - block / 2
    if imageSize.width > 0 {
      frames.image = CGRect(
        x: insets.left + (box.width - imageSize.width) / 2, y: middle - imageSize.height / 2,
        width: imageSize.width, height: imageSize.height)
    }
    return frames
  }

  /// The width that the content needs to have each text on one line.
  var naturalWidth: CGFloat {
    let texts = [text, second].compactMap { $0?(.infinity).width }
    let textWidth: CGFloat
    switch arrangement {
    case .stacked: textWidth = texts.max() ?? 0
    case .sideBySide: textWidth = texts.reduce(0, +) + (texts.count == 2 ? horizontalPadding : 0)
    case .column(let column): textWidth = column + horizontalPadding + (texts.last ?? 0)
    }
    let image = imageBox.width > 0 ? imageBox.width + imagePadding : 0
    return insets.left + image + textWidth + insets.right
  }

  /// Positions the texts from y = 0 on, and returns their height.
  private func placeTexts(_ start: CGFloat, _ room: CGFloat, _ frames: inout Frames) -> CGFloat {
    if case .column(let column) = arrangement { return placeColumn(column, start, room, &frames) }
    if case .sideBySide = arrangement, let height = placeSideBySide(start, room, &frames) {
      return height
    }
    let first = text?(room) ?? .zero
    let other = second?(room) ?? .zero
    let gap = text != nil && second != nil ? verticalPadding : 0
    frames.text = CGRect(
      x: start, y: 0, width: fillsText ? room : min(first.width, room), height: first.height)
    frames.second = CGRect(
      x: start, y: first.height + gap, width: fillsSecond ? room : min(other.width, room),
      height: other.height)
    return first.height + gap + other.height
  }

  /// Positions both texts on a line, or returns `nil` if they don't fit.
  private func placeSideBySide(
    _ start: CGFloat, _ room: CGFloat, _ frames: inout Frames
  ) -> CGFloat? {
    guard let first = text?(.infinity), let other = second?(.infinity),
      first.width + horizontalPadding + other.width <= room
    else { return nil }
    let height = max(first.height, other.height)
    frames.text = CGRect(
      x: start, y: (height - first.height) / 2, width: first.width, height: first.height)
    frames.second = CGRect(
      x: start + room - other.width, y: (height - other.height) / 2, width: other.width,
      height: other.height)
    return height
  }

  private func placeColumn(
    _ column: CGFloat, _ start: CGFloat, _ room: CGFloat, _ frames: inout Frames
  ) -> CGFloat {
    let rest = max(Self.leastWidth, room - column - horizontalPadding)
    let first = text?(column) ?? .zero
    let other = second?(rest) ?? .zero
    let height = max(first.height, other.height)
    frames.text = CGRect(
      x: start, y: (height - first.height) / 2, width: column, height: first.height)
    frames.second = CGRect(
      x: start + column + horizontalPadding, y: (height - other.height) / 2,
      width: min(other.width, rest), height: other.height)
    return height
  }
}

extension CGRect {
  /// Returns the rectangle with its origin at whole pixels, halves rounded up, and mirrored in a
  /// width if `isMirrored` is `true`.
  @MainActor
  func placed(in view: UIView, isMirrored: Bool, width: CGFloat) -> CGRect {
    let scale = Swift.max(1, view.traitCollection.displayScale)
    func pixel(_ value: CGFloat) -> CGFloat { (value * scale + 0.5).rounded(.down) / scale }
    let x = isMirrored ? width - maxX : minX
    return CGRect(origin: CGPoint(x: pixel(x), y: pixel(minY)), size: size)
  }
}
