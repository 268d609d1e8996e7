import Foundation

/// Finds the files of Xcode and of package managers that belong to a folder of sources.
enum Projects {
  /// Returns the paths of the files in the folder itself and in the folders around it, up to the
  /// folder of the package.
  static func files(for sources: URL, in package: URL) -> [String] {
    var folders = [sources]
    while let last = folders.last, last.path != package.path,
      last.path.hasPrefix(package.path + "/")
    {
      folders.append(last.deletingLastPathComponent())
    }
    return folders.flatMap(files)
  }

  /// Returns the paths of the files in one folder.
  private static func files(in folder: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let workspace = "project.xcworkspace/xcshareddata/swiftpm/Package.resolved"
    return names.sorted().flatMap { name -> [String] in
      let path = folder.appending(path: name)
      if name.hasSuffix(".xcodeproj") {
        return ["project.pbxproj", workspace].map { path.appending(path: $0).path }
          .filter { FileManager.default.fileExists(atPath: $0) }
      }
      return ["Cartfile", "Podfile"].contains(name) ? [path.path] : []
    }
  }
}
