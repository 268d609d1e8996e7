// swift-format-ignore-file
@testable import Gallery
import TouchstoneTesting
import UIKit

/// Made of a recording of the scene "monitor".
@MainActor @Test func `The recorded session of monitor`() {
  let stage = Stage(
    app: GalleryDelegate.self, scene: "monitor", device: .iPhone14)
  stage.advance(by: 0.8)
  stage.tap("button")
  stage.advance(by: 0.683)
  #expect((stage.view("button") as? UIButton)?.currentTitle == "Button · 1")
  #expect(
    (stage.view("logText") as? UILabel)?.text
      == "finger 1 began (195, 178) on button\nfinger 1 ended (195, 178) on button")
  #expect(stage.shows("Button · 1"))
  #expect(!stage.shows("Button"))
  #expect(stage.frame(of: "logText") == CGRect(x: 12.0, y: 12.0, width: 326.0, height: 27.0))
  stage.doubleTap("button")
  stage.advance(by: 0.156)
  #expect((stage.view("button") as? UIButton)?.currentTitle == "Button · 3")
  #expect(
    (stage.view("logText") as? UILabel)?.text
      == "finger 1 began (195, 178) on button\nfinger 1 ended (195, 178) on button\nfinger 1 began (195, 178) on button\nfinger 1 ended (195, 178) on button\nfinger 1 began (195, 178) on button\nfinger 1 ended (195, 178) on button")
  #expect(stage.shows("Button · 3"))
  #expect(!stage.shows("Button · 1"))
  #expect(stage.frame(of: "logText") == CGRect(x: 12.0, y: 12.0, width: 326.0, height: 81.0))
  stage.longPress("button", duration: 0.75)
  stage.advance(by: 0.65)
  #expect((stage.view("button") as? UIButton)?.currentTitle == "Button · 4")
  #expect(
    (stage.view("logText") as? UILabel)?.text
      == "finger 1 began (195, 178) on button\nfinger 1 ended (195, 178) on button\nfinger 1 began (195, 178) on button\nfinger 1 ended (195, 178) on button\nfinger 1 began (195, 178) on button\nfinger 1 ended (195, 178) on button\nfinger 1 began (195, 178) on button\nfinger 1 ended (195, 178) on button")
  #expect(stage.shows("Button · 4"))
  #expect(!stage.shows("Button · 3"))
  #expect(stage.frame(of: "logText") == CGRect(x: 12.0, y: 12.0, width: 326.0, height: 107.0))
  let finger1 = stage.touch(at: CGPoint(x: 299.3, y: 619.4))
  finger1.move(to: CGPoint(x: 294.5, y: 614.1), duration: 0.044)
  finger1.move(to: CGPoint(x: 274.4, y: 587.5), duration: 0.055)
  finger1.move(to: CGPoint(x: 120.6, y: 376.8), duration: 0.241)
  finger1.move(to: CGPoint(x: 95.2, y: 338), duration: 0.066)
  finger1.move(to: CGPoint(x: 90.7, y: 330.4), duration: 0.044)
  finger1.lift()
  stage.advance(by: 0.6)
  #expect(
    (stage.view("logText") as? UILabel)?.text
      == "finger 1 moved (296, 616) on page\nfinger 1 moved (295, 614) on page\nfinger 1 moved (289, 607) on page\nfinger 1 moved (283, 599) on page\nfinger 1 moved (277, 591) on page\nfinger 1 moved (274, 588) on page\nfinger 1 moved (269, 580) on page\nfinger 1 moved (258, 566) on page\nfinger 1 moved (248, 551) on page\nfinger 1 moved (237, 537) on page\nfinger 1 moved (227, 522) on page\nfinger 1 moved (216, 508) on page\nfinger 1 moved (205, 493) on page\nfinger 1 moved (195, 479) on page\nfinger 1 moved (184, 464) on page\nfinger 1 moved (174, 449) on page\nfinger 1 moved (163, 435) on page\nfinger 1 moved (152, 420) on page\nfinger 1 moved (142, 406) on page\nfinger 1 moved (131, 391) on page\nfinger 1 moved (121, 377) on page\nfinger 1 moved (114, 367) on page\nfinger 1 moved (108, 357) on page\nfinger 1 moved (102, 348) on page\nfinger 1 moved (95, 338) on page\nfinger 1 moved (93, 335) on page\nfinger 1 moved (92, 332) on page\nfinger 1 moved (91, 330) on page\nfinger 1 ended (91, 330) on page")
  #expect(stage.frame(of: "logText") == CGRect(x: 12.0, y: 12.0, width: 326.0, height: 389.0))
  let finger2 = stage.touch(at: CGPoint(x: 319.1, y: 420.9))
  finger2.move(to: CGPoint(x: 297.8, y: 420.5), duration: 0.022)
  finger2.move(to: CGPoint(x: 108.3, y: 415), duration: 0.065)
  finger2.move(to: CGPoint(x: 66.5, y: 411.9), duration: 0.022)
  finger2.move(to: CGPoint(x: 60, y: 410.8), duration: 0.011)
  finger2.lift()
  stage.advance(by: 0.6)
  #expect(
    (stage.view("logText") as? UILabel)?.text
      == "finger 1 moved (227, 522) on page\nfinger 1 moved (216, 508) on page\nfinger 1 moved (205, 493) on page\nfinger 1 moved (195, 479) on page\nfinger 1 moved (184, 464) on page\nfinger 1 moved (174, 449) on page\nfinger 1 moved (163, 435) on page\nfinger 1 moved (152, 420) on page\nfinger 1 moved (142, 406) on page\nfinger 1 moved (131, 391) on page\nfinger 1 moved (121, 377) on page\nfinger 1 moved (114, 367) on page\nfinger 1 moved (108, 357) on page\nfinger 1 moved (102, 348) on page\nfinger 1 moved (95, 338) on page\nfinger 1 moved (93, 335) on page\nfinger 1 moved (92, 332) on page\nfinger 1 moved (91, 330) on page\nfinger 1 ended (91, 330) on page\nfinger 1 began (319, 421) on page\nfinger 1 moved (312, 421) on page\nfinger 1 moved (298, 421) on page\nfinger 1 moved (250, 419) on page\nfinger 1 moved (203, 418) on page\nfinger 1 moved (156, 416) on page\nfinger 1 moved (108, 415) on page\nfinger 1 moved (67, 412) on page\nfinger 1 moved (60, 411) on page\nfinger 1 ended (60, 411) on page")
  let finger3 = stage.touch(at: CGPoint(x: 154.2, y: 399.6))
  let finger4 = stage.touch(at: CGPoint(x: 234.1, y: 399.8))
  stage.together {
    finger3.move(to: CGPoint(x: 95.1, y: 379.3), duration: 0.353)
    finger4.move(to: CGPoint(x: 295.4, y: 420.9), duration: 0.353)
  }
  finger3.lift()
  finger4.lift()
  stage.advance(by: 0.6)
  #expect(
    (stage.view("logText") as? UILabel)?.text
      == "finger 2 moved (257, 408) on page\nfinger 1 moved (129, 391) on page\nfinger 2 moved (260, 409) on page\nfinger 1 moved (126, 390) on page\nfinger 2 moved (263, 410) on page\nfinger 1 moved (123, 389) on page\nfinger 2 moved (266, 411) on page\nfinger 1 moved (120, 388) on page\nfinger 2 moved (269, 412) on page\nfinger 1 moved (118, 387) on page\nfinger 2 moved (272, 413) on page\nfinger 1 moved (115, 386) on page\nfinger 2 moved (275, 414) on page\nfinger 1 moved (112, 385) on page\nfinger 2 moved (278, 415) on page\nfinger 1 moved (109, 384) on page\nfinger 2 moved (281, 416) on page\nfinger 1 moved (106, 383) on page\nfinger 2 moved (284, 417) on page\nfinger 1 moved (104, 382) on page\nfinger 2 moved (287, 418) on page\nfinger 1 moved (101, 381) on page\nfinger 2 moved (290, 419) on page\nfinger 1 moved (98, 380) on page\nfinger 2 moved (292, 420) on page\nfinger 1 moved (95, 379) on page\nfinger 2 moved (295, 421) on page\nfinger 1 ended (95, 379) on page\nfinger 2 ended (295, 421) on page")
  stage.type("a b")
  stage.advance(by: 0.48)
  stage.shake()
  stage.remoteCommand(.togglePlayPause)
  stage.press(UIPress.PressType.select)
  stage.advance(by: 0.5)
}
