public import TouchstoneActions
internal import TouchstoneInput
internal import TouchstoneKit
internal import TouchstoneTrace

/// What a target says became of a command.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  /// It was done.
  case success = 0
  /// What it speaks of is not there.
  case noSuchContent = 100
  /// Nothing is playing that it could be done to.
  case noActionableNowPlayingItem = 110
  /// The device that it needs is not there.
  case deviceNotFound = 120
  /// It failed for another reason.
  case commandFailed = 200
}

/// One thing that a headset, a media key, a lock screen or a desktop can ask for.
///
/// A command with a target is served by it, and makes no remote control event; one without is not
/// offered to the user, and what comes of it all the same goes up the responder chain. Targets are
/// not kept alive.
@preconcurrency @MainActor
public class MPRemoteCommand: NSObject {
  /// What the command center calls it.
  let name: String
  /// The commands of remote controls that it stands for.
  let subtypes: [RemoteSample.Subtype]
  fileprivate var targets: [CommandTarget] = []

  init(_ name: String, _ subtypes: RemoteSample.Subtype...) {
    self.name = name
    self.subtypes = subtypes
    super.init()
  }

  /// Whether the command may be asked for; one that is switched off goes nowhere.
  public var isEnabled = true

  /// Calls a method of `target` for each command; its status is kept where it returns one.
  ///
  /// - Parameters:
  ///   - target: Who serves it; not kept alive.
  ///   - action: The method with its name, such as `Selector("play:", Player.play(_:))`.
  public func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    let isKnown = targets.contains { $0.object === object && $0.selector == action }
    guard !isKnown else { return }
    targets.append(CommandTarget(object: object, action: .selector(action)))
  }

  /// Calls a closure for each command.
  ///
  /// - Returns: What removes it, by ``removeTarget(_:)``; the command keeps it.
  @discardableResult
  public func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any {
    let token = CommandToken()
    targets.append(CommandTarget(object: token, kept: token, action: .handler(handler)))
    return token
  }

  /// Removes all that was added for `target`, or for what adding a closure returned; nil removes all.
  public func removeTarget(_ target: Any?) {
    guard let target else {
      targets = []
      return
    }
    let object = target as AnyObject
    targets.removeAll { $0.object === object }
  }

  /// Removes one method of `target`; nil removes all of them.
  public func removeTarget(_ target: Any, action: Selector?) {
    guard let action else { return removeTarget(target) }
    let object = target as AnyObject
    targets.removeAll { $0.object === object && $0.selector == action }
  }

  // MARK: Serving

  /// Whether somebody serves it.
  var hasTarget: Bool { targets.contains { $0.object != nil } }

  /// What its targets get; subclasses make an event of their own.
  func event(for sample: RemoteSample) -> MPRemoteCommandEvent {
    switch sample.subtype {
    case .beginSeekingForward, .beginSeekingBackward:
      MPSeekCommandEvent(self, .beginSeeking, at: sample.time)
    case .endSeekingForward, .endSeekingBackward:
      MPSeekCommandEvent(self, .endSeeking, at: sample.time)
    default: MPRemoteCommandEvent(self, at: sample.time)
    }
  }

  /// What a trace calls it.
  private var subject: TraceSubject {
    TraceSubject(className: ClassNames.full(type(of: self)), identifier: name, object: self)
  }

  /// Calls every target, in the order of their coming, and reports who answered.
  func serve(_ sample: RemoteSample, for application: UIApplication) {
    let event = event(for: sample)
    application.tracer.report(.delivered(.remoteCommand(name), to: subject), at: application.now)
    // Decided before anyone is called: a target may add and remove.
    for target in targets {
      guard let object = target.object else { continue }
      let status = target.call(event)
      application.tracer.report(
        .answered(
          .remoteCommand(name), by: object is CommandToken ? subject : TraceSubject(object),
          because: "\(status)"),
        at: application.now)
    }
  }
}

extension MPRemoteCommand {
  /// Calls a method of `target` for each command.
  public func addTarget<Target, Result>(
    _ target: Target, action: @escaping PlainAction<Target, Result>,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    addTarget(
      target, action: Selector(bare: ActionMethod(action), at: SourcePlace(file, line)))
  }

  /// Calls a method of `target` with the event for each command.
  public func addTarget<Target, Event, Result>(
    _ target: Target, action: @escaping SenderAction<Target, Event, Result>,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    addTarget(
      target, action: Selector(bare: ActionMethod(action), at: SourcePlace(file, line)))
  }
}

/// What adding a closure returns.
private final class CommandToken {}

/// One who serves a command.
@MainActor
fileprivate struct CommandTarget {
  enum Action {
    case selector(Selector)
    case handler((MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus)
  }

  private(set) weak var object: AnyObject?
  /// What stands for a closure, which is kept.
  let kept: CommandToken?
  let action: Action

  init(object: AnyObject, kept: CommandToken? = nil, action: Action) {
    self.object = object
    self.kept = kept
    self.action = action
  }

  var selector: Selector? {
    guard case .selector(let selector) = action else { return nil }
    return selector
  }

  func call(_ event: MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus {
    switch action {
    case .handler(let handler): return handler(event)
    case .selector(let selector):
      guard let object else { return .commandFailed }
      guard let result = selector.result(on: object, sender: event, event: nil) else {
        return .commandFailed
      }
      return (result as? MPRemoteCommandHandlerStatus) ?? .success
    }
  }
}
