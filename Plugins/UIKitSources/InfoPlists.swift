import Foundation

/// Reads property lists for the plugin.
enum InfoPlists {
  /// Returns the path of the property list that has an effect, which is the one nearest to the top
  /// folder, or `nil` if there is none.
  static func counting(among paths: [String]) -> String? {
    paths.filter { $0.split(separator: "/").last == "Info.plist" }
      .min { ($0.split(separator: "/").count, $0) < ($1.split(separator: "/").count, $1) }
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
