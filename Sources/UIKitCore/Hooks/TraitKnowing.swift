/// What knows the traits of views, controllers and scenes, and tells them of changes.
@MainActor
package protocol TraitKnowing {
  /// The traits of one that was told of none yet, or of a scene.
  func traits(of environment: any UITraitEnvironment) -> UITraitCollection
  /// The style that a view or a controller sets for what is in it.
  func style(of environment: any UITraitEnvironment) -> UIUserInterfaceStyle
  /// Lets a view or a controller set a style.
  func setStyle(_ style: UIUserInterfaceStyle, of environment: any UITraitEnvironment)
  /// The traits that a controller has set for a child.
  func traits(
    setFor child: UIViewController, by parent: UIViewController
  ) -> UITraitCollection?
  /// Lets a controller set traits for a child.
  func set(_ traits: UITraitCollection?, for child: UIViewController, by parent: UIViewController)
  /// Brings the traits of a branch up to date, which has another place, window or screen.
  func settle(_ branch: UIView)
}
