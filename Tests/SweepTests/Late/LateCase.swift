import UIKit

/// One property or call that changes an object after its first layout.
struct LateCase {
  let name: String
  /// Makes the change early and late, and returns a line for each layout that differs.
  let run: @MainActor (LateStage) -> [String]
}

/// The generated cases, and the objects and values that they use.
@MainActor
enum Late {
  static let long = "A text that is longer than the others, and needs several lines"
  static let lines = "a\nb\nc"

  static func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  static func attributed(_ text: String, size: CGFloat = 28) -> NSAttributedString {
    NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: size)])
  }

  static var label: UILabel {
    let label = UILabel()
    label.text = "Some words that wrap"
    return label
  }

  /// A label that changes its size if its text wraps.
  static var wrappingLabel: UILabel {
    let label = label
    label.text = long
    label.numberOfLines = 0
    return label
  }

  /// A button with different contents for each state.
  static var button: UIButton {
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    button.setTitle("A longer title", for: .selected)
    button.setTitle("The title of a disabled button", for: .disabled)
    button.setImage(image(8, 8), for: .normal)
    button.setImage(image(30, 40), for: .highlighted)
    return button
  }

  static var configuredButton: UIButton {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Title"
    configuration.subtitle = "and more"
    configuration.image = image(8, 8)
    let button = UIButton(configuration: configuration)
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isSelected ? "A longer title" : "Title"
    }
    return button
  }

  /// A button that never changes its configuration itself.
  static var plainConfiguredButton: UIButton {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Title"
    configuration.subtitle = "and more"
    configuration.image = image(8, 8)
    return UIButton(configuration: configuration)
  }

  static var imageView: UIImageView {
    UIImageView(image: image(20, 20), highlightedImage: image(50, 10))
  }

  static var field: UITextField {
    let field = UITextField()
    field.text = "Text"
    field.placeholder = "What shows without a text"
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 14, height: 14))
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 14))
    return field
  }

  static var textView: UITextView {
    let view = UITextView()
    view.text = "Some words of a text"
    view.isScrollEnabled = false
    return view
  }

  static var scrollingTextView: UITextView {
    let view = UITextView()
    view.text = "Some words of a text"
    return view
  }

  static var stack: UIStackView {
    let stack = UIStackView(arrangedSubviews: [label, imageView, wrappingLabel])
    stack.spacing = 3
    return stack
  }

  static var column: UIStackView {
    let stack = stack
    stack.axis = .vertical
    stack.alignment = .leading
    return stack
  }

  static var segments: UISegmentedControl {
    let control = UISegmentedControl(items: ["One", "Another", image(20, 20)])
    control.selectedSegmentIndex = 1
    return control
  }

  static var pages: UIPageControl {
    let control = UIPageControl()
    control.numberOfPages = 4
    return control
  }

  static var scrollView: UIScrollView {
    let view = UIScrollView()
    let content = label
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: view.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: view.contentLayoutGuide.trailingAnchor),
      content.topAnchor.constraint(equalTo: view.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: view.contentLayoutGuide.bottomAnchor),
      content.heightAnchor.constraint(equalTo: view.frameLayoutGuide.heightAnchor),
    ])
    return view
  }

  /// A view with directional margins and an intrinsic content size.
  static var view: UIView {
    let view = LateContentView()
    view.directionalLayoutMargins.leading = 20
    return view
  }

  /// A view with a bar that ends at the view's keyboard guide.
  static var keyboardGuide: (view: UIView, subject: UIKeyboardLayoutGuide) {
    let view = UIView()
    let guide = view.keyboardLayoutGuide
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.bottomAnchor.constraint(equalTo: guide.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.widthAnchor.constraint(equalToConstant: 30),
      bar.heightAnchor.constraint(equalToConstant: 5),
    ])
    return (view, guide)
  }

  static var controller: (view: UIView, subject: UIViewController) {
    let controller = UIViewController()
    return (controller.view, controller)
  }

  static func part<Part: UIView>(_ view: UIView, _ part: Part?) -> (view: UIView, subject: Part) {
    guard let part else { fatalError("\(view) has no such part") }
    return (view, part)
  }
}

/// A view with an intrinsic content size.
final class LateContentView: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 70, height: 35) }
}

/// A value for a property. Each tree needs its own objects.
@MainActor
struct LateValue<Value> {
  let name: String
  let make: () -> Value

  init(_ name: String, _ make: @escaping () -> Value) {
    self.name = name
    self.make = make
  }
}

/// A call that changes an object, in place of the previous call.
@MainActor
struct LateCall<Subject> {
  let name: String
  let make: (Subject) -> Void

  init(_ name: String, _ make: @escaping (Subject) -> Void) {
    self.name = name
    self.make = make
  }
}

/// The properties and calls of a class, for every kind of it.
@MainActor
struct LateMembers<Subject: AnyObject> {
  private let owner: String
  private var subjects: [LateSubject<Subject>] = []
  private(set) var cases: [LateCase] = []

  init(of owner: String) { self.owner = owner }

  mutating func subject(_ name: String, _ make: @escaping @MainActor () -> Subject)
  where Subject: UIView {
    subjects.append(
      LateSubject(name: name) {
        let view = make()
        return (view, view)
      })
  }

  /// Adds an object that isn't itself the view that constraints position.
  mutating func part(
    _ name: String, _ make: @escaping @MainActor () -> (view: UIView, subject: Subject)
  ) {
    subjects.append(LateSubject(name: name, make: make))
  }

  mutating func property<Value>(
    _ member: String, _ path: ReferenceWritableKeyPath<Subject, Value>,
    _ values: [LateValue<Value>], in placements: LatePlacements = .all,
    except exceptions: [String] = [], back: Bool = true
  ) {
    for subject in subjects where !exceptions.contains(subject.name) {
      let original = subject.make().subject[keyPath: path]
      var calls = values.map { value in
        LateCall<Subject>(value.name) { $0[keyPath: path] = value.make() }
      }
      // A view belongs to one tree.
      if back, !(original is UIView) {
        calls.append(LateCall("the first value") { $0[keyPath: path] = original })
      }
      add(member, subject, calls, placements)
    }
  }

  mutating func call(
    _ member: String, _ calls: [LateCall<Subject>], in placements: LatePlacements = .all
  ) {
    for subject in subjects { add(member, subject, calls, placements) }
  }

  private mutating func add(
    _ member: String, _ subject: LateSubject<Subject>, _ calls: [LateCall<Subject>],
    _ placements: LatePlacements
  ) {
    let name =
      subject.name == owner ? "\(owner).\(member)" : "\(owner).\(member) of \(subject.name)"
    cases.append(
      LateCase(name: name) { $0.compare(subject, calls, placements).map { "\(name) = \($0)" } })
  }
}

/// Creates an object to be changed, and the view that constraints position.
struct LateSubject<Subject: AnyObject> {
  let name: String
  let make: @MainActor () -> (view: UIView, subject: Subject)
}
