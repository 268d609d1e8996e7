extension QRCode {
  /// Returns the code as lines of characters, each of which represents two squares, one above the
  /// other.
  ///
  /// - Parameter isColored: Whether to set black and white with terminal control codes. Without
  ///   them, dark squares have the text color.
  /// - Returns: The lines, each with a line break.
  func text(isColored: Bool) -> String {
    func isDark(_ row: Int, _ column: Int) -> Bool {
      modules.indices.contains(row) && modules.indices.contains(column) && modules[row][column]
    }
    let places = -Self.margin..<size + Self.margin
    return stride(from: places.lowerBound, to: places.upperBound, by: 2).map { row in
      let line = places.map { column -> String in
        switch (isDark(row, column), isDark(row + 1, column)) {
        case (true, true): "█"
        case (true, false): "▀"
        case (false, true): "▄"
        case (false, false): " "
        }
      }.joined()
      return isColored ? "\u{1B}[38;5;16;48;5;231m\(line)\u{1B}[0m\n" : line + "\n"
    }.joined()
  }

  /// The width of the required light margin, in squares.
  private static let margin = 4
}
