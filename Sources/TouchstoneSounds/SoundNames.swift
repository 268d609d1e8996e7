internal import Synchronization
internal import UIKitCore
internal import UIKitDevices
internal import UIKitFoundation

/// The system sounds of a process.
enum SystemSounds {
  /// The names of sound files, by number.
  private struct Files {
    var names: [SystemSoundID: String] = [:]
    var next: SystemSoundID = 0x2000
  }

  private static let files = Mutex(Files())

  /// The vibration of a sound in milliseconds; chosen, because Apple states none.
  private static let vibration = [400]

  /// Returns a new number for a sound file.
  static func add(_ name: String) -> SystemSoundID {
    files.withLock { files in
      defer { files.next &+= 1 }
      files.names[files.next] = name
      return files.next
    }
  }

  /// Removes a number, and returns whether it belonged to a file.
  static func remove(_ id: SystemSoundID) -> Bool {
    files.withLock { $0.names.removeValue(forKey: id) != nil }
  }

  static func play(
    _ id: SystemSoundID, isAlert: Bool, then: (@MainActor @Sendable () -> Void)?
  ) {
    let words = name(of: id) + (isAlert ? ", as an alert" : "")
    let pulse = isAlert || id == kSystemSoundID_Vibrate ? vibration : nil
    if ApplicationQueue.isCurrent {
      ApplicationQueue.main.sync { UIApplication.shared.reportSound(words, pulse: pulse) }
    } else {
      ApplicationQueue.main.async { UIApplication.shared.reportSound(words, pulse: pulse) }
    }
    if let then { ApplicationQueue.main.async(execute: then) }
  }

  private static func name(of id: SystemSoundID) -> String {
    switch id {
    case kSystemSoundID_Vibrate: "vibration"
    case kSystemSoundID_FlashScreen: "flash of the screen"
    case kSystemSoundID_UserPreferredAlert: "the user's alert"
    default: files.withLock { $0.names[id] } ?? "system sound \(id)"
    }
  }
}
