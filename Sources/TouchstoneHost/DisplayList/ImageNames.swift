internal import TouchstoneLayers

/// The names under which images are asked for, and the images that were shown lately.
///
/// A host may ask for an image some time after it was told of it, so that an image stays for a while.
@MainActor struct ImageNames {
  private struct Entry {
    let image: CGImage
    let number: Int
    /// How many layers show it.
    var uses = 0
    /// The number of the list since which no layer does.
    var unusedSince: Int
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var identities: [Int: ObjectIdentifier] = [:]
  private var unused = 0
  private var latest = 0
  private var count = 0

  /// Another list begins; now and then images that were not shown for long are let go.
  mutating func begin() {
    count += 1
    if unused > 0, count.isMultiple(of: Self.sweepInterval) { sweep() }
  }

  /// The name of an image, a new one for an image that has none.
  mutating func key(of image: CGImage) -> String {
    let identity = ObjectIdentifier(image)
    if let known = entries[identity] { return "\(known.number)" }
    latest += 1
    entries[identity] = Entry(image: image, number: latest, unusedSince: count)
    identities[latest] = identity
    unused += 1
    return "\(latest)"
  }

  /// A layer shows some images, which have names, and no longer others.
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

  /// The image of a name.
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

  /// How many lists an image stays that no list shows: ten seconds' worth.
  private static let longestAbsence = 600
  /// How many lists are made between two looks for what is gone.
  private static let sweepInterval = 120
}
