import CoreGraphics
import Foundation
import QuartzCore
import Testing
import TouchstoneTesting
import UIKit

@MainActor
struct EveryImportTests {
  @Test("a test file in Swift 5 may import every name that has an overlay")
  func everyName() {
    let stage = Stage()
    let layer = CALayer()
    stage.window.layer.addSublayer(layer)
    #expect(layer.frame == CGRect.zero)
  }
}
