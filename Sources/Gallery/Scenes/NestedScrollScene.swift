internal import UIKit

/// A vertical list that contains a horizontal carousel and another vertical list.
final class NestedScrollScene: PageController, UIScrollViewDelegate {
  static let scene = AppScene(
    name: "nested-scroll", title: "Scroll views in a scroll view",
    hint: "Drag the carousel sideways, then up. Drag the blue list to its end, lift, and drag "
      + "again: now the outer list scrolls.",
    controller: { NestedScrollScene() })

  private let outer = UIScrollView.card(
    "outer", frame: CGRect(x: 20, y: 136, width: 350, height: 556))
  private let carousel = UIScrollView.card(
    "carousel", frame: CGRect(x: 15, y: 52, width: 320, height: 156))
  private let inner = UIScrollView.card(
    "inner", frame: CGRect(x: 15, y: 260, width: 320, height: 208))
  private let places = LogView(
    "places", prompt: "", frame: CGRect(x: 20, y: 704, width: 350, height: 120))
  private var turns = 0

  override func viewDidLoad() {
    view.accessibilityIdentifier = "page"
    addHeadline(Self.scene)
    fillOuter()
    fill(
      carousel,
      RowsView(
        cards: "Card", count: 8, width: 130, colors: [.systemPink, .systemPurple, .systemOrange],
        frame: CGRect(x: 0, y: 0, width: 0, height: 156)))
    fill(
      inner,
      RowsView(
        "Inner row", count: 10, height: 44, .systemBlue,
        frame: CGRect(x: 0, y: 0, width: 320, height: 0)))
    view.addSubview(outer)
    view.addSubview(places)
    show("No scrolling yet.")
  }

  private func fillOuter() {
    let rows = RowsView(
      "Outer row", count: 22, height: 52, .systemGray,
      frame: CGRect(x: 0, y: 0, width: 350, height: 0))
    outer.delegate = self
    outer.addSubview(rows)
    outer.contentSize = rows.frame.size
    outer.addSubview(carousel)
    outer.addSubview(inner)
  }

  private func fill(_ scrollView: UIScrollView, _ content: UIView) {
    scrollView.delegate = self
    scrollView.layer.borderWidth = 1
    scrollView.layer.borderColor = UIColor.systemGray3.cgColor
    scrollView.addSubview(content)
    scrollView.contentSize = content.frame.size
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    show("The \(scrollView.accessibilityIdentifier ?? "") view scrolls.")
  }

  private func show(_ sentence: String) {
    let offsets = [
      "outer    y \(outer.contentOffset.y.whole)",
      "carousel x \(carousel.contentOffset.x.whole)",
      "inner    y \(inner.contentOffset.y.whole)",
    ]
    places.show(offsets + [sentence])
  }
}
