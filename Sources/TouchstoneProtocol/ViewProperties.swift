package import TouchstoneHost
internal import TouchstoneInspector
package import TouchstoneKit
internal import TouchstoneTrace

/// All properties of a view, for the verb `properties`.
@MainActor
package struct ViewProperties {
  private let view: UIView

  /// Creates the properties of a view, which are read later, by ``json``.
  package init(_ view: UIView) { self.view = view }

  /// The properties in groups, as one object.
  package var json: JSONValue {
    var members = [
      JSONMember("view", TraceSubject(view).json), JSONMember("geometry", geometry),
      JSONMember("touches", touches), JSONMember("look", look),
    ]
    if let control = view as? UIControl {
      members.append(JSONMember("control", state(of: control)))
    }
    if let value { members.append(JSONMember("value", value)) }
    members += [
      JSONMember("recognizers", .array((view.gestureRecognizers ?? []).map(recognizer))),
      JSONMember("superview", view.superview.map { TraceSubject($0).json } ?? .null),
      JSONMember("next", view.next.map { TraceSubject($0).json } ?? .null),
      JSONMember("subviews", .array(view.subviews.map { TraceSubject($0).json })),
    ]
    return .object(members)
  }

  private var geometry: JSONValue {
    let transform = view.transform
    let numbers = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ]
    return .object([
      JSONMember("frame", .rect(view.frame)), JSONMember("bounds", .rect(view.bounds)),
      JSONMember("center", .point(view.center)),
      JSONMember("inWindow", .rect(view.convert(view.bounds, to: nil))),
      JSONMember("transform", .array(numbers.map { .number($0) })),
      JSONMember("clipsToBounds", .bool(view.clipsToBounds)),
    ])
  }

  private var touches: JSONValue {
    .object([
      JSONMember("hidden", .bool(view.isHidden)), JSONMember("alpha", .number(view.alpha)),
      JSONMember("interaction", .bool(view.isUserInteractionEnabled)),
      JSONMember("multipleTouch", .bool(view.isMultipleTouchEnabled)),
      JSONMember("exclusiveTouch", .bool(view.isExclusiveTouch)),
      JSONMember("firstResponder", .bool(view.isFirstResponder)),
    ])
  }

  private var look: JSONValue {
    .object([
      JSONMember("tag", .number(view.tag)), JSONMember("opaque", .bool(view.isOpaque)),
      JSONMember("cornerRadius", .number(view.layer.cornerRadius)),
      JSONMember("zPosition", .number(view.layer.zPosition)),
      JSONMember("masksToBounds", .bool(view.layer.masksToBounds)),
    ])
  }

  private func state(of control: UIControl) -> JSONValue {
    .object([
      JSONMember("enabled", .bool(control.isEnabled)),
      JSONMember("selected", .bool(control.isSelected)),
      JSONMember("highlighted", .bool(control.isHighlighted)),
      JSONMember("tracking", .bool(control.isTracking)),
    ])
  }

  /// The text or the value of the view, or `nil` if it has neither.
  private var value: JSONValue? {
    switch view {
    case let label as UILabel: label.text.map { .string($0) } ?? .null
    case let field as UITextField: field.text.map { .string($0) } ?? .null
    case let text as UITextView: text.text.map { .string($0) } ?? .null
    case let button as UIButton: button.currentTitle.map { .string($0) } ?? .null
    case let control as UISwitch: .bool(control.isOn)
    case let slider as UISlider: .number(Double(slider.value))
    case let stepper as UIStepper: .number(stepper.value)
    case let control as UISegmentedControl: .number(control.selectedSegmentIndex)
    case let control as UIPageControl: .number(control.currentPage)
    case let bar as UIProgressView: .number(Double(bar.progress))
    case let scroll as UIScrollView: .point(scroll.contentOffset)
    default: nil
    }
  }

  private func recognizer(_ recognizer: UIGestureRecognizer) -> JSONValue {
    let subject = TraceSubject(recognizer)
    return .object([
      JSONMember("class", .string(subject.className)), JSONMember("name", .string(subject.name)),
      JSONMember("state", .string("\(recognizer.state)")),
      JSONMember("enabled", .bool(recognizer.isEnabled)),
      JSONMember("explanation", .string(recognizer.explanation)),
    ])
  }
}
