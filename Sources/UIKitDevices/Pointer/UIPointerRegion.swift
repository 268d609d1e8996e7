public import UIKitCore

/// A part of a view in which the pointer has the same appearance.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject, NSCopying {
  /// The rectangle of the region, in the view's coordinates.
  public let rect: CGRect
  /// A value that distinguishes the region from others.
  public let identifier: AnyHashable?
  /// The axes along which the pointer stays in the region while a button is pressed; stored only.
  open var latchingAxes: UIAxis = []

  /// Creates a region.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = NumberCheck.admit(rect, else: .zero, "a pointer region", of: nil)
    self.identifier = identifier
    super.init()
  }

  /// Returns the region itself.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  func isSame(as other: UIPointerRegion?) -> Bool {
    other.map { $0 === self || $0.rect == rect && $0.identifier == identifier } ?? false
  }
}

/// The location of the pointer, for a delegate that returns a region.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// The location in the view.
  public let location: CGPoint
  /// The pressed modifier keys.
  public let modifiers: UIKeyModifierFlags

  init(location: CGPoint, modifiers: UIKeyModifierFlags) {
    self.location = location
    self.modifiers = modifiers
    super.init()
  }
}

/// An object that animates changes together with the pointer.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  /// Adds changes that are animated together with the pointer.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called after the animation, with whether it ran to its end.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// Methods that determine the appearance of the pointer and follow its movement.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// Returns the region that contains the pointer, or `nil` outside every region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// Returns the appearance of the pointer in a region, or `nil` for the host's pointer.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
  /// Called before the pointer enters a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
  /// Called before the pointer leaves a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
  /// Returns the region of the whole view.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  /// Returns the automatic style for the view.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { interaction.automaticStyle }
  /// Does nothing.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
  /// Does nothing.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
}
