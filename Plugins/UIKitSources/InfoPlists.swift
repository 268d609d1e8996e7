import Foundation

/// What the plugin itself looks for in property lists.
enum InfoPlists {
  /// The list that counts: the one that lies nearest to the top.
  static func counting(among paths: [String]) -> String? {
    paths.filter { $0.split(separator: "/").last == "Info.plist" }
      .min { ($0.split(separator: "/").count, $0) < ($1.split(separator: "/").count, $1) }
  }

  /// The storyboards that lists name for the start, each once; one for launching only is no loss.
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
