internal import Synchronization

/// The font files of apps that text is measured by. They stay loaded, because fonts refer to them by
/// number.
package enum FontFiles {
  private static let files = Mutex<[FontFile]>([])

  /// Adds a file, and returns its number for ``FontFace/file``.
  package static func add(_ file: FontFile) -> UInt32 {
    files.withLock {
      $0.append(file)
      return UInt32(clamping: $0.count)
    }
  }

  /// Returns the file of a number, or `nil` for 0.
  package static subscript(number: UInt32) -> FontFile? {
    guard number != 0 else { return nil }
    let index = Int(clamping: number) - 1
    return files.withLock { $0.indices.contains(index) ? $0[index] : nil }
  }
}
