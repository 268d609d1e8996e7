internal import TouchstoneGeometry

/// The names under which a page gets images, and the images that were shown lately.
///
/// A page asks for an image some time after it was told of it, so that an image stays for a while.
@MainActor struct SnapshotImages {
  private struct Entry {
    let image: CGImage
    let number: Int
    var snapshot: Int
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var latest = 0
  private var snapshotCount = 0

  /// Another snapshot begins.
  mutating func begin() { snapshotCount += 1 }

  /// The name of an image, a new one for an image that has none.
  mutating func key(of image: CGImage) -> String {
    let identity = ObjectIdentifier(image)
    if entries[identity] == nil {
      latest += 1
      entries[identity] = Entry(image: image, number: latest, snapshot: snapshotCount)
    }
    entries[identity]?.snapshot = snapshotCount
    return "\(entries[identity]?.number ?? 0)"
  }

  /// The image of a name.
  func image(_ key: String) -> CGImage? {
    guard let number = Int(key, radix: 10) else { return nil }
    return entries.values.first { $0.number == number }?.image
  }

  /// Lets go of images that have not been shown for long.
  mutating func sweep() {
    entries = entries.filter { snapshotCount - $0.value.snapshot < Self.longestAbsence }
  }

  /// How many snapshots an image stays that no snapshot shows: ten seconds' worth.
  private static let longestAbsence = 600
}
