import Testing
import TouchstoneTesting

// Each check drives the control with keys, fingers or assistive technology, and reads the result.
extension ControlMatrix {
  typealias Check = @MainActor @Sendable (MatrixBench) -> Void
  typealias Reading = @MainActor @Sendable (UIView) -> Double

  /// Checks that an enabled control can have the focus, and that a control disabled later loses it.
  static let takesFocus: Check = { bench in
    // A refresh control is hidden until its scroll view is pulled.
    bench.control.isHidden = false
    bench.focus()
    #expect(bench.control.isFocused)
    (bench.control as? UIControl)?.isEnabled = false
    bench.stage.settle()
    #expect(!bench.control.canBecomeFocused && !bench.control.isFocused)
    (bench.control as? UIControl)?.isEnabled = true
    #expect(bench.control.canBecomeFocused)
  }

  /// Checks that the space bar sends an event of the focused control, and sends none once it is
  /// disabled.
  static func actsOnSpace(_ event: UIControl.Event) -> Check {
    { bench in
      var count = 0
      let control = bench.control as? UIControl
      control?.addAction(UIAction { _ in count += 1 }, for: event)
      bench.focus()
      bench.stage.press(.keyboardSpacebar)
      #expect(count == 1)
      control?.isEnabled = false
      bench.stage.press(.keyboardSpacebar)
      #expect(count == 1)
    }
  }

  /// Checks that the right arrow increases the value and the left arrow decreases it, and the
  /// reverse in right-to-left layout, even without animation.
  static func followsArrows(_ value: @escaping Reading) -> Check {
    { bench in
      var told: [Double] = []
      let control = bench.control as? UIControl
      control?.addAction(
        UIAction { [unowned bench] _ in told.append(value(bench.control)) }, for: .valueChanged)
      let start = value(bench.control)
      bench.focus()
      bench.stage.press(.keyboardRightArrow)
      let more = value(bench.control)
      #expect(more > start)
      bench.control.semanticContentAttribute = .forceRightToLeft
      bench.stage.press(.keyboardRightArrow)
      let less = value(bench.control)
      #expect(less < more)
      bench.stage.press(.keyboardLeftArrow)
      let last = value(bench.control)
      #expect(last > less)
      #expect(told == [more, less, last])
      #expect(bench.control.isFocused)
      control?.isEnabled = false
      bench.stage.press(.keyboardLeftArrow)
      #expect(value(bench.control) == last)
    }
  }

  /// Checks that incrementing increases the value in either layout direction and sends
  /// `valueChanged`, and that a disabled control refuses.
  static func adjusts(_ value: @escaping Reading) -> Check {
    { bench in
      var count = 0
      let control = bench.control as? UIControl
      control?.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
      #expect(bench.control.accessibilityTraits.contains(.adjustable))
      for attribute in [UISemanticContentAttribute.unspecified, .forceRightToLeft] {
        bench.control.semanticContentAttribute = attribute
        let start = value(bench.control)
        let said = bench.control.accessibilityValue
        bench.stage.accessibility.increment(bench.control)
        #expect(value(bench.control) > start)
        #expect(bench.control.accessibilityValue != said)
        bench.stage.accessibility.decrement(bench.control)
        #expect(abs(value(bench.control) - start) < 1e-6)
      }
      #expect(count == 4)
      control?.isEnabled = false
      #expect(bench.control.accessibilityTraits.contains(.notEnabled))
      bench.stage.accessibility.increment(bench.control)
      #expect(count == 4)
    }
  }

  /// Checks that a change is animated, and that it is immediate with Reduce Motion.
  static func jumps(_ change: @escaping @MainActor @Sendable (UIView) -> Void) -> Check {
    { bench in
      let row = rows.first { $0.name == "\(type(of: bench.control))" }
      change(bench.control)
      #expect(bench.isAnimated)
      bench.stage.settle()
      guard let row else {
        Issue.record("\(type(of: bench.control)) has no row")
        return
      }
      let still = MatrixBench(row) { $0.stage.setReduceMotion(true) }
      #expect(UIAccessibility.isReduceMotionEnabled)
      change(still.control)
      still.control.layoutIfNeeded()
      #expect(!still.isAnimated)
      still.stage.settle()
      #expect(still.display == bench.display)
    }
  }

  /// Checks that a pointer over the button becomes a hand with the interaction enabled, and that a
  /// provider can choose the style.
  static let showsPointer: Check = { bench in
    guard let button = bench.control as? UIButton else {
      Issue.record("\(type(of: bench.control)) is no button")
      return
    }
    @MainActor func look() -> PointerAppearance {
      bench.stage.hover(at: CGPoint(x: 5, y: 5))
      bench.stage.hover(at: button.center)
      return bench.stage.application.deviceState.pointer
    }
    #expect(!button.isPointerInteractionEnabled && look() == .system)
    button.isPointerInteractionEnabled = true
    #expect(look() == .hand)
    button.isPointerInteractionEnabled = false
    #expect(look() == .system)
    button.pointerStyleProvider = { _, _, _ in .hidden() }
    #expect(button.isPointerInteractionEnabled)
    let hidden = look()
    #expect(hidden != .hand && hidden != .system)
    button.isEnabled = false
    #expect(look() == .system)
  }

  /// Checks that keys type into a text during editing, and that a disabled field can't be edited.
  static let takesTyping: Check = { bench in
    let input = bench.control as? any UIKeyInput
    #expect(bench.control.becomeFirstResponder())
    bench.stage.type("x")
    let text = (bench.control as? UITextField)?.text ?? (bench.control as? UITextView)?.text ?? ""
    #expect(text.contains("x") && input?.hasText == true)
    guard let field = bench.control as? UITextField else { return }
    field.resignFirstResponder()
    field.isEnabled = false
    #expect(!field.becomeFirstResponder())
  }

  /// Checks that a property doesn't affect a control.
  @MainActor
  static func expectNothing(of column: CrossCutting, on bench: MatrixBench) {
    let control = bench.control
    let before = bench.display
    switch column {
    case .pointer:
      bench.stage.hover(at: control.center)
      #expect(bench.stage.application.deviceState.pointer == .system)
    case .focus: #expect(!control.canBecomeFocused)
    case .adjusting:
      #expect(!control.accessibilityTraits.contains(.adjustable))
      control.accessibilityIncrement()
      #expect(bench.display == before)
    case .keyboard:
      if control.canBecomeFocused { bench.focus() }
      let focused = bench.display
      bench.stage.press(.keyboardSpacebar)
      #expect(bench.display == focused)
    case .reducedMotion:
      bench.stage.setReduceMotion(true)
      bench.stage.settle()
      #expect(bench.display == before)
    case .layoutDirection, .tint, .disabledLook, .style, .dynamicType: break
    }
  }
}
