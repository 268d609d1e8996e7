import Foundation
import Testing
import TouchstoneTesting
import UIKit

/// A scroll view of 300 × 400 points with content of the same size, and scales from 0.5 to 3.
@MainActor
struct ZoomScene {
  let scene: ScrollScene
  var stage: Stage { scene.stage }
  var view: AskedScrollView { scene.view }
  var log: ScrollLog { scene.log }
  var content: ContentView { scene.content }

  init(content size: CGSize = CGSize(width: 300, height: 400), maximum: CGFloat = 3) {
    scene = ScrollScene(content: size)
    log.zoomed = content
    view.minimumZoomScale = 0.5
    view.maximumZoomScale = maximum
    _ = log.take()
  }

  /// Places two fingers to the left and right of a point.
  func press(at middle: CGPoint = CGPoint(x: 150, y: 200), apart: CGFloat = 100) -> TwoFingers {
    TwoFingers(stage, at: middle, apart: apart)
  }

  /// Converts a location in the viewport to the zoomed view's coordinates.
  func point(under place: CGPoint) -> CGPoint { content.convert(place, from: stage.window) }
}

/// Two fingers that move together.
@MainActor
final class TwoFingers {
  let stage: Stage
  let left: Finger
  let right: Finger

  init(_ stage: Stage, at middle: CGPoint, apart: CGFloat) {
    self.stage = stage
    var fingers: [Finger] = []
    stage.together {
      for side in [-0.5, 0.5] {
        fingers.append(stage.touch(at: CGPoint(x: middle.x + side * apart, y: middle.y)))
      }
    }
    left = fingers[0]
    right = fingers[1]
  }

  /// The center between the two fingers.
  var middle: CGPoint {
    CGPoint(
      x: (left.location.x + right.location.x) / 2, y: (left.location.y + right.location.y) / 2)
  }

  func move(to middle: CGPoint? = nil, apart: CGFloat, duration: TimeInterval = 0.3) {
    let middle = middle ?? self.middle
    stage.together {
      left.move(to: CGPoint(x: middle.x - apart / 2, y: middle.y), duration: duration)
      right.move(to: CGPoint(x: middle.x + apart / 2, y: middle.y), duration: duration)
    }
  }

  func lift() {
    stage.together {
      left.lift()
      right.lift()
    }
  }
}
