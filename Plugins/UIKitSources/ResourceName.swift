/// The name of a resource file as the plugin writes it and as Touchstone looks for it.
///
/// All resources of a target are in one folder, and the package manager converts or rejects some
/// kinds of files. A prefix therefore names the language folder, and a suffix hides the kind. The
/// files of Touchstone and of the plugins named `ResourceName.swift` are one file.
enum ResourceName {
  /// The end of a name that the package manager must not interpret.
  static let hidden = "~data"
  /// The name of the app's property list.
  static let infoPlist = "Info.plist" + hidden

  /// Returns the name for a file in a language folder such as `de.lproj`, or outside of any if
  /// `localization` is `nil`.
  static func name(of file: String, localization: String?) -> String {
    let isCatalog = file.hasSuffix(".xcstrings")
    return (localization.map { "\($0).lproj~" } ?? "") + file + (isCatalog ? hidden : "")
  }

  /// Returns the name for the file of a data set with a uniform type identifier.
  static func dataSet(_ name: String, type: String) -> String {
    "\(name).dataset~\(type)\(hidden)"
  }

  /// Returns the name and the type of a data set, or `nil` for another file.
  static func dataSet(in name: String) -> (name: String, type: String)? {
    guard name.hasSuffix(hidden) else { return nil }
    let parts = name.dropLast(hidden.count).split(separator: "~", omittingEmptySubsequences: false)
    guard parts.count > 1, let type = parts.last else { return nil }
    let stem = parts.dropLast().joined(separator: "~")
    guard stem.hasSuffix(".dataset") else { return nil }
    return (String(stem.dropLast(".dataset".count)), String(type))
  }

  /// Returns the language folder and the plain name of a file.
  static func localized(_ name: String) -> (localization: String?, file: String) {
    let parts = name.split(separator: "~", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].hasSuffix(".lproj") else { return (nil, name) }
    return (String(parts[0].dropLast(".lproj".count)), String(parts[1]))
  }
}
