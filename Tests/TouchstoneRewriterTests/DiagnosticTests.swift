import Foundation
import Testing

/// The plugin's diagnostics for files that it can't use.
///
/// The plugin's sources are linked into this target, because only a plugin can import a plugin.
struct NoticeTests {
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()

  private func notices(of template: String) -> [(file: String, text: String)] {
    let folder = root.appending(path: "Templates/\(template)/Original")
    let paths = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
    return Notices.all(in: folder, paths)
  }

  @Test func `A storyboard named by an app's property list is one line with the remedy`() {
    let notices = notices(of: "TemplateStoryboard")
    #expect(notices.count == 1)
    #expect(notices.first?.file.hasSuffix("Original/Info.plist") == true)
    #expect(
      notices.first?.text
        == "Touchstone doesn't read the storyboard 'Main'; create the window and its controllers "
        + "in code, the window in scene(_:willConnectTo:options:) or when the app launches")
  }

  @Test(arguments: ["TemplateWindow", "TemplateScene", "TemplateMain"])
  func `An app without a storyboard causes no report`(_ template: String) {
    #expect(notices(of: template).isEmpty)
  }

  @Test func `The property list nearest to the top counts`() {
    let paths = ["Tests/Info.plist", "App/Info.plist", "App/Other/Info.plist", "App/A.swift"]
    #expect(InfoPlists.counting(among: paths) == "App/Info.plist")
    #expect(InfoPlists.counting(among: paths + ["Info.plist"]) == "Info.plist")
    #expect(InfoPlists.counting(among: ["Info.swift"]) == nil)
  }

  @Test func `A storyboard no property list names, a nib and other languages are one line each`()
    throws
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let paths = ["Side.storyboard", "LaunchScreen.storyboard", "Cell.xib", "Old.m", "New.swift"]
    for path in paths { try Data().write(to: folder.appending(path: path)) }
    let notices = Notices.all(in: folder, paths)
    #expect(
      notices.map { URL(fileURLWithPath: $0.file).lastPathComponent } == [
        "Cell.xib", "Old.m", "Side.storyboard",
      ])
    #expect(notices.allSatisfy { $0.text.hasPrefix("Touchstone doesn't use this file; ") })
  }

  @Test func `A launch screen is not reported, whatever its name and format`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let list = ["UILaunchStoryboardName": "Splash", "UIMainStoryboardFile": "Main"]
    try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
      .write(to: folder.appending(path: "Info.plist"))
    let paths = [
      "Info.plist", "Splash.storyboard", "Launch Screen.storyboard", "LaunchScreen.xib",
      "Main.storyboard", "Other.storyboard",
    ]
    for path in paths.dropFirst() { try Data().write(to: folder.appending(path: path)) }
    #expect(
      Notices.all(in: folder, paths).map { URL(fileURLWithPath: $0.file).lastPathComponent } == [
        "Info.plist", "Other.storyboard",
      ])
  }
}
