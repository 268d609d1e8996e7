internal import TouchstoneSession

/// The timeline of a page, and its return to the past.
extension WebHost {
  /// Records the history if any page shows its timeline, and otherwise stops recording.
  func updateHistoryRecording() {
    let isWanted = tabs.contains { $0.timeline != nil }
    if isWanted { history.begin() } else if history.isOn { history.pause() }
  }

  /// Records the changes since the last recording.
  func recordHistory() {
    history.record(at: max(latestTime, session.now), elements: elements)
  }

  /// Returns the whole history as a report to be saved.
  func report() -> HistoryReport {
    recordHistory()
    return HistoryReport(history)
  }

  /// Starts or stops sending a page its timeline.
  func setTimeline(_ isShown: Bool, at place: Int) {
    tabs[place].timeline = isShown ? SentTimeline() : nil
    updateHistoryRecording()
  }

  /// Switches a page to the past or back to the present.
  ///
  /// In the past, the page receives the available history and no updates of the present. On return,
  /// it receives the full state.
  func setPast(_ isShown: Bool, at place: Int) {
    guard isShown else { return returnToPresent(at: place) }
    guard tabs[place].timeline != nil else { return }
    tabs[place].isInPast = true
    recordHistory()
    history.endSegment()
    send(.pastJournal(history.lines), at: place)
    sendTimeline(at: place, withSegments: true)
  }

  /// Sends a page the full state, as if it had just been opened.
  private func returnToPresent(at place: Int) {
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
    setDeliveryPath(old.deliveryStep != nil, at: place)
    send(.welcome(.init(session, readOnly: options.isReadOnly)), at: place)
    if let inspection = history.inspection { send(.inspection(inspection), at: place) }
  }

  func sendSegment(_ number: Int, at place: Int) {
    guard let text = history.text(ofSegment: number) else {
      // The segment was dropped after the page requested it. This isn't an error of the page.
      return sendTimeline(at: place, withSegments: true)
    }
    send(.segment(number: number, entries: text), at: place)
  }

  /// Sends a page the new events.
  func sendTimeline(at place: Int, withSegments: Bool = false) {
    guard let sent = tabs[place].timeline else { return }
    let version = history.marks.version
    guard withSegments || sent.version != version || sent.rate != pace.rate else { return }
    tabs[place].timeline = SentTimeline(version: version, rate: pace.rate)
    send(
      .timeline(
        PageTimeline(
          start: history.start, now: max(latestTime, session.now, now),
          rate: pace.rate, marks: history.marks.changed(since: sent.version ?? 0),
          segments: withSegments ? history.index : nil)),
      at: place)
  }
}

/// The timeline state last sent to a page.
struct SentTimeline: Equatable {
  /// The version of the marks, or `nil` before the first update.
  var version: Int?
  /// The clock speed.
  var rate = 1.0
}
