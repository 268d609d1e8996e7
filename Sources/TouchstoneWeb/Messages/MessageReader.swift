internal import Foundation
internal import TouchstoneHost
internal import TouchstoneServer

/// Reads the messages of one connection and rejects messages that the page wouldn't send.
struct MessageReader {
  private var check = StreamCheck()
  private var latestTime = -Double.infinity

  /// The maximum number of touches and keys that one tab may hold down.
  static let mostHeld = 64

  /// Reads one message.
  ///
  /// - Throws: The refusal. The connection must then be closed, because part of the message may
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

  /// Admits inputs and ensures that their times don't decrease.
  ///
  /// A browser stamps each pointer separately, so two fingers may be slightly out of order. The
  /// later report then gets the time of the earlier one.
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
          "\(held) touches and keys are held down at the same time",
          expected: "at most \(Self.mostHeld)")
      }
      admitted.append(input)
    }
    return admitted
  }
}
