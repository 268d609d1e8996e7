package import TouchstoneHost
package import TouchstoneProtocol
package import TouchstoneReplay

/// What the browser host needs of an application: a stage to draw, scenes, input and answers.
///
/// The host knows nothing else of the application, so that the page can be tested against a
/// session without views.
@MainActor package protocol PageSession: AnyObject {
  /// What the application is called.
  var appName: String { get }
  /// The screen that the stage is.
  var screen: PageScreen { get }
  /// The devices whose screens the stage can have.
  var devices: [PageDevice] { get }
  /// The scenes a visitor can choose from.
  var scenes: [(name: String, title: String, hint: String)] { get }
  /// The heading under which a list has a scene; empty for none.
  func group(ofScene name: String) -> String
  /// The name of the scene on the stage.
  var currentScene: String { get }

  /// Puts another scene on the stage; a name that is none of the scenes changes nothing.
  func show(scene: String)

  /// Gives the application another device's screen; a name that is none of the devices changes nothing.
  func show(device: String, isLandscape: Bool)

  /// The browser shows pages in the dark, or in the light.
  func setStyle(_ style: PageStyle)

  /// What time it is for the application, in seconds on the host's clock; no input may be earlier.
  var now: Double { get }

  /// Takes input of one tab, in order of time; contact numbers are unique among all tabs.
  ///
  /// - Throws: an error whose description is one line; that tab's connection is then closed.
  func receive(_ samples: [RawInput], from tab: Int) throws

  /// Cancels whatever a tab that went away still holds down.
  func tabClosed(_ tab: Int)

  /// Runs one frame.
  ///
  /// - Parameter seconds: the time of the frame on the host's clock, a multiple of 1/60.
  func frame(at seconds: Double)

  /// Until when frames change nothing unless somebody acts, in seconds on the host's clock; nil while
  /// the next frame has work.
  var restsUntil: Double? { get }

  /// When the picture changes next because of an animation, in seconds on the host's clock; infinity if none
  /// is under way.
  var nextPicture: Double { get }

  /// Follows the layers for a page: at first tells all of them, then what changes.
  func follow() -> DisplayListFollower

  /// Why a touch at a point would go where it would go, without touching anything.
  func inspection(at x: Double, y: Double) -> Inspection

  /// Whether a touch in the middle of a view would reach it, and if not, why; nil for no such view.
  ///
  /// - Parameter node: the number of the view's layer in the display list.
  /// - Returns: the answer, or nil.
  func inspection(ofNode node: Int) -> Inspection?

  /// What recognizers make of the latest touches.
  ///
  /// - Parameter version: the version that the page has, 0 for none.
  /// - Returns: nothing before the first touch, and where the page has it already.
  func debate(since version: Int) -> PageDebate?

  /// Whether anybody follows the road of a touch, each view of its hit test included.
  var isRoadOpen: Bool { get set }
  /// Whether the road is kept without the single views of its hit tests, which take time.
  var isRoadKept: Bool { get set }
  /// The number of the latest step of the road.
  var latestRoadStep: Int { get }
  /// The steps of the road after a number, oldest first.
  func roadSteps(after number: Int) -> [PageRoadStep]

  /// What is to say where the session goes on from a recording; nil where it does not.
  var continued: ContinuedSession? { get }

  /// What another process needs to go on from a moment, in seconds on the application's clock.
  ///
  /// - Throws: Why nobody can go on from there, in two clauses.
  func moment(at time: Double) throws(InputRefusal) -> SessionMoment

  /// Lets a ledger read the trace, or does so no more.
  func follow(_ ledger: LatencyLedger, _ isOpen: Bool)

  /// The lines of code that are tried now, the first one first.
  var triedRepairs: [PageRepair] { get }

  /// Tries a line that an answer has offered; a number that none has changes nothing.
  func tryRepair(_ number: Int)

  /// Takes a tried line back; a number that none has changes nothing.
  func takeBackRepair(_ number: Int)

  /// What will surprise whoever touches the stage, found without a touch.
  func lint() -> [PageFinding]

  /// Who would receive a touch, for each point of the stage.
  func hitMap() -> PageHitMap

  /// All that is known of the view whose layer has a number in the display list; nil for no such view.
  func properties(ofNode node: Int) -> PageProperties?

  /// What is known of some views; those that there are not are left out.
  func properties(ofNodes nodes: [Int]) -> [PageProperties]

  /// Called with each input just before it is delivered, whoever it comes from.
  var willTake: ((RawInput) -> Void)? { get set }

  /// Changes a property of a view, and answers what is known of the view then; nil for no such view.
  func change(_ edit: PageEdit) -> PageProperties?

  /// Takes the latest change back, and answers what is known of its view then; nil where there is none.
  func undoChange() -> PageProperties?

  /// What happened since a line, oldest first.
  ///
  /// - Parameter since: the number of the last line already known, 0 for none.
  /// - Returns: the lines after it.
  func journal(since: Int) -> [JournalLine]

  /// The steps that the journal tells besides what every journal does.
  var journalDetails: Set<JournalDetail> { get set }

  /// Whether somebody asked for every reading of the motion sensors, and not only for shakes.
  var wantsMotion: Bool { get }

  /// What remote controls and desktops may know of what is playing.
  var media: PageMedia { get }

  /// The bytes of an image that a display list names.
  func image(_ key: String) -> EncodedImage?

  /// The text that is being edited; nil for none.
  var editedText: PageText? { get }
  /// What the application has put on its pasteboard.
  var pasteboard: PagePasteboard { get }
  /// Counts up whenever an edit menu is asked for, in which there may be something to paste.
  var editMenuRequests: Int { get }

  /// What assistive technology finds now.
  var elements: PageElements { get }
  /// The words that the application has said after a number, oldest first.
  func announcements(after number: Int) -> [PageAnnouncement]

  /// The pointer that the application wants over the stage, as CSS names it.
  var pointer: String { get }
  /// What the application wanted of the device after a number, oldest first.
  func wishes(after number: Int) -> [PageWish]

  /// Counts up whenever the menu bar or an open menu might look different.
  var menuVersion: Int { get }
  /// The menus of the menu bar.
  var menuBar: [PageMenu] { get }
  /// Opens a menu of the bar for a tab, and answers its lines as they are now.
  func openMenu(_ number: Int, for tab: Int) -> [PageMenuItem]
  /// A tab has closed its menu.
  func closeMenu(for tab: Int)
  /// Runs a line of the menu that a tab has open, or one of its alternates.
  func choose(_ number: Int, alternate: Int?, for tab: Int)

  /// Answers the question of a program, by a message of the protocol.
  func answer(_ question: ProtocolQuestion) -> JSONValue
}

