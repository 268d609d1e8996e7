internal import UIKitCore

extension UIApplication {
  /// Reports a system sound in the trace. A sound with a pulse also vibrates the device.
  ///
  /// - Parameters:
  ///   - words: The sound, for the trace.
  ///   - pulse: Alternating milliseconds of vibration and pause, or `nil`.
  package func reportSound(_ words: String, pulse: [Int]?) {
    if let pulse {
      deviceState.ask(.pulse(pulse), "sound", words)
    } else {
      deviceState.report("sound", words)
    }
  }
}
