public import UIKit

/// The sample app: each of its scenes shows one idea of the event system.
open class GalleryDelegate: UIResponder, UIApplicationDelegate, AppSceneProviding {
  /// Is told of touches that nobody kept on their way up to the delegate; answers whether it
  /// wants them.
  var onTouch: ((Set<UITouch>) -> Bool)?

  /// Makes the delegate.
  public override init() { super.init() }

  /// The scenes in the order in which they are best visited.
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
    ].broken + MistakeScene.scenes
  }

  /// Lets the scene that is shown change the main menu.
  open override func buildMenu(with builder: any UIMenuBuilder) {
    super.buildMenu(with: builder)
    let controller = UIApplication.shared.keyWindow?.rootViewController
    (controller as? any MainMenuBuilding)?.buildMainMenu(with: builder)
  }

  /// Receives touches as the last of the responder chain.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard onTouch?(touches) == true else { return super.touchesBegan(touches, with: event) }
  }
}
