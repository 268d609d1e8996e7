internal import Foundation
internal import TouchstoneHost
internal import TouchstoneSession

/// Continuing from an earlier time in a new process with its own page.
extension WebHost {
  /// The maximum number of running processes that continue this session.
  private static let mostSuccessors = 8

  /// Starts a process that plays the session up to a time, and sends its URL to the page.
  func continueSession(from time: Double, at place: Int) {
    let tab = tabs[place].number
    guard let successor = options.successor else {
      return send(
        .wentOn(url: nil, "This program can't start another instance of itself."), at: place)
    }
    successors.removeAll { !$0.isRunning }
    guard successors.count + startingSuccessors < Self.mostSuccessors else {
      return send(
        .wentOn(
          url: nil,
          "\(Self.mostSuccessors) processes already continue from earlier times: "
            + "close the page of one first."),
        at: place)
    }
    let moment: SessionMoment
    do throws(InputRefusal) {
      moment = try session.moment(at: time)
    } catch {
      return send(.wentOn(url: nil, "Can't continue from there: \(error)."), at: place)
    }
    startingSuccessors += 1
    Task { [weak self] in
      defer { self?.startingSuccessors -= 1 }
      let answer: ServerMessage
      do throws(ContinuationProcess.Failure) {
        let url = try await successor.start(from: moment) { self?.successors.append($0) }
        answer = .wentOn(url: url, "")
      } catch {
        answer = .wentOn(url: nil, error.sentence)
      }
      guard let self, let place = self.tabs.firstIndex(where: { $0.number == tab }) else { return }
      self.send(answer, at: place)
    }
  }

  /// Whether this process, which continues another's session, isn't needed any more.
  ///
  /// That is the case if the other process has ended, or if no page has been connected for some
  /// time.
  var isAbandoned: Bool {
    guard let parent = options.parent else { return false }
    if getppid() != parent { return true }
    successors.removeAll { !$0.isRunning }
    // Processes that continue this one end with it, and have their own pages.
    if !tabs.isEmpty || !successors.isEmpty || startingSuccessors > 0 {
      deserted = nil
      hadTabs = true
      return false
    }
    let since = deserted ?? machineNow
    deserted = since
    return machineNow - since > (hadTabs ? Self.timeToReturn : Self.timeToCome)
  }

  /// The time allowed for a page to reconnect, for example after a reload, in seconds.
  private static let timeToReturn = 5.0
  /// The time allowed for the first page to connect, in seconds.
  private static let timeToCome = 30.0
}
