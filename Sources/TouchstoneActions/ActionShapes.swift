// The function types of methods that can be actions.
//
// They are in a separate module because it uses the Swift 5 language mode. In Swift 6, every
// main-actor function type is implicitly `Sendable`. Naming a protocol's method, or a method of a
// class that isn't on the main actor, would then cause a warning in app code.

/// A method without parameters, as `Editor.save` names it.
public typealias PlainAction<Target, Result> = @MainActor (Target) -> @MainActor () -> Result

/// A method with the sender as its parameter.
public typealias SenderAction<Target, Sender, Result> =
  @MainActor (Target) -> @MainActor (Sender) -> Result

/// A method with the sender and the event as its parameters.
public typealias EventAction<Target, Sender, Event, Result> =
  @MainActor (Target) -> @MainActor (Sender, Event) -> Result
