extension Hooks {
  /// What a module does at a moment that comes with each frame or event.
  package struct Work<Function: Sendable>: Sendable {
    /// The type of the part without which an application has nothing to do here; nil for none.
    let part: ObjectIdentifier?
    let function: Function
  }
}

/// What the modules do in the frames and events of one application.
///
/// A module that nobody uses costs nothing there: what it does with a part of its own is listed here
/// once the application has that part. Whoever goes through a list asks first whether it is empty, as
/// most are, since a loop over it counts a reference to it, some 40 instructions.
@MainActor
final class Moments {
  @exclusivity(unchecked) private(set) var touchBegins: [Hooks.Doing] = []
  @exclusivity(unchecked) private(set) var beforeTouches: [Hooks.Watching] = []
  @exclusivity(unchecked) private(set) var afterTouches: [Hooks.Watching] = []
  @exclusivity(unchecked) private(set) var beforeLayout: [Hooks.Doing] = []
  @exclusivity(unchecked) private(set) var afterLayout: [Hooks.Doing] = []
  @exclusivity(unchecked) private(set) var afterFrame: [Hooks.Doing] = []
  @exclusivity(unchecked) private(set) var isIdle: [Hooks.Resting] = []

  nonisolated init() {}

  /// Lists what there is to do beside the parts that were made.
  func collect(for parts: Parts) {
    let hooks = Hooks.installed
    touchBegins = parts.due(hooks.touchBegins)
    beforeTouches = parts.due(hooks.beforeTouches)
    afterTouches = parts.due(hooks.afterTouches)
    beforeLayout = parts.due(hooks.beforeLayout)
    afterLayout = parts.due(hooks.afterLayout)
    afterFrame = parts.due(hooks.afterFrame)
    isIdle = parts.due(hooks.isIdle)
  }
}

extension Parts {
  /// The functions that need none but these parts, in their order.
  fileprivate func due<Function>(_ list: [Hooks.Work<Function>]) -> [Function] {
    list.compactMap { work in
      guard let part = work.part else { return work.function }
      return has(part) ? work.function : nil
    }
  }
}
