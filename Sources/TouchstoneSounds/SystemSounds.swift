// System sounds, which apps get for `import AudioToolbox`. A sound is one line in the trace; no host
// plays it. Vibration also vibrates the host's device, if the device can vibrate.
@_exported public import Foundation
internal import UIKitCore
internal import UIKitDevices
internal import UIKitFoundation

/// The number of a system sound.
public typealias SystemSoundID = UInt32

/// The result of a function of Apple's C libraries, 0 for success.
public typealias OSStatus = Int32

/// The vibration of the device.
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF
/// The flash of the screen, a line in the trace here.
public let kSystemSoundID_FlashScreen: SystemSoundID = 0xFFE
/// The sound of an alert that the user has chosen.
public let kSystemSoundID_UserPreferredAlert: SystemSoundID = 0x1000

/// The result of a function that succeeded.
public let kAudioServicesNoError: OSStatus = 0
/// The result for a sound file that can't be used.
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500

/// Plays a system sound, as one line in the trace.
///
/// Any thread can call it. On another thread than the main thread, the line follows in a later turn.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
  SystemSounds.play(inSystemSoundID, isAlert: false, then: nil)
}

/// Plays a system sound as an alert, which also vibrates.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
  SystemSounds.play(inSystemSoundID, isAlert: true, then: nil)
}

/// Plays a system sound, and calls a closure on the main queue in the next turn, because a sound
/// has no length here.
@preconcurrency
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@MainActor @Sendable () -> Void)?
) {
  SystemSounds.play(inSystemSoundID, isAlert: false, then: inCompletionBlock)
}

/// Plays a system sound as an alert, and calls a closure on the main queue in the next turn.
@preconcurrency
public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@MainActor @Sendable () -> Void)?
) {
  SystemSounds.play(inSystemSoundID, isAlert: true, then: inCompletionBlock)
}

/// Gives a sound file a number.
///
/// - Parameters:
///   - inFileURL: The location of the file.
///   - outSystemSoundID: The number, or 0 if there is no file.
/// - Returns: ``kAudioServicesNoError``, or ``kAudioServicesSystemSoundUnspecifiedError`` if there
///   is no file.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: URL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  guard inFileURL.isFileURL, FileManager.default.fileExists(atPath: inFileURL.path) else {
    outSystemSoundID.pointee = 0
    return kAudioServicesSystemSoundUnspecifiedError
  }
  outSystemSoundID.pointee = SystemSounds.add(inFileURL.lastPathComponent)
  return kAudioServicesNoError
}

/// Removes the number of a sound file.
///
/// - Returns: ``kAudioServicesNoError``, or ``kAudioServicesSystemSoundUnspecifiedError`` if the
///   number belongs to no file.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
  SystemSounds.remove(inSystemSoundID)
    ? kAudioServicesNoError : kAudioServicesSystemSoundUnspecifiedError
}
