internal import UIKitControls
internal import UIKitCore
internal import UIKitIndicators
internal import UIKitScroll
internal import UIKitText

// The framework's properties that appearances set. The properties of a class come after those of
// its superclass.
extension AppearanceProperty {
  static let ofTheKit: [AppearanceProperty] = views + texts + switches + buttons + indicators

  private static let views: [AppearanceProperty] = [
    // An inherited tint color doesn't count as a value of the view.
    AppearanceProperty(
      read: { (view: UIView) in view.settings.tintColor }, write: { $0.tintColor = $1 }),
    AppearanceProperty(\UIView.backgroundColor),
  ]

  private static let texts: [AppearanceProperty] = [
    AppearanceProperty(\UILabel.font), AppearanceProperty(\UILabel.textColor),
    AppearanceProperty(\UILabel.highlightedTextColor), AppearanceProperty(\UILabel.shadowColor),
    AppearanceProperty(\UILabel.shadowOffset), AppearanceProperty(\UITextField.font),
    AppearanceProperty(\UITextField.textColor),
    AppearanceProperty(\UITextField.keyboardAppearance), AppearanceProperty(\UITextView.font),
    AppearanceProperty(\UITextView.textColor), AppearanceProperty(\UITextView.keyboardAppearance),
  ]

  private static let switches: [AppearanceProperty] = [
    AppearanceProperty(\UISwitch.onTintColor), AppearanceProperty(\UISwitch.thumbTintColor),
    AppearanceProperty(\UISwitch.onImage), AppearanceProperty(\UISwitch.offImage),
    AppearanceProperty(\UISlider.minimumTrackTintColor),
    AppearanceProperty(\UISlider.maximumTrackTintColor),
    AppearanceProperty(\UISlider.thumbTintColor),
  ]

  private static let buttons: [AppearanceProperty] =
    states(
      { (button: UIButton, state) in button.titleColor(for: state) },
      { $0.setTitleColor($1, for: $2) })
    + states(
      { (button: UIButton, state) in button.titleShadowColor(for: state) },
      { $0.setTitleShadowColor($1, for: $2) })
    + states(
      { (button: UIButton, state) in button.backgroundImage(for: state) },
      { $0.setBackgroundImage($1, for: $2) })
    + [AppearanceProperty(\UIButton.contentEdgeInsets)]

  private static let indicators: [AppearanceProperty] =
    [
      AppearanceProperty(\UIProgressView.progressTintColor),
      AppearanceProperty(\UIProgressView.trackTintColor),
      AppearanceProperty(\UIProgressView.progressImage),
      AppearanceProperty(\UIProgressView.trackImage),
      AppearanceProperty(\UIActivityIndicatorView.color),
      AppearanceProperty(\UIPageControl.pageIndicatorTintColor),
      AppearanceProperty(\UIPageControl.currentPageIndicatorTintColor),
      AppearanceProperty(\UISegmentedControl.selectedSegmentTintColor),
      AppearanceProperty(\UIRefreshControl.attributedTitle),
    ]
    + states(
      { (control: UISegmentedControl, state) in
        control.titleTextAttributes(for: state).map {
          NSAttributedString(string: " ", attributes: $0)
        }
      },
      { control, attributes, state in
        control.setTitleTextAttributes(
          attributes?.attributes(at: 0, effectiveRange: nil), for: state)
      })
    + states(
      { (stepper: UIStepper, state) in stepper.incrementImage(for: state) },
      { $0.setIncrementImage($1, for: $2) })
    + states(
      { (stepper: UIStepper, state) in stepper.decrementImage(for: state) },
      { $0.setDecrementImage($1, for: $2) })
}
