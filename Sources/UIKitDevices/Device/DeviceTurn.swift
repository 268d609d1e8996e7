package import UIKitCore

extension UIApplication {
  /// Holds the device in another way, and turns the screen along where it becomes wide or high.
  ///
  /// - Parameters:
  ///   - orientation: How it is held.
  ///   - safeArea: What is covered then; nil for what the edges had, turned along.
  package func rotate(to orientation: UIDeviceOrientation, safeArea: UIEdgeInsets? = nil) {
    turn(to: orientation, screen(for: orientation, safeArea: safeArea))
  }

  /// Holds the device in another way, and shows the application on a screen that is turned along, unless
  /// the program does not let its interface be turned so: then one line says why.
  ///
  /// - Returns: Whether the interface is turned so now.
  @discardableResult
  package func turn(
    to orientation: UIDeviceOrientation, _ screen: UIScreen.Configuration
  ) -> Bool {
    let place = StatusBarPlace(self)
    defer { place.tellOfChange() }
    deviceState.turn(to: orientation)
    guard orientation.isValidInterfaceOrientation else { return false }
    if let refusal = RotationRefusal(of: orientation, in: self) {
      deviceState.report("rotation", refusal.description)
      return false
    }
    changeScreen(to: screen)
    return true
  }

  /// Turns the interface to one of some sides, however the device is held: not at all where it is turned
  /// to one of them already.
  ///
  /// - Returns: Whether it is turned so now; false where the program allows none of them.
  package func turnInterface(to sides: UIInterfaceOrientationMask) -> Bool {
    if sides.contains(implicitScene.interfaceOrientation.mask) { return true }
    let wanted: [UIDeviceOrientation] = [
      .portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown,
    ]
    let allowed = wanted.first {
      sides.contains($0.interfaceMask) && RotationRefusal(of: $0, in: self) == nil
    }
    guard let allowed else { return false }
    let place = StatusBarPlace(self)
    changeScreen(to: screen(for: allowed, safeArea: nil))
    place.tellOfChange()
    return true
  }

  /// The screen as it is when the device is held so.
  private func screen(
    for orientation: UIDeviceOrientation, safeArea: UIEdgeInsets?
  ) -> UIScreen.Configuration {
    var screen = mainScreen.configuration
    let isWide = screen.width > screen.height
    if orientation.isValidInterfaceOrientation, orientation.isLandscape != isWide {
      (screen.width, screen.height) = (screen.height, screen.width)
      let isLeft = orientation != .landscapeRight
      screen.safeArea = safeArea ?? screen.safeArea.turned(toTheLeft: isLeft)
    } else if let safeArea {
      screen.safeArea = safeArea
    }
    return screen
  }
}

extension UIDeviceOrientation {
  /// How the interface is turned along: a device and an interface count to the other side.
  fileprivate var interfaceMask: UIInterfaceOrientationMask {
    UIInterfaceOrientationMask(rawValue: 1 << UInt(clamping: rawValue))
  }
}

extension UIInterfaceOrientation {
  /// The mask with this orientation alone.
  fileprivate var mask: UIInterfaceOrientationMask {
    UIInterfaceOrientationMask(rawValue: 1 << UInt(clamping: rawValue))
  }
}

/// Why an interface does not turn with the device.
@MainActor
struct RotationRefusal {
  /// The reason, in one line.
  let description: String

  /// Asks the program's delegate, or else its `Info.plist`, and the controller that fills the main window;
  /// nil where all of them allow it.
  init?(of orientation: UIDeviceOrientation, in application: UIApplication) {
    let window = application.keyWindow ?? application.windows.last
    let wanted = orientation.interfaceMask
    let declared =
      application.delegate?.application(application, supportedInterfaceOrientationsFor: window)
      ?? application.declaredOrientations
    let controller = LinkWalk(window?.rootViewController) {
      let presented = $0.presentedViewController
      return presented?.modalPresentationStyle == .fullScreen ? presented : nil
    }.reduce(nil) { $1 }
    let reason: String
    if !declared.contains(wanted) {
      reason = "its delegate or Info.plist names only \(declared.names)"
    } else if let controller, !controller.supportedInterfaceOrientations.contains(wanted) {
      let names = controller.supportedInterfaceOrientations.names
      reason = "\(ViewDescription.name(controller)) supports only \(names)"
    } else if let locking = controller?.lockingController {
      reason = "\(ViewDescription.name(locking)) keeps its orientation"
    } else {
      return nil
    }
    description = "the interface does not turn to \(wanted.names): \(reason)"
  }
}

extension UIViewController {
  /// How many controllers may name the next one.
  private static let mostNested = 100

  /// The controller that wants the interface to stay as it is: this one, or the child that it names.
  fileprivate var lockingController: UIViewController? {
    var found = self
    for _ in 0..<Self.mostNested {
      guard let next = found.childViewControllerForInterfaceOrientationLock, next !== found else {
        break
      }
      found = next
    }
    return found.prefersInterfaceOrientationLocked ? found : nil
  }
}

extension UIInterfaceOrientationMask {
  /// The sides in words.
  fileprivate var names: String {
    let sides: [(UIInterfaceOrientationMask, String)] = [
      (.portrait, "portrait"), (.portraitUpsideDown, "portraitUpsideDown"),
      (.landscapeLeft, "landscapeLeft"), (.landscapeRight, "landscapeRight"),
    ]
    let named = sides.filter { contains($0.0) }.map(\.1)
    return named.isEmpty ? "none" : named.joined(separator: ", ")
  }
}

extension UIEdgeInsets {
  /// The insets of edges that are turned by a quarter.
  fileprivate func turned(toTheLeft isLeft: Bool) -> UIEdgeInsets {
    isLeft
      ? UIEdgeInsets(top: right, left: top, bottom: left, right: bottom)
      : UIEdgeInsets(top: left, left: bottom, bottom: right, right: top)
  }
}
