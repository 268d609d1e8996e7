/// A delegate that provides the menu of a view and is notified of its appearance.
///
/// All methods except the first have default implementations without effect.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// Returns the menu for a point of the view, or `nil` for no menu.
  ///
  /// In that case other recognizers may handle the press.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Returns the preview that is lifted as the menu appears, or `nil` for the view.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
  /// Returns the preview to which the menu shrinks, or `nil` for the original location.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
  /// Returns the lifted preview, as the method with an identifier does.
  ///
  /// This is the method before iOS 16. It is called if the method with an identifier returns `nil`.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Returns the preview for the dismissal, as the method with an identifier does.
  ///
  /// This is the method before iOS 16. It is called if the method with an identifier returns `nil`.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Called when the user tapped the preview.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// Called when the menu is about to appear.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called when the menu is about to disappear, before the selected action runs.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
  /// Returns `nil`, for the view.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { nil }
  /// Returns `nil`, for the original location.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { nil }
  /// Returns `nil`, for the view.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Returns `nil`, for the original location.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}

/// An object that runs app changes alongside the appearance or disappearance of a context menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller of the preview, or `nil` if the preview is an image.
  var previewViewController: UIViewController? { get }
  /// Adds changes that are animated with the menu.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a function that is called when the animation is over.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// An object that runs app changes alongside the animation of a tapped preview.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The animation with which the preview disappears, initially `dismiss`.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// The animation with which a tapped preview disappears.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// The preview returns to its original location.
  case dismiss = 0
  /// The preview grows to fill the screen, and is replaced by the app's content.
  case pop = 1
}
