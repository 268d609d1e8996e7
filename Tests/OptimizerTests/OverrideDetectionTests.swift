import Testing
import TouchstoneHitTree
import UIKit
import UIKitCore

// Whether a class overrides a member is read from the table at the end of its metadata. Swift
// doesn't guarantee this layout on this platform. These tests check the calibration for the current
// compiler, in debug and in release builds.

private class OverridingView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}

private class IntermediateView: OverridingView {
  var stored = 3
}

private final class HeirOfHeirView: IntermediateView {
  override func layoutSubviews() { stored += 1 }
}

private class GenericView<Value>: UIView {
  var value: Value?
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { value != nil }
}

private final class ConcreteView: GenericView<[String]> {
  override var next: UIResponder? { nil }
}

private final class SuperCallingView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
  }
}

private final class ObservingView: UIView {
  var changes = 0
  override var isHidden: Bool { didSet { changes += 1 } }
}

private final class WillSetView: UIView {
  var changes = 0
  override var center: CGPoint { willSet { changes += 1 } }
}

/// Overrides many members, but none that a tree traversal reads.
private final class OtherView: UIView {
  var stored = [1, 2, 3]
  lazy var late = 5
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { nil }
  override func layoutSubviews() { stored.append(1) }
  override func draw(_ rect: CGRect) {}
  override func didMoveToWindow() {}
  override var frame: CGRect { didSet { stored.append(2) } }
  override var canBecomeFirstResponder: Bool { true }
  func hitTest(_ point: CGPoint) -> UIView? { self }
  var hidden: Bool { true }
}

@MainActor
struct OverrideDetectionTests {
  // MARK: Calibration

  @Test("every member read during a walk has a slot per accessor, and shares none")
  func viewSlots() {
    // A stored-style property has a getter, a setter and an accessor for changes in place.
    let expected = [1, 1, 3, 3, 3, 3, 3, 3, 1, 1, 1, 1, 1, 1]
    #expect(ViewOverrides.slots.map(\.1.places.count) == expected)
    let all = ViewOverrides.slots.flatMap(\.1.places)
    #expect(Set(all).count == all.count)
  }

  @Test("every drawing method has exactly one slot, and is found in overriding classes")
  func drawingSlots() {
    #expect(DrawingOverrides.slots.map(\.places.count) == [1, 1, 1])
    #expect(Set(DrawingOverrides.slots.flatMap(\.places)).count == 3)
    #expect(DrawingOverrides.areIn(OtherView.self))
    #expect(!DrawingOverrides.areIn(UIView.self))
    #expect(!DrawingOverrides.areIn(SuperCallingView.self))
  }

  @Test("every touch method of a responder has exactly one slot")
  func responderSlots() {
    #expect(ResponderOverrides.slots.allSatisfy { $0.1.places.count == 1 })
    #expect(Set(ResponderOverrides.slots.flatMap(\.1.places)).count == 10)
  }

  @Test("every standard edit action has exactly one slot")
  func actionSlots() {
    #expect(StandardEditAction.slots.count == StandardEditAction.allCases.count)
    for action in StandardEditAction.allCases {
      #expect(StandardEditAction.slots[action]?.places.count == 1, "\(action)")
    }
    let all = StandardEditAction.slots.values.flatMap(\.places)
    #expect(Set(all).count == all.count)
  }

  // MARK: Views

  @Test("a class without relevant overrides reports none, whatever else it does")
  func nothing() {
    #expect(ViewOverrides.of(UIView.self) == [])
    #expect(ViewOverrides.of(OtherView.self) == [])
    final class LocalView: UIView {}
    #expect(ViewOverrides.of(LocalView.self) == [])
  }

  @Test("an override is found in its class and in every subclass, and nowhere else")
  func heirs() {
    #expect(ViewOverrides.of(OverridingView.self) == .hitTest)
    #expect(ViewOverrides.of(IntermediateView.self) == .hitTest)
    #expect(ViewOverrides.of(HeirOfHeirView.self) == .hitTest)
  }

  @Test("an override is found in a generic class and its specialization")
  func generic() {
    #expect(ViewOverrides.of(GenericView<Int>.self) == .pointInside)
    #expect(ViewOverrides.of(GenericView<UIView>.self) == .pointInside)
    #expect(ViewOverrides.of(ConcreteView.self) == [.pointInside, .next])
  }

  @Test("an override that only calls super counts as an override")
  func callingSuper() {
    #expect(ViewOverrides.of(SuperCallingView.self) == [.hitTest, .touchesMoved])
  }

  @Test("a property observer overrides its property")
  func observers() {
    #expect(ViewOverrides.of(ObservingView.self) == .getters)
    #expect(ViewOverrides.of(WillSetView.self) == .getters)
  }

  @Test("each getter read during a walk is found separately")
  func getters() {
    class HiddenView: UIView {
      override var isHidden: Bool {
        get { false }
        set {}
      }
    }
    class AlphaView: UIView {
      override var alpha: CGFloat {
        get { 1 }
        set {}
      }
    }
    class InteractionView: UIView {
      override var isUserInteractionEnabled: Bool {
        get { true }
        set {}
      }
    }
    class BoundsView: UIView {
      override var bounds: CGRect {
        get { .zero }
        set {}
      }
    }
    class CenterView: UIView {
      override var center: CGPoint {
        get { .zero }
        set {}
      }
    }
    class TransformView: UIView {
      override var transform: CGAffineTransform {
        get { .identity }
        set {}
      }
    }
    class SubviewsView: UIView {
      override var subviews: [UIView] { [] }
    }
    for type: UIView.Type in [
      HiddenView.self, AlphaView.self, InteractionView.self, BoundsView.self, CenterView.self,
      TransformView.self,
    ] {
      #expect(ViewOverrides.of(type) == .getters, "\(type)")
    }
    #expect(ViewOverrides.of(SubviewsView.self) == .subviews)
  }

