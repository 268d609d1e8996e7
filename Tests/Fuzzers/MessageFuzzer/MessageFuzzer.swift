internal import Foundation
internal import FuzzRunner
internal import TouchstoneHost
internal import TouchstoneInput

@testable internal import TouchstoneServer
@testable internal import TouchstoneSession
@testable internal import TouchstoneWeb

/// Fuzzes the messages of a page, or of an impostor, on one connection: one message per line.
@main struct MessageFuzzer {
  /// The maximum length of a reason in a close frame.
  private static let longestReason = 123

  @MainActor static func main() {
    runFuzzer { bytes in
      var reader = MessageReader()
      var check = StreamCheck()
      var admitted: [RawInput] = []
      for line in bytes.rest.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      {
        do throws(SocketRefusal) {
          guard case .input(let inputs) = try reader.read(Data(line)) else { continue }
          for input in inputs {
            demand((try? check.admit(input)) != nil, "\(input) cannot follow what was admitted")
          }
          admitted += inputs
        } catch {
          demand(
            !error.reason.contains(where: \.isNewline)
              && error.reason.utf8.count <= longestReason && !error.reason.isEmpty,
            "the reason is “\(error.reason)”")
          break
        }
      }
      checkRecording(admitted)
      checkClock(admitted)
    }
  }

  /// Checks that accepted input can be recorded, and is the same when read again.
  private static func checkRecording(_ inputs: [RawInput]) {
    let header = RecordingHeader(screen: .init(width: 390, height: 844, scale: 3))
    let recording = Recording(header: header, records: inputs.map { .input($0, extra: []) })
    let text = RecordingWriter.write(recording)
    do throws(RecordingError) {
      let read = try RecordingReader.read(text)
      demand(
        read.records == inputs.map { .input($0.rounded, extra: []) },
        "recorded it is something else:\n\(text)\n\(read.records)")
    } catch {
      demand(false, "admitted, but no recording: \(error)\n\(text)")
    }
  }

  /// Checks that on the host's clock, no input is before the last frame, after now, or before its
  /// predecessor.
  private static func checkClock(_ inputs: [RawInput]) {
    var clock = PageClock()
    var (earliest, now) = (5.0, 5.25)
    for part in [inputs[..<(inputs.count / 2)], inputs[(inputs.count / 2)...]] {
      let settled = clock.settle(Array(part), from: earliest, to: now)
      demand(settled.count == part.count, "an input is lost")
      var last = earliest
      for input in settled {
        demand(
          last <= input.time && input.time <= now, "\(input) is not from \(last) to \(now)")
        last = input.time
      }
      (earliest, now) = (now, now + 0.25)
    }
  }
}
