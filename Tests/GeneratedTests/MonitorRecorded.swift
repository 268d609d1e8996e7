// swift-format-ignore-file
@testable import Gallery
import TouchstoneTesting
import UIKit

/// Generated from a recording of the scene "monitor".
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
  #expect(stage.frame(of: "logText") == CGRect(x: 12.0, y: 12.0, width: 326.0, height: 29.0))
  stage.doubleTap("button")
  stage.advance(by: 0.156)
  #expect((stage.view("button") as? UIButton)?.currentTitle == "Button · 3")
  #expect(
    (stage.view("logText") as? UILabel)?.text
      == "finger 1 began (195, 178) on button\nfinger 1 ended (195, 178) on button\nfinger 1 began (195, 178) on button\nfinger 1 ended (195, 178) on button\nfinger 1 began (195, 178) on button\nfinger 1 ended (195, 178) on button")
  #expect(stage.shows("Button · 3"))
  #expect(!stage.shows("Button · 1"))
  #expect(stage.frame(of: "logText") == CGRect(x: 12.0, y: 12.0, width: 326.0, height: 86.0))
  stage.longPress("button", duration: 0.75)
  stage.advance(by: 0.65)
  #expect((stage.view("button") as? UIButton)?.currentTitle == "Button · 4")
  #expect(
    (stage.view("logText") as? UILabel)?.text
      == "finger 1 began (195, 178) on button\nfinger 1 ended (195, 178) on button\nfinger 1 began (195, 178) on button\nfinger 1 ended (195, 178) on button\nfinger 1 began (195, 178) on button\nfinger 1 ended (195, 178) on button\nfinger 1 began (195, 178) on button\nfinger 1 ended (195, 178) on button")
  #expect(stage.shows("Button · 4"))
  #expect(!stage.shows("Button · 3"))
  #expect(stage.frame(of: "logText") == CGRect(x: 12.0, y: 12.0, width: 326.0, height: 115.0))
  stage.drag(
    "page", at: CGPoint(x: 299.3, y: 619.4), by: CGVector(dx: -208.6, dy: -289),
    duration: 0.45)
  stage.advance(by: 0.6)
  #expect(
    (stage.view("logText") as? UILabel)?.text
      == "finger 1 moved (280, 593) on page\nfinger 1 moved (272, 582) on page\nfinger 1 moved (265, 571) on page\nfinger 1 moved (257, 561) on page\nfinger 1 moved (249, 550) on page\nfinger 1 moved (241, 539) on page\nfinger 1 moved (234, 528) on page\nfinger 1 moved (226, 518) on page\nfinger 1 moved (218, 507) on page\nfinger 1 moved (210, 496) on page\nfinger 1 moved (203, 486) on page\nfinger 1 moved (195, 475) on page\nfinger 1 moved (187, 464) on page\nfinger 1 moved (180, 453) on page\nfinger 1 moved (172, 443) on page\nfinger 1 moved (164, 432) on page\nfinger 1 moved (156, 421) on page\nfinger 1 moved (149, 411) on page\nfinger 1 moved (141, 400) on page\nfinger 1 moved (133, 389) on page\nfinger 1 moved (125, 379) on page\nfinger 1 moved (118, 368) on page\nfinger 1 moved (110, 357) on page\nfinger 1 moved (102, 346) on page\nfinger 1 moved (95, 336) on page\nfinger 1 moved (91, 330) on page\nfinger 1 ended (91, 330) on page")
  #expect(stage.frame(of: "logText") == CGRect(x: 12.0, y: 12.0, width: 326.0, height: 387.0))
  stage.swipe(
    "page", at: CGPoint(x: 319.1, y: 420.9), by: CGVector(dx: -259.1, dy: -10.1),
    duration: 0.12)
  stage.advance(by: 0.6)
  #expect(
    (stage.view("logText") as? UILabel)?.text
      == "finger 1 moved (203, 486) on page\nfinger 1 moved (195, 475) on page\nfinger 1 moved (187, 464) on page\nfinger 1 moved (180, 453) on page\nfinger 1 moved (172, 443) on page\nfinger 1 moved (164, 432) on page\nfinger 1 moved (156, 421) on page\nfinger 1 moved (149, 411) on page\nfinger 1 moved (141, 400) on page\nfinger 1 moved (133, 389) on page\nfinger 1 moved (125, 379) on page\nfinger 1 moved (118, 368) on page\nfinger 1 moved (110, 357) on page\nfinger 1 moved (102, 346) on page\nfinger 1 moved (95, 336) on page\nfinger 1 moved (91, 330) on page\nfinger 1 ended (91, 330) on page\nfinger 1 began (319, 421) on page\nfinger 1 moved (301, 420) on page\nfinger 1 moved (264, 419) on page\nfinger 1 moved (227, 417) on page\nfinger 1 moved (190, 416) on page\nfinger 1 moved (153, 414) on page\nfinger 1 moved (116, 413) on page\nfinger 1 moved (97, 412) on page\nfinger 1 moved (60, 411) on page\nfinger 1 ended (60, 411) on page")
  let finger1 = stage.touch(at: CGPoint(x: 154.2, y: 399.6))
  let finger2 = stage.touch(at: CGPoint(x: 234.1, y: 399.8))
  stage.together {
    finger1.move(to: CGPoint(x: 95.1, y: 379.3), duration: 0.353)
    finger2.move(to: CGPoint(x: 295.4, y: 420.9), duration: 0.353)
  }
  finger1.lift()
  finger2.lift()
  stage.advance(by: 0.6)
  #expect(
    (stage.view("logText") as? UILabel)?.text
      == "finger 2 moved (260, 409) on page\nfinger 1 moved (126, 390) on page\nfinger 2 moved (263, 410) on page\nfinger 1 moved (123, 389) on page\nfinger 2 moved (266, 411) on page\nfinger 1 moved (120, 388) on page\nfinger 2 moved (269, 412) on page\nfinger 1 moved (118, 387) on page\nfinger 2 moved (272, 413) on page\nfinger 1 moved (115, 386) on page\nfinger 2 moved (275, 414) on page\nfinger 1 moved (112, 385) on page\nfinger 2 moved (278, 415) on page\nfinger 1 moved (109, 384) on page\nfinger 2 moved (281, 416) on page\nfinger 1 moved (106, 383) on page\nfinger 2 moved (284, 417) on page\nfinger 1 moved (104, 382) on page\nfinger 2 moved (287, 418) on page\nfinger 1 moved (101, 381) on page\nfinger 2 moved (290, 419) on page\nfinger 1 moved (98, 380) on page\nfinger 2 moved (292, 420) on page\nfinger 1 moved (95, 379) on page\nfinger 2 moved (295, 421) on page\nfinger 1 ended (95, 379) on page\nfinger 2 ended (295, 421) on page")
  stage.type("a b", expecting: .anything)
  stage.advance(by: 0.48)
  stage.shake()
  stage.remoteCommand(.togglePlayPause)
  stage.press(UIPress.PressType.select)
  stage.advance(by: 0.5)
}
