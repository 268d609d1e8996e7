import UIKit

/// What the asset catalog holds.
public enum Badge {
  public static var image: UIImage? { UIImage(named: "Badge") }
  public static var color: UIColor? { UIColor(named: "Accent") }
  public static var missing: UIColor? { UIColor(named: "Missing") }
}
