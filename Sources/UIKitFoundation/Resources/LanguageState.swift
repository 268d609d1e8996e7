internal import Foundation
internal import Synchronization
internal import TouchstoneGeometry
package import UIKitCore

/// The languages that the user of an application prefers.
@MainActor
final class LanguageState {
  var languages = initial

  /// The languages of an application at its start: those in the environment variable
  /// `TOUCHSTONE_LANGUAGES`, separated by commas, or else English.
  nonisolated static let initial: [String] = {
    let written = ProcessInfo.processInfo.environment["TOUCHSTONE_LANGUAGES"] ?? ""
    let names = written.split(separator: ",").map { String($0.filter { !$0.isWhitespace }) }
    return usable(names)
  }()

  /// The languages that any application set last, for code off the main actor.
  nonisolated static let last = Mutex(initial)

  /// The languages of the current application, or off the main actor those that were set last.
  nonisolated static var current: [String] {
    MainQueue.ifCurrent { UIApplication.shared.preferredLanguages } ?? last.withLock { $0 }
  }

  nonisolated static func usable(_ names: [String]) -> [String] {
    let names = names.filter { !$0.isEmpty }
    return names.isEmpty ? ["en"] : names
  }
}

extension UIApplication {
  /// The languages that the user prefers, best first, such as `["de-AT", "en"]`.
  ///
  /// Texts that the app looks up later are in the first language that the app has. iOS starts the
  /// app again instead, so texts that the app already shows don't change.
  package var preferredLanguages: [String] {
    get { parts.existing(LanguageState.self)?.languages ?? LanguageState.initial }
    set {
      let languages = LanguageState.usable(newValue)
      parts.part { LanguageState() }.languages = languages
      LanguageState.last.withLock { $0 = languages }
    }
  }
}
