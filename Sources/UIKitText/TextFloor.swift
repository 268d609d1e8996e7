@_spi(Kit) package import UIKitCore

/// What fields, text views and texts of programs add to the core.
package enum TextFloor: Floor {
  package static func add(to hooks: inout Hooks) {
    hooks.typing = TextTyping()
    hooks.add(\.taking) { input, application in
      guard case .text(let sample) = input else { return false }
      TextIntake(application: application).receive(sample)
      return true
    }
    hooks.add(\.hearingOfFirstResponder) { window, new, old in
      window.inputListener.listen(to: new, insteadOf: old)
    }
    hooks.actions += [
      KitAction(
        "deleteBackward",
        ActionMethod(of: (any UIKeyInput).self) { input, _, _ in
          input.deleteBackward() as Any
        }),
      KitAction(
        "unmarkText",
        ActionMethod(of: (any UITextInput).self) { input, _, _ in
          input.unmarkText() as Any
        }),
    ]
  }
}
