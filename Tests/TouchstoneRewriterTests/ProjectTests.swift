import Foundation
import Testing
import TouchstoneRewriter

/// What Xcode's projects and package managers say about a folder.
struct ProjectTests {
  private func report(
    _ text: String, at path: String = "/a/Cart.xcodeproj/project.pbxproj",
    _ sources: [String] = ["/a/Cart/A.swift", "/a/Cart/B.swift"]
  ) -> [String] {
    ProjectReport.lines(of: Array(text.utf8), at: path, sources: sources)
  }

  /// A project with an app of one file, and settings and objects to add.
  private func project(_ settings: String = "", target: String = "", more: String = "") -> String {
    """
    // !$*UTF8*$!
    { archiveVersion = 1; objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T, ); buildConfigurationList = L;
        packageReferences = (S, Missing, ); };
      G = { isa = PBXGroup; children = (F, ); sourceTree = "<group>"; };
      F = { isa = PBXGroup; children = (A /* A.swift */, G, ); path = Cart; sourceTree = "<group>"; };
      A = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = Cart; buildPhases = (H, ); buildConfigurationList = K;
        productType = "com.apple.product-type.application"; \(target) };
      H = { isa = PBXSourcesBuildPhase; files = (I, ); };
      I = { isa = PBXBuildFile; fileRef = A; };
      L = { isa = XCConfigurationList; buildConfigurations = (C, ); };
      C = { isa = XCBuildConfiguration; buildSettings = { SWIFT_VERSION = 4.2; }; };
      K = { isa = XCConfigurationList; buildConfigurations = (D, ); };
      D = { isa = XCBuildConfiguration; buildSettings = { \(settings) }; };
      \(more)
    }; rootObject = P; }
    """
  }

