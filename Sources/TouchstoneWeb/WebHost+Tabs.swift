internal import TouchstoneHost
internal import TouchstoneServer
internal import TouchstoneSession

extension WebHost {
  /// Adds a tab, sends it the initial state, and returns its number.
  func open(_ post: AsyncStream<ServerMessage>.Continuation) -> Int {
    var tab = Tab(number: nextTab, follower: session.follow(), post: post)
    nextTab += 1
    tab.scene = session.currentScene
    post.yield(.welcome(.init(session, readOnly: options.isReadOnly)))
    tabs.append(tab)
    return tab.number
  }

  /// Removes a tab and cancels what it holds.
  func close(_ tab: Int) {
    guard let place = tabs.firstIndex(where: { $0.number == tab }) else { return }
    tabs.remove(at: place)
    contacts.close(tab: tab)
    inbox.remove(tab: tab)
    session.isDeliveryPathOpen = tabs.contains { $0.deliveryStep != nil }
    latencyLog.closed(tab)
    followLatency()
    // No remaining tab shows the controls that would resume the clock.
    if !tabs.contains(where: { $0.deliveryStep != nil }) { setPace(1) }
    sendJournalDetails()
    session.tabClosed(tab)
    updateHistoryRecording()
  }

  /// Handles a message from a tab.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - tab: The number of the tab.
  ///   - came: The time when the message arrived, if latency is recorded.
  /// - Throws: The reason to close the tab's connection.
  func receive(
    _ message: ClientMessage, from tab: Int, came: Double? = nil
  ) throws(SocketRefusal) {
    guard let place = tabs.firstIndex(where: { $0.number == tab }) else { return }
    guard !options.isReadOnly || message.onlyLooks else {
      throw .policy("This page is read-only, because Touchstone was started with --read-only.")
    }
    switch message {
    case .input(let inputs): try receive(inputs, at: place, came: came)
    case .scene(let name):
      guard session.scenes.contains(where: { $0.name == name }) else {
        throw .policy("There is no scene “\(name)”.")
      }
      if isHoldingInput { flush() }
      session.show(scene: name)
      // Send the scene even if it was shown already, because the pages' data about it is outdated.
      for tab in tabs.indices { tabs[tab].scene = nil }
    case .why(let x, let y):
      send(.inspection(session.inspection(at: x, y: y)), at: place)
    case .whyView(let node):
      guard let inspection = session.inspection(ofNode: node) else { return }
      send(.inspection(inspection), at: place)
    case .journal(let details):
      tabs[place].journalDetails = details
      sendJournalDetails()
    case .deliveryPath(let isShown): setDeliveryPath(isShown, at: place)
    case .latency(let isShown): setLatency(isShown, at: place)
    case .pace(let rate): setPace(rate)
    case .step: step()
    case .ask(let question) where question.verb == Self.latencyVerb:
      send(.answer(answerLatency(question, at: place)), at: place)
    case .ask(let question):
      hasNews = true
      send(.answer(session.answer(question)), at: place)
    case .continueFrom(let time): continueSession(from: time, at: place)
    case .lint: send(.lint(session.lint()), at: place)
    case .tryFix(let number): session.tryFix(number)
    case .undoFix(let number): session.undoFix(number)
    case .timeline(let isShown): setTimeline(isShown, at: place)
    case .past(let isShown): setPast(isShown, at: place)
    case .segment(let number): sendSegment(number, at: place)
    case .pastProperties(let node, let time):
      send(.properties(history.properties(ofNode: node, at: time)), at: place)
    case .map: send(.map(session.hitMap()), at: place)
    case .properties(let node): answer(session.properties(ofNode: node), at: place)
    case .change(let edit):
      hasNews = true
      answer(session.change(edit), at: place)
    case .undoChange:
      hasNews = true
      answer(session.undoChange(), at: place)
    case .style(let style): session.setStyle(style)
    case .device(let name, let isLandscape):
      guard session.devices.contains(where: { $0.name == name }) else {
        throw .policy("There is no device “\(name)”.")
      }
      session.show(device: name, isLandscape: isLandscape)
    case .language(let name):
      guard session.languages.choices.contains(where: { $0.name == name }) else {
        throw .policy("There is no language “\(name)”.")
      }
      hasNews = true
      session.show(language: name)
    case .drawn(let number):
      guard number <= tabs[place].sentTree else {
        throw .policy("drawn: tree \(number) was never sent.")
      }
      tabs[place].drawnTree = max(tabs[place].drawnTree, number)
      if let came, isRecordingLatency { latencyLog.drawn(tab, upTo: number, at: came) }
    case .openMenu(let number): showMenu(number, at: place)
    case .closeMenu:
      tabs[place].openMenu = nil
      session.closeMenu(for: tab)
    case .choose(let number, let alternate):
      session.choose(number, alternate: alternate, for: tab)
    }
  }

  private func answer(_ properties: PageProperties?, at place: Int) {
    if let properties { send(.properties(properties), at: place) }
  }

  /// Makes the journal include all optional steps that any page shows.
  private func sendJournalDetails() {
    session.journalDetails = tabs.reduce(into: []) { $0.formUnion($1.journalDetails) }
  }

  /// The name of the application.
  var appName: String { session.appName }

  /// Returns the bytes of an image of the application.
  func image(_ key: String) -> EncodedImage? {
    session.image(key) ?? history.images.image(key)
  }

  /// Returns the bytes of a font file of the application.
  func font(_ number: Int) -> [UInt8]? { session.font(number) }

  private func receive(
    _ inputs: [RawInput], at place: Int, came: Double?
  ) throws(SocketRefusal) {
    let tab = tabs[place].number
    hasNews = true
    guard !isHoldingInput else { return enqueue(inputs, at: place) }
    // The menu bar is reported as shown slightly later than the last frame.
    let earliest = max(latestTime, session.now)
    let settled = tabs[place].clock.settle(inputs, from: earliest, to: max(now, earliest))
    latestTime = settled.last?.time ?? latestTime
    var numbered: [RawInput] = []
    var felt: [Double] = []
    for (input, own) in zip(settled, inputs) {
      guard let input = contacts.number(input, of: tab) else { continue }
      numbered.append(input)
      felt.append(own.time)
    }
    if let came, isRecordingLatency { latencyLog.willPost(numbered, from: (tab, came, felt)) }
    defer { if isRecordingLatency { latencyLog.posted() } }
    do {
      try session.receive(numbered, from: tab)
    } catch {
      throw .policy("\(error)")
    }
  }
}
