@_spi(Kit) internal import UIKitCore

/// The circled symbol of some button types, drawn in the tint color.
final class ButtonGlyph: UIView {
  /// The symbol in the circle.
  enum Kind {
    case info
    case add
    case close

    init?(_ type: UIButton.ButtonType) {
      switch type {
      case .detailDisclosure, .infoLight, .infoDark: self = .info
      case .contactAdd: self = .add
      case .close: self = .close
      case .custom, .system: return nil
      }
    }
  }

  private let kind: Kind

  /// The size of every symbol, in points, which is the size on iOS.
  static let size = CGSize(width: 22, height: 22)

  init(kind: Kind) {
    self.kind = kind
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    isUserInteractionEnabled = false
    setNeedsDisplay()
  }

  required init?(coder: NSCoder) {
    kind = .info
    super.init(coder: coder)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    let color = tintColor.resolvedColor(with: traitCollection)
    color.set()
    let circle = UIBezierPath(ovalIn: bounds.insetBy(dx: 1, dy: 1))
    circle.lineWidth = 1.5
    circle.stroke()
    let sign = UIBezierPath()
    sign.lineWidth = 1.75
    sign.lineCapStyle = .round
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    switch kind {
    case .info:
      UIBezierPath(ovalIn: CGRect(x: middle.x - 1.25, y: middle.y - 6, width: 2.5, height: 2.5))
        .fill()
      sign.move(to: CGPoint(x: middle.x, y: middle.y - 1.5))
      sign.addLine(to: CGPoint(x: middle.x, y: middle.y + 5.5))
    case .add:
      sign.move(to: CGPoint(x: middle.x - 5, y: middle.y))
      sign.addLine(to: CGPoint(x: middle.x + 5, y: middle.y))
      sign.move(to: CGPoint(x: middle.x, y: middle.y - 5))
      sign.addLine(to: CGPoint(x: middle.x, y: middle.y + 5))
    case .close:
      sign.move(to: CGPoint(x: middle.x - 3.5, y: middle.y - 3.5))
      sign.addLine(to: CGPoint(x: middle.x + 3.5, y: middle.y + 3.5))
      sign.move(to: CGPoint(x: middle.x + 3.5, y: middle.y - 3.5))
      sign.addLine(to: CGPoint(x: middle.x - 3.5, y: middle.y + 3.5))
    }
    sign.stroke()
  }
}
