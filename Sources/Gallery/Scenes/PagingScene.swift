internal import UIKit

/// Pages that move one at a time, with dots that show the current page.
final class PagingScene: PageController, UIScrollViewDelegate {
  static let scene = AppScene(
    name: "paging", title: "Paging",
    hint: "Flick to turn a page: one at most, however fast. A slow drag turns it past the middle, "
      + "or else springs back.",
    controller: { PagingScene() })

  private let pages = UIScrollView.card(
    "pages", frame: CGRect(x: 20, y: 136, width: 350, height: 400))
  private let dots = PageDots(count: 5, frame: CGRect(x: 20, y: 546, width: 350, height: 26))
  private let log = LogView(
    "log", prompt: "Delegate calls appear here.",
    frame: CGRect(x: 20, y: 582, width: 350, height: 242))

  override func viewDidLoad() {
    view.accessibilityIdentifier = "page"
    addHeadline(Self.scene)
    let colors: [UIColor] = [.systemIndigo, .systemTeal, .systemOrange, .systemPink, .systemGreen]
    for (number, color) in colors.enumerated() {
      let page = UILabel(
        frame: CGRect(x: 350 * CGFloat(number), y: 0, width: 350, height: 400))
      page.backgroundColor = color
      page.text = String(number + 1)
      page.font = .systemFont(ofSize: 96, weight: .bold)
      page.textColor = .white
      page.textAlignment = .center
      pages.addSubview(page)
    }
    pages.contentSize = CGSize(width: 350 * CGFloat(colors.count), height: 400)
    pages.isPagingEnabled = true
    pages.showsHorizontalScrollIndicator = false
    pages.delegate = self
    for part in [pages, dots, log] { view.addSubview(part) }
  }

  private var page: Int { (pages.contentOffset.x / pages.bounds.width).whole }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { dots.current = page }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let target = (targetContentOffset.pointee.x / scrollView.bounds.width).whole
    log.add(
      "released at \(Double((velocity.x * 100).rounded()) / 100) pt/ms, to page \(target + 1)")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    log.add("page \(page + 1) is shown")
  }
}

/// A row of dots, one of them dark.
final class PageDots: UIView {
  private var dots: [UIView] = []
  /// The index of the dark dot.
  var current = 0 { didSet { update() } }

  convenience init(count: Int, frame: CGRect) {
    self.init(frame: frame)
    accessibilityIdentifier = "dots"
    isUserInteractionEnabled = false
    let gap: CGFloat = 20
    for number in 0..<count {
      let dot = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
      dot.center = CGPoint(
        x: bounds.midX + gap * (CGFloat(number) - CGFloat(count - 1) / 2), y: bounds.midY)
      dot.layer.cornerRadius = 4.5
      dots.append(dot)
      addSubview(dot)
    }
    update()
  }

  private func update() {
    for (number, dot) in dots.enumerated() {
      dot.backgroundColor = number == current ? .label : .systemGray3
    }
  }
}
