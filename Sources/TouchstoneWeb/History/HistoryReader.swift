internal import TouchstoneHost

/// What a history has heard of a session last, as a tab does; a new one hears everything.
@MainActor struct HistoryReader {
  private let follower: DisplayListFollower
  private var screen: PageScreen?
  private var scene: String?
  private var debateVersion = 0
  private var debateTime = -Double.infinity
  private var text: PageText?
  private var fingers: [PageFinger] = []
  private var elements = PageElements()
  private var elementsTime = -Double.infinity

  /// How often lanes are read while a finger is down, in seconds: they change with every frame.
  private static let debateInterval = 0.1
  /// How often elements are read while layers move, in seconds: all that scroll change each time.
  private static let elementsInterval = 0.5

  init(_ session: any PageSession) { follower = session.follow() }

  /// Whatever is new.
  ///
  /// - Parameters:
  ///   - session: The application.
  ///   - fingers: Who touches it now.
  ///   - elements: What assistive technology finds, as it was read last.
  ///   - time: The moment, in seconds on the application's clock.
  /// - Returns: What a tab would be told.
  mutating func news(
    of session: any PageSession, fingers: [PageFinger], elements: PageElements, at time: Double
  ) -> [ServerMessage] {
    var news: [ServerMessage] = []
    if screen != session.screen {
      screen = session.screen
      news.append(.screen(session.screen))
    }
    if scene != session.currentScene {
      scene = session.currentScene
      news.append(.scene(session.currentScene))
    }
    let difference = follower.changes()
    if !difference.isEmpty { news.append(.tree(number: 0, difference)) }
    if self.fingers != fingers {
      self.fingers = fingers
      news.append(.fingers(fingers))
    }
    if fingers.isEmpty || time - debateTime >= Self.debateInterval,
      let debate = session.debate(since: debateVersion)
    {
      debateVersion = debate.version
      debateTime = time
      news.append(.debate(debate))
    }
    let text = session.editedText
    if self.text != text {
      self.text = text
      news.append(.text(text))
    }
    if self.elements != elements,
      difference.isEmpty || time - elementsTime >= Self.elementsInterval
    {
      elementsTime = time
      news.append(.elements(PageElementsDifference(from: self.elements, to: elements)))
      self.elements = elements
    }
    return news
  }
}
