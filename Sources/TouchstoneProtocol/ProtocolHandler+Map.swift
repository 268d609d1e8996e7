internal import TouchstoneHost
internal import TouchstoneInspector
internal import TouchstoneKit
internal import TouchstoneTrace

extension ProtocolHandler {
  /// The view that would receive a touch, for each point of the screen.
  ///
  /// Views are listed with their box and their number of points, so that a client that wants to
  /// touch a view needn't read the bands.
  var map: JSONValue {
    application.loop.show()
    return application.hitMap.json
  }

  /// Returns where a view can be hit, and which views receive the touches in the rest of its box.
  func reach(of view: UIView) -> JSONValue {
    application.loop.show()
    let reach = ViewReach(of: view, in: application.hitMap)
    return .object([
      JSONMember("view", TraceSubject(view).json), JSONMember("points", .number(reach.points)),
      JSONMember("own", .number(reach.own)), JSONMember("inner", .number(reach.inner)),
      JSONMember(
        "others",
        .array(
          reach.others.map { other in
            .object([
              JSONMember("name", .string(other.name)), JSONMember("points", .number(other.points)),
            ])
          })),
      JSONMember("sentence", .string(reach.sentence)),
    ])
  }
}
