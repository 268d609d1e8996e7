internal import Foundation

/// An open file that is closed when its last reference is released.
final class FileDescriptor {
  let number: Int32

  init(_ number: Int32) { self.number = number }

  deinit { close(number) }

  /// Opens a file that child processes don't inherit.
  init(opening path: String, _ flags: Int32, mode: mode_t = 0) throws(SystemProblem) {
    var opened = open(path, flags | O_CLOEXEC, mode)
    while opened < 0, errno == EINTR { opened = open(path, flags | O_CLOEXEC, mode) }
    guard opened >= 0 else { throw SystemProblem.latest }
    number = opened
  }

  /// Writes bytes until all are written or a write fails.
  ///
  /// - Returns: The number of bytes written, and the problem if it isn't all of them.
  func write(
    _ bytes: ArraySlice<UInt8>, by write: FileWriting = SystemCalls.write
  ) -> (count: Int, problem: SystemProblem?) {
    bytes.withUnsafeBytes { bytes in
      var count = 0
      while count < bytes.count {
        let written = write(number, UnsafeRawBufferPointer(rebasing: bytes[count...]))
        if written > 0 {
          count += written
        } else if written == 0 {
          return (count, SystemProblem(EIO))
        } else if errno != EINTR {
          return (count, SystemProblem.latest)
        }
      }
      return (count, nil)
    }
  }

  /// Acquires an advisory lock on the file, without waiting.
  ///
  /// - Returns: Whether no other process has the lock. Returns `true` if the file system has no
  ///   locks.
  func lock() -> Bool {
    flock(number, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
  }

  /// Waits until the device has the bytes.
  ///
  /// Pipes and devices don't support this, which isn't an error.
  func synchronize() throws(SystemProblem) {
    guard fsync(number) != 0, errno != EINVAL, errno != ENOTSUP, errno != EROFS else { return }
    throw SystemProblem.latest
  }

  /// Makes writes blocking or non-blocking.
  func setWaiting(_ waits: Bool) {
    let flags = fcntl(number, F_GETFL)
    _ = fcntl(number, F_SETFL, waits ? flags & ~O_NONBLOCK : flags | O_NONBLOCK)
  }
}
