public import UIKitCore

/// A part of a view in which the pointer looks the same.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject, NSCopying {
  /// The part, in the view's coordinates.
  public let rect: CGRect
  /// What tells it from others.
  public let identifier: AnyHashable?
  /// Along which axes the pointer stays in the region while a button is down; kept, as hosts let it go.
  open var latchingAxes: UIAxis = []

  /// A part of a view.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = NumberCheck.admit(rect, else: .zero, "a pointer region", of: nil)
    self.identifier = identifier
    super.init()
  }

  /// The region itself.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  func isSame(as other: UIPointerRegion?) -> Bool {
    other.map { $0 === self || $0.rect == rect && $0.identifier == identifier } ?? false
  }
}

/// Where the pointer is, for who is asked for a region.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// The place in the view.
  public let location: CGPoint
  /// The modifier keys that are held.
  public let modifiers: UIKeyModifierFlags

  init(location: CGPoint, modifiers: UIKeyModifierFlags) {
    self.location = location
    self.modifiers = modifiers
    super.init()
  }
}

/// Lets views change along with the pointer.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  /// Does something with the animation of the pointer.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Does something after it; told whether it came to its end.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// Says how the pointer looks, and hears where it goes.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// In which region the pointer is; nil for none.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// How the pointer looks in a region; nil for the host's own.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
  /// The pointer comes into a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
  /// The pointer leaves a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
  /// The whole view.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  /// What suits the view.
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
