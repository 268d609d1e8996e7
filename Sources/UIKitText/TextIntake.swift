internal import TouchstoneInput
internal import TouchstoneTrace
@_spi(Kit) package import UIKitCore
internal import UIKitMenus
package import UIKitPasteboard

/// Delivers text that wasn't typed by a key to the first responder, if it accepts text.
@MainActor
struct TextIntake {
  let application: UIApplication

  func receive(_ sample: TextSample) {
    if sample.change == .pasteboard { return put(sample.text) }
    guard let responder = application.keyWindow?.firstResponder,
      let input = responder as? any UIKeyInput
    else {
      return application.tracer.report(
        .discarded(
          .text(Self.words(sample)), at: nil, .discarded,
          because: "the first responder takes no text"),
        at: application.now)
    }
    application.tracer.report(
      .delivered(.text(Self.words(sample)), to: TraceSubject(responder)), at: application.now)
    switch sample.change {
    case .insert: TextTyping.insert(sample.text, into: input)
    case .delete: TextTyping.deleteBackward(in: input)
    case .compose: compose(sample.text, selecting: sample.selected.units, in: input)
    case .pasteboard: break
    }
  }

  /// Returns the description of a sample in a trace.
  private static func words(_ sample: TextSample) -> String {
    sample.text.isEmpty ? sample.change.rawValue : "\(sample.change.rawValue) “\(sample.text)”"
  }

  /// Stores the text of the host's clipboard. Visible menus may now offer to paste it.
  private func put(_ text: String) {
    guard application.pasteboards.general.hostDidPut(text) else { return }
    application.menus.pasteboardDidChange()
    application.mainMenuSystem.setNeedsRevalidate()
  }

  private func compose(_ text: String, selecting selected: NSRange, in input: any UIKeyInput) {
    if let host = input as? any TextHost {
      return host.editor.userComposes(text, selecting: selected)
    }
    (input as? any UITextInput)?.setMarkedText(text, selectedRange: selected)
  }
}

/// The state of the edited text for a host's keyboard.
package struct TextSession: Equatable, Sendable {
  /// The required keyboard, by the name of the type's case.
  package var keyboard: String
  /// The return key, by the name of the type's case.
  package var returnKey: String
  /// Whether the typed text is hidden.
  package var isSecure: Bool
  /// The selected text. Empty for secure text.
  package var selected: String
  /// The caret, in screen points.
  package var caret: CGRect
}

extension UIApplication {
  /// The pasteboard of cut, copy and paste.
  package var generalPasteboard: UIPasteboard { pasteboards.general }

  /// The edited text, or `nil` if the first responder doesn't accept text.
  package var textSession: TextSession? {
    guard let input = keyWindow?.firstResponder as? any UIKeyInput else { return nil }
    let isSecure = input.isSecureTextEntry
    var session = TextSession(
      keyboard: "\(input.keyboardType)", returnKey: "\(input.returnKeyType)", isSecure: isSecure,
      selected: "", caret: .zero)
    guard let text = input as? any UITextInput, let range = text.selectedTextRange else {
      return session
    }
    if !isSecure { session.selected = text.text(in: range) ?? "" }
    let view = text.textInputView
    if let window = view.window {
      session.caret = window.convert(view.convert(text.caretRect(for: range.end), to: nil), to: nil)
    }
    return session
  }
}
