package import UIKitCore

// The properties that key-value observing, appearances and the inspector use.
@MainActor extension ControlModule {
  package static var classes: [ClassDeclaration] {
    [label, button, toggle, slider, progress, activity, pages, segments, stepper]
  }

  private static var label: ClassDeclaration {
    let text = ClassProperty("text", \UILabel.text)
    return ClassDeclaration(
      UILabel.self,
      [
        text,
        ClassProperty("font", \UILabel.font, isAppearance: true),
        ClassProperty("textColor", \UILabel.textColor, isAppearance: true),
        ClassProperty("highlightedTextColor", \UILabel.highlightedTextColor, isAppearance: true),
        ClassProperty("shadowColor", \UILabel.shadowColor, isAppearance: true),
        ClassProperty("shadowOffset", \UILabel.shadowOffset, isAppearance: true),
      ], shownText: text)
  }

  private static var button: ClassDeclaration {
    let title = ClassProperty(
      "title(for: 0)", read: { (button: UIButton) in button.title(for: .normal) },
      write: { $0.setTitle($1, for: .normal) })
    let colors = ClassProperty.states(
      "titleColor", { (button: UIButton, state) in button.titleColor(for: state) },
      { $0.setTitleColor($1, for: $2) })
    let shadows = ClassProperty.states(
      "titleShadowColor", { (button: UIButton, state) in button.titleShadowColor(for: state) },
      { $0.setTitleShadowColor($1, for: $2) })
    let images = ClassProperty.states(
      "backgroundImage", { (button: UIButton, state) in button.backgroundImage(for: state) },
      { $0.setBackgroundImage($1, for: $2) })
    let insets = ClassProperty(
      "contentEdgeInsets", \UIButton.contentEdgeInsets, isAppearance: true)
    return ClassDeclaration(
      UIButton.self, [title] + colors + shadows + images + [insets], shownText: title)
  }

  private static var toggle: ClassDeclaration {
    ClassDeclaration(
      UISwitch.self,
      [
        ClassProperty("onTintColor", \UISwitch.onTintColor, isAppearance: true),
        ClassProperty("thumbTintColor", \UISwitch.thumbTintColor, isAppearance: true),
        ClassProperty("onImage", \UISwitch.onImage, isAppearance: true),
        ClassProperty("offImage", \UISwitch.offImage, isAppearance: true),
      ])
  }

  private static var slider: ClassDeclaration {
    ClassDeclaration(
      UISlider.self,
      [
        ClassProperty("minimumTrackTintColor", \UISlider.minimumTrackTintColor, isAppearance: true),
        ClassProperty("maximumTrackTintColor", \UISlider.maximumTrackTintColor, isAppearance: true),
        ClassProperty("thumbTintColor", \UISlider.thumbTintColor, isAppearance: true),
      ])
  }

  private static var progress: ClassDeclaration {
    ClassDeclaration(
      UIProgressView.self,
      [
        ClassProperty("progressTintColor", \UIProgressView.progressTintColor, isAppearance: true),
        ClassProperty("trackTintColor", \UIProgressView.trackTintColor, isAppearance: true),
        ClassProperty("progressImage", \UIProgressView.progressImage, isAppearance: true),
        ClassProperty("trackImage", \UIProgressView.trackImage, isAppearance: true),
      ])
  }

  private static var activity: ClassDeclaration {
    ClassDeclaration(
      UIActivityIndicatorView.self,
      [ClassProperty("color", \UIActivityIndicatorView.color, isAppearance: true)])
  }

  private static var pages: ClassDeclaration {
    ClassDeclaration(
      UIPageControl.self,
      [
        ClassProperty(
          "pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor, isAppearance: true),
        ClassProperty(
          "currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor,
          isAppearance: true),
      ])
  }

  private static var segments: ClassDeclaration {
    let color = ClassProperty(
      "selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor, isAppearance: true)
    let attributes = ClassProperty.states(
      "titleTextAttributes",
      { (control: UISegmentedControl, state) in
        control.titleTextAttributes(for: state).map {
          NSAttributedString(string: " ", attributes: $0)
        }
      },
      { control, attributes, state in
        control.setTitleTextAttributes(
          attributes?.attributes(at: 0, effectiveRange: nil), for: state)
      })
    return ClassDeclaration(UISegmentedControl.self, [color] + attributes)
  }

  private static var stepper: ClassDeclaration {
    let increments = ClassProperty.states(
      "incrementImage", { (stepper: UIStepper, state) in stepper.incrementImage(for: state) },
      { $0.setIncrementImage($1, for: $2) })
    let decrements = ClassProperty.states(
      "decrementImage", { (stepper: UIStepper, state) in stepper.decrementImage(for: state) },
      { $0.setDecrementImage($1, for: $2) })
    return ClassDeclaration(UIStepper.self, increments + decrements)
  }
}
