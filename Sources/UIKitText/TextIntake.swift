internal import TouchstoneInput
internal import TouchstoneTrace
@_spi(Kit) package import UIKitCore
internal import UIKitMenus
package import UIKitPasteboard

/// Brings text that no key has typed to the first responder, where that takes text.
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

  /// What a trace says of it.
  private static func words(_ sample: TextSample) -> String {
    sample.text.isEmpty ? "\(sample.change)" : "\(sample.change) “\(sample.text)”"
  }

  /// The host's clipboard has a text; menus that are up may now offer to paste it.
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

/// What a host's keyboard needs to know of the text that is being edited.
package struct TextSession: Equatable, Sendable {
  /// Which keys are needed, as the type's case is called.
  package var keyboard: String
  /// What the return key is called, as the type's case is called.
  package var returnKey: String
  /// Whether what is typed stays hidden.
  package var isSecure: Bool
  /// What is selected; empty for a secret.
  package var selected: String
  /// Where the caret stands, in points of the screen.
  package var caret: CGRect
}

extension UIApplication {
  /// The pasteboard of cut, copy and paste.
  package var generalPasteboard: UIPasteboard { pasteboards.general }

  /// The text that is being edited; nil where the first responder takes none.
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
