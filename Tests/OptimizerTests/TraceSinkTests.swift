import Testing
import TouchstoneTesting
import UIKit

/// Sinks that are added and removed while they receive records.
@Suite(.staged)
@MainActor
struct TraceSinkTests {
  /// Removes itself at its first record, and may add another sink instead.
  private final class LeavingSink: TraceSink {
    let wantsVisits = false
    private let tracer: Tracer
    private let book: Book
    private let successor: (any TraceSink)?

    init(_ tracer: Tracer, _ book: Book, successor: (any TraceSink)? = nil) {
      self.tracer = tracer
      self.book = book
      self.successor = successor
    }

    func record(_ record: TraceRecord) {
      tracer.remove(self)
      if let successor { tracer.add(successor) }
      book.lines.append("\(record.kind.rawValue)")
    }

    deinit { book.lines.append("gone") }
  }

  /// The records, which the test retains.
  private final class Book {
    var lines: [String] = []
  }

  private let stage = Stage()
  private let book = Book()
  private var tracer: Tracer { stage.application.tracer }

  init() { stage.stopTracing() }

  @Test func `A sink that removes itself lives until it has read its record`() {
    tracer.add(LeavingSink(tracer, book))
    stage.tap(at: CGPoint(x: 20, y: 20))
    #expect(book.lines == ["enqueued", "gone"])
  }

  @Test func `A replacement sink receives the next step`() {
    let log = TraceLog()
    tracer.add(LeavingSink(tracer, book, successor: log))
    stage.tap(at: CGPoint(x: 20, y: 20))
    #expect(book.lines == ["enqueued", "gone"])
    #expect(log.records.first?.kind == .bound || log.records.first?.kind == .visited)
  }

  @Test func `One of two sinks may be removed, and the other still receives records`() {
    let log = TraceLog()
    tracer.add(LeavingSink(tracer, book))
    tracer.add(log)
    stage.tap(at: CGPoint(x: 20, y: 20))
    #expect(book.lines == ["enqueued", "gone"])
    #expect(log.records.first?.kind == .enqueued)
    #expect(log.records.contains { $0.kind == .discarded })
  }
}
