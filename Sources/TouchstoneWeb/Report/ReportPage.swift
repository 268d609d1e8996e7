internal import Foundation

/// The page as one HTML file that contains its styles, scripts and images, and loads nothing else.
///
/// A browser doesn't run modules of a local file that import other modules. Each module therefore
/// becomes a function that returns its exports, placed after the modules that it imports.
struct ReportPage: Sendable {
  /// The HTML, with a placeholder for the data.
  private let html: String

  /// The placeholder for the data in the HTML.
  private static let place = "<!-- data -->"

  /// The content security policy, which allows nothing that needs a network.
  private static let policy =
    "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; "
    + "base-uri 'none'; form-action 'none'"

  /// Creates the page from its files.
  init(_ files: PageFiles) {
    let texts = files.files.mapValues { String(decoding: $0.data, as: UTF8.self) }
    var html = texts[PageFiles.index] ?? ""
    for name in texts.keys.sorted() where name.hasSuffix(".css") {
      html = html.replacingOccurrences(
        of: #"<link rel="stylesheet" href="\#(name)">"#,
        with: "<style>\n\(texts[name] ?? "")</style>")
    }
    if let icon = files.files["icon.svg"] {
      let address = "data:image/svg+xml;base64,\(icon.data.base64EncodedString())"
      html = html.replacingOccurrences(of: #""icon.svg""#, with: "\"\(address)\"")
    }
    let script = Self.script(texts.filter { $0.key.hasSuffix(".js") }, from: "page.js")
    html = html.replacingOccurrences(
      of: #"<script type="module" src="page.js"></script>"#,
      with: "<script type=\"module\">\n\(script)</script>")
    html = html.replacingOccurrences(
      of: #"<meta charset="utf-8">"#,
      with: "<meta charset=\"utf-8\">\n    "
        + "<meta http-equiv=\"Content-Security-Policy\" content=\"\(Self.policy)\">")
    self.html = html.replacingOccurrences(of: "</body>", with: "\(Self.place)\n  </body>")
  }

  /// Returns the file with its data.
  func text(with data: String) -> String {
    guard let place = html.range(of: Self.place) else { return html }
    return html.replacingCharacters(in: place, with: data)
  }

  // MARK: Scripts

  /// Returns one script that contains a module and all its imports, imported modules first.
  static func script(_ modules: [String: String], from first: String) -> String {
    var done: Set<String> = []
    var parts: [String] = []
    func add(_ name: String) {
      guard done.insert(name).inserted, let source = modules[name] else { return }
      let module = Module(source)
      for imported in module.imports { add(imported) }
      parts.append(
        "const \(Module.variable(name)) = (() => {\n\(module.body)\n"
          + "return { \(module.exports.joined(separator: ", ")) };\n})();\n")
    }
    add(first)
    // A script element ends at this text, wherever it occurs.
    return parts.joined().replacingOccurrences(of: "</script", with: "<\\/script")
  }

  /// A module whose imports and exports are at the beginnings of lines, as in the page's modules.
  private struct Module {
    var imports: [String] = []
    var exports: [String] = []
    var body = ""

    init(_ source: String) {
      for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
        body += read(String(line)) + "\n"
      }
    }

    private mutating func read(_ line: String) -> String {
      if line.hasPrefix("import "), let names = line.range(of: " from \"./") {
        let file = String(line[names.upperBound...].prefix { $0 != "\"" })
        imports.append(file)
        return "const \(line[..<names.lowerBound].dropFirst("import ".count)) = "
          + "\(Self.variable(file));"
      }
      guard line.hasPrefix("export ") else { return line }
      let rest = line.dropFirst("export ".count)
      let words = rest.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "$" }
      if let place = words.firstIndex(where: { ["class", "function", "const", "let"].contains($0) }
      ),
        words.indices.contains(place + 1)
      {
        exports.append(String(words[place + 1]))
      }
      return String(rest)
    }

    static func variable(_ file: String) -> String {
      "$" + file.prefix { $0 != "." }.replacingOccurrences(of: "-", with: "_")
    }
  }
}
