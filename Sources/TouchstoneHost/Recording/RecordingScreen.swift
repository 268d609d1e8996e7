package import TouchstoneKit

extension RecordingHeader.Screen {
  /// The screen of an application whose session is written down.
  package init(_ screen: UIScreen.Configuration) {
    self.init(
      width: screen.width, height: screen.height, scale: screen.scale, hz: screen.hertz,
      insets: screen.safeArea)
  }

  /// The screen of an application that plays the session.
  package var configuration: UIScreen.Configuration {
    UIScreen.Configuration(
      width: width, height: height, scale: scale, hertz: hz, safeArea: insets)
  }
}
