internal import UIKit

/// A custom recognizer: one finger draws a check mark.
final class CustomRecognizerScene: PageController {
  static let scene = AppScene(
    name: "custom-recognizer", title: "A custom recognizer",
    hint: "Draw a check mark on the sheet: down to the right, then up to the right. A tap on the "
      + "sheet waits until the check mark has failed.",
    controller: { CustomRecognizerScene() })

  private let sheet = StrokeView(frame: CGRect(x: 20, y: 146, width: 350, height: 400))
  private let check = CheckMarkGestureRecognizer()
  private let log = LogView(
    "log", prompt: "Recognized gestures appear here.",
    frame: CGRect(x: 20, y: 560, width: 350, height: 254))

  override func viewDidLoad() {
    view.accessibilityIdentifier = "page"
    addHeadline(Self.scene)
    sheet.accessibilityIdentifier = "sheet"
    check.name = "check mark"
    check.addTarget(self, action: CustomRecognizerScene.checked)
    check.onStroke = { [weak sheet] in sheet?.show($0, color: .systemGray) }
    let tap = UITapGestureRecognizer(target: self, action: CustomRecognizerScene.tapped)
    tap.name = "tap"
    sheet.addGestureRecognizer(tap)
    sheet.addGestureRecognizer(check)
    view.addSubview(sheet)
    view.addSubview(log)
  }

  private func checked() {
    sheet.show(check.stroke, color: .systemGreen)
    log.add("check mark, \(check.size.width.whole) × \(check.size.height.whole) pt")
  }

  private func tapped() { log.add("tap") }
}

/// A view that shows one stroke.
final class StrokeView: UIView {
  private let line = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = PageLayout.corner
    line.fillColor = nil
    line.lineWidth = 10
    line.lineCap = .round
    line.lineJoin = .round
    layer.addSublayer(line)
    let words = CaptionLabel(
      "Draw here", weight: .semibold, frame: CGRect(x: 12, y: 9, width: 326, height: 20))
    addSubview(words)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows a stroke in the view's coordinates.
  func show(_ points: [CGPoint], color: UIColor) {
    let path = CGMutablePath()
    if let first = points.first { path.move(to: first) }
    for point in points.dropFirst() { path.addLine(to: point) }
    line.path = path
    line.strokeColor = color.cgColor
  }
}
