/// The build settings of a target that matter to a package.
struct ProjectSettings {
  private let levels: [ProjectFile.Object]

  /// Reads the settings of a target, which override those of its project.
  init(of target: ProjectFile.Object, in project: ProjectFile) {
    levels = project.settings(of: target) + project.settings(of: project.root)
  }

  /// Returns the first value of a setting, or `nil` if it isn't set.
  private func value(_ key: String) -> String? {
    levels.lazy.compactMap { Self.words($0[key]).joined(separator: " ") }.first { !$0.isEmpty }
  }

  /// Returns the words of a setting in all configurations, each once.
  private func words(_ key: String) -> [String] {
    var known: Set<String> = []
    return levels.flatMap { Self.words($0[key]) }.filter { known.insert($0).inserted }
  }

  private static func words(_ value: Any?) -> [String] {
    let texts = (value as? [Any])?.compactMap { $0 as? String } ?? [value as? String ?? ""]
    return texts.flatMap { $0.split { $0.isWhitespace }.map(String.init) }
      .filter { $0 != "$(inherited)" }
  }

  /// The advice for a package, one line for each setting.
  var lines: [String] {
    [languageMode, isolation, approachableConcurrency].compactMap(\.self) + conditions
      + [bridgingHeader, deployment].compactMap(\.self) + propertyList
  }

  private var languageMode: String? {
    value("SWIFT_VERSION").map { version in
      let mode = version.hasPrefix("6") ? "v6" : "v5"
      return "SWIFT_VERSION is \(version); use .swiftLanguageMode(.\(mode))"
    }
  }

  private var isolation: String? {
    guard value("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor" else { return nil }
    return "SWIFT_DEFAULT_ACTOR_ISOLATION is MainActor; use .defaultIsolation(MainActor.self)"
  }

  private var approachableConcurrency: String? {
    guard value("SWIFT_APPROACHABLE_CONCURRENCY") == "YES" else { return nil }
    return "SWIFT_APPROACHABLE_CONCURRENCY is YES; use "
      + ".enableUpcomingFeature(\"NonisolatedNonsendingByDefault\") and "
      + ".enableUpcomingFeature(\"InferIsolatedConformances\")"
  }

  /// The conditions of `#if`. SwiftPM itself sets `DEBUG`.
  private var conditions: [String] {
    var names = words("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
    var follows = false
    for flag in words("OTHER_SWIFT_FLAGS") {
      if follows {
        names.append(flag)
      } else if flag.hasPrefix("-D"), flag.count > 2 {
        names.append(String(flag.dropFirst(2)))
      }
      follows = flag == "-D"
    }
    var known: Set<String> = ["DEBUG"]
    return names.filter { known.insert($0).inserted }.map {
      "the compilation condition \($0) is set; use .define(\"\($0)\")"
    }
  }

  private var bridgingHeader: String? {
    value("SWIFT_OBJC_BRIDGING_HEADER").map {
      "SWIFT_OBJC_BRIDGING_HEADER is \($0); Touchstone doesn't use Objective-C, so rewrite its "
        + "classes in Swift"
    }
  }

  private var deployment: String? {
    value("IPHONEOS_DEPLOYMENT_TARGET").map {
      "IPHONEOS_DEPLOYMENT_TARGET is \($0); it has no effect, because #available is true here"
    }
  }

  /// The settings from which Xcode generates a property list.
  private var propertyList: [String] {
    var lines: [String] = []
    let orientations = "UISupportedInterfaceOrientations"
    let isSet = ["", "_iPhone", "_iPad"].contains {
      value("INFOPLIST_KEY_\(orientations)\($0)") != nil
    }
    if isSet {
      lines.append(
        "INFOPLIST_KEY_\(orientations) isn't read; write \(orientations) into an Info.plist")
    }
    if value("INFOPLIST_KEY_UIApplicationSceneManifest_Generation") == "YES" {
      lines.append(
        "INFOPLIST_KEY_UIApplicationSceneManifest_Generation isn't read; write "
          + "UIApplicationSceneManifest into an Info.plist, or name the scene's delegate in code")
    }
    if let name = value("INFOPLIST_KEY_UIMainStoryboardFile") {
      lines.append(
        "INFOPLIST_KEY_UIMainStoryboardFile is \(name); create the window and its controllers in "
          + "code")
    }
    return lines
  }
}
