internal import TouchstoneKit
internal import TouchstoneTrace

/// What views are called in the page's tree: read now and then, since a snapshot is taken with every
/// frame and properties take time to read.
@MainActor final class SnapshotNames {
  /// How many frames a name may be old; nobody reads faster.
  private static let interval = 15

  private let application: UIApplication
  private var names: ViewNames
  private var age = 0

  init(_ application: UIApplication) {
    self.application = application
    names = ViewNames(of: application)
  }

  /// Another snapshot is taken.
  func refresh() {
    age += 1
    guard age >= Self.interval else { return }
    age = 0
    names = ViewNames(of: application)
  }

  /// What a person calls a view.
  func name(of view: UIView) -> String { names.text(of: view) }
}
