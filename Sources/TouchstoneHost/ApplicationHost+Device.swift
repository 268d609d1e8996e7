public import TouchstoneKit

extension ApplicationHost {
  /// Rotates the device.
  ///
  /// The app is notified as of any device rotation. If the interface rotates with the device, the
  /// app runs on a rotated screen. Recordings don't contain rotations: rotate the device before
  /// recording.
  ///
  /// - Parameters:
  ///   - orientation: The device's new orientation.
  ///   - safeArea: The safe area of the rotated screen, or `nil` for the current safe area, rotated
  ///     with its edges.
  public func rotateDevice(to orientation: UIDeviceOrientation, safeArea: UIEdgeInsets? = nil) {
    inForce { application.rotate(to: orientation, safeArea: safeArea) }
  }

  /// Sets the battery's level and state, and notifies apps that monitor the battery.
  ///
  /// - Parameters:
  ///   - level: The level from 0 to 1, or `nil` if it is unknown.
  ///   - state: The charging state.
  public func setBattery(level: Float?, state: UIDevice.BatteryState) {
    inForce { application.deviceState.setBattery(level: level, state: state) }
  }

  /// Sets the user's choice of light or dark appearance.
  public func setUserInterfaceStyle(_ style: UIUserInterfaceStyle) {
    inForce { application.setUserInterfaceStyle(style) }
  }

  /// Returns the haptic pulses that the app requested after the request `number`, for hosts that
  /// can vibrate.
  ///
  /// A pattern alternates between milliseconds of vibration and of rest.
  public func pulses(after number: Int) -> [(number: Int, pattern: [Int])] {
    application.deviceState.requests.compactMap { request in
      guard request.number > number, case .pulse(let pattern) = request.wish else { return nil }
      return (request.number, pattern)
    }
  }

  /// Returns the URLs that the app asked to open after the request `number`, for hosts that can ask
  /// the user.
  public func links(after number: Int) -> [(number: Int, url: URL)] {
    application.deviceState.requests.compactMap { request in
      guard request.number > number, case .link(let url) = request.wish else { return nil }
      return (request.number, url)
    }
  }
}
