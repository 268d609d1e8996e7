internal import ArgumentParser
internal import Foundation
internal import TouchstoneInspector
internal import TouchstoneKit
internal import TouchstoneRaster

/// Writes an image of a scene.
struct ShotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "shot",
    abstract: "Writes a scene as a PNG, painted without a browser (with the trait Raster).")

  @Option(help: "The scene to show. Default: the first one.")
  var scene: String?

  @Option(name: .shortAndLong, help: "The file to write.")
  var output: String

  @Option(help: "The number of pixels per point. Default: the scale of the device.")
  var scale: Double?

  @Option(help: "The number of seconds to wait before taking the picture.")
  var after = 0.0

  @Flag(help: "Show the scene in dark mode.")
  var dark = false

  @OptionGroup var files: OutputOptions

  func validate() throws {
    if let scale, !(scale > 0 && scale <= 10) {
      throw ValidationError("--scale requires a number above 0 and up to 10")
    }
    guard after >= 0, after <= 3600 else {
      throw ValidationError("--after requires a number of seconds from 0 to 3600")
    }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      guard Raster.isAvailable else {
        throw CommandError(
          "shot requires the package trait Raster, which paints with Cairo and FreeType; build "
            + "with --traits default,Raster")
      }
      try files.check(output)
      var screen = Device.iPhone14.screen()
      if let scale { screen.scale = scale }
      let application = try AppProgram.current.launch(scene: scene, screen: screen)
      if dark { application.setUserInterfaceStyle(.dark) }
      application.loop.advance(to: application.now + after)
      application.loop.show()
      guard let png = ScreenPicture.image(of: application).pngData() else {
        throw CommandError("the scene couldn't be painted")
      }
      try files.write(Array(png), to: output)
    }
  }
}
