extension Placeholders {
  /// Declarations that placeholders use.
  static let report = """
    struct AbsentPart {
      private static let lock = NSLock()
      nonisolated(unsafe) private static var reported: Set<String> = []
      init(_ name: String) {
        guard Self.lock.withLock({ Self.reported.insert(name).inserted }) else { return }
        let line = "touchstone: \\(name) is a placeholder without function\\n"
        try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
      }
    }
    @MainActor enum AbsentItems {
      nonisolated(unsafe) private static let key = UnsafeMutableRawPointer.allocate(
        byteCount: 2, alignment: 1)
      static func item(of controller: UIViewController) -> UINavigationItem {
        let known = objc_getAssociatedObject(controller, key) as? UINavigationItem
        if let known { return known }
        let new = UINavigationItem()
        objc_setAssociatedObject(controller, key, new, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return new
      }
    }
    @MainActor enum AbsentTabs {
      nonisolated(unsafe) private static let key = UnsafeMutableRawPointer.allocate(
        byteCount: 2, alignment: 1)
      static func item(of controller: UIViewController) -> UITabBarItem? {
        if let known = objc_getAssociatedObject(controller, key) as? UITabBarItem { return known }
        let new = UITabBarItem()
        set(new, of: controller)
        return new
      }
      static func set(_ item: UITabBarItem?, of controller: UIViewController) {
        objc_setAssociatedObject(controller, key, item, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      }
    }
    @MainActor enum AbsentAncestor {
      static func first<Container>(above controller: UIViewController) -> Container? {
        var next = controller.parent
        while let current = next {
          if let found = current as? Container { return found }
          next = current.parent
        }
        return nil
      }
    }
    """

  /// Members of classes, mostly of view controllers, that belong to containers and storyboards. Each
  /// is written in an extension of its own.
  static let members: [String: String] = [
    "navigationController":
      "var navigationController: UINavigationController? { AbsentAncestor.first(above: self) }",
    "tabBarController":
      "var tabBarController: UITabBarController? { AbsentAncestor.first(above: self) }",
    "splitViewController":
      "var splitViewController: UISplitViewController? { AbsentAncestor.first(above: self) }",
    "navigationItem": "var navigationItem: UINavigationItem { AbsentItems.item(of: self) }",
    "tabBarItem": """
    var tabBarItem: UITabBarItem! {
        get { AbsentTabs.item(of: self) }
        set { AbsentTabs.set(newValue, of: self) }
      }
    """,
    "toolbarItems": "var toolbarItems: [UIBarButtonItem]? { get { nil } set {} }",
    "editButtonItem": "var editButtonItem: UIBarButtonItem { UIBarButtonItem() }",
    "hidesBottomBarWhenPushed":
      "var hidesBottomBarWhenPushed: Bool { get { false } set {} }",
    "automaticallyAdjustsScrollViewInsets":
      "var automaticallyAdjustsScrollViewInsets: Bool { get { true } set {} }",
    "restorationIdentifier": "var restorationIdentifier: String? { get { nil } set {} }",
    "storyboard": "var storyboard: UIStoryboard? { nil }",
    "performSegue": "func performSegue(withIdentifier identifier: String, sender: Any?) {}",
    "barButtonItem": "var barButtonItem: UIBarButtonItem? { get { nil } set {} }",
    "loadNibNamed": """
    func loadNibNamed(
        _ name: String, owner: Any?, options: [AnyHashable: Any]? = nil
      ) -> [Any]? {
        _ = AbsentPart("loadNibNamed of Bundle")
        return nil
      }
    """,
  ]

  /// The types that have members which don't belong to view controllers.
  static let owners = [
    "barButtonItem": "UIPopoverPresentationController", "loadNibNamed": "Bundle",
  ]
}
