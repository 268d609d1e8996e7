import Foundation
import Testing
import TouchstoneTesting
import UIKit

/// Every verdict is provoked, and Documentation/Verdicts.md contains its explanation.
///
/// `TOUCHSTONE_UPDATE_VERDICTS=1` writes the document again.
@Suite(.staged) @MainActor
struct VerdictTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let document = root.appendingPathComponent("Documentation/Verdicts.md")

  /// Returns the names that a source file gives to verdicts, in source order.
  private static func names(_ file: String) throws -> [String] {
    let source = root.appendingPathComponent("Sources/TouchstoneTrace/\(file)")
    return try String(contentsOf: source, encoding: .utf8).split(separator: "\n").compactMap {
      let line = $0.trimmingCharacters(in: .whitespaces)
      guard line.hasPrefix("case ."), line.hasSuffix("\"") else { return nil }
      let name = line.split(separator: "\"").last.map(String.init)
      return line == "case .\(name ?? ""): \"\(name ?? "")\"" ? name : nil
    }
  }

  @Test func `Each verdict has exactly one case that provokes it`() throws {
    let hits = try Self.names("HitVerdict.swift")
    let deliveries = try Self.names("DeliveryVerdict.swift")
    #expect(hits.count == 14 && deliveries.count == 14)
    #expect(VerdictCases.all.map(\.0) == hits + deliveries)
  }

  @Test(arguments: 0..<28)
  func `A provoked verdict is reported in whole sentences`(number: Int) throws {
    let (name, provoke) = VerdictCases.all[number]
    let provoked = try #require(provoke(VerdictStage()), "\(name) did not come")
    #expect(provoked.verdict == name)
    let account = provoked.account
    let isAnswer = ["hit", "passedTo", "delivered", "handedOn"].contains(name)
    #expect((account.usually == nil) == isAnswer)
    #expect((account.remedy == nil) == isAnswer)
    for part in [account.happened, account.usually, account.remedy].compactMap({ $0 }) {
      #expect(part.hasSuffix(".") && !part.contains("..") && !part.contains("  "), "\(part)")
    }
    // Text next to a finger must be readable at a glance.
    #expect(account.sentence.split(separator: " ").count <= 50, "\(account.sentence)")
  }

  @Test func `The document matches the verdicts`() throws {
    let rows = VerdictCases.all.map { name, provoke in
      let provoked = provoke(VerdictStage())
      let account = provoked?.account
      let cells = [
        "`\(name)`", provoked?.how ?? "", account?.happened ?? "", account?.usually ?? "—",
        account?.remedy ?? "—",
      ]
      return "| " + cells.joined(separator: " | ") + " |\n"
    }
    let head =
      "| Verdict | How it is provoked | What happened | Why it usually happens | What to try |\n"
      + "|---|---|---|---|---|\n"
    let text = """
      # Verdicts

      A hit test has one verdict for each view, and a delivery has one for each touch. These tables list the
      explanation of each verdict, as shown at the finger, by `stage.why(_:)` and in the message of a failed
      test. The tests that provoke the verdicts (Tests/FixTests/VerdictCases.swift) write the tables: run
      `TOUCHSTONE_UPDATE_VERDICTS=1 TOUCHSTONE_TESTS=FixTests swift test --filter VerdictTests` after a
      change. [My touch does not arrive](MyTouchDoesNotArrive.md) is ordered by symptom.

      ## Of the hit test

      \(head)\(rows.prefix(14).joined())
      ## Of the delivery

      \(head)\(rows.dropFirst(14).joined())
      """
    if ProcessInfo.processInfo.environment["TOUCHSTONE_UPDATE_VERDICTS"] == "1" {
      try Data(text.utf8).write(to: Self.document)
    }
    let kept = try? String(contentsOf: Self.document, encoding: .utf8)
    #expect(kept == text, "Documentation/Verdicts.md is old")
  }
}
