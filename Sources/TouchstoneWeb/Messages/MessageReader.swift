internal import Foundation
internal import TouchstoneHost
internal import TouchstoneServer

/// Reads the messages of one connection and refuses what no page of ours would say.
struct MessageReader {
  private var check = StreamCheck()
  private var latestTime = -Double.infinity

  /// The most touches and keys that one tab may hold down.
  static let mostHeld = 64

  /// Reads one message.
  ///
  /// - Throws: the refusal; the connection is then to be closed, since part of the message may
  ///   have been admitted.
  mutating func read(_ data: Data) throws(SocketRefusal) -> ClientMessage {
    do throws(InputRefusal) {
      let message = try ClientMessage([UInt8](data))
      guard case .input(let inputs) = message else { return message }
      return .input(try admit(inputs))
    } catch {
      throw .policy("\(error)")
    }
  }

  /// Admits inputs whose time never runs backwards.
  ///
  /// A browser stamps each pointer by itself, so two fingers may come a little out of order; the
  /// later report then has the time of the earlier one.
  private mutating func admit(_ inputs: [RawInput]) throws(InputRefusal) -> [RawInput] {
    var admitted: [RawInput] = []
    admitted.reserveCapacity(inputs.count)
    for input in inputs {
      latestTime = max(latestTime, input.time)
      let input = input.at(latestTime)
      try check.admit(input)
      let held = check.openTouches.count + check.openKeys.count + check.openPresses.count
      guard held <= Self.mostHeld else {
        throw InputRefusal(
          "\(held) touches and keys are held down at once", expected: "at most \(Self.mostHeld)")
      }
      admitted.append(input)
    }
    return admitted
  }
}
