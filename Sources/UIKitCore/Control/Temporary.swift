@preconcurrency @MainActor open class UIControl: UIView {}
extension UIColor {
  public class var systemBlue: UIColor { UIColor(red: 0, green: 0.478, blue: 1, alpha: 1) }
}
@MainActor func UIGraphicsPushContext(_ c: CGContext) {}
@MainActor func UIGraphicsPopContext() {}
