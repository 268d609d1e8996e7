internal import ArgumentParser
internal import Foundation
internal import TouchstoneHost
internal import TouchstoneInspector
internal import TouchstoneKit
internal import TouchstoneProtocol

/// Prints the information that another program needs about the screen.
struct LookCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "look", abstract: "Prints everything on the screen of a scene as JSON.")

  @Option(help: "The scene to show. Default: the first one.")
  var scene: String?

  func run() throws { try MainActor.assumeIsolated { try ProtocolAnswer.print("look", scene, []) } }
}

/// Prints all properties of a view.
struct PropertiesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "properties", abstract: "Prints all properties of a view as JSON.")

  @Option(help: "The scene to show. Default: the first one.")
  var scene: String?

  @Option(help: "The name of the view.")
  var view: String

  func run() throws {
    try MainActor.assumeIsolated {
      try ProtocolAnswer.print("properties", scene, [JSONMember("view", .string(view))])
    }
  }
}

/// The options for the target of a tap.
struct TapOptions: ParsableArguments {
  @Option(help: "The scene to show. Default: the first one.")
  var scene: String?

  @Option(help: "A point on the screen: X,Y.", transform: ScreenPoint.read)
  var at: ScreenPoint?

  @Option(help: "The name of the view.")
  var view: String?

  @Option(help: "The number of taps.")
  var count = 1

  func validate() throws {
    guard (at == nil) != (view == nil) else {
      throw ValidationError("Specify either a point with --at X,Y or a view with --view NAME")
    }
  }

  /// The arguments of the verb.
  var members: [JSONMember] {
    var members = [JSONMember("count", .number(count))]
    if let at { members += [JSONMember("x", .number(at.x)), JSONMember("y", .number(at.y))] }
    if let view { members.append(JSONMember("view", .string(view))) }
    return members
  }
}

/// Taps, and prints the outcome.
struct TapCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tap",
    abstract: "Taps a point or a view of a scene and prints the objects that responded and the "
      + "changes, as JSON."
  )

  @OptionGroup var options: TapOptions

  func run() throws {
    try MainActor.assumeIsolated { try ProtocolAnswer.print("tap", options.scene, options.members) }
  }
}

/// Taps, and prints the lanes of the recognizers.
struct LanesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lanes",
    abstract: "Taps a point or a view of a scene and prints the outcome at each recognizer, as "
      + "JSON.")

  @OptionGroup var options: TapOptions

  func run() throws {
    try MainActor.assumeIsolated {
      let output = AnswerOutput.reserve()
      let handler = ProtocolHandler(virtual: try AppProgram.current.launch(scene: options.scene))
      _ = try ProtocolAnswer.of("tap", options.members, handler)
      try output.write(try ProtocolAnswer.of("lanes", [], handler).text + "\n")
    }
  }
}

/// Answers of the protocol on the command line.
@MainActor
private enum ProtocolAnswer {
  static func print(_ verb: String, _ scene: String?, _ arguments: [JSONMember]) throws {
    let output = AnswerOutput.reserve()
    let handler = ProtocolHandler(virtual: try AppProgram.current.launch(scene: scene))
    try output.write(try of(verb, arguments, handler).text + "\n")
  }

  static func of(
    _ verb: String, _ arguments: [JSONMember], _ handler: ProtocolHandler
  ) throws -> JSONValue {
    do {
      return try handler.answer(verb, arguments)
    } catch {
      throw CommandError(
        error.message, code: error.code == .unreachable ? CommandError.failure : CommandError.badUse
      )
    }
  }
}

/// Serves clients that use the Model Context Protocol.
struct ContextCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Serves agents through the Model Context Protocol, over standard input and output.")

  @Option(help: "The scene to show. Default: the first one.")
  var scene: String?

  func run() throws {
    try MainActor.assumeIsolated {
      let output = AnswerOutput.reserve()
      let handler = ProtocolHandler(virtual: try AppProgram.current.launch(scene: scene))
      let server = ContextServer(handler, name: AppProgram.name, version: AppProgram.version)
      var lines = StandardInputLines(longest: ContextServer.longestLine)
      while let line = lines.next() {
        let answer: String?
        switch line {
        case .tooLong: answer = ContextServer.tooLong
        case .whole(let bytes) where bytes.allSatisfy(StandardInputLines.isBlank): continue
        case .whole(let bytes): answer = server.receive(bytes)
        }
        if let answer { try output.write(answer + "\n") }
      }
    }
  }
}
