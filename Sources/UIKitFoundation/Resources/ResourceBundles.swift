public import Foundation
internal import Synchronization

/// The bundles that may contain an app's resources.
enum ResourceBundles {
  /// The main bundle, and the resource bundles that the package manager writes next to it.
  static var all: [Bundle] {
    let main = [Bundle.main] + Bundle.allBundles.filter { $0 !== Bundle.main }
    let folders = main.flatMap { [$0.bundleURL, $0.bundleURL.deletingLastPathComponent()] }
    return main
      + folders.flatMap { folder -> [Bundle] in
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".resources") }.sorted()
          .compactMap { Bundle(path: folder.appendingPathComponent($0).path) }
      }
  }

  private static let known = Mutex<[String: Bundle]>([:])

  /// Returns the bundle of a target, which the package manager names after the package and the
  /// target, or `nil` if there is none.
  static func bundle(ofTarget name: String) -> Bundle? {
    known.withLock { known in
      if let found = known[name] { return found }
      let found = all.filter { $0.bundleURL.lastPathComponent.hasSuffix("_\(name).resources") }
        .min { $0.bundlePath.count < $1.bundlePath.count }
      known[name] = found
      return found
    }
  }
}

extension ApplicationResources {
  /// Returns the resource bundle of a target, or the main bundle if the target has no resources.
  public static func bundle(ofTarget name: String) -> Bundle {
    ResourceBundles.bundle(ofTarget: name) ?? .main
  }

  /// Finds the resource bundle of the module that declares a class.
  ///
  /// - Parameters:
  ///   - aClass: The class.
  ///   - name: The target whose bundle is returned if the module has no resources.
  /// - Returns: The bundle, or the main bundle if neither the module nor the target has resources.
  public static func bundle(ofModuleOf aClass: AnyClass, else name: String) -> Bundle {
    let module = String(reflecting: aClass).split(separator: ".").first.map(String.init) ?? name
    return ResourceBundles.bundle(ofTarget: module) ?? bundle(ofTarget: name)
  }
}
