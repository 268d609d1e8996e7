import Testing
import TouchstoneRewriter

/// Colors of asset catalogs.
struct ColorSetTests {
  private func color(_ components: String, dark: String? = nil) -> String {
    let other = dark.map {
      #", {"idiom": "universal", "color": {"components": {\#($0)}}, "#
        + #""appearances": [{"appearance": "luminosity", "value": "dark"}]}"#
    }
    let contents =
      #"{"colors": [{"idiom": "universal", "color": {"components": {\#(components)}}}"#
      + (other ?? "") + "]}"
    return ColorSets.source([(name: "Accent", contents: contents)])
      .split(separator: "\n").first { $0.contains("case") }.map(String.init) ?? ""
  }

  @Test func `A color's components are fractions, bytes or hexadecimal`() {
    #expect(
      color(#""red": "1.000", "green": "128", "blue": "0xFF", "alpha": "0.5""#)
        .contains("UIColor(red: 1.0, green: \(128.0 / 255), blue: 1.0, alpha: 0.5)"))
    #expect(
      color(#""white": "0.500", "alpha": "1.000""#).contains("UIColor(white: 0.5, alpha: 1.0)"))
  }

  @Test func `A dark appearance has its own color`() {
    let text = color(
      #""white": "0.0", "alpha": "1.0""#, dark: #""white": "1.0", "alpha": "1.0""#)
    #expect(
      text.hasSuffix(
        #"case "Accent": self.init { $0.isDark ? UIColor(white: 1.0, alpha: 1.0) : "#
          + "UIColor(white: 0.0, alpha: 1.0) }"))
  }

  @Test(arguments: [
    ("Ac\ncent", "Ac\\u{a}cent"), ("\r", "\\u{d}"), ("a\u{0}b", "a\\u{0}b"),
    ("\u{2028}", "\\u{2028}"), ("\\(name)", "\\\\(name)"), ("\"", "\\\""), ("ä🎨", "ä🎨"),
    ("\r\n", "\\u{d}\\u{a}"),
  ])
  func `A set's name is written on one line, whatever it contains`(name: String, literal: String) {
    let contents = #"{"colors": [{"color": {"components": {"white": "1.0"}}}]}"#
    let source = ColorSets.source([(name: name, contents: contents)])
    #expect(source.contains("    case \"\(literal)\": self.init { "))
    #expect(source.split(whereSeparator: \.isNewline).count { $0.contains("self.init") } == 1)
  }

  @Test(arguments: ["", "{", "{}", #"{"colors": []}"#, #"{"colors": [{"idiom": "universal"}]}"#])
  func `An empty set is left out`(contents: String) {
    let source = ColorSets.source([(name: "Accent", contents: contents)])
    #expect(!source.contains("case"))
    #expect(source.contains("default: return nil"))
  }

  @Test(arguments: [
    (
      #""color-space": "display-p3", "components": {"red": "1.0", "green": "0.5", "blue": "0.0"}"#,
      "UIColor(displayP3Red: 1.0, green: 0.5, blue: 0.0, alpha: 1.0)"
    ),
    (#""platform": "ios", "reference": "systemBlueColor""#, "UIColor.systemBlue"),
  ])
  func `Colors of other spaces`(color: String, text: String) {
    let contents = #"{"colors": [{"idiom": "universal", "color": {\#(color)}}]}"#
    #expect(
      ColorSets.source([(name: "Accent", contents: contents)]).contains("? \(text) : \(text) }"))
  }
}
