package import TouchstoneHost
internal import TouchstoneTrace

extension GestureTimeline {
  /// The timeline as `{"start","end","touches":[…],"recognizers":[…]}`, as `play --lanes` prints it.
  package var json: JSONValue {
    .object([
      JSONMember("start", .number(start)), JSONMember("end", .number(end)),
      JSONMember("touches", .array(touches.map(\.json))),
      JSONMember("recognizers", .array(recognizers.map(\.json))),
    ])
  }
}

extension TouchLane {
  fileprivate var json: JSONValue {
    .object([
      JSONMember("touch", .number(touch)), JSONMember("view", view?.json ?? .null),
      JSONMember("segments", .array(segments.map(\.json))),
      JSONMember("lift", lift.map { .number($0) } ?? .null),
    ])
  }
}

extension RecognizerLane {
  fileprivate var json: JSONValue {
    .object([
      JSONMember("recognizer", recognizer.json), JSONMember("view", view?.json ?? .null),
      JSONMember("attempts", .array(attempts.map(\.json))),
    ])
  }
}

extension GestureTimelineAttempt {
  fileprivate var json: JSONValue {
    .object([
      JSONMember("touches", .array(touches.map { .number($0) })),
      JSONMember("segments", .array(segments.map(\.json))),
      JSONMember("verdict", verdict?.json ?? .null),
    ])
  }
}

extension GestureTimelineSegment {
  fileprivate var json: JSONValue {
    .object([
      JSONMember("state", .string(state.rawValue)), JSONMember("start", .number(start)),
      JSONMember("end", end.map { .number($0) } ?? .null), JSONMember("cause", .string(cause)),
      JSONMember("changes", .number(changes)),
    ])
  }
}

extension GestureTimelineVerdict {
  fileprivate var json: JSONValue {
    .object([
      JSONMember("name", .string(name)), JSONMember("text", .string(text)),
      JSONMember("t", .number(time)),
    ])
  }
}
