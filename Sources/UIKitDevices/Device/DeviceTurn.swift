package import UIKitCore

extension UIApplication {
  /// Rotates the device, and with it the screen if it changes between portrait and landscape.
  ///
  /// - Parameters:
  ///   - orientation: The new orientation of the device.
  ///   - safeArea: The new safe area insets, or `nil` for the present ones, rotated with the
  ///     screen.
  package func rotate(to orientation: UIDeviceOrientation, safeArea: UIEdgeInsets? = nil) {
    turn(to: orientation, screen(for: orientation, safeArea: safeArea))
  }

  /// Rotates the device and changes to `screen`, unless the app doesn't support the orientation,
  /// which the trace then reports in one line.
  ///
  /// - Returns: Whether the interface now has the orientation.
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

  /// Rotates the interface to one of some orientations, regardless of the device, unless it already
  /// has one of them.
  ///
  /// - Returns: Whether the interface now has one of the orientations, or `false` if the app
  ///   supports none of them.
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

  /// Returns the configuration of the screen in a device orientation.
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
  /// The interface orientation for the device orientation, which has the same raw value but the
  /// opposite landscape side.
  fileprivate var interfaceMask: UIInterfaceOrientationMask {
    UIInterfaceOrientationMask(rawValue: 1 << UInt(clamping: rawValue))
  }
}

extension UIInterfaceOrientation {
  /// The mask that contains only this orientation.
  fileprivate var mask: UIInterfaceOrientationMask {
    UIInterfaceOrientationMask(rawValue: 1 << UInt(clamping: rawValue))
  }
}

/// The reason that an interface doesn't rotate with the device.
@MainActor
struct RotationRefusal {
  /// The reason, in one line.
  let description: String

  /// Checks the app's delegate, or else its `Info.plist`, and the view controller that fills the
  /// main window. Returns `nil` if all of them allow the orientation.
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
  /// The maximum number of view controllers to follow.
  private static let mostNested = 100

  /// The view controller that locks the interface orientation, this one or a child that it
  /// designates, or `nil`.
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
  /// The names of the orientations.
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
  /// Returns the insets after a rotation by 90 degrees.
  fileprivate func turned(toTheLeft isLeft: Bool) -> UIEdgeInsets {
    isLeft
      ? UIEdgeInsets(top: right, left: top, bottom: left, right: bottom)
      : UIEdgeInsets(top: left, left: bottom, bottom: right, right: top)
  }
}
