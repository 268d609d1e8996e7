import Foundation
import Testing

/// Checks that the lists of names next to this file are those of the framework.
struct CompletenessTests {
  private var root: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// Returns the names of the public types that a folder of sources declares.
  private func names(in folder: String) throws -> Set<String> {
    let files = try FileManager.default.subpathsOfDirectory(
      atPath: root.appendingPathComponent(folder).path)
    let declaration =
      /^(@\w+ )*(public|open) (final |indirect )?(class|struct|enum|protocol|typealias) (?<name>\w+)/
      .anchorsMatchLineEndings()
    return try files.filter { $0.hasSuffix(".swift") }.reduce(into: []) { names, file in
      // Declarations for the framework's own modules aren't visible to apps.
      let source = try text("\(folder)/\(file)")
        .replacing(/@_spi\(\w+\)\s+(public|open)/, with: "package")
      for match in source.matches(of: declaration) {
        names.insert(String(match.name))
      }
    }
  }

  /// Old names for a type that has another one.
  private let deprecated: Set<String> = ["UIDirectionalRectEdge"]

  @Test(
    "the files that import Foundation and UIKit name every type of UIKit",
    arguments: ["FoundationFirstTests.swift", "FoundationLastTests.swift"])
  func complete(file: String) throws {
    let probe = try text("Tests/NameTests/\(file)")
    let words = Set(probe.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
    let ours = try FileManager.default.contentsOfDirectory(
      atPath: root.appendingPathComponent("Sources").path
    )
    .filter { $0.hasPrefix("UIKit") }
    for folder in ours + ["TouchstoneGeometry", "TouchstoneLayers"] {
      let missing = try names(in: "Sources/\(folder)").subtracting(words).subtracting(deprecated)
      #expect(missing.sorted() == [], "name them in \(file)")
    }
  }
}
