internal import Foundation

/// Writes bytes to a descriptor.
///
/// Returns the number of bytes written, or -1 with `errno` set.
package typealias FileWriting = @Sendable (Int32, UnsafeRawBufferPointer) -> Int

/// System calls with changed error handling.
package enum SystemCalls {
  /// `write(2)`, without the signals that end a process at a limit of file size (SIGXFSZ) or at a pipe
  /// without a reader (SIGPIPE): both become errors.
  package static let write: FileWriting = { descriptor, bytes in
    var signals = sigset_t()
    var earlier = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    sigaddset(&signals, SIGXFSZ)
    pthread_sigmask(SIG_BLOCK, &signals, &earlier)
    let count = Foundation.write(descriptor, bytes.baseAddress, bytes.count)
    let problem = errno
    if count < 0, problem == EPIPE || problem == EFBIG {
      discardPending(problem == EPIPE ? SIGPIPE : SIGXFSZ)
    }
    pthread_sigmask(SIG_SETMASK, &earlier, nil)
    errno = problem
    return count
  }

  /// Removes a signal that is pending for this thread.
  ///
  /// An ignored signal is never pending.
  private static func discardPending(_ signal: Int32) {
    var pending = sigset_t()
    sigpending(&pending)
    guard sigismember(&pending, signal) == 1 else { return }
    var one = sigset_t()
    sigemptyset(&one)
    sigaddset(&one, signal)
    var taken: Int32 = 0
    sigwait(&one, &taken)
  }
}
