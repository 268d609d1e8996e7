/// A requirement that another recognizer fail first, stored by the waiting recognizer.
///
/// It is public for inlining: generic `package` code is never specialized in other modules.
public struct FailureRequirement<Recognizer: AnyObject> {
  /// The recognizer that has to fail first.
  public weak var other: Recognizer?
  /// The number of ``other``, which remains after ``other`` was deallocated.
  public let id: Int
  /// The recognizers that would wait for each other in a cycle, or an empty array.
  ///
  /// If the array isn't empty, the requirement is ignored.
  public let cycle: [Int]

  /// Creates a requirement on a recognizer with its number.
  @inlinable public init(_ other: Recognizer, id: Int, cycle: [Int] = []) {
    self.other = other
    self.id = id
    self.cycle = cycle
  }
}

/// The requirements that an app added with `require(toFail:)`, in that order.
public struct FailureRequirements<Recognizer: AnyObject> {
  /// All requirements, including ignored ones.
  public private(set) var all: [FailureRequirement<Recognizer>] = []
  private var ids: Set<Int> = []
  /// The count at which requirements of deallocated recognizers are removed.
  private var cleaningCount = 8

  /// Creates an empty list.
  public init() {}

  /// Returns whether the recognizer with a number must fail first.
  public func contains(_ id: Int) -> Bool { ids.contains(id) }

  /// Adds a requirement.
  public mutating func append(_ requirement: FailureRequirement<Recognizer>) {
    all.append(requirement)
    if requirement.cycle.isEmpty { ids.insert(requirement.id) }
    guard all.count >= cleaningCount else { return }
    all.removeAll { $0.other == nil }
    ids = Set(all.lazy.filter(\.cycle.isEmpty).map(\.id))
    cleaningCount = max(8, 2 * all.count)
  }
}
