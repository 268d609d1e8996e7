extension NSLayoutConstraint {
  /// The constraint and its origin, for messages: `Buy.width == 40 (Cart.swift:12)`.
  ///
  /// For a constraint that the framework created, the origin is its first item: `UISV-hiding of
  /// row`.
  package var told: String {
    if isFirm { return "\(line) of \(Self.name(firstItem))" }
    guard let place else { return line }
    return "\(line) (\(place))"
  }
}
