import Foundation

/// Reads property lists for the plugin.
enum InfoPlists {
  /// Returns the path of the property list that has an effect, which is the one nearest to the top
  /// folder, or `nil` if there is none.
  static func counting(among paths: [String]) -> String? {
    paths.filter { $0.split(separator: "/").last == "Info.plist" }
      .min { ($0.split(separator: "/").count, $0) < ($1.split(separator: "/").count, $1) }
  }

  /// Returns the contents of a property list, or `nil` if it can't be read.
  static func read(_ file: URL) -> Any? {
    (try? Data(contentsOf: file)).flatMap {
      try? PropertyListSerialization.propertyList(from: $0, format: nil)
    }
  }

  /// Returns the names of the launch screens in a property list, which aren't needed.
  static func launchScreens(in value: Any) -> Set<String> {
    if let list = value as? [Any] { return Set(list.flatMap(launchScreens)) }
    guard let dictionary = value as? [String: Any] else { return [] }
    return dictionary.reduce(into: []) { names, entry in
      if entry.key.hasPrefix("UILaunchStoryboardName"), let name = entry.value as? String {
        names.insert(name)
      } else {
        names.formUnion(launchScreens(in: entry.value))
      }
    }
  }

  /// Returns the names of the main storyboards in a property list, without launch screens, which
  /// aren't needed.
  static func storyboards(in value: Any) -> Set<String> {
    if let list = value as? [Any] { return Set(list.flatMap(storyboards)) }
    guard let dictionary = value as? [String: Any] else { return [] }
    return dictionary.reduce(into: []) { names, entry in
      if ["UIMainStoryboardFile", "UISceneStoryboardFile"].contains(entry.key) {
        if let name = entry.value as? String { names.insert(name) }
      } else {
        names.formUnion(storyboards(in: entry.value))
      }
    }
  }
}
