package import TouchstoneTrace

/// A method alone that was added to a control or recognizer which may have it already.
///
/// Methods can't be compared. Two of one type on one target that one occasion calls are most
/// often the same one, as when a cell is filled for the second time, and run twice.
package struct RepeatedAction {
  /// Where both were added.
  let places: (SourcePlace, SourcePlace)
  /// Who is called.
  package let target: TraceSubject?
  /// When.
  let occasion: String

  /// Nil where the two differ in type, or one has a name.
  package init?(
    _ earlier: Selector, _ later: Selector, target: TraceSubject?, occasion: String
  ) {
    guard let first = earlier.bare, let second = later.bare,
      first.method.target == second.method.target, first.method.shape == second.method.shape
    else { return nil }
    places = (first.place, second.place)
    self.target = target
    self.occasion = occasion
  }

  /// What is wrong and what to do; `name` stands for the control or recognizer.
  package func sentence(_ name: String) -> String {
    let whose = target.map { " of *\($0.name)*" } ?? ""
    let remedy =
      "Add it once, or give it a name, Selector(\"name\", method): that is never added twice."
    if places.0 == places.1 {
      return
        "\(name) calls a method\(whose) twice \(occasion): \(places.1) added it a second time, "
        + "and a method alone can't be compared with what is there. \(remedy)"
    }
    return "\(name) calls two methods alone\(whose) \(occasion), added at \(places.0) and "
      + "\(places.1). Methods alone can't be compared: if it is one method, it runs twice. \(remedy)"
  }
}
