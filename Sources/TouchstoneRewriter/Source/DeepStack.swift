internal import Foundation

/// Runs work that recurses as deeply as a source is nested, on a stack of sufficient size.
///
/// The parser and the visitors of the syntax tree recurse. The 8 MiB stack of a main thread holds
/// about 200 levels of the parser in a debug build, and the tool is always built in debug.
package enum DeepStack {
  /// The size of the stack in bytes.
  ///
  /// The system commits memory only for the part that is used.
  package static let size = 1 << 30

  /// Whether the current thread has the stack. Names of threads don't tell: Linux shortens them.
  @TaskLocal private static var isCurrent = false

  private final class Answer<Value>: @unchecked Sendable {
    var value: Value?
  }

  /// Calls `work` on a separate thread and waits for it. Nested calls stay on that thread.
  static func run<Value>(_ work: @escaping () -> Value) -> Value {
    if isCurrent { return work() }
    nonisolated(unsafe) let work = work
    let answer = Answer<Value>()
    let end = DispatchSemaphore(value: 0)
    let count = WorkCount.current
    let thread = Thread {
      answer.value = $isCurrent.withValue(true) { WorkCount.$current.withValue(count) { work() } }
      end.signal()
    }
    thread.name = "touchstone-rewrite"
    thread.stackSize = size
    thread.start()
    end.wait()
    guard let value = answer.value else { fatalError("the thread ended without an answer") }
    return value
  }
}
