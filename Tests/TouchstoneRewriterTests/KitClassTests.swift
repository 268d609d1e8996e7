import Foundation
import Testing
import TouchstoneRewriter

/// What the rewriter knows of the kit.
struct KitClassTests {
  @Test func `It knows what each class of the kit stands on`() throws {
    let declaration = try Regex(#"(?m)^ *(?:public |open )(?:final )?class (UI\w+)\s*:\s*(UI\w+)"#)
    var count = 0
    for text in try sources() {
      for match in text.matches(of: declaration) {
        let name = String(match.output[1].substring ?? "")
        #expect(
          KitClasses.superclass(of: name) == match.output[2].substring.map(String.init), "\(name)")
        count += 1
      }
    }
    #expect(count > 50)
  }

  @Test func `What it says is missing is nowhere in the kit`() throws {
    let declaration = try Regex(#"\b(?:class|struct|enum|protocol|typealias) (\w+)"#)
    for text in try sources() {
      for match in text.matches(of: declaration) {
        let name = String(match.output[1].substring ?? "")
        #expect(!MissingNames.all.contains(name), "\(name)")
      }
    }
  }

  private func sources() throws -> [String] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources")
    let paths = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
    return try paths.filter { $0.hasPrefix("UIKit") && $0.hasSuffix(".swift") }.sorted().map {
      try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
    }
  }
}
