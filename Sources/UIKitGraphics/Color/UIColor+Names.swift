/// The fixed colors, which are the same in the light and in the dark style.
extension UIColor {
  /// Black.
  public class var black: UIColor { Plain.black }
  /// A dark gray: a third of white.
  public class var darkGray: UIColor { Plain.darkGray }
  /// A light gray: two thirds of white.
  public class var lightGray: UIColor { Plain.lightGray }
  /// White.
  public class var white: UIColor { Plain.white }
  /// A gray halfway between black and white.
  public class var gray: UIColor { Plain.gray }
  /// Pure red.
  public class var red: UIColor { Plain.red }
  /// Pure green.
  public class var green: UIColor { Plain.green }
  /// Pure blue.
  public class var blue: UIColor { Plain.blue }
  /// Cyan: green and blue.
  public class var cyan: UIColor { Plain.cyan }
  /// Yellow: red and green.
  public class var yellow: UIColor { Plain.yellow }
  /// Magenta: red and blue.
  public class var magenta: UIColor { Plain.magenta }
  /// Orange: red and half of green.
  public class var orange: UIColor { Plain.orange }
  /// Purple: half of red and half of blue.
  public class var purple: UIColor { Plain.purple }
  /// A dull orange.
  public class var brown: UIColor { Plain.brown }
  /// Fully transparent black.
  public class var clear: UIColor { Plain.clear }

  /// One object for each plain color.
  private enum Plain {
    static let black = UIColor(white: 0, alpha: 1)
    static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
    static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
    static let white = UIColor(white: 1, alpha: 1)
    static let gray = UIColor(white: 0.5, alpha: 1)
    static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    static let clear = UIColor(white: 0, alpha: 0)
  }
}

extension UIColor {
  /// Creates a named color from the app's asset catalogs, which fails in an app without catalogs.
  ///
  /// The colors of a target's catalogs are compiled into the target. Its sources then contain their
  /// own initializer of this name, which the plugin `UIKitSources` and `swift package adopt`
  /// generate.
  public convenience init?(named name: String) { return nil }
}
