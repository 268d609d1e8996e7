internal import Foundation
internal import TouchstoneInspector
internal import TouchstoneKit
internal import TouchstoneTrace

/// The stage as an SVG drawing of boxes, texts and the last touches, which any browser opens.
///
/// The drawing needs no pixels. ``Stage/picture`` has pixels if the package is built with the trait
/// `Raster`.
@MainActor
enum ReportPicture {
  /// The start of each drawing, which identifies a file that an earlier run wrote.
  nonisolated static let start = "<svg xmlns"

  /// Returns the drawing as an SVG document with one unit per screen point.
  static func svg(of application: UIApplication, touches trace: [TraceRecord]) -> String {
    let screen = application.screenBounds
    let size = [screen.width, screen.height].map { traceNumber(Double($0)) }
    var lines = [
      "\(start)=\"http://www.w3.org/2000/svg\" width=\"\(size[0])\" height=\"\(size[1])\" "
        + "viewBox=\"0 0 \(size[0]) \(size[1])\" font-family=\"sans-serif\">",
      "<rect width=\"100%\" height=\"100%\" fill=\"white\"/>",
    ]
    for window in application.windowsFrontToBack.reversed() where window.isOnScreen {
      lines += ([window] + window.subviewsInTreeOrder).flatMap(drawing)
    }
    lines += dots(trace)
    return lines.joined(separator: "\n") + "\n</svg>\n"
  }

  /// Returns the elements for a view's box and the text in it, or an empty array if the view isn't
  /// visible.
  private static func drawing(_ view: UIView) -> [String] {
    var opacity: CGFloat = 1
    for current in LinkWalk(view, \.superview) {
      guard !current.isHidden else { return [] }
      opacity *= current.alpha
    }
    let box = view.convert(view.bounds, to: nil as UIView?)
    guard opacity > 0.01, box.width > 0, box.height > 0, box.width.isFinite, box.height.isFinite
    else { return [] }
    let place = [box.minX, box.minY, box.width, box.height].map { traceNumber(Double($0)) }
    let share = traceNumber(Double(opacity), decimals: 2)
    let name = escaped(TraceSubject(view).name)
    var lines = [
      "<rect x=\"\(place[0])\" y=\"\(place[1])\" width=\"\(place[2])\" height=\"\(place[3])\" "
        + "fill=\"\(fill(view))\" stroke=\"#999\" stroke-width=\"0.5\" opacity=\"\(share)\">"
        + "<title>\(name)</title></rect>"
    ]
    if let text = text(of: view) {
      let middle = [box.midX, box.midY].map { traceNumber(Double($0)) }
      lines.append(
        "<text x=\"\(middle[0])\" y=\"\(middle[1])\" font-size=\"13\" opacity=\"\(share)\" "
          + "text-anchor=\"middle\" dominant-baseline=\"middle\">\(escaped(text))</text>")
    }
    return lines
  }

  private static func fill(_ view: UIView) -> String {
    guard let color = view.backgroundColor?.resolvedColor(with: view.traitCollection) else {
      return "none"
    }
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return "none" }
    let parts = [red, green, blue].map { Int(clamping: Double(($0 * 255).rounded())) }
    return "rgba(\(parts[0]),\(parts[1]),\(parts[2]),\(traceNumber(Double(alpha), decimals: 2)))"
  }

  private static func text(of view: UIView) -> String? {
    let text =
      switch view {
      case let label as UILabel: label.text
      case let field as UITextField: field.text?.isEmpty == false ? field.text : field.placeholder
      case let textView as UITextView: textView.text
      default: nil as String?
      }
    return text.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns circles where the last five fingers came down; the last circle is filled.
  private static func dots(_ trace: [TraceRecord]) -> [String] {
    let points = trace.compactMap { record -> TracePoint? in
      if case .bound(_, _, _, let point) = record.step { point } else { nil }
    }
    return points.suffix(5).enumerated().map { place, point in
      let isLast = place == min(points.count, 5) - 1
      return "<circle cx=\"\(traceNumber(point.x))\" cy=\"\(traceNumber(point.y))\" r=\"11\" "
        + "fill=\"\(isLast ? "rgba(220,0,60,0.5)" : "none")\" stroke=\"rgb(220,0,60)\"/>"
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
  }
}
