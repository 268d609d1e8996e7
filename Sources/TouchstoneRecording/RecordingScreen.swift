package import TouchstoneKit

extension RecordingHeader.Screen {
  /// Creates the screen of an application that is being recorded.
  package init(_ screen: UIScreen.Configuration) {
    self.init(
      width: screen.width, height: screen.height, scale: screen.scale, hz: screen.hertz,
      insets: screen.safeArea)
  }

  /// The screen for an application that plays the session.
  package var configuration: UIScreen.Configuration {
    UIScreen.Configuration(
      width: width, height: height, scale: scale, hertz: hz, safeArea: insets)
  }
}
