import TouchstoneKit
import TouchstoneTesting
import UIKit

/// A change of the surroundings of an open object: a column of the matrix.
enum Change: String, CaseIterable, CustomStringConvertible {
  case rotate, resize, traits, hideWindow, removeView, dismissController, resignActive, leaveScene
  /// Variants of the columns above.
  case enterBackground, rotateBack, shrinkWindow

  var description: String { rawValue }

  /// Prepares the world before the object is opened.
  @MainActor
  func prepare(_ world: ChangeWorld) {
    guard self == .rotateBack else { return }
    world.stage.rotateDevice(to: .landscapeLeft)
    world.stage.settle()
  }

  @MainActor
  func apply(to world: ChangeWorld) {
    let stage = world.stage
    switch self {
    case .rotate: stage.rotateDevice(to: .landscapeLeft)
    case .rotateBack: stage.rotateDevice(to: .portrait)
    case .resize: world.resize(to: CGSize(width: 420, height: 700))
    case .shrinkWindow: stage.window.frame = CGRect(x: 0, y: 0, width: 380, height: 720)
    case .traits:
      stage.setUserInterfaceStyle(.dark)
      stage.setContentSizeCategory(.extraLarge)
      stage.window.traitOverrides.horizontalSizeClass = .regular
    case .hideWindow: stage.window.isHidden = true
    case .removeView: world.host.removeFromSuperview()
    case .dismissController: world.root.dismiss(animated: true)
    case .resignActive: stage.interrupt()
    case .leaveScene: stage.window.windowScene = nil
    case .enterBackground: stage.enterBackground()
    }
  }

  /// Reverts the change as far as the system does, so that touches work again.
  @MainActor
  func undo(in world: ChangeWorld) {
    let stage = world.stage
    switch self {
    case .rotate, .rotateBack, .resize, .shrinkWindow, .traits, .removeView, .dismissController:
      break
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
  /// When the object is open. Ongoing movements still continue.
  case isOpen

  var description: String { rawValue }

  @MainActor
  func arrive(_ open: OpenThing) {
    switch self {
    case .begins: break
    case .opens: open.stage.advance(by: 0.12)
    case .isOpen where open.settlesOpen: open.stage.settle()
    case .isOpen: open.stage.advance(by: 0.2)
    }
  }
}
