public import UIKitCore

/// Renders the contents of a screen as an image.
package enum ScreenPicture {
  /// Returns an image of an application's windows in their current appearance, from back to front
  /// on a black background.
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
  /// Creates a view with a static image of the screen.
  ///
  /// If `afterUpdates` is `true`, pending layout and drawing is done first.
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
