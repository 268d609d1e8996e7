public import UIKitCore

// What controllers say for bars and older systems. Nothing here has bars as yet: it is kept.
extension UIViewController {
  /// Under which bars the view reaches; all of them at first. Kept, as there are no bars.
  public var edgesForExtendedLayout: UIRectEdge {
    get { knownSlot?.extendedEdges ?? .all }
    set { slot.extendedEdges = newValue }
  }
  /// Whether the view reaches under bars that hide what is behind them; kept, as there are no bars.
  public var extendedLayoutIncludesOpaqueBars: Bool {
    get { knownSlot?.extendsUnderOpaqueBars ?? false }
    set { slot.extendsUnderOpaqueBars = newValue }
  }
  /// What tools that measure call the controller; kept, as none measures here.
  public var interactionActivityTrackingBaseName: String? {
    get { knownSlot?.trackingName }
    set { slot.trackingName = newValue }
  }
  /// Whether the user can't dismiss it, by the name before iOS 13.
  public var isModalInPopover: Bool {
    get { isModalInPresentation }
    set { isModalInPresentation = newValue }
  }

  /// Details are shown elsewhere than before. Split views tell of it, and there are none.
  public class var showDetailTargetDidChangeNotification: Notification.Name {
    Notification.Name("UIViewControllerShowDetailTargetDidChangeNotification")
  }
  /// The name of an exception that Swift can't raise: a view of a controller in another one's place is
  /// told in one line, where it is at all.
  public class var hierarchyInconsistencyException: NSExceptionName {
    NSExceptionName("UIViewControllerHierarchyInconsistency")
  }
}
