extension Placeholders {
  /// Types of Apple's other modules that apps use most.
  static let modules = """
    open class WKWebView: UIView {
      private let part = AbsentPart("WKWebView")
      open weak var navigationDelegate: (any WKNavigationDelegate)?
      open weak var uiDelegate: (any WKUIDelegate)?
      open private(set) var configuration: WKWebViewConfiguration
      open private(set) lazy var scrollView = UIScrollView()
      open var url: URL? { nil }
      open var title: String? { nil }
      open var estimatedProgress: Double { 0 }
      open var isLoading: Bool { false }
      open var canGoBack: Bool { false }
      open var canGoForward: Bool { false }
      open var allowsBackForwardNavigationGestures = false, customUserAgent: String?
      public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
      }
      public override convenience init(frame: CGRect) {
        self.init(frame: frame, configuration: WKWebViewConfiguration())
      }
      public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
      }
      @discardableResult open func load(_ request: URLRequest) -> WKNavigation? { nil }
      @discardableResult open func loadHTMLString(
        _ text: String, baseURL: URL?
      ) -> WKNavigation? { nil }
      @discardableResult open func loadFileURL(
        _ url: URL, allowingReadAccessTo folder: URL
      ) -> WKNavigation? { nil }
      @discardableResult open func reload() -> WKNavigation? { nil }
      @discardableResult open func goBack() -> WKNavigation? { nil }
      @discardableResult open func goForward() -> WKNavigation? { nil }
      open func stopLoading() {}
      open func evaluateJavaScript(
        _ script: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
      ) {}
    }
    open class WKWebViewConfiguration: NSObject {
      open var allowsInlineMediaPlayback = false
      public override init() {}
    }
    open class WKNavigation: NSObject {}
    open class WKNavigationAction: NSObject {
      open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
    }
    public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }
    public protocol WKNavigationDelegate: AnyObject {}
    public protocol WKUIDelegate: AnyObject {}
    open class SFSafariViewController: AbsentScreen {
      open class Configuration: NSObject {
        open var entersReaderIfAvailable = false, barCollapsingEnabled = true
        public override init() {}
      }
      private let part = AbsentPart("SFSafariViewController")
      open weak var delegate: (any SFSafariViewControllerDelegate)?
      open var preferredBarTintColor: UIColor?, preferredControlTintColor: UIColor?
      public convenience init(url: URL) { self.init(nibName: nil, bundle: nil) }
      public convenience init(url: URL, configuration: Configuration) { self.init(url: url) }
    }
    public protocol SFSafariViewControllerDelegate: AnyObject {}
    open class SKStoreProductViewController: AbsentScreen {
      private let part = AbsentPart("SKStoreProductViewController")
      open weak var delegate: (any SKStoreProductViewControllerDelegate)?
      open func loadProduct(
        withParameters parameters: [String: Any],
        completionBlock: ((Bool, (any Error)?) -> Void)? = nil
      ) { completionBlock?(false, nil) }
    }
    public protocol SKStoreProductViewControllerDelegate: AnyObject {}
    public let SKStoreProductParameterITunesItemIdentifier = "id"
    open class SKStoreReviewController: NSObject { open class func requestReview() {} }
    open class MFMailComposeViewController: AbsentScreen {
      private let part = AbsentPart("MFMailComposeViewController")
      open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
      open class func canSendMail() -> Bool { false }
      open func setSubject(_ subject: String) {}
      open func setToRecipients(_ recipients: [String]?) {}
      open func setMessageBody(_ body: String, isHTML: Bool) {}
    }
    public protocol MFMailComposeViewControllerDelegate: AnyObject {}
    public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }
    open class AVPlayer: NSObject {
      private let part = AbsentPart("AVPlayer")
      open private(set) var rate: Float = 0
      open var volume: Float = 1, isMuted = false
      public override init() {}
      public convenience init(url: URL) { self.init() }
      open func play() {}
      open func pause() {}
    }
    open class AVPlayerLayer: CALayer { open var player: AVPlayer? }
    open class AVPlayerViewController: AbsentScreen {
      private let part = AbsentPart("AVPlayerViewController")
      open var player: AVPlayer?, showsPlaybackControls = true
    }
    open class AVAudioPlayer: NSObject {
      private let part = AbsentPart("AVAudioPlayer")
      open weak var delegate: (any AVAudioPlayerDelegate)?
      open var volume: Float = 1, pan: Float = 0, numberOfLoops = 0
      open var rate: Float = 1, enableRate = false
      open var currentTime: TimeInterval = 0
      open var duration: TimeInterval { 0 }
      open var isPlaying: Bool { false }
      public init(contentsOf url: URL) throws {}
      public init(data: Data) throws {}
      @discardableResult open func prepareToPlay() -> Bool { false }
      @discardableResult open func play() -> Bool { false }
      open func pause() {}
      open func stop() {}
    }
    public protocol AVAudioPlayerDelegate: AnyObject {}
    open class AVAudioSession: NSObject {
      public struct Category: Hashable, Sendable {
        let name: String
        public static let ambient = Category(name: "ambient")
        public static let soloAmbient = Category(name: "soloAmbient")
        public static let playback = Category(name: "playback"), record = Category(name: "record")
        public static let playAndRecord = Category(name: "playAndRecord")
      }
      public struct Mode: Hashable, Sendable {
        let name: String
        public static let `default` = Mode(name: "default"), voiceChat = Mode(name: "voiceChat")
        public static let moviePlayback = Mode(name: "moviePlayback")
      }
      public struct CategoryOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        public static let duckOthers = CategoryOptions(rawValue: 2)
      }
      private let part = AbsentPart("AVAudioSession")
      nonisolated(unsafe) private static let shared = AVAudioSession()
      open class func sharedInstance() -> AVAudioSession { shared }
      open private(set) var category = Category.soloAmbient, mode = Mode.default
      open func setCategory(_ category: Category) throws { self.category = category }
      open func setCategory(
        _ category: Category, mode: Mode = .default, options: CategoryOptions = []
      ) throws { (self.category, self.mode) = (category, mode) }
      open func setActive(_ active: Bool) throws {}
    }
    public typealias SystemSoundID = UInt32
    public func AudioServicesPlaySystemSound(_ id: SystemSoundID) {}
    public struct CLLocationCoordinate2D {
      public var latitude = 0.0, longitude = 0.0
      public init() {}
      public init(latitude: Double, longitude: Double) {
        (self.latitude, self.longitude) = (latitude, longitude)
      }
    }
    open class CLLocation: NSObject {
      open private(set) var coordinate: CLLocationCoordinate2D
      public init(latitude: Double, longitude: Double) {
        coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
      }
    }
    public enum CLAuthorizationStatus: Int32, Sendable {
      case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
    }
    open class CLLocationManager: NSObject {
      private let part = AbsentPart("CLLocationManager")
      open weak var delegate: (any CLLocationManagerDelegate)?
      open var desiredAccuracy = 0.0, distanceFilter = 0.0
      open var location: CLLocation? { nil }
      open var authorizationStatus: CLAuthorizationStatus { .denied }
      public override init() {}
      open class func authorizationStatus() -> CLAuthorizationStatus { .denied }
      open class func locationServicesEnabled() -> Bool { false }
      open func requestWhenInUseAuthorization() {}
      open func requestAlwaysAuthorization() {}
      open func requestLocation() {}
      open func startUpdatingLocation() {}
      open func stopUpdatingLocation() {}
    }
    public protocol CLLocationManagerDelegate: AnyObject {}
    open class MKMapView: UIView {
      private let part = AbsentPart("MKMapView")
      open weak var delegate: (any MKMapViewDelegate)?
      open var showsUserLocation = false, isZoomEnabled = true, isScrollEnabled = true
      open var centerCoordinate = CLLocationCoordinate2D()
      open private(set) var annotations: [any MKAnnotation] = []
      open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
      open func addAnnotations(_ new: [any MKAnnotation]) { annotations += new }
      open func removeAnnotations(_ old: [any MKAnnotation]) {}
    }
    public protocol MKMapViewDelegate: AnyObject {}
    public protocol MKAnnotation: AnyObject { var coordinate: CLLocationCoordinate2D { get } }
    open class NSManagedObjectContext: NSObject {
      private let part = AbsentPart("NSManagedObjectContext")
      open var hasChanges: Bool { false }
      open func save() throws {}
      open func delete(_ object: NSManagedObject) {}
    }
    open class NSManagedObject: NSObject {
      private let part = AbsentPart("NSManagedObject")
      public convenience init(context: NSManagedObjectContext) { self.init() }
    }
    open class NSPersistentContainer: NSObject {
      private let part = AbsentPart("NSPersistentContainer")
      open private(set) lazy var viewContext = NSManagedObjectContext()
      public init(name: String) {}
    }
    open class UNUserNotificationCenter: NSObject {
      private let part = AbsentPart("UNUserNotificationCenter")
      open weak var delegate: (any UNUserNotificationCenterDelegate)?
      open class func current() -> UNUserNotificationCenter { UNUserNotificationCenter() }
      open func requestAuthorization(
        options: UNAuthorizationOptions = [],
        completionHandler: @escaping (Bool, (any Error)?) -> Void
      ) { completionHandler(false, nil) }
      open func removeAllPendingNotificationRequests() {}
      open func removeAllDeliveredNotifications() {}
    }
    public struct UNAuthorizationOptions: OptionSet, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let badge = Self(rawValue: 1), sound = Self(rawValue: 2)
      public static let alert = Self(rawValue: 4)
    }
    public protocol UNUserNotificationCenterDelegate: AnyObject {}
    """

  /// The modules of the types of other modules, by prefix. The longest prefix counts.
  static let modulePrefixes: [String: [String]] = [
    "WK": ["WebKit"], "SF": ["SafariServices"], "SK": ["StoreKit"], "MF": ["MessageUI"],
    "AV": ["AVFoundation", "AVKit"], "CL": ["CoreLocation", "MapKit"], "MK": ["MapKit"],
    "NSManaged": ["CoreData"], "NSPersistent": ["CoreData"], "UN": ["UserNotifications"],
    "SystemSound": ["AudioToolbox", "AVFoundation"],
    "AudioServices": ["AudioToolbox", "AVFoundation"],
  ]
}
