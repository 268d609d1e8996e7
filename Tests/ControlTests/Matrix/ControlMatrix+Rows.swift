import Testing
import TouchstoneTesting

/// The effect of each cross-cutting property on each control.
enum ControlMatrix {
  private static let noPointer = MatrixCell.nothing(
    because: "UIKit documents a pointer interaction of its own for buttons alone")
  private static let noAdjusting = MatrixCell.nothing(because: "its value isn't a range of steps")
  private static let noMotion = MatrixCell.nothing(because: "it moves no part of itself")
  private static let fixedText = MatrixCell.nothing(because: "it shows no text of a text style")
  private static let noText = MatrixCell.nothing(because: "it shows no text")
  private static let noControl = MatrixCell.nothing(
    because: "it isn't a control and can't be disabled")
  private static let unfocused = MatrixCell.nothing(
    because: "only controls can have the focus (statement 356)")
  private static let ownColors = MatrixCell.nothing(
    because: "its colors are its own properties, not the tint")

  static let rows: [MatrixRow] = [
    MatrixRow(
      name: "UIControl", make: { UIControl(frame: CGRect(x: 0, y: 0, width: 90, height: 40)) },
      cells: [
        .layoutDirection: .nothing(because: "it shows nothing by itself"),
        .tint: .nothing(because: "it shows nothing by itself"),
        .disabledLook: .nothing(because: "it shows nothing by itself"),
        .style: .nothing(because: "it shows nothing by itself"),
        .dynamicType: noText, .pointer: noPointer, .focus: .does(takesFocus),
        .adjusting: noAdjusting, .keyboard: .does(actsOnSpace(.primaryActionTriggered)),
        .reducedMotion: noMotion,
      ]),
    MatrixRow(
      name: "UIButton", make: button,
      cells: [
        .layoutDirection: .shows, .tint: .shows, .disabledLook: .shows, .style: .shows,
        .dynamicType: .shows, .pointer: .does(showsPointer), .focus: .does(takesFocus),
        .adjusting: noAdjusting, .keyboard: .does(actsOnSpace(.primaryActionTriggered)),
        .reducedMotion: .nothing(because: "its title fades and doesn't move"),
      ]),
    MatrixRow(
      name: "UISwitch",
      make: {
        let toggle = UISwitch()
        toggle.isOn = true
        return toggle
      },
      cells: [
        .layoutDirection: .shows,
        .tint: .nothing(because: "it is green while it is on; onTintColor is another property"),
        .disabledLook: .shows, .style: .shows, .dynamicType: noText, .pointer: noPointer,
        .focus: .does(takesFocus), .adjusting: noAdjusting,
        .keyboard: .does(actsOnSpace(.valueChanged)),
        .reducedMotion: .does(
          jumps { ($0 as? UISwitch)?.setOn(false, animated: true) }),
      ]),
    MatrixRow(
      name: "UISlider", make: slider,
      cells: [
        .layoutDirection: .shows, .tint: .shows, .disabledLook: .shows, .style: .shows,
        .dynamicType: noText, .pointer: noPointer, .focus: .does(takesFocus),
        .adjusting: .does(adjusts { Double(($0 as? UISlider)?.value ?? 0) }),
        .keyboard: .does(followsArrows { Double(($0 as? UISlider)?.value ?? 0) }),
        .reducedMotion: .does(
          jumps { ($0 as? UISlider)?.setValue(0.9, animated: true) }),
      ]),
    MatrixRow(
      name: "UIStepper",
      make: {
        let stepper = UIStepper()
        stepper.value = 50
        return stepper
      },
      cells: [
        .layoutDirection: .shows,
        .tint: .nothing(because: "since iOS 13 its signs have the color of labels"),
        .disabledLook: .shows, .style: .shows, .dynamicType: noText, .pointer: noPointer,
        .focus: .does(takesFocus),
        .adjusting: .does(adjusts { ($0 as? UIStepper)?.value ?? 0 }),
        .keyboard: .does(followsArrows { ($0 as? UIStepper)?.value ?? 0 }),
        .reducedMotion: noMotion,
      ]),
    MatrixRow(
      name: "UISegmentedControl", make: segments,
      cells: [
        .layoutDirection: .shows,
        .tint: .nothing(because: "since iOS 13 selectedSegmentTintColor takes the tint's place"),
        .disabledLook: .shows, .style: .shows,
        .dynamicType: .nothing(because: "its titles keep 13 points, as measured"),
        .pointer: noPointer, .focus: .does(takesFocus),
        .adjusting: .nothing(because: "each segment is an element of its own"),
        .keyboard: .does(followsArrows { chosenSegment($0) }),
        .reducedMotion: .does(
          jumps { view in
            guard let control = view as? UISegmentedControl else { return }
            control.subviews.last { $0.accessibilityLabel == "three" }.map {
              _ = $0.accessibilityActivate()
            }
          }),
      ]),
    MatrixRow(
      name: "UIPageControl", make: pages,
      cells: [
        .layoutDirection: .shows, .tint: ownColors, .disabledLook: .shows, .style: .shows,
        .dynamicType: noText, .pointer: noPointer, .focus: .does(takesFocus),
        .adjusting: .does(adjusts { Double(($0 as? UIPageControl)?.currentPage ?? 0) }),
        .keyboard: .does(
          followsArrows { Double(($0 as? UIPageControl)?.currentPage ?? 0) }),
        .reducedMotion: noMotion,
      ]),
    MatrixRow(
      name: "UIRefreshControl",
      make: {
        let control = UIRefreshControl()
        control.frame.size = CGSize(width: 200, height: 60)
        return control
      },
      cells: [
        .layoutDirection: .nothing(because: "its wheel is in the middle"),
        .tint: .nothing(because: "its wheel is hidden at rest"),
        .disabledLook: .nothing(because: "its wheel is hidden at rest"),
        .style: .nothing(because: "its wheel is hidden at rest"),
        .dynamicType: noText, .pointer: noPointer, .focus: .does(takesFocus),
        .adjusting: noAdjusting,
        .keyboard: .nothing(because: "a pull of the content is its only gesture"),
        .reducedMotion: noMotion,
      ]),
    MatrixRow(
      name: "UITextField", make: field,
      cells: [
        .layoutDirection: .shows,
        .tint: .nothing(because: "its caret and its selection show only while it is edited"),
        .disabledLook: .shows, .style: .shows, .dynamicType: .shows, .pointer: noPointer,
        .focus: .does(takesFocus), .adjusting: noAdjusting, .keyboard: .does(takesTyping),
        .reducedMotion: noMotion,
      ]),
    MatrixRow(
      name: "UITextView", make: textView,
      cells: [
        .layoutDirection: .shows, .tint: .shows, .disabledLook: noControl, .style: .shows,
        .dynamicType: .shows, .pointer: noPointer, .focus: unfocused, .adjusting: noAdjusting,
        .keyboard: .does(takesTyping), .reducedMotion: noMotion,
      ]),
    MatrixRow(
      name: "UIScrollView",
      make: {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentSize = CGSize(width: 100, height: 400)
        return view
      },
      cells: [
        .layoutDirection: .nothing(because: "its bars show only while it scrolls"),
        .tint: .nothing(because: "it shows nothing but its content"), .disabledLook: noControl,
        .style: .nothing(because: "it shows nothing but its content"), .dynamicType: noText,
        .pointer: noPointer, .focus: unfocused, .adjusting: noAdjusting,
        .keyboard: .nothing(because: "it scrolls by keys only as first responder (statement 273)"),
        .reducedMotion: noMotion,
      ]),
    MatrixRow(
      name: "UILabel", make: label,
      cells: [
        .layoutDirection: .shows,
        .tint: .nothing(because: "textColor is its color"), .disabledLook: .shows, .style: .shows,
        .dynamicType: .shows, .pointer: noPointer, .focus: unfocused, .adjusting: noAdjusting,
        .keyboard: .nothing(because: "it isn't a control"), .reducedMotion: noMotion,
      ]),
    MatrixRow(
      name: "UIImageView", make: imageView,
      cells: [
        .layoutDirection: .shows, .tint: .shows, .disabledLook: noControl,
        .style: .shows,
        .dynamicType: noText, .pointer: noPointer, .focus: unfocused, .adjusting: noAdjusting,
        .keyboard: .nothing(because: "it isn't a control"), .reducedMotion: noMotion,
      ]),
    MatrixRow(
      name: "UIProgressView",
      make: {
        let bar = UIProgressView(progressViewStyle: .default)
        bar.frame.size.width = 120
        bar.progress = 0.25
        return bar
      },
      cells: [
        .layoutDirection: .shows, .tint: .shows, .disabledLook: noControl, .style: .shows,
        .dynamicType: noText, .pointer: noPointer, .focus: unfocused,
        .adjusting: .nothing(because: "the task decides on its value"),
        .keyboard: .nothing(because: "it isn't a control"),
        .reducedMotion: .does(
          jumps { ($0 as? UIProgressView)?.setProgress(0.75, animated: true) }),
      ]),
    MatrixRow(
      name: "UIActivityIndicatorView",
      make: {
        let wheel = UIActivityIndicatorView(style: .large)
        wheel.hidesWhenStopped = false
        return wheel
      },
      cells: [
        .layoutDirection: .nothing(because: "a wheel has no sides"), .tint: ownColors,
        .disabledLook: noControl, .style: .shows, .dynamicType: noText, .pointer: noPointer,
        .focus: unfocused, .adjusting: noAdjusting,
        .keyboard: .nothing(because: "it isn't a control"),
        .reducedMotion: .nothing(because: "its turning is what it says"),
      ]),
    MatrixRow(
      name: "UIVisualEffectView",
      make: {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
        view.frame.size = CGSize(width: 80, height: 80)
        return view
      },
      cells: [
        .layoutDirection: .nothing(because: "a blur has no sides"),
        .tint: .nothing(because: "its effect decides on its color"), .disabledLook: noControl,
        .style: .shows, .dynamicType: noText, .pointer: noPointer, .focus: unfocused,
        .adjusting: noAdjusting, .keyboard: .nothing(because: "it isn't a control"),
        .reducedMotion: noMotion,
      ]),
  ]
}

