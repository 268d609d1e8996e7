public import TouchstoneGeometry

/// A drawing context that records drawing as plain commands.
///
/// Nothing is painted here. Coordinates are UIKit's, with y pointing down. ``ctm`` contains the
/// transforms that the app has applied, and ignores the screen's pixels.
public final class CGContext {
  /// The commands recorded so far.
  package internal(set) var list = DrawingList()
  var state = State()
  var saved: [State] = []
  let current = CGMutablePath()
  /// The size of the image that the context draws, or `nil` if it draws no image.
  package let imageSize: CGSize?
  /// The color space of the image.
  let imageSpace: CGColorSpace?

  /// The state that is saved and restored.
  struct State {
    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    var style = StrokeStyle()
    var transform = CGAffineTransform.identity
    /// The bounding box of the clip in the coordinates of the context, or `nil` if nothing is
    /// clipped.
    var clip: CGRect?
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var shadow: Shadow?
    var interpolationQuality = CGInterpolationQuality.default
    /// The number of open transparency layers.
    var groups = 0
    /// The number of open masks, each of which is a group of its own.
    var masks = 0
    /// The innermost mask.
    var mask: Mask?
  }

  /// A shadow behind everything that is drawn.
  struct Shadow: Hashable {
    var offset: CGSize
    var blur: CGFloat
    var color: CGColor

    /// Returns the shadow of drawing that is transformed together with its shadow.
    func applying(_ transform: CGAffineTransform) -> Shadow {
      let area = abs(transform.a * transform.d - transform.b * transform.c)
      return Shadow(
        offset: CGSize(
          width: transform.a * offset.width + transform.c * offset.height,
          height: transform.b * offset.width + transform.d * offset.height),
        blur: blur * area.squareRoot(), color: color)
    }
  }

  /// Creates an empty context.
  package init() {
    imageSize = nil
    imageSpace = nil
  }

  /// Creates an empty context for drawing that is visible within a rectangle.
  init(clippedTo rect: CGRect) {
    imageSize = nil
    imageSpace = nil
    state.clip = rect
  }

  /// Creates an empty context for an image with a size in points.
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

  /// Returns an image of the drawing at `scale` pixels per point, or `nil` if the context draws no
  /// image.
  package func picture(scale: CGFloat) -> CGImage? {
    guard let imageSize else { return nil }
    let open = (list, state, saved)
    defer { (list, state, saved) = open }
    while !saved.isEmpty { endState() }
    return CGImage(RecordedPicture(list: list, size: imageSize), scale: scale)
  }

  // MARK: State

  /// Saves the colors, line style, transform, clip, alpha, blend mode and shadow.
  public func saveGState() {
    saved.append(state)
    record(.save)
  }

  /// Restores the state saved last, or does nothing if no state is saved.
  ///
  /// A state that a transparency layer saved is restored only at the end of the layer.
  public func restoreGState() {
    guard let kept = savedByApp, saved[kept].groups == state.groups else { return }
    while saved.count > kept { endState() }
  }

  /// The current transform.
  public var ctm: CGAffineTransform { state.transform }

  /// The transform to pixels, which equals ``ctm``, because pixels are up to the host.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.transform }

  /// Applies another transform before the current one.
  public func concatenate(_ transform: CGAffineTransform) {
    let transform = admit(transform, else: .identity, "a transform")
    guard !transform.isIdentity else { return }
    state.transform = transform.concatenating(state.transform)
    record(.concatenate(transform))
  }

  /// Translates later drawing.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales later drawing.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Rotates later drawing by an angle in radians.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// Sets the opacity of later drawing, limited to 0 through 1.
  public func setAlpha(_ alpha: CGFloat) {
    let alpha = max(0, min(1, admit(alpha, else: 1, "an alpha")))
    guard alpha != state.alpha else { return }
    state.alpha = alpha
    record(.setAlpha(alpha))
  }

  /// Sets the blend mode of later drawing.
  public func setBlendMode(_ mode: CGBlendMode) {
    guard mode != state.blendMode else { return }
    state.blendMode = mode
    record(.setBlendMode(mode))
  }

  /// Sets the shadow of later drawing, or removes it if `color` is `nil`.
  ///
  /// The current transform doesn't apply to the offset. A positive height points down.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    let offset = admit(offset, else: .zero, "a shadow's offset")
    let blur = max(0, admit(blur, else: 0, "a shadow's blur"))
    let shadow = color.map { Shadow(offset: offset, blur: blur, color: $0) }
    guard shadow != state.shadow else { return }
    state.shadow = shadow
    record(.setShadow(offset: offset, blur: blur, color: color))
  }

  /// Sets a black shadow with an opacity of one third for later drawing.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  // MARK: Transparency layers

  /// Begins a group that is drawn with the current alpha, blend mode and shadow as a whole.
  public func beginTransparencyLayer(auxiliaryInfo: Any?) {
    saveGState()
    record(.beginGroup)
    state.groups += 1
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
  }

  /// Begins a group that is drawn as a whole, clipped to a rectangle.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: Any?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// Ends the transparency layer and restores the state from before it, or does nothing without an
  /// open layer.
  public func endTransparencyLayer() {
    guard state.groups > 0 else { return }
    while let last = saved.last, last.groups == state.groups { endState() }
    endState()
  }
}
