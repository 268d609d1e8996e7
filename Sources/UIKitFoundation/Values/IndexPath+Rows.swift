public import UIKitCore

extension IndexPath {
  /// Creates the index path of a row in a section.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// Creates the index path of an item in a section.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The section, or 0 for an empty path, which crashes the app on iOS.
  public var section: Int {
    get { number(at: 0) }
    set { self = IndexPath(row: row, section: newValue) }
  }
  /// The row in the section, or 0 for a path without a row, which crashes the app on iOS.
  public var row: Int {
    get { number(at: 1) }
    set { self = IndexPath(row: newValue, section: section) }
  }
  /// The item in the section, or 0 for a path without an item, which crashes the app on iOS.
  public var item: Int {
    get { row }
    set { row = newValue }
  }

  private func number(at place: Int) -> Int { place < count ? self[place] : 0 }
}
