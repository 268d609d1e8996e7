import TouchstoneTesting
import UIKit

/// A model of the app without actor isolation.
private final class Cart {
  var log: [String] = []
  func buy() { log.append("buy") }
  func change(_ sender: UISwitch) { log.append("change \(sender.isOn)") }
  func touch(_ sender: Any?, event: UIEvent?) { log.append("touch") }
  func tap(_ sender: UITapGestureRecognizer) { log.append("tap") }
  func tick(_ timer: Timer) { log.append("tick") }
}

@MainActor
struct PlainTargetTests {
  @Test("a plain class without an actor serves as the target of controls, recognizers and timers")
  func plainClass() {
    let stage = Stage()
    let cart = Cart()
    let button = UIButton(frame: CGRect(x: 20, y: 80, width: 120, height: 44))
    button.addTarget(cart, action: Cart.buy, for: .touchUpInside)
    button.addTarget(cart, action: Cart.touch(_:event:), for: .touchDown)
    let toggle = UISwitch(frame: CGRect(x: 20, y: 200, width: 63, height: 28))
    toggle.addTarget(
      cart, action: Selector("change:", Cart.change(_:)), for: .valueChanged)
    let card = UIView(frame: CGRect(x: 20, y: 300, width: 120, height: 44))
    card.addGestureRecognizer(
      UITapGestureRecognizer(target: cart, action: Selector("tap:", Cart.tap(_:))))
    for view in [button, toggle, card] { stage.window.addSubview(view) }
    Timer.scheduledTimer(
      timeInterval: 1, target: cart, selector: Selector("tick:", Cart.tick(_:)), userInfo: nil,
      repeats: false)
    stage.tap(button)
    stage.tap(toggle)
    stage.tap(card)
    stage.settle()
    #expect(cart.log == ["touch", "buy", "change true", "tap", "tick"])
  }
}
