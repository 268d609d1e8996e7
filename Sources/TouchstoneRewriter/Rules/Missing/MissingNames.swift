/// Types in iOS sources that Touchstone doesn't have yet, or never will.
package enum MissingNames {
  /// The names of all missing types.
  package static let all: Set<String> = [
    "CAEmitterCell", "CAEmitterLayer", "CAMetalLayer", "CAReplicatorLayer", "CAScrollLayer",
    "CATiledLayer", "CATransformLayer", "DateComponentsFormatter", "NSCollectionLayoutDimension",
    "NSCollectionLayoutGroup", "NSCollectionLayoutItem", "NSCollectionLayoutSection",
    "NSCollectionLayoutSize", "NSComparisonPredicate", "NSExpression", "NSItemProvider",
    "UIActionSheet", "UIActivity", "UIActivityViewController", "UIAlertView",
    "UIApplicationShortcutItem", "UIBarAppearance", "UIBarButtonItem", "UIBarButtonItemAppearance",
    "UIBarItem", "UIBarPosition", "UIBarPositioning", "UIBarPositioningDelegate", "UIBarStyle",
    "UICalendarView", "UICellAccessory", "UICollectionLayoutListConfiguration",
    "UICollectionReusableView", "UICollectionView", "UICollectionViewCell",
    "UICollectionViewCompositionalLayout", "UICollectionViewController",
    "UICollectionViewDataSource", "UICollectionViewDelegate", "UICollectionViewDelegateFlowLayout",
    "UICollectionViewDiffableDataSource", "UICollectionViewFlowLayout", "UICollectionViewLayout",
    "UICollectionViewLayoutAttributes", "UICollectionViewListCell", "UIColorPickerViewController",
    "UIColorPickerViewControllerDelegate", "UIColorWell", "UIDatePicker", "UIDatePickerStyle",
    "UIDocument", "UIDocumentInteractionController", "UIDocumentPickerViewController",
    "UIDragInteraction", "UIDragInteractionDelegate", "UIDragItem", "UIDropInteraction",
    "UIDropInteractionDelegate", "UIFindInteraction", "UIFontPickerViewController",
    "UIFontPickerViewControllerDelegate", "UIHostingController", "UIImagePickerController",
    "UIImagePickerControllerDelegate", "UIInterpolatingMotionEffect", "UILocalNotification",
    "UIMotionEffect", "UINavigationBar", "UINavigationBarAppearance", "UINavigationBarDelegate",
    "UINavigationController", "UINavigationControllerDelegate", "UINavigationItem", "UINib",
    "UIPageViewController", "UIPageViewControllerDataSource", "UIPageViewControllerDelegate",
    "UIPasteControl", "UIPickerView", "UIPickerViewAccessibilityDelegate", "UIPickerViewDataSource",
    "UIPickerViewDelegate", "UIPreviewInteraction", "UIPrintInteractionController", "UISearchBar",
    "UISearchBarDelegate", "UISearchController", "UISearchControllerDelegate",
    "UISearchResultsUpdating", "UISearchTextField", "UISearchToken", "UISplitViewController",
    "UISplitViewControllerDelegate", "UISpringLoadedInteraction", "UIStateRestoring",
    "UIStoryboard", "UIStoryboardSegue", "UITabBar", "UITabBarAppearance", "UITabBarController",
    "UITabBarControllerDelegate", "UITabBarDelegate", "UITabBarItem", "UITextChecker", "UIToolbar",
    "UIToolbarAppearance", "UIUserNotificationSettings", "UIViewControllerPreviewing",
    "UIViewControllerRepresentable", "UIViewRepresentable", "UIWebView",
  ]

  /// Returns whether a name is a missing type, or a type of one of Apple's other modules that has a
  /// placeholder.
  static func contains(_ name: String) -> Bool {
    all.contains(name) || Placeholders.declarations[name]?.isOfModule == true
  }
}
