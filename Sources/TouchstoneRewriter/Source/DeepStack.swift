internal import Foundation

/// Runs work that recurses as deep as a source is nested on a stack that is large enough for it.
///
/// The parser and the visitors of the syntax tree recurse. The 8 MiB of a main thread hold some 200
/// levels of the parser in a debug build, which is how the tool is always built.
enum DeepStack {
  /// The size of the stack. The system gives memory only to the part that is used.
  private static let size = 1 << 30

  private static let name = "touchstone-rewrite"

  private final class Answer<Value>: @unchecked Sendable {
    var value: Value?
  }

  /// Calls `work` on a thread of its own, and waits for it. Nested calls stay on the thread.
  static func run<Value>(_ work: @escaping () -> Value) -> Value {
    if Thread.current.name == name { return work() }
    nonisolated(unsafe) let work = work
    let answer = Answer<Value>()
    let end = DispatchSemaphore(value: 0)
    let count = WorkCount.current
    let thread = Thread {
      answer.value = WorkCount.$current.withValue(count) { work() }
      end.signal()
    }
    thread.name = name
    thread.stackSize = size
    thread.start()
    end.wait()
    guard let value = answer.value else { fatalError("the thread ended without an answer") }
    return value
  }
}
