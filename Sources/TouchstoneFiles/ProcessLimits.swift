internal import Foundation

/// The limits that the system sets for the process: `ulimit`.
///
/// Foundation, Dispatch and NIO stop the process or wait without end if they get no file descriptor
/// or no thread. A command therefore checks its limits before it starts.
package enum ProcessLimits {
  /// The reason why the process can't do its work.
  package struct Shortage: Error, Equatable, Sendable, CustomStringConvertible {
    /// The reason, in one line.
    package let description: String
  }

  /// The stack that the main thread needs, in bytes.
  package static let smallestStack = 256 << 10

  /// The stack that the main thread gets if the system allows it, in bytes.
  private static let ordinaryStack = 8 << 20

  /// Raises the limit of the main thread's stack to the ordinary size as far as the system allows it.
  ///
  /// - Throws: A shortage if the stack stays smaller than ``smallestStack``.
  package static func needStack() throws(Shortage) {
    let size = raise(stack, to: ordinaryStack)
    guard size < smallestStack else { return }
    throw Shortage(
      description: "the system limits the stack to \(size >> 10) kB, and \(smallestStack >> 10) kB "
        + "are required; raise the limit (ulimit -s)")
  }

  /// Checks that the process may open `count` more files.
  ///
  /// Raises the process's limit if the system allows it.
  package static func needFiles(_ count: Int) throws(Shortage) {
    guard !canOpen(count) else { return }
    raise(files, to: Int(clamping: min(current(files).rlim_cur, 1 << 30)) + count)
    guard !canOpen(count) else { return }
    throw Shortage(
      description: "the program can't open enough files: \(count) more are required; "
        + "raise the limit (ulimit -n)")
  }

  /// Checks that the process may start `count` more threads or processes.
  ///
  /// - Parameters:
  ///   - count: The number of threads that run at once.
  ///   - stackSize: The size of the stack of each, in bytes, or `nil` for the system's own size.
  /// - Throws: A shortage if the system refuses one of them.
  package static func needThreads(_ count: Int, stackSize: Int? = nil) throws(Shortage) {
    guard !canStart(count, stackSize) else { return }
    let memory = stackSize.map { " of \($0 >> 20) MB each" } ?? ""
    throw Shortage(
      description: "the program can't start \(count) more threads\(memory); raise "
        + "its limits (ulimit -u and ulimit -v)")
  }

  // MARK: Trials

  /// Returns whether `count` descriptors are free.
  ///
  /// The method opens that many, and closes them again.
  private static func canOpen(_ count: Int) -> Bool {
    var opened: [Int32] = []
    defer { for descriptor in opened { close(descriptor) } }
    for _ in 0..<count {
      let descriptor = open("/dev/null", O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return false }
      opened.append(descriptor)
    }
    return true
  }

  /// Returns whether `count` threads can run at once.
  ///
  /// The method starts that many, which wait for the last one.
  private static func canStart(_ count: Int, _ stackSize: Int?) -> Bool {
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    let gate = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    pthread_attr_init(attributes)
    if let stackSize { pthread_attr_setstacksize(attributes, stackSize) }
    pthread_mutex_init(gate, nil)
    pthread_mutex_lock(gate)
    var threads: [pthread_t] = []
    while threads.count < count, let thread = start(attributes, gate) { threads.append(thread) }
    pthread_mutex_unlock(gate)
    for thread in threads { pthread_join(thread, nil) }
    pthread_mutex_destroy(gate)
    pthread_attr_destroy(attributes)
    gate.deallocate()
    attributes.deallocate()
    return threads.count == count
  }

  /// Starts a thread that ends when the gate is open, or returns `nil` if the system refuses it.
  private static func start(
    _ attributes: UnsafePointer<pthread_attr_t>, _ gate: UnsafeMutablePointer<pthread_mutex_t>
  ) -> pthread_t? {
    #if canImport(Darwin)
    var thread: pthread_t?
    let problem = pthread_create(&thread, attributes, passGate, gate)
    return problem == 0 ? thread : nil
    #else
    var thread = pthread_t()
    let problem = pthread_create(&thread, attributes, passGate, gate)
    return problem == 0 ? thread : nil
    #endif
  }

  // MARK: Limits

  #if canImport(Glibc)
  private typealias Resource = __rlimit_resource_t
  private static let files = Resource(RLIMIT_NOFILE.rawValue)
  private static let stack = Resource(RLIMIT_STACK.rawValue)
  #else
  private typealias Resource = Int32
  private static let files = RLIMIT_NOFILE
  private static let stack = RLIMIT_STACK
  #endif

  private static func current(_ resource: Resource) -> rlimit {
    var limit = rlimit()
    getrlimit(resource, &limit)
    return limit
  }

  /// Raises a limit to `value`, or to the maximum that the system allows, and returns the limit
  /// afterwards.
  @discardableResult
  private static func raise(_ resource: Resource, to value: Int) -> Int {
    var limit = current(resource)
    let most = min(limit.rlim_max, rlim_t(value))
    guard limit.rlim_cur < most else { return Int(clamping: limit.rlim_cur) }
    limit.rlim_cur = most
    guard setrlimit(resource, &limit) == 0 else {
      return Int(clamping: current(resource).rlim_cur)
    }
    return Int(clamping: most)
  }
}

/// Waits until the mutex at `gate` is free.
///
/// It is a global function, because the compiler (6.3.1) crashes on a closure here.
private func passGate(_ gate: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  let gate = gate?.assumingMemoryBound(to: pthread_mutex_t.self)
  guard let gate else { return nil }
  pthread_mutex_lock(gate)
  pthread_mutex_unlock(gate)
  return nil
}
