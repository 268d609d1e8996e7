internal import ArgumentParser
internal import Foundation
internal import TouchstoneHost
internal import TouchstoneInspector
internal import TouchstoneKit
internal import TouchstoneTrace

/// Lists the scenes: name, a tab, title.
struct ScenesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scenes", abstract: "Lists the app's scenes: the name, a tab, the title.")

  func run() throws {
    try MainActor.assumeIsolated {
      let application = try AppProgram.current.launch(scene: nil)
      let scenes = application.appScenes
      if scenes.isEmpty { print("\(AppProgram.name)\t\(AppProgram.name)") }
      for scene in scenes { print("\(scene.name)\t\(scene.title)") }
    }
  }
}

/// The options for the scene and the format of the answer.
struct LookingOptions: ParsableArguments {
  @Option(help: "The scene to show. Default: the first one.")
  var scene: String?

  @Option(help: "The output format: text or json.")
  var format = AnswerFormat.text

  @MainActor
  func application() throws -> UIApplication { try AppProgram.current.launch(scene: scene) }
}

/// Prints the view tree.
struct TreeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tree", abstract: "Prints the views of a scene, windows front first.")

  @OptionGroup var options: LookingOptions

  func run() throws {
    try MainActor.assumeIsolated {
      let application = try options.application()
      switch options.format {
      case .json: print(ViewTree.json(of: application).text)
      case .text: print(ViewTree.text(of: application), terminator: "")
      }
    }
  }
}

/// Prints the elements that assistive technology finds.
struct AccessibilityCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accessibility",
    abstract: "Prints the elements of a scene that assistive technology reads, in reading order.")

  @OptionGroup var options: LookingOptions

  func run() throws {
    try MainActor.assumeIsolated {
      let application = try options.application()
      switch options.format {
      case .json: print(AccessibilityOutline.json(of: application).text)
      case .text: print(AccessibilityOutline.text(of: application), terminator: "")
      }
    }
  }
}

/// Prints the responder chain from the view that a touch hits.
struct ChainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "chain",
    abstract: "Prints the responder chain from the view at a point to its end, where touches are "
      + "discarded.")

  @OptionGroup var options: LookingOptions

  @Option(help: "A point on the screen: X,Y.", transform: ScreenPoint.read)
  var at: ScreenPoint

  func run() throws {
    try MainActor.assumeIsolated {
      let application = try options.application()
      let explanation = application.explanation(forTouchAt: CGPoint(x: at.x, y: at.y))
      switch options.format {
      case .json: print(JSONValue.array(explanation.chain.map(\.json)).text)
      case .text:
        if explanation.chain.isEmpty { print("nothing is hit at (\(at.x), \(at.y))") }
        for line in explanation.chainLines { print(line) }
      }
    }
  }
}
