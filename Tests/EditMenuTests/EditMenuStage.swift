import Testing
import TouchstoneTesting
import UIKit

/// A view with an edit menu that performs the actions that a test names, and records its callbacks.
final class EditableView: UIView, UIEditMenuInteractionDelegate {
  var log: [String] = []
  var performs: Set<String> = ["copy:"]
  var senders: [String] = []
  var targetRect = CGRect.null
  var makeMenu: (([UIMenuElement]) -> UIMenu?)?
  var build: ((any UIMenuBuilder) -> Void)?
  var canBeFirst = true
  var onDismiss: (() -> Void)?
  lazy var interaction = UIEditMenuInteraction(delegate: self)

  override var canBecomeFirstResponder: Bool { canBeFirst }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    senders.append(sender is UIApplication ? "application" : sender is UICommand ? "command" : "?")
    return performs.contains(action.name)
  }
  override func copy(_ sender: Any?) { log.append("copy from \(Self.name(sender))") }
  override func cut(_ sender: Any?) { log.append("cut from \(Self.name(sender))") }
  override func selectAll(_ sender: Any?) { log.append("selectAll from \(Self.name(sender))") }
  override func buildMenu(with builder: any UIMenuBuilder) { build?(builder) }

  static let stamp = Selector("stamp:", EditableView.stamp(_:))
  private func stamp(_ sender: Any) { log.append("stamp from \(Self.name(sender))") }

  static func name(_ sender: Any?) -> String {
    (sender as? UICommand)?.title ?? (sender is UIMenuController ? "controller" : "?")
  }

  func present(
    at point: CGPoint = CGPoint(x: 10, y: 10), arrow: UIEditMenuArrowDirection = .automatic
  ) {
    let configuration = UIEditMenuConfiguration(identifier: "test", sourcePoint: point)
    configuration.preferredArrowDirection = arrow
    interaction.presentEditMenu(with: configuration)
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    log.append("menuFor \(configuration.identifier)")
    return makeMenu?(suggestedActions)
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect {
    log.append("targetRect")
    return targetRect
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    log.append("willPresent")
    animator.addAnimations { [weak self] in self?.alpha = 0.5 }
    animator.addCompletion { [weak self] in self?.log.append("presented") }
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    log.append("willDismiss")
    animator.addCompletion { [weak self] in self?.log.append("dismissed") }
    onDismiss?()
  }

  func take() -> [String] {
    defer { log = [] }
    return log
  }
}

extension Stage {
  /// Adds a view with an edit menu to the window.
  @discardableResult
  func editable(
    _ frame: CGRect = CGRect(x: 100, y: 300, width: 200, height: 100), name: String = "editable"
  ) -> EditableView {
    let view = EditableView(frame: frame)
    view.accessibilityIdentifier = name
    view.addInteraction(view.interaction)
    window.addSubview(view)
    return view
  }

  /// Returns the details of the trace's menu records in a phase.
  func menuRecords(_ phase: String) -> [String] {
    trace.filter { $0.kind == .menu && $0.phase == phase }.map { $0.detail ?? "" }
  }
}
