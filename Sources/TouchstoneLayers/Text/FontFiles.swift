internal import Synchronization

/// The font files of apps that text is measured by. They stay loaded, because fonts refer to them by
/// number.
package enum FontFiles {
  private static let files = Mutex<[(font: FontFile, path: String?)]>([])

  /// Adds a file, and returns its number for ``FontFace/file``.
  ///
  /// - Parameters:
  ///   - file: The names and measures in the file.
  ///   - path: The path at which hosts read the file to draw text, or `nil` if they can't.
  /// - Returns: The number.
  package static func add(_ file: FontFile, path: String? = nil) -> UInt32 {
    files.withLock {
      $0.append((file, path))
      return UInt32(clamping: $0.count)
    }
  }

  /// Returns the path of a file, or `nil` for an unknown number and a file that hosts can't read.
  package static func path(of number: UInt32) -> String? { entry(number)?.path }

  /// Returns the file of a number, or `nil` for 0.
  package static subscript(number: UInt32) -> FontFile? { entry(number)?.font }

  private static func entry(_ number: UInt32) -> (font: FontFile, path: String?)? {
    guard number != 0 else { return nil }
    let index = Int(clamping: number) - 1
    return files.withLock { $0.indices.contains(index) ? $0[index] : nil }
  }
}
