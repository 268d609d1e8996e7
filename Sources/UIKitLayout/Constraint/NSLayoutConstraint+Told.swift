extension NSLayoutConstraint {
  /// The constraint with who made it, for messages: `Buy.width == 40 (Cart.swift:12)`.
  ///
  /// Of a constraint that the kit made it says whose it is: `UISV-hiding of row`.
  package var told: String {
    if isFirm { return "\(line) of \(Self.name(firstItem))" }
    guard let place else { return line }
    return "\(line) (\(place))"
  }
}
