package import TouchstoneInput

/// An object that takes part in the events and frames of one application.
///
/// A module keeps a feature in ``UIApplication/parts``. From that moment on, the application calls it at the
/// moments that its protocols name. The protocols of this file are all moments there are. A feature that no
/// program uses is never made and costs nothing.
///
/// The features of one moment are called in the order in which the kit lists their types, lower modules first.
@MainActor package protocol ApplicationFeature: AnyObject, SendableMetatype {}

/// A feature that every application has from its start.
@MainActor package protocol StandingFeature: ApplicationFeature {
  /// Makes the feature for an application, which keeps it.
  init(of application: UIApplication)
}

// MARK: Touches

/// A feature that is called when a finger comes down, before its hit test.
@MainActor package protocol PreparesHitTests: ApplicationFeature {
  /// A finger comes down. Its hit test follows.
  func hitTestWillBegin()
}

/// A feature that is called before the touches of an event are sent.
@MainActor package protocol PreparesTouches: ApplicationFeature {
  /// The application is about to send an event. The hit tests of its new touches are over.
  func touchesWillBeSent(_ event: TouchesEvent)
}

/// A feature that is called after the touches of an event were sent.
@MainActor package protocol FollowsTouches: ApplicationFeature {
  /// The application has sent an event.
  func touchesWereSent(_ event: TouchesEvent)
}

// MARK: Keys and buttons

/// A feature that uses keys after text input and before the key commands of a program.
@MainActor package protocol ConsumesKeys: ApplicationFeature {
  /// Uses a key and returns whether it did. The call comes when the key goes down and, after `true`, for
  /// each repeat and at the key's end.
  func uses(_ sample: KeySample) -> Bool
}

/// A feature that is called after the presses of a remote control's button were sent.
@MainActor package protocol FollowsButtons: ApplicationFeature {
  /// The application has sent the presses of a button.
  func buttonWasSent(_ sample: PressSample)
}

// MARK: Frames

/// A feature that works before the layout of each frame.
@MainActor package protocol PreparesLayout: ApplicationFeature {
  /// The layout of a frame is about to begin.
  func layoutWillBegin()
}

/// A feature that works after the layout of each frame, before the frame's animations.
@MainActor package protocol FollowsLayout: ApplicationFeature {
  /// The layout of a frame is over.
  func layoutDidEnd()
}

/// A feature that works at the end of each frame.
@MainActor package protocol EndsFrames: ApplicationFeature {
  /// A frame is over.
  func frameDidEnd()
}

/// A feature that may need the next frame. A frame runs unless all features are idle.
@MainActor package protocol NeedsFrames: ApplicationFeature {
  /// Whether the feature has nothing to do in the next frame.
  var isIdle: Bool { get }
}

// MARK: Views, windows and scenes

/// A feature that is called when views enter a window.
@MainActor package protocol FollowsViews: ApplicationFeature {
  /// A branch has entered a window, or a window has entered a scene. The views are called later.
  func branchDidEnter(_ branch: UIView)
}

/// A feature that is called when a window loses views or disappears.
@MainActor package protocol FollowsWindows: ApplicationFeature {
  /// Views have left a window.
  func viewsDidLeave(_ window: UIWindow)
  /// A window is about to be hidden, or has left its scene.
  func windowWillHide(_ window: UIWindow)
}

/// A feature that is called when the application stops being active.
@MainActor package protocol FollowsInterruptions: ApplicationFeature {
  /// The application is inactive. Its touches and presses are cancelled already.
  func applicationWasInterrupted()
}

/// A feature that is called when the application shows another of its scenes by name.
@MainActor package protocol FollowsScenes: ApplicationFeature {
  /// Another scene is shown.
  func sceneWasShown()
}

/// A feature that knows the element that assistive technology reads.
@MainActor package protocol ReadsElements: ApplicationFeature {
  /// The element that assistive technology reads at the moment; `nil` if it reads none.
  var readElement: AnyObject? { get }
}
