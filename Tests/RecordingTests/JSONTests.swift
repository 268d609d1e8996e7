import Testing
import TouchstoneHost

/// JSON in recordings is strict. Each case here is the value of an unknown key, which is preserved.
@Suite("JSON in recordings")
struct JSONTests {
  /// Returns the text of the preserved value of an unknown key.
  private func keptText(_ json: String) throws -> String? {
    try kept(json)?.text
  }

  /// Returns the preserved value of an unknown key.
  private func kept(_ json: String) throws -> JSONValue? {
    guard case .frame(_, let extra) = try record(#"{"t":0,"kind":"frame","k":\#(json)}"#) else {
      return nil
    }
    return extra.first?.value
  }

  @Test(
    "values of every type are read, and written unchanged",
    arguments: [
      "null", "true", "false", "0", "-0", "12.50", "1e5", "1E+05", "1e-5", "1e999",
      "123456789012345678901234567890", #""""#, #""a\\b\"c\n""#, "[]", "{}", "[1,[2,[3]]]",
      #"{"b":1,"a":{"b":[]},"b":2}"#, #""größer 😀""#,
    ])
  func roundTrip(json: String) throws {
    #expect(try keptText(json) == json)
  }

  @Test("spaces between values do not matter")
  func spaces() throws {
    #expect(try keptText(" \t[ 1 , { \"a\" : 2 } ] ") == #"[1,{"a":2}]"#)
  }

  @Test("escapes are read as JSON defines them")
  func escapes() throws {
    #expect(try kept(#""\u0041\u00e9\uD83D\uDE00\/\b\f\t\r""#) == .string("Aé😀/\u{8}\u{C}\t\r"))
    #expect(try keptText(#""\u2028\u0000""#) == #""\u2028\u0000""#)
  }

  @Test(
    "text that is not JSON is refused",
    arguments: [
      "", "01", "+1", ".5", "1.", "1e", "1e+", "-", "--1", "0x10", "1_000", "nul", "True", "NaN",
      "'a'", #""a"#, #""\x""#, #""\u12""#, #""\u12G4""#, #""\uD83D""#, #""\uDE00\uD83D""#,
      #""\uD83D\u0041""#, "\"\u{1}\"", "\"\t\"", "[1,]", "[,1]", "[1 2]", "[1", "{,}",
      #"{"a"}"#, #"{"a":}"#, #"{"a":1,}"#, "{a:1}", #"{"a":1"#, "1 2", "1}", "// x", "]",
    ])
  func strict(json: String) {
    #expect(throws: InputRefusal.self) { try kept(json) }
  }

  @Test("an error names the column and the expected token")
  func columns() {
    #expect(
      lineRefusal(#"{"t":0,"kind":}"#)
        == #"line 2: not JSON, column 15 is "}"; expected a value"#)
    #expect(
      lineRefusal(#"{"t":0"#) == #"line 2: the line ends at column 7; expected "," or "}""#)
    #expect(
      lineRefusal("{\"t\u{1}\":0}")
        == "line 2: not JSON, column 4 is byte 1; expected an escaped control character")
  }

  @Test("values side by side do not count as nested", arguments: ["[]", "{}", #"{"a":[]}"#])
  func siblings(json: String) throws {
    let list = "[" + Array(repeating: json, count: 200).joined(separator: ",") + "]"
    #expect(try keptText(list) == list)
  }

  @Test("values nest as deep as the limit and no deeper, without harm to the stack")
  func nesting() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(try keptText(nested(63)) == nested(63))
    #expect(throws: InputRefusal.self) { try kept(nested(64)) }
    let message = try #require(lineRefusal(String(repeating: "[", count: 1_000_000)))
    #expect(
      message == "line 2: values are nested too deeply at column 65; expected at most 64 levels")
    #expect(lineRefusal(String(repeating: #"{"a":"#, count: 200_000)) != nil)
  }
}
