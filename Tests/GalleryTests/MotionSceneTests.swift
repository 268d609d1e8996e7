import Gallery
import Testing
import TouchstoneTesting
import UIKit

/// The scenes of shakes and remote control.
@Suite("The scenes of what is no touch: shake and remote control") @MainActor
struct MotionSceneTests {
  private func words(_ gallery: GalleryStage, _ name: String) throws -> String {
    try #require((try gallery.view(name) as? UILabel)?.text)
  }

  @Test("a shake is counted by the card, which is first responder, and its phases are listed")
  func card() throws {
    let gallery = GalleryStage("shake")
    gallery.stage.shake()
    gallery.stage.shake()
    #expect(try words(gallery, "cardCount") == "2")
    #expect(try words(gallery, "windowCount") == "0")
    #expect(
      try gallery.lines("log") == [
        "card: motionBegan", "card: motionEnded", "card: motionBegan", "card: motionEnded",
      ])
  }

  @Test("without a first responder the window counts the shake")
  func window() throws {
    let gallery = GalleryStage("shake")
    try gallery.tap("first")
    gallery.stage.shake()
    #expect(try words(gallery, "cardCount") == "0")
    #expect(try words(gallery, "windowCount") == "1")
    try gallery.tap("first")
    gallery.stage.shake()
    #expect(try words(gallery, "cardCount") == "1")
    gallery.stage.settle()
  }

  @Test("a shake that something comes between is listed as cancelled, and not counted")
  func cancelled() throws {
    let gallery = GalleryStage("shake")
    for number in 0..<3 {
      gallery.stage.deviceMotion(acceleration: (number.isMultiple(of: 2) ? 2 : -2, 0, 0))
      gallery.stage.advance(by: 0.1)
    }
    gallery.stage.interrupt()
    #expect(try gallery.lines("log") == ["card: motionBegan", "card: motionCancelled"])
    #expect(try words(gallery, "cardCount") == "0")
  }

  @Test("the readings are shown as they come, and call no motion method")
  func readings() throws {
    let gallery = GalleryStage("shake")
    gallery.stage.deviceMotion(acceleration: (0.5, 0, 0))
    #expect(try words(gallery, "x") == "+0.50")
    #expect(try words(gallery, "z") == "-1.00")
    #expect(try gallery.words("log").contains("appears here"))
  }

  @Test("remote control events drive the player through its controller")
  func events() throws {
    let gallery = GalleryStage("remote-control")
    #expect(try words(gallery, "nowPlaying") == "Morning on the Pier")
    gallery.stage.remoteControl(.remoteControlPlay)
    gallery.stage.remoteControl(.remoteControlNextTrack)
    gallery.stage.remoteCommand(.skipForward)
    #expect(try words(gallery, "nowPlaying") == "Climbing the Chain")
    #expect(try words(gallery, "time") == "0:10 of 4:05")
    #expect(try words(gallery, "command") == "event: …seek on")
    #expect(
      try gallery.lines("log") == [
        "event: play", "event: next", "event: seek on…", "event: …seek on",
      ])
  }

  @Test("with its targets the command center obeys in place of the first responder, and back")
  func commands() throws {
    let gallery = GalleryStage("remote-control")
    try gallery.tap("center")
    gallery.stage.settle()
    gallery.stage.remoteControl(.remoteControlPreviousTrack)
    gallery.stage.remoteCommand(.changePlaybackPosition, value: 65)
    #expect(try words(gallery, "nowPlaying") == "Nobody Kept It")
    #expect(try words(gallery, "time") == "1:05 of 3:00")
    try gallery.tap("center")
    gallery.stage.settle()
    gallery.stage.remoteControl(.remoteControlStop)
    #expect(
      try gallery.lines("log") == ["command: previous", "command: go to", "event: stop"])
  }

  @Test("the player's own buttons do the same without any event")
  func buttons() throws {
    let gallery = GalleryStage("remote-control")
    try gallery.tap("next")
    try gallery.tap("toggle")
    #expect(try gallery.lines("log") == ["button next", "button toggle"])
    #expect(try words(gallery, "nowPlaying") == "Climbing the Chain")
  }
}
