extension UIApplication {
  /// The system shows things in the light or in the dark from now on: every view that does not
  /// override that is told, with what it knew before.
  package func setUserInterfaceStyle(_ style: UIUserInterfaceStyle) {
    guard style != .unspecified, style != mainScreen.style else { return }
    let known = windowsFrontToBack.flatMap(\.branch).map { (view: $0, traits: $0.traitCollection) }
    mainScreen.style = style
    for (view, old) in known
    where old.userInterfaceStyle != view.traitCollection.userInterfaceStyle {
      view.setBackgroundColor(view.settings.backgroundColor)
      view.traitCollectionDidChange(old)
    }
  }
}
