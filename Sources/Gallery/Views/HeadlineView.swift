internal import UIKit

/// The title of a scene, with a hint below.
final class HeadlineView: UIView {
  convenience init(_ scene: AppScene) { self.init(title: scene.title, hint: scene.hint) }

  convenience init(title: String, hint: String) {
    self.init(frame: CGRect(x: PageLayout.margin, y: 28, width: PageLayout.width, height: 100))
    isUserInteractionEnabled = false
    accessibilityIdentifier = "headline"
    let titleLabel = UILabel(frame: CGRect(x: 0, y: 0, width: PageLayout.width, height: 30))
    titleLabel.text = title
    titleLabel.font = .systemFont(ofSize: 23, weight: .bold)
    titleLabel.textColor = .label
    titleLabel.accessibilityIdentifier = "title"
    titleLabel.accessibilityTraits = .header
    addSubview(titleLabel)
    let hintLabel = CaptionLabel(
      hint, size: 15, frame: CGRect(x: 0, y: 35, width: PageLayout.width, height: 60))
    hintLabel.accessibilityIdentifier = "hint"
    addSubview(hintLabel)
  }
}
