public import TouchstoneGeometry

/// A place to draw that remembers what was drawn as plain commands.
///
/// Nothing is painted here. Coordinates are UIKit's: y points down, and ``ctm`` tells what the
/// program has set and nothing of the screen's pixels.
public final class CGContext {
  /// What was drawn so far.
  package internal(set) var list = DrawingList()
  var state = State()
  private var saved: [State] = []
  let current = CGMutablePath()
  /// The rectangle of the image that this draws, from the origin; nil for what draws no image.
  package let imageSize: CGSize?
  /// The colours' space of the image.
  let imageSpace: CGColorSpace?

  /// What saving keeps and restoring brings back.
  struct State {
    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    var style = StrokeStyle()
    var transform = CGAffineTransform.identity
    /// What is left of the clip, in the coordinates of the context; nil while nothing cuts.
    var clip: CGRect?
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var shadow: Shadow?
    var interpolationQuality = CGInterpolationQuality.default
    /// How many transparency layers are open.
    var groups = 0
  }

  /// What is laid behind all that is drawn.
  struct Shadow: Hashable {
    var offset: CGSize
    var blur: CGFloat
    var color: CGColor

    /// The shadow of something that is drawn by a transform with its shadow.
    func applying(_ transform: CGAffineTransform) -> Shadow {
      let area = abs(transform.a * transform.d - transform.b * transform.c)
      return Shadow(
        offset: CGSize(
          width: transform.a * offset.width + transform.c * offset.height,
          height: transform.b * offset.width + transform.d * offset.height),
        blur: blur * area.squareRoot(), color: color)
    }
  }

  /// Makes an empty context.
  package init() {
    imageSize = nil
    imageSpace = nil
  }

  /// Makes an empty context for drawing that shows within a rectangle.
  init(clippedTo rect: CGRect) {
    imageSize = nil
    imageSpace = nil
    state.clip = rect
  }

  /// Makes an empty context for a picture of a size in points.
  package init(pictureOf size: CGSize, space: CGColorSpace? = nil) {
    imageSize = size
    imageSpace = space
    state.clip = CGRect(origin: .zero, size: size)
  }

  func record(_ command: DrawingCommand) { list.commands.append(command) }

  func admit<Value: NumberHolding>(
    _ value: Value, else old: Value, _ name: String
  ) -> Value {
    NumberCheck.admit(value, else: old, name, of: self)
  }

  /// The picture of what was drawn, of which so many pixels make a point; nil where this draws none.
  package func picture(scale: CGFloat) -> CGImage? {
    guard let imageSize else { return nil }
    var list = list
    for depth in (0..<saved.count).reversed() {
      let inner = depth + 1 < saved.count ? saved[depth + 1] : state
      if inner.groups > saved[depth].groups { list.commands.append(.endGroup) }
      list.commands.append(.restore)
    }
    return CGImage(RecordedPicture(list: list, size: imageSize), scale: scale)
  }

  // MARK: State

  /// Keeps colours, line style, transform, clip, alpha and blend mode for later.
  public func saveGState() {
    saved.append(state)
    record(.save)
  }

  /// Brings back what was kept last; without anything kept it does nothing.
  ///
  /// What a transparency layer keeps is brought back by its end only.
  public func restoreGState() {
    guard let last = saved.last, last.groups == state.groups else { return }
    saved.removeLast()
    state = last
    record(.restore)
  }

  /// The transform that is in force.
  public var ctm: CGAffineTransform { state.transform }

  /// The same as ``ctm``: pixels are the host's here.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.transform }

  /// Does another transform before the one in force.
  public func concatenate(_ transform: CGAffineTransform) {
    let transform = admit(transform, else: .identity, "a transform")
    guard !transform.isIdentity else { return }
    state.transform = transform.concatenating(state.transform)
    record(.concatenate(transform))
  }

  /// Shifts what is drawn from now on.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales what is drawn from now on.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Turns what is drawn from now on, by an angle in radians.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// Sets how opaque what is drawn from now on is.
  public func setAlpha(_ alpha: CGFloat) {
    let alpha = max(0, min(1, admit(alpha, else: 1, "an alpha")))
    guard alpha != state.alpha else { return }
    state.alpha = alpha
    record(.setAlpha(alpha))
  }

  /// Sets how what is drawn from now on comes together with what is there.
  public func setBlendMode(_ mode: CGBlendMode) {
    guard mode != state.blendMode else { return }
    state.blendMode = mode
    record(.setBlendMode(mode))
  }

  /// Sets a shadow for what is drawn from now on; no colour means none.
  ///
  /// The offset is not turned or scaled by the transform in force; a positive height points down.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    let offset = admit(offset, else: .zero, "a shadow's offset")
    let blur = max(0, admit(blur, else: 0, "a shadow's blur"))
    let shadow = color.map { Shadow(offset: offset, blur: blur, color: $0) }
    guard shadow != state.shadow else { return }
    state.shadow = shadow
    record(.setShadow(offset: offset, blur: blur, color: color))
  }

  /// Sets a soft black shadow for what is drawn from now on.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  // MARK: Transparency layers

  /// Draws what follows by itself, and then all of it with the present alpha, blend mode and shadow.
  public func beginTransparencyLayer(auxiliaryInfo: Any?) {
    saveGState()
    record(.beginGroup)
    state.groups += 1
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
  }

  /// The same, for drawing that stays within a rectangle.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: Any?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// Ends the layer, and brings back the state from before it; without one it does nothing.
  public func endTransparencyLayer() {
    guard state.groups > 0 else { return }
    while let last = saved.last, last.groups == state.groups { restoreGState() }
    guard let last = saved.popLast() else { return }
    state = last
    record(.endGroup)
    record(.restore)
  }
}
