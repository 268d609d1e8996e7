internal import Foundation
internal import TouchstoneLayers
internal import UIKitControls
internal import UIKitCore
internal import UIKitScroll
internal import UIKitText

/// Reads properties by name: commonly observed ones of the framework, and stored ones of the app.
@MainActor
enum PropertyReader {
  static func value(of name: String, in object: NSObject) -> Any? {
    if let scrollView = object as? UIScrollView, let read = scrolling[name] {
      return read(scrollView)
    }
    if let control = object as? UIControl, let read = controls[name] { return read(control) }
    if name == "text" {
      if let label = object as? UILabel { return label.text as Any }
      if let field = object as? UITextField { return field.text as Any }
      if let view = object as? UITextView { return view.text as Any }
    }
    if let view = object as? UIView, let read = views[name] { return read(view) }
    if let recognizer = object as? UIGestureRecognizer {
      if name == "state" { return recognizer.state }
      if name == "enabled" || name == "isEnabled" { return recognizer.isEnabled }
    }
    if let layer = object as? CALayer, let value = layer.value(forKey: name) { return value }
    return stored(name, in: object)
  }

  private static func stored(_ name: String, in object: NSObject) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      if let child = current.children.first(where: { $0.label == name }) { return child.value }
      mirror = current.superclassMirror
    }
    return nil
  }

  private static let scrolling: [String: (UIScrollView) -> Any] = [
    "contentOffset": { $0.contentOffset },
    "contentSize": { $0.contentSize },
    "contentInset": { $0.contentInset },
    "adjustedContentInset": { $0.adjustedContentInset },
    "zoomScale": { $0.zoomScale },
  ]

  private static let controls: [String: (UIControl) -> Any] = [
    "enabled": { $0.isEnabled }, "isEnabled": { $0.isEnabled },
    "selected": { $0.isSelected }, "isSelected": { $0.isSelected },
    "highlighted": { $0.isHighlighted }, "isHighlighted": { $0.isHighlighted },
  ]

  private static let views: [String: (UIView) -> Any] = [
    "frame": { $0.frame }, "bounds": { $0.bounds }, "center": { $0.center },
    "transform": { $0.transform }, "alpha": { $0.alpha },
    "hidden": { $0.isHidden }, "isHidden": { $0.isHidden },
    "safeAreaInsets": { $0.safeAreaInsets },
  ]
}