extension PageSession {
  /// The beginning, for a session that takes input of any time.
  package var now: Double { 0 }
  /// None.
  package var editedText: PageText? { nil }
  /// Nothing yet.
  package var pasteboard: PagePasteboard { PagePasteboard(version: 0, text: "") }
  /// Nothing.
  package var elements: PageElements { PageElements() }
  /// None.
  package func announcements(after number: Int) -> [PageAnnouncement] { [] }
  /// A name for an app that has none.
  package var appName: String { "App" }
  /// None.
  package func group(ofScene name: String) -> String { "" }
  /// Nobody does.
  package var isRoadOpen: Bool {
    get { false }
    set {}
  }
  /// Nobody keeps it.
  package var isRoadKept: Bool {
    get { false }
    set {}
  }
  /// None yet.
  package var latestRoadStep: Int { 0 }
  /// None.
  package func roadSteps(after number: Int) -> [PageRoadStep] { [] }
  /// None.
  package var triedRepairs: [PageRepair] { [] }
  /// Does nothing.
  package func tryRepair(_ number: Int) {}
  /// Does nothing.
  package func takeBackRepair(_ number: Int) {}
  /// None yet.
  package var editMenuRequests: Int { 0 }
  /// The page's own.
  package var pointer: String { PageWish.ownPointer }
  /// None.
  package func wishes(after number: Int) -> [PageWish] { [] }
  /// No menu bar, and so nothing that changes in it.
  package var menuVersion: Int { 0 }
  /// None.
  package var menuBar: [PageMenu] { [] }
  /// Nothing.
  package func openMenu(_ number: Int, for tab: Int) -> [PageMenuItem] { [] }
  /// Does nothing.
  package func closeMenu(for tab: Int) {}
  /// Does nothing.
  package func choose(_ number: Int, alternate: Int?, for tab: Int) {}
  /// Nobody can be asked.
  package func answer(_ question: ProtocolQuestion) -> JSONValue {
    question.answer(.failure(ProtocolError(.refused, "this page shows no app")))
  }
}

