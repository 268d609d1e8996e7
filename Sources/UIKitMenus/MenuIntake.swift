internal import TouchstoneInput
internal import TouchstoneTrace
@_spi(Kit) package import UIKitCore

/// Handles a host's input for the main menu: opens and closes its menus, and runs chosen items.
@MainActor
final class MenuIntake {
  private unowned let application: UIApplication
  /// The open menus, with their titles and indices in the host's messages.
  private var open: [(title: String, place: Int, menu: UIMenu)] = []

  init(_ application: UIApplication) { self.application = application }

  func receive(_ sample: MenuSample) {
    switch sample.change {
    case .show: _ = application.mainMenuSystem.root
    case .open: open(sample)
    case .close: close(sample)
    case .choose: choose(sample)
    }
  }

  private var presenter: MenuPresenter { MenuPresenter(application) }

  /// Requests the menu's deferred content.
  ///
  /// An open menu with the same title and index is closed first, unless it is the same menu.
  private func open(_ sample: MenuSample) {
    guard let title = sample.path.first else { return }
    let menus = application.mainMenuSystem.menus(titled: title)
    guard menus.indices.contains(sample.place) else { return missing(sample) }
    let menu = menus[sample.place]
    guard !open.contains(where: { $0.menu === menu }) else { return }
    close(sample)
    presenter.prepare(menu) { [weak application] in application?.mainMenuSystem.wasFilled() }
    open.append((title, sample.place, menu))
  }

  private func close(_ sample: MenuSample) {
    guard let title = sample.path.first,
      let index = open.firstIndex(where: { $0.title == title && $0.place == sample.place })
    else { return }
    presenter.close(open.remove(at: index).menu)
  }

  private func choose(_ sample: MenuSample) {
    let leaves = application.mainMenuSystem.leaves(at: sample.path)
    guard leaves.indices.contains(sample.place) else { return missing(sample) }
    let item = leaves[sample.place]
    let alternate = item.alternates.first {
      $0.modifiers.rawValue == sample.modifiers.rawValue
    }
    presenter.choose(item, alternate: alternate?.alternate)
  }

  private func missing(_ sample: MenuSample) {
    application.tracer.report(.menu(.missing(path: sample.path)), at: application.now)
  }
}

extension UIMainMenuSystem {
  /// Returns the menus of the menu bar with a title.
  package func menus(titled title: String) -> [UIMenu] {
    root.contents.compactMap { $0 as? UIMenu }.filter { $0.title == title }
  }

  /// Returns the current items at a path of titles, which starts with a menu of the menu bar.
  package func leaves(at path: [String]) -> [MenuItem] {
    guard let application, let title = path.first, path.count > 1 else { return [] }
    let presenter = MenuPresenter(application)
    return menus(titled: title).flatMap { presenter.items(of: $0).leaves(at: path.dropFirst()) }
  }
}

extension [MenuItem] {
  fileprivate func leaves(at path: ArraySlice<String>) -> [MenuItem] {
    let found = filter { $0.title == path.first }
    return path.count > 1
      ? found.flatMap { $0.children.leaves(at: path.dropFirst()) }
      : found.filter { $0.kind == .leaf }
  }
}
