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

  @Option(help: "The scene to show; the first one if none is named.")
  var scene: String?

  @Option(name: .shortAndLong, help: "The file to write.")
  var output: String

  @Option(help: "Pixels in a point; those of the device if it is not said.")
  var scale: Double?

  @Option(help: "Seconds that pass before the picture is taken.")
  var after = 0.0

  @Flag(help: "Show the scene in the dark.")
  var dark = false

  @OptionGroup var files: OutputOptions

  func validate() throws {
    if let scale, !(scale > 0 && scale <= 10) {
      throw ValidationError("--scale takes a number above 0 and up to 10")
    }
    guard after >= 0, after <= 3600 else {
      throw ValidationError("--after takes seconds, from 0 to 3600")
    }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      guard Raster.isAvailable else {
        throw CommandError(
          "shot takes the package trait Raster, which paints with Cairo and FreeType; build with "
            + "--traits default,Raster")
      }
      try files.check(output)
      var screen = Device.iPhone14.screen()
      if let scale { screen.scale = scale }
      let application = try AppProgram.current.launch(scene: scene, screen: screen)
      if dark { application.setUserInterfaceStyle(.dark) }
      application.loop.advance(to: application.now + after)
      application.loop.show()
      guard let png = ScreenPicture.image(of: application).pngData() else {
        throw CommandError("the scene could not be painted")
      }
      try files.write(Array(png), to: output)
    }
  }
}
