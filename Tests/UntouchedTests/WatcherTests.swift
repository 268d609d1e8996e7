import Testing
import TouchstoneTesting
import UIKit
import Untouched

/// Key-value observing in rewritten sources.
@Suite(.staged) @MainActor
struct WatcherTests {
  private let stage = Stage()
  private let watcher = Watcher()

  @Test func `A scroll view's offset and size are observed at once, until the observation ends`() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.window.addSubview(scrollView)
    watcher.watch(scrollView)
    scrollView.contentSize = CGSize(width: 100, height: 500)
    scrollView.contentOffset.y = 40
    scrollView.contentOffset.y = 40
    scrollView.contentOffset.y = 60
    #expect(watcher.log == ["size 500.0", "from 0.0 to 40.0", "from 40.0 to 60.0"])
    watcher.stop()
    scrollView.contentOffset.y = 80
    scrollView.contentSize.height = 600
    #expect(watcher.log.count == 3)
  }

  @Test func `Texts and layers are observed by name`() {
    let (label, field, view) = (UILabel(), UITextField(), UITextView())
    for one in [label, field, view] { stage.window.addSubview(one) }
    stage.advance(by: 0.1)
    watcher.watch([(label, "text"), (field, "text"), (view, "text"), (label.layer, "bounds")])
    label.text = "a"
    field.text = "b"
    view.text = "c"
    label.bounds.size.width = 30
    stage.advance(by: 0.1)
    #expect(watcher.log.sorted() == ["bounds 30.0", "text a", "text b", "text c"])
  }

  @Test func `An app's own property is observed at once, a view's frame by the next frame`() {
    let cart = CartViewController()
    stage.window.rootViewController = cart
    stage.advance(by: 0.1)
    watcher.watch(cart)
    cart.total = 2
    #expect(watcher.log == ["total 0.0", "total 2.0"])
    cart.view.frame.size.width = 200
    stage.advance(by: 0.1)
    #expect(watcher.log.last == "width 200.0")
  }
}
