/// The embedding levels of one paragraph by the Unicode Bidirectional Algorithm (UAX #9, revision
/// 44, Unicode 14).
///
/// Even levels go from left to right, odd ones from right to left. The rules have the numbers of
/// the standard. Lines and widths don't matter here.
package struct BidiLevels {
  /// The level of the paragraph.
  package let base: UInt8
  /// The level of each scalar, before lines are taken into account.
  package private(set) var levels: [UInt8]

  private let original: [BidiClass]
  private var classes: [BidiClass]
  private let scalars: [Unicode.Scalar]
  /// The index of the end for each opener of an isolate, and of the opener for each end.
  private let partners: [Int: Int]

  /// The deepest level (BD2).
  private static let deepest: UInt8 = 125
  /// The maximum number of open brackets (BD16).
  private static let mostBrackets = 63

  /// Computes the levels of a paragraph. If `base` is `nil`, the first strong character determines
  /// the base level.
  package init(_ scalars: [Unicode.Scalar], base: UInt8? = nil) {
    self.init(scalars, scalars.map { BidiClass($0) }, base: base)
  }

  /// Computes the levels of a paragraph from the known classes of its characters.
  init(_ scalars: [Unicode.Scalar], _ classes: [BidiClass], base: UInt8? = nil) {
    self.scalars = scalars
    original = classes
    self.classes = classes
    partners = Self.partners(original)
    self.base = base ?? Self.firstStrong(original, partners, 0..<original.count) ?? 0
    levels = Array(repeating: self.base, count: original.count)
    guard original.contains(where: \.isExplicit) else {
      // Most paragraphs are one sequence.
      resolve(original.indices, levels)
      return
    }
    findExplicitLevels()
    let explicit = levels
    for sequence in sequences() { resolve(sequence, explicit) }
    // Characters that the rules ignore get the level of the preceding character.
    for place in levels.indices where original[place].isRemoved {
      levels[place] = place > 0 ? levels[place - 1] : self.base
    }
  }

  // MARK: P2, P3 and isolates

  private static func partners(_ classes: [BidiClass]) -> [Int: Int] {
    var partners: [Int: Int] = [:]
    var open: [Int] = []
    for (place, kind) in classes.enumerated() {
      if kind.opensIsolate {
        open.append(place)
      } else if kind == .PDI, let opener = open.popLast() {
        partners[opener] = place
        partners[place] = opener
      }
    }
    return partners
  }

  /// Returns the level for the first strong character outside isolates, or `nil` without one.
  private static func firstStrong(
    _ classes: [BidiClass], _ partners: [Int: Int], _ range: Range<Int>
  ) -> UInt8? {
    var place = range.lowerBound
    while place < range.upperBound {
      switch classes[place] {
      case .L: return 0
      case .R, .AL: return 1
      case .LRI, .RLI, .FSI: place = partners[place] ?? range.upperBound
      default: break
      }
      place += 1
    }
    return nil
  }

  // MARK: X1 to X8

  /// The state within an embedding.
  private struct Status {
    let level: UInt8
    let override: BidiClass?
    let isIsolate: Bool
  }

  private mutating func findExplicitLevels() {
    var stack = [Status(level: base, override: nil, isIsolate: false)]
    var (tooDeepIsolates, tooDeepEmbeddings, isolates) = (0, 0, 0)
    for place in classes.indices {
      let top = stack[stack.count - 1]
      let kind = original[place]
      levels[place] = top.level
      switch kind {
      case .RLE, .LRE, .RLO, .LRO:
        let isRight = kind == .RLE || kind == .RLO
        let level = Self.next(after: top.level, isRight: isRight)
        if level <= Self.deepest, tooDeepIsolates == 0, tooDeepEmbeddings == 0 {
          let override: BidiClass? = kind == .RLO ? .R : kind == .LRO ? .L : nil
          stack.append(Status(level: level, override: override, isIsolate: false))
        } else if tooDeepIsolates == 0 {
          tooDeepEmbeddings += 1
        }
      case .RLI, .LRI, .FSI:
        if let override = top.override { classes[place] = override }
        let inside = (place + 1)..<(partners[place] ?? classes.count)
        let isRight =
          kind == .RLI || kind == .FSI && Self.firstStrong(original, partners, inside) == 1
        let level = Self.next(after: top.level, isRight: isRight)
        if level <= Self.deepest, tooDeepIsolates == 0, tooDeepEmbeddings == 0 {
          isolates += 1
          stack.append(Status(level: level, override: nil, isIsolate: true))
        } else {
          tooDeepIsolates += 1
        }
      case .PDI:
        if tooDeepIsolates > 0 {
          tooDeepIsolates -= 1
        } else if isolates > 0 {
          tooDeepEmbeddings = 0
          while let last = stack.last, !last.isIsolate { stack.removeLast() }
          stack.removeLast()
          isolates -= 1
        }
        let top = stack[stack.count - 1]
        levels[place] = top.level
        if let override = top.override { classes[place] = override }
      case .PDF:
        if tooDeepIsolates > 0 { break }
        if tooDeepEmbeddings > 0 {
          tooDeepEmbeddings -= 1
        } else if !top.isIsolate, stack.count > 1 {
          stack.removeLast()
        }
      case .B: levels[place] = base
      case .BN: break
      default: if let override = top.override { classes[place] = override }
      }
    }
  }

  private static func next(after level: UInt8, isRight: Bool) -> UInt8 {
    isRight ? (level + 1) | 1 : (level + 2) & ~1
  }

  // MARK: X10

  /// Returns the indices of each isolating run sequence, without characters that the rules ignore.
  private func sequences() -> [[Int]] {
    var runs: [[Int]] = []
    var runOfPlace = [Int](repeating: -1, count: levels.count)
    for place in levels.indices where !original[place].isRemoved {
      if let last = runs.last?.last, levels[last] == levels[place] {
        runs[runs.count - 1].append(place)
      } else {
        runs.append([place])
      }
      runOfPlace[place] = runs.count - 1
    }
    var sequences: [[Int]] = []
    for run in runs {
      // A run that begins with the end of an isolate continues the run of its opener.
      if original[run[0]] == .PDI, partners[run[0]] != nil { continue }
      var sequence = run
      while let last = sequence.last, original[last].opensIsolate, let end = partners[last] {
        sequence += runs[runOfPlace[end]]
      }
      sequences.append(sequence)
    }
    return sequences
  }

  // MARK: W1 to I2

  /// Resolves a sequence. `explicit` contains the levels before any sequence was resolved, which
  /// determine the levels at its ends.
  private mutating func resolve<Places: RandomAccessCollection<Int>>(
    _ sequence: Places, _ explicit: [UInt8]
  ) where Places.Index == Int {
    guard let first = sequence.first, let last = sequence.last else { return }
    let level = explicit[first]
    let before = original[..<first].lastIndex { !$0.isRemoved }.map { explicit[$0] } ?? base
    let goesOn = original[last].opensIsolate && partners[last] == nil
    let after =
      goesOn
      ? base
      : original[(last + 1)...].firstIndex { !$0.isRemoved }.map { explicit[$0] } ?? base
    let start: BidiClass = max(level, before).isMultiple(of: 2) ? .L : .R
    let end: BidiClass = max(level, after).isMultiple(of: 2) ? .L : .R
    resolveWeak(sequence, start)
    let direction: BidiClass = level.isMultiple(of: 2) ? .L : .R
    resolveBrackets(sequence, start, direction)
    resolveNeutrals(sequence, start, end, direction)
    for place in sequence {
      switch (level.isMultiple(of: 2), classes[place]) {
      case (true, .R), (false, .L), (false, .EN), (false, .AN): levels[place] = level + 1
      case (true, .AN), (true, .EN): levels[place] = level + 2
      default: break
      }
    }
  }

  private mutating func resolveWeak<Places: RandomAccessCollection<Int>>(
    _ sequence: Places, _ start: BidiClass
  ) where Places.Index == Int {
    // Access the memory directly, because this runs over every character of a paragraph for each
    // keystroke in it.
    classes.withUnsafeMutableBufferPointer { classes in
      // W1 to W3.
      var previous = start
      var strong = start
      for place in sequence {
        if classes[place] == .NSM { classes[place] = previous }
        let kind = classes[place]
        previous = kind.opensIsolate || kind == .PDI ? .ON : kind
        switch kind {
        case .L, .R, .AL: strong = kind
        case .EN where strong == .AL: classes[place] = .AN
        default: break
        }
      }
      for place in sequence where classes[place] == .AL { classes[place] = .R }
      // W4: one separator between two numbers.
      for number in sequence.indices.dropFirst().dropLast() {
        let kind = classes[sequence[number]]
        let left = classes[sequence[number - 1]]
        guard left == classes[sequence[number + 1]] else { continue }
        if kind == .ES && left == .EN || kind == .CS && (left == .EN || left == .AN) {
          classes[sequence[number]] = left
        }
      }
      // W5 and W6.
      var number = 0
      while number < sequence.count {
        guard classes[sequence[number]] == .ET else {
          number += 1
          continue
        }
        var next = number
        while next < sequence.count, classes[sequence[next]] == .ET { next += 1 }
        let touches =
          number > 0 && classes[sequence[number - 1]] == .EN
          || next < sequence.count && classes[sequence[next]] == .EN
        for terminator in number..<next { classes[sequence[terminator]] = touches ? .EN : .ON }
        number = next
      }
      // W6 for the other classes, and W7.
      strong = start
      for place in sequence {
        switch classes[place] {
        case .ES, .ET, .CS: classes[place] = .ON
        case .L, .R: strong = classes[place]
        case .EN where strong == .L: classes[place] = .L
        default: break
        }
      }
    }
  }

  /// Returns the direction of a class among neutrals, or `nil` for a neutral class.
  private static func direction(of kind: BidiClass) -> BidiClass? {
    switch kind {
    case .L: .L
    case .R, .EN, .AN: .R
    default: nil
    }
  }

  /// Applies rule N0.
  private mutating func resolveBrackets<Places: RandomAccessCollection<Int>>(
    _ sequence: Places, _ start: BidiClass, _ direction: BidiClass
  ) where Places.Index == Int {
    for pair in brackets(sequence) {
      var hasOpposite = false
      var found: BidiClass?
      for number in (pair.open + 1)..<pair.close {
        guard let inside = Self.direction(of: classes[sequence[number]]) else { continue }
        if inside == direction {
          found = direction
          break
        }
        hasOpposite = true
      }
      if found == nil, hasOpposite {
        var context = start
        for place in sequence[..<pair.open].reversed() {
          guard let strong = Self.direction(of: classes[place]) else { continue }
          context = strong
          break
        }
        found = context == direction ? direction : context
      }
      guard let found else { continue }
      for number in [pair.open, pair.close] {
        classes[sequence[number]] = found
        // Marks on a bracket get its direction.
        for place in sequence[(number + 1)...] {
          guard original[place] == .NSM else { break }
          classes[place] = found
        }
      }
    }
  }

  /// Returns the pairs of brackets in the order of their openers (BD16).
  private func brackets(_ sequence: some Sequence<Int>) -> [(open: Int, close: Int)] {
    var pairs: [(open: Int, close: Int)] = []
    var open: [(pair: Int, number: Int)] = []
    for (number, place) in sequence.enumerated() where classes[place] == .ON {
      guard let bracket = BidiBracket(scalars[place]) else { continue }
      if bracket.opens {
        guard open.count < Self.mostBrackets else { return [] }
        open.append((bracket.pair, number))
      } else if let match = open.lastIndex(where: { $0.pair == bracket.pair }) {
        pairs.append((open[match].number, number))
        open.removeSubrange(match...)
      }
    }
    return pairs.sorted { $0.open < $1.open }
  }

  /// Applies rules N1 and N2.
  private mutating func resolveNeutrals<Places: RandomAccessCollection<Int>>(
    _ sequence: Places, _ start: BidiClass, _ end: BidiClass, _ direction: BidiClass
  ) where Places.Index == Int {
    // Access the memory directly, because this runs over every character of a paragraph for each
    // keystroke in it.
    classes.withUnsafeMutableBufferPointer { classes in
      var number = 0
      var before = start
      while number < sequence.count {
        guard classes[sequence[number]].isNeutral else {
          before = Self.direction(of: classes[sequence[number]]) ?? before
          number += 1
          continue
        }
        var next = number
        while next < sequence.count, classes[sequence[next]].isNeutral { next += 1 }
        let after =
          next < sequence.count ? Self.direction(of: classes[sequence[next]]) ?? end : end
        for neutral in number..<next {
          classes[sequence[neutral]] = before == after ? before : direction
        }
        number = next
      }
    }
  }
}
