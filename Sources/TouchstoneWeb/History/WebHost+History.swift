/// The timeline of a page, and its way back.
extension WebHost {
  /// A history is kept while any page shows its timeline.
  func keepHistory() {
    let isWanted = tabs.contains { $0.timeline != nil }
    if isWanted { history.begin() } else if history.isOn { history.pause() }
  }

  /// Keeps what has changed since it was kept last.
  func noteHistory() {
    history.note(at: max(latestTime, session.now), elements: elements)
  }

  /// All that is kept, to be saved.
  func report() -> HistoryReport {
    noteHistory()
    return HistoryReport(history)
  }

  /// Begins to tell a page of its timeline, or ends it.
  func setTimeline(_ isShown: Bool, at place: Int) {
    tabs[place].timeline = isShown ? ToldTimeline() : nil
    keepHistory()
  }

  /// Tells a page all that it can go back to, and nothing more of the present; or brings it back, from
  /// nothing.
  func setPast(_ isShown: Bool, at place: Int) {
    guard isShown else { return comeBack(at: place) }
    guard tabs[place].timeline != nil else { return }
    tabs[place].isInPast = true
    noteHistory()
    history.endSegment()
    say(.pastJournal(history.lines), at: place)
    sendTimeline(at: place, withSegments: true)
  }

  /// Tells a page everything again, as if it had just been opened.
  private func comeBack(at place: Int) {
    let old = tabs[place]
    guard old.isInPast else { return }
    var tab = Tab(number: old.number, follower: session.follow(), post: old.post)
    tab.clock = old.clock
    tab.delay = old.delay
    tab.journalDetails = old.journalDetails
    tab.timeline = old.timeline
    tab.sentTree = old.sentTree
    tab.drawnTree = old.sentTree
    tab.scene = session.currentScene
    tabs[place] = tab
    setRoad(old.road != nil, at: place)
    say(.welcome(.init(session, readOnly: options.isReadOnly)), at: place)
    if let inspection = history.inspection { say(.inspection(inspection), at: place) }
  }

  func sendSegment(_ number: Int, at place: Int) {
    guard let text = history.text(ofSegment: number) else {
      // It fell off the end while the page asked: nothing is wrong with the page.
      return sendTimeline(at: place, withSegments: true)
    }
    say(.segment(number: number, entries: text), at: place)
  }

  /// Tells a page of the events that are new.
  func sendTimeline(at place: Int, withSegments: Bool = false) {
    guard let told = tabs[place].timeline else { return }
    let version = history.marks.version
    guard withSegments || told.version != version || told.rate != pace.rate else { return }
    tabs[place].timeline = ToldTimeline(version: version, rate: pace.rate)
    say(
      .timeline(
        PageTimeline(
          start: history.start, now: max(latestTime, session.now, now),
          rate: pace.rate, marks: history.marks.changed(since: told.version ?? 0),
          segments: withSegments ? history.index : nil)),
      at: place)
  }
}

/// What a page was told of its timeline last.
struct ToldTimeline: Equatable {
  /// The version of the marks; nil before it was told any.
  var version: Int?
  /// The pace.
  var rate = 1.0
}

extension History {
  /// What was known of a view at a moment; of one that nobody has read, that.
  func properties(ofNode node: Int, at time: Double) -> PageProperties {
    sheets.properties(ofNode: node, at: time)
      ?? PageProperties(
        node: node, name: "Nothing was kept of this view", groups: [], changes: 0, undo: nil)
  }
}

extension ServerMessage.Welcome {
  /// What a page is told first.
  @MainActor init(_ session: any PageSession, readOnly: Bool) {
    self.init(
      width: session.screen.width, height: session.screen.height, devices: session.devices,
      scenes: session.scenes.map {
        Scene(
          name: $0.name, title: $0.title, hint: $0.hint, group: session.group(ofScene: $0.name))
      },
      scene: session.currentScene, readOnly: readOnly, continued: session.continued)
  }
}
