extension UIControl {
  /// Whether its class has touch methods that another class of controls does not have.
  package func hasOtherTouches(than other: AnyClass) -> Bool {
    ResponderOverrides.hasOwnTouches(type(of: self), comparedWith: other)
  }
}
