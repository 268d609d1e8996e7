internal import TouchstoneFiles
internal import TouchstoneRewriter

/// Prints what a project file, or a file of a package manager, says about the sources.
///
/// A file that can't be read gives one line and isn't a reason to stop.
func report(project path: String, _ sources: [String]) {
  let lines: [String]
  do throws(InputFailure) {
    let bytes = try InputFile.bytes(at: path, atMost: ProjectReport.longest)
    lines = ProjectReport.lines(of: bytes, at: path, sources: sources)
  } catch {
    lines = ["this file can't be used: \(error.clause)"]
  }
  for line in lines { say("\(path): note: \(line)") }
}
