import Foundation
import Testing
import TouchstoneRewriter

/// The result of rewriting an `Info.plist`.
struct InfoPlistTests {
  private func result(
    _ content: [String: Any], _ sources: [String]
  ) throws -> (text: String, notices: [Diagnostic]) {
    let data = try PropertyListSerialization.data(
      fromPropertyList: content, format: .xml, options: 0)
    return InfoPlist(data, path: "Info.plist").source(
      for: sources.enumerated().map { (path: "\($0.offset).swift", text: $0.element) })
  }

  private func manifest(_ delegate: String) -> [String: Any] {
    [
      "UIApplicationSceneManifest": [
        "UIApplicationSupportsMultipleScenes": false,
        "UISceneConfigurations": [
          "UIWindowSceneSessionRoleApplication": [
            [
              "UISceneConfigurationName": "Default Configuration",
              "UISceneDelegateClassName": delegate, "UISceneStoryboardFile": "Main",
            ]
          ]
        ],
      ] as [String: Any]
    ]
  }

  private let delegate = "@main class AppDelegate: UIResponder, UIApplicationDelegate {}"
  private let scene = "class SceneDelegate: UIResponder, UIWindowSceneDelegate {}"

  @Test func `The scene's delegate is passed to the application's`() throws {
    let result = try result(manifest("$(PRODUCT_MODULE_NAME).SceneDelegate"), [delegate, scene])
    #expect(result.notices.isEmpty)
    #expect(result.text.contains("extension AppDelegate: InfoPropertyListProviding {"))
    #expect(
      result.text.contains(
        #"scenes: [InfoPropertyList.Scene(name: "Default Configuration", role: "#
          + #"UISceneSession.Role(rawValue: "UIWindowSceneSessionRoleApplication"), "#
          + "delegateClass: SceneDelegate.self)]"))
  }

  @Test func `A missing scene delegate is one line, at its line`() throws {
    let result = try result(manifest("Shop.Missing"), [delegate])
    #expect(result.notices.count == 1)
    #expect(result.notices[0].message.contains("'Missing' isn't a class of these sources"))
    #expect(result.notices[0].line > 1)
    #expect(result.text.contains("delegateClass: nil"))
  }

  @Test func `The supported orientations are those of the phone and of the tablet`()
    throws
  {
    let portrait = "UIInterfaceOrientationPortrait"
    let phone = ["UISupportedInterfaceOrientations": [portrait]]
    #expect(try result(phone, [delegate]).text.contains("orientations: [.portrait])"))
    let both: [String: Any] = [
      "UISupportedInterfaceOrientations": [portrait],
      "UISupportedInterfaceOrientations~ipad": [portrait, "UIInterfaceOrientationLandscapeLeft"],
    ]
    #expect(
      try result(both, [delegate]).text.contains(
        "userInterfaceIdiom == .pad ? [.portrait, .landscapeLeft] : [.portrait]"))
  }

  @Test func `The delegate is the class that the app starts with`() throws {
    let other = "class Base: UIResponder, UIApplicationDelegate {}"
    let main = "@UIApplicationMain class Real: Base {}"
    let result = try result(manifest("SceneDelegate"), [other, main, scene])
    #expect(result.text.contains("extension Real:"))
  }

  @Test func `An empty property list adds nothing, and without a delegate there is a line`()
    throws
  {
    #expect(try !result(["CFBundleName": "Shop"], [delegate]).text.contains("extension"))
    let none = try result(manifest("SceneDelegate"), [scene])
    #expect(none.notices.count == 1 && !none.text.contains("extension"))
    let broken = InfoPlist(Data("<plist".utf8), path: "Info.plist").source(for: [])
    #expect(!broken.text.contains("extension") && broken.notices.isEmpty)
  }
}
