public import TouchstoneGeometry

/// Clipping to masks.
///
/// Drawing commands have no mask. A mask begins a group, which ends with the state that the app
/// saved before the mask. The image is then drawn into the group so that only its own area remains.
extension CGContext {
  /// An image to which drawing is clipped.
  struct Mask {
    let image: CGImage
    let rect: CGRect
  }

  /// Clips later drawing to a rectangle, and within it to the opaque parts of an image.
  ///
  /// As with ``draw(_:in:)``, the image's bottom is at the smallest y. Half-transparent parts of the
  /// image let half of the drawing through. Blend modes apply among the drawing under one mask.
  public func clip(to rect: CGRect, mask: CGImage) {
    let rect = admit(rect, else: .zero, "a rectangle").standardized
    clip(to: rect)
    saved.append(state)
    record(.save)
    let (alpha, blendMode, shadow) = (state.alpha, state.blendMode, state.shadow)
    setPlain()
    record(.beginGroup)
    record(.save)
    state.masks += 1
    state.mask = Mask(image: mask, rect: rect)
    setAlpha(alpha)
    setBlendMode(blendMode)
    if let shadow {
      setShadow(offset: shadow.offset, blur: shadow.blur, color: shadow.color)
    }
  }

  /// The commands recorded so far, with the ends of all masks.
  package var finishedList: DrawingList {
    guard state.masks > 0 else { return list }
    let open = (list, state, saved)
    defer { (list, state, saved) = open }
    while state.masks > 0 { endState() }
    return list
  }

  /// The position of the last state that the app or a transparency layer saved, or `nil` if neither
  /// saved a state.
  var savedByApp: Int? {
    var inner = state.masks
    for (place, outer) in saved.enumerated().reversed() {
      if outer.masks == inner { return place }
      inner = outer.masks
    }
    return nil
  }

  /// Restores the state saved last, which the app, a transparency layer or a mask saved.
  func endState() {
    guard let last = saved.last else { return }
    if let mask = state.mask, state.masks > last.masks {
      record(.restore)
      apply(mask, in: last)
      record(.endGroup)
    } else if state.groups > last.groups {
      record(.endGroup)
    }
    saved.removeLast()
    state = last
    record(.restore)
  }

  /// Removes all drawing of the current group outside of a mask.
  private func apply(_ mask: Mask, in outer: State) {
    var plain = outer
    (plain.groups, plain.masks, plain.mask) = (state.groups, state.masks, mask)
    (plain.alpha, plain.blendMode, plain.shadow) = (1, .normal, nil)
    state = plain
    saveGState()
    setBlendMode(.destinationIn)
    draw(mask.image, in: mask.rect)
    restoreGState()
  }

  /// Sets full opacity, the normal blend mode and no shadow.
  private func setPlain() {
    setAlpha(1)
    setBlendMode(.normal)
    if let shadow = state.shadow {
      setShadow(offset: shadow.offset, blur: shadow.blur, color: nil)
    }
  }
}
