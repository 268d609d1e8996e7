import Foundation
import QuartzCore
import Testing
import TouchstoneTesting
import UIKit

/// The state of objects that subclasses without own initializers create.
@MainActor @Suite(.staged)
struct InheritedStateTests {
  private final class Line: NSLayoutConstraint {}
  private final class Tap: UITapGestureRecognizer {}
  private final class Knob: UIControl {}
  private final class Push: UIButton {}
  private final class Dial: UISlider {}
  private final class Choice: UISegmentedControl {}
  private final class Poster: UIImageView {}
  private final class Photo: UIImage, @unchecked Sendable {}
  private final class Paint: UIColor, @unchecked Sendable {}
  private final class Outline: UIBezierPath {}
  private final class Screen: UIViewController {}
  private final class Panel: UIWindow {}
  private final class Keys: UIInputView {}
  private final class Pull: UIRefreshControl {}
  private final class Fade: CABasicAnimation {}
  private final class Shape: CAShapeLayer {}
  private final class Fall: UIGravityBehavior {}
  private final class Rope: UIAttachmentBehavior {}
  private final class Bounce: UISpringTimingParameters {}
  private final class Deed: UIAction {}
  private final class Order: UICommand {}
  private final class Shortcut: UIKeyCommand {}
  private final class Card: UIMenu {}
  private final class Later: UIDeferredMenuElement {}
  private final class Traits: UITraitCollection {}
  private final class Popup: UIContextMenuConfiguration {}

  /// A photo with a caption, as an app writes it.
  private final class Captioned: UIImage, @unchecked Sendable {
    let caption: String

    init(_ picture: CGImage, caption: String) {
      self.caption = caption
      super.init(cgImage: picture, scale: 2, orientation: .up)
    }

    required init?(coder: NSCoder) {
      caption = "archived"
      super.init(coder: coder)
    }
  }

  /// A layer with all initializers that an app on iOS writes.
  private final class Ring: CALayer {
    var progress: CGFloat

    override init() {
      progress = 1
      super.init()
    }

    override init(layer: Any) {
      progress = (layer as? Ring)?.progress ?? 0
      super.init(layer: layer)
    }

    required init?(coder: NSCoder) {
      progress = 2
      super.init(coder: coder)
    }
  }

  private final class Target: NSObject {
    var calls = 0
    static let note = Selector("note", Target.note)
    func note() { calls += 1 }
  }

  @Test func `a constraint of a subclass has its multiplier and constant, and sizes its view`() {
    let stage = Stage()
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    stage.window.addSubview(view)
    let width = Line(
      item: view, attribute: .width, relatedBy: .equal, toItem: view, attribute: .height,
      multiplier: 2, constant: 10)
    let height = Line(
      item: view, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 40)
    NSLayoutConstraint.activate([width, height])
    stage.window.layoutIfNeeded()
    #expect(width.multiplier == 2 && width.constant == 10 && width.firstItem === view)
    #expect(view.bounds.size == CGSize(width: 90, height: 40))
    height.constant = 50
    stage.window.layoutIfNeeded()
    #expect(view.bounds.size == CGSize(width: 110, height: 50))
  }

  private final class NamedLine: NSLayoutConstraint {
    weak var owner: UIView?
    var names = ["a"]
  }
  private final class NamedMenu: UIMenu { var names = ["a"] }
  private final class NamedOrder: UICommand { var names = ["a"] }
  private final class NamedShortcut: UIKeyCommand { var names = ["a"] }
  private final class NamedLater: UIDeferredMenuElement { var names = ["a"] }
  private final class NamedAlternate: UICommandAlternate { var names = ["a"] }
  private final class NamedEdit: UIEditMenuConfiguration { var names = ["a"] }
  private final class NamedText: UITextInteraction { var names = ["a"] }

