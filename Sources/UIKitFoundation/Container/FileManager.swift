public import Foundation
internal import UIKitCore

/// A file manager whose folders of the user are in the container of the current application.
///
/// It replaces Foundation's `FileManager` in files that import UIKit. The folders have the places
/// that they have in an app's home directory on iOS. Everything else is Foundation's.
open class FileManager: Foundation.FileManager, @unchecked Sendable {
  private static let only = FileManager()

  /// The file manager of the process.
  open override class var `default`: FileManager { only }

  /// Creates a file manager.
  public override init() { super.init() }

  /// Returns the places of a folder: one in the container for the user's domain, and Foundation's
  /// for the other domains.
  open override func urls(
    for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask
  ) -> [URL] {
    guard domainMask.contains(.userDomainMask) else {
      return super.urls(for: directory, in: domainMask)
    }
    let others = domainMask.subtracting(.userDomainMask)
    let own = Self.folder(directory).map {
      URL(fileURLWithPath: ApplicationSlot.container.home + "/" + $0, isDirectory: true)
    }
    return [own].compactMap(\.self)
      + (others.isEmpty ? [] : super.urls(for: directory, in: others))
  }

  /// The container's folder.
  open override var homeDirectoryForCurrentUser: URL {
    URL(fileURLWithPath: ApplicationSlot.container.home, isDirectory: true)
  }

  /// The container's folder for temporary files.
  open override var temporaryDirectory: URL {
    URL(fileURLWithPath: ApplicationSlot.container.home + "/tmp", isDirectory: true)
  }

  /// Returns the path of a folder in an app's home directory, or `nil` if apps have no such folder.
  private static func folder(_ directory: SearchPathDirectory) -> String? {
    switch directory {
    case .documentDirectory: "Documents"
    case .libraryDirectory, .allLibrariesDirectory: "Library"
    case .cachesDirectory: "Library/Caches"
    case .applicationSupportDirectory: "Library/Application Support"
    case .autosavedInformationDirectory: "Library/Autosave Information"
    case .desktopDirectory: "Desktop"
    case .downloadsDirectory: "Downloads"
    case .moviesDirectory: "Movies"
    case .musicDirectory: "Music"
    case .picturesDirectory: "Pictures"
    case .sharedPublicDirectory: "Public"
    case .userDirectory, .trashDirectory, .applicationDirectory, .demoApplicationDirectory,
      .developerApplicationDirectory, .adminApplicationDirectory, .developerDirectory,
      .documentationDirectory, .coreServiceDirectory, .inputMethodsDirectory,
      .printerDescriptionDirectory, .preferencePanesDirectory, .itemReplacementDirectory,
      .allApplicationsDirectory, .applicationScriptsDirectory:
      nil
    }
  }
}

/// Returns the path of the container of the current application.
///
/// It replaces Foundation's function in files that import UIKit.
public func NSHomeDirectory() -> String { ApplicationSlot.container.home }

/// Returns the path of the container's folder for temporary files, which ends with a slash.
///
/// It replaces Foundation's function in files that import UIKit.
public func NSTemporaryDirectory() -> String { ApplicationSlot.container.home + "/tmp/" }

/// Returns the paths of a folder: one in the container for the user's domain.
///
/// It replaces Foundation's function in files that import UIKit.
///
/// - Parameters:
///   - directory: The folder.
///   - domainMask: The domains.
///   - expandTilde: Whether the paths are complete. Otherwise, the container's part is `~`.
/// - Returns: The paths.
public func NSSearchPathForDirectoriesInDomains(
  _ directory: FileManager.SearchPathDirectory, _ domainMask: FileManager.SearchPathDomainMask,
  _ expandTilde: Bool
) -> [String] {
  let paths = FileManager.default.urls(for: directory, in: domainMask).map(\.path)
  let home = NSHomeDirectory()
  guard !expandTilde else { return paths }
  return paths.map { $0.hasPrefix(home + "/") ? "~" + $0.dropFirst(home.count) : $0 }
}

#if !canImport(Darwin)
extension URL {
  /// The container's folder for the user's documents.
  public static var documentsDirectory: URL { own(.documentDirectory) }
  /// The container's folder for files that the app can create again.
  public static var cachesDirectory: URL { own(.cachesDirectory) }
  /// The container's folder for files that the app needs.
  public static var applicationSupportDirectory: URL { own(.applicationSupportDirectory) }
  /// The container's library folder.
  public static var libraryDirectory: URL { own(.libraryDirectory) }

  private static func own(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first
      ?? FileManager.default.homeDirectoryForCurrentUser
  }
}
#endif
