internal import Foundation

/// A library that a project file names, with its version as the file states it.
struct Dependency {
  /// The address of a repository, or the name of a pod.
  let name: String
  let version: String

  /// The name without address and suffix, in lowercase.
  private var shortName: String {
    let last = name.split(separator: "/").last.map(String.init) ?? name
    return (last.hasSuffix(".git") ? String(last.dropLast(4)) : last).lowercased()
  }

  /// The line that reports the library.
  var line: String {
    let known = Self.tried.contains(shortName)
    let remedy =
      known
      ? "it compiles with Touchstone; see Documentation/Sources.md"
      : "if it uses UIKit, put its sources into a target of its own with the plugin"
    return "depends on \(name)\(version.isEmpty ? "" : " (\(version))"); \(remedy)"
  }

  /// The libraries in the table of `Documentation/Sources.md`.
  private static let tried: Set<String> = [
    "anglepangesturerecognizer", "coordinator", "gmstepper", "instructions", "panmodal",
    "pull-to-refresh", "rangeslider", "responderchainactionmessages",
    "singletouchrotationgesturerecognizer", "touchdemo", "touchdraw", "touchvisualizer",
  ]
}

/// Reads the dependencies in the files of package managers.
enum Dependencies {
  /// Returns the remote packages of an Xcode project.
  static func packages(of project: ProjectFile) -> [Dependency] {
    project.packages.compactMap { package in
      guard let address = package["repositoryURL"] as? String else { return nil }
      let requirement = package["requirement"] as? [String: Any] ?? [:]
      let keys = ["minimumVersion", "version", "branch", "revision"]
      let version = keys.lazy.compactMap { requirement[$0] as? String }.first
      return Dependency(name: address, version: version ?? "")
    }
  }

  /// Returns the pods of a `Podfile`.
  static func pods(_ text: String) -> [Dependency] {
    lines(text).compactMap { line in
      guard line.hasPrefix("pod ") || line.hasPrefix("pod(") else { return nil }
      let quoted = quotedTexts(in: line)
      guard let name = quoted.first else { return nil }
      let rest = quoted.dropFirst().first ?? ""
      return Dependency(name: name, version: rest)
    }
  }

  /// Returns the entries of a `Cartfile` or `Cartfile.resolved`.
  static func carthage(_ text: String) -> [Dependency] {
    lines(text).compactMap { line in
      let origins = ["github", "git", "binary"]
      guard origins.contains(String(line.prefix { $0 != " " })),
        let name = quotedTexts(in: line).first
      else { return nil }
      let rest = line.components(separatedBy: name).dropFirst().joined(separator: name)
      return Dependency(name: name, version: rest.filter { !"\"'".contains($0) }.trimmed)
    }
  }

  /// Returns the pins of a `Package.resolved` of any version.
  static func resolved(_ bytes: [UInt8]) throws(ProjectProblem) -> [Dependency] {
    guard let file = try? JSONDecoder().decode(Resolved.self, from: Data(bytes)) else {
      throw ProjectProblem(clause: "it isn't a list of resolved packages, or it is incomplete")
    }
    return (file.pins ?? file.object?.pins ?? []).compactMap { pin in
      guard let name = pin.location ?? pin.repositoryURL else { return nil }
      let version = pin.state?.version ?? pin.state?.branch ?? pin.state?.revision
      return Dependency(name: name, version: version ?? "")
    }
  }

  private struct Resolved: Decodable {
    struct Pin: Decodable {
      struct State: Decodable {
        let version: String?
        let branch: String?
        let revision: String?
      }

      let location: String?
      let repositoryURL: String?
      let state: State?
    }

    struct Older: Decodable { let pins: [Pin] }

    let pins: [Pin]?
    let object: Older?
  }

  /// Returns the lines without comments and surrounding spaces.
  private static func lines(_ text: String) -> [String] {
    text.split { $0.isNewline }.map { String($0.prefix { $0 != "#" }).trimmed }
  }

  /// Returns the texts in single or double quotation marks.
  private static func quotedTexts(in line: String) -> [String] {
    let parts = line.split(omittingEmptySubsequences: false) { "\"'".contains($0) }
    return parts.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