  @Test func `an inherited initializer sets the properties of the subclass`() {
    let view = UIView()
    let line = NamedLine(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 40)
    #expect(line.owner == nil && line.names == ["a"] && line.constant == 40)
    line.owner = view
    #expect(line.owner === view)
    let later = NamedLater { $0([]) }
    let order = NamedOrder(title: "b", action: Target.note)
    #expect(NamedMenu(title: "m", children: [later, order]).names == ["a"])
    #expect(NamedMenu(title: "m", subtitle: "s", children: []).names == ["a"])
    #expect(later.names == ["a"] && order.names == ["a"] && order.title == "b")
    let shortcut = NamedShortcut(input: "k", modifierFlags: .command, action: Target.note)
    #expect(shortcut.names == ["a"] && shortcut.input == "k")
    let alternate = NamedAlternate(title: "t", action: Target.note, modifierFlags: .shift)
    #expect(alternate.names == ["a"] && alternate.title == "t")
    let edit = NamedEdit(identifier: "e", sourcePoint: CGPoint(x: 1, y: 2))
    #expect(edit.names == ["a"] && edit.sourcePoint == CGPoint(x: 1, y: 2))
    #expect(NamedText(for: .editable).names == ["a"])
  }

  @Test func `a constraint without items has no attributes, and is inactive`() {
    let line = Line()
    #expect(line.firstItem == nil && line.secondItem == nil && !line.isActive)
    #expect(line.firstAttribute == .notAnAttribute && line.secondAttribute == .notAnAttribute)
    #expect(line.multiplier == 1 && line.constant == 0 && line.priority == .required)
    line.isActive = true
    #expect(!line.isActive)
  }

  @Test func `a recognizer of a subclass calls its target`() {
    let stage = Stage()
    let target = Target()
    stage.window.addGestureRecognizer(Tap(target: target, action: Target.note))
    stage.tap(at: CGPoint(x: 50, y: 50))
    #expect(target.calls == 1)
  }

  @Test func `a control of a subclass performs its primary action`() {
    var actions = 0
    let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    let knob = Knob(frame: frame, primaryAction: UIAction { _ in actions += 1 })
    knob.sendActions(for: .primaryActionTriggered)
    #expect(knob.frame == frame && actions == 1)
  }

  @Test func `a button of a subclass has its type, its configuration and its action`() {
    #expect(Push(type: .system).buttonType == .system)
    #expect(Push(type: .custom).buttonType == .custom && Push().buttonType == .custom)
    #expect(Push(configuration: .filled()).configuration != nil)
    var actions = 0
    let push = Push(type: .system, primaryAction: UIAction(title: "a") { _ in actions += 1 })
    push.sendActions(for: .primaryActionTriggered)
    #expect(push.title(for: .normal) == "a" && actions == 1)
  }

  @Test func `controls of subclasses have their frames and segments`() {
    let frame = CGRect(x: 1, y: 2, width: 130, height: 40)
    #expect(Dial(frame: frame).frame.width == 130)
    let choice = Choice(items: ["a", "b"])
    #expect(choice.numberOfSegments == 2 && choice.titleForSegment(at: 1) == "b")
    #expect(Pull().frame.height == 60 && Pull().frame.width == 0)
  }

  @Test func `an image view of a subclass has the size of its image`() throws {
    let samples = try InitializerSamples(Stage())
    let image = Photo(cgImage: samples.picture)
    let poster = Poster(image: image)
    #expect(poster.image === image && poster.frame.size == CGSize(width: 2, height: 2))
    #expect(!poster.isUserInteractionEnabled)
    #expect(Poster(image: nil, highlightedImage: image).highlightedImage === image)
  }

  @Test func `an image of a subclass has its scale and orientation`() throws {
    let samples = try InitializerSamples(Stage())
    let photo = Photo(cgImage: samples.picture, scale: 2, orientation: .left)
    #expect(photo.scale == 2 && photo.imageOrientation == .left)
    #expect(photo.size == CGSize(width: 1, height: 1))
    #expect(Photo(data: Data()) == nil && Photo().size == .zero)
  }

