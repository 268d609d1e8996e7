package import TouchstoneKit
internal import TouchstoneTrace

extension ScreenFacts {
  /// Reads the screen of an application.
  @MainActor
  package init(of application: UIApplication) {
    var reader = FactReader(application)
    reader.read()
    all = reader.facts
  }
}

/// Reads facts view by view.
@MainActor
private struct FactReader {
  let application: UIApplication
  var facts: [ScreenFact] = []

  init(_ application: UIApplication) { self.application = application }

  mutating func read() {
    let controllers = ScreenReading.controllers(of: application).map(SwiftLiteral.text)
    add(.controllers, "stage.controllers", "[\(controllers.joined(separator: ", "))]")
    for view in ScreenNames.views(in: application) where !(view is UIWindow) {
      if let identifier = view.accessibilityIdentifier,
        ScreenNames.name(of: view, in: application) == identifier
      {
        read(view, identifier)
      }
    }
    for text in ScreenReading.anonymousTexts(of: application) {
      add(.text, "stage.shows(\(SwiftLiteral.text(text)))", "true")
    }
    add(
      .responder, "stage.firstResponderName",
      ScreenReading.firstResponder(of: application).map(SwiftLiteral.text) ?? "nil")
  }

  private mutating func add(_ kind: ScreenFact.Kind, _ expression: String, _ value: String) {
    facts.append(ScreenFact(kind: kind, expression: expression, value: value))
  }

  private mutating func read(_ view: UIView, _ name: String) {
    let literal = SwiftLiteral.text(name)
    func cast(_ type: String) -> String { "(stage.view(\(literal)) as? \(type))?" }
    add(.presence, "stage.hasView(\(literal))", "true")
    switch view {
    case let label as UILabel: text(cast("UILabel") + ".text", label.text)
    case let field as UITextField: text(cast("UITextField") + ".text", field.text)
    case let text as UITextView: self.text(cast("UITextView") + ".text", text.text)
    case let button as UIButton: text(cast("UIButton") + ".currentTitle", button.currentTitle)
    case let control as UISwitch: flag(.value, cast("UISwitch") + ".isOn", control.isOn)
    case let slider as UISlider: add(.value, cast("UISlider") + ".value", "\(slider.value)")
    case let stepper as UIStepper: add(.value, cast("UIStepper") + ".value", "\(stepper.value)")
    case let control as UISegmentedControl:
      add(
        .value, cast("UISegmentedControl") + ".selectedSegmentIndex",
        "\(control.selectedSegmentIndex)")
    case let control as UIPageControl:
      add(.value, cast("UIPageControl") + ".currentPage", "\(control.currentPage)")
    case let bar as UIProgressView:
      add(.value, cast("UIProgressView") + ".progress", "\(bar.progress)")
    default: break
    }
    if let control = view as? UIControl {
      flag(.state, cast("UIControl") + ".isEnabled", control.isEnabled)
      flag(.state, cast("UIControl") + ".isSelected", control.isSelected)
    }
    let viewText = "stage.view(\(literal))"
    add(.visibility, "\(viewText)?.isHidden", "\(view.isHidden)")
    add(.visibility, "\(viewText)?.alpha", "\(view.alpha)")
    if view is UIScrollView, let offset = ScreenReading.offset(of: view) {
      add(.place, "stage.contentOffset(of: \(literal))", "CGPoint(x: \(offset.x), y: \(offset.y))")
    }
    let frame = ScreenReading.frame(of: view)
    add(
      .place, "stage.frame(of: \(literal))",
      "CGRect(x: \(frame.minX), y: \(frame.minY), width: \(frame.width), height: \(frame.height))")
  }

  private mutating func text(_ expression: String, _ text: String?) {
    add(.text, expression, text.map(SwiftLiteral.text) ?? "nil")
  }

  private mutating func flag(_ kind: ScreenFact.Kind, _ expression: String, _ value: Bool) {
    add(kind, expression, "\(value)")
  }
}
