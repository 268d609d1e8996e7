// Rewrites iOS sources: `touchstone-rewrite [--lasting] [--machine-clock] INPUT OUTPUT …`.
//
// All files of a target go in together, since members move between files. `--lasting` writes a copy to
// keep, which does not name the file it was made from; `--machine-clock` leaves the main queue alone.
internal import Foundation
internal import TouchstoneRewriter

var arguments = Array(CommandLine.arguments.dropFirst())
let options = arguments.prefix { $0.hasPrefix("--") }
arguments.removeFirst(options.count)
var settings = RewriterSettings()
settings.usesApplicationClock = !options.contains("--machine-clock")
let isLasting = options.contains("--lasting")

guard arguments.count.isMultiple(of: 2), !arguments.isEmpty else {
  FileHandle.standardError.write(
    Data("touchstone-rewrite: expected pairs of an input and an output\n".utf8))
  exit(64)
}
let pairs = stride(from: 0, to: arguments.count, by: 2).map {
  (input: arguments[$0], output: arguments[$0 + 1])
}

do {
  let sources = try pairs.map { pair in
    (path: pair.input, text: try SourceText.read(pair.input))
  }
  let result = Rewriter(marksLocations: !isLasting, settings: settings).rewrite(sources)
  for (pair, file) in zip(pairs, result.files) { try SourceText.write(file.text, to: pair.output) }
  for notice in result.notices {
    FileHandle.standardError.write(Data("\(notice)\n".utf8))
  }
} catch {
  FileHandle.standardError.write(Data("touchstone-rewrite: \(error)\n".utf8))
  exit(1)
}
