/// One thing that iOS sources have and that does not compile here, and what takes its place.
protocol Rule {
  /// Looks at one file, knowing all, and says what it wants changed.
  func apply(to file: SourceFile, in program: Program, _ changes: inout Changes)
}
