internal import Foundation
internal import Synchronization
internal import TouchstoneGeometry
public import UIKitCore

/// The languages that the user of an application prefers.
@MainActor
final class LanguageState {
  var languages: [String]?

  /// The languages that any application set last, for code off the main actor.
  nonisolated static let last = Mutex(["en"])

  /// The languages of the current application, or off the main actor those that were set last.
  nonisolated static var current: [String] {
    MainQueue.ifCurrent { UIApplication.shared.preferredLanguages } ?? last.withLock { $0 }
  }
}

extension UIApplication {
  /// The languages that the user prefers, best first, such as `["de-AT", "en"]`. English is the
  /// default.
  ///
  /// Texts that the app looks up later are in the first language that the app has. iOS starts the
  /// app again instead, so texts that the app already shows don't change. A Touchstone addition.
  public var preferredLanguages: [String] {
    get { parts.existing(LanguageState.self)?.languages ?? ["en"] }
    set {
      let languages = newValue.isEmpty ? ["en"] : newValue
      parts.part { LanguageState() }.languages = languages
      LanguageState.last.withLock { $0 = languages }
    }
  }
}
