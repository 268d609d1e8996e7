internal import Foundation
internal import UIKitCore

extension NSLayoutConstraint {
  /// The constraint in readable form: its identifier, or `Buy.width == 40`.
  package var line: String {
    if let identifier, !identifier.isEmpty { return identifier }
    let sign =
      switch relation {
      case .equal: "=="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    var words = "\(Self.name(firstItem)).\(firstAttribute) \(sign) "
    guard isBinary else {
      words += "\(constant.words)"
      return words + priorityWords
    }
    if multiplier != 1 { words += "\(multiplier.words) * " }
    words += "\(Self.name(secondItem)).\(secondAttribute)"
    if constant != 0 { words += constant < 0 ? " - \((-constant).words)" : " + \(constant.words)" }
    return words + priorityWords
  }

  private var priorityWords: String {
    priority == .required ? "" : " @\(CGFloat(priority.rawValue).words)"
  }

  /// Returns the name of a view or a guide.
  static func name(_ item: AnyObject?) -> String {
    switch item {
    case let view as UIView: ViewDescription.name(view)
    case let guide as UILayoutGuide:
      guide.identifier.isEmpty
        ? "\(ClassNames.short(type(of: guide))) of \(name(guide.owningView))" : guide.identifier
    default: "nil"
    }
  }
}

extension CGFloat {
  /// The number, without a decimal point if it is an integer.
  fileprivate var words: String {
    self == rounded() && magnitude < 1e9
      ? "\(Int(exactly: self) ?? 0)" : String(format: "%g", Double(self))
  }
}
