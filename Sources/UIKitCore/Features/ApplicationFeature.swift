package import TouchstoneInput

/// An object that takes part in the events and frames of one application.
///
/// A module stores a feature in ``UIApplication/parts``. From then on, the application calls it at
/// the times that its protocols name. This file contains all such protocols. A feature that no app
/// uses is never created and has no cost.
///
/// The features of one protocol are called in the order in which TouchstoneKit lists their modules.
@MainActor package protocol ApplicationFeature: AnyObject, SendableMetatype {}

/// A feature that every application has from its start.
@MainActor package protocol StandingFeature: ApplicationFeature {
  /// Creates the feature for an application, which retains it.
  init(of application: UIApplication)
}

// MARK: Touches

/// A feature that is called when a finger touches the screen, before its hit test.
@MainActor package protocol PreparesHitTests: ApplicationFeature {
  /// Called when a finger touches the screen. Its hit test follows.
  func hitTestWillBegin()
}

/// A feature that is called before the touches of an event are sent.
@MainActor package protocol PreparesTouches: ApplicationFeature {
  /// Called when the application is about to send an event, after the hit tests of its new touches.
  func touchesWillBeSent(_ event: TouchesEvent)
}

/// A feature that is called after the touches of an event were sent.
@MainActor package protocol FollowsTouches: ApplicationFeature {
  /// Called when the application has sent an event.
  func touchesWereSent(_ event: TouchesEvent)
}

// MARK: Keys and buttons

/// A feature that uses keys after text input and before the app's key commands.
@MainActor package protocol ConsumesKeys: ApplicationFeature {
  /// Uses a key, and returns whether it did.
  ///
  /// Called when the key goes down. If that call returns `true`, also called for each repeat and
  /// when the key is released.
  func uses(_ sample: KeySample) -> Bool
}

/// A feature that is called after the presses of a remote control's button were sent.
@MainActor package protocol FollowsButtons: ApplicationFeature {
  /// Called when the application has sent the presses of a button.
  func buttonWasSent(_ sample: PressSample)
}

// MARK: Frames

/// A feature that works before the layout of each frame.
@MainActor package protocol PreparesLayout: ApplicationFeature {
  /// Called when the layout of a frame is about to begin.
  func layoutWillBegin()
}

/// A feature that works after the layout of each frame, before the frame's animations.
@MainActor package protocol FollowsLayout: ApplicationFeature {
  /// Called when the layout of a frame has ended.
  func layoutDidEnd()
}

/// A feature that works at the end of each frame.
@MainActor package protocol EndsFrames: ApplicationFeature {
  /// Called when a frame has ended.
  func frameDidEnd()
}

/// A feature that may need the next frame. Frames run unless all features are idle.
@MainActor package protocol NeedsFrames: ApplicationFeature {
  /// Whether the feature has nothing to do in the next frame.
  var isIdle: Bool { get }
}

// MARK: Views, windows and scenes

/// A feature that is called when views enter a window.
@MainActor package protocol FollowsViews: ApplicationFeature {
  /// Called when a branch has entered a window, or a window has entered a scene, before the views
  /// are notified.
  func branchDidEnter(_ branch: UIView)
}

/// A feature that is called when a window loses views or disappears.
@MainActor package protocol FollowsWindows: ApplicationFeature {
  /// Called when views have left a window.
  func viewsDidLeave(_ window: UIWindow)
  /// Called when a window is about to be hidden, or has left its scene.
  func windowWillHide(_ window: UIWindow)
}

/// A feature that is called when the application stops being active.
@MainActor package protocol FollowsInterruptions: ApplicationFeature {
  /// Called when the application is inactive, after its touches and presses were canceled.
  func applicationWasInterrupted()
}

/// A feature that is called when the application shows another of its scenes by name.
@MainActor package protocol FollowsScenes: ApplicationFeature {
  /// Called when another scene is shown.
  func sceneWasShown()
}

/// A feature that knows the element that assistive technology reads.
@MainActor package protocol ReadsElements: ApplicationFeature {
  /// The element that assistive technology is reading, or `nil` if it isn't reading.
  var readElement: AnyObject? { get }
}
