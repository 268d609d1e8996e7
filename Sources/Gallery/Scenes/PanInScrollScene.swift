internal import UIKit

/// Two cards with a pan of their own in a scroll view: one pan accepts every drag, the other only
/// horizontal ones.
final class PanInScrollScene: PageController, UIScrollViewDelegate {
  static let scene = AppScene(
    name: "pan-in-scroll", title: "A pan in a scroll view",
    hint: "Drag the rows, then each card, up and sideways. The deepest view's recognizer goes "
      + "first; the first to begin prevents the others.",
    controller: { PanInScrollScene() })

  private let log = LogView(
    "log", prompt: "Drags appear here.",
    frame: CGRect(x: 20, y: 640, width: 350, height: 184))

  override func viewDidLoad() {
    view.accessibilityIdentifier = "page"
    addHeadline(Self.scene)
    let scrollView = UIScrollView.card(
      "scroll", frame: CGRect(x: 20, y: 136, width: 350, height: 492))
    let rows = RowsView(
      "Row", count: 24, height: 56, .systemGray,
      frame: CGRect(x: 0, y: 0, width: 350, height: 0))
    scrollView.addSubview(rows)
    scrollView.contentSize = rows.frame.size
    scrollView.delegate = self
    let greedy = PanCard(
      "greedy", "Begins every drag", .systemOrange,
      frame: CGRect(x: 110, y: 68, width: 210, height: 120))
    let polite = PanCard(
      "polite", "Begins sideways drags, leaves the others to the list", .systemTeal,
      frame: CGRect(x: 110, y: 262, width: 210, height: 120))
    polite.leavesVerticalDrags = true
    for card in [greedy, polite] {
      card.onDecision = { [weak log] in log?.add($0) }
      scrollView.addSubview(card)
    }
    view.addSubview(scrollView)
    view.addSubview(log)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.add("the list scrolls") }
}

/// A card that its own pan moves.
final class PanCard: Box {
  /// Whether the pan refuses vertical drags.
  var leavesVerticalDrags = false
  /// Called with the pan's decision.
  var onDecision: ((String) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    let pan = UIPanGestureRecognizer(target: self, action: PanCard.pan)
    pan.name = "card's pan"
    addGestureRecognizer(pan)
  }

  required init?(coder: NSCoder) { nil }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer.view === self, let pan = gestureRecognizer as? UIPanGestureRecognizer
    else { return true }
    let way = pan.translation(in: self)
    let begins = !leavesVerticalDrags || abs(way.x) > abs(way.y)
    let name = accessibilityIdentifier ?? "card"
    onDecision?(begins ? "the \(name) card begins" : "the \(name) card fails")
    return begins
  }

  private func pan(_ recognizer: UIPanGestureRecognizer) {
    let way = recognizer.translation(in: superview)
    center = CGPoint(x: center.x + way.x, y: center.y + way.y)
    recognizer.setTranslation(.zero, in: superview)
  }
}
