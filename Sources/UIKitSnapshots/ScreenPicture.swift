public import UIKitCore

/// What is on a screen, as an image.
package enum ScreenPicture {
  /// The windows of an application as they look now, rearmost first, on black as a screen is.
  @MainActor
  package static func image(of application: UIApplication) -> UIImage {
    let screen = application.mainScreen
    let format = UIGraphicsImageRendererFormat()
    format.scale = screen.scale
    format.opaque = true
    return UIGraphicsImageRenderer(bounds: screen.bounds, format: format).image { context in
      for window in application.windowsFrontToBack.reversed() where window.isOnScreen {
        context.cgContext.saveGState()
        context.cgContext.concatenate(window.layer.affineToSuper)
        window.layer.renderMoment(in: context.cgContext)
        context.cgContext.restoreGState()
      }
    }
  }
}

extension UIScreen {
  /// A view that looks as the screen does now, and stays so; what waits to be laid out and drawn is
  /// done first where `afterUpdates` says so.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    let application = UIApplication.shared
    if afterUpdates {
      for window in application.windowsFrontToBack {
        window.layoutIfNeeded()
        window.layer.displayTreeIfNeeded()
      }
    }
    let view = UIView(frame: bounds)
    let image = ScreenPicture.image(of: application)
    view.layer.contentsScale = image.scale
    view.layer.contents = image.cgImage
    view.isUserInteractionEnabled = false
    return view
  }
}
