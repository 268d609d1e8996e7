internal import TouchstoneLayers

/// The names under which images are asked for, and the images that were shown lately.
///
/// A host may ask for an image some time after it was told of it, so that an image stays for a while.
@MainActor struct ImageNames {
  private struct Entry {
    let image: CGImage
    let number: Int
    /// The number of the last list that showed it.
    var latest: Int
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var latest = 0
  private var count = 0

  /// Another list begins.
  mutating func begin() { count += 1 }

  /// The name of an image, a new one for an image that has none.
  mutating func key(of image: CGImage) -> String {
    let identity = ObjectIdentifier(image)
    if entries[identity] == nil {
      latest += 1
      entries[identity] = Entry(image: image, number: latest, latest: count)
    }
    entries[identity]?.latest = count
    return "\(entries[identity]?.number ?? 0)"
  }

  /// The image of a name.
  func image(_ key: String) -> CGImage? {
    guard let number = Int(key, radix: 10) else { return nil }
    return entries.values.first { $0.number == number }?.image
  }

  /// Lets go of images that have not been shown for long.
  mutating func sweep() {
    entries = entries.filter { count - $0.value.latest < Self.longestAbsence }
  }

  /// How many lists an image stays that no list shows: ten seconds' worth.
  private static let longestAbsence = 600
}
