/// A requirement that one recognizer fail before another may be recognized.
package struct FailureEdge: Hashable, Sendable {
  /// The source of a requirement.
  package enum Origin: Hashable, Sendable, CaseIterable {
    /// The app, permanently: `require(toFail:)`.
    case requireToFail
    /// The dependent's class: `shouldRequireFailure(of:)`.
    case classRequiresFailure
    /// The requirement's class: `shouldBeRequiredToFail(by:)`.
    case classIsRequiredToFail
    /// The dependent's delegate: `shouldRequireFailureOf`.
    case delegateRequiresFailure
    /// The requirement's delegate: `shouldBeRequiredToFailBy`.
    case delegateIsRequiredToFail

    /// Whether the requirement is queried again for each attempt and is valid only for that attempt
    /// (statement 152).
    package var isDynamic: Bool { self != .requireToFail }
  }

  /// The recognizer that waits.
  package var dependent: Int
  /// The recognizer that must fail first.
  package var requirement: Int
  /// The source of the requirement.
  package var origin: Origin

  /// Creates a requirement of one recognizer on another.
  package init(dependent: Int, requirement: Int, origin: Origin = .requireToFail) {
    self.dependent = dependent
    self.requirement = requirement
    self.origin = origin
  }
}

extension FailureEdge.Origin: CustomStringConvertible {
  /// The name of the method that created the requirement.
  package var description: String {
    switch self {
    case .requireToFail: "require(toFail:)"
    case .classRequiresFailure: "shouldRequireFailure(of:)"
    case .classIsRequiredToFail: "shouldBeRequiredToFail(by:)"
    case .delegateRequiresFailure: "gestureRecognizer(_:shouldRequireFailureOf:)"
    case .delegateIsRequiredToFail: "gestureRecognizer(_:shouldBeRequiredToFailBy:)"
    }
  }
}

/// A requirement that is ignored, because it would make recognizers wait for each other forever.
package struct IgnoredEdge: Hashable, Sendable {
  /// The requirement.
  package var edge: FailureEdge
  /// The cycle that it would close. Each recognizer waits for the next, and the last for the first.
  package var cycle: [Int]

  /// Creates an ignored requirement with the cycle that it would close.
  package init(edge: FailureEdge, cycle: [Int]) {
    self.edge = edge
    self.cycle = cycle
  }
}
