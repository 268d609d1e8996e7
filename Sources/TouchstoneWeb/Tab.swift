internal import TouchstoneHost

/// What the host knows of one tab.
struct Tab {
  /// The tab's number; the first one is 1.
  let number: Int
  /// What tells what has changed of the layers since the page was sent them.
  let follower: DisplayListFollower
  /// Where messages for the tab go.
  let post: AsyncStream<ServerMessage>.Continuation
  /// The page's clock.
  var clock = PageClock()
  /// The number of the last tree that the page was sent.
  var sentTree = 0
  /// The number of the last tree that the page has drawn.
  var drawnTree = 0
  /// The screen that the page was last told of.
  var screen: PageScreen?
  /// The scene that the page was last told of.
  var scene: String?
  /// The last line of the journal that the page was sent.
  var journalLine = 0
  /// The steps that the page's journal shows besides what every journal tells.
  var journalDetails: Set<JournalDetail> = []
  /// The version of the debate that the page was last sent.
  var debateVersion = 0
  /// The number of the last step of the road that the page was sent; nil while it does not show it.
  var road: Int?
  /// The number of the last event of the ledger that the page was sent; nil while it does not show it.
  var latency: Int?
  /// The pace that the page was told of last.
  var toldPace: ToldPace?
  /// What its times have to be put off by while input waits, in seconds.
  var delay: Double?
  /// The lines that are tried, as the page was last told.
  var tried: [PageRepair] = []
  /// The fingers of others that the page was last told of.
  var fingers: [PageFinger] = []
  /// Whether the page was told to report every reading of its motion sensors.
  var wantsMotion = false
  /// What the page was last told of what is playing.
  var media = PageMedia()

  /// The version of the timeline that the page was told of last, and the pace; nil while it shows none.
  var timeline: ToldTimeline?
  /// Whether the page shows the past, and hears nothing of the present.
  var isInPast = false

  /// The text that the page was last told of.
  var editedText: PageText?
  /// The version of the pasteboard that the page was last told of.
  var pasteboardVersion: Int?
  /// How many requests for an edit menu the page was told of; nil before it was told anything.
  var editMenuRequests: Int?

  /// What assistive technology finds, as the page was last told.
  var elements = PageElements()
  /// The number of the words that were said last.
  var announcement: Int?

  /// The pointer that the page was last told of.
  var pointer = PageWish.ownPointer
  /// The number of the last wish that the page was told of; nil before it was told anything.
  var wish: Int?

  /// The menus that the page was last told of; nil for none.
  var menuBar: [PageMenu]?
  /// The version of the menus that the page was last told of.
  var menuVersion: Int?
  /// The number of the menu that the page has open.
  var openMenu: Int?

  /// Whether the page keeps up, so that it may be sent another tree.
  var keepsUp: Bool { sentTree - drawnTree < Self.mostUndrawn }

  /// How many trees may be under way before the host waits for the page to draw.
  static let mostUndrawn = 2
  /// How many messages may wait for a page that does not read.
  static let mostWaiting = 1024
}
