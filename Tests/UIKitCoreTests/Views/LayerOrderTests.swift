import Testing
import TouchstoneTesting
import UIKit

/// The order of view layers among layers without a view.
@MainActor @Suite(.staged)
struct LayerOrderTests {
  private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func view(_ name: String) -> UIView {
    let view = UIView()
    view.layer.name = name
    return view
  }

  private func layer(_ name: String) -> CALayer {
    let layer = CALayer()
    layer.name = name
    return layer
  }

  /// The layers from back to front. Layers with uppercase names belong to no view.
  private var order: String { (parent.layer.sublayers ?? []).compactMap(\.name).joined() }

  /// Adds views a, b and c, with a separate layer behind each of them and one in front of all.
  private func fill() -> (a: UIView, b: UIView, c: UIView) {
    let views = ["a", "b", "c"].map(view)
    for (view, name) in zip(views, ["A", "B", "C"]) {
      parent.layer.addSublayer(layer(name))
      parent.addSubview(view)
    }
    parent.layer.addSublayer(layer("D"))
    return (views[0], views[1], views[2])
  }

  // statement 409
  @Test("a view is inserted directly above its sibling's layer, with or without foreign layers")
  func above() {
    let (a, _, c) = fill()
    parent.insertSubview(view("x"), aboveSubview: a)
    #expect(order == "AaxBbCcD")
    parent.insertSubview(view("y"), aboveSubview: c)
    #expect(order == "AaxBbCcyD")
    #expect(parent.subviews.compactMap(\.layer.name).joined() == "axbcy")
  }

  // statement 409
  @Test("a view is inserted directly below its sibling's layer, with or without foreign layers")
  func below() {
    let (a, b, _) = fill()
    parent.insertSubview(view("x"), belowSubview: a)
    parent.insertSubview(view("y"), belowSubview: b)
    #expect(order == "AxaByb" + "CcD")
    #expect(parent.subviews.compactMap(\.layer.name).joined() == "xaybc")
  }

  // statement 409
  @Test("an existing subview moves directly above or below its sibling")
  func moving() {
    let (a, b, c) = fill()
    parent.insertSubview(c, aboveSubview: a)
    #expect(order == "AacBbCD")
    parent.insertSubview(a, belowSubview: b)
    #expect(order == "AcBabCD")
    parent.insertSubview(c, aboveSubview: a)
    #expect(order == "ABacbCD")
    #expect(parent.subviews.compactMap(\.layer.name).joined() == "acb")
  }

  @Test("a view moved above its neighbor is next to it, past foreign layers")
  func samePlace() {
    let (a, b, _) = fill()
    parent.insertSubview(b, aboveSubview: a)
    #expect(order == "AabBCcD")
  }

  @Test("a view inserted at an index is directly below the subview that had the index")
  func atPlace() {
    _ = fill()
    parent.insertSubview(view("x"), at: 1)
    #expect(order == "AaBxbCcD")
    parent.insertSubview(view("y"), at: 0)
    #expect(order == "AyaBxbCcD")
    parent.insertSubview(view("z"), at: 9)
    #expect(order == "AyaBxbCcDz")
  }

  @Test("exchanged views exchange their layers' indexes, and foreign layers stay")
  func exchanging() {
    _ = fill()
    parent.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(order == "AcBbCaD")
    parent.exchangeSubview(at: 1, withSubviewAt: 0)
    #expect(order == "AbBcCaD")
    #expect(parent.subviews.compactMap(\.layer.name).joined() == "bca")
  }

  @Test("the front is in front of all layers, and the back behind all layers")
  func frontAndBack() {
    let (a, b, c) = fill()
    parent.bringSubviewToFront(a)
    #expect(order == "ABbCcDa")
    parent.sendSubviewToBack(b)
    #expect(order == "bABCcDa")
    parent.bringSubviewToFront(a)
    parent.sendSubviewToBack(b)
    #expect(order == "bABCcDa")
    parent.sendSubviewToBack(c)
    #expect(order == "cbABCDa")
    #expect(parent.subviews.compactMap(\.layer.name).joined() == "cba")
  }

  @Test("a view whose layer the app moved elsewhere does not block its siblings")
  func strayLayer() {
    let (a, b, _) = fill()
    let elsewhere = CALayer()
    elsewhere.addSublayer(a.layer)
    parent.insertSubview(view("x"), aboveSubview: a)
    parent.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(parent.subviews.first === b)
    #expect(order.contains("x"))
  }
}
