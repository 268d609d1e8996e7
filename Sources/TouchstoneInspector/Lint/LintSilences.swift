public import TouchstoneKit

extension UIView {
  /// Says that something which lint finds about this view is meant so, and why; lint is then silent on
  /// it, and a SARIF report lists it as suppressed, with the reason.
  ///
  ///     badge.silenceLint(.small, because: "The whole row takes the tap, too.")
  ///
  /// A finding is silenced by the view that it is about, or by all views that it affects.
  ///
  /// - Parameters:
  ///   - kinds: What is meant so.
  ///   - reason: Why, for the next one who reads it; an empty one silences nothing.
  public func silenceLint(_ kinds: LintFinding.Kind..., because reason: String) {
    LintSilences.add(kinds, reason, to: self)
  }
}

extension UIGestureRecognizer {
  /// Says that something which lint finds about this recognizer is meant so, and why.
  ///
  ///     tap.silenceLint(.waits, because: "The double tap zooms, and people know the pause.")
  ///
  /// - Parameters:
  ///   - kinds: What is meant so.
  ///   - reason: Why, for the next one who reads it; an empty one silences nothing.
  public func silenceLint(_ kinds: LintFinding.Kind..., because reason: String) {
    LintSilences.add(kinds, reason, to: self)
  }
}

/// What programs have said is meant so.
@MainActor
enum LintSilences {
  private struct Entry {
    weak var object: AnyObject?
    var reasons: [LintFinding.Kind: String]
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]
  /// From how many entries on those of objects that are gone are looked for.
  private static var roomBeforeSweep = 256

  static func add(_ kinds: [LintFinding.Kind], _ reason: String, to object: AnyObject) {
    guard reason.contains(where: { !$0.isWhitespace }) else { return }
    let key = ObjectIdentifier(object)
    // Another object may have been where this one is now.
    var entry =
      entries[key].flatMap { $0.object === object ? $0 : nil }
      ?? Entry(object: object, reasons: [:])
    for kind in kinds { entry.reasons[kind] = reason }
    entries[key] = entry
    guard entries.count > roomBeforeSweep else { return }
    entries = entries.filter { $0.value.object != nil }
    roomBeforeSweep = max(256, entries.count * 2)
  }

  /// Why a finding is meant so; nil where nobody said that.
  static func reason(for finding: LintFinding) -> String? {
    if let reason = reason(finding.kind, finding.subject.object) { return reason }
    let reasons = finding.affected.map { self.reason(finding.kind, $0.object) }
    return reasons.allSatisfy { $0 != nil } ? reasons.first ?? nil : nil
  }

  private static func reason(_ kind: LintFinding.Kind, _ object: AnyObject?) -> String? {
    guard let object, let entry = entries[ObjectIdentifier(object)], entry.object === object else {
      return nil
    }
    return entry.reasons[kind]
  }
}
