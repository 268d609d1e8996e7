internal import TouchstoneHost
internal import TouchstoneSession

/// The host's state of one tab.
struct Tab {
  /// The tab's number, counted from 1.
  let number: Int
  /// The observer of layer changes since the last update of the page.
  let follower: DisplayListObserver
  /// The stream of messages to the tab.
  let post: AsyncStream<ServerMessage>.Continuation
  /// The page's clock.
  var clock = PageClock()
  /// The number of the last tree sent to the page.
  var sentTree = 0
  /// The number of the last tree that the page has drawn.
  var drawnTree = 0
  /// The screen last sent to the page.
  var screen: PageScreen?
  /// The languages last sent to the page. A page begins without languages.
  var languages = PageLanguages()
  /// The scene last sent to the page.
  var scene: String?
  /// The number of the last journal line sent to the page.
  var journalLine = 0
  /// The optional steps that the page's journal shows.
  var journalDetails: Set<JournalDetail> = []
  /// The version of the timeline last sent to the page.
  var timelineVersion = 0
  /// The number of the last delivery path step sent to the page, or `nil` if the page doesn't show
  /// the path.
  var deliveryStep: Int?
  /// The number of the last latency event sent to the page, or `nil` if the page doesn't show
  /// latency.
  var latency: Int?
  /// The clock speed last sent to the page.
  var sentPace: SentPace?
  /// The delay to add to the page's times while input waits, in seconds.
  var delay: Double?
  /// The tried lines of code last sent to the page.
  var tried: [PageFix] = []
  /// The touches of other tabs last sent to the page.
  var fingers: [PageFinger] = []
  /// Whether the page reports all readings of its motion sensors.
  var wantsMotion = false
  /// The media state last sent to the page.
  var media = PageMedia()

  /// The timeline version and the speed last sent to the page, or `nil` if the page shows no
  /// timeline.
  var timeline: SentTimeline?
  /// Whether the page shows the past and doesn't receive the present.
  var isInPast = false

  /// The edited text last sent to the page.
  var editedText: PageText?
  /// The version of the pasteboard last sent to the page.
  var pasteboardVersion: Int?
  /// The number of edit menu requests last sent to the page, or `nil` before the first update.
  var editMenuRequests: Int?

  /// The accessibility elements last sent to the page.
  var elements = PageElements()
  /// The number of the last announcement.
  var announcement: Int?

  /// The pointer last sent to the page.
  var pointer = HostRequest.ownPointer
  /// The number of the last device request sent to the page, or `nil` before the first update.
  var hostRequest: Int?

  /// The menus last sent to the page, or `nil` before the first update.
  var menuBar: [PageMenu]?
  /// The version of the menus last sent to the page.
  var menuVersion: Int?
  /// The number of the menu that the page has open.
  var openMenu: Int?

  /// Whether the page draws fast enough to receive another tree.
  var keepsUp: Bool { sentTree - drawnTree < Self.mostUndrawn }

  /// The number of undrawn trees at which the host waits for the page.
  static let mostUndrawn = 2
  /// The maximum number of messages that may wait for a page that doesn't read them.
  static let mostWaiting = 1024
}
