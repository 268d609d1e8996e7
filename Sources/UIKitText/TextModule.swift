package import TouchstoneInput
@_spi(Kit) package import UIKitCore

/// Text input for fields, text views and an app's own text inputs.
package enum TextModule: KitModule {
  package static var services: [any KitService.Type] { [Self.self, TextTyping.self] }

  package static var actions: [KitAction] {
    [
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

extension TextModule: InputService, FirstResponderService {
  package static func use(_ input: RawInput, in application: UIApplication) -> Bool {
    guard case .text(let sample) = input else { return false }
    TextIntake(application: application).receive(sample)
    return true
  }

  package static func firstResponderDidChange(
    in window: UIWindow, to new: UIResponder?, from old: UIResponder?
  ) {
    window.inputListener.listen(to: new, insteadOf: old)
  }
}
