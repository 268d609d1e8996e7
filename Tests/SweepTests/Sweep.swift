import TouchstoneTesting
import UIKit

/// A property or call of one kind of subject.
struct SweepCase {
  let name: String
  /// The numbers that are tried.
  let odds: [Odd]
  /// Creates a subject, shows it, passes the number, and shows the result too.
  let run: @MainActor (Odd, SweepScene) -> Void
}

/// The generated cases: every public property and call with a numeric parameter.
@MainActor
enum Sweep {
  static var button: UIButton {
    let button = UIButton(type: .system)
    button.frame = frame
    button.setTitle("A title", for: .normal)
    button.setImage(image, for: .normal)
    return button
  }

  static var label: UILabel {
    let label = UILabel(frame: frame)
    label.text = text
    label.numberOfLines = 0
    return label
  }

  static var field: UITextField {
    let field = UITextField(frame: frame)
    field.text = text
    return field
  }

  static var textView: UITextView {
    let view = UITextView(frame: frame)
    view.text = text
    return view
  }

  static var scrollView: UIScrollView {
    let view = UIScrollView(frame: frame)
    view.contentSize = CGSize(width: 400, height: 900)
    view.addSubview(UIView(frame: frame))
    return view
  }

  /// An image of one pixel.
  static var image: UIImage? { UIImage(data: SweepPicture.png) }

  static let frame = CGRect(x: 20, y: 20, width: 200, height: 100)
  static let text = "Some words,\nin two lines."
}

/// The number of numeric parts in a value or a call.
enum SweepPlaces {
  /// A single number.
  case one
  /// Several numbers, each of which may be odd.
  case all

  var odds: [Odd] { self == .one ? Odd.everywhere : Odd.all }
}

/// The value of a property after an odd number was set.
struct SweepKept {
  let value: Any?
}

/// The calls that need no subject.
@MainActor
struct SweepCalls {
  private let owner: String
  private(set) var cases: [SweepCase] = []

  init(of owner: String) { self.owner = owner }

  mutating func run(
    _ member: String, _ places: SweepPlaces, _ body: @escaping @MainActor (Odd) -> Void
  ) {
    take(member, places) { odd in
      body(odd)
      return nil
    }
  }

  /// Adds a property, with a closure that sets it and returns its value afterwards.
  mutating func keep(
    _ member: String, _ places: SweepPlaces, _ body: @escaping @MainActor (Odd) -> Any?
  ) {
    take(member, places) { SweepKept(value: body($0)) }
  }

  mutating func take(
    _ member: String, _ places: SweepPlaces, _ body: @escaping @MainActor (Odd) -> Any?
  ) {
    let name = owner.isEmpty ? member : "\(owner).\(member)"
    cases.append(
      SweepCase(name: name, odds: places.odds) { odd, scene in
        if let answer = body(odd) { scene.show(answer) }
      })
  }
}

/// The properties and methods of a type, for every kind of it.
@MainActor
struct SweepMembers<Subject> {
  private let owner: String
  private var subjects: [(name: String, make: @MainActor () -> Subject)] = []
  private(set) var cases: [SweepCase] = []

  init(of owner: String) { self.owner = owner }

  mutating func subject(_ name: String, _ make: @escaping @MainActor () -> Subject) {
    subjects.append((name, make))
  }

  mutating func run(
    _ member: String, _ places: SweepPlaces,
    _ body: @escaping @MainActor (inout Subject, Odd) -> Void
  ) {
    take(member, places) { subject, odd in
      body(&subject, odd)
      return nil
    }
  }

  /// Adds a property, with a closure that sets it and returns its value afterwards.
  mutating func keep(
    _ member: String, _ places: SweepPlaces,
    _ body: @escaping @MainActor (inout Subject, Odd) -> Any?
  ) {
    take(member, places) { SweepKept(value: body(&$0, $1)) }
  }

  mutating func take(
    _ member: String, _ places: SweepPlaces,
    _ body: @escaping @MainActor (inout Subject, Odd) -> Any?
  ) {
    for (kind, make) in subjects {
      let name = kind == owner ? "\(owner).\(member)" : "\(owner).\(member) of a \(kind)"
      cases.append(
        SweepCase(name: name, odds: kind == owner ? places.odds : Odd.few) {
          odd, scene in
          var subject = make()
          scene.show(subject)
          let answer = body(&subject, odd)
          if !(subject is AnyObject.Type) { scene.show(subject) }
          if let answer { scene.show(answer) }
        })
    }
  }
}

extension UITextInput {
  /// The range of the whole document.
  var wholeRange: UITextRange {
    textRange(from: beginningOfDocument, to: endOfDocument) ?? UITextRange()
  }
}
