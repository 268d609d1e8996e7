// swift-format-ignore-file
@testable import Gallery
import TouchstoneTesting
import UIKit

/// Generated from a recording of the scene "remote-control".
@MainActor @Test func `The recorded session of remote-control`() {
  let stage = Stage(
    app: GalleryDelegate.self, scene: "remote-control", device: .iPhone14)
  stage.advance(by: 0.8)
  stage.tap("previous")
  stage.advance(by: 0.783)
  #expect((stage.view("nowPlaying") as? UILabel)?.text == "Nobody Kept It")
  #expect((stage.view("artist") as? UILabel)?.text == "The Discarded")
  #expect((stage.view("time") as? UILabel)?.text == "0:00 of 3:00")
  #expect((stage.view("command") as? UILabel)?.text == "button previous")
  #expect((stage.view("logText") as? UILabel)?.text == "button previous")
  stage.tap("toggle")
  stage.advance(by: 0.783)
  #expect((stage.view("command") as? UILabel)?.text == "button toggle")
  #expect((stage.view("logText") as? UILabel)?.text == "button previous\nbutton toggle")
  #expect(stage.frame(of: "logText") == CGRect(x: 12.0, y: 12.0, width: 326.0, height: 29.0))
  stage.tap("next")
  stage.advance(by: 0.783)
  #expect((stage.view("nowPlaying") as? UILabel)?.text == "Morning on the Pier")
  #expect((stage.view("artist") as? UILabel)?.text == "The Hit Testers")
  #expect((stage.view("time") as? UILabel)?.text == "0:00 of 3:20")
  #expect((stage.view("command") as? UILabel)?.text == "button next")
  #expect(
    (stage.view("logText") as? UILabel)?.text
      == "button previous\nbutton toggle\nbutton next")
  #expect(stage.frame(of: "logText") == CGRect(x: 12.0, y: 12.0, width: 326.0, height: 43.0))
  stage.tap("center")
  stage.advance(by: 0.683)
  #expect((stage.view("center") as? UISwitch)?.isOn == true)
  stage.doubleTap("previous")
  stage.advance(by: 0.156)
  #expect((stage.view("nowPlaying") as? UILabel)?.text == "Climbing the Chain")
  #expect((stage.view("artist") as? UILabel)?.text == "First Responders")
  #expect((stage.view("time") as? UILabel)?.text == "0:00 of 4:05")
  #expect((stage.view("command") as? UILabel)?.text == "button previous")
  #expect(
    (stage.view("logText") as? UILabel)?.text
      == "button previous\nbutton toggle\nbutton next\nbutton previous\nbutton previous")
  #expect(stage.frame(of: "logText") == CGRect(x: 12.0, y: 12.0, width: 326.0, height: 72.0))
  stage.longPress("previous", duration: 0.75)
  stage.advance(by: 0.65)
  #expect((stage.view("nowPlaying") as? UILabel)?.text == "Morning on the Pier")
  #expect((stage.view("artist") as? UILabel)?.text == "The Hit Testers")
  #expect((stage.view("time") as? UILabel)?.text == "0:00 of 3:20")
  #expect(
    (stage.view("logText") as? UILabel)?.text
      == "button previous\nbutton toggle\nbutton next\nbutton previous\nbutton previous\nbutton previous")
  #expect(stage.frame(of: "logText") == CGRect(x: 12.0, y: 12.0, width: 326.0, height: 86.0))
  stage.drag(
    "page", by: CGVector(dx: -209.7, dy: -291.5),
    duration: 0.45)
  stage.advance(by: 0.6)
  stage.swipe(
    "player", by: CGVector(dx: -259.4, dy: -11.7),
    duration: 0.12)
  stage.advance(by: 0.6)
  let finger1 = stage.touch(at: CGPoint(x: 154.4, y: 399.5))
  let finger2 = stage.touch(at: CGPoint(x: 235.9, y: 400.4))
  stage.together {
    finger1.move(to: CGPoint(x: 94.6, y: 379), duration: 0.353)
    finger2.move(to: CGPoint(x: 294.9, y: 420.4), duration: 0.353)
  }
  finger1.lift()
  finger2.lift()
  stage.advance(by: 0.6)
  stage.type("a b")
  stage.advance(by: 0.48)
  stage.shake()
  stage.remoteCommand(.togglePlayPause)
  stage.press(UIPress.PressType.select)
  stage.advance(by: 0.5)
  #expect((stage.view("command") as? UILabel)?.text == "command: toggle")
  #expect(
    (stage.view("logText") as? UILabel)?.text
      == "button previous\nbutton toggle\nbutton next\nbutton previous\nbutton previous\nbutton previous\ncommand: toggle")
  #expect(stage.frame(of: "logText") == CGRect(x: 12.0, y: 12.0, width: 326.0, height: 100.0))
}
