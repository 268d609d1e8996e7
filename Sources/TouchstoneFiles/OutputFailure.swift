/// The reason why a file can't be written, in one line.
package struct OutputFailure: Error, Equatable, Sendable, CustomStringConvertible {
  /// The reasons.
  package enum Reason: Equatable, Sendable {
    /// A file exists and must not be replaced.
    case exists
    /// The path is that of a folder.
    case folder
    /// The path is that of a socket.
    case socket
    /// The path is a link whose target doesn't exist.
    case danglingLink(target: String)
    /// The folder of the file doesn't exist.
    case noFolder(String)
    /// The command reads the file.
    case isInput
    /// Another process is writing to the file.
    case isBusy
    /// The file is a pipe that no process reads.
    case noReader
    /// The path is empty or contains a zero byte.
    case noPath
    /// A system call failed.
    case system(SystemProblem)
  }

  package let path: String
  package let reason: Reason

  init(_ path: String, _ reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// The reason as a clause.
  package var clause: String {
    switch reason {
    case .exists: "the file already exists"
    case .folder: "it is a folder"
    case .socket: "it is a socket"
    case .danglingLink(let target): "it is a link to \(target), which doesn't exist"
    case .noFolder(let folder): "there is no folder \(folder)"
    case .isInput: "the command reads this file"
    case .isBusy: "another process is writing to it"
    case .noReader: "it is a pipe that no process is reading"
    case .noPath: "the path is empty"
    case .system(let problem): "\(problem)"
    }
  }

  package var description: String { "\(clause); can't write \(path)" }
}
