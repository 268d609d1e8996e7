/// A layer that blurs what lies behind it, as far as a host can.
package final class BackdropLayer: CALayer {
  /// How far the blur reaches, in points; 0 for none.
  package var blurRadius: CGFloat = 0 { didSet { looksDifferent() } }
  /// How much stronger colours behind it are; 1 for as they are.
  package var saturation: CGFloat = 1 { didSet { looksDifferent() } }
}
