internal import Foundation
internal import TouchstoneFiles

/// The file descriptors and threads that a command needs in addition to the process's current ones.
struct ResourceNeed {
  /// The need of commands that read and write files, and start neither threads nor processes.
  static let ordinary = ResourceNeed(files: 6, threads: 0)

  /// The number of files that the command has open at once.
  var files: Int
  /// The number of threads and processes that the command runs at once.
  var threads: Int

  /// Checks that the system grants the need.
  func check() throws(ProcessLimits.Shortage) {
    try ProcessLimits.needFiles(files)
    try ProcessLimits.needThreads(threads)
  }
}

/// A command that needs more than the ordinary resources.
protocol ResourceCommand {
  /// The need of this command.
  var need: ResourceNeed { get }
}

extension ServeCommand: ResourceCommand {
  /// The event loops, one for each core, with a few connections and the run loop.
  var need: ResourceNeed {
    let cores = ProcessInfo.processInfo.activeProcessorCount
    return ResourceNeed(files: 16 + 4 * cores, threads: 4 + cores)
  }
}

extension CheckCommand: ResourceCommand {
  /// The replays that run at once, with the threads that wait for them.
  var need: ResourceNeed {
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let running = min(jobs ?? cores, cores)
    return ResourceNeed(files: 10 + 7 * running, threads: 4 + 3 * running)
  }
}
