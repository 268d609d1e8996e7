import Foundation
import Testing
import TouchstoneRewriter

/// The rewriter's knowledge of the framework's classes.
struct KitClassTests {
  @Test func `The rewriter knows the superclass of each UIKit class`() throws {
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

  @Test func `The rewriter knows which UIKit types are main-actor isolated`() throws {
    let declaration = try Regex(
      #"(?m)^((?:@\w+(?:\([^)]*\))?\s+)*)(?:public |open )(?:final )?(class|protocol) ((?:UI|CA|NS|MP|CM)\w+)"#
    )
    var count = 0
    for text in try sources(below: ["UIKit", "MediaPlayer", "CoreMotion", "TouchstoneLayers"]) {
      for match in text.matches(of: declaration) {
        let name = String(match.output[3].substring ?? "")
        let says = match.output[1].substring?.contains("@MainActor") == true
        let superclass = KitClasses.superclass(of: name)
        let has = superclass.map(MainActorTypes.contains) ?? false
        #expect(MainActorTypes.contains(name) == (says || has), "\(name)")
        count += says ? 1 : 0
      }
    }
    #expect(count > 200)
  }

  @Test func `Types reported as missing are nowhere in UIKit`() throws {
    let declaration = try Regex(#"\b(?:class|struct|enum|protocol|typealias) (\w+)"#)
    for text in try sources() {
      for match in text.matches(of: declaration) {
        let name = String(match.output[1].substring ?? "")
        #expect(!MissingNames.all.contains(name), "\(name)")
      }
    }
  }

  private func sources(below prefixes: [String] = ["UIKit"]) throws -> [String] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources")
    let paths = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
    return try paths.filter { path in
      path.hasSuffix(".swift") && prefixes.contains { path.hasPrefix($0) }
    }.sorted().map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
  }
}
