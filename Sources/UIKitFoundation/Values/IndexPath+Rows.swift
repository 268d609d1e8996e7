public import UIKitCore

extension IndexPath {
  /// A row in a section.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// An item in a section.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The section; 0 where the path is empty, which ends a program on iOS.
  public var section: Int {
    get { number(at: 0) }
    set { self = IndexPath(row: row, section: newValue) }
  }
  /// The row in the section; 0 where the path names none, which ends a program on iOS.
  public var row: Int {
    get { number(at: 1) }
    set { self = IndexPath(row: newValue, section: section) }
  }
  /// The item in the section; 0 where the path names none, which ends a program on iOS.
  public var item: Int {
    get { row }
    set { row = newValue }
  }

  private func number(at place: Int) -> Int { place < count ? self[place] : 0 }
}
