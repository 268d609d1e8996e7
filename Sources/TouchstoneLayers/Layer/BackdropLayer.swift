/// A layer that blurs the content behind it, as far as the host supports blurring.
package final class BackdropLayer: CALayer {
  /// The blur radius in points. 0 disables the blur.
  package var blurRadius: CGFloat = 0 { didSet { looksDifferent() } }
  /// The factor that multiplies the saturation of colors behind the layer. 1 leaves them unchanged.
  package var saturation: CGFloat = 1 { didSet { looksDifferent() } }
}
