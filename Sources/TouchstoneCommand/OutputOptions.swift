internal import ArgumentParser
internal import TouchstoneFiles

/// Options of commands that write files.
struct OutputOptions: ParsableArguments {
  @Flag(help: "Replace an existing file.")
  var force = false

  /// The rule for an existing file: `--force` replaces it.
  func existing(_ rule: ExistingFile = .keep) -> ExistingFile { .unless(forced: force, rule) }

  /// Writes a file that isn't one of the files in `reading`.
  func write(
    _ bytes: [UInt8], to path: String, replacing rule: ExistingFile = .keep, reading: [String] = []
  ) throws {
    do {
      try OutputFile.write(bytes, to: path, existing: existing(rule), inputs: reading)
    } catch {
      throw CommandError(error)
    }
  }

  /// Rejects a path early if it couldn't be written at the end.
  func check(
    _ path: String?, replacing rule: ExistingFile = .keep, reading: [String] = []
  ) throws {
    guard let path else { return }
    do {
      try OutputFile.check(path, existing: existing(rule), inputs: reading)
    } catch {
      throw CommandError(error)
    }
  }
}

extension CommandError {
  /// Describes why a file can't be written, and how to replace an existing file.
  init(_ failure: OutputFailure) {
    self.init(
      failure.reason == .exists
        ? "\(failure.path) already exists; --force replaces it" : failure.description)
  }
}
