internal import ArgumentParser
internal import Foundation
internal import TouchstoneFiles
internal import TouchstoneHost
internal import TouchstoneInspector
internal import TouchstoneKit
internal import TouchstoneTrace

/// Checks the windows of a scene, or sources, for problems that will surprise a user.
struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Reports recognizers that conflict, views that no touch can reach, and actions that "
      + "may run twice. For sources, reports delegate methods that are never called.")

  @OptionGroup var options: LookingOptions

  @Option(help: "A Swift file or folder to check instead of a scene. Can be repeated.")
  var sources: [String] = []

  @Flag(help: "Check every scene of the app.")
  var all = false

  @Flag(help: "Exit with code 1 if there are problems. Notes don't count.")
  var strict = false

  @Flag(help: "Write SARIF 2.1.0 for code reviews, with suppressed findings and their reasons.")
  var sarif = false

  func validate() throws {
    guard sources.isEmpty || options.scene == nil else {
      throw ValidationError("Specify either --scene or --sources")
    }
    guard !all || (sources.isEmpty && options.scene == nil) else {
      throw ValidationError(
        "--all checks every scene, so it can't be combined with --scene or --sources")
    }
    guard !sarif || options.format == .text else {
      throw ValidationError("Use either --sarif or --format json")
    }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      let problems: Int
      if sources.isEmpty {
        problems = try lintScenes()
      } else {
        let all = try lintSources().findingsWithReasons
        let findings = all.filter { $0.reason == nil }.map(\.finding)
        if sarif { show(all.map { $0.sarif($1) }) } else { show(findings, \.json) }
        problems = findings.count { $0.kind.weight == .problem }
      }
      guard strict, problems > 0 else { return }
      throw CommandError("lint found \(problems) \(problems == 1 ? "problem" : "problems")")
    }
  }

  /// Checks the requested scene, or all scenes, and returns the number of problems.
  @MainActor
  private func lintScenes() throws -> Int {
    let application = try options.application()
    let names = all ? application.appScenes.map(\.name) : []
    var found: [SceneFinding] = application.findings(scene: names.first)
    // Each scene has a separate application, so that no scene sees the state of another one.
    for name in names.dropFirst() {
      found += try AppProgram.current.launch(scene: name).findings(scene: name)
    }
    if sarif {
      show(found.map { $0.finding.sarif(in: $0.scene, $0.reason) })
    } else {
      let meant = found.filter { $0.reason == nil }
      if all { show(meant, \.json) } else { show(meant.map(\.finding), \.json) }
    }
    return found.count { $0.reason == nil && $0.finding.weight == .problem }
  }

  private func lintSources() throws -> DelegateLint {
    for path in sources where !Foundation.FileManager.default.fileExists(atPath: path) {
      throw CommandError("there is no file or folder \(path)", code: CommandError.badUse)
    }
    do {
      return try DelegateLint(paths: sources)
    } catch let failure as InputFailure {
      throw CommandError(failure.description)
    }
  }

  private func show(_ entries: [SarifReport.Entry]) {
    print(SarifReport.json(entries, version: AppProgram.version).text)
  }

  private func show<Finding>(_ findings: [Finding], _ json: (Finding) -> JSONValue) {
    switch options.format {
    case .json: print(JSONValue.array(findings.map(json)).text)
    case .text:
      if findings.isEmpty { print("nothing found") }
      for finding in findings { print(finding) }
    }
  }
}

/// A finding of the lint in a scene.
private struct SceneFinding: CustomStringConvertible {
  let scene: String
  let finding: LintFinding
  /// The reason that the finding is intended, or `nil` if no reason is given.
  let reason: String?

  /// The name of the scene, and the finding.
  var description: String { "\(scene): \(finding)" }

  /// The finding, with its scene.
  var json: JSONValue {
    guard case .object(let members) = finding.json else { return finding.json }
    return .object([JSONMember("scene", .string(scene))] + members)
  }
}

extension UIApplication {
  /// Returns the findings of the lint in the shown scene.
  fileprivate func findings(scene: String?) -> [SceneFinding] {
    let scene = scene ?? shownSceneName ?? AppProgram.name
    return lintWithReasons.map {
      SceneFinding(scene: scene, finding: $0.finding, reason: $0.reason)
    }
  }
}

extension LintFinding {
  /// Returns the finding as an entry of a SARIF report.
  fileprivate func sarif(in scene: String, _ reason: String?) -> SarifReport.Entry {
    SarifReport.Entry(
      rule: kind.rawValue, isProblem: kind.isProblem, sentence: sentence,
      place: .scene(scene, name: subject.name, className: subject.className), reason: reason)
  }
}

extension SourceFinding {
  /// Returns the finding as an entry of a SARIF report.
  fileprivate func sarif(_ reason: String?) -> SarifReport.Entry {
    SarifReport.Entry(
      rule: kind.rawValue, isProblem: kind.weight == .problem, sentence: sentence,
      place: .source(file: file, line: line), reason: reason)
  }
}
