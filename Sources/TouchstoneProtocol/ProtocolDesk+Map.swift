internal import TouchstoneHost
internal import TouchstoneInspector
internal import TouchstoneKit
internal import TouchstoneTrace

extension ProtocolDesk {
  /// Who would receive a touch, for each point of the screen.
  ///
  /// Owners come with their box and how many points they have, so that a program that wants to touch
  /// something need not read the bands.
  var map: JSONValue {
    application.loop.show()
    return application.hitMap.json
  }

  /// Where one view can be hit, and who takes the rest of its box.
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
