/// Snapshots of the properties of views, with their times.
///
/// Changed views are read after a delay, a few at a time. A snapshot is stored only if it differs
/// from the previous one.
@MainActor package struct PropertySnapshots {
  /// The properties of a view from a time on.
  struct Entry: Sendable {
    let time: Double
    let properties: PageProperties
  }

  /// The entries of each view, oldest first, by the number of its layer.
  private(set) var entries: [Int: [Entry]] = [:]
  /// The views to be read, in the order of their changes.
  private var waiting: [Int] = []
  private var isWaiting: Set<Int> = []
  private var latestReading = -Double.infinity
  /// The time of the last reading of each view.
  private var readings: [Int: Double] = [:]
  /// The approximate size of all entries, in bytes.
  private(set) var bytes = 0

  /// The number of views that are read together. Reading a view takes tens of microseconds.
  private static let batch = 8
  /// The interval between readings while the stage is still, in seconds.
  private static let interval = 0.1
  /// The interval between readings in frames that already have work to do, in seconds.
  private static let intervalInMotion = 1.0
  /// The minimum interval between readings of one view, in seconds, for views that change with
  /// every frame.
  private static let pause = 1.0
  /// The approximate size of one property, in bytes.
  private static let bytesOfRow = 160

  /// Whether some changed views haven't been read yet.
  var isBusy: Bool { !waiting.isEmpty }

  /// Returns the time of the next reading, or infinity if no view is waiting.
  func nextReading(inMotion: Bool) -> Double {
    guard let oldest = waiting.lazy.map({ readings[$0] ?? -.infinity }).min() else {
      return .infinity
    }
    let interval = inMotion ? Self.intervalInMotion : Self.interval
    return max(latestReading + interval, oldest + Self.pause)
  }

  /// Marks views as changed.
  mutating func changed(_ nodes: some Sequence<Int>) {
    for node in nodes where isWaiting.insert(node).inserted { waiting.append(node) }
  }

  /// Reads some of the changed views, less often while something moves.
  mutating func read(
    _ session: any PageSession, at time: Double, inMotion: Bool = false, all: Bool = false
  ) {
    let interval = inMotion ? Self.intervalInMotion : Self.interval
    guard !waiting.isEmpty, all || time - latestReading >= interval else { return }
    latestReading = time
    var nodes: [Int] = []
    var left: [Int] = []
    for node in waiting {
      let isDue = time - (readings[node] ?? -.infinity) >= Self.pause
      if all || isDue && nodes.count < Self.batch { nodes.append(node) } else { left.append(node) }
    }
    waiting = left
    isWaiting.subtract(nodes)
    for node in nodes { readings[node] = time }
    for properties in session.properties(ofNodes: nodes) {
      guard entries[properties.node]?.last?.properties != properties else { continue }
      entries[properties.node, default: []].append(Entry(time: time, properties: properties))
      bytes += Self.size(properties)
    }
  }

  /// Returns the properties of a view at a time, or its first ones if they were read later.
  ///
  /// Returns `nil` if the view was never read.
  func properties(ofNode node: Int, at time: Double) -> PageProperties? {
    guard let known = entries[node] else { return nil }
    return (known.last { $0.time <= time } ?? known.first)?.properties
  }

  /// Removes the entries that were replaced before a time.
  mutating func drop(before time: Double) {
    readings = readings.filter { $0.value >= time }
    for (node, known) in entries {
      guard let kept = known.lastIndex(where: { $0.time <= time }), kept > 0 else { continue }
      bytes -= known.prefix(kept).reduce(0) { $0 + Self.size($1.properties) }
      entries[node]?.removeFirst(kept)
    }
  }

  /// All entries, sorted by time and then by layer number.
  var inOrder: [Entry] {
    entries.values.flatMap(\.self).sorted {
      ($0.time, $0.properties.node) < ($1.time, $1.properties.node)
    }
  }

  private static func size(_ properties: PageProperties) -> Int {
    properties.groups.reduce(0) { $0 + $1.rows.count * bytesOfRow }
  }
}
