import Foundation

/// The files of a folder that Xcode would copy into an app.
struct ResourceFiles {
  /// The files, with the names by which Touchstone finds them.
  private(set) var files: [(file: URL, name: String)] = []
  /// Notices about files whose names are taken.
  private(set) var notices: [(file: String, text: String)] = []
  /// The names that are taken, in lowercase, because some file systems ignore the case.
  private var taken: [String: URL]

  /// Finds the resources among the paths in a folder.
  ///
  /// An app has all resources in one folder. Of two files with one name, the one nearest to the top
  /// is copied.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - paths: The paths of all files and folders in it.
  ///   - images: The images of asset catalogs, whose names are taken.
  init(_ folder: URL, _ paths: [String], images: [(file: URL, name: String)] = []) {
    taken = Dictionary(
      images.map { ($0.name.lowercased(), $0.file) }, uniquingKeysWith: { first, _ in first })
    let ordered = paths.sorted {
      ($0.split(separator: "/").count, $0) < ($1.split(separator: "/").count, $1)
    }
    if let list = InfoPlists.counting(among: paths) {
      files.append((folder.appending(path: list), ResourceName.infoPlist))
    }
    for path in ordered where Self.isResource(path) && Self.isFile(folder.appending(path: path)) {
      add(folder.appending(path: path), Self.name(of: path))
    }
    for path in ordered where path.hasSuffix(".dataset") {
      guard let set = DataSets.file(in: folder.appending(path: path)) else { continue }
      add(set.file, ResourceName.dataSet(set.name, type: set.type))
    }
  }

  private mutating func add(_ file: URL, _ name: String) {
    if let first = taken.updateValue(file, forKey: name.lowercased()) {
      taken[name.lowercased()] = first
      let text = "the app already has a resource of this name, \(first.path); rename one of them"
      notices.append((file.path, text))
    } else {
      files.append((file, name))
    }
  }

  private static func isFile(_ file: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder)
      && !isFolder.boolValue
  }

  /// Returns the name for a path, with its language folder if it is in one.
  private static func name(of path: String) -> String {
    let parts = path.split(separator: "/").map(String.init)
    let folder = parts.dropLast().last.flatMap {
      $0.hasSuffix(".lproj") ? String($0.dropLast(".lproj".count)) : nil
    }
    return ResourceName.name(of: parts.last ?? path, localization: folder)
  }

  // MARK: The files that count

  /// Returns whether Xcode copies a file into an app unless told otherwise: neither a file that it
  /// compiles, nor a part of the project, nor a text for developers. Files without an extension and
  /// hidden files don't count.
  static func isResource(_ path: String) -> Bool {
    let parts = path.split(separator: "/").map(String.init)
    guard let file = parts.last, !parts.contains(where: { $0.hasPrefix(".") }),
      !parts.dropLast().contains(where: isOpaque), let dot = file.lastIndex(of: "."),
      !file.hasSuffix("Info.plist")
    else { return false }
    let ending = file[file.index(after: dot)...].lowercased()
    let stem = file[..<dot].lowercased()
    return !ending.isEmpty && !compiled.contains(ending) && !ofProject.contains(ending)
      && !forDevelopers.contains(stem)
  }

  /// Returns whether the files in a folder aren't resources of their own.
  private static func isOpaque(_ folder: String) -> Bool {
    guard let dot = folder.lastIndex(of: ".") else {
      return ["Pods", "Carthage", "DerivedData"].contains(folder)
    }
    return opaque.contains(String(folder[folder.index(after: dot)...]))
  }

  private static let opaque: Set = [
    "xcassets", "xcodeproj", "xcworkspace", "playground", "bundle", "framework", "xcframework",
    "docc", "xcdatamodeld", "xcdatamodel", "storyboard", "scnassets", "imageset", "colorset",
    "dataset", "appiconset",
  ]

  private static let compiled: Set = [
    "swift", "m", "mm", "h", "hh", "hpp", "c", "cc", "cpp", "cxx", "s", "metal", "pch",
    "modulemap", "storyboard", "xib", "nib", "intentdefinition", "mlmodel", "swiftinterface", "y",
    "l",
  ]

  private static let ofProject: Set = [
    "entitlements", "xcconfig", "pbxproj", "xcscheme", "xcworkspacedata", "xcuserstate",
    "xctestplan", "xcprivacy", "podspec", "resolved", "lock", "sh", "rb", "orig", "rej",
  ]

  private static let forDevelopers: Set = [
    "readme", "changelog", "contributing", "code_of_conduct", "package", "project",
  ]
}
