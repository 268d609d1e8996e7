internal import Foundation

/// The signal handling of the process.
enum ProcessSignals {
  /// Unblocks all signals, and turns exceeding a file size limit into an error.
  ///
  /// A process inherits the signals that the thread which started it has blocked. The threads of a
  /// dispatch queue, on which `check` starts its replays, block the signals that end a process.
  static func prepare() {
    var none = sigset_t()
    sigemptyset(&none)
    sigprocmask(SIG_SETMASK, &none, nil)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Ends the process within half a second after its parent has ended.
  static func endWithParent(_ parent: Int32) {
    Thread.detachNewThread {
      while getppid() == parent { usleep(500_000) }
      _exit(CommandError.failure)
    }
  }
}
