/// What was known of each view, and since when: read a while after a view has changed, some views at a
/// time, and kept where it is not what it was.
@MainActor struct HistorySheets {
  /// What was known of a view from a moment on.
  struct Sheet: Sendable {
    let time: Double
    let properties: PageProperties
  }

  /// The sheets of each view, oldest first, by the number of its layer.
  private(set) var sheets: [Int: [Sheet]] = [:]
  /// The views that are to be read, in the order in which they changed.
  private var waiting: [Int] = []
  private var isWaiting: Set<Int> = []
  private var latestReading = -Double.infinity
  /// When each view was read last.
  private var readings: [Int: Double] = [:]
  /// How many bytes all of it takes, about.
  private(set) var bytes = 0

  /// How many views are read at once: a sheet takes some tens of microseconds to read.
  private static let batch = 8
  /// Seconds between two readings while nothing moves.
  private static let interval = 0.1
  /// Seconds between two readings in frames that have work to do already.
  private static let intervalInMotion = 1.0
  /// Seconds between two readings of one view: what moves with every frame is read now and then.
  private static let pause = 1.0
  /// About what a row of a sheet takes, in bytes.
  private static let bytesOfRow = 160

  /// Whether views are still to be read.
  var isBusy: Bool { !waiting.isEmpty }

  /// When it reads again, or infinity if no view waits to be read.
  func nextReading(inMotion: Bool) -> Double {
    guard let oldest = waiting.lazy.map({ readings[$0] ?? -.infinity }).min() else {
      return .infinity
    }
    let interval = inMotion ? Self.intervalInMotion : Self.interval
    return max(latestReading + interval, oldest + Self.pause)
  }

  /// Views have changed.
  mutating func changed(_ nodes: some Sequence<Int>) {
    for node in nodes where isWaiting.insert(node).inserted { waiting.append(node) }
  }

  /// Reads some of those that have changed, less often where something moves.
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
      guard sheets[properties.node]?.last?.properties != properties else { continue }
      sheets[properties.node, default: []].append(Sheet(time: time, properties: properties))
      bytes += Self.size(properties)
    }
  }

  /// What was known of a view at a moment, or soon after its first; nil for a view that nobody has read.
  func properties(ofNode node: Int, at time: Double) -> PageProperties? {
    guard let known = sheets[node] else { return nil }
    return (known.last { $0.time <= time } ?? known.first)?.properties
  }

  /// Lets go of what was known before a time, but for what held then.
  mutating func drop(before time: Double) {
    readings = readings.filter { $0.value >= time }
    for (node, known) in sheets {
      guard let kept = known.lastIndex(where: { $0.time <= time }), kept > 0 else { continue }
      bytes -= known.prefix(kept).reduce(0) { $0 + Self.size($1.properties) }
      sheets[node]?.removeFirst(kept)
    }
  }

  /// All sheets in order of time, then of view.
  var inOrder: [Sheet] {
    sheets.values.flatMap(\.self).sorted {
      ($0.time, $0.properties.node) < ($1.time, $1.properties.node)
    }
  }

  private static func size(_ properties: PageProperties) -> Int {
    properties.groups.reduce(0) { $0 + $1.rows.count * bytesOfRow }
  }
}
