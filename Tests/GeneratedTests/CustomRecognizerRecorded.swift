// swift-format-ignore-file
@testable import Gallery
import TouchstoneTesting
import UIKit

/// Generated from a recording of the scene "custom-recognizer".
@MainActor @Test func `The recorded session of custom-recognizer`() {
  let stage = Stage(
    app: GalleryDelegate.self, scene: "custom-recognizer", device: .iPhone14)
  stage.advance(by: 0.8)
  let finger1 = stage.touch(at: CGPoint(x: 195.9, y: 346.9))
  finger1.move(to: CGPoint(x: 194.3, y: 345.7), duration: 0.012)
  finger1.move(to: CGPoint(x: 195.8, y: 345.8), duration: 0.047)
  finger1.move(to: CGPoint(x: 195, y: 346.7), duration: 0.012)
  finger1.move(to: CGPoint(x: 195.3, y: 345.6), duration: 0.012)
  finger1.lift()
  stage.advance(by: 0.65)
  #expect((stage.view("logText") as? UILabel)?.text == "tap")
  let finger2 = stage.touch(at: CGPoint(x: 194.1, y: 345.9))
  finger2.move(to: CGPoint(x: 194.1, y: 346.2), duration: 0.024)
  finger2.move(to: CGPoint(x: 195.4, y: 345.1), duration: 0.012)
  finger2.move(to: CGPoint(x: 194.3, y: 346.7), duration: 0.012)
  finger2.move(to: CGPoint(x: 194.8, y: 345.2), duration: 0.012)
  finger2.move(to: CGPoint(x: 194.3, y: 345.3), duration: 0.024)
  finger2.lift()
  stage.advance(by: 0.139)
  #expect((stage.view("logText") as? UILabel)?.text == "tap\ntap")
  #expect(stage.frame(of: "logText") == CGRect(x: 12.0, y: 12.0, width: 326.0, height: 29.0))
  let finger3 = stage.touch(at: CGPoint(x: 194.5, y: 345.5))
  finger3.move(to: CGPoint(x: 195.6, y: 345.8), duration: 0.047)
  finger3.move(to: CGPoint(x: 194.1, y: 345.8), duration: 0.012)
  finger3.move(to: CGPoint(x: 195.2, y: 345.2), duration: 0.024)
  finger3.lift()
  stage.advance(by: 0.05)
  #expect((stage.view("logText") as? UILabel)?.text == "tap\ntap\ntap")
  #expect(stage.frame(of: "logText") == CGRect(x: 12.0, y: 12.0, width: 326.0, height: 43.0))
  let finger4 = stage.touch(at: CGPoint(x: 195.2, y: 346.7))
  finger4.move(to: CGPoint(x: 194.8, y: 345.5), duration: 0.011)
  finger4.move(to: CGPoint(x: 195.7, y: 346.5), duration: 0.011)
  finger4.move(to: CGPoint(x: 195, y: 345.6), duration: 0.011)
  finger4.move(to: CGPoint(x: 194.2, y: 346.8), duration: 0.044)
  finger4.move(to: CGPoint(x: 194.9, y: 345.2), duration: 0.066)
  finger4.move(to: CGPoint(x: 195.2, y: 346.6), duration: 0.011)
  finger4.move(to: CGPoint(x: 194.6, y: 345.4), duration: 0.044)
  stage.advance(by: 0.001)
  finger4.move(to: CGPoint(x: 195, y: 346.8), duration: 0.011)
  finger4.move(to: CGPoint(x: 194.2, y: 346.9), duration: 0.033)
  finger4.move(to: CGPoint(x: 194.4, y: 345.3), duration: 0.022)
  finger4.move(to: CGPoint(x: 195.9, y: 345.7), duration: 0.022)
  finger4.move(to: CGPoint(x: 194.2, y: 346.6), duration: 0.022)
  finger4.move(to: CGPoint(x: 195.7, y: 346.1), duration: 0.011)
  finger4.move(to: CGPoint(x: 194.7, y: 345.2), duration: 0.011)
  finger4.move(to: CGPoint(x: 194.6, y: 346.4), duration: 0.033)
  finger4.move(to: CGPoint(x: 196, y: 345.1), duration: 0.011)
  finger4.move(to: CGPoint(x: 195.3, y: 346.6), duration: 0.022)
  finger4.move(to: CGPoint(x: 194.2, y: 345.1), duration: 0.022)
  finger4.move(to: CGPoint(x: 194.7, y: 346.3), duration: 0.011)
  finger4.move(to: CGPoint(x: 195.3, y: 345.2), duration: 0.011)
  finger4.move(to: CGPoint(x: 194.2, y: 346.4), duration: 0.011)
  finger4.move(to: CGPoint(x: 195.7, y: 345.7), duration: 0.011)
  finger4.move(to: CGPoint(x: 196, y: 345.7), duration: 0.022)
  finger4.move(to: CGPoint(x: 194.2, y: 345.9), duration: 0.022)
  finger4.move(to: CGPoint(x: 195.3, y: 347), duration: 0.011)
  finger4.move(to: CGPoint(x: 195.1, y: 345.1), duration: 0.011)
  finger4.move(to: CGPoint(x: 194.4, y: 346.8), duration: 0.022)
  finger4.move(to: CGPoint(x: 195.7, y: 345), duration: 0.022)
  stage.advance(by: 0.001)
  finger4.move(to: CGPoint(x: 194, y: 346.3), duration: 0.022)
  finger4.move(to: CGPoint(x: 195.9, y: 346), duration: 0.011)
  finger4.move(to: CGPoint(x: 194.5, y: 345), duration: 0.011)
  finger4.move(to: CGPoint(x: 194.8, y: 346.4), duration: 0.011)
  finger4.move(to: CGPoint(x: 195.7, y: 345.2), duration: 0.022)
  finger4.move(to: CGPoint(x: 195.4, y: 346.6), duration: 0.022)
  finger4.move(to: CGPoint(x: 194.8, y: 345.1), duration: 0.044)
  finger4.move(to: CGPoint(x: 194.9, y: 346.3), duration: 0.022)
  finger4.move(to: CGPoint(x: 195.8, y: 345.4), duration: 0.011)
  finger4.lift()
  stage.advance(by: 0.65)
  #expect((stage.view("logText") as? UILabel)?.text == "tap\ntap\ntap\ntap")
  #expect(stage.frame(of: "logText") == CGRect(x: 12.0, y: 12.0, width: 326.0, height: 57.0))
  let finger5 = stage.touch(at: CGPoint(x: 299.3, y: 619.4))
  finger5.move(to: CGPoint(x: 299.2, y: 620.2), duration: 0.011)
  finger5.move(to: CGPoint(x: 297.3, y: 617.2), duration: 0.022)
  finger5.move(to: CGPoint(x: 294.5, y: 614.1), duration: 0.011)
  finger5.move(to: CGPoint(x: 290.6, y: 610), duration: 0.011)
  finger5.move(to: CGPoint(x: 288.8, y: 605.3), duration: 0.011)
  finger5.move(to: CGPoint(x: 274.4, y: 587.5), duration: 0.033)
  finger5.move(to: CGPoint(x: 268.8, y: 578.4), duration: 0.011)
  finger5.move(to: CGPoint(x: 262.9, y: 571.7), duration: 0.011)
  finger5.move(to: CGPoint(x: 250.3, y: 554), duration: 0.022)
  finger5.move(to: CGPoint(x: 214.7, y: 504.8), duration: 0.055)
  finger5.move(to: CGPoint(x: 190.7, y: 473.5), duration: 0.033)
  finger5.move(to: CGPoint(x: 161.9, y: 431), duration: 0.044)
  finger5.move(to: CGPoint(x: 146.9, y: 412.3), duration: 0.022)
  finger5.move(to: CGPoint(x: 127.3, y: 384.2), duration: 0.033)
  finger5.move(to: CGPoint(x: 120.6, y: 376.8), duration: 0.011)
  finger5.move(to: CGPoint(x: 116.7, y: 367.8), duration: 0.011)
  finger5.move(to: CGPoint(x: 106, y: 354.6), duration: 0.022)
  finger5.move(to: CGPoint(x: 101.5, y: 348.5), duration: 0.011)
  finger5.move(to: CGPoint(x: 95.2, y: 338), duration: 0.022)
  finger5.move(to: CGPoint(x: 91.2, y: 330.9), duration: 0.033)
  finger5.move(to: CGPoint(x: 89.6, y: 330), duration: 0.011)
  finger5.lift()
  stage.advance(by: 0.599)
  let finger6 = stage.touch(at: CGPoint(x: 319.1, y: 420.9))
  finger6.move(to: CGPoint(x: 314.4, y: 420.9), duration: 0.011)
  finger6.move(to: CGPoint(x: 297.8, y: 420.5), duration: 0.011)
  finger6.move(to: CGPoint(x: 271.9, y: 421.5), duration: 0.011)
  finger6.move(to: CGPoint(x: 241.3, y: 419.6), duration: 0.011)
  finger6.move(to: CGPoint(x: 138.4, y: 415.6), duration: 0.033)
  finger6.move(to: CGPoint(x: 108.3, y: 415), duration: 0.011)
  finger6.move(to: CGPoint(x: 83.6, y: 412.4), duration: 0.011)
  finger6.move(to: CGPoint(x: 66.5, y: 411.9), duration: 0.011)
  finger6.move(to: CGPoint(x: 60, y: 410.8), duration: 0.011)
  finger6.lift()
  stage.advance(by: 0.599)
  let finger7 = stage.touch(at: CGPoint(x: 154.2, y: 399.6))
  let finger8 = stage.touch(at: CGPoint(x: 234.1, y: 399.8))
  stage.together {
    finger7.move(to: CGPoint(x: 154, y: 400.1), duration: 0.011)
    finger8.move(to: CGPoint(x: 237.6, y: 400.2), duration: 0.011)
  }
  stage.together {
    finger7.move(to: CGPoint(x: 148.5, y: 397.1), duration: 0.022)
    finger8.move(to: CGPoint(x: 240.6, y: 401.6), duration: 0.022)
  }
  stage.together {
    finger7.move(to: CGPoint(x: 147, y: 396.8), duration: 0.011)
    finger8.move(to: CGPoint(x: 242.1, y: 402.3), duration: 0.011)
  }
  stage.together {
    finger7.move(to: CGPoint(x: 144, y: 396.3), duration: 0.022)
    finger8.move(to: CGPoint(x: 247.3, y: 403.5), duration: 0.022)
  }
  stage.advance(by: 0.001)
  stage.together {
    finger7.move(to: CGPoint(x: 140.8, y: 396.3), duration: 0.011)
    finger8.move(to: CGPoint(x: 249.9, y: 404.1), duration: 0.011)
  }
  stage.together {
    finger7.move(to: CGPoint(x: 139, y: 393.9), duration: 0.011)
    finger8.move(to: CGPoint(x: 251.4, y: 405.1), duration: 0.011)
  }
  stage.together {
    finger7.move(to: CGPoint(x: 134.5, y: 393.7), duration: 0.022)
    finger8.move(to: CGPoint(x: 254.3, y: 407), duration: 0.022)
  }
  stage.together {
    finger7.move(to: CGPoint(x: 131.1, y: 391.6), duration: 0.022)
    finger8.move(to: CGPoint(x: 259.6, y: 407.6), duration: 0.022)
  }
  stage.together {
    finger7.move(to: CGPoint(x: 129.4, y: 390.6), duration: 0.011)
    finger8.move(to: CGPoint(x: 260.4, y: 408.2), duration: 0.011)
  }
  stage.together {
    finger7.move(to: CGPoint(x: 127.9, y: 391.1), duration: 0.011)
    finger8.move(to: CGPoint(x: 263.9, y: 410.2), duration: 0.011)
  }
  stage.advance(by: 0.001)
  stage.together {
    finger7.move(to: CGPoint(x: 124.2, y: 389.6), duration: 0.011)
    finger8.move(to: CGPoint(x: 265.3, y: 410.4), duration: 0.011)
  }
  stage.together {
    finger7.move(to: CGPoint(x: 122.3, y: 388.9), duration: 0.011)
    finger8.move(to: CGPoint(x: 266.6, y: 410.6), duration: 0.011)
  }
  stage.together {
    finger7.move(to: CGPoint(x: 116.5, y: 386.6), duration: 0.033)
    finger8.move(to: CGPoint(x: 273.1, y: 413.4), duration: 0.033)
  }
  stage.together {
    finger7.move(to: CGPoint(x: 114.5, y: 387.4), duration: 0.011)
    finger8.move(to: CGPoint(x: 275.3, y: 414.3), duration: 0.011)
  }
  stage.together {
    finger7.move(to: CGPoint(x: 112.3, y: 385.1), duration: 0.011)
    finger8.move(to: CGPoint(x: 277, y: 413.1), duration: 0.011)
  }
  stage.together {
    finger7.move(to: CGPoint(x: 109.2, y: 383.9), duration: 0.022)
    finger8.move(to: CGPoint(x: 281.2, y: 416.2), duration: 0.022)
  }
  stage.advance(by: 0.001)
  stage.together {
    finger7.move(to: CGPoint(x: 107.6, y: 383.4), duration: 0.011)
    finger8.move(to: CGPoint(x: 282.7, y: 416.1), duration: 0.011)
  }
  stage.together {
    finger7.move(to: CGPoint(x: 104.3, y: 383.5), duration: 0.011)
    finger8.move(to: CGPoint(x: 284.3, y: 416), duration: 0.011)
  }
  stage.together {
    finger7.move(to: CGPoint(x: 103.5, y: 383.4), duration: 0.011)
    finger8.move(to: CGPoint(x: 288, y: 416.7), duration: 0.011)
  }
  stage.together {
    finger7.move(to: CGPoint(x: 98.6, y: 381.1), duration: 0.022)
    finger8.move(to: CGPoint(x: 290, y: 419), duration: 0.022)
  }
  stage.together {
    finger7.move(to: CGPoint(x: 96.1, y: 380), duration: 0.011)
    finger8.move(to: CGPoint(x: 292.8, y: 420), duration: 0.011)
  }
  stage.together {
    finger7.move(to: CGPoint(x: 95.8, y: 379.7), duration: 0.011)
    finger8.move(to: CGPoint(x: 295.5, y: 421), duration: 0.011)
  }
  stage.together {
    finger7.move(to: CGPoint(x: 95.1, y: 379.3), duration: 0.02)
    finger8.move(to: CGPoint(x: 295.4, y: 420.9), duration: 0.02)
  }
  finger7.lift()
  finger8.lift()
  stage.advance(by: 0.6)
  let key1 = stage.hold(.keyboardA)
  stage.advance(by: 0.06)
  key1.release()
  stage.advance(by: 0.15)
  let key2 = stage.hold(.keyboardSpacebar)
  stage.advance(by: 0.06)
  key2.release()
  stage.advance(by: 0.15)
  let key3 = stage.hold(.keyboardB)
  stage.advance(by: 0.06)
  key3.release()
  stage.advance(by: 0.15)
  stage.shake()
  stage.remoteCommand(.togglePlayPause)
  let button4 = stage.hold(UIPress.PressType.select, force: 1)
  stage.advance(by: 0.08)
  button4?.release()
  stage.advance(by: 0.5)
}
