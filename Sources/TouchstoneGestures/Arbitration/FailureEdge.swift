/// One recognizer's requirement that another fail before it may be recognized.
package struct FailureEdge: Hashable, Sendable {
  /// Who set the requirement up.
  package enum Origin: Hashable, Sendable, CaseIterable {
    /// The app, once and for all: require(toFail:).
    case requireToFail
    /// The dependent's class: shouldRequireFailure(of:).
    case classRequiresFailure
    /// The requirement's class: shouldBeRequiredToFail(by:).
    case classIsRequiredToFail
    /// The dependent's delegate: shouldRequireFailureOf.
    case delegateRequiresFailure
    /// The requirement's delegate: shouldBeRequiredToFailBy.
    case delegateIsRequiredToFail

    /// Whether it is asked again for every attempt and holds no longer than that (statement 152).
    package var isDynamic: Bool { self != .requireToFail }
  }

  /// The one that waits.
  package var dependent: Int
  /// The one that has to fail first.
  package var requirement: Int
  /// Who set the requirement up.
  package var origin: Origin

  /// A requirement of one recognizer on another.
  package init(dependent: Int, requirement: Int, origin: Origin = .requireToFail) {
    self.dependent = dependent
    self.requirement = requirement
    self.origin = origin
  }
}

extension FailureEdge.Origin: CustomStringConvertible {
  /// The name of the method that set the requirement up.
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

/// A requirement that was not taken up: with it recognizers would wait for each other forever.
package struct IgnoredEdge: Hashable, Sendable {
  /// The requirement.
  package var edge: FailureEdge
  /// The cycle it would close, each waiting for the next and the last for the first.
  package var cycle: [Int]

  /// A requirement with the cycle it would close.
  package init(edge: FailureEdge, cycle: [Int]) {
    self.edge = edge
    self.cycle = cycle
  }
}
