import Foundation
import Testing
import TouchstoneTesting

/// Every control with every cross-cutting property.
@MainActor
struct ControlMatrixTests {
  private nonisolated static let shown: [CrossCutting] = [
    .layoutDirection, .tint, .disabledLook, .style, .dynamicType,
  ]

  private nonisolated static func cases(_ isWanted: (CrossCutting) -> Bool) -> [MatrixCase] {
    ControlMatrix.rows.flatMap { row in
      CrossCutting.allCases.filter(isWanted).map { MatrixCase(row: row, column: $0) }
    }
  }

  @Test(
    "Every control shows a property that changes late as one set from the start, and reverts it",
    arguments: cases { shown.contains($0) })
  func display(_ matrixCase: MatrixCase) throws {
    let cell = try #require(matrixCase.cell, "the row has no such cell")
    let plain = MatrixBench(matrixCase.row).display
    for change in MatrixChange.all(of: matrixCase.column) {
      let early = MatrixBench(matrixCase.row, change.apply).display
      // The stage that was created last is current, and drives the animations.
      let late = MatrixBench(matrixCase.row)
      change.apply(late)
      late.stage.settle()
      let shown = late.display
      #expect(shown == early, "late \(change.name) looks otherwise than early")
      switch cell {
      case .shows: #expect(shown != plain, "\(change.name) shows nowhere")
      case .nothing: #expect(shown == plain, "\(change.name) has an effect, and no cell")
      case .does(let check): check(late)
      }
      change.revert(late)
      late.stage.settle()
      #expect(late.display == plain, "\(change.name) leaves something behind")
    }
  }

  @Test(
    "Every control is covered for pointer, focus, adjusting, keyboard and reduced motion",
    arguments: cases { !shown.contains($0) })
  func behavior(_ matrixCase: MatrixCase) throws {
    let bench = MatrixBench(matrixCase.row)
    switch try #require(matrixCase.cell, "the row has no such cell") {
    case .shows: Issue.record("\(matrixCase.testDescription) is nothing that the display shows")
    case .nothing: ControlMatrix.expectNothing(of: matrixCase.column, on: bench)
    case .does(let check): check(bench)
    }
    bench.stage.settle()
  }

  @Test("Every control class in the sources has a row in the matrix")
  func rows() throws {
    let declared = try ControlClasses.inSources()
    #expect(declared.count > 12)
    let rows = Set(ControlMatrix.rows.map(\.name))
    #expect(declared.subtracting(rows).sorted() == [], "controls without a row")
    #expect(rows.subtracting(declared).sorted() == [], "rows without a control")
    for row in ControlMatrix.rows {
      #expect(Set(row.cells.keys) == Set(CrossCutting.allCases), "\(row.name) lacks cells")
    }
  }
}

/// The control classes that the package declares, read from its sources.
enum ControlClasses {
  /// The modules in which views have a row even if they aren't subclasses of `UIControl`.
  private static let modules = ["UIKitAnimation", "UIKitControls", "UIKitText", "UIKitScroll"]

  static func inSources(_ file: String = #filePath) throws -> Set<String> {
    let sources = URL(fileURLWithPath: file).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")
    var parents: [String: String] = [:]
    var modules: [String: String] = [:]
    let declaration = /open class (\w+): (\w+)/
    let names = try FileManager.default.contentsOfDirectory(atPath: sources.path)
    for module in names where module.hasPrefix("UIKit") {
      let folder = sources.appendingPathComponent(module)
      for path in FileManager.default.enumerator(atPath: folder.path) ?? .init() {
        guard let path = path as? String, path.hasSuffix(".swift") else { continue }
        let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
        for match in text.matches(of: declaration) {
          parents[String(match.1)] = String(match.2)
          modules[String(match.1)] = module
        }
      }
    }
    func ancestors(_ name: String) -> [String] {
      Array(sequence(first: name) { parents[$0] })
    }
    return Set(
      parents.keys.filter { name in
        let line = ancestors(name)
        return line.contains("UIControl")
          || line.contains("UIView") && Self.modules.contains(modules[name] ?? "")
      })
  }
}
