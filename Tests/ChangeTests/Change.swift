import TouchstoneKit
import TouchstoneTesting
import UIKit

/// One way in which the surroundings of an open thing change: a column of the matrix.
enum Change: String, CaseIterable, CustomStringConvertible {
  case rotate, resize, traits, hideWindow, removeView, dismissController, resignActive, leaveScene
  case enterBackground

  var description: String { rawValue }

  @MainActor
  func apply(to world: ChangeWorld) {
    let stage = world.stage
    switch self {
    case .rotate: stage.rotateDevice(to: .landscapeLeft)
    case .resize: world.resize(to: CGSize(width: 420, height: 700))
    case .traits:
      stage.setUserInterfaceStyle(.dark)
      stage.setContentSizeCategory(.extraLarge)
    case .hideWindow: stage.window.isHidden = true
    case .removeView: world.host.removeFromSuperview()
    case .dismissController: world.root.dismiss(animated: true)
    case .resignActive: stage.interrupt()
    case .leaveScene: stage.window.windowScene = nil
    case .enterBackground: stage.enterBackground()
    }
  }

  /// Takes the change back as far as the system does, so that fingers work again.
  @MainActor
  func undo(in world: ChangeWorld) {
    let stage = world.stage
    switch self {
    case .rotate, .resize, .traits, .removeView, .dismissController: break
    case .hideWindow, .leaveScene: stage.window.makeKeyAndVisible()
    case .resignActive: stage.resume()
    case .enterBackground: stage.enterForeground()
    }
  }
}

/// The time of the change.
enum Moment: String, CaseIterable, CustomStringConvertible {
  /// Just after the opening has begun.
  case begins
  /// In the middle of the opening.
  case opens
  /// When everything has settled.
  case isOpen

  var description: String { rawValue }

  @MainActor
  func arrive(_ stage: Stage) {
    switch self {
    case .begins: break
    case .opens: stage.advance(by: 0.12)
    case .isOpen: stage.settle()
    }
  }
}
