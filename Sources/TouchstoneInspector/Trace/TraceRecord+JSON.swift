package import TouchstoneHost
package import TouchstoneTrace

extension TraceRecord {
  /// The record as one JSON object; members that do not apply are left out.
  package var json: JSONValue {
    var members = [
      JSONMember("t", .number(time)), JSONMember("kind", .string(kind.rawValue)),
    ]
    func add(_ key: String, _ value: JSONValue?) {
      if let value { members.append(JSONMember(key, value)) }
    }
    add("touch", touch.map { .number($0) })
    add("phase", phase.map { .string($0) })
    add("subject", subject?.json)
    add("other", other?.json)
    add("hit", hit.map { .string($0.description) })
    add("delivery", delivery.map { .string($0.description) })
    add("detail", detail.map { .string($0) })
    add("until", deadline.map { .number($0) })
    add(
      "point",
      point.map { .object([JSONMember("x", .number($0.x)), JSONMember("y", .number($0.y))]) })
    return .object(members)
  }
}
