/// The declarations of the core's own classes.
@MainActor
enum CoreClasses {
  static var declarations: [ClassDeclaration] {
    [
      ClassDeclaration(UIView.self, view),
      ClassDeclaration(
        UIControl.self,
        [
          ClassProperty("enabled", \UIControl.isEnabled),
          ClassProperty("selected", \UIControl.isSelected),
          ClassProperty("highlighted", \UIControl.isHighlighted),
        ]),
      ClassDeclaration(
        UIGestureRecognizer.self,
        [
          ClassProperty(readOnly: "state", \UIGestureRecognizer.state),
          ClassProperty("enabled", \UIGestureRecognizer.isEnabled),
        ]),
    ]
  }

  private static var view: [ClassProperty] {
    [
      ClassProperty("frame", \UIView.frame), ClassProperty("bounds", \UIView.bounds),
      ClassProperty("center", \UIView.center), ClassProperty("transform", \UIView.transform),
      ClassProperty("alpha", \UIView.alpha), ClassProperty("hidden", \UIView.isHidden),
      ClassProperty(readOnly: "safeAreaInsets", \UIView.safeAreaInsets),
      ClassProperty("userInteractionEnabled", \UIView.isUserInteractionEnabled),
      ClassProperty("multipleTouchEnabled", \UIView.isMultipleTouchEnabled),
      ClassProperty("clipsToBounds", \UIView.clipsToBounds),
      ClassProperty("tintColor", \UIView.tintColor),
      // An inherited tint color doesn't count as a value for appearances.
      ClassProperty(
        "tintColor (own)", read: { (view: UIView) in view.settings.tintColor },
        write: { $0.tintColor = $1 }, isAppearance: true),
      ClassProperty("backgroundColor", \UIView.backgroundColor, isAppearance: true),
    ]
  }
}
