internal import Foundation
internal import TouchstoneInput
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
    let message: ClientMessage
    do {
      message = try JSONDecoder().decode(ClientMessage.self, from: data)
    } catch let error as DecodingError {
      throw .policy(Self.line(about: error))
    } catch {
      throw .policy("The message is no JSON.")
    }
    switch message {
    case .input(let inputs): return .input(try admit(inputs))
    case .why(let x, let y):
      guard x.isFinite, y.isFinite else { throw .policy("why: expected a finite point.") }
      return message
    case .scene, .whyView, .journal, .lint, .style, .device, .drawn, .openMenu, .closeMenu, .choose: return message
    }
  }

  /// Admits inputs whose time never runs backwards.
  ///
  /// A browser stamps each pointer by itself, so two fingers may come a little out of order; the
  /// later report then has the time of the earlier one.
  private mutating func admit(_ inputs: [RawInput]) throws(SocketRefusal) -> [RawInput] {
    var admitted: [RawInput] = []
    admitted.reserveCapacity(inputs.count)
    for input in inputs {
      latestTime = max(latestTime, input.time)
      let input = input.at(latestTime)
      do {
        try check.admit(input)
      } catch {
        throw .policy("\(error)")
      }
      let held = check.openTouches.count + check.openKeys.count + check.openPresses.count
      guard held <= Self.mostHeld else {
        throw .policy("More than \(Self.mostHeld) touches and keys are held down at once.")
      }
      admitted.append(input)
    }
    return admitted
  }

  /// Says in one line where a message is wrong.
  private static func line(about error: DecodingError) -> String {
    let (context, problem): (DecodingError.Context, String) =
      switch error {
      case .keyNotFound(let key, let context): (context, "“\(key.stringValue)” is missing")
      case .typeMismatch(let type, let context): (context, "expected \(name(of: type))")
      case .valueNotFound(let type, let context): (context, "expected \(name(of: type))")
      case .dataCorrupted(let context) where context.codingPath.isEmpty:
        (context, "The message is no JSON")
      case .dataCorrupted(let context): (context, context.debugDescription)
      @unknown default: (.init(codingPath: [], debugDescription: ""), "The message is wrong")
      }
    let path = context.codingPath.map { key in
      key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)"
    }.joined()
    return path.isEmpty ? "\(problem)." : "\(path.drop { $0 == "." }): \(problem)."
  }

  private static func name(of type: any Any.Type) -> String {
    switch type {
    case is Double.Type: "a number"
    case is Int.Type: "a whole number"
    case is String.Type: "a text"
    case is Bool.Type: "true or false"
    case is [InputRecord].Type, is [String].Type, is [any Sendable].Type: "a list"
    default: "an object"
    }
  }
}
