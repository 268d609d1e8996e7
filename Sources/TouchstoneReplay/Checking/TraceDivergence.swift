/// The first difference between a trace and its golden trace.
package struct TraceDivergence: Equatable, Sendable {
  /// The number of the line, counted from 1.
  package let line: Int
  /// The line of the golden trace, or `nil` if the golden trace has ended.
  package let golden: String?
  /// The line of the current trace, or `nil` if the current trace has ended.
  package let present: String?

  /// Compares two traces line by line, or returns `nil` if they are equal.
  ///
  /// `linesBefore` is the number of lines in the golden file before its trace.
  ///
  /// - Complexity: O(n) in their common length.
  package init?(golden: String, present: String, linesBefore: Int = 0) {
    // Lines of a trace end with a line feed, so the text after the last line feed is empty.
    var kept = golden.split(separator: "\n", omittingEmptySubsequences: false).makeIterator()
    var made = present.split(separator: "\n", omittingEmptySubsequences: false).makeIterator()
    var line = linesBefore
    while true {
      line += 1
      let (old, new) = (kept.next(), made.next())
      guard old != new else {
        if old == nil { return nil }
        continue
      }
      self.line = line
      self.golden = Self.text(old)
      self.present = Self.text(new)
      return
    }
  }

  private static func text(_ line: Substring?) -> String? {
    line.flatMap { $0.isEmpty ? nil : String($0) }
  }

  /// The difference, as a clause: the line, the time, and the step in each trace.
  package var sentence: String {
    switch (golden.map(Self.parts), present.map(Self.parts)) {
    case (let old?, let new?) where old.step == new.step:
      "in line \(line), “\(new.step)” occurs at \(new.time) instead of \(old.time)"
    case (let old?, let new?) where old.time == new.time:
      "in line \(line), at \(old.time), the golden trace has “\(old.step)”, but now it is "
        + "“\(new.step)”"
    case (let old?, let new?):
      "in line \(line), the golden trace has “\(old.step)” at \(old.time), but now it is "
        + "“\(new.step)” at \(new.time)"
    case (let old?, nil):
      "it ends before line \(line), where the golden trace has “\(old.step)” at \(old.time)"
    case (nil, let new?):
      "it continues after the end of the golden trace: line \(line) is “\(new.step)” at \(new.time)"
    case (nil, nil): "line \(line) is blank in one of them"
    }
  }

  /// Returns the time of a line with its unit, and the rest of the line.
  private static func parts(_ line: String) -> (time: String, step: String) {
    guard let space = line.firstIndex(of: " "), line[..<space].hasSuffix("ms") else {
      return ("no time", line)
    }
    return ("\(line[..<space].dropLast(2)) ms", String(line[line.index(after: space)...]))
  }
}
