import Fuzzing
import Testing
import TouchstoneRewriter

/// Arbitrary bytes and trees that look like Swift.
struct FuzzTests {
  private func checkLaws(_ text: String, _ seed: Int) {
    let once = Rewriter(marksLocations: false).rewrite([("a.swift", text)])
    #expect(once.files.count == 1)
    let isLeft = once.notices.contains { $0.remedy == "it is passed to the compiler unchanged" }
    if isLeft { #expect(once.files[0].text == text, "seed \(seed)") }
    #expect(
      once.notices.allSatisfy { !$0.description.contains { $0.isNewline } && $0.line > 0 },
      "seed \(seed)")
    _ = Rewriter().rewrite([("a.swift", once.files[0].text)])
  }

  @Test(arguments: 0..<150)
  func `Arbitrary bytes are rewritten or stay as they are`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let words = SwiftLikeText.words
    let pieces = (0..<random.below(300)).map { _ in
      random.chance(3)
        ? String(decoding: [UInt8(random.below(256))], as: UTF8.self)
        : random.one(of: words) ?? ""
    }
    checkLaws(pieces.joined(separator: random.chance(2) ? " " : ""), seed)
  }

  @Test(arguments: 0..<200)
  func `Trees that look like Swift, up to 10,000 levels deep, are rewritten or stay as they are`(
    seed: Int
  ) {
    var text = SwiftLikeText(seed: seed)
    checkLaws(text.file(), seed)
  }
}

/// Creates sources with the kinds of nesting that Swift has.
private struct SwiftLikeText {
  static let words = [
    "@objc", "class", "A", ":", "UIView", "{", "}", "(", ")", "<", ">", "#selector", "#if",
    "#endif", "os(iOS)", "extension", "override", "func", "f", "optional", "protocol", "?.", "?",
    "\"", "\\(",
    "Selector(\"f\")", "import", "UIKit", "\n", "dynamic", "var", "a", "=", "let", "static",
    "super",
    "#keyPath", "DispatchQueue.main.async", "/*", "*/", "//", "#colorLiteral", "some", "->", ";",
  ]

  private var random: SeededGenerator

  init(seed: Int) { random = SeededGenerator(seed: UInt64(seed) &+ 1_000_000) }

  mutating func file() -> String {
    (0...random.below(3)).map { _ in tree() }.joined(separator: "\n")
  }

  /// Returns nested opening and closing tokens around a core.
  private mutating func tree() -> String {
    let depth = [1, 3, 10, 60, 200, 300, 1_000, 10_000][random.below(8)]
    let kinds = (0...random.below(3)).map { _ in random.one(of: Self.pairs) ?? ("(", ")") }
    var openings = ""
    var closings: [String] = []
    for level in 0..<depth {
      let (opening, closing) = kinds[level % kinds.count]
      openings += opening.replacing("N", with: "\(level % 7)")
      closings.append(closing)
    }
    let core = random.one(of: Self.cores) ?? ""
    return openings + core + closings.reversed().joined()
  }

  private static let pairs = [
    ("class AN: UIView {\n", "\n}"), ("extension AN {\n", "\n}"), ("@objc protocol PN {\n", "\n}"),
    ("override func fN() {\n", "\n}"), ("func fN() {\n", "\n}"), ("#if os(iOS)\n", "\n#endif"),
    ("#if canImport(Combine)\n", "\n#else\n#endif"), ("let a = {\n", "\n}()"), ("if a {\n", "\n}"),
    ("var aN: Int {\n", "\n}"), ("f(", ")"), ("[", "]"), ("delegate?.fN?(", ")"), ("try ", ""),
    ("a.f { ", " }"), ("if a {} else ", "{}"), ("a ? b : ", ""), ("Array<", ">"), ("", ".a()"),
    ("\"\\(", ")\""), ("DispatchQueue.main.async { ", " }"), ("switch a { case 1: ", " }"),
  ]

  private static let cores = [
    "1", "override func f1() { super.f1() }", "#selector(a.f1)", "Selector(\"f1\")", "a",
    "@objc optional func f1(_ a: Int)", "import Combine", "@IBOutlet dynamic var a1: Int?", "",
    "#Preview { }", "super.observeValue(forKeyPath: a, of: b, change: c, context: d)",
  ]
}