  @Test func `a subclass's own initializers call those of images and layers`() throws {
    let samples = try InitializerSamples(Stage())
    let captioned = Captioned(samples.picture, caption: "a")
    #expect(captioned.caption == "a" && captioned.size == CGSize(width: 1, height: 1))
    #expect(Captioned(coder: samples.coder)?.caption == "archived")
    let ring = Ring()
    ring.cornerRadius = 5
    ring.progress = 3
    let copy = Ring(layer: ring)
    #expect(copy.progress == 3 && copy.cornerRadius == 5)
    #expect(Ring(coder: samples.coder)?.progress == 2)
  }

  @Test func `a color of a subclass has its components`() {
    #expect(Paint(red: 1, green: 0.5, blue: 0, alpha: 0.25).cgColor.alpha == 0.25)
    var white: CGFloat = 0
    #expect(Paint(white: 0.5, alpha: 1).getWhite(&white, alpha: nil) && white == 0.5)
    #expect(Paint { _ in .red }.cgColor == UIColor.red.cgColor)
  }

  @Test func `a path of a subclass has its bounds`() {
    let bounds = CGRect(x: 1, y: 2, width: 30, height: 40)
    #expect(Outline(rect: bounds).bounds == bounds && Outline(ovalIn: bounds).bounds == bounds)
    #expect(Outline().isEmpty)
  }

  @Test func `a controller and a window of subclasses are in their scene`() throws {
    let scene = try #require(Stage().window.windowScene)
    let screen = Screen(nibName: nil, bundle: nil)
    let panel = Panel(windowScene: scene)
    panel.rootViewController = screen
    #expect(panel.windowScene === scene && panel.isHidden)
    #expect(panel.rootViewController === screen)
    #expect(Panel(frame: CGRect(x: 0, y: 0, width: 9, height: 9)).bounds.width == 9)
  }

  @Test func `an input view of a subclass has its style`() {
    #expect(Keys(frame: .zero, inputViewStyle: .keyboard).inputViewStyle == .keyboard)
    let keys = Keys(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    #expect(keys.inputViewStyle == .default && keys.bounds.width == 9)
  }

  @Test func `animations and layers of subclasses have their key path and properties`() {
    #expect(Fade(keyPath: "opacity").keyPath == "opacity" && Fade().keyPath == nil)
    let shape = Shape()
    shape.lineWidth = 7
    #expect(Shape(layer: shape).lineWidth == 7)
  }

  @Test func `behaviors of subclasses have their items`() {
    let item = UIView()
    #expect(Fall(items: [item]).items.first === item && Fall().items.isEmpty)
    let other = UIView(frame: CGRect(x: 30, y: 40, width: 0, height: 0))
    let rope = Rope(
      item: item, offsetFromCenter: .zero, attachedTo: other, offsetFromCenter: .zero)
    #expect(rope.attachedBehaviorType == .items && rope.length == 50)
    let anchored = Rope(item: item, attachedToAnchor: CGPoint(x: 0, y: 9))
    #expect(anchored.attachedBehaviorType == .anchor && anchored.length == 9)
    #expect(Bounce(duration: 1, bounce: 0, initialVelocity: .zero).initialVelocity == .zero)
  }

  @Test func `menu elements of subclasses have their titles and children`() {
    let deed = Deed(title: "a", attributes: .destructive, state: .on) { _ in }
    #expect(deed.title == "a" && deed.attributes == .destructive && deed.state == .on)
    let order = Order(title: "b", action: Target.note)
    #expect(order.title == "b" && order.action == Target.note && order.state == .off)
    let shortcut = Shortcut(
      title: "c", action: Target.note, input: "k", modifierFlags: .command)
    #expect(shortcut.input == "k" && shortcut.modifierFlags == .command)
    #expect(shortcut.title == "c" && Shortcut().input == nil)
    let card = Card(title: "d", children: [deed, order, Later { $0([]) }])
    #expect(card.title == "d" && card.children.count == 3)
  }

  @Test func `traits and menu configurations of subclasses have their values`() {
    #expect(Traits(userInterfaceStyle: .dark).userInterfaceStyle == .dark)
    #expect(Traits().userInterfaceStyle == .unspecified)
    #expect(Popup(identifier: "a" as NSString).identifier as? NSString == "a")
    #expect(Popup().identifier is NSUUID)
  }
}
