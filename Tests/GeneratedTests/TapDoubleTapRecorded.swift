// swift-format-ignore-file
@testable import Gallery
import TouchstoneTesting
import UIKit

/// Generated from a recording of the scene "tap-double-tap".
@MainActor @Test func `The recorded session of tap-double-tap`() {
  let stage = Stage(
    app: GalleryDelegate.self, scene: "tap-double-tap", device: .iPhone14)
  stage.advance(by: 0.8)
  let finger1 = stage.touch(at: CGPoint(x: 195.9, y: 259.4))
  finger1.move(to: CGPoint(x: 194.3, y: 258.2), duration: 0.012)
  finger1.move(to: CGPoint(x: 195.8, y: 258.3), duration: 0.047)
  finger1.move(to: CGPoint(x: 195, y: 259.2), duration: 0.012)
  finger1.move(to: CGPoint(x: 195.3, y: 258.1), duration: 0.012)
  finger1.lift()
  stage.advance(by: 0.75)
  #expect((stage.view("logText") as? UILabel)?.text == "tap on waiting")
  let finger2 = stage.touch(at: CGPoint(x: 194.1, y: 495.4))
  finger2.move(to: CGPoint(x: 194.1, y: 495.7), duration: 0.024)
  finger2.move(to: CGPoint(x: 195.4, y: 494.6), duration: 0.012)
  finger2.move(to: CGPoint(x: 194.3, y: 496.2), duration: 0.012)
  finger2.move(to: CGPoint(x: 194.8, y: 494.7), duration: 0.012)
  finger2.move(to: CGPoint(x: 194.3, y: 494.8), duration: 0.024)
  finger2.lift()
  stage.advance(by: 0.649)
  #expect((stage.view("logText") as? UILabel)?.text == "tap on waiting\ntap on hasty")
  #expect(stage.frame(of: "logText") == CGRect(x: 12.0, y: 12.0, width: 326.0, height: 29.0))
  let finger3 = stage.touch(at: CGPoint(x: 194.5, y: 258))
  finger3.move(to: CGPoint(x: 195.6, y: 258.3), duration: 0.047)
  finger3.move(to: CGPoint(x: 194.1, y: 258.3), duration: 0.012)
  finger3.move(to: CGPoint(x: 195.2, y: 257.7), duration: 0.024)
  finger3.lift()
  stage.advance(by: 0.14)
  let finger4 = stage.touch(at: CGPoint(x: 195.2, y: 259.2))
  finger4.move(to: CGPoint(x: 194.8, y: 258), duration: 0.012)
  finger4.move(to: CGPoint(x: 195.7, y: 259), duration: 0.012)
  finger4.move(to: CGPoint(x: 194.1, y: 258.6), duration: 0.059)
  finger4.lift()
  stage.advance(by: 0.05)
  #expect(
    (stage.view("logText") as? UILabel)?.text
      == "tap on waiting\ntap on hasty\ndouble tap on waiting")
  #expect(stage.frame(of: "logText") == CGRect(x: 12.0, y: 12.0, width: 326.0, height: 43.0))
  let finger5 = stage.touch(at: CGPoint(x: 194.3, y: 258.3))
  finger5.move(to: CGPoint(x: 194.9, y: 257.7), duration: 0.044)
  finger5.move(to: CGPoint(x: 195.2, y: 259.1), duration: 0.011)
  finger5.move(to: CGPoint(x: 194.6, y: 257.9), duration: 0.044)
  finger5.move(to: CGPoint(x: 195, y: 259.3), duration: 0.011)
  finger5.move(to: CGPoint(x: 194.2, y: 259.4), duration: 0.033)
  finger5.move(to: CGPoint(x: 194.4, y: 257.8), duration: 0.022)
  finger5.move(to: CGPoint(x: 195.9, y: 258.2), duration: 0.022)
  finger5.move(to: CGPoint(x: 194.2, y: 259.1), duration: 0.022)
  stage.advance(by: 0.001)
  finger5.move(to: CGPoint(x: 195.7, y: 258.6), duration: 0.011)
  finger5.move(to: CGPoint(x: 194.7, y: 257.7), duration: 0.011)
  finger5.move(to: CGPoint(x: 194.6, y: 258.9), duration: 0.033)
  finger5.move(to: CGPoint(x: 196, y: 257.6), duration: 0.011)
  finger5.move(to: CGPoint(x: 195.3, y: 259.1), duration: 0.022)
  finger5.move(to: CGPoint(x: 194.2, y: 257.6), duration: 0.022)
  finger5.move(to: CGPoint(x: 194.7, y: 258.8), duration: 0.011)
  finger5.move(to: CGPoint(x: 195.3, y: 257.7), duration: 0.011)
  finger5.move(to: CGPoint(x: 194.2, y: 258.9), duration: 0.011)
  finger5.move(to: CGPoint(x: 195.7, y: 258.2), duration: 0.011)
  finger5.move(to: CGPoint(x: 196, y: 258.2), duration: 0.022)
  finger5.move(to: CGPoint(x: 194.2, y: 258.4), duration: 0.022)
  finger5.move(to: CGPoint(x: 195.3, y: 259.5), duration: 0.011)
  finger5.move(to: CGPoint(x: 195.1, y: 257.6), duration: 0.011)
  finger5.move(to: CGPoint(x: 195.6, y: 258.2), duration: 0.011)
  finger5.move(to: CGPoint(x: 194.4, y: 259.3), duration: 0.011)
  finger5.move(to: CGPoint(x: 195.7, y: 257.5), duration: 0.022)
  finger5.move(to: CGPoint(x: 194, y: 258.8), duration: 0.022)
  finger5.move(to: CGPoint(x: 195.9, y: 258.5), duration: 0.011)
  finger5.move(to: CGPoint(x: 194.5, y: 257.5), duration: 0.011)
  finger5.move(to: CGPoint(x: 194.8, y: 258.9), duration: 0.011)
  finger5.move(to: CGPoint(x: 195.7, y: 257.7), duration: 0.022)
  finger5.move(to: CGPoint(x: 195.4, y: 259.1), duration: 0.022)
  stage.advance(by: 0.001)
  finger5.move(to: CGPoint(x: 194.8, y: 257.6), duration: 0.044)
  finger5.move(to: CGPoint(x: 194.9, y: 258.8), duration: 0.022)
  finger5.move(to: CGPoint(x: 195.8, y: 257.9), duration: 0.022)
  finger5.move(to: CGPoint(x: 194.3, y: 257.9), duration: 0.011)
  finger5.move(to: CGPoint(x: 195.5, y: 259.2), duration: 0.033)
  finger5.move(to: CGPoint(x: 194.2, y: 258.9), duration: 0.022)
  finger5.move(to: CGPoint(x: 196, y: 258.8), duration: 0.011)
  finger5.move(to: CGPoint(x: 195.7, y: 258.9), duration: 0.011)
  finger5.lift()
  stage.advance(by: 0.65)
  #expect(
    (stage.view("logText") as? UILabel)?.text
      == "tap on waiting\ntap on hasty\ndouble tap on waiting\ntap on waiting")
  #expect(stage.frame(of: "logText") == CGRect(x: 12.0, y: 12.0, width: 326.0, height: 57.0))
  let finger6 = stage.touch(at: CGPoint(x: 300.3, y: 620.9))
  finger6.move(to: CGPoint(x: 298.6, y: 619.1), duration: 0.022)
  finger6.move(to: CGPoint(x: 294.6, y: 613.5), duration: 0.022)
  finger6.move(to: CGPoint(x: 287.4, y: 604.6), duration: 0.022)
  finger6.move(to: CGPoint(x: 284.1, y: 598.7), duration: 0.011)
  finger6.move(to: CGPoint(x: 274.7, y: 586.6), duration: 0.022)
  finger6.move(to: CGPoint(x: 263.4, y: 571), duration: 0.022)
  finger6.move(to: CGPoint(x: 256.1, y: 563.2), duration: 0.011)
  finger6.move(to: CGPoint(x: 243.5, y: 544.9), duration: 0.022)
  finger6.move(to: CGPoint(x: 229.9, y: 524.9), duration: 0.022)
  finger6.move(to: CGPoint(x: 214.3, y: 505.6), duration: 0.022)
  finger6.move(to: CGPoint(x: 199.6, y: 484.4), duration: 0.022)
  finger6.move(to: CGPoint(x: 182.8, y: 463.5), duration: 0.022)
  finger6.move(to: CGPoint(x: 176.7, y: 451.7), duration: 0.011)
  finger6.move(to: CGPoint(x: 153.1, y: 421.2), duration: 0.033)
  finger6.move(to: CGPoint(x: 139.5, y: 401), duration: 0.022)
  finger6.move(to: CGPoint(x: 115.5, y: 368.1), duration: 0.044)
  finger6.move(to: CGPoint(x: 111.6, y: 361.4), duration: 0.011)
  finger6.move(to: CGPoint(x: 105.4, y: 355.3), duration: 0.011)
  finger6.move(to: CGPoint(x: 99.1, y: 342.7), duration: 0.022)
  finger6.move(to: CGPoint(x: 95, y: 339.6), duration: 0.011)
  finger6.move(to: CGPoint(x: 92.6, y: 334.7), duration: 0.011)
  finger6.move(to: CGPoint(x: 90.7, y: 331.9), duration: 0.011)
  finger6.move(to: CGPoint(x: 90.7, y: 330), duration: 0.011)
  finger6.move(to: CGPoint(x: 90.2, y: 329.3), duration: 0.011)
  finger6.lift()
  stage.advance(by: 0.599)
  let finger7 = stage.touch(at: CGPoint(x: 320.9, y: 419.5))
  finger7.move(to: CGPoint(x: 314.3, y: 421.5), duration: 0.011)
  finger7.move(to: CGPoint(x: 297.2, y: 421.8), duration: 0.011)
  finger7.move(to: CGPoint(x: 272.5, y: 421.8), duration: 0.011)
  finger7.move(to: CGPoint(x: 241.1, y: 419.8), duration: 0.011)
  finger7.move(to: CGPoint(x: 173.3, y: 418.6), duration: 0.022)
  finger7.move(to: CGPoint(x: 138.7, y: 415.8), duration: 0.011)
  finger7.move(to: CGPoint(x: 108.2, y: 414), duration: 0.011)
  finger7.move(to: CGPoint(x: 82.5, y: 412.8), duration: 0.011)
  finger7.move(to: CGPoint(x: 65.5, y: 410.4), duration: 0.011)
  finger7.move(to: CGPoint(x: 59.7, y: 409.5), duration: 0.011)
  finger7.lift()
  stage.advance(by: 0.599)
  let finger8 = stage.touch(at: CGPoint(x: 154.1, y: 399.6))
  let finger9 = stage.touch(at: CGPoint(x: 234.8, y: 400.1))
  stage.together {
    finger8.move(to: CGPoint(x: 152.7, y: 398.9), duration: 0.011)
    finger9.move(to: CGPoint(x: 238, y: 400.9), duration: 0.011)
  }
  stage.together {
    finger8.move(to: CGPoint(x: 151.3, y: 398.2), duration: 0.011)
    finger9.move(to: CGPoint(x: 238.8, y: 402.3), duration: 0.011)
  }
  stage.together {
    finger8.move(to: CGPoint(x: 149.9, y: 397.5), duration: 0.011)
    finger9.move(to: CGPoint(x: 241, y: 401.2), duration: 0.011)
  }
  stage.together {
    finger8.move(to: CGPoint(x: 142.3, y: 396.3), duration: 0.033)
    finger9.move(to: CGPoint(x: 246.5, y: 404.3), duration: 0.033)
  }
  stage.advance(by: 0.001)
  stage.together {
    finger8.move(to: CGPoint(x: 139.6, y: 394.3), duration: 0.022)
    finger9.move(to: CGPoint(x: 251.4, y: 404.6), duration: 0.022)
  }
  stage.together {
    finger8.move(to: CGPoint(x: 136.4, y: 393.5), duration: 0.011)
    finger9.move(to: CGPoint(x: 253.9, y: 406.4), duration: 0.011)
  }
  stage.together {
    finger8.move(to: CGPoint(x: 135.9, y: 394.2), duration: 0.011)
    finger9.move(to: CGPoint(x: 254.2, y: 406.3), duration: 0.011)
  }
  stage.together {
    finger8.move(to: CGPoint(x: 130.6, y: 391.9), duration: 0.022)
    finger9.move(to: CGPoint(x: 258.3, y: 407.4), duration: 0.022)
  }
  stage.together {
    finger8.move(to: CGPoint(x: 127, y: 391.1), duration: 0.022)
    finger9.move(to: CGPoint(x: 262.5, y: 408.6), duration: 0.022)
  }
  stage.advance(by: 0.001)
  stage.together {
    finger8.move(to: CGPoint(x: 125.1, y: 390.7), duration: 0.011)
    finger9.move(to: CGPoint(x: 264.5, y: 410.8), duration: 0.011)
  }
  stage.together {
    finger8.move(to: CGPoint(x: 123.3, y: 390.3), duration: 0.011)
    finger9.move(to: CGPoint(x: 266.3, y: 410.7), duration: 0.011)
  }
  stage.together {
    finger8.move(to: CGPoint(x: 121, y: 387.8), duration: 0.011)
    finger9.move(to: CGPoint(x: 268.2, y: 410.6), duration: 0.011)
  }
  stage.together {
    finger8.move(to: CGPoint(x: 117.2, y: 388.2), duration: 0.022)
    finger9.move(to: CGPoint(x: 273.6, y: 412), duration: 0.022)
  }
  stage.together {
    finger8.move(to: CGPoint(x: 114.7, y: 386.7), duration: 0.011)
    finger9.move(to: CGPoint(x: 274.3, y: 413.5), duration: 0.011)
  }
  stage.together {
    finger8.move(to: CGPoint(x: 112.3, y: 385.3), duration: 0.011)
    finger9.move(to: CGPoint(x: 277.5, y: 414.7), duration: 0.011)
  }
  stage.together {
    finger8.move(to: CGPoint(x: 112, y: 384.7), duration: 0.011)
    finger9.move(to: CGPoint(x: 279, y: 414.9), duration: 0.011)
  }
  stage.together {
    finger8.move(to: CGPoint(x: 106, y: 384.3), duration: 0.022)
    finger9.move(to: CGPoint(x: 282.1, y: 415.3), duration: 0.022)
  }
  stage.advance(by: 0.001)
  stage.together {
    finger8.move(to: CGPoint(x: 104.8, y: 384), duration: 0.011)
    finger9.move(to: CGPoint(x: 285.7, y: 417.3), duration: 0.011)
  }
  stage.together {
    finger8.move(to: CGPoint(x: 103.5, y: 383.6), duration: 0.011)
    finger9.move(to: CGPoint(x: 287.1, y: 416.6), duration: 0.011)
  }
  stage.together {
    finger8.move(to: CGPoint(x: 99, y: 381.2), duration: 0.022)
    finger9.move(to: CGPoint(x: 291.5, y: 418.6), duration: 0.022)
  }
  stage.together {
    finger8.move(to: CGPoint(x: 94.1, y: 380.9), duration: 0.022)
    finger9.move(to: CGPoint(x: 295.9, y: 420.7), duration: 0.022)
  }
  stage.together {
    finger8.move(to: CGPoint(x: 94.7, y: 380.2), duration: 0.02)
    finger9.move(to: CGPoint(x: 294.3, y: 420.7), duration: 0.02)
  }
  finger8.lift()
  finger9.lift()
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
