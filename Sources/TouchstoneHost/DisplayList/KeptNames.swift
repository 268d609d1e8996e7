internal import TouchstoneKit

/// What views are called in display lists: read now and then, since a list is made with every
/// frame and properties take time to read.
@MainActor final class KeptNames {
  /// How many frames a name may be old; nobody reads faster.
  private static let interval = 15

  private let application: UIApplication
  private let names: ViewNames
  private var age = 0

  init(_ application: UIApplication) {
    self.application = application
    names = ViewNames(of: application)
  }

  /// Another list is made.
  func refresh() {
    age += 1
    guard age >= Self.interval else { return }
    age = 0
    names.refresh(of: application)
  }

  /// What a person calls a view.
  func name(of view: UIView) -> String { names.text(of: view) }
}
