internal import TouchstoneHost
internal import TouchstoneInspector
internal import TouchstoneKit
internal import TouchstoneReplay
internal import TouchstoneTrace

extension ProtocolHandler {
  /// The information that another program needs about the screen.
  var look: JSONValue {
    application.loop.show()
    let bounds = application.screenBounds
    return .object([
      JSONMember("scene", application.shownSceneName.map { .string($0) } ?? .null),
      JSONMember("time", .number(application.now)),
      JSONMember(
        "screen",
        .object([
          JSONMember("width", .number(bounds.width)), JSONMember("height", .number(bounds.height)),
        ])),
      JSONMember("controllers", .texts(ScreenReading.controllers(of: application))),
      JSONMember(
        "firstResponder",
        ScreenReading.firstResponder(of: application).map { .string($0) } ?? .null),
      JSONMember("texts", .texts(ScreenReading.texts(of: application))),
      JSONMember("touchable", .array(touchable)),
      JSONMember("windows", ViewTree.json(of: application)),
    ])
  }

  /// Enabled controls and other views with recognizers that a touch reaches, each with a point
  /// where it does.
  private var touchable: [JSONValue] {
    application.windowsFrontToBack.flatMap { $0.subviewsInTreeOrder }.compactMap { view in
      guard (view as? UIControl)?.isEnabled ?? !(view.gestureRecognizers ?? []).isEmpty,
        let point = Reach.point(in: view, of: application)
      else { return nil }
      let subject = TraceSubject(view)
      return .object([
        JSONMember("class", .string(subject.className)), JSONMember("name", .string(subject.name)),
        JSONMember("point", .point(point)),
      ])
    }
  }
}

extension JSONValue {
  /// Returns an array of strings.
  static func texts(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }
}
