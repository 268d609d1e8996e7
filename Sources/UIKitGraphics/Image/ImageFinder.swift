/// Finds the file of a picture by the name a program gives it.
enum ImageFinder {
  /// The file, or nil where there is none; that for a dark interface has a name of its own.
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

  /// Where to look, in order.
  private static func directories(_ bundle: Bundle?) -> [URL] {
    if let bundle { return places(in: bundle) }
    let main = places(in: .main)
    // Foundation does not count the main bundle among all bundles on every platform.
    let beside = ([.main] + Bundle.allBundles.filter { $0 !== Bundle.main })
      .flatMap { [$0.bundleURL, $0.bundleURL.deletingLastPathComponent()] }
      .flatMap(resourceBundles)
    return main + beside
  }

  private static func places(in bundle: Bundle) -> [URL] {
    [bundle.resourceURL, bundle.bundleURL].compactMap { $0 }.flatMap(withFolders)
  }

  /// The bundles of resources that the package manager lays beside a program.
  private static func resourceBundles(beside directory: URL) -> [URL] {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
    return entries.filter { $0.hasSuffix(".resources") }.sorted()
      .flatMap { withFolders(directory.appendingPathComponent($0)) }
  }

  /// A directory and the folders in it, since resources may be copied folder by folder.
  private static func withFolders(_ directory: URL) -> [URL] {
    guard directory.pathExtension == "resources" else { return [directory] }
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
    return [directory]
      + entries.sorted().map { directory.appendingPathComponent($0) }.filter {
        (try? $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true
      }
  }
}

/// What the name of a picture's file says.
enum ImageFileName {
  private static let endings = ["png", "jpg", "jpeg"]
  /// What stands after the name of a picture for a dark interface.
  private static let dark = "~dark"

  /// The files a name may mean, the finest first.
  static func candidates(for name: String, isDark: Bool) -> [String] {
    let ending = endings.first { name.lowercased().hasSuffix("." + $0) }
    let stem = (ending.map { String(name.dropLast($0.count + 1)) } ?? name) + (isDark ? dark : "")
    let found = ending.map { [String(name.suffix($0.count))] } ?? endings
    return ["@3x", "@2x", ""].flatMap { suffix in found.map { "\(stem)\(suffix).\($0)" } }
  }

  /// The scale at the end of a file's name; 1 where there is none.
  static func scale(ofPath path: String) -> CGFloat {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let stem = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
    guard stem.hasSuffix("x"), let at = stem.lastIndex(of: "@"),
      let scale = Double(stem[stem.index(after: at)...].dropLast()), scale > 0
    else { return 1 }
    return CGFloat(scale)
  }
}