  @Test("each touch method and next are found separately, in a class local to a function")
  func touchMethods() {
    class Began: UIView {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }
    class Moved: UIView {
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }
    class Ended: UIView {
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }
    class Cancelled: UIView {
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }
    class Next: UIView {
      override var next: UIResponder? { nil }
    }
    #expect(ViewOverrides.of(Began.self) == .touchesBegan)
    #expect(ViewOverrides.of(Moved.self) == .touchesMoved)
    #expect(ViewOverrides.of(Ended.self) == .touchesEnded)
    #expect(ViewOverrides.of(Cancelled.self) == .touchesCancelled)
    #expect(ViewOverrides.of(Next.self) == .next)
  }

  @Test("a window overrides next and isHidden, and a window subclass what it adds")
  func windows() {
    class Monitor: UIWindow {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self }
    }
    #expect(ViewOverrides.of(UIWindow.self) == [.next, .getters])
    #expect(ViewOverrides.of(Monitor.self) == [.next, .getters, .hitTest])
  }

  // MARK: Responders and actions

  @Test("the touch methods of responders that are not views are found")
  func responders() {
    class Controller: UIViewController {
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
      }
    }
    class Heir: Controller {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }
    #expect(ResponderOverrides.of(UIResponder.self) == [])
    #expect(ResponderOverrides.of(UIViewController.self) == [])
    #expect(ResponderOverrides.of(UIApplication.self) == .motionEnded)
    #expect(ResponderOverrides.of(Controller.self) == .touchesEnded)
    #expect(ResponderOverrides.of(Heir.self) == [.touchesBegan, .touchesEnded])
  }

  @Test("a responder implements the standard edit actions that it overrides")
  func actions() {
    class Editor: UIView {
      override func copy(_ sender: Any?) {}
      override func toggleItalics(_ sender: Any?) { super.toggleItalics(sender) }
    }
    class Heir: Editor {
      override func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
    }
    let found = { (type: AnyClass) in
      StandardEditAction.allCases.filter { $0.isOverridden(in: type) }
    }
    #expect(found(UIResponder.self) == [])
    #expect(found(UIView.self) == [])
    #expect(found(Editor.self) == [.copy, .toggleItalics])
    #expect(
      found(Heir.self) == [.copy, .toggleItalics, .makeTextWritingDirectionRightToLeft])
    #expect(Editor().canPerformAction("copy:", withSender: nil))
    #expect(!Editor().canPerformAction("cut:", withSender: nil))
  }

  // MARK: Making objects of classes

  private class StoringObject: NSObject {
    var number = 42
    var words = ["one", "two"]
    let closure: () -> Int = { 7 }
  }

  private final class HeirOfStoringObject: StoringObject {
    var more = 1.5
    override init() {
      super.init()
      number += 1
    }
  }

  private final class StoringResponder: UIResponder {
    var text = "text"
    weak var other: UIResponder?
  }

  private final class StoringLayer: CALayer {
    var text = "layer"
  }

  private final class GenericObject<Value>: NSObject {
    var values: [Value] = []
    var number = 3
  }

  private final class NoObject {}

  @Test("an object of a class known only at run time is fully initialized, with stored properties")
  func making() {
    let object: StoringObject? = ClassInstantiation.make(StoringObject.self)
    #expect(object?.number == 42)
    #expect(object?.words == ["one", "two"])
    #expect(object?.closure() == 7)
    let heir = ClassInstantiation.make(HeirOfStoringObject.self, as: StoringObject.self)
    #expect(heir?.number == 43)
    #expect((heir as? HeirOfStoringObject)?.more == 1.5)
    let responder = ClassInstantiation.make(StoringResponder.self, as: UIResponder.self)
    #expect((responder as? StoringResponder)?.text == "text")
    #expect(responder?.next == nil)
    let layer = ClassInstantiation.make(StoringLayer.self, as: CALayer.self)
    #expect((layer as? StoringLayer)?.text == "layer")
    #expect(layer?.opacity == 1)
    #expect(
      ClassInstantiation.make(GenericObject<Int>.self, as: GenericObject<Int>.self)?.number == 3)
  }

  @Test("an object created from a class lives as long as it is retained")
  func lifetime() {
    weak var weakObject: StoringObject?
    do {
      let object = ClassInstantiation.make(StoringObject.self, as: StoringObject.self)
      weakObject = object
      #expect(weakObject != nil)
      withExtendedLifetime(object) {}
    }
    #expect(weakObject == nil)
  }

  @Test("no object is created of a class that is not an NSObject, or not the requested one")
  func refusing() {
    #expect(ClassInstantiation.make(NoObject.self, as: NSObject.self) == nil)
    #expect(ClassInstantiation.make(StoringObject.self, as: UIResponder.self) == nil)
  }

  @Test("a view creates its layer with the class that its own class returns")
  func layerClass() {
    class ShapeView: UIView {
      override class var layerClass: AnyClass { StoringLayer.self }
    }
    #expect((ShapeView().layer as? StoringLayer)?.text == "layer")
  }
}
