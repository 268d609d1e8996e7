internal import TouchstoneInspector
internal import UIKitCore

extension ApplicationSession {
  package var devices: [PageDevice] { [] }

  package var screen: PageScreen {
    let bounds = application.screenBounds
    return PageScreen(width: bounds.width, height: bounds.height)
  }

  package func show(device name: String, isLandscape: Bool) {}
}
