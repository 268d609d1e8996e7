internal import TouchstoneLayers

/// The names by which hosts request images, and the images that were shown recently.
///
/// A host may request an image some time after it received the name, so each image is retained for
/// a while.
@MainActor struct ImageNames {
  private struct Entry {
    let image: CGImage
    let number: Int
    /// The number of layers that show the image.
    var uses = 0
    /// The number of the list since which no layer has shown the image.
    var unusedSince: Int
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var identities: [Int: ObjectIdentifier] = [:]
  private var unused = 0
  private var latest = 0
  private var count = 0

  /// Begins another list; every ``sweepInterval`` lists, releases images that haven't been shown
  /// for a long time.
  mutating func begin() {
    count += 1
    if unused > 0, count.isMultiple(of: Self.sweepInterval) { sweep() }
  }

  /// Returns the name of an image, which is created if necessary.
  mutating func key(of image: CGImage) -> String {
    let identity = ObjectIdentifier(image)
    if let known = entries[identity] { return "\(known.number)" }
    latest += 1
    entries[identity] = Entry(image: image, number: latest, unusedSince: count)
    identities[latest] = identity
    unused += 1
    return "\(latest)"
  }

  /// Replaces the images that a layer shows; all of them have names.
  mutating func exchange(_ old: [CGImage], for new: [CGImage]) {
    for image in new { use(image, by: 1) }
    for image in old { use(image, by: -1) }
  }

  private mutating func use(_ image: CGImage, by change: Int) {
    let identity = ObjectIdentifier(image)
    guard var entry = entries[identity] else { return }
    if entry.uses == 0 { unused -= 1 }
    entry.uses += change
    if entry.uses == 0 {
      entry.unusedSince = count
      unused += 1
    }
    entries[identity] = entry
  }

  /// Returns the image with a name, or `nil` if the name is unknown.
  func image(_ key: String) -> CGImage? {
    Int(key, radix: 10).flatMap { identities[$0] }.flatMap { entries[$0]?.image }
  }

  private mutating func sweep() {
    entries = entries.filter { _, entry in
      entry.uses > 0 || count - entry.unusedSince < Self.longestAbsence
    }
    identities = identities.filter { entries[$0.value]?.number == $0.key }
    unused = entries.values.count { $0.uses == 0 }
  }

  /// The number of lists for which an image that isn't shown is retained: about ten seconds.
  private static let longestAbsence = 600
  /// The number of lists between two sweeps.
  private static let sweepInterval = 120
}
