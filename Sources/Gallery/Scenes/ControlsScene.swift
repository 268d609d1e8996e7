internal import UIKit

/// A stepper, a segmented control, a page control, a progress bar, a spinner and a blur, which
/// change each other.
final class ControlsScene: PageController {
  static let scene = AppScene(
    name: "controls", title: "More controls",
    hint: "Hold one half of the stepper; drag the selected segment; tap next to the dots, or drag "
      + "along them.",
    controller: { ControlsScene() })

  private let stepper = UIStepper()
  private let value = CaptionLabel("0", frame: CGRect(x: 130, y: 156, width: 120, height: 24))
  private let segments = UISegmentedControl(items: ["Day", "Week", "Month"])
  private let dots = UIPageControl()
  private let bar = UIProgressView(progressViewStyle: .default)
  private let wheels = [
    UIActivityIndicatorView(style: .medium), UIActivityIndicatorView(style: .large),
  ]
  private let feedback = UISelectionFeedbackGenerator()
  private let task = Progress(totalUnitCount: 20)

  override func viewDidLoad() {
    view.accessibilityIdentifier = "page"
    addHeadline(Self.scene)
    addControls()
    addBlur()
    addSymbols()
    stepper.addAction(UIAction { [weak self] _ in self?.stepped() }, for: .valueChanged)
    segments.addAction(UIAction { [weak self] _ in self?.feel() }, for: .valueChanged)
    dots.addAction(UIAction { [weak self] _ in self?.feel() }, for: .valueChanged)
  }

  private func addControls() {
    let frames: [(UIView, String, CGRect)] = [
      (stepper, "stepper", CGRect(x: 20, y: 152, width: 94, height: 32)),
      (segments, "segments", CGRect(x: 20, y: 208, width: 350, height: 32)),
      (dots, "dots", CGRect(x: 20, y: 262, width: 350, height: 26)),
      (bar, "bar", CGRect(x: 20, y: 314, width: 350, height: 4)),
      (wheels[0], "wheel", CGRect(x: 282, y: 158, width: 20, height: 20)),
      (wheels[1], "large wheel", CGRect(x: 330, y: 150, width: 37, height: 37)),
    ]
    for (part, name, frame) in frames {
      part.accessibilityIdentifier = name
      part.frame = frame
      view.addSubview(part)
    }
    view.addSubview(value)
    stepper.maximumValue = 20
    stepper.value = 7
    segments.selectedSegmentIndex = 1
    segments.setEnabled(false, forSegmentAt: 2)
    dots.numberOfPages = 6
    dots.currentPage = 2
    bar.observedProgress = task
    for wheel in wheels { wheel.startAnimating() }
    stepped()
  }

  /// Adds stripes, with a blur of each strength over them.
  private func addBlur() {
    let colors: [UIColor] = [.systemRed, .systemOrange, .systemGreen, .systemBlue, .systemPurple]
    for (index, color) in colors.enumerated() {
      let stripe = UIView(frame: CGRect(x: 20 + 70 * index, y: 352, width: 70, height: 250))
      stripe.backgroundColor = color
      view.addSubview(stripe)
    }
    let styles: [(String, UIBlurEffect.Style)] = [
      ("Ultra thin", .systemUltraThinMaterial), ("Material", .systemMaterial),
      ("Thick", .systemThickMaterial), ("Always dark", .systemMaterialDark),
    ]
    for (index, (name, style)) in styles.enumerated() {
      let glass = UIVisualEffectView(effect: UIBlurEffect(style: style))
      glass.frame = CGRect(x: 48, y: 364 + 58 * index, width: 294, height: 50)
      glass.layer.cornerRadius = 14
      let label = UILabel(frame: CGRect(x: 16, y: 13, width: 200, height: 24))
      label.text = name
      label.textColor = style == .systemMaterialDark ? .white : .label
      glass.contentView.addSubview(label)
      view.addSubview(glass)
    }
  }

  /// Adds symbols in the tint color. The last name is a symbol that isn't drawn here.
  private func addSymbols() {
    for (index, name) in Self.symbols.enumerated() {
      let size = UIImage.SymbolConfiguration(pointSize: 20)
      let picture = UIImageView(image: UIImage(systemName: name, withConfiguration: size))
      picture.frame.origin = CGPoint(
        x: 20 + CGFloat(index % 10) * 36.5, y: 624 + CGFloat(index / 10) * 34)
      view.addSubview(picture)
    }
  }

  private static let symbols = [
    "plus", "xmark.circle.fill", "checkmark", "chevron.right", "arrow.clockwise",
    "arrow.uturn.left", "star.fill", "heart", "trash", "pencil", "gear", "magnifyingglass",
    "house.fill", "person", "bell.slash", "ellipsis.circle", "info.circle", "questionmark.circle",
    "play.fill", "pause.fill", "speaker.wave.2", "lock.fill", "bookmark", "square.and.arrow.up",
    "camera", "photo", "folder", "doc", "calendar", "clock", "phone.fill", "envelope", "message",
    "map", "mappin", "wifi", "bolt.fill", "sun.max", "moon.fill", "cloud", "flag", "tag", "cart",
    "gift", "eye", "eye.slash", "hand.tap", "paperplane", "link", "figure.fencing",
  ]

  private func stepped() {
    value.text = "\(Int(clamping: stepper.value))"
    task.completedUnitCount = Int64(clamping: Int(clamping: stepper.value))
    feel()
  }

  private func feel() { feedback.selectionChanged() }
}
