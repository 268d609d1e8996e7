extension Placeholders {
  /// Screens that close as soon as they appear, and pickers, search, storyboards and documents
  /// without content.
  static let dialogs = """
    open class AbsentScreen: UIViewController {
      open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        dismiss(animated: false)
      }
    }
    open class UIAlertView: UIView {
      private let part = AbsentPart("UIAlertView")
      open var title = "", message: String?, cancelButtonIndex = -1
      open weak var delegate: AnyObject?
      public convenience init(
        title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?,
        otherButtonTitles: String...
      ) {
        self.init(frame: .zero)
        (self.title, self.message) = (title ?? "", message)
      }
      @discardableResult open func addButton(withTitle title: String?) -> Int { 0 }
      open func show() {}
    }
    open class UIActivityViewController: AbsentScreen {
      private let part = AbsentPart("UIActivityViewController")
      open var excludedActivityTypes: [UIActivity.ActivityType]?
      open var completionWithItemsHandler:
        ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?
      public convenience init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        self.init(nibName: nil, bundle: nil)
      }
    }
    open class UIActivity: NSObject {
      public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
      }
    }
    open class UIImagePickerController: AbsentScreen {
      public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
      public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let originalImage = InfoKey(rawValue: "originalImage")
        public static let editedImage = InfoKey(rawValue: "editedImage")
        public static let imageURL = InfoKey(rawValue: "imageURL")
        public static let referenceURL = InfoKey(rawValue: "referenceURL")
        public static let mediaType = InfoKey(rawValue: "mediaType")
      }
      private let part = AbsentPart("UIImagePickerController")
      open weak var delegate: AnyObject?
      open var allowsEditing = false, sourceType = SourceType.photoLibrary
      open var mediaTypes: [String] = []
      open class func isSourceTypeAvailable(_ type: SourceType) -> Bool { false }
    }
    public protocol UIImagePickerControllerDelegate: AnyObject {}
    open class UIFontPickerViewController: AbsentScreen {
      open class Configuration: NSObject {
        open var includeFaces = false, displayUsingSystemFont = false
        open var filteredTraits = UIFontDescriptor.SymbolicTraits()
        public override init() {}
      }
      private let part = AbsentPart("UIFontPickerViewController")
      open weak var delegate: (any UIFontPickerViewControllerDelegate)?
      open var selectedFontDescriptor: UIFontDescriptor? { nil }
      public convenience init(configuration: Configuration) {
        self.init(nibName: nil, bundle: nil)
      }
    }
    public protocol UIFontPickerViewControllerDelegate: AnyObject {}
    open class UIColorPickerViewController: AbsentScreen {
      private let part = AbsentPart("UIColorPickerViewController")
      open weak var delegate: (any UIColorPickerViewControllerDelegate)?
      open var selectedColor = UIColor.black, supportsAlpha = true
    }
    public protocol UIColorPickerViewControllerDelegate: AnyObject {}
    open class UIDocumentPickerViewController: AbsentScreen {
      private let part = AbsentPart("UIDocumentPickerViewController")
      open weak var delegate: AnyObject?
      open var allowsMultipleSelection = false
    }
    open class UIPickerView: UIView {
      private let part = AbsentPart("UIPickerView")
      open weak var dataSource: (any UIPickerViewDataSource)?
      open weak var delegate: (any UIPickerViewDelegate)?
      open var showsSelectionIndicator = true
      open var numberOfComponents: Int { 0 }
      open func numberOfRows(inComponent component: Int) -> Int { 0 }
      open func reloadAllComponents() {}
      open func reloadComponent(_ component: Int) {}
      open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {}
      open func selectedRow(inComponent component: Int) -> Int { -1 }
      open func view(forRow row: Int, forComponent component: Int) -> UIView? { nil }
    }
    public protocol UIPickerViewDataSource: AnyObject {}
    public protocol UIPickerViewDelegate: AnyObject {}
    public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {}
    public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }
    open class UIDatePicker: UIControl {
      public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer }
      private let part = AbsentPart("UIDatePicker")
      open var date = Date(), minimumDate: Date?, maximumDate: Date?, minuteInterval = 1
      open var datePickerMode = Mode.dateAndTime, countDownDuration: TimeInterval = 0
      open var preferredDatePickerStyle = UIDatePickerStyle.automatic
      open var locale: Locale?, calendar: Calendar! = Calendar.current, timeZone: TimeZone?
      open func setDate(_ date: Date, animated: Bool) { self.date = date }
    }
    open class UISearchBar: UIView {
      public enum Style: Int, Sendable { case `default`, prominent, minimal }
      public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }
      private let part = AbsentPart("UISearchBar")
      open weak var delegate: (any UISearchBarDelegate)?
      open var text: String?, placeholder: String?, prompt: String?, barTintColor: UIColor?
      open var showsCancelButton = false, showsBookmarkButton = false, isTranslucent = true
      open var showsSearchResultsButton = false, isSearchResultsButtonSelected = false
      open var scopeButtonTitles: [String]?, selectedScopeButtonIndex = 0, showsScopeBar = false
      open var searchBarStyle = Style.default, backgroundImage: UIImage?
      open var returnKeyType = UIReturnKeyType.search, enablesReturnKeyAutomatically = false
      open lazy var searchTextField = UISearchTextField()
      open func setImage(_ image: UIImage?, for icon: Icon, state: UIControl.State) {}
      open func setPositionAdjustment(_ offset: UIOffset, for icon: Icon) {}
      open func setShowsCancelButton(_ shows: Bool, animated: Bool) { showsCancelButton = shows }
      open func setBackgroundImage(
        _ image: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics
      ) {}
      open func setSearchFieldBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
    }
    public protocol UISearchBarDelegate: AnyObject {}
    open class UISearchTextField: UITextField {
      private let part = AbsentPart("UISearchTextField")
      open var tokens: [UISearchToken] = [], allowsDeletingTokens = true, allowsCopyingTokens = true
      open func insertToken(_ token: UISearchToken, at index: Int) {
        tokens.insert(token, at: min(max(0, index), tokens.count))
      }
    }
    open class UISearchToken: NSObject { public init(icon: UIImage?, text: String) {} }
    open class UISearchController: AbsentScreen {
      private let part = AbsentPart("UISearchController")
      open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
      open weak var delegate: (any UISearchControllerDelegate)?
      open private(set) lazy var searchBar = UISearchBar()
      open private(set) var searchResultsController: UIViewController?
      open var isActive = false, obscuresBackgroundDuringPresentation = true
      open var hidesNavigationBarDuringPresentation = true, dimsBackgroundDuringPresentation = true
      public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
      }
      public required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    public protocol UISearchResultsUpdating: AnyObject {}
    public protocol UISearchControllerDelegate: AnyObject {}
    open class UIStoryboard: NSObject {
      private let part = AbsentPart("UIStoryboard")
      public init(name: String, bundle: Bundle?) {}
      open func instantiateInitialViewController() -> UIViewController? { nil }
      @preconcurrency @MainActor open func instantiateViewController(
        withIdentifier identifier: String
      ) -> UIViewController { UIViewController() }
    }
    open class UIStoryboardSegue: NSObject {
      private let part = AbsentPart("UIStoryboardSegue")
      open private(set) var identifier: String?
      open private(set) var source: UIViewController, destination: UIViewController
      public required init(
        identifier: String?, source: UIViewController, destination: UIViewController
      ) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
      }
      open func perform() {}
    }
    open class UINib: NSObject {
      private let part = AbsentPart("UINib")
      public init(nibName: String, bundle: Bundle?) {}
      open func instantiate(
        withOwner owner: Any?, options: [AnyHashable: Any]? = nil
      ) -> [Any] { [] }
    }
    open class UITextChecker: NSObject {
      private let part = AbsentPart("UITextChecker")
      public override init() {}
      open func rangeOfMisspelledWord(
        in text: String, range: NSRange, startingAt start: Int, wrap: Bool, language: String
      ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
      open class var availableLanguages: [String] { [] }
    }
    """
}
