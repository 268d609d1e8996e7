public import UIKit

/// The scenes in groups, from an introduction to everything else that an app does.
extension GalleryDelegate: AppSceneGrouping {
  /// The groups, in the recommended order.
  public var sceneGroups: [AppSceneGroup] {
    [
      AppSceneGroup("Start here", ["dead-buttons"]),
      AppSceneGroup("Mistakes", MistakeScene.scenes.map(\.name)),
      AppSceneGroup(
        "Hit testing",
        [
          "delivery", "two-windows", "hit-log", "refusals", "see-through", "hit-area",
          "outside-parent",
          "pass-through",
        ]),
      AppSceneGroup(
        "Responders", ["super-call", "chain", "tap-effect", "first-responder", "nil-target"]),
      AppSceneGroup("Controls", ["control-events", "controls", "text", "edit-menu", "menus"]),
      AppSceneGroup(
        "Events and touches", ["event", "monitor", "multitouch", "chat-bubble", "drawing"]),
      AppSceneGroup(
        "Gestures",
        [
          "tap-double-tap", "pinch-rotate-pan", "control-vs-tap", "swipe-vs-pan", "edge-pan",
          "custom-recognizer", "cancel-in-view",
        ]),
      AppSceneGroup(
        "Scrolling", ["pan-in-scroll", "nested-scroll", "zoom", "paging", "delays"]),
      AppSceneGroup("Tables", ["table", "cell-touches", "reorder", "table-100000"]),
      AppSceneGroup("Screens", ["sheets", "alerts"]),
      AppSceneGroup("Motion", ["motion", "shake"]),
      AppSceneGroup(
        "Without touch",
        ["key-commands", "presses", "focus-grid", "remote-control", "accessibility"]),
    ]
  }
}
