internal import Foundation

/// The objects of an Xcode project file, `project.pbxproj`.
///
/// The file is a property list in the format of OpenStep, or in XML. Objects refer to each other by
/// ID. References to absent objects are skipped.
struct ProjectFile {
  typealias Object = [String: Any]

  private let objects: [String: Any]
  /// The project's own object.
  let root: Object

  /// The maximum number of nested lists in a file, which Xcode's own files never reach. Deeper files
  /// would overflow the stack of Foundation's reader.
  private static let deepest = 64

  /// Parses the bytes of a file.
  init(_ bytes: [UInt8]) throws(ProjectProblem) {
    guard Self.depth(of: bytes) <= Self.deepest else {
      throw ProjectProblem(clause: "it is nested too deeply")
    }
    // Foundation rejects a whole file for one byte that isn't UTF-8.
    let data = Data(String(decoding: bytes, as: UTF8.self).utf8)
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    guard let list else {
      throw ProjectProblem(clause: "it isn't a property list, or it is incomplete")
    }
    guard let content = list as? Object, let objects = content["objects"] as? Object,
      let id = content["rootObject"] as? String, let root = objects[id] as? Object
    else {
      throw ProjectProblem(clause: "it has no project")
    }
    self.objects = objects
    self.root = root
  }

  /// Returns the object that a property refers to, or `nil` if there is none.
  func object(_ key: String, of object: Object) -> Object? {
    (object[key] as? String).flatMap { objects[$0] as? Object }
  }

  /// Returns the IDs and objects in a list property.
  func list(_ key: String, of object: Object) -> [(id: String, object: Object)] {
    (object[key] as? [Any] ?? []).compactMap { entry in
      guard let id = entry as? String, let found = objects[id] as? Object else { return nil }
      return (id, found)
    }
  }

  /// The targets that compile sources, in the order of the project.
  var targets: [(id: String, object: Object)] {
    list("targets", of: root).filter { ($0.object["isa"] as? String) == "PBXNativeTarget" }
  }

  /// The remote packages, in the order of the project.
  var packages: [Object] { list("packageReferences", of: root).map(\.object) }

  /// Returns the build settings of all configurations of a target or of the project.
  func settings(of object: Object) -> [Object] {
    guard let configurations = self.object("buildConfigurationList", of: object) else { return [] }
    return list("buildConfigurations", of: configurations).compactMap {
      $0.object["buildSettings"] as? Object
    }
  }

  /// Returns the number of nested lists outside of quoted strings.
  private static func depth(of bytes: [UInt8]) -> Int {
    var depth = 0
    var deepest = 0
    var quote: UInt8?
    var isEscaped = false
    for byte in bytes {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = quote != nil
      } else if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") {
        quote = byte
      } else if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "(") {
        depth += 1
        deepest = max(deepest, depth)
      } else if byte == UInt8(ascii: "}") || byte == UInt8(ascii: ")") {
        depth -= 1
      }
    }
    return deepest
  }
}
