/// Reports what an Xcode project, or a file of a package manager, says about a folder of sources.
///
///     ProjectReport.lines(of: bytes, at: "/Cart/Cart.xcodeproj/project.pbxproj", sources: paths)
package enum ProjectReport {
  /// The names of the files that the report understands.
  package static let names: Set<String> = [
    "Cartfile", "Cartfile.resolved", "Package.resolved", "Podfile", "project.pbxproj",
  ]

  /// The maximum size of a file, in bytes.
  package static let longest = 1 << 24

  /// Returns the report, in one line for each fact: dependencies, build settings, and the targets
  /// that compile the sources.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - path: The file's absolute path, whose last part is one of ``names``.
  ///   - sources: The absolute paths of the Swift files in the folder.
  /// - Returns: The lines, without the file's path. A file that can't be read gives one line.
  package static func lines(of bytes: [UInt8], at path: String, sources: [String]) -> [String] {
    do throws(ProjectProblem) {
      guard bytes.count <= longest else { throw ProjectProblem(clause: "it is too long") }
      let text = String(decoding: bytes, as: UTF8.self)
      switch path.split(separator: "/").last {
      case "Podfile"?: return Dependencies.pods(text).map(\.line)
      case "Cartfile"?, "Cartfile.resolved"?: return Dependencies.carthage(text).map(\.line)
      case "Package.resolved"?: return try Dependencies.resolved(bytes).map(\.line)
      default: return lines(of: try ProjectFile(bytes), at: path, sources)
      }
    } catch {
      return ["this file can't be used: \(error.clause)"]
    }
  }

  private static func lines(
    of project: ProjectFile, at path: String, _ sources: [String]
  ) -> [String] {
    // The path of a project is FOLDER/NAME.xcodeproj/project.pbxproj.
    let folder = path.split(separator: "/").dropLast(2).map { "/\($0)" }.joined() + "/"
    let own = sources.filter { $0.hasPrefix(folder) }.map { String($0.dropFirst(folder.count)) }
    let members = ProjectMembers(of: project, existing: own)
    let users = zip(project.targets, members.files).filter {
      !$0.1.paths.isDisjoint(with: own)
    }
    var lines = Dependencies.packages(of: project).map(\.line)
    for (target, member) in users {
      let used = member.paths.intersection(own)
      lines.append(
        "the target '\(member.target)' (\(member.kind)) compiles \(used.count) of \(own.count) "
          + "Swift files in the folder" + (used.count < own.count ? ": \(list(used))" : ""))
      lines += ProjectSettings(of: target.object, in: project).lines
        .map { "target '\(member.target)': \($0)" }
    }
    if users.count > 1 {
      lines.append(
        "several targets compile files in the folder; give each a folder Original of its own")
    }
    return lines + unused(own, members)
  }

  /// Returns the first paths in alphabetical order, and the number of the others.
  private static func list(_ paths: Set<String>) -> String {
    let shown = paths.sorted().prefix(longestList).joined(separator: ", ")
    return paths.count > longestList ? "\(shown) and \(paths.count - longestList) more" : shown
  }

  private static let longestList = 12

  /// Returns a line for each file that no target compiles.
  private static func unused(_ own: [String], _ members: ProjectMembers) -> [String] {
    let used = members.files.reduce(into: Set<String>()) { $0.formUnion($1.paths) }
    return own.sorted().filter { !used.contains($0) }.map {
      "no target compiles \($0); move it out of the folder if it doesn't compile"
    }
  }
}
