extension String {
  /// The string with its control characters escaped, so that a message stays one line whatever
  /// names are in it, and can't control a terminal.
  package var inOneLine: String {
    unicodeScalars.reduce(into: "") { line, scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator:
        line += scalar.escaped(asASCII: true)
      default: line.unicodeScalars.append(scalar)
      }
    }
  }
}