extension PageSession {
  /// No.
  package var wantsMotion: Bool { false }
  /// Nothing is playing.
  package var media: PageMedia { PageMedia() }
}

/// What is playing, as a page's media session shows it, and what may be asked for.
package struct PageMedia: Codable, Equatable, Sendable {
  /// What may be asked for, by the names of the Media Session API; none without a session.
  package var actions: [String] = []
  /// The name of the piece.
  package var title: String?
  /// Who made it.
  package var artist: String?
  /// What it belongs to.
  package var album: String?
  /// How long it is, in seconds.
  package var duration: Double?
  /// Where it is, in seconds.
  package var position: Double?
  /// How fast it goes.
  package var rate: Double?
  /// Whether it goes on: `playing`, `paused`, `none` for no word about it.
  package var state = "none"
  /// The moment for which the position holds, in seconds on the host's clock.
  package var time = 0.0

  /// Nothing is playing, and nothing may be asked for.
  package init() {}
}

/// A view or responder in an answer.
package struct InspectedObject: Codable, Equatable, Sendable {
  /// The class without its module.
  package var className: String
  /// The accessibility identifier, empty for none.
  package var identifier: String
  /// What a person calls it.
  package var name: String
  /// What tells a responder of a chain from all others; nothing where nobody needs that.
  package var id: Int?
  /// The display list's number of the layer, nothing for what has no layer.
  package var node: Int?
  /// The hit test's verdict in readable words; in a responder chain, the touch methods it has.
  package var verdict: String
  /// Whether the verdict was concluded from an ancestor's, since the walk never came here.
  package var isDerived: Bool

  /// Makes a view or responder as an answer names it.
  package init(
    className: String, identifier: String = "", name: String? = nil, id: Int? = nil,
    node: Int? = nil, verdict: String = "", isDerived: Bool = false
  ) {
    self.className = className
    self.identifier = identifier
    self.name = name ?? (identifier.isEmpty ? className : identifier)
    self.id = id
    self.node = node
    self.verdict = verdict
    self.isDerived = isDerived
  }

  private enum CodingKeys: String, CodingKey {
    case className = "class"
    case identifier
    case name
    case id
    case node
    case verdict
    case isDerived = "derived"
  }
}

/// The answer to "why?" for one point of the stage.
package struct Inspection: Codable, Equatable, Sendable {
  /// The horizontal place asked about, in points.
  package var x: Double
  /// The vertical place asked about, in points.
  package var y: Double
  /// The views on the way to the hit, outermost first.
  package var path: [InspectedObject]
  /// The views that were asked, or could have been, and refused.
  package var refused: [InspectedObject]
  /// The responders from the hit view to what discards.
  package var chain: [InspectedObject]
  /// The answer in one sentence.
  package var sentence: String
  /// What is to blame where something looks alive and gets nothing; nothing else has any.
  package var culprit: InspectedObject?
  /// The line of code that helps, if there is one.
  package var repair: PageRepair?
  /// What became of the latest touch, if it came down there and came to nothing.
  package var fate: PageFate?

  /// Makes an answer.
  package init(
    x: Double, y: Double, path: [InspectedObject], refused: [InspectedObject],
    chain: [InspectedObject], sentence: String, culprit: InspectedObject? = nil,
    repair: PageRepair? = nil
  ) {
    self.x = x
    self.y = y
    self.path = path
    self.refused = refused
    self.chain = chain
    self.sentence = sentence
    self.culprit = culprit
    self.repair = repair
  }
}

/// Why nothing came of a touch after it was hit, or what took it.
package struct PageFate: Codable, Equatable, Sendable {
  /// What happened, and what to try.
  package var sentence: String
  /// Whether it is said at the finger too: nobody answered it.
  package var isLost: Bool
  /// Whether nothing came of the touch, be it a working control that had nothing to do.
  package var isMiss: Bool
  /// The title at the finger; `nil` for the usual one, that nothing comes of the touch.
  package var title: String?

  /// Makes one.
  package init(sentence: String, isLost: Bool, isMiss: Bool? = nil, title: String? = nil) {
    self.sentence = sentence
    self.isLost = isLost
    self.isMiss = isMiss ?? isLost
    self.title = title
  }
}
