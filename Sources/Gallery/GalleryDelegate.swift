public import UIKit

/// The sample app: each of its scenes shows one idea of the event system.
open class GalleryDelegate: UIResponder, UIApplicationDelegate, AppSceneProviding {
  /// Called with touches that no responder consumed before the delegate. Returns whether it handles
  /// them.
  var onTouch: ((Set<UITouch>) -> Bool)?

  /// Creates the delegate.
  public override init() { super.init() }

  /// The scenes, in the recommended order.
  public var scenes: [AppScene] {
    [
      DeadButtonsScene.scene,
      DeliveryScene.scene, EventScene.scene, HitLogScene.scene, RefusalsScene.scene,
      SeeThroughScene.scene,
      HitAreaScene.scene, OutsideParentScene.scene, PassThroughScene.scene, SuperCallScene.scene,
      ChainScene.scene, ControlEventsScene.scene, ControlsScene.scene, MonitorScene.scene,
      MultitouchScene.scene, TwoWindowsScene.scene,
      ChatBubbleScene.scene, TapEffectScene.scene, TapDoubleTapScene.scene,
      PinchRotatePanScene.scene, ControlVersusTapScene.scene, SwipeVersusPanScene.scene,
      EdgePanScene.scene, CustomRecognizerScene.scene, CancelInViewScene.scene,
      PanInScrollScene.scene, NestedScrollScene.scene, ZoomScene.scene, PagingScene.scene,
      DelaysScene.scene, MotionScene.scene, FocusGridScene.scene, FirstResponderScene.scene,
      TextScene.scene,
      NilTargetScene.scene, ShakeScene.scene, RemoteControlScene.scene, KeyCommandsScene.scene,
      PressesScene.scene, MenusScene.scene, EditMenuScene.scene, AccessibilityScene.scene,
      DrawingScene.scene, SheetsScene.scene,
      InboxScene.scene, CellTouchesScene.scene, ReorderScene.scene, LongTableScene.scene,
      AlertsScene.scene,
    ].broken + MistakeScene.scenes
  }

  /// Lets the current scene change the main menu.
  open override func buildMenu(with builder: any UIMenuBuilder) {
    super.buildMenu(with: builder)
    let controller = UIApplication.shared.keyWindow?.rootViewController
    (controller as? any MainMenuBuilding)?.buildMainMenu(with: builder)
  }

  /// Receives touches at the end of the responder chain.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard onTouch?(touches) == true else { return super.touchesBegan(touches, with: event) }
  }
}
