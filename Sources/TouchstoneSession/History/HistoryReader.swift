internal import TouchstoneHost

/// The state of a session that a history last read, like the state of a tab. A new reader reads
/// everything.
@MainActor struct HistoryReader {
  private let follower: DisplayListObserver
  private var screen: PageScreen?
  private var scene: String?
  private var timelineVersion = 0
  private var timelineTime = -Double.infinity
  private var text: PageText?
  private var fingers: [PageFinger] = []
  private var elements = PageElements()
  private var elementsTime = -Double.infinity

  /// The interval between readings of lanes while a finger is down, in seconds, because lanes
  /// change with every frame.
  private static let timelineInterval = 0.1
  /// The interval between readings of accessibility elements while layers change, in seconds,
  /// because scrolling changes all of them.
  private static let elementsInterval = 0.5

  init(_ session: any PageSession) { follower = session.follow() }

  /// Returns the changes since the last call.
  ///
  /// - Parameters:
  ///   - session: The session to read.
  ///   - fingers: The current touches.
  ///   - elements: The accessibility elements as they were last read.
  ///   - time: The time, in seconds on the application's clock.
  /// - Returns: The messages that a tab would receive.
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
    if fingers.isEmpty || time - timelineTime >= Self.timelineInterval,
      let timeline = session.gestureTimeline(since: timelineVersion)
    {
      timelineVersion = timeline.version
      timelineTime = time
      news.append(.gestureTimeline(timeline))
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
