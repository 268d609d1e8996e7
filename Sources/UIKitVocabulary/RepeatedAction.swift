package import TouchstoneTrace

/// An unnamed method that was added to a control or recognizer that may already have it.
///
/// Methods can't be compared. Two methods with the same type, target and event are usually the same
/// method, which then runs twice. For example, an app may add it again when it reuses a cell.
package struct RepeatedAction {
  /// The source locations that added the two methods.
  let places: (SourcePlace, SourcePlace)
  /// The object on which the methods are called.
  package let target: TraceSubject?
  /// The words of the sentence that say when the methods are called.
  let occasion: String

  /// Creates a repeated action, or returns `nil` if the methods differ in type or one of them has a
  /// name.
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

  /// Returns the problem and its solution. `name` is the name of the control or recognizer.
  package func sentence(_ name: String) -> String {
    let whose = target.map { " of *\($0.name)*" } ?? ""
    let remedy =
      "Add it once, or name it with Selector(\"name\", method), which is never added twice."
    if places.0 == places.1 {
      return
        "\(name) calls a method\(whose) twice \(occasion): \(places.1) added it a second time, "
        + "and a method without a name can't be compared with the registered ones. \(remedy)"
    }
    return "\(name) calls two unnamed methods\(whose) \(occasion), added at \(places.0) and "
      + "\(places.1). Unnamed methods can't be compared: if both are the same method, it "
      + "runs twice. \(remedy)"
  }
}
