import Testing
import TouchstoneTesting
import UIKit

@testable import TouchstoneHost
@testable import TouchstoneRecording
@testable import UIKitCore

/// A long recording is read in chunks and played record by record, so that memory doesn't grow with
/// its length.
@MainActor
@Suite(.staged)
struct LongRecordingTests {
  private nonisolated static let pieceLength = 4_096

  /// A file that is generated while it is read: a finger touches down, moves a number of times, and
  /// lifts.
  private final class LongFile {
    private let moves: Int
    private var next = -1
    private var waiting: [UInt8]
    /// The number of bytes returned so far.
    private(set) var given = 0
    private(set) var longestLine = 0

    init(moves: Int) {
      self.moves = moves
      waiting = Array((header + "\n").utf8)
    }

    func piece() -> [UInt8]? {
      while waiting.count < pieceLength, next <= moves {
        let phase = next < 0 ? "began" : next < moves ? "moved" : "ended"
        let line =
          #"{"t":\#(Double(next + 1) / 1_000),"kind":"touch","id":1,"phase":"\#(phase)","x":\#(20 + (next + 1) % 300),"y":200}"#
        waiting += Array((line + "\n").utf8)
        longestLine = max(longestLine, line.utf8.count + 1)
        next += 1
      }
      guard !waiting.isEmpty else { return nil }
      let piece = Array(waiting.prefix(pieceLength))
      waiting.removeFirst(piece.count)
      given += piece.count
      return piece
    }
  }

  @Test("reading a file of 20,000 lines keeps at most two chunks and a line in memory")
  func reading() throws {
    let file = LongFile(moves: 20_000)
    var stream = try RecordingStream { file.piece() }
    var count = 0
    var most = 0
    while try stream.next() != nil {
      count += 1
      most = max(most, stream.heldBytes)
    }
    #expect(count == 20_002)
    #expect(file.given > 100 * most)
    #expect(most <= 2 * Self.pieceLength + file.longestLine)
  }

  @Test("playing a recording of 20,000 lines queues at most the input of one moment")
  func playing() throws {
    let stage = Stage()
    let view = MoveCounter(frame: stage.window.bounds)
    stage.window.addSubview(view)
    let file = LongFile(moves: 20_000)
    var stream = try RecordingStream { file.piece() }
    var mostWaiting = 0
    RecordingPlayer.play(hertz: 60, hasFrames: false, on: stage.application) {
      mostWaiting = max(mostWaiting, stage.application.loop.queue.count)
      return try? stream.next()
    }
    #expect(view.began == 1 && view.ended == 1)
    #expect(view.moved > 1_150)
    #expect(mostWaiting <= 20)
  }
}

private final class MoveCounter: UIView {
  var began = 0
  var moved = 0
  var ended = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { began += 1 }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { moved += 1 }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { ended += 1 }
}
