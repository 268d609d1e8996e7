// swift-format-ignore-file
@testable import Gallery
import TouchstoneTesting
import UIKit

/// Generated from a recording of the scene "controls".
@MainActor @Test func `The recorded session of controls`() {
  let stage = Stage(
    app: GalleryDelegate.self, scene: "controls", device: .iPhone14)
  stage.advance(by: 0.8)
  let finger1 = stage.touch(at: CGPoint(x: 67.9, y: 168.9))
  finger1.move(to: CGPoint(x: 66.3, y: 167.7), duration: 0.012)
  finger1.move(to: CGPoint(x: 67.8, y: 167.8), duration: 0.047)
  finger1.move(to: CGPoint(x: 67, y: 168.7), duration: 0.012)
  finger1.move(to: CGPoint(x: 67.3, y: 167.6), duration: 0.012)
  finger1.lift()
  stage.advance(by: 0.75)
  #expect(stage.shows("8"))
  #expect(!stage.shows("7"))
  #expect((stage.view("stepper") as? UIStepper)?.value == 8.0)
  #expect((stage.view("bar") as? UIProgressView)?.progress == 0.4)
  let finger2 = stage.touch(at: CGPoint(x: 194.1, y: 223.9))
  finger2.move(to: CGPoint(x: 194.1, y: 224.2), duration: 0.024)
  finger2.move(to: CGPoint(x: 195.4, y: 223.1), duration: 0.012)
  finger2.move(to: CGPoint(x: 194.3, y: 224.7), duration: 0.012)
  finger2.move(to: CGPoint(x: 194.8, y: 223.2), duration: 0.012)
  finger2.move(to: CGPoint(x: 194.3, y: 223.3), duration: 0.024)
  finger2.lift()
  stage.advance(by: 0.749)
  let finger3 = stage.touch(at: CGPoint(x: 194.5, y: 274.5))
  finger3.move(to: CGPoint(x: 195.6, y: 274.8), duration: 0.047)
  finger3.move(to: CGPoint(x: 194.1, y: 274.8), duration: 0.012)
  finger3.move(to: CGPoint(x: 195.2, y: 274.2), duration: 0.024)
  finger3.lift()
  stage.advance(by: 0.65)
  #expect((stage.view("dots") as? UIPageControl)?.currentPage == 3)
  let finger4 = stage.touch(at: CGPoint(x: 67.2, y: 168.7))
  finger4.move(to: CGPoint(x: 66.8, y: 167.5), duration: 0.012)
  finger4.move(to: CGPoint(x: 67.7, y: 168.5), duration: 0.012)
  finger4.move(to: CGPoint(x: 66.1, y: 168.1), duration: 0.059)
  finger4.lift()
  stage.advance(by: 0.14)
  #expect(stage.shows("9"))
  #expect(!stage.shows("8"))
  #expect((stage.view("stepper") as? UIStepper)?.value == 9.0)
  #expect((stage.view("bar") as? UIProgressView)?.progress == 0.45)
  let finger5 = stage.touch(at: CGPoint(x: 66.3, y: 167.8))
  finger5.move(to: CGPoint(x: 66.5, y: 168), duration: 0.083)
  finger5.lift()
  stage.advance(by: 0.05)
  #expect(stage.shows("8"))
  #expect(!stage.shows("9"))
  #expect((stage.view("stepper") as? UIStepper)?.value == 8.0)
  #expect((stage.view("bar") as? UIProgressView)?.progress == 0.4)
  let finger6 = stage.touch(at: CGPoint(x: 66.6, y: 167.4))
  finger6.move(to: CGPoint(x: 67, y: 168.8), duration: 0.011)
  finger6.move(to: CGPoint(x: 66.3, y: 169), duration: 0.022)
  finger6.move(to: CGPoint(x: 66.4, y: 167.3), duration: 0.033)
  finger6.move(to: CGPoint(x: 67.9, y: 167.7), duration: 0.022)
  finger6.move(to: CGPoint(x: 66.2, y: 168.6), duration: 0.022)
  finger6.move(to: CGPoint(x: 67.7, y: 168.1), duration: 0.011)
  finger6.move(to: CGPoint(x: 66.7, y: 167.2), duration: 0.011)
  finger6.move(to: CGPoint(x: 66.6, y: 168.4), duration: 0.033)
  finger6.move(to: CGPoint(x: 68, y: 167.1), duration: 0.011)
  finger6.move(to: CGPoint(x: 67.3, y: 168.6), duration: 0.022)
  stage.advance(by: 0.001)
  finger6.move(to: CGPoint(x: 66.2, y: 167.1), duration: 0.022)
  finger6.move(to: CGPoint(x: 66.7, y: 168.3), duration: 0.011)
  finger6.move(to: CGPoint(x: 67.3, y: 167.2), duration: 0.011)
  finger6.move(to: CGPoint(x: 66.2, y: 168.4), duration: 0.011)
  finger6.move(to: CGPoint(x: 67.7, y: 167.7), duration: 0.011)
  finger6.move(to: CGPoint(x: 68, y: 167.7), duration: 0.022)
  finger6.move(to: CGPoint(x: 66.2, y: 167.9), duration: 0.022)
  finger6.move(to: CGPoint(x: 67.3, y: 169), duration: 0.011)
  finger6.move(to: CGPoint(x: 67.1, y: 167.1), duration: 0.011)
  finger6.move(to: CGPoint(x: 66.4, y: 168.8), duration: 0.022)
  finger6.move(to: CGPoint(x: 67.7, y: 167), duration: 0.022)
  finger6.move(to: CGPoint(x: 66, y: 168.3), duration: 0.022)
  finger6.move(to: CGPoint(x: 67.9, y: 168), duration: 0.011)
  finger6.move(to: CGPoint(x: 66.5, y: 167), duration: 0.011)
  finger6.move(to: CGPoint(x: 66.8, y: 168.4), duration: 0.011)
  finger6.move(to: CGPoint(x: 67.7, y: 167.2), duration: 0.022)
  finger6.move(to: CGPoint(x: 67.4, y: 168.6), duration: 0.022)
  finger6.move(to: CGPoint(x: 67.9, y: 167.3), duration: 0.022)
  finger6.move(to: CGPoint(x: 66.9, y: 168.3), duration: 0.044)
  finger6.move(to: CGPoint(x: 67.8, y: 167.4), duration: 0.022)
  finger6.move(to: CGPoint(x: 66.3, y: 167.4), duration: 0.011)
  stage.advance(by: 0.001)
  finger6.move(to: CGPoint(x: 67.5, y: 168.7), duration: 0.033)
  finger6.move(to: CGPoint(x: 66.2, y: 168.4), duration: 0.022)
  finger6.move(to: CGPoint(x: 68, y: 168.3), duration: 0.011)
  finger6.move(to: CGPoint(x: 66.1, y: 167.9), duration: 0.022)
  finger6.move(to: CGPoint(x: 67.3, y: 168.9), duration: 0.011)
  finger6.move(to: CGPoint(x: 67.1, y: 167.2), duration: 0.011)
  finger6.move(to: CGPoint(x: 66.5, y: 168.3), duration: 0.022)
  finger6.move(to: CGPoint(x: 66.2, y: 167.1), duration: 0.022)
  finger6.move(to: CGPoint(x: 67.4, y: 167.1), duration: 0.022)
  finger6.lift()
  stage.advance(by: 0.65)
  #expect(stage.shows("7"))
  #expect(!stage.shows("8"))
  #expect((stage.view("stepper") as? UIStepper)?.value == 7.0)
  #expect((stage.view("bar") as? UIProgressView)?.progress == 0.35)
  let finger7 = stage.touch(at: CGPoint(x: 300.6, y: 620))
  finger7.move(to: CGPoint(x: 299.2, y: 618.3), duration: 0.022)
  finger7.move(to: CGPoint(x: 296.3, y: 616.8), duration: 0.011)
  finger7.move(to: CGPoint(x: 291.7, y: 609.7), duration: 0.022)
  finger7.move(to: CGPoint(x: 284.6, y: 599.1), duration: 0.022)
  finger7.move(to: CGPoint(x: 274.3, y: 587.4), duration: 0.022)
  finger7.move(to: CGPoint(x: 263.6, y: 571.9), duration: 0.022)
  finger7.move(to: CGPoint(x: 249.3, y: 554.9), duration: 0.022)
  finger7.move(to: CGPoint(x: 244.1, y: 544.5), duration: 0.011)
  finger7.move(to: CGPoint(x: 237.1, y: 535.8), duration: 0.011)
  finger7.move(to: CGPoint(x: 206.1, y: 493.4), duration: 0.044)
  finger7.move(to: CGPoint(x: 192.1, y: 474.1), duration: 0.022)
  finger7.move(to: CGPoint(x: 175.4, y: 452), duration: 0.022)
  finger7.move(to: CGPoint(x: 169.1, y: 442), duration: 0.011)
  finger7.move(to: CGPoint(x: 160.1, y: 432.2), duration: 0.011)
  finger7.move(to: CGPoint(x: 147.2, y: 410.8), duration: 0.022)
  finger7.move(to: CGPoint(x: 139.3, y: 402.6), duration: 0.011)
  finger7.move(to: CGPoint(x: 126.5, y: 383.5), duration: 0.022)
  finger7.move(to: CGPoint(x: 116.1, y: 367.5), duration: 0.022)
  finger7.move(to: CGPoint(x: 107.2, y: 353.9), duration: 0.022)
  finger7.move(to: CGPoint(x: 98.4, y: 344), duration: 0.022)
  finger7.move(to: CGPoint(x: 92.4, y: 334.9), duration: 0.022)
  finger7.move(to: CGPoint(x: 90.6, y: 332.4), duration: 0.011)
  finger7.move(to: CGPoint(x: 90.8, y: 329.4), duration: 0.022)
  finger7.lift()
  stage.advance(by: 0.599)
  let finger8 = stage.touch(at: CGPoint(x: 319.8, y: 419.9))
  finger8.move(to: CGPoint(x: 313.4, y: 420), duration: 0.011)
  finger8.move(to: CGPoint(x: 296.6, y: 420.9), duration: 0.011)
  finger8.move(to: CGPoint(x: 272.3, y: 420.5), duration: 0.011)
  finger8.move(to: CGPoint(x: 240.9, y: 419.8), duration: 0.011)
  finger8.move(to: CGPoint(x: 139.1, y: 416.5), duration: 0.033)
  finger8.move(to: CGPoint(x: 108, y: 413.9), duration: 0.011)
  finger8.move(to: CGPoint(x: 82.4, y: 413.9), duration: 0.011)
  finger8.move(to: CGPoint(x: 67, y: 410.9), duration: 0.011)
  finger8.move(to: CGPoint(x: 60, y: 409.2), duration: 0.011)
  finger8.lift()
  stage.advance(by: 0.599)
  let finger9 = stage.touch(at: CGPoint(x: 154.9, y: 399.9))
  let finger10 = stage.touch(at: CGPoint(x: 234.8, y: 399.4))
  stage.together {
    finger9.move(to: CGPoint(x: 151.1, y: 398.2), duration: 0.022)
    finger10.move(to: CGPoint(x: 238.1, y: 401), duration: 0.022)
  }
  stage.together {
    finger9.move(to: CGPoint(x: 149.3, y: 397.4), duration: 0.011)
    finger10.move(to: CGPoint(x: 241.6, y: 401.6), duration: 0.011)
  }
  stage.together {
    finger9.move(to: CGPoint(x: 147.4, y: 396.6), duration: 0.011)
    finger10.move(to: CGPoint(x: 242.4, y: 402.2), duration: 0.011)
  }
  stage.together {
    finger9.move(to: CGPoint(x: 145.9, y: 397.1), duration: 0.011)
    finger10.move(to: CGPoint(x: 245.9, y: 404.2), duration: 0.011)
  }
  stage.advance(by: 0.001)
  stage.together {
    finger9.move(to: CGPoint(x: 142.2, y: 395.6), duration: 0.011)
    finger10.move(to: CGPoint(x: 247.3, y: 404.4), duration: 0.011)
  }
  stage.together {
    finger9.move(to: CGPoint(x: 140.3, y: 394.9), duration: 0.011)
    finger10.move(to: CGPoint(x: 248.6, y: 404.6), duration: 0.011)
  }
  stage.together {
    finger9.move(to: CGPoint(x: 134.5, y: 392.6), duration: 0.033)
    finger10.move(to: CGPoint(x: 255.1, y: 407.4), duration: 0.033)
  }
  stage.together {
    finger9.move(to: CGPoint(x: 132.5, y: 393.4), duration: 0.011)
    finger10.move(to: CGPoint(x: 257.3, y: 408.3), duration: 0.011)
  }
  stage.together {
    finger9.move(to: CGPoint(x: 130.3, y: 392), duration: 0.011)
    finger10.move(to: CGPoint(x: 259, y: 407.1), duration: 0.011)
  }
  stage.together {
    finger9.move(to: CGPoint(x: 128.2, y: 390.6), duration: 0.011)
    finger10.move(to: CGPoint(x: 261.1, y: 408.6), duration: 0.011)
  }
  stage.together {
    finger9.move(to: CGPoint(x: 126.9, y: 390), duration: 0.011)
    finger10.move(to: CGPoint(x: 263.2, y: 410.2), duration: 0.011)
  }
  stage.advance(by: 0.001)
  stage.together {
    finger9.move(to: CGPoint(x: 125.6, y: 389.4), duration: 0.011)
    finger10.move(to: CGPoint(x: 264.7, y: 410.1), duration: 0.011)
  }
  stage.together {
    finger9.move(to: CGPoint(x: 122.3, y: 389.5), duration: 0.011)
    finger10.move(to: CGPoint(x: 266.3, y: 410), duration: 0.011)
  }
  stage.together {
    finger9.move(to: CGPoint(x: 121.5, y: 389.4), duration: 0.011)
    finger10.move(to: CGPoint(x: 270, y: 410.7), duration: 0.011)
  }
  stage.together {
    finger9.move(to: CGPoint(x: 116.6, y: 387.1), duration: 0.022)
    finger10.move(to: CGPoint(x: 272, y: 413), duration: 0.022)
  }
  stage.together {
    finger9.move(to: CGPoint(x: 114.1, y: 386), duration: 0.011)
    finger10.move(to: CGPoint(x: 274.8, y: 414), duration: 0.011)
  }
  stage.together {
    finger9.move(to: CGPoint(x: 113.7, y: 386.6), duration: 0.011)
    finger10.move(to: CGPoint(x: 277.5, y: 415), duration: 0.011)
  }
  stage.together {
    finger9.move(to: CGPoint(x: 111.1, y: 384.6), duration: 0.011)
    finger10.move(to: CGPoint(x: 279.3, y: 415.5), duration: 0.011)
  }
  stage.together {
    finger9.move(to: CGPoint(x: 103.9, y: 383.3), duration: 0.044)
    finger10.move(to: CGPoint(x: 286.6, y: 417.5), duration: 0.044)
  }
  stage.advance(by: 0.001)
  stage.together {
    finger9.move(to: CGPoint(x: 100.3, y: 382.7), duration: 0.011)
    finger10.move(to: CGPoint(x: 288.4, y: 418), duration: 0.011)
  }
  stage.together {
    finger9.move(to: CGPoint(x: 96.2, y: 379.8), duration: 0.022)
    finger10.move(to: CGPoint(x: 292.1, y: 419), duration: 0.022)
  }
  stage.together {
    finger9.move(to: CGPoint(x: 95, y: 380.5), duration: 0.011)
    finger10.move(to: CGPoint(x: 295.8, y: 420.7), duration: 0.011)
  }
  stage.together {
    finger9.move(to: CGPoint(x: 95.8, y: 379.7), duration: 0.02)
    finger10.move(to: CGPoint(x: 294.5, y: 420.2), duration: 0.02)
  }
  finger9.lift()
  finger10.lift()
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
