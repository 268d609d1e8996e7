internal import UIKitCore

/// Parses a visual format from left to right.
struct FormatReader {
  private var rest: Substring
  private let metrics: [String: Any]
  private let views: [String: Any]

  init(_ format: String, metrics: [String: Any], views: [String: Any]) {
    rest = format[...]
    self.metrics = metrics
    self.views = views
  }

  /// Parses the whole format.
  mutating func read() throws(FormatError) -> FormatLine {
    var line = FormatLine()
    if take("V:") { line.axis = .vertical } else { _ = take("H:") }
    line.stops.append(try stop())
    while !rest.isEmpty {
      line.connections.append(try connection())
      line.stops.append(try stop())
    }
    guard line.stops.dropFirst().dropLast().allSatisfy({ $0.item != nil }) else {
      throw FormatError(message: "| is allowed only at the ends")
    }
    return line
  }

  private mutating func take(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest.removeFirst(text.count)
    return true
  }

  private mutating func expect(_ text: String) throws(FormatError) {
    guard take(text) else {
      throw FormatError(
        message: rest.isEmpty ? "\(text) is missing" : "\(text) is missing before \"\(rest)\"")
    }
  }

  private mutating func stop() throws(FormatError) -> FormatLine.Stop {
    if take("|") { return FormatLine.Stop(item: nil, sizes: []) }
    try expect("[")
    let name = word()
    guard let item = views[name] else {
      throw FormatError(message: "no view has the name \"\(name)\"")
    }
    let sizes = rest.first == "(" ? try predicates(ofSizes: true) : []
    try expect("]")
    return FormatLine.Stop(item: item as AnyObject, sizes: sizes)
  }

  private mutating func connection() throws(FormatError) -> FormatLine.Connection {
    guard take("-") else { return .flush }
    if rest.first == "[" || rest.first == "|" { return .standard }
    let distances =
      rest.first == "(" ? try predicates(ofSizes: false) : [try predicate(ofSizes: false)]
    try expect("-")
    return .explicit(distances)
  }

  private mutating func predicates(
    ofSizes: Bool
  ) throws(FormatError) -> [FormatLine.Predicate] {
    try expect("(")
    var all = [try predicate(ofSizes: ofSizes)]
    while take(",") { all.append(try predicate(ofSizes: ofSizes)) }
    try expect(")")
    return all
  }

  private mutating func predicate(ofSizes: Bool) throws(FormatError) -> FormatLine.Predicate {
    var predicate = FormatLine.Predicate()
    if take(">=") {
      predicate.relation = .greaterThanOrEqual
    } else if take("<=") {
      predicate.relation = .lessThanOrEqual
    } else {
      _ = take("==")
    }
    let name = word()
    if ofSizes, let item = views[name] {
      predicate.item = item as AnyObject
    } else {
      predicate.constant = try number(name)
    }
    if take("@") {
      let value = try number(word())
      guard value > 0, value <= 1000 else {
        throw FormatError(message: "\(value) isn't a valid priority")
      }
      predicate.priority = UILayoutPriority(Float(value))
    }
    return predicate
  }

  /// Reads a name or a number: letters, digits, `_` and `.`, with an optional leading minus sign.
  private mutating func word() -> String {
    var text = take("-") ? "-" : ""
    while let next = rest.first, next.isLetter || next.isNumber || next == "_" || next == "." {
      text.append(next)
      rest.removeFirst()
    }
    return text
  }

  private func number(_ text: String) throws(FormatError) -> CGFloat {
    if let value = Double(text), value.isFinite { return CGFloat(value) }
    switch metrics[text] {
    case let value as CGFloat: return value
    case let value as Double: return CGFloat(value)
    case let value as Float: return CGFloat(value)
    case let value as Int: return CGFloat(value)
    case let value as NSNumber: return CGFloat(value.doubleValue)
    default: throw FormatError(message: "\"\(text)\" is neither a number nor a metric")
    }
  }
}
