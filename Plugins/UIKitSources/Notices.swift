import Foundation

/// Notices about files next to the sources that can't be used, each with a remedy.
enum Notices {
  static func all(in folder: URL, _ paths: [String]) -> [(file: String, text: String)] {
    var named: Set<String> = []
    let launchScreens = Set(
      paths.filter { $0.hasSuffix("Info.plist") }
        .compactMap { InfoPlists.read(folder.appending(path: $0)) }
        .flatMap(InfoPlists.launchScreens))
    return paths.sorted { depth($0) < depth($1) }.flatMap {
      path -> [(file: String, text: String)] in
      let file = folder.appending(path: path)
      let stem = file.deletingPathExtension().lastPathComponent
      var texts: [String] = []
      if file.lastPathComponent == "Info.plist" {
        texts += storyboards(in: file, &named)
      } else if let remedy = remedies[file.pathExtension] {
        // A storyboard that a property list names was reported there. A launch screen isn't needed.
        let isTold =
          ["storyboard", "xib"].contains(file.pathExtension)
          && (named.contains(stem) || launchScreens.contains(stem) || isLaunchScreen(stem))
        if !isTold { texts.append("Touchstone doesn't use this file; \(remedy)") }
      }
      if file.pathExtension == "imageset" {
        return AssetCatalogs.unusable(in: file).map { ($0.path, image) }
          + AssetCatalogs.absent(in: file).map { (set(file), absent($0)) }
      }
      return texts.map { (file.path, $0) }
    }
  }

  /// Returns whether a storyboard is a launch screen by its name, such as `Launch Screen`.
  private static func isLaunchScreen(_ stem: String) -> Bool {
    stem.lowercased().filter(\.isLetter).hasSuffix("launchscreen")
  }

  /// Returns the sort key of a path. Property lists come before the storyboards in language
  /// folders, which they name.
  private static func depth(_ path: String) -> (Int, Int, String) {
    (path.hasSuffix("Info.plist") ? 0 : 1, path.split(separator: "/").count, path)
  }

  private static func storyboards(in file: URL, _ named: inout Set<String>) -> [String] {
    guard let list = InfoPlists.read(file) else {
      return ["this property list can't be read, so Touchstone uses nothing in it"]
    }
    let new = InfoPlists.storyboards(in: list).subtracting(named)
    named.formUnion(new)
    return new.sorted().map {
      "Touchstone doesn't read the storyboard '\($0)'; create the window and its controllers in "
        + "code, the window in scene(_:willConnectTo:options:) or when the app launches"
    }
  }

  private static let image =
    "Touchstone shows only PNG and JPEG images; export this image as a PNG for each scale"

  private static func set(_ folder: URL) -> String { folder.appending(path: "Contents.json").path }

  private static func absent(_ file: URL) -> String {
    "the image '\(file.lastPathComponent)' doesn't exist; add the file, or remove its name"
  }

  private static let remedies: [String: String] = [
    "storyboard": "create the window and its controllers in code",
    "xib": "create the views in code",
    "m": "rewrite it in Swift",
    "mm": "rewrite it in Swift",
    "h": "rewrite it in Swift",
    "symbolset": "export it as a PNG for each scale, and show it as a template image",
    "xcdatamodeld": "store the model in your own types",
  ]
}
