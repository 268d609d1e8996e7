package import TouchstoneHost

extension LatencyEvent {
  /// The event as JSON, with `start` in seconds and all other times in milliseconds.
  ///
  /// The form is `{"number","label","kind","samples","start","total","shown",
  /// "stages":[{"stage","at","for"}],"exceeded":[…],"slowest","sentence"}`.
  package var json: JSONValue {
    .object([
      JSONMember("number", .number(number)), JSONMember("label", .string(label)),
      JSONMember("kind", .string(kind)), JSONMember("samples", .number(samples)),
      JSONMember("start", .number(start)), JSONMember("total", Self.number(total)),
      JSONMember("shown", .bool(isShown)),
      JSONMember(
        "stages",
        .array(
          spans.map { span in
            .object([
              JSONMember("stage", .string(span.stage.rawValue)),
              JSONMember("at", Self.number(span.start - start)),
              JSONMember("for", Self.number(span.duration)),
            ])
          })),
      JSONMember("exceeded", .array(exceeded.map { .string($0.name) })),
      JSONMember("slowest", slowest.map { .string($0.rawValue) } ?? .null),
      JSONMember("sentence", .string(sentence)),
    ])
  }

  /// Returns milliseconds, rounded to the microsecond.
  private static func number(_ seconds: Double) -> JSONValue {
    .number((seconds * 1_000_000).rounded() / 1000)
  }
}

extension LatencyBudget {
  /// The budgets by name, in milliseconds: for the whole event, for handling an event or a move,
  /// for the queue and for the next frame.
  package static var json: JSONValue {
    let named = all(isMove: false).map { ($0.name, $0.limit) }
    let move = all(isMove: true)[0]
    return .object(
      (named + [("move", move.limit)]).map { name, limit in
        JSONMember(name, .number((limit * 10_000).rounded() / 10))
      })
  }
}
