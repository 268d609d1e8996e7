internal import ArgumentParser

/// The command line that every app has.
struct RootCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: AppProgram.name,
      abstract: "Serves the app on a page, and answers what its touches do.",
      discussion: "Without a verb the app is served at http://127.0.0.1:8023.",
      subcommands: [
        ServeCommand.self, ScenesCommand.self, TreeCommand.self, ChainCommand.self,
        WhyCommand.self, LintCommand.self, AccessibilityCommand.self, PlayCommand.self,
      ],
      defaultSubcommand: ServeCommand.self)
  }
}

/// How an answer is written.
enum AnswerFormat: String, ExpressibleByArgument, CaseIterable {
  case text
  case json
}

/// A point of the screen, written `X,Y`.
struct ScreenPoint: ExpressibleByArgument {
  let x: Double
  let y: Double

  init?(argument: String) {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
      .map { $0.filter { $0 != " " } }
    guard parts.count == 2, let x = Double(parts[0]), let y = Double(parts[1]), x.isFinite,
      y.isFinite
    else { return nil }
    self.x = x
    self.y = y
  }
}
