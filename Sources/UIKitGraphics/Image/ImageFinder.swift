/// Finds the file of an image by the name that the app specifies.
enum ImageFinder {
  /// Returns the path of the image for the light or the dark style, or `nil` if there is no such
  /// file.
  static func path(of name: String, in bundle: Bundle?, isDark: Bool = false) -> String? {
    let names = ImageFileName.candidates(for: name, isDark: isDark)
    for directory in directories(bundle) {
      for candidate in names {
        let path = directory.appendingPathComponent(candidate).path
        if FileManager.default.fileExists(atPath: path) { return path }
      }
    }
    return nil
  }

  /// Returns the directories to search, in order.
  static func directories(_ bundle: Bundle?) -> [URL] {
    if let bundle { return places(in: bundle) }
    let main = places(in: .main)
    // On some platforms, Foundation's list of all bundles doesn't contain the main bundle.
    let beside = ([.main] + Bundle.allBundles.filter { $0 !== Bundle.main })
      .flatMap { [$0.bundleURL, $0.bundleURL.deletingLastPathComponent()] }
      .flatMap(resourceBundles)
    return main + beside
  }

  private static func places(in bundle: Bundle) -> [URL] {
    [bundle.resourceURL, bundle.bundleURL].compactMap { $0 }.flatMap(withFolders)
  }

  /// Returns the resource bundles that the package manager places next to an executable.
  private static func resourceBundles(beside directory: URL) -> [URL] {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
    return entries.filter { $0.hasSuffix(".resources") }.sorted()
      .flatMap { withFolders(directory.appendingPathComponent($0)) }
  }

  /// Returns a directory, and the folders in a resource bundle, because resources may be copied as
  /// folders.
  private static func withFolders(_ directory: URL) -> [URL] {
    guard directory.pathExtension == "resources" else { return [directory] }
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
    return [directory]
      + entries.sorted().map { directory.appendingPathComponent($0) }.filter {
        (try? $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true
      }
  }
}

/// The parts of an image file's name.
enum ImageFileName {
  private static let endings = ["png", "jpg", "jpeg"]
  /// The suffix of an image's name for the dark style.
  private static let dark = "~dark"

  /// Returns the file names that an image name may refer to, the highest scale first.
  static func candidates(for name: String, isDark: Bool) -> [String] {
    let ending = endings.first { name.lowercased().hasSuffix("." + $0) }
    let stem = (ending.map { String(name.dropLast($0.count + 1)) } ?? name) + (isDark ? dark : "")
    let found = ending.map { [String(name.suffix($0.count))] } ?? endings
    return ["@3x", "@2x", ""].flatMap { suffix in found.map { "\(stem)\(suffix).\($0)" } }
  }

  /// Returns the scale at the end of a file's name, or 1 if it has none.
  static func scale(ofPath path: String) -> CGFloat {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let stem = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
    guard stem.hasSuffix("x"), let at = stem.lastIndex(of: "@"),
      let scale = Double(stem[stem.index(after: at)...].dropLast()), scale > 0
    else { return 1 }
    return CGFloat(scale)
  }
}
