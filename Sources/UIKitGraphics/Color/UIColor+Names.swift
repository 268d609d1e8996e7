/// The plain colours, which are the same in a light and a dark style.
extension UIColor {
  /// Black.
  public class var black: UIColor { Plain.black }
  /// A dark grey: a third of white.
  public class var darkGray: UIColor { Plain.darkGray }
  /// A light grey: two thirds of white.
  public class var lightGray: UIColor { Plain.lightGray }
  /// White.
  public class var white: UIColor { Plain.white }
  /// Half way between black and white.
  public class var gray: UIColor { Plain.gray }
  /// Pure red.
  public class var red: UIColor { Plain.red }
  /// Pure green.
  public class var green: UIColor { Plain.green }
  /// Pure blue.
  public class var blue: UIColor { Plain.blue }
  /// Green and blue.
  public class var cyan: UIColor { Plain.cyan }
  /// Red and green.
  public class var yellow: UIColor { Plain.yellow }
  /// Red and blue.
  public class var magenta: UIColor { Plain.magenta }
  /// Red and half of green.
  public class var orange: UIColor { Plain.orange }
  /// Half of red and of blue.
  public class var purple: UIColor { Plain.purple }
  /// A dull orange.
  public class var brown: UIColor { Plain.brown }
  /// Nothing at all: black that cannot be seen.
  public class var clear: UIColor { Plain.clear }

  /// One object for each plain colour.
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
  /// A colour of the program's asset catalogs: nil here, in a program without any.
  ///
  /// The colours of a target's catalogs are compiled into it: its sources have an initializer of this name
  /// of their own, which the plugin `UIKitSources` and `swift package adopt` write.
  public convenience init?(named name: String) { return nil }
}
