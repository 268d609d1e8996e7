import Foundation
import PackagePlugin

@main
struct Adopt: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {}
}
