internal import TouchstoneKit
internal import TouchstoneTrace

/// A tap on a text that changed nothing. Either the text is already being edited and the caret is
/// there, or the text didn't become first responder.
@MainActor
struct TextTap {
  private let text: UIView
  private let stubbornResponder: TraceSubject?

  /// Creates a text tap, or returns `nil` if the view isn't a text.
  init?(_ view: UIView, stubbornResponder: TraceSubject?) {
    guard view is any UITextInput else { return nil }
    text = view
    self.stubbornResponder = stubbornResponder
  }

  /// Whether the text isn't first responder.
  var isRefusal: Bool { !text.isFirstResponder }

  private var name: String { TraceSubject(text).emphasized }

  /// The outcome of the tap, its usual reason, and a remedy.
  var account: TouchExplanation.Diagnosis {
    guard isRefusal else {
      return .init("\(name) is already first responder, so the touch doesn't change it.")
    }
    let refusal = "\(name) doesn't become first responder"
    if let stubbornResponder {
      let other = stubbornResponder.emphasized
      return .init(
        "\(refusal): \(other) refuses to resign.",
        usually: "A delegate that validates the text doesn't end editing until the text is valid.",
        remedy: "Return true in \(endMethod(of: stubbornResponder.object)) of \(other).")
    }
    guard text.canBecomeFirstResponder else {
      return .init(
        "\(refusal): its canBecomeFirstResponder is false.",
        usually: "It is disabled or not selectable, or its class overrides the property.",
        remedy: "Return true from canBecomeFirstResponder of \(name).")
    }
    guard let method = beginMethod else {
      return .init(
        "\(refusal): its becomeFirstResponder() returned false.",
        usually: "Its class overrides becomeFirstResponder().",
        remedy: "Return super.becomeFirstResponder() there.")
    }
    return .init(
      "\(refusal): its delegate's \(method) returned false.",
      usually: "The method returns false in a case that wasn't considered, such as the very first "
        + "tap.",
      remedy: "Return true for \(name) in \(method).")
  }

  /// The delegate method that decides whether editing begins, or `nil` if there is no delegate.
  private var beginMethod: String? {
    switch text {
    case let field as UITextField:
      field.delegate.map { _ in "textFieldShouldBeginEditing(_:)" }
    case let text as UITextView:
      text.delegate is any UITextViewDelegate ? "textViewShouldBeginEditing(_:)" : nil
    default: nil
    }
  }

  private func endMethod(of responder: AnyObject?) -> String {
    switch responder {
    case let field as UITextField where field.delegate != nil:
      "textFieldShouldEndEditing(_:) of the delegate"
    case let text as UITextView where text.delegate is any UITextViewDelegate:
      "textViewShouldEndEditing(_:) of the delegate"
    default: "resignFirstResponder()"
    }
  }
}
