internal import UIKit

/// Presented controllers: a sheet that a finger drags between detents, and a drawer with a custom
/// presentation.
final class SheetsScene: PageController {
  static let scene = AppScene(
    name: "sheets", title: "Sheets and transitions",
    hint: "Drag the sheet up, down and away, also by its list. Drag the drawer back, or tap next "
      + "to it to dismiss it.",
    controller: { SheetsScene() })

  private let drawer = DrawerTransition()

  override func viewDidLoad() {
    addHeadline(Self.scene)
    add("sheet", "Show a sheet", .systemIndigo, top: 0) { [weak self] in self?.showSheet() }
    add("drawer", "Pull out a drawer", .systemTeal, top: 1) { [weak self] in self?.showDrawer() }
    let words = [
      "The sheet has two detents.", "Its list scrolls at the highest detent.",
      "Release it below half to dismiss it.",
    ]
    for (row, line) in words.enumerated() {
      view.addSubview(
        Box.card(
          line,
          frame: CGRect(
            x: PageLayout.margin, y: 300 + CGFloat(row) * 72, width: PageLayout.width, height: 60)))
    }
  }

  private func add(
    _ identifier: String, _ title: String, _ color: UIColor, top row: CGFloat,
    _ action: @escaping () -> Void
  ) {
    let button = CountingButton(
      identifier, title, color,
      frame: CGRect(
        x: PageLayout.margin, y: PageLayout.top + row * 72, width: PageLayout.width, height: 60))
    button.onTap = action
    view.addSubview(button)
  }

  private func showSheet() {
    let list = SheetListController()
    if let sheet = list.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.prefersGrabberVisible = true
    }
    present(list, animated: true)
  }

  private func showDrawer() {
    let controller = DrawerController(drawer)
    controller.modalPresentationStyle = .custom
    controller.transitioningDelegate = drawer
    present(controller, animated: true)
  }
}

/// The list on the sheet.
final class SheetListController: UIViewController {
  private static let rows = 24
  private static let rowHeight: CGFloat = 64
  private let scrollView = UIScrollView()

  override func viewDidLoad() {
    view.accessibilityIdentifier = "sheetView"
    view.backgroundColor = .systemGroupedBackground
    scrollView.accessibilityIdentifier = "sheetList"
    view.addSubview(scrollView)
    for row in 0..<Self.rows {
      scrollView.addSubview(
        Box.card(
          "Row \(row + 1)",
          frame: CGRect(
            x: PageLayout.margin, y: 12 + CGFloat(row) * Self.rowHeight, width: PageLayout.width,
            height: Self.rowHeight - 12)))
    }
  }

  override func viewDidLayoutSubviews() {
    scrollView.frame = view.bounds.inset(by: UIEdgeInsets(top: 24, left: 0, bottom: 0, right: 0))
    scrollView.contentSize = CGSize(
      width: view.bounds.width, height: 12 + CGFloat(Self.rows) * Self.rowHeight)
  }
}
