internal import TouchstoneLists

extension ListGeometry {
  /// Returns the next row, also of a later section, or `nil` after the last one.
  func row(after path: ListPath) -> ListPath? {
    if path.row + 1 < rowCount(in: path.section) { return ListPath(path.section, path.row + 1) }
    var section = path.section + 1
    while section < sections.count {
      if rowCount(in: section) > 0 { return ListPath(section, 0) }
      section += 1
    }
    return nil
  }

  /// Returns the previous row, also of an earlier section, or `nil` before the first one.
  func row(before path: ListPath) -> ListPath? {
    if path.row > 0, path.row <= rowCount(in: path.section) {
      return ListPath(path.section, path.row - 1)
    }
    var section = min(path.section, sections.count) - 1
    while section >= 0 {
      let count = rowCount(in: section)
      if count > 0 { return ListPath(section, count - 1) }
      section -= 1
    }
    return nil
  }
}
