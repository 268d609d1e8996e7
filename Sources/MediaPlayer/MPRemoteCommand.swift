public import TouchstoneActions
internal import TouchstoneInput
internal import TouchstoneKit
internal import TouchstoneTrace

/// The result of a command, as a target returns it.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  /// The command succeeded.
  case success = 0
  /// The requested content doesn't exist.
  case noSuchContent = 100
  /// There is no current item to which the command applies.
  case noActionableNowPlayingItem = 110
  /// The required device doesn't exist.
  case deviceNotFound = 120
  /// The command failed for another reason.
  case commandFailed = 200
}

/// A command of a headset, a media key, a lock screen or a desktop.
///
/// A command with a target calls only its targets and creates no remote control event. A command
/// without a target isn't offered to the user. If it is sent anyway, it goes up the responder
/// chain. Targets aren't retained.
@preconcurrency @MainActor
public class MPRemoteCommand: NSObject {
  /// The name of the command in the command center.
  let name: String
  /// The remote control subtypes that the command covers.
  let subtypes: [RemoteSample.Subtype]
  fileprivate var targets: [CommandTarget] = []

  init(_ name: String, _ subtypes: RemoteSample.Subtype...) {
    self.name = name
    self.subtypes = subtypes
    super.init()
  }

  /// Whether the command may be sent.
  ///
  /// A disabled command is discarded.
  public var isEnabled = true

  /// Calls a method of `target` for each command, and uses the status if the method returns one.
  ///
  /// - Parameters:
  ///   - target: The object whose method is called. It isn't retained.
  ///   - action: The method with its name, such as `Selector("play:", Player.play(_:))`.
  public func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    let isKnown = targets.contains { $0.object === object && $0.selector == action }
    guard !isKnown else { return }
    targets.append(CommandTarget(object: object, action: .selector(action)))
  }

  /// Calls a closure for each command.
  ///
  /// - Returns: A token for ``removeTarget(_:)``, which the command retains.
  @discardableResult
  public func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any {
    let token = CommandToken()
    targets.append(CommandTarget(object: token, kept: token, action: .handler(handler)))
    return token
  }

  /// Removes all methods of `target`, or the closure that a token represents, or everything if
  /// `target` is `nil`.
  public func removeTarget(_ target: Any?) {
    guard let target else {
      targets = []
      return
    }
    let object = target as AnyObject
    targets.removeAll { $0.object === object }
  }

  /// Removes one method of `target`, or all of its methods if `action` is `nil`.
  public func removeTarget(_ target: Any, action: Selector?) {
    guard let action else { return removeTarget(target) }
    let object = target as AnyObject
    targets.removeAll { $0.object === object && $0.selector == action }
  }

  // MARK: Serving

  /// Whether the command has a target that still exists.
  var hasTarget: Bool { targets.contains { $0.object != nil } }

  /// Returns the event for the targets. Subclasses return their own kind of event.
  func event(for sample: RemoteSample) -> MPRemoteCommandEvent {
    switch sample.subtype {
    case .beginSeekingForward, .beginSeekingBackward:
      MPSeekCommandEvent(self, .beginSeeking, at: sample.time)
    case .endSeekingForward, .endSeekingBackward:
      MPSeekCommandEvent(self, .endSeeking, at: sample.time)
    default: MPRemoteCommandEvent(self, at: sample.time)
    }
  }

  /// The command as the subject of a trace record.
  private var subject: TraceSubject {
    TraceSubject(className: ClassNames.full(type(of: self)), identifier: name, object: self)
  }

  /// Calls every target in the order in which they were added, and reports each result.
  func serve(_ sample: RemoteSample, for application: UIApplication) {
    let event = event(for: sample)
    application.tracer.report(.delivered(.remoteCommand(name), to: subject), at: application.now)
    // A copy of the array, because a target may add and remove targets.
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

/// The token of a closure.
private final class CommandToken {}

/// A target of a command.
@MainActor
fileprivate struct CommandTarget {
  enum Action {
    case selector(Selector)
    case handler((MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus)
  }

  private(set) weak var object: AnyObject?
  /// The token of a closure, which the command retains, or `nil` for a method.
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
