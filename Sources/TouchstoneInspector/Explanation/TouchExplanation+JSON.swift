package import TouchstoneHost
package import TouchstoneKit
package import TouchstoneTrace

extension TouchExplanation {
  /// The explanation as JSON, in the form that `why --format json` prints.
  package var json: JSONValue {
    .object([
      JSONMember("point", .point(point)),
      JSONMember("hit", hit?.json ?? .null),
      JSONMember("path", .array(path.map { $0.json(withDerived: false) })),
      JSONMember("refused", .array(refused.map { $0.json(withDerived: true) })),
      JSONMember("recognizers", .array(recognizers.map(\.json))),
      JSONMember("chain", .array(chain.map(\.json))),
      JSONMember("sentence", .string(sentence)),
      JSONMember("culprit", culprit?.json ?? .null),
      JSONMember("repair", fix.map { .string($0.code) } ?? .null),
    ])
  }
}

extension TouchExplanation.Entry {
  func json(withDerived: Bool) -> JSONValue {
    .object(
      subject.jsonMembers + [JSONMember("verdict", .string(verdict.description))]
        + (withDerived ? [JSONMember("derived", .bool(isDerived))] : []))
  }
}

extension TouchExplanation.Candidate {
  var json: JSONValue {
    .object(
      subject.jsonMembers + [
        JSONMember("view", view.json), JSONMember("note", note.map { .string($0) } ?? .null),
      ])
  }
}

extension TraceSubject {
  /// The subject as `{"class","identifier","name"}`, as in all output of the command line.
  package var json: JSONValue { .object(jsonMembers) }

  var jsonMembers: [JSONMember] {
    [
      JSONMember("class", .string(className)),
      JSONMember("identifier", identifier.map { .string($0) } ?? .null),
      JSONMember("name", .string(name)),
    ]
  }
}

extension JSONValue {
  /// Returns a point as `{"x","y"}`.
  package static func point(_ point: CGPoint) -> JSONValue {
    .object([JSONMember("x", .number(point.x)), JSONMember("y", .number(point.y))])
  }

  /// Returns a rectangle as `{"x","y","width","height"}`.
  package static func rect(_ rect: CGRect) -> JSONValue {
    .object([
      JSONMember("x", .number(rect.minX)), JSONMember("y", .number(rect.minY)),
      JSONMember("width", .number(rect.width)), JSONMember("height", .number(rect.height)),
    ])
  }
}
