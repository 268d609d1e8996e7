public import Testing
public import TouchstoneInspector
public import TouchstoneKit

extension Stage {
  /// A fresh application on a device, with a key window that has the device's safe area.
  ///
  /// - Parameters:
  ///   - device: The screen, and what is covered at its edges.
  ///   - hertz: How many frames a second has.
  ///   - resampling: Whether moves are resampled to the frames: `UIApplication.resamplesMoves`.
  ///   - keyboard: How high the keyboard on the screen is: ``keyboardHeight``.
  ///   - application: The class of the application.
  ///   - sourceLocation: Where the stage is made, for its messages.
  ///   - function: The function that makes it, which may be the test.
  public convenience init(
    device: Device, hertz: Double = 60, resampling: Bool = false,
    keyboard: CGFloat = 0, application: UIApplication.Type = UIApplication.self,
    sourceLocation: SourceLocation = #_sourceLocation, function: String = #function
  ) {
    self.init(
      screen: device.screen(hertz: hertz), resampling, keyboard, application,
      TestBond(at: sourceLocation, in: function))
  }

  /// An app's own delegate, launched on a device, and one of its scenes, which has been seen.
  ///
  /// - Parameters:
  ///   - app: The delegate's class.
  ///   - scene: A name from the delegate's scenes; nil for what the delegate itself shows.
  ///   - device: The screen, and what is covered at its edges.
  ///   - hertz: How many frames a second has.
  ///   - resampling: Whether moves are resampled to the frames: `UIApplication.resamplesMoves`.
  ///   - keyboard: How high the keyboard on the screen is: ``keyboardHeight``.
  ///   - application: The class of the application.
  ///   - sourceLocation: Where the stage is made, for its messages.
  ///   - function: The function that makes it, which may be the test.
  public convenience init(
    app: any UIApplicationDelegate.Type, scene: String? = nil, device: Device,
    hertz: Double = 60, resampling: Bool = false,
    keyboard: CGFloat = 0, application: UIApplication.Type = UIApplication.self,
    sourceLocation: SourceLocation = #_sourceLocation, function: String = #function
  ) {
    self.init(
      app: app, scene, screen: device.screen(hertz: hertz), resampling, keyboard, application,
      TestBond(at: sourceLocation, in: function))
  }
}
