internal import TouchstoneKit
internal import TouchstoneTrace
@_spi(Kit) internal import UIKitCore

/// The part of delegates in a verdict on a recognizer.
///
/// A delegate may let two recognizers be recognized at once, and may make one wait for the failure
/// of the other. A trace names no delegates. Because classes and delegates are called in a fixed
/// order, a verdict shows what they returned. No method of the app is called here.
@MainActor
struct DelegateAnswer {
  /// The delegate method that decides whether both recognizers may be recognized.
  static let bothQuestion = "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)"

  /// A sentence that names the delegates that decided.
  let sentence: String
  let usually: String
  let remedy: String

  /// Creates an answer from a verdict, or returns `nil` if no delegate had a part in the verdict.
  ///
  /// - Parameters:
  ///   - recognizer: The recognizer of the verdict.
  ///   - verdict: The verdict.
  ///   - others: The recognizers that may have competed with it.
  init?(
    _ recognizer: UIGestureRecognizer, _ verdict: TraceStep.GestureVerdict,
    among others: [UIGestureRecognizer]
  ) {
    switch verdict {
    case .prevented(let name, _):
      self.init(
        prevented: recognizer, by: name, others.first { $0.isCalled(name, not: recognizer) })
    case .failed(let cause):
      guard cause.kind == .requirementRecognized else { return nil }
      let name = cause.description.dropFirst().prefix { $0 != "*" }
      self.init(waiting: recognizer, for: String(name), among: others)
    case .waiting(let names, _):
      guard let name = names.first else { return nil }
      self.init(waiting: recognizer, for: name, among: others)
    case .recognized, .cancelled, .neverReceived, .ignored: return nil
    }
  }

  /// Creates an answer for a prevented recognizer. Both delegates are called before a recognizer is
  /// prevented, the preventing recognizer's first.
  private init?(prevented: UIGestureRecognizer, by name: String, _ preventer: UIGestureRecognizer?)
  {
    let asked = [preventer, prevented].compactMap(\.self).filter(\.hasOwnDelegate)
    guard let last = asked.last else { return nil }
    let delegates = asked.map { "the delegate of \($0.emphasized)" }.joined(separator: " nor ")
    sentence =
      asked.count == 1
      ? "The delegate of \(last.emphasized) doesn't allow simultaneous recognition in "
        + "\(Self.bothQuestion)."
      : "Neither \(delegates) allows simultaneous recognition in \(Self.bothQuestion)."
    usually =
      "The delegate doesn't implement the method, or the method tests for other recognizers."
    let other = last === prevented ? "*\(name)*" : prevented.emphasized
    remedy =
      "Return true for \(other) in \(Self.bothQuestion) of the delegate of \(last.emphasized)."
  }

  private init?(
    waiting recognizer: UIGestureRecognizer, for name: String, among others: [UIGestureRecognizer]
  ) {
    let required = recognizer.requiredRecognizers
    guard !required.contains(where: { $0.isCalled(name, not: recognizer) }) else { return nil }
    let other = others.first { $0.isCalled(name, not: recognizer) }
    let askers: [String] = [
      recognizer.isOfOwnClass
        ? "the class of \(recognizer.emphasized) (shouldRequireFailure(of:))" : nil,
      other?.isOfOwnClass == true ? "the class of *\(name)* (shouldBeRequiredToFail(by:))" : nil,
      !recognizer.hasOwnDelegate
        ? nil
        : "the delegate of \(recognizer.emphasized) (gestureRecognizer(_:shouldRequireFailureOf:))",
      other?.hasOwnDelegate != true
        ? nil
        : "the delegate of *\(name)* (gestureRecognizer(_:shouldBeRequiredToFailBy:))",
    ].compactMap(\.self)
    guard !askers.isEmpty else { return nil }
    let deciders = askers.joined(separator: " or ")
    sentence =
      "\(deciders.prefix(1).uppercased())\(deciders.dropFirst()) makes \(recognizer.emphasized) "
      + "wait for *\(name)*."
    usually = "The method returns true for more recognizers than intended."
    remedy = "Return false there for \(recognizer.emphasized) and *\(name)*."
  }

  /// Returns a clause naming the delegates that let two recognizers of one touch be recognized.
  ///
  /// The first recognition prevents the second one, unless taps differ in number, a class declines,
  /// or a delegate allows both. Returns `nil` if a rule other than a delegate's allowed both.
  static func clause(
    allowing first: UIGestureRecognizer, and second: UIGestureRecognizer
  ) -> String? {
    guard !first.isOfOwnClass, !second.isOfOwnClass else { return nil }
    if let first = first as? UITapGestureRecognizer, let second = second as? UITapGestureRecognizer,
      first.numberOfTapsRequired != second.numberOfTapsRequired
    {
      return nil
    }
    let asked = [first, second].filter(\.hasOwnDelegate).map(\.emphasized)
    guard !asked.isEmpty else { return nil }
    return "the delegate of \(asked.joined(separator: " or ")) allows \(first.emphasized) and "
      + "\(second.emphasized) to recognize simultaneously in \(bothQuestion)"
  }
}

extension UIGestureRecognizer {
  fileprivate var emphasized: String { TraceSubject(self).emphasized }

  /// Whether the recognizer's delegate belongs to the app rather than to the framework, such as the
  /// scroll view of a pan.
  fileprivate var hasOwnDelegate: Bool {
    delegate.map { !KitModules.declare(ClassNames.full(type(of: $0))) } ?? false
  }

  /// Whether the app declares the recognizer's class, so that the class may override the methods
  /// that decide.
  fileprivate var isOfOwnClass: Bool {
    ProgramOverrides.frameworkClass(of: type(of: self)) != type(of: self)
  }

  fileprivate func isCalled(_ name: String, not other: UIGestureRecognizer) -> Bool {
    guard self !== other else { return false }
    let subject = TraceSubject(self)
    return subject.name == name || subject.spokenName == name
  }
}

extension GestureTimeline {
  /// Returns a sentence that names the delegates that decided on an attempt, or `nil` if no
  /// delegate did.
  @MainActor
  package func delegateAnswer(to attempt: GestureTimelineAttempt, in lane: RecognizerLane)
    -> String?
  {
    guard let verdict = attempt.verdict?.verdict,
      let recognizer = lane.recognizer.object as? UIGestureRecognizer
    else { return nil }
    let all = recognizers.compactMap { $0.recognizer.object as? UIGestureRecognizer }
    return DelegateAnswer(recognizer, verdict, among: all)?.sentence
  }
}
