/// The methods of a type with the same name without labels, nearest first.
struct MethodFamily {
  /// The number of methods.
  let count: Int
  /// The labels of the first method.
  let firstLabels: [String]?
  /// Whether a method has parameters.
  let hasParameters: Bool
  private var byLabels: [[String]: MemberEntry] = [:]
  private var labelsByCount: [Int: [String]] = [:]

  init(_ methods: [MemberEntry]) {
    count = methods.count
    firstLabels = methods.first?.labels
    hasParameters = methods.contains { !$0.labels.isEmpty }
    for method in methods {
      if byLabels[method.labels] == nil { byLabels[method.labels] = method }
      if labelsByCount[method.labels.count] == nil {
        labelsByCount[method.labels.count] = method.labels
      }
    }
  }

  /// Returns the nearest method with these labels.
  func method(_ labels: [String]) -> MemberEntry? { byLabels[labels] }

  /// Returns the labels of the nearest method with `count` parameters.
  func labels(count: Int) -> [String]? { labelsByCount[count] }
}
