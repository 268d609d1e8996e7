public import UIKitCore

// Properties that controllers have for bars and older systems. They are only stored, because there
// are no bars yet.
extension UIViewController {
  /// The edges at which the view extends under bars, initially all (only stored, because there are
  /// no bars).
  public var edgesForExtendedLayout: UIRectEdge {
    get { knownSlot?.extendedEdges ?? .all }
    set { slot.extendedEdges = newValue }
  }
  /// Whether the view extends under opaque bars (only stored, because there are no bars).
  public var extendedLayoutIncludesOpaqueBars: Bool {
    get { knownSlot?.extendsUnderOpaqueBars ?? false }
    set { slot.extendsUnderOpaqueBars = newValue }
  }
  /// The name of the controller in performance tools (only stored, because no tool reads it).
  public var interactionActivityTrackingBaseName: String? {
    get { knownSlot?.trackingName }
    set { slot.trackingName = newValue }
  }
  /// Whether the user can't dismiss the controller (the name before iOS 13).
  public var isModalInPopover: Bool {
    get { isModalInPresentation }
    set { isModalInPresentation = newValue }
  }

  /// Posted when the controller that shows details has changed.
  ///
  /// Never posted, because there are no split views.
  public class var showDetailTargetDidChangeNotification: Notification.Name {
    Notification.Name("UIViewControllerShowDetailTargetDidChangeNotification")
  }
  /// The name of an exception that Swift can't raise.
  ///
  /// If a controller's view is in the wrong hierarchy, that is reported as a fault or not at all.
  public class var hierarchyInconsistencyException: NSExceptionName {
    NSExceptionName("UIViewControllerHierarchyInconsistency")
  }
}
