internal import UIKit

/// Twelve samples of drawing, in rows of four.
final class DrawingSamples: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    layer.cornerRadius = 12
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let samples: [(CGContext) -> Void] = [
      drawStar, drawDashes, drawRing, drawOutline, drawLinear, drawRadial, drawShadow, drawBlends,
      drawLayer, drawImages, drawTinted, drawWords,
    ]
    for (number, sample) in samples.enumerated() {
      context.saveGState()
      context.translateBy(
        x: 10 + 85 * CGFloat(number % 4), y: 12 + 93 * CGFloat(number / 4))
      sample(context)
      context.restoreGState()
    }
  }

  /// The cell of a sample.
  private let cell = CGRect(x: 0, y: 0, width: 75, height: 80)

  private var star: UIBezierPath {
    let path = UIBezierPath()
    for corner in 0..<5 {
      let angle = CGFloat(corner) * 4 * .pi / 5 - .pi / 2
      let point = CGPoint(x: cell.midX + 36 * cos(angle), y: cell.midY + 36 * sin(angle))
      if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path
  }

  private func drawStar(_ context: CGContext) {
    let path = star
    path.usesEvenOddFillRule = true
    UIColor.systemOrange.setFill()
    path.fill()
  }

  private func drawDashes(_ context: CGContext) {
    let path = UIBezierPath(roundedRect: cell.insetBy(dx: 6, dy: 10), cornerRadius: 20)
    path.lineWidth = 4
    path.lineCapStyle = .round
    path.setLineDash([10, 8], count: 2, phase: 3)
    UIColor.systemBlue.setStroke()
    path.stroke()
  }

  private func drawRing(_ context: CGContext) {
    let path = UIBezierPath(ovalIn: cell.insetBy(dx: 5, dy: 8))
    path.append(UIBezierPath(ovalIn: cell.insetBy(dx: 20, dy: 23)).reversing())
    UIColor.systemTeal.setFill()
    path.fill()
  }

  private func drawOutline(_ context: CGContext) {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 8, y: 70))
    path.addCurve(
      to: CGPoint(x: 67, y: 10), controlPoint1: CGPoint(x: 20, y: -20),
      controlPoint2: CGPoint(x: 55, y: 100))
    let outline = path.cgPath.copy(
      strokingWithWidth: 14, lineCap: .round, lineJoin: .round, miterLimit: 10)
    context.setLineWidth(2)
    context.setStrokeColor(UIColor.systemPurple.cgColor)
    context.setFillColor(UIColor.systemPurple.withAlphaComponent(0.2).cgColor)
    context.addPath(outline)
    context.drawPath(using: .fillStroke)
  }

  private var gradient: CGGradient? {
    let colors = [UIColor.systemYellow, .systemRed, .systemIndigo].map(\.cgColor)
    return CGGradient(
      colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray,
      locations: [0, 0.4, 1])
  }

  private func drawLinear(_ context: CGContext) {
    guard let gradient else { return }
    star.addClip()
    context.drawLinearGradient(
      gradient, start: .zero, end: CGPoint(x: 75, y: 80),
      options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
  }

  private func drawRadial(_ context: CGContext) {
    guard let gradient else { return }
    let center = CGPoint(x: cell.midX, y: cell.midY)
    context.drawRadialGradient(
      gradient, startCenter: center, startRadius: 8, endCenter: center, endRadius: 34, options: [])
  }

  private func drawShadow(_ context: CGContext) {
    context.setShadow(
      offset: CGSize(width: 5, height: 7), blur: 8,
      color: UIColor.black.withAlphaComponent(0.5).cgColor)
    UIColor.systemGreen.setFill()
    UIBezierPath(roundedRect: cell.insetBy(dx: 14, dy: 18), cornerRadius: 8).fill()
  }

  private func drawBlends(_ context: CGContext) {
    for (number, color) in [UIColor.cyan, .magenta, .yellow].enumerated() {
      let angle = CGFloat(number) * 2 * .pi / 3 - .pi / 2
      let circle = CGRect(
        x: cell.midX - 22 + 14 * cos(angle), y: cell.midY - 22 + 14 * sin(angle), width: 44,
        height: 44)
      color.setFill()
      UIBezierPath(ovalIn: circle).fill(with: .multiply, alpha: 1)
    }
  }

  private func drawLayer(_ context: CGContext) {
    context.setAlpha(0.4)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    UIColor.systemRed.setFill()
    UIBezierPath(rect: CGRect(x: 6, y: 12, width: 40, height: 40)).fill()
    UIColor.systemBlue.setFill()
    UIBezierPath(ovalIn: CGRect(x: 28, y: 30, width: 42, height: 42)).fill()
    context.clear(CGRect(x: 12, y: 18, width: 12, height: 12))
    context.endTransparencyLayer()
  }

  /// An image with a frame that keeps its width when the image is resized.
  private var framed: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      UIColor.systemBrown.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      UIColor.systemYellow.setFill()
      UIBezierPath(ovalIn: CGRect(x: 4, y: 4, width: 12, height: 12)).fill()
    }
  }

  private func drawImages(_ context: CGContext) {
    let insets = UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
    framed.resizableImage(withCapInsets: insets, resizingMode: .stretch)
      .draw(in: CGRect(x: 4, y: 8, width: 66, height: 38))
    framed.draw(at: CGPoint(x: 4, y: 54))
    framed.draw(in: CGRect(x: 34, y: 52, width: 36, height: 24), blendMode: .normal, alpha: 0.5)
  }

  private func drawTinted(_ context: CGContext) {
    guard let picture = UIImage(named: "bubble") else { return }
    let ratio = min(70 / picture.size.width, 36 / picture.size.height)
    let size = CGSize(width: picture.size.width * ratio, height: picture.size.height * ratio)
    picture.draw(in: CGRect(origin: CGPoint(x: 2, y: 2), size: size))
    picture.withTintColor(.systemPink)
      .draw(in: CGRect(origin: CGPoint(x: 2, y: 42), size: size))
  }

  private func drawWords(_ context: CGContext) {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let words = NSMutableAttributedString(
      string: "Words in a box, ", attributes: [.font: UIFont.systemFont(ofSize: 15)])
    words.append(
      NSAttributedString(
        string: "bold",
        attributes: [
          .font: UIFont.boldSystemFont(ofSize: 15), .foregroundColor: UIColor.systemRed,
          .underlineStyle: NSUnderlineStyle.single.rawValue,
        ]))
    words.addAttribute(
      .paragraphStyle, value: style, range: NSRange(location: 0, length: words.length))
    words.draw(in: cell.insetBy(dx: 2, dy: 12))
  }
}
