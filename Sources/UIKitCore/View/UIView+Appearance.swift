internal import TouchstoneTrace

extension UIView {
  func setAlpha(_ alpha: CGFloat) {
    let alpha = NumberCheck.admit(
      alpha, else: CGFloat(layer.opacity), "alpha", of: self, limit: .infinity)
    layer.opacity = Float(max(0, min(1, alpha)))
  }

  func setBackgroundColor(_ color: UIColor?) {
    settings.backgroundColor = color
    let resolved = color.map { $0.isFixed ? $0 : $0.resolvedColor(with: traitCollection) }
    layer.backgroundColor = resolved?.cgColor
  }

  func setTintColor(_ color: UIColor?) {
    settings.tintColor = color
    announceTint { $0.tintColor == nil }
  }

  func setTintAdjustmentMode(_ mode: TintAdjustmentMode) {
    guard mode != settings.tintAdjustmentMode else { return }
    settings.tintAdjustmentMode = mode
    announceTint { $0.tintAdjustmentMode == .automatic }
  }

  /// Calls `tintColorDidChange()` on the view and on its descendants that inherit the change.
  private func announceTint(_ inherits: (ViewSettings) -> Bool) {
    tintColorDidChange()
    walkBelow { view, _ in
      guard inherits(view.settings) else { return false }
      view.tintColorDidChange()
      return true
    }
  }

  /// The tint and mode before a change of superview, or `nil` if the view has neither subviews nor
  /// its own tint.
  ///
  /// A view for which this is `nil` is notified of every move.
  var tintToCompare: (UIColor, TintAdjustmentMode)? {
    if subviewStorage.isEmpty, settings.tintColor == nil { return nil }
    return (undimmedTintColor, resolvedTintAdjustmentMode)
  }

  /// Notifies views of the tint in the new superview.
  func announceTint(since old: (color: UIColor, mode: TintAdjustmentMode)?) {
    if let old, old.mode != resolvedTintAdjustmentMode {
      announceTint { $0.tintAdjustmentMode == .automatic || $0.tintColor == nil }
    } else if let old, old.color != undimmedTintColor {
      announceTint { $0.tintColor == nil }
    } else if settings.tintColor == nil {
      tintColorDidChange()
    }
  }

  /// The inherited tint color, dimmed if the resolved tint adjustment mode is `dimmed`.
  var resolvedTintColor: UIColor {
    resolvedTintAdjustmentMode == .dimmed ? undimmedTintColor.dimmedTint : undimmedTintColor
  }

  /// The tint color of the view or of its nearest superview with one. Overrides are called.
  private var undimmedTintColor: UIColor {
    var view = self
    while true {
      if let color = view.settings.tintColor { return color }
      guard let outer = view.superviewStorage else { return .systemBlue }
      if outer.node.overrides.contains(.inherited) { return outer.tintColor ?? .systemBlue }
      view = outer
    }
  }

  var resolvedTintAdjustmentMode: TintAdjustmentMode {
    var view = self
    while view.settings.tintAdjustmentMode == .automatic {
      guard let outer = view.superviewStorage else { return .normal }
      if outer.node.overrides.contains(.inherited) { return outer.tintAdjustmentMode }
      view = outer
    }
    return view.settings.tintAdjustmentMode
  }

  var resolvedLayoutDirection: UIUserInterfaceLayoutDirection {
    let attribute = semanticContentAttribute
    guard attribute == .unspecified else { return attribute.direction(relativeTo: .leftToRight) }
    return traitCollection.interfaceDirection
  }

  func setMask(_ mask: UIView?) {
    settings.mask = mask
    layer.mask = mask?.layer
  }

  func setContentMode(_ mode: ContentMode) {
    settings.contentMode = mode
    layer.contentsGravity = mode.gravity
  }

  /// Applies the current traits, requests drawing and layout, and notifies the view.
  package func traitsDidChange(from old: UITraitCollection) {
    refreshBackground()
    if settings.marginDirection != nil { updatePreservedMargins() }
    changeDirection { _ in }
    traitCollectionDidChange(old)
  }

  /// Resolves the background color again if it depends on traits.
  package func refreshBackground() {
    if settings.backgroundColor?.isFixed == false { setBackgroundColor(settings.backgroundColor) }
  }

  func finishEditing(_ force: Bool) -> Bool {
    FirstResponder.endEditing(in: self, force: force)
  }
}

extension UIView.ContentMode {
  /// The equivalent content gravity of a layer.
  var gravity: CALayerContentsGravity {
    switch self {
    case .scaleToFill, .redraw: .resize
    case .scaleAspectFit: .resizeAspect
    case .scaleAspectFill: .resizeAspectFill
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    }
  }
}

/// Descriptions of views for messages.
@MainActor
package enum ViewDescription {
  /// Returns a description for any thread, which is unique among the views that are alive.
  nonisolated static func outline(_ view: UIView) -> String {
    let number = UInt(bitPattern: ObjectIdentifier(view).hashValue)
    return "<\(ClassNames.shortened(type(of: view))) 0x\(String(number, radix: 16))>"
  }

  static func text(_ view: UIView) -> String {
    let frame = view.frame
    let identifier = view.accessibilityIdentifier.map { " \"\($0)\"" } ?? ""
    return
      "<\(ClassNames.short(type(of: view)))\(identifier); frame = (\(frame.minX) \(frame.minY); "
      + "\(frame.width) \(frame.height))>"
  }

  /// Returns an object's name for the developer.
  ///
  /// If nothing is tracing, returns only the object's own label or class, because looking at its
  /// surroundings takes time.
  package static func name(_ object: AnyObject) -> String {
    guard UIApplication.serving(object).tracer.isActive else {
      return ObjectLabels.word(object) ?? ClassNames.short(type(of: object))
    }
    return TraceSubject(object).spokenName
  }
}

/// Snapshots of views.
@MainActor
package enum ViewSnapshot {
  /// Returns a view that shows a recorded part of `view` and stretches between the cap insets, or
  /// `nil` if the part is empty.
  static func make(
    of view: UIView, part: CGRect, capInsets: UIEdgeInsets = .zero, afterUpdates: Bool
  ) -> UIView? {
    let part = NumberCheck.admit(part, else: .null, "a part of a view", of: view)
      .intersection(view.bounds)
    guard !part.isNull, !part.isEmpty else { return nil }
    let image = UIGraphicsImageRenderer(bounds: part).image { context in
      draw(view, in: context.cgContext, afterUpdates: afterUpdates)
    }.resizableImage(withCapInsets: capInsets)
    let snapshot = UIView(frame: CGRect(origin: .zero, size: part.size))
    snapshot.layer.contentsScale = image.scale
    snapshot.layer.contentsCenter = image.stretchingPart
    snapshot.layer.contents = image.cgImage
    return snapshot
  }

  /// Draws a view and its subviews as they look now, in the view's own coordinates.
  package static func draw(_ view: UIView, in context: CGContext, afterUpdates: Bool) {
    if afterUpdates {
      view.layoutIfNeeded()
      view.layer.displayTreeIfNeeded()
    }
    view.layer.renderMoment(in: context)
  }
}
