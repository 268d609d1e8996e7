internal import ArgumentParser

/// The command line of every app.
struct RootCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: AppProgram.name,
      abstract: "Serves the app on a page, and explains its touches.",
      discussion: "Without a verb, serves the app at http://127.0.0.1:8023.",
      version: "\(AppProgram.name), on Touchstone \(AppProgram.version)",
      subcommands: commands, defaultSubcommand: ServeCommand.self)
  }

  private static let commands: [any ParsableCommand.Type] = [
    ServeCommand.self, ScenesCommand.self, TreeCommand.self, ChainCommand.self,
    WhyCommand.self, MapCommand.self, LintCommand.self, AccessibilityCommand.self, PlayCommand.self,
    LatencyCommand.self, ReportCommand.self, ShotCommand.self, CheckCommand.self, TestCommand.self,
    LookCommand.self, TapCommand.self, LanesCommand.self, PropertiesCommand.self,
    ContextCommand.self,
  ]

  /// The words that may be the first argument.
  static let verbs =
    commands.compactMap { $0.configuration.commandName }
    + commands.flatMap { $0.configuration.aliases } + ["help"]

  /// Returns the command line that prints the help for some arguments.
  ///
  /// It is the help of their verb, or of the default verb, because the help of the root command
  /// lists no options.
  static func help(for arguments: [String]) -> String {
    let named = arguments.first.flatMap { verbs.contains($0) && $0 != "help" ? $0 : nil }
    let verb = named ?? ServeCommand.configuration.commandName ?? "serve"
    return "\(AppProgram.name) \(verb) --help"
  }
}

/// The format of an answer.
enum AnswerFormat: String, ExpressibleByArgument, CaseIterable {
  case text = "text"
  case json = "json"
}

/// A point of the screen, written `X,Y`.
struct ScreenPoint {
  let x: Double
  let y: Double

  /// Parses a point, or throws an error with an example.
  static func read(_ argument: String) throws -> ScreenPoint {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
      .map { $0.filter { $0 != " " } }
    guard parts.count == 2, let x = Double(parts[0]), let y = Double(parts[1]), x.isFinite,
      y.isFinite
    else {
      throw ValidationError(
        "--at requires a point on the screen, two numbers separated by a comma such as --at "
          + "195,300, not \"\(argument)\"")
    }
    return ScreenPoint(x: x, y: y)
  }
}
