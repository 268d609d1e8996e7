/// The core's services for the vocabulary module, which is below the core and can't import it.
struct KitCore: CoreServices {
  nonisolated init() {}

  nonisolated var actions: [String: [ActionMethod]] {
    Dictionary(grouping: KitServices.installed.actions, by: \.name).mapValues { $0.map(\.method) }
  }

  var application: AnyObject? { ApplicationSlot.installed }

  func name(of object: AnyObject) -> String { ViewDescription.name(object) }

  /// Writes to standard error and to the trace of the application that owns the object. Objects
  /// without an application use the current one.
  func report(_ message: String, about object: AnyObject) {
    let application = UIApplication.serving(object)
    application.tracer.report(.fault(message), at: application.now)
    try? FileHandle.standardError.write(contentsOf: Data("Touchstone: \(message)\n".utf8))
  }

  func perform(_ selector: Selector, on target: AnyObject, sender: Any?) -> Bool {
    selector.perform(on: target, sender: sender, event: nil)
  }

  func send(
    _ action: Selector, for command: UICommand, from sender: Any?, to target: Any?
  ) -> Bool {
    let application = [target, sender].lazy
      .compactMap { $0.flatMap { UIApplication.owner(of: $0 as AnyObject) } }.first
    return (application ?? .shared).sendAction(action, to: target, from: command, for: nil)
  }

  func atEndOfTurn(of application: AnyObject?, _ ending: @escaping () -> Void) {
    (application as? UIApplication ?? .shared).loop.atEndOfTurn(ending)
  }
}

/// Gives the vocabulary module access to the core.
@_cdecl("touchstone_kit_core")
func kitCore() -> UnsafeRawPointer {
  UnsafeRawPointer(Unmanaged.passRetained(CoreServicesBox(KitCore())).toOpaque())
}

extension Fault {
  /// Reports a fault with the object's name in front. The layer of a view is named after the view.
  static func report(_ message: String, of object: AnyObject?) {
    guard let object = (object as? CALayer)?.delegate as? UIView ?? object else {
      return report(message, about: UIApplication.shared)
    }
    report("\(ViewDescription.name(object)): \(message)", about: object)
  }
}
