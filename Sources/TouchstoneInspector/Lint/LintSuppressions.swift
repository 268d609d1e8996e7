public import TouchstoneKit

extension UIView {
  /// Suppresses lint findings about this view, because they are intended.
  ///
  /// A SARIF report lists suppressed findings with the reason.
  ///
  ///     badge.silenceLint(.small, because: "The whole row takes the tap, too.")
  ///
  /// A finding is suppressed by the view that it is about, or by all views that it affects.
  ///
  /// - Parameters:
  ///   - kinds: The kinds of findings to suppress.
  ///   - reason: The reason, for readers of the code. An empty reason suppresses nothing.
  public func silenceLint(_ kinds: LintFinding.Kind..., because reason: String) {
    LintSuppressions.add(kinds, reason, to: self)
  }
}

extension UIGestureRecognizer {
  /// Suppresses lint findings about this recognizer, because they are intended.
  ///
  ///     tap.silenceLint(.waits, because: "The double tap zooms, and people know the pause.")
  ///
  /// - Parameters:
  ///   - kinds: The kinds of findings to suppress.
  ///   - reason: The reason, for readers of the code. An empty reason suppresses nothing.
  public func silenceLint(_ kinds: LintFinding.Kind..., because reason: String) {
    LintSuppressions.add(kinds, reason, to: self)
  }
}

/// The lint suppressions of the app.
@MainActor
enum LintSuppressions {
  private struct Entry {
    weak var object: AnyObject?
    var reasons: [LintFinding.Kind: String]
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries above which those of deallocated objects are removed.
  private static var roomBeforeSweep = 256

  static func add(_ kinds: [LintFinding.Kind], _ reason: String, to object: AnyObject) {
    guard reason.contains(where: { !$0.isWhitespace }) else { return }
    let key = ObjectIdentifier(object)
    // An entry may belong to a deallocated object that had the same address.
    var entry =
      entries[key].flatMap { $0.object === object ? $0 : nil }
      ?? Entry(object: object, reasons: [:])
    for kind in kinds { entry.reasons[kind] = reason }
    entries[key] = entry
    guard entries.count > roomBeforeSweep else { return }
    entries = entries.filter { $0.value.object != nil }
    roomBeforeSweep = max(256, entries.count * 2)
  }

  /// Returns the reason that a finding is suppressed, or `nil` if it isn't.
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
