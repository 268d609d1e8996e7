package import TouchstoneHost
package import TouchstoneProtocol
package import TouchstoneReplay

/// The interface between the browser host and an application: a stage to draw, scenes, input and
/// inspection.
///
/// The host uses nothing else of the application, so that the page can be tested against a session
/// without views.
@MainActor package protocol PageSession: AnyObject {
  /// The name of the application.
  var appName: String { get }
  /// The application's screen, which the page shows as its stage.
  var screen: PageScreen { get }
  /// The devices that the user can choose as the screen.
  var devices: [PageDevice] { get }
  /// The scenes that the user can choose from.
  var scenes: [(name: String, title: String, hint: String)] { get }
  /// Returns the heading of a scene in the list, or an empty string for a scene without a heading.
  func group(ofScene name: String) -> String
  /// The name of the scene on the stage.
  var currentScene: String { get }

  /// Shows another scene on the stage. An unknown name changes nothing.
  func show(scene: String)

  /// Changes to the screen of another device. An unknown name changes nothing.
  func show(device: String, isLandscape: Bool)

  /// The languages of the app's texts.
  var languages: PageLanguages { get }

  /// Changes the language of the app's texts. An unknown name changes nothing.
  func show(language: String)

  /// Sets the style, dark or light, in which the browser shows pages.
  func setStyle(_ style: PageStyle)

  /// The application's time, in seconds on the host's clock. Input can't be earlier.
  var now: Double { get }

  /// Accepts input from one tab, in chronological order, with contact numbers that are unique among
  /// all tabs.
  ///
  /// - Throws: An error with a one-line description. The tab's connection is then closed.
  func receive(_ samples: [RawInput], from tab: Int) throws

  /// Cancels all touches, keys and buttons that a closed tab still holds.
  func tabClosed(_ tab: Int)

  /// Runs one frame.
  ///
  /// - Parameter seconds: The time of the frame on the host's clock, a multiple of 1/60.
  func frame(at seconds: Double)

  /// The time until which frames change nothing without input, in seconds on the host's clock.
  ///
  /// `nil` if the next frame has work to do.
  var restsUntil: Double? { get }

  /// The time of the next change by an animation, in seconds on the host's clock, or infinity if no
  /// animation is running.
  var nextPicture: Double { get }

  /// Creates an observer of the layers for a page. Its first changes contain all layers.
  func follow() -> DisplayListObserver

  /// Returns an explanation of where a touch at a point would go, without sending a touch.
  func inspection(at x: Double, y: Double) -> Inspection

  /// Returns whether a touch at the center of a view would reach it and, if not, why.
  ///
  /// - Parameter node: The number of the view's layer in the display list.
  /// - Returns: The explanation, or `nil` if there is no such view.
  func inspection(ofNode node: Int) -> Inspection?

  /// Returns the timeline of recognizers about the last touches.
  ///
  /// - Parameter version: The version that the page has, or 0 if it has no version.
  /// - Returns: The timeline, or `nil` before the first touch and if the page has this version
  ///   already.
  func gestureTimeline(since version: Int) -> PageGestureTimeline?

  /// Whether a page shows the delivery path of touches, including each view of a hit test.
  var isDeliveryPathOpen: Bool { get set }
  /// Whether the delivery path is recorded without the single views of hit tests, which cost time.
  var isDeliveryPathRecorded: Bool { get set }
  /// The number of the last step of the delivery path.
  var latestDeliveryStep: Int { get }
  /// Returns the steps of the delivery path after a number, oldest first.
  func deliverySteps(after number: Int) -> [PageDeliveryStep]

  /// Information about the recording that the session continues, or `nil` if it doesn't continue
  /// one.
  var continued: ContinuedSession? { get }

  /// Returns the state that another process needs to continue from a time on the application's
  /// clock, in seconds.
  ///
  /// - Throws: The reason that the session can't be continued from there, in two clauses.
  func moment(at time: Double) throws(InputRefusal) -> SessionMoment

  /// Starts or stops recording the trace in a latency log.
  func follow(_ log: LatencyLog, _ isOpen: Bool)

  /// The suggested lines of code that are being tried, in the order in which they were tried.
  var triedFixes: [PageFix] { get }

  /// Tries a suggested line of code. An unknown number changes nothing.
  func tryFix(_ number: Int)

  /// Undoes a tried line of code. An unknown number changes nothing.
  func undoFix(_ number: Int)

  /// Returns surprises for users of the stage, found without a touch.
  func lint() -> [PageFinding]

  /// Returns a map of the view that would receive a touch, for each point of the stage.
  func hitMap() -> PageHitMap

  /// Returns the properties of the view with a layer's number in the display list, or `nil` if no
  /// view has it.
  func properties(ofNode node: Int) -> PageProperties?

  /// Returns the properties of some views. Views that don't exist are omitted.
  func properties(ofNodes nodes: [Int]) -> [PageProperties]

  /// A closure that is called with each input from any source, just before its delivery.
  var willPost: ((RawInput) -> Void)? { get set }

  /// Changes a property and returns the view's properties after the change, or `nil` if there is no
  /// such view.
  func change(_ edit: PageEdit) -> PageProperties?

  /// Undoes the last change and returns the view's properties after that, or `nil` if there is no
  /// change.
  func undoChange() -> PageProperties?

  /// Returns the journal's lines after a given line, oldest first.
  ///
  /// - Parameter since: The number of the last known line, or 0 to return all lines.
  /// - Returns: The lines after it.
  func journal(since: Int) -> [JournalLine]

  /// The optional steps that the journal includes.
  var journalDetails: Set<JournalDetail> { get set }

  /// Whether the app requested all readings of the motion sensors, and not only shakes.
  var wantsMotion: Bool { get }

  /// The media that is playing, for remote controls and desktops.
  var media: PageMedia { get }

  /// Returns the bytes of an image in the display list.
  func image(_ key: String) -> EncodedImage?

  /// Returns the bytes of a font file of the app, by its number in the display list.
  func font(_ number: Int) -> [UInt8]?

  /// The text that is being edited, or `nil` if no text is.
  var editedText: PageText? { get }
  /// The content of the application's pasteboard.
  var pasteboard: PagePasteboard { get }
  /// A number that increases with each request for an edit menu, which may contain a paste item.
  var editMenuRequests: Int { get }

  /// The current accessibility elements.
  var elements: PageElements { get }
  /// Returns the application's announcements after a number, oldest first.
  func announcements(after number: Int) -> [PageAnnouncement]

  /// The pointer that the application wants over the stage, by its CSS name.
  var pointer: String { get }
  /// Returns the application's requests to the device after a number, oldest first.
  func hostRequests(after number: Int) -> [HostRequest]

  /// A number that increases when the menu bar or an open menu may have changed.
  var menuVersion: Int { get }
  /// The menus of the menu bar.
  var menuBar: [PageMenu] { get }
  /// Opens a menu of the bar for a tab, and returns its current items.
  func openMenu(_ number: Int, for tab: Int) -> [PageMenuItem]
  /// Closes the menu of a tab.
  func closeMenu(for tab: Int)
  /// Runs an item of the tab's open menu, or one of its alternates.
  func choose(_ number: Int, alternate: Int?, for tab: Int)

  /// Returns the answer to a client's question, as a message of the protocol.
  func answer(_ question: ProtocolQuestion) -> JSONValue
}

