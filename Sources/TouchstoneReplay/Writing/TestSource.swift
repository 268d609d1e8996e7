internal import TouchstoneHost
internal import TouchstoneInspector
internal import TouchstoneKit

/// The source of a test.
struct TestSource {
  let name: String
  let delegate: String
  let header: RecordingHeader
  let script: TestScript
  /// Whether the calls have the same effects as the recording.
  let isFaithful: Bool

  /// The whole source file.
  var text: String {
    let parts = delegate.split(separator: ".", maxSplits: 1).map(String.init)
    var lines = ["import TouchstoneTesting", "import UIKit", ""]
    if parts.count == 2 { lines.insert("@testable import \(parts[0])", at: 0) }
    lines += comment.map { "/// " + $0 }
    lines += ["@MainActor @Test func `\(name)`() {"]
    lines += body.map { $0.isEmpty ? "" : "  " + $0 }
    lines.append("}")
    return lines.joined(separator: "\n") + "\n"
  }

  private var comment: [String] {
    let scene = header.scene.map { " of the scene \"\($0)\"." } ?? "."
    var lines = ["Generated from a recording" + scene]
    if !script.leftOut.isEmpty {
      let leftOut = script.leftOut.joined(separator: "; ")
      lines.append("Omitted, because the stage has no call for it: \(leftOut).")
    }
    if !isFaithful {
      lines.append("Its calls are simpler than the recorded input, so different objects respond.")
    }
    return lines
  }

  // MARK: The body

  private var body: [String] {
    var lines = stage
    let hasWay = script.lines.contains { !$0.isTested }
    if hasWay { lines.append("// Setup.") }
    var wasTested = !hasWay
    for line in script.lines {
      if line.isTested, !wasTested {
        lines += ["", "// Tested input."]
        wasTested = true
      }
      lines += line.isVain ? line.step.vainCode : line.step.code
      lines += line.expected.flatMap { Self.wrapped($0) }
      if line.more > 0 { lines.append("// \(line.more) more changed.") }
    }
    if script.expectationCount == 0 {
      lines.append("// Nothing on the screen changed.")
      let names = script.answers.map { SwiftLiteral.text($0) }
      lines += Self.list("stage.answers", names)
    }
    switch script.ending {
    case .none: break
    case .settle: lines.append("stage.settle(ignoring: .repeating)")
    case .leave:
      lines += ["// Repeating work continues until its page is removed.", "stage.leave()"]
    }
    return lines
  }

  private var stage: [String] {
    let type = delegate.split(separator: ".").last.map(String.init) ?? delegate
    let scene = header.scene.map { ", scene: \(SwiftLiteral.text($0))" } ?? ""
    return ["let stage = Stage(", "  app: \(type).self\(scene), \(screen))"]
  }

  private var screen: String {
    var screen = header.screen.configuration
    let hertz = screen.hertz == 60 ? "" : ", hertz: \(SwiftLiteral.number(screen.hertz))"
    screen.hertz = 60
    for (device, name) in DeviceNames.all {
      if device.screen() == screen { return "device: .\(name)\(hertz)" }
      if device.landscape.screen() == screen { return "device: .\(name).landscape\(hertz)" }
    }
    let area = screen.safeArea
    func insets(_ area: UIEdgeInsets) -> String {
      "UIEdgeInsets(top: \(SwiftLiteral.number(area.top)), left: \(SwiftLiteral.number(area.left)), "
        + "bottom: \(SwiftLiteral.number(area.bottom)), right: \(SwiftLiteral.number(area.right)))"
    }
    return "\n  device: Device(\n    name: \"recorded\", size: CGSize(width: "
      + "\(SwiftLiteral.number(screen.width)), height: \(SwiftLiteral.number(screen.height))), "
      + "scale: \(SwiftLiteral.number(screen.scale)),\n    safeArea: \(insets(area)),\n"
      + "    landscapeSafeArea: .zero)\(hertz)"
  }

  private static let widest = 98

  /// Returns the lines of an expectation, split in two if it is too long.
  private static func wrapped(_ fact: ScreenFact) -> [String] {
    let line = fact.line
    guard line.count > widest, let cut = line.range(of: " == ") else { return [line] }
    return ["#expect(", "  " + line[..<cut.lowerBound].dropFirst("#expect(".count)]
      + ["    == " + line[cut.upperBound...]]
  }

  private static func list(_ expression: String, _ values: [String]) -> [String] {
    guard !values.isEmpty else { return ["#expect(\(expression).isEmpty)"] }
    return ["#expect(", "  \(expression) == ["] + values.map { "    \($0)," } + ["  ])"]
  }
}

/// The known devices by the names of their properties.
private enum DeviceNames {
  static let all: [(Device, String)] = [
    (.iPhoneSE, "iPhoneSE"), (.iPhone14, "iPhone14"), (.iPhone16, "iPhone16"),
    (.iPhone16Pro, "iPhone16Pro"), (.iPhone16ProMax, "iPhone16ProMax"), (.iPad, "iPad"),
  ]
}
