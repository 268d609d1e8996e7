import Testing
import TouchstoneRewriter

/// Sources with deeper nesting than real ones.
struct NestingTests {
  private static func nested(_ depth: Int, _ opening: String, _ core: String, _ closing: String)
    -> String
  {
    String(repeating: opening, count: depth) + core + String(repeating: closing, count: depth)
  }

  private func result(_ text: String) -> Rewriter.Result {
    Rewriter(marksLocations: false).rewrite([("deep.swift", text)])
  }

  /// The kinds of nesting, each as a function of its depth.
  private static let brackets: [String: @Sendable (Int) -> String] = [
    "conditions": { nested($0, "#if os(iOS)\n", "let a = 1\n", "#endif\n") },
    "generic arguments": { "let a: " + nested($0, "Array<", "Int", ">") },
    "generic arguments of a call": { "let a = " + nested($0, "Array<", "Int", ">") + "()" },
    "generic arguments in lines": { "let a: " + nested($0, "Array<\n", "Int", "\n>") },
    "parentheses": { "let a = " + nested($0, "(", "1", ")") },
    "arrays": { "let a = " + nested($0, "[", "1", "]") },
    "array types": { "let a: " + nested($0, "[", "Int", "]") },
    "closures": { "let a = " + nested($0, "{ ", "1", " }()") },
    "calls": { "let a = " + nested($0, "f(", "1", ")") },
    "statements": { "func f() {" + nested($0, "if true {\n", "g()", "\n}") + "}" },
    "types": { nested($0, "struct A {\n", "var a = 1\n", "}\n") },
    "interpolations": { "let a = " + nested($0, #""\("#, "1", #")""#) },
    "unclosed brackets": { "let a = " + nested($0, "([{", "", "") },
    "mixed": { "let a = " + nested($0 / 4, "[f({ (", "1", ") })]") },
  ]

  @Test(arguments: NestingTests.brackets.keys.sorted(), [1_000, 10_000])
  func `A file nested too deeply stays as it is, with one line that names it`(
    kind: String, depth: Int
  ) throws {
    let source = try #require(Self.brackets[kind])
    let text = source(depth)
    let result = result(text)
    #expect(result.files.map(\.text) == [text])
    #expect(result.notices.count == 1)
    let notice = try #require(result.notices.first)
    #expect(notice.file == "deep.swift")
    #expect(notice.message == "this file is nested too deeply to be rewritten")
  }

  @Test func `A sequence of number signs that is too long stays, with one line that names it`() {
    for text in [Self.nested(1_000, "#", "", ""), "let a = " + Self.nested(300, "#", "\"a\"", "#")]
    {
      let result = result(text)
      #expect(result.files.map(\.text) == [text])
      #expect(result.notices.map(\.message) == ["this file is nested too deeply to be rewritten"])
    }
    let short = "let a = " + Self.nested(200, "#", "\"a\"", "#") + "\n@objc class Last {}\n"
    #expect(result(short).files[0].text.hasSuffix("\nclass Last {}\n"))
  }

  private static let arrays: Set = ["arrays", "array types", "unclosed brackets"]

  @Test(arguments: NestingTests.brackets.keys.sorted().filter { !NestingTests.arrays.contains($0) })
  func `A file nested as deep as the compiler allows is rewritten`(kind: String) throws {
    let source = try #require(Self.brackets[kind])
    let text = source(240) + "\n@objc class Last {}\n"
    let result = result(text)
    #expect(result.notices.map(\.message).filter { $0.contains("deep") } == [])
    #expect(result.files[0].text.hasSuffix("\nclass Last {}\n"))
  }

  @Test(arguments: ["[", "[(", "[A<", "[\n", "[/* [ */", "[@a "])
  func `Nested arrays have a limit of their own`(opening: String) {
    func isRefused(_ depth: Int) -> Bool {
      let text = "let a: " + String(repeating: opening, count: depth)
      return result(text).notices.map(\.message)
        == ["this file is nested too deeply to be rewritten"]
    }
    #expect(!isRefused(12))
    #expect(isRefused(13))
    #expect(isRefused(3_000))
    let apart = (0..<100).map { "let a\($0): [[Int]] = [[1], [2]]" }.joined(separator: "\n")
    let nested = Self.nested(40, "[\"a\": ", "1", "]")
    #expect(result("\(apart)\nlet b: Any = \(nested)\n").notices == [])
  }

  /// Kinds of nesting without brackets.
  private static let chains: [String: @Sendable (Int) -> String] = [
    "calls of calls": { "let a = b" + String(repeating: ".a()", count: $0) },
    "members of members": { "let a = b" + String(repeating: ".a", count: $0) },
    "optional calls": { "let a = b" + String(repeating: "?.a?()", count: $0) },
    "subscripts": { "let a = b" + String(repeating: "[0]", count: $0) },
    "other cases": { "func f() { if a {}" + String(repeating: " else if a {}", count: $0) + " }" },
    "choices": { "let a = " + String(repeating: "a ? b : ", count: $0) + "c" },
    "attempts": { "let a = " + String(repeating: "try ", count: $0) + "b" },
    "function types": { "let a: " + String(repeating: "() -> ", count: $0) + "Int" },
    "optional types": { "let a: Int" + String(repeating: "?", count: $0) },
    "member types": { "let a: B" + String(repeating: ".A", count: $0) },
    "sums": { "let a = 1" + String(repeating: " + 1", count: $0) },
    "signs": { "let a = " + String(repeating: "- ", count: $0) + "1" },
  ]

  @Test(arguments: NestingTests.chains.keys.sorted(), [1_000, 10_000])
  func `A long chain is rewritten or stays as it is, without an overflow`(
    kind: String, length: Int
  ) throws {
    let source = try #require(Self.chains[kind])
    let text = source(length)
    let result = result(text + "\n@objc class Last {}\n")
    let output = result.files[0].text
    let isRewritten = output.hasSuffix("\nclass Last {}\n")
    #expect(
      isRewritten || (output == text + "\n@objc class Last {}\n" && result.notices.count == 1))
  }

  @Test(arguments: [
    #"let a = "((((""#, "let a = \"\"\"\n((((\n\"\"\"", ##"let a = #"\(((("#"##, "// ((((",
    "/* (( /* (( */ (( */",
    "let a = b < c", #"let a = "\("(")""#, "let `(` = 1", "let a = \"\\\"(\"",
  ])
  func `Brackets in strings and comments do not count as nesting`(line: String) {
    let text = Array(repeating: line, count: 300).joined(separator: "\n") + "\n"
    #expect(result(text).notices.map(\.message).filter { $0.contains("deep") } == [])
  }

  @Test func `A deeply nested file leaves other files alone`() {
    let deep = Self.nested(3_000, "#if A\n", "", "#endif\n")
    let result = Rewriter(marksLocations: false).rewrite([
      ("one.swift", "@objc class A {}"), ("deep.swift", deep), ("two.swift", "@objc class B {}"),
    ])
    #expect(result.files.map(\.text) == ["class A {}", deep, "class B {}"])
    #expect(result.notices.map(\.file) == ["deep.swift"])
    #expect(result.notices.map(\.line) == [257])
  }
}
