// swift-format-ignore-file
@testable import Gallery
import TouchstoneTesting
import UIKit

/// Generated from a recording of the scene "delivery".
@MainActor @Test func `The recorded session of delivery`() {
  let stage = Stage(
    app: GalleryDelegate.self, scene: "delivery", device: .iPhone14)
  stage.advance(by: 0.7)
  stage.drag(
    "blue", at: CGPoint(x: 240.9, y: 210.9), by: CGVector(dx: -211.4, dy: -290.4),
    duration: 0.45)
  stage.advance(by: 0.6)
  #expect(stage.shows("blue, in orange · handled 1×"))
  #expect(!stage.shows("blue, in orange"))
  stage.swipe(
    "blue", at: CGPoint(x: 259.5, y: 10.4), by: CGVector(dx: -260.3, dy: -9.8),
    duration: 0.12)
  stage.advance(by: 0.6)
  #expect(stage.shows("blue, in orange · handled 2×"))
  #expect(!stage.shows("blue, in orange · handled 1×"))
  let finger1 = stage.touch(at: CGPoint(x: 155.7, y: 400.1))
  let finger2 = stage.touch(at: CGPoint(x: 234.7, y: 399.2))
  stage.together {
    finger1.move(to: CGPoint(x: 94.5, y: 380.3), duration: 0.353)
    finger2.move(to: CGPoint(x: 294.7, y: 419.6), duration: 0.353)
  }
  finger1.lift()
  finger2.lift()
  stage.advance(by: 0.6)
  #expect(stage.shows("orange · handled 1×"))
  #expect(!stage.shows("orange"))
  stage.type("a b", expecting: .anything)
  stage.advance(by: 0.48)
  stage.shake()
  stage.remoteCommand(.togglePlayPause)
  stage.press(UIPress.PressType.select)
  stage.advance(by: 0.5)
}
