// Rewrites iOS sources:
// `touchstone-rewrite [--lasting] [--machine-clock] [--combine] [--resources=OUTPUT --target=NAME]
// [--notice=LINE …] [--beside=FILE …] [--project=FILE …] INPUT OUTPUT …`.
//
// Pass all files of a target together, because members move between files. `--lasting` writes a
// copy to keep, which doesn't name its original file. `--machine-clock` leaves the main queue
// unchanged. `--combine` says that the target depends on TouchstoneCombine. `--notice` is a line
// about a file that isn't rewritten. `--beside` names a Swift file of the same target that isn't
// rewritten. `--project` names an Xcode project file or a file of a package manager, which is
// reported.
//
// `--resources` writes a source that finds the resources of the target that `--target` names.
//
// A folder paired with a file `Absent.rewritten.swift` or `Absent.swift` is converted to a source with
// placeholders for types that Touchstone doesn't have. `--lasting` writes it only if it has content.
//
// Any other folder is converted to a source with the colors of its asset catalogs. An `Info.plist` is
// converted to a source with the settings that have an effect if the output is one. Any other file
// is copied.
internal import Foundation
internal import TouchstoneFiles
internal import TouchstoneRewriter

/// Writes lines to standard error. If that fails, there is no way to report anything.
///
/// All lines are one write. For each piece of output, SwiftPM 6.3 reads the command's name later,
/// when the command may have been freed, and crashes.
func say(_ lines: [String]) {
  let text = lines.map { "\($0.inOneLine)\n" }.joined()
  guard !text.isEmpty else { return }
  try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
}

func say(_ line: String) { say([line]) }

/// Returns whether an output is the file of placeholders.
func isForPlaceholders(_ path: String) -> Bool {
  path.hasSuffix("/Absent.rewritten.swift") || path.hasSuffix("/Absent.swift")
}

StandardDescriptors.fill()

var arguments = Array(CommandLine.arguments.dropFirst())
let options = arguments.prefix { $0.hasPrefix("--") }
arguments.removeFirst(options.count)
var settings = RewriterSettings()
settings.usesApplicationClock = !options.contains("--machine-clock")
settings.hasCombine = options.contains("--combine")

guard arguments.count.isMultiple(of: 2), !arguments.isEmpty else {
  say("touchstone-rewrite: expected pairs of an input and an output")
  exit(64)
}
let pairs = stride(from: 0, to: arguments.count, by: 2).map {
  (input: arguments[$0], output: arguments[$0 + 1])
}

do {
  try ProcessLimits.needThreads(1, stackSize: DeepStack.size)
  try SourceText.check(pairs)
  for option in options where option.hasPrefix("--beside=") {
    settings.addTypes(
      declaredIn: try SourceText.read(String(option.dropFirst("--beside=".count))))
  }
  func value(of option: String) -> String? {
    options.last { $0.hasPrefix(option) }.map { String($0.dropFirst(option.count)) }
  }
  let access = value(of: "--resources=")
  settings.hasResourceAccess = access != nil
  let sources = pairs.filter { $0.input.hasSuffix(".swift") }
  let rewriter = Rewriter(marksLocations: !options.contains("--lasting"), settings: settings)
  let result = try rewriter.rewrite(
    sources.map { (path: $0.input, text: try SourceText.read($0.input)) })
  for (pair, file) in zip(sources, result.files) {
    try SourceText.write(file.text, madeFrom: pair.input, to: pair.output)
  }
  var notices = result.notices
  for pair in pairs where !pair.input.hasSuffix(".swift") {
    if pair.input.hasSuffix("Info.plist"), pair.output.hasSuffix(".swift") {
      let list = InfoPlist(try SourceText.data(pair.input), path: pair.input)
      let made = list.source(
        for: try sources.map { (path: $0.input, text: try SourceText.read($0.input)) })
      try SourceText.write(made.text, madeFrom: pair.input, to: pair.output)
      notices += made.notices
    } else if isForPlaceholders(pair.output) {
      if result.hasPlaceholders || !options.contains("--lasting") {
        try SourceText.write(result.placeholders, madeFrom: pair.input, to: pair.output)
      }
    } else if try SourceText.isFolder(pair.input) {
      let colors = ColorSets.source(try SourceText.colorSets(below: pair.input))
      try SourceText.write(colors, madeFrom: pair.input, to: pair.output)
    } else {
      try SourceText.copy(pair.input, to: pair.output)
    }
  }
  if let access {
    let text = ResourceAccess.source(target: value(of: "--target=") ?? "")
    try SourceText.write(text, madeFrom: CommandLine.arguments[0], to: access)
  }
  let given = options.filter { $0.hasPrefix("--notice=") }.map { $0.dropFirst("--notice=".count) }
  let projects = options.filter { $0.hasPrefix("--project=") }.flatMap {
    ProjectLines.of(String($0.dropFirst("--project=".count)), sources.map(\.input))
  }
  say(given.map(String.init) + notices.map { "\($0)" } + projects + result.summary)
} catch {
  say("touchstone-rewrite: \(error)")
  exit(1)
}
