@_spi(Kit) internal import UIKitCore

/// The location of a menu next to its target, within the screen.
struct MenuPlacement: Equatable {
  let frame: CGRect
  /// The direction of the arrow, or `automatic` for no arrow if the menu covers its target.
  let arrow: UIEditMenuArrowDirection
  /// The location of the arrow's tip.
  let tip: CGPoint

  /// The distance between a menu and its target, which includes the arrow, in points.
  static let gap: CGFloat = 9
  /// The distance between a menu and the edges of the screen, in points.
  static let margin: CGFloat = 8

  /// Places the menu on the preferred side if it fits. Otherwise tries above, below, right and
  /// left, and finally covers the target.
  init(
    size: CGSize, around target: CGRect, in area: CGRect,
    preferring preferred: UIEditMenuArrowDirection = .automatic
  ) {
    let target = Self.part(of: target, in: area)
    let sides = [preferred, .down, .up, .left, .right]
    for side in sides where side != .automatic {
      let frame = Self.frame(size, beside: target, side, in: area)
      guard Self.fits(frame, side, area) else { continue }
      self.frame = frame
      arrow = side
      tip = Self.tip(of: side, at: target, frame)
      return
    }
    frame = Self.clamped(
      CGRect(
        x: target.midX - size.width / 2, y: target.midY - size.height / 2, width: size.width,
        height: size.height), area)
    arrow = .automatic
    tip = CGPoint(x: target.midX, y: target.midY)
  }

  /// Returns the visible part of the target, or its nearest edge if the target isn't visible.
  private static func part(of target: CGRect, in area: CGRect) -> CGRect {
    let left = min(max(target.minX, area.minX), area.maxX)
    let top = min(max(target.minY, area.minY), area.maxY)
    let right = min(max(target.maxX, area.minX), area.maxX)
    let bottom = min(max(target.maxY, area.minY), area.maxY)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private static func frame(
    _ size: CGSize, beside target: CGRect, _ side: UIEditMenuArrowDirection, in area: CGRect
  ) -> CGRect {
    var origin = CGPoint(x: target.midX - size.width / 2, y: target.midY - size.height / 2)
    switch side {
    case .down: origin.y = target.minY - gap - size.height
    case .up: origin.y = target.maxY + gap
    case .left: origin.x = target.maxX + gap
    case .right: origin.x = target.minX - gap - size.width
    case .automatic: break
    }
    let isVertical = side == .down || side == .up
    if isVertical {
      origin.x = min(max(origin.x, area.minX), max(area.minX, area.maxX - size.width))
    } else {
      origin.y = min(max(origin.y, area.minY), max(area.minY, area.maxY - size.height))
    }
    return CGRect(origin: origin, size: size)
  }

  private static func fits(
    _ frame: CGRect, _ side: UIEditMenuArrowDirection, _ area: CGRect
  ) -> Bool {
    switch side {
    case .down: frame.minY >= area.minY
    case .up: frame.maxY <= area.maxY
    case .left: frame.maxX <= area.maxX
    case .right: frame.minX >= area.minX
    case .automatic: true
    }
  }

  private static func clamped(_ frame: CGRect, _ area: CGRect) -> CGRect {
    CGRect(
      x: min(max(frame.minX, area.minX), max(area.minX, area.maxX - frame.width)),
      y: min(max(frame.minY, area.minY), max(area.minY, area.maxY - frame.height)),
      width: frame.width, height: frame.height)
  }

  private static func tip(
    of side: UIEditMenuArrowDirection, at target: CGRect, _ frame: CGRect
  ) -> CGPoint {
    // The distance to the menu's rounded corners.
    let corner: CGFloat = 18
    func within(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      low + corner > high - corner ? (low + high) / 2 : min(max(value, low + corner), high - corner)
    }
    switch side {
    case .down: return CGPoint(x: within(target.midX, frame.minX, frame.maxX), y: frame.maxY)
    case .up: return CGPoint(x: within(target.midX, frame.minX, frame.maxX), y: frame.minY)
    case .left: return CGPoint(x: frame.minX, y: within(target.midY, frame.minY, frame.maxY))
    case .right: return CGPoint(x: frame.maxX, y: within(target.midY, frame.minY, frame.maxY))
    case .automatic: return CGPoint(x: target.midX, y: target.midY)
    }
  }
}

/// The distribution of titles that are too wide for one bar among pages.
struct EditMenuPages: Equatable {
  /// The indices of the titles on each page. Each page has at least one.
  let pages: [Range<Int>]

  /// Distributes the titles. Each page except the first has a back arrow, and each except the last
  /// has a forward arrow.
  init(widths: [CGFloat], room: CGFloat, arrow: CGFloat) {
    var pages: [Range<Int>] = []
    var start = 0
    while start < widths.count {
      let back: CGFloat = start == 0 ? 0 : arrow
      if widths[start...].reduce(0, +) <= room - back {
        pages.append(start..<widths.count)
        break
      }
      var end = start
      var used = back + arrow
      while end < widths.count, end == start || used + widths[end] <= room {
        used += widths[end]
        end += 1
      }
      pages.append(start..<end)
      start = end
    }
    self.pages = pages
  }
}
