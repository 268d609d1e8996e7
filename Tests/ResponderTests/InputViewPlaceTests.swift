import Testing
import TouchstoneTesting
import UIKit

@Suite("Locations of input views in the view tree", .staged) @MainActor
struct InputViewPlaceTests {
  private let stage = Stage(size: CGSize(width: 390, height: 844), keyboard: 300)
  private let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 40))

  init() { stage.window.addSubview(field) }

  @Test("an accessory view's location in its window is its location on the screen")
  func coordinates() throws {
    let bar = board(44, "bar")
    field.inputAccessoryView = bar
    stage.tap(field)
    stage.settle()
    #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 500, width: 390, height: 44))
    #expect(bar.convert(CGPoint.zero, to: stage.window) == CGPoint(x: 0, y: 500))
    #expect(bar.superview?.frame == CGRect(x: 0, y: 500, width: 390, height: 344))
    #expect(bar.superview?.center == CGPoint(x: 195, y: 672))
    let keys = board(100)
    field.inputView = keys
    field.reloadInputViews()
    stage.settle()
    #expect(keys.convert(keys.bounds, to: nil) == CGRect(x: 0, y: 744, width: 390, height: 100))
    #expect(keys.superview?.frame == CGRect(x: 0, y: 744, width: 390, height: 100))
    #expect(bar.superview?.frame == CGRect(x: 0, y: 700, width: 390, height: 144))
    field.resignFirstResponder()
    stage.settle()
  }

  @Test("a touch in an accessory view is at its location on the screen")
  func touches() {
    final class Bar: UIView {
      var places: [CGPoint] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        places += touches.flatMap { [$0.location(in: nil), $0.location(in: self)] }
      }
    }
    let bar = Bar(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
    field.inputAccessoryView = bar
    stage.tap(field)
    stage.settle()
    stage.tap(at: CGPoint(x: 30, y: 520))
    #expect(bar.places == [CGPoint(x: 30, y: 520), CGPoint(x: 30, y: 20)])
    field.resignFirstResponder()
    stage.settle()
  }

  /// Observes its superview, like accessory views that follow the keyboard.
  private final class Watcher: UIView, KeyValueObserver {
    var key = "center"
    var seen: [CGFloat] = []

    override func willMove(toSuperview newSuperview: UIView?) {
      superview?.removeObserver(self, forKeyPath: key)
      newSuperview?.addObserver(self, forKeyPath: key, context: nil)
    }

    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      if let superview { seen.append(superview.frame.minY) }
    }
  }

  @Test(
    "the superview of an accessory view can be observed while it appears, moves and leaves",
    arguments: ["frame", "center"])
  func observing(key: String) {
    let bar = Watcher(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
    bar.key = key
    field.inputAccessoryView = bar
    let page = scrollingPage()
    field.becomeFirstResponder()
    stage.settle()
    #expect(bar.seen.last == 500)
    bar.seen = []
    let finger = stage.touch(at: CGPoint(x: 200, y: 300))
    for y in stride(from: 320, through: 600, by: 20) {
      finger.move(to: CGPoint(x: 200, y: CGFloat(y)))
      stage.advance(by: 0.05)
    }
    #expect(bar.seen == [520, 540, 560, 580, 600])
    #expect(bar.convert(CGPoint.zero, to: nil).y == 600)
    finger.lift()
    stage.settle()
    #expect(!field.isFirstResponder)
    #expect(bar.window == nil)
    withExtendedLifetime(page) {}
  }

  private func scrollingPage() -> UIScrollView {
    let page = UIScrollView(frame: wholeScreen)
    page.contentSize = CGSize(width: 390, height: 3000)
    page.keyboardDismissMode = .interactive
    stage.window.insertSubview(page, at: 0)
    return page
  }
}
