import Testing
import TouchstoneTesting
import UIKit

/// Transitions from one snapshot of a view to the next.
@Suite("Transitions of views", .staged) @MainActor
struct ViewTransitionTests {
  private let scene = AnimationScene()
  private var box: UIView { scene.box }
  private let old = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
  private let new = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))

  init() {
    box.addSubview(old)
    old.backgroundColor = .red
  }

  /// The layer of the old snapshot, which is in front of all others during a transition.
  private var pictureLayer: CALayer? { box.layer.sublayers?.first { $0.zPosition > 0 } }

  /// The presentation of the old snapshot.
  private var picture: CALayer? { pictureLayer?.presentation() }

  @Test("a dissolve fades the old snapshot out over the new one")
  func dissolve() throws {
    var ended: Bool?
    UIView.transition(
      with: box, duration: 1, options: [.transitionCrossDissolve, .curveLinear]
    ) {
      old.removeFromSuperview()
      box.addSubview(new)
      new.alpha = 0.5
    } completion: {
      ended = $0
    }
    #expect(box.subviews == [new] && new.layer.animationKeys() == nil)
    #expect(picture?.opacity == 1)
    scene.advance(to: 0.25)
    #expect(isNear(try #require(picture).opacity, 0.75))
    let shown = pictureLayer?.sublayers?.first?.sublayers?.first
    #expect(shown?.backgroundColor == UIColor.red.cgColor, "what it showed before")
    scene.stage.settle()
    #expect(picture == nil && ended == true && isNear(scene.stage.now, 1, 0.05))
  }

  @Test("a flip rotates the view, and shows the new snapshot from the middle on")
  func flips() throws {
    let styles: [(UIView.AnimationOptions, Bool)] = [
      (.transitionFlipFromLeft, true), (.transitionFlipFromRight, true),
      (.transitionFlipFromTop, false), (.transitionFlipFromBottom, false),
    ]
    for (style, isUpright) in styles {
      let start = scene.stage.now
      UIView.transition(with: box, duration: 1, options: [style, .curveLinear], animations: nil)
      // The cosine of a third of 180° is a half.
      scene.advance(to: start + 1.0 / 3)
      let early = scene.seen.affineTransform()
      #expect(
        isNear(isUpright ? early.a : early.d, 0.5) && isNear(isUpright ? early.d : early.a, 1))
      #expect(picture?.opacity == 1)
      scene.advance(to: start + 2.0 / 3)
      let late = scene.seen.affineTransform()
      #expect(isNear(isUpright ? late.a : late.d, 0.5), "upright, not mirrored")
      #expect(picture?.opacity == 0)
      scene.stage.settle()
      #expect(scene.seen.affineTransform().isIdentity)
    }
  }

  @Test("a curl is drawn as a dissolve")
  func curls() throws {
    for style in [UIView.AnimationOptions.transitionCurlUp, .transitionCurlDown] {
      UIView.transition(with: box, duration: 1, options: [style, .curveLinear], animations: nil)
      scene.stage.advance(by: 0.5)
      #expect(isNear(try #require(picture).opacity, 0.5))
      scene.stage.settle()
    }
  }

  @Test("without a style the changes are animated, and also with animated content")
  func content() {
    UIView.transition(with: box, duration: 1) { old.alpha = 0.5 }
    #expect(old.layer.animationKeys() == ["opacity"] && picture == nil)
    scene.stage.settle()
    UIView.transition(
      with: box, duration: 1, options: [.transitionCrossDissolve, .allowAnimatedContent]
    ) { old.alpha = 1 }
    #expect(old.layer.animationKeys() == ["opacity"] && picture != nil)
    scene.stage.settle()
  }

  @Test("a view replaces another, and their superview performs the transition")
  func replacement() {
    let front = UIView()
    box.addSubview(front)
    var ended: Bool?
    UIView.transition(
      from: old, to: new, duration: 0.5, options: .transitionFlipFromLeft
    ) { ended = $0 }
    #expect(box.subviews == [new, front] && old.superview == nil)
    #expect(box.layer.animationKeys() == ["transition"])
    scene.stage.settle()
    #expect(ended == true)
    UIView.transition(
      from: new, to: old, duration: 0.5,
      options: [.transitionCrossDissolve, .showHideTransitionViews])
    #expect(new.isHidden && !old.isHidden && box.subviews == [new, front])
    scene.stage.settle()
  }

  @Test("a view without a superview can't be replaced, and a line reports it")
  func alone() {
    var ended: Bool?
    UIView.transition(from: new, to: old, duration: 1) { ended = $0 }
    #expect(ended == false && scene.faults.count == 1)
  }

  @Test("a view refuses touches during its transition, and its snapshot receives none")
  func touches() {
    let point = CGPoint(x: 10, y: 10)
    UIView.transition(
      with: box, duration: 1, options: .transitionCrossDissolve, animations: nil)
    #expect(scene.stage.window.hitTest(point, with: nil) === scene.stage.window)
    #expect(box.layer.hitTest(point) === old.layer)
    scene.stage.settle()
    #expect(scene.stage.window.hitTest(point, with: nil) === old)
  }

  @Test("deleted views shrink and fade, and are removed at the end")
  func deletion() {
    var ended: Bool?
    let sibling = UIView(frame: CGRect(x: 100, y: 0, width: 10, height: 10))
    scene.stage.window.addSubview(sibling)
    UIView.perform(.delete, on: [box]) {
      sibling.center.x = 50
    } completion: {
      ended = $0
    }
    #expect(sibling.layer.animationKeys() == ["position"] && box.superview != nil)
    scene.stage.advance(by: 0.1)
    #expect(scene.seen.opacity < 1)
    scene.stage.settle()
    #expect(box.superview == nil && box.alpha == 1 && box.transform.isIdentity && ended == true)
    #expect(UIView.SystemAnimation(rawValue: 0 as UInt) == .delete)
    #expect(UIView.SystemAnimation(rawValue: 7 as UInt) == nil)
  }

  @Test("a layer's transition pushes the old snapshot away, or moves it off the new one")
  func layers() throws {
    let push = CATransition()
    push.type = .push
    push.subtype = .fromRight
    push.duration = 1
    box.layer.add(push, forKey: nil)
    scene.advance(to: 0.25)
    #expect(isNear(scene.seen.position.x, 20 + 30))
    #expect(isNear(try #require(picture).position.x, 20 - 40))
    scene.stage.settle()
    let reveal = CATransition()
    reveal.type = .reveal
    reveal.subtype = .fromTop
    reveal.duration = 1
    box.layer.add(reveal, forKey: "mine")
    #expect(box.layer.animationKeys() == ["transition"])
    scene.stage.advance(by: 0.25)
    #expect(scene.seen.position.x == 20)
    #expect(isNear(try #require(picture).position.y, 20 + 10))
    scene.stage.settle()
    let half = CATransition()
    half.duration = 1
    half.startProgress = 0.5
    half.endProgress = .nan
    box.layer.add(half, forKey: nil)
    scene.stage.advance(by: 0.5)
    #expect(isNear(try #require(picture).opacity, 0.25))
    scene.stage.settle()
    #expect(picture == nil && box.layer.sublayers?.count == 1)
  }
}
