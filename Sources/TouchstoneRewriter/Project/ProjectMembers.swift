/// The Swift files that each target of an Xcode project compiles.
struct ProjectMembers {
  /// The paths relative to the project's folder, by target.
  private(set) var files: [(target: String, kind: String, paths: Set<String>)] = []

  /// Determines the members.
  ///
  /// - Parameters:
  ///   - project: The project.
  ///   - existing: The paths of files relative to the project's folder, of which a folder that a
  ///     target compiles as a whole has its members.
  init(of project: ProjectFile, existing: [String]) {
    let paths = Self.paths(in: project)
    for target in project.targets {
      var members: Set<String> = []
      for phase in project.list("buildPhases", of: target.object)
      where (phase.object["isa"] as? String) == "PBXSourcesBuildPhase" {
        for file in project.list("files", of: phase.object) {
          guard let id = file.object["fileRef"] as? String, let path = paths[id] else { continue }
          members.insert(path)
        }
      }
      for group in project.list("fileSystemSynchronizedGroups", of: target.object) {
        guard let folder = paths[group.id] else { continue }
        let excluded = Self.exceptions(of: group.object, target.id, project)
        for path in existing where path.hasPrefix(folder + "/") {
          let local = String(path.dropFirst(folder.count + 1))
          if !excluded.contains(local) { members.insert(path) }
        }
      }
      files.append(
        (
          target.object["name"] as? String ?? "", Self.kind(of: target.object),
          members.filter { $0.hasSuffix(".swift") }
        ))
    }
  }

  /// Returns the files of a synchronized folder that a target doesn't compile.
  private static func exceptions(
    of group: ProjectFile.Object, _ target: String, _ project: ProjectFile
  ) -> Set<String> {
    let sets = project.list("exceptions", of: group).map(\.object)
    return Set(
      sets.filter { ($0["target"] as? String) == target }
        .flatMap { ($0["membershipExceptions"] as? [Any] ?? []).compactMap { $0 as? String } })
  }

  /// Returns the kind of a target, such as `application` or `unit test bundle`.
  private static func kind(of target: ProjectFile.Object) -> String {
    let type = (target["productType"] as? String)?.split(separator: ".").last ?? "target"
    return String(type).replacing("-", with: " ")
  }

  /// Returns the paths of all files and folders in the project's groups, by ID.
  private static func paths(in project: ProjectFile) -> [String: String] {
    var paths: [String: String] = [:]
    guard let main = project.object("mainGroup", of: project.root) else { return paths }
    // Groups can refer to each other in a circle in a damaged file.
    var seen: Set<String> = []
    var waiting = [(folder: "", group: main)]
    while let (folder, group) = waiting.popLast() {
      for child in project.list("children", of: group) where seen.insert(child.id).inserted {
        let own = child.object["path"] as? String
        let place: String
        switch child.object["sourceTree"] as? String {
        case "SOURCE_ROOT"?: place = joined("", own)
        case "<group>"?: place = joined(folder, own)
        default: continue
        }
        paths[child.id] = place
        waiting.append((place, child.object))
      }
    }
    return paths
  }

  /// Returns a path in a folder, without `.` and with each `..` applied if possible.
  private static func joined(_ folder: String, _ path: String?) -> String {
    var parts: [Substring] = []
    for part in "\(folder)/\(path ?? "")".split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }
}
