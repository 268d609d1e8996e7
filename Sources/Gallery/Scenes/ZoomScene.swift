internal import UIKit

/// A picture that two fingers or a double tap zoom.
final class ZoomScene: PageController, UIScrollViewDelegate {
  static let scene = AppScene(
    name: "zoom", title: "Zoom",
    hint: "Pinch the board; with a mouse, hold Alt: the point between the fingers stays there. A "
      + "double tap zooms in on a square, another zooms out.",
    controller: { ZoomScene() })

  private let scrollView = UIScrollView.card(
    "scroll", frame: CGRect(x: 20, y: 136, width: 350, height: 420))
  private let board = BoardView(
    columns: 10, rows: 12, side: 35, frame: CGRect(x: 0, y: 0, width: 350, height: 420))
  private let state = LogView(
    "state", prompt: "", frame: CGRect(x: 20, y: 568, width: 350, height: 56))
  private let log = LogView(
    "log", prompt: "Delegate calls appear here.",
    frame: CGRect(x: 20, y: 636, width: 350, height: 188))

  override func viewDidLoad() {
    view.accessibilityIdentifier = "page"
    addHeadline(Self.scene)
    board.accessibilityIdentifier = "board"
    scrollView.addSubview(board)
    scrollView.contentSize = board.frame.size
    scrollView.minimumZoomScale = 0.5
    scrollView.maximumZoomScale = 4
    scrollView.delegate = self
    let doubleTap = UITapGestureRecognizer(target: self, action: ZoomScene.doubleTapped)
    doubleTap.numberOfTapsRequired = 2
    scrollView.addGestureRecognizer(doubleTap)
    for part in [scrollView, state, log] { view.addSubview(part) }
    showState()
  }

  private func doubleTapped(_ recognizer: UITapGestureRecognizer) {
    guard scrollView.zoomScale <= 1 else { return scrollView.setZoomScale(1, animated: true) }
    let place = recognizer.location(in: board)
    scrollView.zoom(
      to: CGRect(x: place.x - 58, y: place.y - 70, width: 116, height: 140), animated: true)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { board }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    log.add("will begin zooming")
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    // Content that is smaller than the viewport stays centered.
    scrollView.contentInset = UIEdgeInsets(
      top: max(0, (scrollView.bounds.height - scrollView.contentSize.height) / 2),
      left: max(0, (scrollView.bounds.width - scrollView.contentSize.width) / 2), bottom: 0,
      right: 0)
    if scrollView.isZoomBouncing { log.add("did zoom, bouncing back") }
    showState()
  }

  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    log.add("did end zooming at \(Self.rounded(scale))")
    showState()
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { showState() }

  private func showState() {
    let offset = scrollView.contentOffset
    state.show([
      "scale \(Self.rounded(scrollView.zoomScale))   "
        + "offset (\(offset.x.whole), \(offset.y.whole))",
      "content \(scrollView.contentSize.width.whole) × "
        + "\(scrollView.contentSize.height.whole)",
    ])
  }

  private static func rounded(_ number: CGFloat) -> String {
    String(Double((number * 100).rounded()) / 100)
  }
}

/// A checkered board with a name in every second square.
final class BoardView: UIView {
  convenience init(columns: Int, rows: Int, side: CGFloat, frame: CGRect) {
    self.init(frame: frame)
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    for row in 0..<rows {
      for column in 0..<columns where (row + column).isMultiple(of: 2) {
        let square = UILabel(
          frame: CGRect(
            x: side * CGFloat(column), y: side * CGFloat(row), width: side, height: side))
        let hue = CGFloat(row * columns + column) / CGFloat(rows * columns)
        square.backgroundColor = UIColor(hue: hue, saturation: 0.6, brightness: 0.72, alpha: 1)
        square.text = "\(letters[column])\(row + 1)"
        square.font = .systemFont(ofSize: 11, weight: .semibold)
        square.textColor = .white
        square.textAlignment = .center
        addSubview(square)
      }
    }
  }
}
