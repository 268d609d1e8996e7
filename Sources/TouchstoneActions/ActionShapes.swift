// The shapes of methods that can be actions.
//
// They stand in a module of their own because it is a Swift 5 one. In Swift 6 every function type of the
// main actor is `Sendable` without saying so, and to name a protocol's method, or one of a class that
// does not belong to the main actor, would draw a warning wherever an app does it.

/// A method without arguments, as `Editor.save` names it.
public typealias PlainAction<Target, Result> = @MainActor (Target) -> @MainActor () -> Result

/// A method that takes the sender.
public typealias SenderAction<Target, Sender, Result> =
  @MainActor (Target) -> @MainActor (Sender) -> Result

/// A method that takes the sender and the event.
public typealias EventAction<Target, Sender, Event, Result> =
  @MainActor (Target) -> @MainActor (Sender, Event) -> Result
