// swift-format-ignore-file
// Written by Scripts/checks initializers from the lists of UIKit's API; do not edit.
import CoreMotion
import Foundation
import QuartzCore
import UIKit

private final class EmptyUIStackView: UIStackView {}
private final class OwnUIStackView: UIStackView {
  init(own0 given: InitializerSamples) { super.init(frame: CGRect(x: 1, y: 2, width: 30, height: 40)) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
extension InitializerCases {
  static func ofUIStackView() -> [InitializerCase] {
    [
      .init("UIStackView", "init(frame:)") { given in EmptyUIStackView(frame: CGRect(x: 1, y: 2, width: 30, height: 40)) },
      .init("UIStackView", "init(coder:)") { given in EmptyUIStackView(coder: given.coder) },
      .init("UIStackView", "init(arrangedSubviews:)") { given in EmptyUIStackView(arrangedSubviews: [UIView()]) },
      .init("UIStackView", "init()") { given in EmptyUIStackView() },
      .init("UIStackView", "super.init(frame:)") { OwnUIStackView(own0: $0) },
    ]
  }
}

private final class EmptyUIStepper: UIStepper {}
private final class OwnUIStepper: UIStepper {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  init(own0 given: InitializerSamples) { super.init(frame: CGRect(x: 1, y: 2, width: 30, height: 40)) }
}
extension InitializerCases {
  static func ofUIStepper() -> [InitializerCase] {
    [
      .init("UIStepper", "init(coder:)") { given in EmptyUIStepper(coder: given.coder) },
      .init("UIStepper", "init(frame:)") { given in EmptyUIStepper(frame: CGRect(x: 1, y: 2, width: 30, height: 40)) },
      .init("UIStepper", "init(frame:primaryAction:)") { given in EmptyUIStepper(frame: CGRect(x: 1, y: 2, width: 30, height: 40), primaryAction: UIAction { _ in }) },
      .init("UIStepper", "init()") { given in EmptyUIStepper() },
      .init("UIStepper", "super.init(frame:)") { OwnUIStepper(own0: $0) },
    ]
  }
}

private final class EmptyUISwipeActionsConfiguration: UISwipeActionsConfiguration {}
extension InitializerCases {
  static func ofUISwipeActionsConfiguration() -> [InitializerCase] {
    [
      .init("UISwipeActionsConfiguration", "init(actions:)") { given in EmptyUISwipeActionsConfiguration(actions: []) },
    ]
  }
}

private final class EmptyUISwipeGestureRecognizer: UISwipeGestureRecognizer {}
private final class OwnUISwipeGestureRecognizer: UISwipeGestureRecognizer {
  init(own0 given: InitializerSamples) { super.init(target: nil, action: Selector("layoutIfNeeded", UIView.layoutIfNeeded)) }
}
extension InitializerCases {
  static func ofUISwipeGestureRecognizer() -> [InitializerCase] {
    [
      .init("UISwipeGestureRecognizer", "init()") { given in EmptyUISwipeGestureRecognizer() },
      .init("UISwipeGestureRecognizer", "init(coder:)") { given in EmptyUISwipeGestureRecognizer(coder: given.coder) },
      .init("UISwipeGestureRecognizer", "init(target:action:)") { given in EmptyUISwipeGestureRecognizer(target: nil, action: Selector("layoutIfNeeded", UIView.layoutIfNeeded)) },
      .init("UISwipeGestureRecognizer", "super.init(target:action:)") { OwnUISwipeGestureRecognizer(own0: $0) },
    ]
  }
}

private final class EmptyUISwitch: UISwitch {}
private final class OwnUISwitch: UISwitch {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  init(own0 given: InitializerSamples) { super.init(frame: CGRect(x: 1, y: 2, width: 30, height: 40)) }
}
extension InitializerCases {
  static func ofUISwitch() -> [InitializerCase] {
    [
      .init("UISwitch", "init(coder:)") { given in EmptyUISwitch(coder: given.coder) },
      .init("UISwitch", "init(frame:)") { given in EmptyUISwitch(frame: CGRect(x: 1, y: 2, width: 30, height: 40)) },
      .init("UISwitch", "init(frame:primaryAction:)") { given in EmptyUISwitch(frame: CGRect(x: 1, y: 2, width: 30, height: 40), primaryAction: UIAction { _ in }) },
      .init("UISwitch", "init()") { given in EmptyUISwitch() },
      .init("UISwitch", "super.init(frame:)") { OwnUISwitch(own0: $0) },
    ]
  }
}

private final class EmptyUITableView: UITableView {}
private final class OwnUITableView: UITableView {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  init(own0 given: InitializerSamples) { super.init(frame: CGRect(x: 1, y: 2, width: 30, height: 40), style: .grouped) }
}
extension InitializerCases {
  static func ofUITableView() -> [InitializerCase] {
    [
      .init("UITableView", "init(coder:)") { given in EmptyUITableView(coder: given.coder) },
      .init("UITableView", "init(frame:style:)") { given in EmptyUITableView(frame: CGRect(x: 1, y: 2, width: 30, height: 40), style: .grouped) },
      .init("UITableView", "init(frame:)") { given in EmptyUITableView(frame: CGRect(x: 1, y: 2, width: 30, height: 40)) },
      .init("UITableView", "init()") { given in EmptyUITableView() },
      .init("UITableView", "super.init(frame:style:)") { OwnUITableView(own0: $0) },
    ]
  }
}

private final class EmptyUITableViewCell: UITableViewCell {}
private final class OwnUITableViewCell: UITableViewCell {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  init(own0 given: InitializerSamples) { super.init(style: .subtitle, reuseIdentifier: "a") }
}
extension InitializerCases {
  static func ofUITableViewCell() -> [InitializerCase] {
    [
      .init("UITableViewCell", "init(coder:)") { given in EmptyUITableViewCell(coder: given.coder) },
      .init("UITableViewCell", "init(style:reuseIdentifier:)") { given in EmptyUITableViewCell(style: .subtitle, reuseIdentifier: "a") },
      .init("UITableViewCell", "init(frame:)") { given in EmptyUITableViewCell(frame: CGRect(x: 1, y: 2, width: 30, height: 40)) },
      .init("UITableViewCell", "init()") { given in EmptyUITableViewCell() },
      .init("UITableViewCell", "super.init(style:reuseIdentifier:)") { OwnUITableViewCell(own0: $0) },
    ]
  }
}

private final class EmptyUITableViewController: UITableViewController {}
private final class OwnUITableViewController: UITableViewController {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  init(own0 given: InitializerSamples) { super.init(nibName: "a", bundle: nil) }
  init(own1 given: InitializerSamples) { super.init(style: .grouped) }
}
extension InitializerCases {
  static func ofUITableViewController() -> [InitializerCase] {
    [
      .init("UITableViewController", "init(coder:)") { given in EmptyUITableViewController(coder: given.coder) },
      .init("UITableViewController", "init(nibName:bundle:)") { given in EmptyUITableViewController(nibName: "a", bundle: nil) },
      .init("UITableViewController", "init(style:)") { given in EmptyUITableViewController(style: .grouped) },
      .init("UITableViewController", "init()") { given in EmptyUITableViewController() },
      .init("UITableViewController", "super.init(nibName:bundle:)") { OwnUITableViewController(own0: $0) },
      .init("UITableViewController", "super.init(style:)") { OwnUITableViewController(own1: $0) },
    ]
  }
}

private final class EmptyUITableViewHeaderFooterView: UITableViewHeaderFooterView {}
private final class OwnUITableViewHeaderFooterView: UITableViewHeaderFooterView {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  init(own0 given: InitializerSamples) { super.init(reuseIdentifier: "a") }
}
extension InitializerCases {
  static func ofUITableViewHeaderFooterView() -> [InitializerCase] {
    [
      .init("UITableViewHeaderFooterView", "init(coder:)") { given in EmptyUITableViewHeaderFooterView(coder: given.coder) },
      .init("UITableViewHeaderFooterView", "init(reuseIdentifier:)") { given in EmptyUITableViewHeaderFooterView(reuseIdentifier: "a") },
      .init("UITableViewHeaderFooterView", "init(frame:)") { given in EmptyUITableViewHeaderFooterView(frame: CGRect(x: 1, y: 2, width: 30, height: 40)) },
      .init("UITableViewHeaderFooterView", "init()") { given in EmptyUITableViewHeaderFooterView() },
      .init("UITableViewHeaderFooterView", "super.init(reuseIdentifier:)") { OwnUITableViewHeaderFooterView(own0: $0) },
    ]
  }
}

private final class EmptyUITableViewRowAction: UITableViewRowAction {}
extension InitializerCases {
  static func ofUITableViewRowAction() -> [InitializerCase] {
    [
      .init("UITableViewRowAction", "init(style:title:handler:)") { given in EmptyUITableViewRowAction(style: .normal, title: "a", handler: { _, _ in }) },
    ]
  }
}

private final class EmptyUITapGestureRecognizer: UITapGestureRecognizer {}
private final class OwnUITapGestureRecognizer: UITapGestureRecognizer {
  init(own0 given: InitializerSamples) { super.init(target: nil, action: Selector("layoutIfNeeded", UIView.layoutIfNeeded)) }
}
extension InitializerCases {
  static func ofUITapGestureRecognizer() -> [InitializerCase] {
    [
      .init("UITapGestureRecognizer", "init()") { given in EmptyUITapGestureRecognizer() },
      .init("UITapGestureRecognizer", "init(coder:)") { given in EmptyUITapGestureRecognizer(coder: given.coder) },
      .init("UITapGestureRecognizer", "init(target:action:)") { given in EmptyUITapGestureRecognizer(target: nil, action: Selector("layoutIfNeeded", UIView.layoutIfNeeded)) },
      .init("UITapGestureRecognizer", "super.init(target:action:)") { OwnUITapGestureRecognizer(own0: $0) },
    ]
  }
}

private final class EmptyUITargetedPreview: UITargetedPreview {}
private final class OwnUITargetedPreview: UITargetedPreview {
  init(own0 given: InitializerSamples) { super.init(view: given.view, parameters: UIPreviewParameters(), target: UIPreviewTarget(container: given.view, center: .zero)) }
}
extension InitializerCases {
  static func ofUITargetedPreview() -> [InitializerCase] {
    [
      .init("UITargetedPreview", "init(view:)") { given in EmptyUITargetedPreview(view: given.view) },
      .init("UITargetedPreview", "init(view:parameters:)") { given in EmptyUITargetedPreview(view: given.view, parameters: UIPreviewParameters()) },
      .init("UITargetedPreview", "init(view:parameters:target:)") { given in EmptyUITargetedPreview(view: given.view, parameters: UIPreviewParameters(), target: UIPreviewTarget(container: given.view, center: .zero)) },
      .init("UITargetedPreview", "super.init(view:parameters:target:)") { OwnUITargetedPreview(own0: $0) },
    ]
  }
}

private final class EmptyUITextField: UITextField {}
private final class OwnUITextField: UITextField {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  init(own0 given: InitializerSamples) { super.init(frame: CGRect(x: 1, y: 2, width: 30, height: 40)) }
}
extension InitializerCases {
  static func ofUITextField() -> [InitializerCase] {
    [
      .init("UITextField", "init(coder:)") { given in EmptyUITextField(coder: given.coder) },
      .init("UITextField", "init(frame:)") { given in EmptyUITextField(frame: CGRect(x: 1, y: 2, width: 30, height: 40)) },
      .init("UITextField", "init(frame:primaryAction:)") { given in EmptyUITextField(frame: CGRect(x: 1, y: 2, width: 30, height: 40), primaryAction: UIAction { _ in }) },
      .init("UITextField", "init()") { given in EmptyUITextField() },
      .init("UITextField", "super.init(frame:)") { OwnUITextField(own0: $0) },
    ]
  }
}

private final class EmptyUITextInputPasswordRules: UITextInputPasswordRules {}
extension InitializerCases {
  static func ofUITextInputPasswordRules() -> [InitializerCase] {
    [
      .init("UITextInputPasswordRules", "init(descriptor:)") { given in EmptyUITextInputPasswordRules(descriptor: "a") },
    ]
  }
}

private final class EmptyUITextInputStringTokenizer: UITextInputStringTokenizer {}
private final class OwnUITextInputStringTokenizer: UITextInputStringTokenizer {
  init(own0 given: InitializerSamples) { super.init(textInput: UITextField()) }
}
extension InitializerCases {
  static func ofUITextInputStringTokenizer() -> [InitializerCase] {
    [
      .init("UITextInputStringTokenizer", "init(textInput:)") { given in EmptyUITextInputStringTokenizer(textInput: UITextField()) },
      .init("UITextInputStringTokenizer", "super.init(textInput:)") { OwnUITextInputStringTokenizer(own0: $0) },
    ]
  }
}

private final class EmptyUITextInteraction: UITextInteraction {}
extension InitializerCases {
  static func ofUITextInteraction() -> [InitializerCase] {
    [
      .init("UITextInteraction", "init(for:)") { given in EmptyUITextInteraction(for: .editable) },
    ]
  }
}

private final class EmptyUITextItemMenuConfiguration: UITextItem.MenuConfiguration {}
extension InitializerCases {
  static func ofUITextItemMenuConfiguration() -> [InitializerCase] {
    [
      .init("UITextItem.MenuConfiguration", "init(preview:menu:)") { given in EmptyUITextItemMenuConfiguration(preview: .default, menu: UIMenu()) },
    ]
  }
}

private final class EmptyUITextPosition: UITextPosition {}
private final class OwnUITextPosition: UITextPosition {
  init(own0 given: InitializerSamples) { super.init() }
}
extension InitializerCases {
  static func ofUITextPosition() -> [InitializerCase] {
    [
      .init("UITextPosition", "init()") { given in EmptyUITextPosition() },
      .init("UITextPosition", "super.init()") { OwnUITextPosition(own0: $0) },
    ]
  }
}

private final class EmptyUITextRange: UITextRange {}
private final class OwnUITextRange: UITextRange {
  init(own0 given: InitializerSamples) { super.init() }
}
extension InitializerCases {
  static func ofUITextRange() -> [InitializerCase] {
    [
      .init("UITextRange", "init()") { given in EmptyUITextRange() },
      .init("UITextRange", "super.init()") { OwnUITextRange(own0: $0) },
    ]
  }
}

private final class EmptyUITextSelectionRect: UITextSelectionRect {}
private final class OwnUITextSelectionRect: UITextSelectionRect {
  init(own0 given: InitializerSamples) { super.init() }
}
extension InitializerCases {
  static func ofUITextSelectionRect() -> [InitializerCase] {
    [
      .init("UITextSelectionRect", "init()") { given in EmptyUITextSelectionRect() },
      .init("UITextSelectionRect", "super.init()") { OwnUITextSelectionRect(own0: $0) },
    ]
  }
}

private final class EmptyUITextView: UITextView {}
private final class OwnUITextView: UITextView {
  init(own0 given: InitializerSamples) { super.init(frame: CGRect(x: 1, y: 2, width: 30, height: 40), textContainer: NSTextContainer(size: .zero)) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
extension InitializerCases {
  static func ofUITextView() -> [InitializerCase] {
    [
      .init("UITextView", "init(frame:textContainer:)") { given in EmptyUITextView(frame: CGRect(x: 1, y: 2, width: 30, height: 40), textContainer: NSTextContainer(size: .zero)) },
      .init("UITextView", "init(coder:)") { given in EmptyUITextView(coder: given.coder) },
      .init("UITextView", "init(frame:)") { given in EmptyUITextView(frame: CGRect(x: 1, y: 2, width: 30, height: 40)) },
      .init("UITextView", "init()") { given in EmptyUITextView() },
      .init("UITextView", "super.init(frame:textContainer:)") { OwnUITextView(own0: $0) },
    ]
  }
}

private final class EmptyUITouch: UITouch {}
private final class OwnUITouch: UITouch {
  init(own0 given: InitializerSamples) { super.init() }
}
extension InitializerCases {
  static func ofUITouch() -> [InitializerCase] {
    [
      .init("UITouch", "init()") { given in EmptyUITouch() },
      .init("UITouch", "super.init()") { OwnUITouch(own0: $0) },
    ]
  }
}

private final class EmptyUITrackingLayoutGuide: UITrackingLayoutGuide {}
private final class OwnUITrackingLayoutGuide: UITrackingLayoutGuide {
  init(own0 given: InitializerSamples) { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
extension InitializerCases {
  static func ofUITrackingLayoutGuide() -> [InitializerCase] {
    [
      .init("UITrackingLayoutGuide", "init()") { given in EmptyUITrackingLayoutGuide() },
      .init("UITrackingLayoutGuide", "init(coder:)") { given in EmptyUITrackingLayoutGuide(coder: given.coder) },
      .init("UITrackingLayoutGuide", "super.init()") { OwnUITrackingLayoutGuide(own0: $0) },
    ]
  }
}

private final class EmptyUITraitCollection: UITraitCollection {}
private final class OwnUITraitCollection: UITraitCollection {
  init(own0 given: InitializerSamples) { super.init() }
}
extension InitializerCases {
  static func ofUITraitCollection() -> [InitializerCase] {
    [
      .init("UITraitCollection", "init()") { given in EmptyUITraitCollection() },
      .init("UITraitCollection", "init(traitsFrom:)") { given in EmptyUITraitCollection(traitsFrom: [UITraitCollection()]) },
      .init("UITraitCollection", "init(userInterfaceStyle:)") { given in EmptyUITraitCollection(userInterfaceStyle: .dark) },
      .init("UITraitCollection", "init(displayScale:)") { given in EmptyUITraitCollection(displayScale: 0.5) },
      .init("UITraitCollection", "init(preferredContentSizeCategory:)") { given in EmptyUITraitCollection(preferredContentSizeCategory: .large) },
      .init("UITraitCollection", "super.init()") { OwnUITraitCollection(own0: $0) },
    ]
  }
}

private final class EmptyUIVibrancyEffect: UIVibrancyEffect {}
private final class OwnUIVibrancyEffect: UIVibrancyEffect {
  init(own0 given: InitializerSamples) { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
extension InitializerCases {
  static func ofUIVibrancyEffect() -> [InitializerCase] {
    [
      .init("UIVibrancyEffect", "init(blurEffect:)") { given in EmptyUIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark)) },
      .init("UIVibrancyEffect", "init(blurEffect:style:)") { given in EmptyUIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark), style: .label) },
      .init("UIVibrancyEffect", "init()") { given in EmptyUIVibrancyEffect() },
      .init("UIVibrancyEffect", "init(coder:)") { given in EmptyUIVibrancyEffect(coder: given.coder) },
      .init("UIVibrancyEffect", "super.init()") { OwnUIVibrancyEffect(own0: $0) },
    ]
  }
}
