import Foundation

/// What lies beside the sources and can't be used, each with what its author can do.
enum Notices {
  static func all(in folder: URL, _ paths: [String]) -> [(file: String, text: String)] {
    paths.sorted().flatMap { path -> [(file: String, text: String)] in
      let file = folder.appending(path: path)
      var texts: [String] = []
      if let remedy = remedies[file.pathExtension] {
        texts.append("this file is not used here; \(remedy)")
      }
      if file.lastPathComponent == "Info.plist" { texts += storyboards(in: file) }
      if file.pathExtension == "imageset" {
        return AssetCatalogs.unusable(in: file).map { ($0.path, image) }
      }
      return texts.map { (file.path, $0) }
    }
  }

  /// The storyboards that a property list names for the start; one for launching only is no loss.
  private static func storyboards(in file: URL) -> [String] {
    guard let data = try? Data(contentsOf: file),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    else { return ["this property list can't be read; nothing in it is used"] }
    return named(in: list).map {
      "the storyboard '\($0)' is not read here; make the window and its controllers in code"
    }
  }

  private static func named(in value: Any) -> [String] {
    if let list = value as? [Any] { return list.flatMap(named) }
    guard let dictionary = value as? [String: Any] else { return [] }
    return dictionary.sorted { $0.key < $1.key }.flatMap { key, value -> [String] in
      if ["UIMainStoryboardFile", "UISceneStoryboardFile"].contains(key) {
        return (value as? String).map { [$0] } ?? []
      }
      return named(in: value)
    }
  }

  private static let image =
    "only PNG and JPEG images are shown here; export it as a PNG for each scale"

  private static let remedies: [String: String] = [
    "storyboard": "make the window and its controllers in code",
    "xib": "make the views in code",
    "m": "write it in Swift",
    "mm": "write it in Swift",
    "h": "write it in Swift",
    "dataset": "add the file to the target's resources and ask Bundle.module for it",
    "symbolset": "export it as a PNG for each scale, and show it as a template",
    "xcdatamodeld": "keep the model in values of your own",
  ]
}
