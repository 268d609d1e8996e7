/// A rewriting rule for one construct of iOS sources that doesn't compile here.
protocol Rule {
  /// Examines one file in the context of all files, and adds the necessary changes.
  func apply(to file: SourceFile, in program: Program, _ changes: inout Changes)
}
