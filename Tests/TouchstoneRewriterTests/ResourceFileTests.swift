import Foundation
import Testing

/// The files that the plugin copies.
struct ResourceFileTests {
  /// Runs a test in a folder with some files.
  private func with(_ files: [String: String], _ body: (URL, [String]) throws -> Void) throws {
    let folder = URL(filePath: NSTemporaryDirectory()).appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let paths = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String]
    try body(folder, paths ?? [])
  }

  @Test(arguments: [
    "levels.json", "Data/levels.json", "de.lproj/Localizable.strings", "Sounds/pop.caf",
    "Fonts/Face.ttf", "Localizable.xcstrings", "page.html", "Settings.plist", "store.sqlite",
    "Icons/a.png", "LICENSE.txt", "a.b.csv",
  ])
  func `Xcode copies data, texts, sounds, fonts and images`(path: String) {
    #expect(ResourceFiles.isResource(path))
  }

  @Test(arguments: [
    "App.swift", "Main.storyboard", "Base.lproj/Main.storyboard", "View.xib", "a.m", "a.h",
    "Info.plist", "App-Info.plist", "App.entitlements", "README.md", "Podfile", "machine-clock",
    ".gitignore", ".git/config.json", "Media.xcassets/A.imageset/a.png", "Media.xcassets/a.json",
    "App.xcodeproj/project.pbxproj", "Pods/Lib/a.json", "Release.xcconfig", "a.metal",
  ])
  func `Xcode copies neither sources nor parts of the project`(path: String) {
    #expect(!ResourceFiles.isResource(path))
  }

  @Test func `Folders don't remain, and languages do`() throws {
    let files = [
      "Data/levels.json": "{}", "de.lproj/Localizable.strings": "", "Info.plist": "",
      "en.lproj/Localizable.strings": "", "Localizable.xcstrings": "{}", "Empty.json/a.txt": "",
    ]
    try with(files) { folder, paths in
      let resources = ResourceFiles(folder, paths)
      #expect(
        Set(resources.files.map(\.name)) == [
          "levels.json", "de.lproj~Localizable.strings", "en.lproj~Localizable.strings",
          "Localizable.xcstrings~data", "Info.plist~data", "a.txt",
        ])
      #expect(resources.notices.isEmpty)
    }
  }

  @Test func `Of two files with one name, the upper one is copied, with one warning`() throws {
    try with(["levels.json": "1", "Old/levels.json": "2"]) { folder, paths in
      let resources = ResourceFiles(folder, paths)
      #expect(resources.files.map(\.file.path) == [folder.appending(path: "levels.json").path])
      #expect(resources.notices.map(\.file) == [folder.appending(path: "Old/levels.json").path])
    }
  }

  @Test func `A data set is copied with its type`() throws {
    let files = [
      "A.xcassets/Level.dataset/one.json": "{}",
      "A.xcassets/Level.dataset/Contents.json": #"{"data": [{"filename": "one.json"}]}"#,
      "A.xcassets/Odd.dataset/x": "",
      "A.xcassets/Odd.dataset/Contents.json":
        #"{"data": [{"filename": "x", "universal-type-identifier": "org.example.odd"}]}"#,
      "A.xcassets/Bad.dataset/Contents.json": #"{"data": [{"filename": "../x"}]}"#,
    ]
    try with(files) { folder, paths in
      #expect(
        ResourceFiles(folder, paths).files.map(\.name) == [
          "Level.dataset~public.json~data", "Odd.dataset~org.example.odd~data",
        ])
    }
    #expect(ResourceName.dataSet(in: "Level.dataset~public.json~data")?.name == "Level")
    #expect(ResourceName.dataSet(in: "Level.dataset~public.json~data")?.type == "public.json")
    #expect(ResourceName.dataSet(in: "Level.json") == nil)
    #expect(ResourceName.localized("de.lproj~a~b.png").file == "a~b.png")
    #expect(ResourceName.localized("Badge~dark.png").localization == nil)
  }

  @Test func `An image set that names an absent image gives one warning`() throws {
    let contents =
      #"{"images": [{"filename": "a.png", "idiom": "universal", "scale": "1x"}, "#
      + #"{"filename": "b.png", "idiom": "universal", "scale": "2x"}]}"#
    let files = [
      "M.xcassets/A.imageset/Contents.json": contents, "M.xcassets/A.imageset/b.png": "",
    ]
    try with(files) { folder, paths in
      #expect(AssetCatalogs(folder, paths).images.map(\.name) == ["A@2x.png"])
      let notices = Notices.all(in: folder, paths)
      #expect(notices.count == 1)
      #expect(notices.first?.text.contains("'a.png'") == true)
    }
  }
}
