internal import Foundation
internal import TouchstoneHost

/// Going on from an earlier moment, in a fresh process with a page of its own.
extension WebHost {
  /// How many such processes one page may have running.
  private static let mostSuccessors = 8

  /// Starts a process that plays the session up to a moment, and tells the page where it is.
  func goOn(from time: Double, at place: Int) {
    let tab = tabs[place].number
    guard let successor = options.successor else {
      return say(.wentOn(url: nil, "This program can't start another one of itself."), at: place)
    }
    successors.removeAll { !$0.isRunning }
    guard successors.count + startingSuccessors < Self.mostSuccessors else {
      return say(
        .wentOn(
          url: nil, "\(Self.mostSuccessors) processes go on already: close the page of one first."),
        at: place)
    }
    let moment: SessionMoment
    do throws(InputRefusal) {
      moment = try session.moment(at: time)
    } catch {
      return say(.wentOn(url: nil, "Nobody can go on from there: \(error)."), at: place)
    }
    startingSuccessors += 1
    Task { [weak self] in
      defer { self?.startingSuccessors -= 1 }
      let answer: ServerMessage
      do throws(Successor.Failure) {
        let url = try await successor.start(from: moment) { self?.successors.append($0) }
        answer = .wentOn(url: url, "")
      } catch {
        answer = .wentOn(url: nil, error.sentence)
      }
      guard let self, let place = self.tabs.firstIndex(where: { $0.number == tab }) else { return }
      self.say(answer, at: place)
    }
  }

  /// Whether nobody needs this process any more, which goes on from another one's session: the other one
  /// has ended, or no page is left.
  var isAbandoned: Bool {
    guard let parent = options.parent else { return false }
    if getppid() != parent { return true }
    successors.removeAll { !$0.isRunning }
    // Those that go on from this one end with it, and have pages of their own.
    if !tabs.isEmpty || !successors.isEmpty || startingSuccessors > 0 {
      deserted = nil
      hadTabs = true
      return false
    }
    let since = deserted ?? machineNow
    deserted = since
    return machineNow - since > (hadTabs ? Self.timeToReturn : Self.timeToCome)
  }

  /// How long a page that goes away may take to come back, as when it is loaded again, in seconds.
  private static let timeToReturn = 5.0
  /// How long the first page may take to come, in seconds.
  private static let timeToCome = 30.0
}
