internal import Foundation

/// The target of an output: the existing file, and whether it may be written at all.
struct OutputTarget {
  enum Kind {
    /// No file exists yet.
    case new
    /// A regular file, or a link to one.
    case regular(FileStatus)
    /// A pipe, a device, or an output that this process has already opened.
    case stream(isPipe: Bool)
  }

  /// The path as it was given, for messages.
  let given: String
  /// The path of the file itself, with links resolved.
  let path: String
  let kind: Kind

  /// Inspects a path.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - inputs: The files that are read in the meantime. None of them may be written.
  /// - Throws: The reason why the file can't be written.
  init(_ path: String, inputs: [String]) throws(OutputFailure) {
    given = path
    guard !path.isEmpty, !path.utf8.contains(0) else { throw OutputFailure(path, .noPath) }
    let direct: FileStatus
    do {
      direct = try FileStatus(path, followsLinks: false)
    } catch {
      try Self.checkFolder(of: path, error)
      self.path = path
      kind = .new
      return
    }
    let status: FileStatus
    do {
      status = try direct.kind == .link ? FileStatus(path) : direct
    } catch {
      guard error.number == ENOENT || error.number == ENOTDIR else {
        throw OutputFailure(path, .system(error))
      }
      throw OutputFailure(path, .danglingLink(target: Self.target(ofLink: path)))
    }
    for input in inputs where status.kind == .regular || status.kind == .pipe {
      guard (try? FileStatus(input))?.identity != status.identity else {
        throw OutputFailure(path, .isInput)
      }
    }
    switch status.kind {
    case .regular where Self.isOpenOutput(path):
      self.path = path
      kind = .stream(isPipe: false)
    case .regular:
      self.path = direct.kind == .link ? Self.resolved(path) : path
      kind = .regular(status)
    case .pipe, .device:
      self.path = path
      kind = .stream(isPipe: status.kind == .pipe)
    case .folder: throw OutputFailure(path, .folder)
    case .link, .socket: throw OutputFailure(path, .socket)
    }
  }

  /// The folder in which the file is, or will be.
  var folder: String { Self.folder(of: path) }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func checkFolder(
    of path: String, _ problem: SystemProblem
  ) throws(OutputFailure) {
    guard problem.number == ENOENT || problem.number == ENOTDIR else {
      throw OutputFailure(path, .system(problem))
    }
    let folder = folder(of: path)
    guard (try? FileStatus(folder))?.kind == .folder, !path.hasSuffix("/") else {
      throw OutputFailure(path, .noFolder(folder))
    }
  }

  private static func target(ofLink path: String) -> String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) ?? "nothing"
  }

  private static func resolved(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Returns whether a path names an output that this process has open.
  ///
  /// Replacing the file behind it would cut off the process that redirected the output.
  private static func isOpenOutput(_ path: String) -> Bool {
    var path = path
    for _ in 0..<mostLinks {
      if ["/dev/stdout", "/dev/stderr"].contains(path)
        || ["/dev/fd/", "/proc/self/fd/"].contains(where: path.hasPrefix)
      {
        return true
      }
      guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
        return false
      }
      path = target.hasPrefix("/") ? target : "\(folder(of: path))/\(target)"
    }
    return false
  }

  /// The maximum number of links that lead to each other, as on Linux.
  private static let mostLinks = 40
}
