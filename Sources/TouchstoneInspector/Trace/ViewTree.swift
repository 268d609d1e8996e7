package import TouchstoneHost
package import TouchstoneKit
internal import TouchstoneTrace

/// The view tree in the formats of the `tree` verb.
@MainActor
package enum ViewTree {
  /// Returns an array of windows as JSON, frontmost first.
  package static func json(of application: UIApplication) -> JSONValue {
    ViewNames.read(application)
    return .array(
      application.windowsFrontToBack.flatMap {
        NestedJSON.values(ViewOutline.read($0), members: members)
      })
  }

  private static func members(of entry: ViewOutline) -> [JSONMember] {
    let view = entry.view
    return [
      JSONMember("class", .string(ClassNames.full(type(of: view)))),
      JSONMember("identifier", view.accessibilityIdentifier.map { .string($0) } ?? .null),
      JSONMember("name", .string(TraceSubject(view).name)),
      JSONMember("frame", .rect(entry.frame)),
      JSONMember("hidden", .bool(view.isHidden)),
      JSONMember("alpha", .number(view.alpha)),
      JSONMember("interaction", .bool(view.isUserInteractionEnabled)),
    ]
  }

  /// Returns one line for each view, indented by its level, with the reasons it can't be hit.
  package static func text(of application: UIApplication) -> String {
    ViewNames.read(application)
    return application.windowsFrontToBack.flatMap { ViewOutline.read($0).map(line) }.joined()
  }

  private static func line(_ entry: ViewOutline) -> String {
    let (view, frame) = (entry.view, entry.frame)
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { JSONText.number($0) }
    var line = Indentation.text(entry.level)
    line += TraceSubject(view).description
    line += " (\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"
    if view.isHidden { line += " hidden" }
    if view.alpha < 1 { line += " alpha \(JSONText.number(view.alpha))" }
    if !view.isUserInteractionEnabled { line += " no interaction" }
    return line + "\n"
  }

  /// Returns all views with a name, those of the frontmost window first.
  ///
  /// If any views have `name` as their `accessibilityIdentifier`, returns only these. Otherwise
  /// returns the views that a user would call by that name.
  package static func views(named name: String, in application: UIApplication) -> [UIView] {
    let identified = application.windowsFrontToBack.flatMap(\.branchInOrder)
      .filter { $0.accessibilityIdentifier == name }
    return identified.isEmpty ? ViewNames(of: application).views(called: name) : identified
  }

  /// Returns the distinct names by which views can be found, in tree order.
  package static func names(in application: UIApplication) -> [String] {
    ViewNames(of: application).words
  }
}
