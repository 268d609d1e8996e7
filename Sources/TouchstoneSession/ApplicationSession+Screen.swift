internal import TouchstoneInspector
internal import TouchstoneKit

/// The application's screen, which a page can choose.
extension ApplicationSession {
  package var devices: [PageDevice] {
    Device.all.map { PageDevice(name: $0.name, width: $0.size.width, height: $0.size.height) }
  }

  package var screen: PageScreen {
    let size = application.screenBounds.size
    let device = Device.all.first { $0.size == size || $0.landscape.size == size }
    return PageScreen(
      width: size.width, height: size.height, device: device?.name,
      isLandscape: device.map { $0.size != size } ?? false)
  }

  /// Changes the device or its orientation.
  ///
  /// A different device restarts the scene. A rotation doesn't, unless the session is recorded to a
  /// file, because a recording has only one screen. If the app doesn't support the orientation,
  /// only the device rotates, and a line of the journal gives the reason.
  package func show(device name: String, isLandscape: Bool) {
    guard let device = Device.all.first(where: { $0.name == name }) else { return }
    let isTurn = screen.device == name
    let isTurned = application.turn(
      to: isLandscape ? .landscapeLeft : .portrait,
      (isLandscape ? device.landscape : device).screen())
    if !isTurned {
      guard !isTurn else { return }
      application.changeScreen(to: device.screen())
    }
    if !isTurn || programs.isWrittenToFile {
      showAgain()
    } else {
      programs.recordChange("the device was rotated")
    }
  }
}
