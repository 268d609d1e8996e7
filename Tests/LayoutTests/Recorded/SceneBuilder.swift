import Testing
import UIKit

/// Builds the views of a recorded scene inside a root.
@MainActor
struct SceneBuilder {
  let scene: RecordedScene
  private(set) var made: [String: UIView] = [:]

  init(_ scene: RecordedScene, in window: UIView, forcing insets: [CGFloat]?) throws {
    self.scene = scene
    let root = Root(frame: CGRect(origin: .zero, size: CGSize(numbers: scene.root.size)))
    root.forced = insets.map(UIEdgeInsets.init(numbers:))
    window.addSubview(root)
    made["root"] = root
    for view in scene.views { try build(view) }
    for view in scene.views {
      for constraint in view.constraints ?? [] { try connect(view.name, constraint) }
    }
    root.layoutIfNeeded()
  }

  /// A root with a safe area that can be forced, as by the recorder.
  private final class Root: UIView {
    var forced: UIEdgeInsets?
    override var safeAreaInsets: UIEdgeInsets { forced ?? super.safeAreaInsets }
  }

  /// A view of a fixed size, in place of a label.
  private final class Content: UIView {
    var size = CGSize.zero
    override var intrinsicContentSize: CGSize { size }
  }

  // MARK: Views

  private mutating func build(_ view: RecordedScene.View) throws {
    let new = try make(view.kind, view.set)
    let parent = try #require(made[view.parent], "\(view.name) lies in nothing")
    if let stack = parent as? UIStackView {
      stack.addArrangedSubview(new)
    } else {
      parent.addSubview(new)
    }
    made[view.name] = new
    guard let set = view.set else { return }
    if let frame = set.frame { new.frame = CGRect(numbers: frame) }
    if let translates = set.translatesAutoresizingMaskIntoConstraints {
      new.translatesAutoresizingMaskIntoConstraints = translates
    }
    if let margins = set.layoutMargins { new.layoutMargins = UIEdgeInsets(numbers: margins) }
    new.preservesSuperviewLayoutMargins = set.preservesSuperviewLayoutMargins ?? false
    new.insetsLayoutMarginsFromSafeArea = set.insetsLayoutMarginsFromSafeArea ?? true
    new.clipsToBounds = set.clipsToBounds ?? new.clipsToBounds
    new.alpha = set.alpha ?? 1
    new.isHidden = set.isHidden ?? new.isHidden
  }

  private func make(_ kind: String, _ set: RecordedScene.Settings?) throws -> UIView {
    switch kind {
    case "UIView": return UIView()
    case "UIView with an intrinsic size":
      let view = Content()
      view.size = CGSize(numbers: try #require(set?.intrinsicContentSize))
      return view
    case "UIStackView": return try stack(try #require(set))
    case "UISwitch":
      let view = UISwitch()
      view.isOn = set?.isOn ?? false
      return view
    case "UISlider":
      let view = UISlider()
      view.minimumValue = set?.minimumValue ?? 0
      view.maximumValue = set?.maximumValue ?? 1
      view.value = set?.value ?? 0
      return view
    case "UIStepper": return UIStepper()
    case "UISegmentedControl":
      let view = UISegmentedControl(items: set?.titles)
      view.selectedSegmentIndex = set?.selectedSegmentIndex ?? -1
      return view
    case "UIActivityIndicatorView":
      return UIActivityIndicatorView(style: set?.style == "large" ? .large : .medium)
    case "UIProgressView":
      let view = UIProgressView()
      view.progress = set?.progress ?? 0
      return view
    case "UIImageView":
      let view = UIImageView(image: Picture(size: CGSize(numbers: set?.imageSize ?? [0, 0])).image)
      view.contentMode = Self.modes[set?.contentMode ?? ""] ?? .scaleToFill
      return view
    // A label with its own frame: the width of its text doesn't matter.
    case "UILabel": return UILabel()
    case "UIScrollView":
      let view = UIScrollView()
      view.contentSize = CGSize(numbers: set?.contentSize ?? [0, 0])
      guard set?.refreshControl != nil else { return view }
      view.refreshControl = UIRefreshControl()
      view.refreshControl?.beginRefreshing()
      return view
    default: throw Unknown(what: "the class \(kind)")
    }
  }

  /// A part of a scene that the reader doesn't know, so that a new scene can't pass unread.
  struct Unknown: Error {
    let what: String
  }

  private static let modes: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "center": .center,
    "scaleAspectFill": .scaleAspectFill, "topLeft": .topLeft,
  ]
  private static let distributions: [String: UIStackView.Distribution] = [
    "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
    "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
  ]
  private static let alignments: [String: UIStackView.Alignment] = [
    "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline,
    "center": .center, "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
  ]

  private func stack(_ set: RecordedScene.Settings) throws -> UIStackView {
    let stack = UIStackView()
    stack.axis = set.axis == "vertical" ? .vertical : .horizontal
    stack.spacing = set.spacing ?? 0
    stack.distribution = try #require(Self.distributions[set.distribution ?? "fill"])
    stack.alignment = try #require(Self.alignments[set.alignment ?? "fill"])
    return stack
  }

  // MARK: Constraints

  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY, "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
  ]
  private static let relations: [String: NSLayoutConstraint.Relation] = [
    "==": .equal, ">=": .greaterThanOrEqual, "<=": .lessThanOrEqual,
  ]

  private func connect(_ name: String, _ constraint: RecordedScene.Constraint) throws {
    let made = NSLayoutConstraint(
      item: try #require(self.made[name]),
      attribute: try #require(Self.attributes[constraint.attribute]),
      relatedBy: try #require(Self.relations[constraint.relation]),
      toItem: try constraint.to.map { try #require(self.made[$0]) },
      attribute: constraint.toAttribute.flatMap { Self.attributes[$0] } ?? .notAnAttribute,
      multiplier: constraint.multiplier ?? 1, constant: constraint.constant)
    made.priority = UILayoutPriority(constraint.priority ?? 1000)
    made.isActive = true
  }

  // MARK: Parts

  /// Returns a view or a part of it by its name in the scene, or `nil` for a label in a part.
  func view(_ name: String) throws -> UIView? {
    let parts = name.split(separator: ".").map(String.init)
    if let whole = made[name] { return whole }
    if name == "refresh" { return (made["scroll"] as? UIScrollView)?.refreshControl }
    let whole = try #require(made[parts[0]], "\(name) is not in the scene")
    guard parts.count == 2 else { return nil }
    let inside = whole.subviews
    switch parts[1] {
    case "pill": return inside.first { $0.layer.shadowOpacity > 0 }
    case "track": return inside.first
    case "filled": return inside.dropFirst().first
    case "thumb": return inside.last
    case let number:
      let place = try #require(Int(number), "\(name) is no part that the reader knows")
      return inside.suffix(3)[inside.count - 3 + place]
    }
  }
}

/// An image that only has a size.
private struct Picture {
  let size: CGSize
  @MainActor var image: UIImage {
    UIGraphicsImageRenderer(size: size).image { _ in }
  }
}

extension CGRect {
  init(numbers: [CGFloat]) {
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
  /// The numbers x, y, width and height.
  var numbers: [CGFloat] { [minX, minY, width, height] }
}

extension CGSize {
  init(numbers: [CGFloat]) { self.init(width: numbers[0], height: numbers[1]) }
}

extension UIEdgeInsets {
  init(numbers: [CGFloat]) {
    self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
  /// The numbers top, left, bottom and right.
  var numbers: [CGFloat] { [top, left, bottom, right] }
}
