// swift-format-ignore-file
@testable import Gallery
import TouchstoneTesting
import UIKit

/// Made of a recording of the scene "remote-control".
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
  #expect(stage.frame(of: "logText") == CGRect(x: 12.0, y: 12.0, width: 326.0, height: 27.0))
  stage.tap("next")
  stage.advance(by: 0.783)
  #expect((stage.view("nowPlaying") as? UILabel)?.text == "Morning on the Pier")
  #expect((stage.view("artist") as? UILabel)?.text == "The Hit Testers")
  #expect((stage.view("time") as? UILabel)?.text == "0:00 of 3:20")
  #expect((stage.view("command") as? UILabel)?.text == "button next")
  #expect(
    (stage.view("logText") as? UILabel)?.text
      == "button previous\nbutton toggle\nbutton next")
  #expect(stage.frame(of: "logText") == CGRect(x: 12.0, y: 12.0, width: 326.0, height: 40.0))
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
  #expect(stage.frame(of: "logText") == CGRect(x: 12.0, y: 12.0, width: 326.0, height: 67.0))
  stage.longPress("previous", duration: 0.75)
  stage.advance(by: 0.65)
  #expect((stage.view("nowPlaying") as? UILabel)?.text == "Morning on the Pier")
  #expect((stage.view("artist") as? UILabel)?.text == "The Hit Testers")
  #expect((stage.view("time") as? UILabel)?.text == "0:00 of 3:20")
  #expect(
    (stage.view("logText") as? UILabel)?.text
      == "button previous\nbutton toggle\nbutton next\nbutton previous\nbutton previous\nbutton previous")
  #expect(stage.frame(of: "logText") == CGRect(x: 12.0, y: 12.0, width: 326.0, height: 81.0))
  let finger1 = stage.touch(at: CGPoint(x: 300.2, y: 620.8))
  finger1.move(to: CGPoint(x: 293.7, y: 614.4), duration: 0.044)
  finger1.move(to: CGPoint(x: 274.3, y: 586.1), duration: 0.055)
  finger1.move(to: CGPoint(x: 237, y: 535.6), duration: 0.066)
  finger1.move(to: CGPoint(x: 126.4, y: 383.9), duration: 0.165)
  finger1.move(to: CGPoint(x: 101.6, y: 347.6), duration: 0.055)
  finger1.move(to: CGPoint(x: 90.5, y: 329.3), duration: 0.066)
  finger1.lift()
  stage.advance(by: 0.599)
  let finger2 = stage.touch(at: CGPoint(x: 319.8, y: 421))
  finger2.move(to: CGPoint(x: 314.8, y: 420.4), duration: 0.011)
  finger2.move(to: CGPoint(x: 273.1, y: 421.5), duration: 0.022)
  finger2.move(to: CGPoint(x: 137.4, y: 416.6), duration: 0.044)
  finger2.move(to: CGPoint(x: 81.8, y: 412.6), duration: 0.022)
  finger2.move(to: CGPoint(x: 60.4, y: 409.3), duration: 0.022)
  finger2.lift()
  stage.advance(by: 0.599)
  let finger3 = stage.touch(at: CGPoint(x: 154.4, y: 399.5))
  let finger4 = stage.touch(at: CGPoint(x: 235.9, y: 400.4))
  stage.together {
    finger3.move(to: CGPoint(x: 94.6, y: 379), duration: 0.353)
    finger4.move(to: CGPoint(x: 294.9, y: 420.4), duration: 0.353)
  }
  finger3.lift()
  finger4.lift()
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
  #expect(stage.frame(of: "logText") == CGRect(x: 12.0, y: 12.0, width: 326.0, height: 94.0))
}
