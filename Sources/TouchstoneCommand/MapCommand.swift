internal import ArgumentParser
internal import TouchstoneHost
internal import TouchstoneInspector
internal import TouchstoneKit

/// Prints the view that would receive a touch, for each point of the screen.
struct MapCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "map",
    abstract: "Prints the view that receives a touch at each point, or with --view the points at "
      + "which one view can be hit.")

  @OptionGroup var options: LookingOptions

  @Option(help: "The file to write the map to, as a PNG, one pixel per point.")
  var png: String?

  @OptionGroup var files: OutputOptions

  @Option(help: "The name of a view: its accessibilityIdentifier or its title.")
  var view: String?

  func validate() throws {
    guard png == nil || view == nil else {
      throw ValidationError("--png draws the whole map; remove --view")
    }
    guard view == nil || options.format == .text else {
      throw ValidationError("--view prints text; remove --format json")
    }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      try files.check(png)
      let application = try options.application()
      let map = application.hitMap
      if let view {
        let views = try NamedViews.find(view, in: application)
        print(
          views.map { ViewReach(of: $0, in: map).text }.joined(separator: "\n"), terminator: "")
        return
      }
      if let png { try files.write(Array(map.png), to: png) }
      switch options.format {
      case .json: print(map.json.text)
      case .text: print(map.text, terminator: "")
      }
    }
  }
}

/// Views by their names on the command line.
@MainActor
enum NamedViews {
  /// Returns all views with a name, or throws if no view has it.
  static func find(_ name: String, in application: UIApplication) throws -> [UIView] {
    let views = ViewTree.views(named: name, in: application)
    guard views.isEmpty else { return views }
    throw CommandError(
      "there is no view called \"\(name)\" in this scene"
        + Suggestion.clause(
          for: name, among: ViewTree.names(in: application), or: "see the tree verb"),
      code: CommandError.badUse)
  }
}
