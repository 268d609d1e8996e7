internal import UIKit

/// Alerts and an action sheet, with a log of the actions that ran.
final class AlertsScene: PageController {
  static let scene = AppScene(
    name: "alerts", title: "Alerts",
    hint: "Tap outside an alert, or slide a finger between its buttons.",
    controller: { AlertsScene() })

  private let log = LogView(
    "log", prompt: "No action has run yet.",
    frame: CGRect(x: PageLayout.margin, y: 540, width: PageLayout.width, height: 120))

  override func viewDidLoad() {
    view.accessibilityIdentifier = "page"
    addHeadline(Self.scene)
    add("ask", "Ask before deleting", .systemRed, top: 0) { [weak self] _ in self?.ask() }
    add("choose", "Choose one of three", .systemIndigo, top: 1) { [weak self] _ in self?.choose() }
    add("rename", "Enter a name", .systemTeal, top: 2) { [weak self] _ in self?.rename() }
    add("share", "Show an action sheet", .systemOrange, top: 3) { [weak self] in
      self?.share(from: $0)
    }
    view.addSubview(log)
  }

  private func add(
    _ identifier: String, _ title: String, _ color: UIColor, top row: CGFloat,
    _ action: @escaping (UIView) -> Void
  ) {
    let button = CountingButton(
      identifier, title, color,
      frame: CGRect(
        x: PageLayout.margin, y: PageLayout.top + row * 72, width: PageLayout.width, height: 60))
    button.onTap = { [weak button] in
      if let button { action(button) }
    }
    view.addSubview(button)
  }

  /// Returns an action that writes its title to the log.
  private func action(_ title: String, _ style: UIAlertAction.Style = .default) -> UIAlertAction {
    UIAlertAction(title: title, style: style) { [weak self] in
      self?.log.add("“\($0.title ?? "")” ran after the dismissal.")
    }
  }

  private func ask() {
    let alert = UIAlertController(
      title: "Delete the list?", message: "You can't undo this.", preferredStyle: .alert)
    alert.addAction(action("Delete", .destructive))
    alert.addAction(action("Cancel", .cancel))
    present(alert, animated: true)
  }

  private func choose() {
    let alert = UIAlertController(
      title: "Sort the list", message: "Choose an order.", preferredStyle: .alert)
    let byName = action("By name")
    alert.addAction(byName)
    alert.addAction(action("By date"))
    alert.addAction(action("Cancel", .cancel))
    alert.preferredAction = byName
    present(alert, animated: true)
  }

  private func rename() {
    let alert = UIAlertController(
      title: "Rename the list", message: "Save is disabled without a name.", preferredStyle: .alert)
    let save = UIAlertAction(title: "Save", style: .default) { [weak self, weak alert] _ in
      self?.log.add("The name is “\(alert?.textFields?.first?.text ?? "")”.")
    }
    save.isEnabled = false
    alert.addTextField { field in
      field.placeholder = "Name"
      field.accessibilityIdentifier = "name"
      field.addAction(
        UIAction { [weak save, weak field] _ in save?.isEnabled = field?.hasText ?? false },
        for: .editingChanged)
    }
    alert.addAction(action("Cancel", .cancel))
    alert.addAction(save)
    present(alert, animated: true)
  }

  private func share(from source: UIView) {
    let sheet = UIAlertController(
      title: "Share the list", message: "A tap outside cancels.", preferredStyle: .actionSheet)
    for title in ["As text", "As a link"] { sheet.addAction(action(title)) }
    sheet.addAction(action("Delete instead", .destructive))
    sheet.addAction(action("Cancel", .cancel))
    sheet.popoverPresentationController?.sourceView = source
    present(sheet, animated: true)
  }
}
