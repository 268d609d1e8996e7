internal import UIKitCore

/// The dots of a page control.
final class PageDots: UIView {
  /// Lengths in points, measured on iOS 26.
  ///
  /// In this order: the distance between the centers of two dots, the length that both ends add,
  /// the height of the control, the distance of the first slot from the edge, the size of a slot,
  /// and the diameter of a dot.
  private static let pitch: CGFloat = 18
  private static let ends: CGFloat = 20
  private static let height: CGFloat = 26
  private static let first: CGFloat = 14
  private static let place: CGFloat = 10
  private static let dot: CGFloat = 7.6
  /// The maximum number of dots drawn on each side of the current page, more than any screen can
  /// show.
  private static let mostAside = 500
  /// The distance in points after which a finger drags from page to page; chosen to equal the
  /// distance of a pan.
  static let scrubDistance: CGFloat = 10

  /// The opacity of the dots of a disabled control; chosen, because Apple documents no value.
  static let disabledAlpha: CGFloat = 0.5

  var numberOfPages = 0
  var page = 0
  var colors: (other: UIColor?, current: UIColor?)
  var preferredImages: (other: UIImage?, current: UIImage?)
  var images: [Int: UIImage] = [:]
  var currentImages: [Int: UIImage] = [:]
  var way = (isUpright: false, isReversed: false)
  var hasCapsule = false
  /// The fraction of the current page's indicator that has the indicator's color, or `nil` for all
  /// of it.
  var progress: CGFloat?

  func install(in view: UIView) {
    view.isOpaque = false
    isUserInteractionEnabled = false
    view.addSubview(self)
    setNeedsDisplay()
  }

  static func size(forPages count: Int, isUpright: Bool) -> CGSize {
    let length = pitch * CGFloat(count) + ends
    return isUpright
      ? CGSize(width: height, height: length) : CGSize(width: length, height: height)
  }

  /// Returns the center of a page's slot.
  private func middle(of page: Int) -> CGPoint {
    let number = CGFloat(way.isReversed ? numberOfPages - 1 - page : page)
    let along = Self.first + Self.place / 2 + Self.pitch * number
    return way.isUpright
      ? CGPoint(x: bounds.midX, y: along) : CGPoint(x: along, y: bounds.midY)
  }

  /// Returns the page with the slot nearest to a point, or `nil` if there are no pages.
  func page(at point: CGPoint) -> Int? {
    guard numberOfPages > 0 else { return nil }
    let along = way.isUpright ? point.y : point.x
    let number = ((along - Self.first - Self.place / 2) / Self.pitch).rounded()
    let place = min(max(0, Int(clamping: number)), numberOfPages - 1)
    return way.isReversed ? numberOfPages - 1 - place : place
  }

  override func draw(_ rect: CGRect) {
    if hasCapsule {
      UIColor.tertiarySystemFill.resolvedColor(with: traitCollection).setFill()
      UIBezierPath(roundedRect: bounds, cornerRadius: Self.height / 2).fill()
    }
    let first = max(0, page - Self.mostAside)
    let last = first + min(numberOfPages - first, 2 * Self.mostAside + 1)
    for page in first..<last { draw(page) }
  }

  private func draw(_ page: Int) {
    guard page == self.page, let progress, let context = UIGraphicsGetCurrentContext() else {
      return draw(page, isCurrent: page == self.page)
    }
    draw(page, isCurrent: false)
    context.saveGState()
    context.clip(to: part(progress, of: middle(of: page)))
    draw(page, isCurrent: true)
    context.restoreGState()
  }

  /// Returns the part of an indicator's slot that a progress covers, in the direction of the pages.
  private func part(_ progress: CGFloat, of middle: CGPoint) -> CGRect {
    var part = square(Self.place, around: middle)
    let length = Self.place * progress
    let rest = way.isReversed ? Self.place - length : 0
    if way.isUpright {
      (part.origin.y, part.size.height) = (part.minY + rest, length)
    } else {
      (part.origin.x, part.size.width) = (part.minX + rest, length)
    }
    return part
  }

  private func draw(_ page: Int, isCurrent: Bool) {
    let wanted = isCurrent ? colors.current ?? .label : colors.other ?? .tertiaryLabel
    let ink = wanted.resolvedColor(with: traitCollection)
    let middle = middle(of: page)
    let other = images[page] ?? preferredImages.other
    let image = isCurrent ? currentImages[page] ?? preferredImages.current ?? other : other
    guard let image else {
      ink.setFill()
      return UIBezierPath(ovalIn: square(Self.dot, around: middle)).fill()
    }
    // An image keeps its aspect ratio inside the slot.
    let largest = max(image.size.width, image.size.height, 1)
    let size = CGSize(
      width: image.size.width / largest * Self.place,
      height: image.size.height / largest * Self.place)
    TemplatePicture.draw(
      image,
      in: CGRect(
        x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width,
        height: size.height), color: ink)
  }

  private func square(_ side: CGFloat, around middle: CGPoint) -> CGRect {
    CGRect(x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side)
  }
}
