internal import TouchstoneFiles
internal import TouchstoneRewriter

/// The report of a project file, or of a file of a package manager.
enum ProjectLines {
  /// Returns what a file says about the sources, one line for each fact.
  ///
  /// A file that can't be read gives one line and isn't a reason to stop.
  static func of(_ path: String, _ sources: [String]) -> [String] {
    let lines: [String]
    do throws(InputFailure) {
      let bytes = try InputFile.bytes(at: path, atMost: ProjectReport.longest)
      lines = ProjectReport.lines(of: bytes, at: path, sources: sources)
    } catch {
      lines = ["this file can't be used: \(error.clause)"]
    }
    return lines.map { "\(path): note: \($0)" }
  }
}
