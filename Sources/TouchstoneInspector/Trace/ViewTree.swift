internal import TouchstoneTrace
package import UIKitCore

/// The view tree in the forms of the `tree` verb.
@MainActor
package enum ViewTree {
  /// How many views lie in each other in the JSON, the windows included: a reader that goes down by
  /// calls, as most do, needs stack for each. What is deeper is counted instead.
  static let deepestJSON = 500

  /// How many levels a line is indented by at most; deeper lines begin with their level.
  static let deepestIndentation = 100

  /// An array of windows, front first, as JSON.
  package static func json(of application: UIApplication) -> JSONValue {
    ViewNames.read(application)
    return .array(application.windowsFrontToBack.map { json(of: ViewOutline.read($0)) })
  }

  /// The last in the list are the deepest, so that from the end on every view finds its children done.
  private static func json(of outline: [ViewOutline]) -> JSONValue {
    var children: [[JSONValue]] = outline.map { _ in [] }
    var leftOut = outline.map { _ in 0 }
    for (place, entry) in outline.enumerated().reversed() {
      guard let parent = entry.parent else { continue }
      if entry.level < deepestJSON {
        children[parent].append(
          json(of: entry, children: children[place], leftOut: leftOut[place]))
        children[place] = []
      } else {
        leftOut[parent] += leftOut[place] + 1
      }
    }
    return json(of: outline[0], children: children[0], leftOut: leftOut[0])
  }

  private static func json(
    of entry: ViewOutline, children: [JSONValue], leftOut: Int
  ) -> JSONValue {
    let view = entry.view
    var members = [
      JSONMember("class", .string(ClassNames.full(type(of: view)))),
      JSONMember("identifier", view.accessibilityIdentifier.map { .string($0) } ?? .null),
      JSONMember("name", .string(TraceSubject(view).name)),
      JSONMember("frame", .rect(entry.frame)),
      JSONMember("hidden", .bool(view.isHidden)),
      JSONMember("alpha", .number(view.alpha)),
      JSONMember("interaction", .bool(view.isUserInteractionEnabled)),
      JSONMember("children", .array(children.reversed())),
    ]
    if leftOut > 0 { members.append(JSONMember("leftOut", .number(leftOut))) }
    return .object(members)
  }

  /// One view a line, indented by depth, with what keeps it from being hit.
  package static func text(of application: UIApplication) -> String {
    ViewNames.read(application)
    return application.windowsFrontToBack.flatMap { ViewOutline.read($0).map(line) }.joined()
  }

  private static func line(_ entry: ViewOutline) -> String {
    let (view, frame) = (entry.view, entry.frame)
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { JSONText.number($0) }
    var line = String(repeating: "  ", count: min(entry.level, deepestIndentation))
    if entry.level > deepestIndentation { line += "\(entry.level): " }
    line += TraceSubject(view).description
    line += " (\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"
    if view.isHidden { line += " hidden" }
    if view.alpha < 1 { line += " alpha \(JSONText.number(view.alpha))" }
    if !view.isUserInteractionEnabled { line += " no interaction" }
    return line + "\n"
  }

  /// Every view of a name, windows front first: those with that `accessibilityIdentifier`, else those
  /// that a person calls so.
  package static func views(named name: String, in application: UIApplication) -> [UIView] {
    let identified = application.windowsFrontToBack.flatMap {
      [$0 as UIView] + $0.subviewsInTreeOrder
    }
    .filter { $0.accessibilityIdentifier == name }
    return identified.isEmpty ? ViewNames(of: application).views(called: name) : identified
  }

  /// What views can be called by, each once, in the order of the tree.
  package static func names(in application: UIApplication) -> [String] {
    ViewNames(of: application).words
  }
}
