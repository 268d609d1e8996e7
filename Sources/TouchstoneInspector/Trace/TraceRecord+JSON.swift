package import TouchstoneHost
package import TouchstoneTrace

extension TraceRecord {
  /// The record as one JSON object, without the members that don't apply.
  package var json: JSONValue {
    let fields = fields
    var members = [
      JSONMember("t", .number(time)), JSONMember("kind", .string(kind.rawValue)),
    ]
    func add(_ key: String, _ value: JSONValue?) {
      if let value { members.append(JSONMember(key, value)) }
    }
    add("touch", fields.touch.map { .number($0) })
    add("phase", fields.phase.map { .string($0) })
    add("subject", fields.subject?.json)
    add("other", fields.other?.json)
    add("hit", fields.hit.map { .string($0.description) })
    add("delivery", fields.delivery.map { .string($0.description) })
    add("detail", fields.detail.map { .string($0) })
    add("until", fields.deadline.map { .number($0) })
    add(
      "point",
      fields.point.map {
        .object([JSONMember("x", .number($0.x)), JSONMember("y", .number($0.y))])
      })
    return .object(members)
  }
}