  @Test func `Members, unused files and the project's own settings are reported`() {
    #expect(
      report(project()) == [
        "the target 'Cart' (application) compiles 1 of 2 Swift files in the folder: Cart/A.swift",
        "target 'Cart': SWIFT_VERSION is 4.2; use .swiftLanguageMode(.v5)",
        "no target compiles Cart/B.swift; move it out of the folder if it doesn't compile",
      ])
  }

  @Test(arguments: [
    ("SWIFT_VERSION = 6.0;", "SWIFT_VERSION is 6.0; use .swiftLanguageMode(.v6)"),
    (
      "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;",
      "SWIFT_DEFAULT_ACTOR_ISOLATION is MainActor; use .defaultIsolation(MainActor.self)"
    ),
    (
      "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"$(inherited) DEBUG FREE\";",
      "the compilation condition FREE is set; use .define(\"FREE\")"
    ),
    (
      "OTHER_SWIFT_FLAGS = (\"-D\", FREE, \"-Onone\");",
      "the compilation condition FREE is set; use .define(\"FREE\")"
    ),
    (
      "OTHER_SWIFT_FLAGS = \"-DFREE\";",
      "the compilation condition FREE is set; use .define(\"FREE\")"
    ),
    (
      "IPHONEOS_DEPLOYMENT_TARGET = 14.0;",
      "IPHONEOS_DEPLOYMENT_TARGET is 14.0; it has no effect, because #available is true here"
    ),
    (
      "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = UIInterfaceOrientationPortrait;",
      "INFOPLIST_KEY_UISupportedInterfaceOrientations isn't read; write "
        + "UISupportedInterfaceOrientations into an Info.plist"
    ),
  ])
  func `A setting gives one line of advice`(setting: String, line: String) {
    #expect(report(project(setting)).contains("target 'Cart': " + line))
  }

  @Test func `Conditions of all configurations are reported, DEBUG isn't`() {
    let lines = report(project("SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG;"))
    #expect(!lines.contains { $0.contains("condition") })
  }

  @Test func `A remote package is reported with its version`() {
    let package = """
      S = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://h.example/a/PanModal.git";
        requirement = { kind = upToNextMajorVersion; minimumVersion = 1.2.0; }; };
      """
    #expect(
      report(project(more: package)).first
        == "depends on https://h.example/a/PanModal.git (1.2.0); it compiles with Touchstone; "
        + "see Documentation/Sources.md")
  }

  @Test func `A synchronized folder has all files except those that are excluded`() {
    let groups = """
      Y = { isa = PBXFileSystemSynchronizedRootGroup; path = Cart; sourceTree = "<group>";
        exceptions = (X, ); };
      X = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
        membershipExceptions = (B.swift, ); };
      """
    let text = project(target: "fileSystemSynchronizedGroups = (Y, );", more: groups)
      .replacing("children = (F, )", with: "children = (F, Y, )")
    let lines = report(text, ["/a/Cart/B.swift", "/a/Cart/sub/C.swift"])
    #expect(lines.first?.contains("compiles 1 of 2") == true)
    #expect(lines.last?.contains("no target compiles Cart/B.swift") == true)
  }

  @Test(arguments: [
    (
      "Podfile", "platform :ios\n  pod 'SnapKit', '~> 5.0' # layout\npod \"Hero\"",
      ["SnapKit (~> 5.0)", "Hero"]
    ),
    ("Cartfile", "github \"a/Hero\" ~> 1.5\n# github \"a/B\"", ["a/Hero (~> 1.5)"]),
    (
      "Package.resolved",
      "{\"version\":2,\"pins\":[{\"location\":\"https://h/a\",\"state\":{\"version\":\"1.0.0\"}}]}",
      ["https://h/a (1.0.0)"]
    ),
    (
      "Package.resolved",
      "{\"version\":1,\"object\":{\"pins\":[{\"repositoryURL\":\"b\",\"state\":{\"branch\":\"m\"}}]}}",
      ["b (m)"]
    ),
  ])
  func `Dependencies are reported with their versions`(
    name: String, text: String, names: [String]
  ) {
    #expect(
      report(text, at: "/a/\(name)")
        == names.map {
          "depends on \($0); if it uses UIKit, put its sources into a target of its own with the plugin"
        })
  }

  @Test(arguments: [
    ("", "it isn't a property list, or it is incomplete"),
    ("{ objects = { A = (", "it isn't a property list, or it is incomplete"),
    ("\u{0}\u{1}\u{ff}", "it isn't a property list, or it is incomplete"),
    ("{ objects = {}; rootObject = A; }", "it has no project"),
    (String(repeating: "(", count: 1_000_000), "it is nested too deeply"),
    (String(repeating: "{a=", count: 100_000), "it is nested too deeply"),
    (String(repeating: " ", count: ProjectReport.longest + 1), "it is too long"),
  ])
  func `A project that can't be read gives one line`(text: String, clause: String) {
    #expect(report(text) == ["this file can't be used: \(clause)"])
  }

  @Test func `A list of packages that isn't complete gives one line`() {
    #expect(
      report("{\"pins\":", at: "/a/Package.resolved") == [
        "this file can't be used: it isn't a list of resolved packages, or it is incomplete"
      ])
  }

  @Test func `Files in the folder and around it are found, up to the package`() throws {
    let top = FileManager.default.temporaryDirectory.appending(path: "projects-\(UUID())")
    defer { try? FileManager.default.removeItem(at: top) }
    let files = [
      "Podfile", "package/Cartfile", "package/a/Cart.xcodeproj/project.pbxproj",
      "package/a/Empty.xcodeproj/other", "package/a/Original/Podfile", "package/b/Podfile",
    ]
    for path in files {
      let file = top.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: file)
    }
    let package = top.appending(path: "package")
    let found = Projects.files(for: package.appending(path: "a/Original"), in: package)
    #expect(
      found.map { $0.replacing(top.path + "/", with: "") } == [
        "package/a/Original/Podfile", "package/a/Cart.xcodeproj/project.pbxproj",
        "package/Cartfile",
      ])
  }
}
