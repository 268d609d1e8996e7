internal import TouchstoneHost
internal import TouchstoneSession

extension WebHost {
  /// Runs one frame of the application and sends the changes to every tab.
  ///
  /// - Parameter time: The frame's time on the host's clock, in seconds.
  package func runFrame(at time: Double) {
    deliverHeld(until: time)
    latestTime = max(latestTime, time)
    session.frame(at: latestTime)
    if isRecordingLatency { latencyLog.frameEnded() }
    sendUpdates()
  }

  /// Sends the changes to every tab.
  func sendUpdates() {
    guard !tabs.isEmpty else { return }
    let present = tabs.indices.filter { !tabs[$0].isInPast }
    let languages = session.languages
    for place in present {
      sendScreen(at: place)
      send(languages, at: place)
      sendScene(at: place)
      sendTree(at: place)
    }
    readElements()
    recordHistory()
    for place in tabs.indices { sendTimeline(at: place) }
    for place in present {
      sendFingers(at: place)
      sendJournal(at: place)
      sendGestureTimeline(at: place)
      sendMotion(at: place)
      sendMedia(at: place)
      sendMenus(at: place)
      sendText(at: place)
      sendElements(at: place)
      sendEditMenu(at: place)
      sendDevice(at: place)
      sendTried(at: place)
      sendDeliveryPath(at: place)
      sendLatency(at: place)
    }
  }

  /// Reads the accessibility tree at intervals, and earlier after something has changed.
  private func readElements() {
    framesUntilReading -= 1
    if hasNews { framesUntilReading = min(framesUntilReading, Self.framesBetweenReadings - 1) }
    hasNews = false
    guard framesUntilReading <= 0 else { return }
    framesUntilReading = Self.framesBetweenQuietReadings
    elements = session.elements
  }

  private func sendElements(at place: Int) {
    let latest = session.announcements(after: tabs[place].announcement ?? 0)
    // Announcements from before the page connected are outdated.
    if tabs[place].announcement != nil {
      for announcement in latest { send(.announcement(announcement.words), at: place) }
    }
    tabs[place].announcement = latest.last?.number ?? tabs[place].announcement ?? 0
    guard tabs[place].keepsUp, tabs[place].elements != elements else { return }
    let difference = PageElementsDifference(from: tabs[place].elements, to: elements)
    tabs[place].elements = elements
    send(.elements(difference), at: place)
  }

  private func sendScreen(at place: Int) {
    guard tabs[place].screen != session.screen else { return }
    tabs[place].screen = session.screen
    send(.screen(session.screen), at: place)
  }

  private func send(_ languages: PageLanguages, at place: Int) {
    guard tabs[place].languages != languages else { return }
    tabs[place].languages = languages
    send(.languages(languages), at: place)
  }

  private func sendScene(at place: Int) {
    guard tabs[place].scene != session.currentScene else { return }
    tabs[place].scene = session.currentScene
    send(.scene(session.currentScene), at: place)
  }

  private func sendTree(at place: Int) {
    // A page that doesn't keep up receives all changes together later.
    guard tabs[place].keepsUp else { return hasNews = true }
    let difference = tabs[place].follower.changes()
    guard !difference.isEmpty else {
      if isRecordingLatency { latencyLog.updated(tabs[place].number, tree: nil) }
      return
    }
    hasNews = true
    tabs[place].sentTree += 1
    send(.tree(number: tabs[place].sentTree, difference), at: place)
    if isRecordingLatency { latencyLog.updated(tabs[place].number, tree: tabs[place].sentTree) }
  }

  private func sendFingers(at place: Int) {
    let others = contacts.contacts.lazy.filter { $0.tab != self.tabs[place].number }
    let fingers = others.map {
      PageFinger(id: $0.number, x: $0.sample.position.x, y: $0.sample.position.y)
    }
    guard !fingers.elementsEqual(tabs[place].fingers) else { return }
    tabs[place].fingers = Array(fingers)
    send(.fingers(tabs[place].fingers), at: place)
  }

  private func sendJournal(at place: Int) {
    let lines = session.journal(since: tabs[place].journalLine)
    guard let last = lines.last else { return }
    tabs[place].journalLine = last.number
    let shown = lines.filter { line in
      JournalDetail(rawValue: line.kind).map { tabs[place].journalDetails.contains($0) } ?? true
    }
    if !shown.isEmpty { send(.journal(shown), at: place) }
  }

  private func sendGestureTimeline(at place: Int) {
    guard tabs[place].keepsUp,
      let timeline = session.gestureTimeline(since: tabs[place].timelineVersion)
    else {
      return
    }
    tabs[place].timelineVersion = timeline.version
    send(.gestureTimeline(timeline), at: place)
  }

  private func sendTried(at place: Int) {
    let tried = session.triedFixes
    guard tabs[place].tried != tried else { return }
    tabs[place].tried = tried
    send(.tried(tried), at: place)
  }

  private func sendMotion(at place: Int) {
    guard tabs[place].wantsMotion != session.wantsMotion else { return }
    tabs[place].wantsMotion = session.wantsMotion
    send(.motion(isWanted: session.wantsMotion), at: place)
  }

  private func sendMedia(at place: Int) {
    let media = session.media
    guard tabs[place].media != media else { return }
    tabs[place].media = media
    send(.media(media, age: max(0, latestTime - media.time)), at: place)
  }

  private func sendText(at place: Int) {
    let text = session.editedText
    if tabs[place].editedText != text {
      tabs[place].editedText = text
      send(.text(text), at: place)
    }
    let pasteboard = session.pasteboard
    guard tabs[place].pasteboardVersion != pasteboard.version else { return }
    // The user didn't copy what was on the pasteboard before the page connected.
    if tabs[place].pasteboardVersion != nil { send(.pasteboard(pasteboard.text), at: place) }
    tabs[place].pasteboardVersion = pasteboard.version
  }

  private func sendEditMenu(at place: Int) {
    let requests = session.editMenuRequests
    defer { tabs[place].editMenuRequests = requests }
    guard let known = tabs[place].editMenuRequests, known != requests else { return }
    send(.editMenu, at: place)
  }

  private func sendDevice(at place: Int) {
    if tabs[place].pointer != session.pointer {
      tabs[place].pointer = session.pointer
      send(.pointer(session.pointer), at: place)
    }
    let latest = session.hostRequests(after: tabs[place].hostRequest ?? 0)
    // Requests from before the page connected are outdated.
    if tabs[place].hostRequest != nil {
      for request in latest { send(request.message, at: place) }
    }
    tabs[place].hostRequest = latest.last?.number ?? tabs[place].hostRequest ?? 0
  }

  private func sendMenus(at place: Int) {
    let version = session.menuVersion
    guard tabs[place].menuVersion != version || tabs[place].menuBar == nil else { return }
    let menus = session.menuBar
    // Reading the menu may have built it.
    tabs[place].menuVersion = session.menuVersion
    if tabs[place].menuBar != menus {
      tabs[place].menuBar = menus
      send(.menuBar(menus), at: place)
    }
    if let open = tabs[place].openMenu { showMenu(open, at: place) }
  }

  /// Sends the current items of a menu.
  func showMenu(_ number: Int, at place: Int) {
    tabs[place].openMenu = number
    send(.menu(number: number, session.openMenu(number, for: tabs[place].number)), at: place)
  }

  /// Sends a message to a tab.
  func send(_ message: ServerMessage, at place: Int) {
    // A page that leaves this many messages unread is gone. Close its socket.
    if case .dropped = tabs[place].post.yield(message) { tabs[place].post.finish() }
  }
}