// MARK: Controls that show as much as they can

extension ControlMatrix {
  /// An asymmetric image, as a template.
  @MainActor private static var arrow: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 12))
    }.withRenderingMode(.alwaysTemplate).imageFlippedForRightToLeftLayoutDirection()
  }

  @MainActor private static func button() -> UIView {
    var configuration = UIButton.Configuration.gray()
    configuration.title = "Title"
    configuration.image = arrow
    configuration.imagePadding = 6
    return UIButton(configuration: configuration)
  }

  @MainActor private static func slider() -> UIView {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    slider.value = 0.25
    slider.minimumValueImage = arrow
    return slider
  }

  @MainActor private static func segments() -> UIView {
    let control = UISegmentedControl(items: ["one", "two", "three", "four"])
    control.selectedSegmentIndex = 1
    return control
  }

  @MainActor private static func chosenSegment(_ view: UIView) -> Double {
    Double((view as? UISegmentedControl)?.selectedSegmentIndex ?? 0)
  }

  @MainActor private static func pages() -> UIView {
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 160, height: 30))
    control.numberOfPages = 5
    control.currentPage = 1
    return control
  }

  @MainActor private static func label() -> UIView {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 250, height: 80))
    label.text = "Some words"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    return label
  }

  @MainActor private static func field() -> UIView {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 250, height: 60))
    field.text = "words"
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.borderStyle = .roundedRect
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    field.leftView?.backgroundColor = .systemRed
    field.leftViewMode = .always
    return field
  }

  @MainActor private static func textView() -> UIView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 250, height: 120))
    let text = NSMutableAttributedString(string: "12 + 30\n")
    text.append(
      NSAttributedString(string: "link", attributes: [.link: "https://example.org" as Any]))
    view.attributedText = text
    view.font = .preferredFont(forTextStyle: .body)
    view.adjustsFontForContentSizeCategory = true
    return view
  }

  @MainActor private static func imageView() -> UIView {
    let view = UIImageView(image: arrow)
    view.frame.size = CGSize(width: 30, height: 12)
    return view
  }
}
