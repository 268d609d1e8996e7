internal import TouchstoneTrace

/// A program asked for something that can't be: it is told in one line, and goes on.
@MainActor
package enum Fault {
  /// Writes the line to standard error and into the trace of the application that `object` belongs
  /// to; what belongs to none concerns the one in force.
  package static func report(_ message: String, about object: AnyObject) {
    let application = application(of: object) ?? .shared
    application.tracer.report(
      TraceRecord(time: application.now, kind: .fault, detail: message))
    FileHandle.standardError.write(Data("Touchstone: \(message)\n".utf8))
  }

  private static func application(of object: AnyObject) -> UIApplication? {
    switch object {
    case let application as UIApplication: application
    case let scene as UIScene: scene.application
    case let window as UIWindow: window.application
    case let view as UIView: view.enclosingWindow?.application
    case let responder as UIResponder: applicationInChain(of: responder)
    case let recognizer as UIGestureRecognizer:
      recognizer.seat.environment?.application ?? recognizer.view.flatMap { application(of: $0) }
    case let system as UIMenuSystem: system.application
    case let system as UIFocusSystem: system.application
    case let manager as UndoManager: manager.application
    default: nil
    }
  }

  /// That of the first in the chain which knows.
  private static func applicationInChain(of responder: UIResponder) -> UIApplication? {
    ResponderClimb.chain(from: responder).lazy.compactMap { link in
      switch link {
      case is UIApplication, is UIScene, is UIView: application(of: link)
      case let controller as UIViewController:
        controller.viewIfLoaded.flatMap { application(of: $0) }
      default: nil
      }
    }.first
  }
}
