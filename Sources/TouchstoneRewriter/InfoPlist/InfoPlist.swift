package import Foundation
internal import SwiftSyntax

/// The settings in an app's `Info.plist` that have an effect here: the scenes and the supported
/// interface orientations.
///
/// They become a source that extends the app's delegate.
package struct InfoPlist {
  private let path: String
  private let lines: [String]
  private let content: [String: Any]

  /// Parses a property list. Data that isn't a property list yields an empty one.
  package init(_ data: Data, path: String) {
    self.path = path
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    content = list as? [String: Any] ?? [:]
    lines = String(decoding: data, as: UTF8.self).components(separatedBy: "\n")
  }

  /// Returns the source for an app, and notices about settings that can't be converted.
  package func source(
    for sources: [(path: String, text: String)]
  ) -> (text: String, notices: [Diagnostic]) {
    DeepStack.run { sourceHere(for: sources) }
  }

  private func sourceHere(
    for sources: [(path: String, text: String)]
  ) -> (text: String, notices: [Diagnostic]) {
    let program = Program(
      sources.map { SourceFile(path: $0.path, text: $0.text) }.filter(\.isParsed))
    var notices: [Diagnostic] = []
    let entries = scenes.map { entry(of: $0, in: program, &notices) }
    let orientations = orientationsText
    guard !entries.isEmpty || orientations != nil else { return (Self.empty, notices) }
    guard let delegate = program.applicationDelegate else {
      notices.append(
        notice(
          "Info.plist isn't used, because no class in these sources is the application delegate",
          "mark a class that conforms to UIApplicationDelegate with @main", at: ""))
      return (Self.empty, notices)
    }
    let arguments = [
      orientations.map { "orientations: \($0)" },
      entries.isEmpty ? nil : "scenes: [\(entries.joined(separator: ", "))]",
    ].compactMap(\.self)
    return (
      """
      // Generated from Info.plist.
      import UIKit

      extension \(delegate): InfoPropertyListProviding {
        public static var infoPropertyList: InfoPropertyList {
          InfoPropertyList(\(arguments.joined(separator: ", ")))
        }
      }

      """, notices
    )
  }

  private static let empty = "// No setting in Info.plist has an effect.\n"

  private func notice(_ message: String, _ remedy: String, at text: String) -> Diagnostic {
    let line = text.isEmpty ? nil : lines.firstIndex { $0.contains(text) }
    return Diagnostic(
      file: path, line: (line ?? 0) + 1, column: 1, message: message, remedy: remedy)
  }

  // MARK: Scenes

  private struct Scene {
    let role: String
    let name: String?
    let delegate: String?
  }

  private var scenes: [Scene] {
    let manifest = content["UIApplicationSceneManifest"] as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: Any] ?? [:]
    return roles.sorted { $0.key < $1.key }.flatMap { role, value in
      (value as? [[String: Any]] ?? []).map {
        Scene(
          role: role, name: $0["UISceneConfigurationName"] as? String,
          delegate: $0["UISceneDelegateClassName"] as? String)
      }
    }
  }

  private func entry(
    of scene: Scene, in program: Program, _ notices: inout [Diagnostic]
  ) -> String {
    var type: String?
    if let written = scene.delegate {
      // Ignore the module, which is this module or a placeholder for the product's module.
      let name = String(written.split(separator: ".").last ?? "")
      type = program.type(name).flatMap { $0.kind == .classType ? $0.name : nil }
      if type == nil {
        notices.append(
          notice(
            "the scene delegate '\(name)' isn't a class of these sources",
            "add the class, or specify another one", at: written))
      }
    }
    let name = scene.name.map(literal) ?? "nil"
    return "InfoPropertyList.Scene(name: \(name), "
      + "role: UISceneSession.Role(rawValue: \(literal(scene.role))), "
      + "delegateClass: \(type.map { "\($0).self" } ?? "nil"))"
  }

  private func literal(_ text: String) -> String {
    SourceLiteral.text(text)
  }

  // MARK: Orientations

  private static let key = "UISupportedInterfaceOrientations"
  private static let orientations = [
    "UIInterfaceOrientationPortrait": ".portrait",
    "UIInterfaceOrientationPortraitUpsideDown": ".portraitUpsideDown",
    "UIInterfaceOrientationLandscapeLeft": ".landscapeLeft",
    "UIInterfaceOrientationLandscapeRight": ".landscapeRight",
  ]

  /// The orientations on a phone, and on a tablet if they differ.
  private var orientationsText: String? {
    let phone = sides(Self.key) ?? sides(Self.key + "~iphone")
    guard let tablet = sides(Self.key + "~ipad"), tablet != phone else { return phone }
    return "UIDevice.current.userInterfaceIdiom == .pad ? \(tablet) : \(phone ?? ".all")"
  }

  private func sides(_ key: String) -> String? {
    let names = (content[key] as? [String] ?? []).compactMap { Self.orientations[$0] }
    return names.isEmpty ? nil : "[\(names.joined(separator: ", "))]"
  }
}

extension Program {
  /// The class of the app's delegate: the class marked as the main class, or else the first.
  fileprivate var applicationDelegate: String? {
    let candidates = ordered.filter {
      $0.kind == .classType && isDescendant($0.name, of: "UIApplicationDelegate")
    }
    let main = candidates.first { type in
      ["main", "UIApplicationMain"].contains { type.declaration?.node.attributes.has($0) == true }
    }
    return (main ?? candidates.first)?.name
  }
}
