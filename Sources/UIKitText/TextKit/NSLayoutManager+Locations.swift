@_spi(Kit) internal import UIKitCore

// The locations of characters in the first container.
extension NSLayoutManager {
  /// A line with its rectangles in the container.
  struct Fragment {
    /// The rectangle as wide as the container.
    var rect: CGRect
    /// The rectangle of the text and the paddings.
    var used: CGRect
    /// The units with the line break.
    var units: Range<Int>
  }

  private var padding: CGFloat { layout.containers.first?.lineFragmentPadding ?? 0 }

  /// Returns a range within the text.
  func clamped(_ range: NSRange) -> Range<Int> {
    (Range(units: range) ?? 0..<0).clamped(to: 0..<unitCount)
  }

  private func fragment(_ number: Int, _ setting: TextSetting) -> Fragment {
    let line = setting.line(number)
    let width = setting.size.width + 2 * padding
    return Fragment(
      rect: CGRect(x: 0, y: line.top, width: width, height: line.height),
      used: CGRect(
        x: line.x, y: line.top, width: line.flow.width + 2 * padding, height: line.height),
      units: line.units.lowerBound..<line.next)
  }

  /// Returns the line of a unit, or `nil` without text.
  func fragment(at unit: Int, _ effective: NSRangePointer?) -> Fragment? {
    guard let setting = firstSetting, unitCount > 0 else { return nil }
    let fragment = fragment(setting.lineNumber(of: min(max(0, unit), unitCount - 1)), setting)
    effective?.pointee = fragment.units.units
    return fragment
  }

  /// The empty line behind the last line break, or `nil` if the text doesn't end with one.
  var extraFragment: Fragment? {
    guard let setting = firstSetting else { return nil }
    let last = fragment(setting.lineCount - 1, setting)
    return last.units.isEmpty ? last : nil
  }

  /// Returns the units in a container, which are all units up to the maximum number of lines.
  func units(in container: NSTextContainer) -> NSRange {
    guard let setting = setting(in: container) else { return NSRange(location: 0, length: 0) }
    return (0..<setting.line(setting.lineCount - 1).next).units
  }

  func units(of bounds: CGRect, in container: NSTextContainer) -> NSRange {
    guard let setting = setting(in: container) else { return NSRange(location: 0, length: 0) }
    return setting.units(from: bounds.minY, to: bounds.maxY).units
  }

  func used(in container: NSTextContainer) -> CGRect {
    guard let setting = setting(in: container), unitCount > 0 else { return .zero }
    return (0..<setting.lineCount).reduce(CGRect.null) {
      $0.union(fragment($1, setting).used)
    }
  }

  func bounds(of range: NSRange, in container: NSTextContainer) -> CGRect {
    guard let setting = setting(in: container) else { return .zero }
    let rects = setting.lineNumbers(of: clamped(range)).compactMap {
      rect(of: clamped(range), onLine: $0, setting)
    }
    return rects.isEmpty ? .zero : rects.reduce(CGRect.null) { $0.union($1) }
  }

  /// Returns the rectangle of the part of a range on a line.
  private func rect(of range: Range<Int>, onLine number: Int, _ setting: TextSetting) -> CGRect? {
    let line = setting.line(number)
    let inside = range.clamped(to: line.units)
    let places = setting.rectangles(of: inside).map(\.place)
    let rect =
      places.isEmpty
      ? CGRect(
        x: setting.x(inside.lowerBound, on: line), y: line.top, width: 0, height: line.height)
      : places.reduce(CGRect.null) { $0.union($1) }
    return rect.minX.isFinite ? rect.offsetBy(dx: padding, dy: 0) : nil
  }

  func start(of unit: Int) -> CGPoint {
    guard let setting = firstSetting, unitCount > 0 else { return .zero }
    let line = setting.line(setting.lineNumber(of: min(max(0, unit), unitCount - 1)))
    return CGPoint(
      x: padding + setting.x(unit, on: line), y: line.flow.baseline - line.top)
  }

  func visitFragments(
    _ range: NSRange,
    _ block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let setting = firstSetting, let container = layout.containers.first else { return }
    var isStopped = ObjCBool(false)
    for number in setting.lineNumbers(of: clamped(range)) where !isStopped.boolValue {
      let line = fragment(number, setting)
      block(line.rect, line.used, container, line.units.units, &isStopped)
    }
  }

  func visitRects(
    _ range: NSRange, _ selected: NSRange, _ container: NSTextContainer,
    _ block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let setting = setting(in: container) else { return }
    let isSelection = selected.location != NSNotFound && selected.length > 0
    let rects: [CGRect] =
      isSelection
      ? setting.rectangles(of: clamped(range)).map { $0.place.offsetBy(dx: padding, dy: 0) }
      : setting.lineNumbers(of: clamped(range)).compactMap {
        rect(of: clamped(range), onLine: $0, setting)
      }
    var isStopped = ObjCBool(false)
    for rect in rects where !isStopped.boolValue { block(rect, &isStopped) }
  }

  /// Returns the unit nearest to a point, or 0 without text.
  func unit(
    at point: CGPoint, in container: NSTextContainer, _ fraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    fraction?.pointee = 0
    guard let setting = setting(in: container), unitCount > 0 else { return 0 }
    let y = min(max(0, point.y.isNaN ? 0 : point.y), setting.size.height.nextDown)
    let x = point.x.isNaN ? 0 : point.x - padding
    guard let number = setting.lineNumbers(from: y, to: y + 1).first else { return 0 }
    let line = setting.line(number)
    let width = line.flow.width
    let inside = min(max(line.x, x), max(line.x, (line.x + width).nextDown))
    let found =
      setting.character(at: CGPoint(x: x, y: y)) ?? setting.character(at: CGPoint(x: inside, y: y))
    guard let found, let rect = setting.rectangles(of: found).first?.place else {
      return min(line.units.lowerBound, unitCount - 1)
    }
    let isRightToLeft = setting.rectangles(of: found).first?.isRightToLeft == true
    let part = rect.width > 0 ? min(max(0, (x - rect.minX) / rect.width), 1) : 0
    fraction?.pointee = isRightToLeft ? 1 - part : part
    return found.lowerBound
  }

  /// Returns a range extended to whole characters, and stores it in `actual`, too.
  func wholeCharacters(_ range: NSRange, _ actual: NSRangePointer?) -> NSRange {
    let text = (textStorage?.string ?? "") as NSString
    let inside = clamped(range)
    let whole =
      inside.isEmpty
      ? inside.units : text.rangeOfComposedCharacterSequences(for: inside.units)
    actual?.pointee = whole
    return whole
  }
}
