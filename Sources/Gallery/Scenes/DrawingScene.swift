internal import UIKit

/// Samples of drawing, and a canvas on which fingers draw into an image.
final class DrawingScene: PageController {
  static let scene = AppScene(
    name: "drawing", title: "Drawing",
    hint: "Draw on the sheet below. Each stroke is drawn into a new image, on top of the previous "
      + "image. The snapshot next to it doesn't change.",
    controller: { DrawingScene() })

  private let sheet = DrawingSheet(frame: CGRect(x: 20, y: 480, width: 230, height: 300))
  private let corner = CGRect(x: 270, y: 480, width: 100, height: 130)
  private var snapshot: UIView?

  override func viewDidLoad() {
    view.accessibilityIdentifier = "page"
    addHeadline(Self.scene)
    let samples = DrawingSamples(frame: CGRect(x: 20, y: 170, width: 350, height: 290))
    samples.accessibilityIdentifier = "samples"
    view.addSubview(samples)
    sheet.accessibilityIdentifier = "sheet"
    view.addSubview(sheet)
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 270, y: 620, width: 100, height: 44)
    button.accessibilityIdentifier = "snapshotButton"
    button.setTitle("Snapshot", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.takeSnapshot() }, for: .touchUpInside)
    view.addSubview(button)
  }

  private func takeSnapshot() {
    snapshot?.removeFromSuperview()
    snapshot = sheet.snapshotView(afterScreenUpdates: true)
    guard let snapshot else { return }
    snapshot.frame = corner
    snapshot.accessibilityIdentifier = "snapshot"
    view.addSubview(snapshot)
  }
}

/// A canvas that stores what fingers draw as one image.
final class DrawingSheet: UIView {
  /// The image so far, or `nil` if nothing was drawn.
  private(set) var image: UIImage?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    layer.cornerRadius = 12
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      addLine(from: touch.previousLocation(in: self), to: touch.location(in: self))
    }
  }

  private func addLine(from start: CGPoint, to end: CGPoint) {
    UIGraphicsBeginImageContextWithOptions(bounds.size, false, 0)
    defer { UIGraphicsEndImageContext() }
    image?.draw(in: bounds)
    let path = UIBezierPath()
    path.move(to: start)
    path.addLine(to: end)
    path.lineWidth = 6
    path.lineCapStyle = .round
    UIColor.systemIndigo.setStroke()
    path.stroke()
    image = UIGraphicsGetImageFromCurrentImageContext()
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) { image?.draw(in: bounds) }
}
