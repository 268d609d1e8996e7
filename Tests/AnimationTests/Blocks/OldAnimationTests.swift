import Testing
import TouchstoneTesting
import UIKit

/// Animation blocks of the iOS 3 API.
@Suite("Animation blocks by beginAnimations and commitAnimations", .staged) @MainActor
struct OldAnimationTests {
  private let scene = AnimationScene()
  private var box: UIView { scene.box }

  private final class Listener: NSObject {
    var log: [String] = []

    func willStart(_ identifier: String?) { log.append("start \(identifier ?? "")") }
    func didStop() { log.append("stop") }
  }

  @Test("changes between begin and commit are animated, each with the settings before it")
  func settings() throws {
    UIView.beginAnimations("move", context: nil)
    box.alpha = 0.5
    UIView.setAnimationDuration(1)
    UIView.setAnimationCurve(.linear)
    UIView.setAnimationDelay(0.5)
    UIView.setAnimationRepeatCount(2)
    UIView.setAnimationRepeatAutoreverses(true)
    box.center.x = 120
    UIView.commitAnimations()
    box.center.y = 300
    let fade = try #require(box.layer.animation(forKey: "opacity"))
    #expect(fade.duration == 0.2, "UIKit's own")
    #expect(box.layer.animationKeys() == ["opacity", "position"])
    scene.advance(to: 1)
    #expect(isNear(scene.seen.position.x, 70) && scene.seen.position.y == 300)
    scene.advance(to: 2)
    #expect(isNear(scene.seen.position.x, 70), "on the way back")
    scene.stage.settle()
    #expect(isNear(scene.stage.now, 4.5, 0.05))
  }

  @Test("the delegate is called by its selectors at the beginning and at the end")
  func delegate() {
    let listener = Listener()
    UIView.beginAnimations("fade", context: nil)
    UIView.setAnimationDelegate(listener)
    UIView.setAnimationWillStart(Selector("willStart:", Listener.willStart))
    UIView.setAnimationDidStop(Selector("didStop", Listener.didStop))
    box.alpha = 0
    UIView.commitAnimations()
    #expect(listener.log == [])
    scene.stage.advance(by: 0.1)
    #expect(listener.log == ["start fade"])
    scene.stage.settle()
    #expect(listener.log == ["start fade", "stop"])
  }

  @Test("a commit without a beginning, and settings outside of a block, do nothing")
  func outside() {
    UIView.commitAnimations()
    UIView.setAnimationDuration(9)
    UIView.setAnimationTransition(.flipFromLeft, for: box, cache: true)
    box.alpha = 0
    #expect(box.layer.animationKeys() == nil)
  }

  @Test("a transition shows the changes made after it")
  func transition() {
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationTransition(.curlUp, for: box, cache: false)
    box.backgroundColor = .red
    UIView.commitAnimations()
    #expect(box.layer.animationKeys()?.contains("transition") == true)
    scene.stage.settle()
    #expect(box.layer.sublayers == nil)
  }
}
