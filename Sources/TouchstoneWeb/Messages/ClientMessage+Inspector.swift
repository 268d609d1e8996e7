internal import TouchstoneHost
internal import TouchstoneSession

extension PageEdit {
  /// The maximum number of characters in a text that a page sets.
  private static let longestText = 10_000

  /// Reads an edit: `node`, `key`, `part` if there are several, and one of `flag`, `numbers` and
  /// `text`.
  init(_ fields: inout JSONFields) throws(InputRefusal) {
    let node = try fields.wholeNumber("node", in: InputLimits.identifier)
    let key = try fields.text("key")
    let part = try fields.wholeNumber("part", in: 0...10_000, default: 0)
    let value: Value
    if fields.members.contains(where: { $0.key == "flag" }) {
      value = .flag(try fields.flag("flag"))
    } else if fields.members.contains(where: { $0.key == "text" }) {
      let text = try fields.text("text")
      guard text.count <= Self.longestText else {
        throw InputRefusal(
          "\"text\" has \(text.count) characters", expected: "at most \(Self.longestText)")
      }
      value = .text(text)
    } else {
      value = .numbers(try fields.editedNumbers())
    }
    self.init(node: node, key: key, part: part, value: value)
  }
}

extension JSONFields {
  /// Removes and returns `numbers`: one number, or the four of a rectangle.
  fileprivate mutating func editedNumbers() throws(InputRefusal) -> [Double] {
    let expectation = "a list of one number or of four, each from -1000000 to 1000000"
    guard case .array(let elements)? = try remove("numbers"),
      elements.count == 1 || elements.count == 4
    else { throw InputRefusal("\"numbers\" isn't one", expected: expectation) }
    var numbers: [Double] = []
    for element in elements {
      guard case .number(let digits) = element, let number = Double(digits),
        abs(number) <= 1_000_000
      else { throw InputRefusal("\"numbers\" holds \(element.text)", expected: expectation) }
      numbers.append(number)
    }
    return numbers
  }
}
