public import Testing
public import TouchstoneInspector
public import TouchstoneKit

extension Stage {
  /// Creates a stage with a new application on a device, and a key window that has the device's
  /// safe area.
  ///
  /// - Parameters:
  ///   - device: The device, which determines the screen and its safe area.
  ///   - hertz: The number of frames per second.
  ///   - resampling: Whether moves are resampled to the frames: `UIApplication.resamplesMoves`.
  ///   - keyboard: The height of the onscreen keyboard: ``keyboardHeight``.
  ///   - application: The class of the application.
  ///   - sourceLocation: The source location at which the stage is created, for its messages.
  ///   - function: The function that creates the stage, which may be the test.
  public convenience init(
    device: Device, hertz: Double = 60, resampling: Bool = false,
    keyboard: CGFloat = 0, application: UIApplication.Type = UIApplication.self,
    sourceLocation: SourceLocation = #_sourceLocation, function: String = #function
  ) {
    self.init(
      screen: device.screen(hertz: hertz), resampling, keyboard, application,
      TestBond(at: sourceLocation, in: function))
  }

  /// Creates a stage that launches an app by its delegate on a device, and shows one of the
  /// delegate's scenes.
  ///
  /// The scene has appeared when the initializer returns.
  ///
  /// - Parameters:
  ///   - app: The delegate's class.
  ///   - scene: The name of one of the delegate's scenes, or `nil` to show what the delegate itself
  ///     shows.
  ///   - device: The device, which determines the screen and its safe area.
  ///   - hertz: The number of frames per second.
  ///   - resampling: Whether moves are resampled to the frames: `UIApplication.resamplesMoves`.
  ///   - keyboard: The height of the onscreen keyboard: ``keyboardHeight``.
  ///   - application: The class of the application.
  ///   - sourceLocation: The source location at which the stage is created, for its messages.
  ///   - function: The function that creates the stage, which may be the test.
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
