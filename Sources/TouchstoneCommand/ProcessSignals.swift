internal import Foundation

/// The signals of the process.
enum ProcessSignals {
  /// Lets every signal come, and makes an error of a limit of file size.
  ///
  /// A process inherits the signals that the thread which started it has blocked. The threads of a work
  /// queue, on which `check` starts its replays, block those that end a process.
  static func prepare() {
    var none = sigset_t()
    sigemptyset(&none)
    sigprocmask(SIG_SETMASK, &none, nil)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Ends the process soon after its parent has ended.
  static func endWithParent(_ parent: Int32) {
    Thread.detachNewThread {
      while getppid() == parent { usleep(500_000) }
      _exit(Complaint.failure)
    }
  }
}
