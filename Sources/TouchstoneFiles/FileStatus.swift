internal import Foundation

/// A failed system call, by its error number.
package struct SystemProblem: Error, Equatable, Sendable, CustomStringConvertible {
  /// The value of `errno`.
  package let number: Int32

  /// Creates a problem from an error number.
  package init(_ number: Int32) { self.number = number }

  /// The most recent problem of this thread.
  static var latest: SystemProblem { SystemProblem(errno) }

  /// The system's description of the error.
  package var description: String { String(cString: strerror(number)) }
}

/// The file system's description of a file.
package struct FileStatus: Equatable, Sendable {
  /// The types of files that the rules distinguish.
  package enum Kind: Equatable, Sendable {
    case regular
    case folder
    case link
    case pipe
    case device
    case socket
  }

  /// A device and a number on the device, which together identify one file at a time.
  package struct Identity: Hashable, Sendable {
    let device: UInt64
    let number: UInt64
  }

  package let kind: Kind
  package let identity: Identity
  let owner: uid_t
  let group: gid_t
  /// The permissions.
  let mode: mode_t
  /// The number of bytes.
  package let size: Int
  /// The number of names that the file has, which is 0 for a deleted file.
  let nameCount: Int

  /// Reads the status of a path.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - followsLinks: Whether a symbolic link is replaced by its target.
  /// - Throws: The reason why the status can't be read.
  package init(_ path: String, followsLinks: Bool = true) throws(SystemProblem) {
    var info = stat()
    guard (followsLinks ? stat(path, &info) : lstat(path, &info)) == 0 else {
      throw SystemProblem.latest
    }
    self.init(info)
  }

  /// Reads the status of an open file.
  package init(descriptor: Int32) throws(SystemProblem) {
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { throw SystemProblem.latest }
    self.init(info)
  }

  private init(_ info: stat) {
    kind =
      switch info.st_mode & S_IFMT {
      case S_IFREG: .regular
      case S_IFDIR: .folder
      case S_IFLNK: .link
      case S_IFIFO: .pipe
      case S_IFCHR, S_IFBLK: .device
      default: .socket
      }
    identity = Identity(
      device: UInt64(truncatingIfNeeded: info.st_dev),
      number: UInt64(truncatingIfNeeded: info.st_ino))
    (owner, group, mode) = (info.st_uid, info.st_gid, info.st_mode & 0o7777)
    (size, nameCount) = (Int(clamping: info.st_size), Int(clamping: info.st_nlink))
  }
}
