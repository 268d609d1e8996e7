public import UIKitCore

extension NSIndexPath {
  /// Creates the index path of a row in a section.
  public convenience init(row: Int, section: Int) { self.init(numbers: [section, row]) }
  /// Creates the index path of an item in a section.
  public convenience init(item: Int, section: Int) { self.init(numbers: [section, item]) }

  private convenience init(numbers: [Int]) { self.init(indexes: numbers, length: numbers.count) }

  /// The section, or 0 for an empty path.
  public var section: Int { number(at: 0) }
  /// The row in the section, or 0 for a path without a row.
  public var row: Int { number(at: 1) }
  /// The item in the section, or 0 for a path without an item.
  public var item: Int { row }

  private func number(at place: Int) -> Int { place < length ? index(atPosition: place) : 0 }
}

extension NSMutableString {
  /// Appends a text that is made of a format and its arguments.
  public func appendFormat(_ format: String, _ args: any CVarArg...) {
    append(String(format: format, arguments: args))
  }
}

extension NSObject {
  /// Returns the name of the class with its module, such as `App.CartView`.
  public class func description() -> String { NSStringFromClass(self) }
}