/// Defaults for a session without the corresponding feature.
extension PageSession {
  /// Zero, for a session that accepts input of any time.
  package var now: Double { 0 }
  package func font(_ number: Int) -> [UInt8]? { nil }
  /// No languages.
  package var languages: PageLanguages { PageLanguages() }
  package func show(language: String) {}
  package var editedText: PageText? { nil }
  package var pasteboard: PagePasteboard { PagePasteboard(version: 0, text: "") }
  package var elements: PageElements { PageElements() }
  package func announcements(after number: Int) -> [PageAnnouncement] { [] }
  /// The name of an app without a name.
  package var appName: String { "App" }
  package func group(ofScene name: String) -> String { "" }
  /// Always `false`.
  package var isDeliveryPathOpen: Bool {
    get { false }
    set {}
  }
  /// Always `false`.
  package var isDeliveryPathRecorded: Bool {
    get { false }
    set {}
  }
  package var latestDeliveryStep: Int { 0 }
  package func deliverySteps(after number: Int) -> [PageDeliveryStep] { [] }
  package var triedFixes: [PageFix] { [] }
  package func tryFix(_ number: Int) {}
  package func undoFix(_ number: Int) {}
  package var editMenuRequests: Int { 0 }
  /// The page's own pointer.
  package var pointer: String { HostRequest.ownPointer }
  package func hostRequests(after number: Int) -> [HostRequest] { [] }
  package var menuVersion: Int { 0 }
  package var menuBar: [PageMenu] { [] }
  package func openMenu(_ number: Int, for tab: Int) -> [PageMenuItem] { [] }
  package func closeMenu(for tab: Int) {}
  package func choose(_ number: Int, alternate: Int?, for tab: Int) {}
  /// Returns a failure, because the page shows no app.
  package func answer(_ question: ProtocolQuestion) -> JSONValue {
    question.answer(.failure(ProtocolError(.refused, "this page doesn't show an app")))
  }
}

extension PageSession {
  package var wantsMotion: Bool { false }
  package var media: PageMedia { PageMedia() }
}
