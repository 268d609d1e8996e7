internal import CKitFloors
package import TouchstoneInput
package import TouchstoneTrace

/// What the modules above the core add to it: functions that the core calls at stated moments without
/// knowing whose they are, those of lower modules first.
///
/// They stand in the order of an event's way. They are code and no state, so there is one set of them
/// for all applications.
package struct Hooks: Sendable {
  /// Does something at a moment of an application.
  package typealias Doing = @MainActor @Sendable (UIApplication) -> Void
  /// Uses an input that is neither touch nor press, and says whether it has.
  package typealias Taking = @MainActor @Sendable (RawInput, UIApplication) -> Bool
  /// Looks at the touches of an event.
  package typealias Watching = @MainActor @Sendable (TouchesEvent, UIApplication) -> Void
  /// Refuses touches for a view around the one that was hit, and says which view that is.
  package typealias Refusing =
    @MainActor @Sendable (ContiguousArray<UITouch>.SubSequence, UIView, UIEvent) -> UIView?
  /// Answers a motion, and says whether it has.
  package typealias AnsweringMotion =
    @MainActor @Sendable (UIEvent.EventSubtype, UIApplication) -> Bool
  /// Hears that another responder is first in a window.
  package typealias HearingOfFirstResponder =
    @MainActor @Sendable (UIWindow, _ new: UIResponder?, _ old: UIResponder?) -> Void
  /// Hears of a button of a remote control, whose presses were sent.
  package typealias HearingOfButton = @MainActor @Sendable (PressSample, UIApplication) -> Void
  /// Animates changes that take some seconds, with or without touches, and tells of the end.
  package typealias Animating =
    @MainActor @Sendable (TimeInterval, Bool, () -> Void, ((Bool) -> Void)?) -> Void
  /// Says whether a module has nothing to do in an application's next frame.
  package typealias Resting = @MainActor @Sendable (UIApplication) -> Bool
  /// Hears of a window.
  package typealias HearingOfWindow = @MainActor @Sendable (UIWindow, UIApplication) -> Void

  // MARK: Input

  /// Who may use an input, asked one after the other until one does.
  package var taking: [Taking] = []

  // MARK: Touches

  /// Who hears that a finger comes down, before it is looked for what it hits.
  package var touchBegins: [Work<Doing>] = []
  /// Who hears of an event's touches before they are sent, fingers that come down among them.
  package var beforeTouches: [Work<Watching>] = []
  /// Who may keep touches that begin from their view: whoever does is answered.
  package var refusingTouches: [Refusing] = []
  /// Who looks at an event's touches after they were sent.
  package var afterTouches: [Work<Watching>] = []

  // MARK: Keys and motions

  /// Who gets a key that goes down.
  package var routingKeys: (any KeyRouting & Sendable)?
  /// What puts keys into text.
  package var typing: (any KeyTyping & Sendable)?
  /// The key commands that come after those of the chain.
  package var keyCommands: [@MainActor @Sendable (UIApplication) -> [UIKeyCommand]] = []
  /// Who uses keys after text input, and before the key commands of the program.
  package var keyConsumers: [@MainActor @Sendable (UIApplication) -> (any KeyConsumer)?] = []
  /// Who hears of a button after its presses were sent.
  package var afterButton: [HearingOfButton] = []
  /// Who answers a motion that nobody in the chain wanted, asked until one does.
  package var unansweredMotion: [AnsweringMotion] = []

  // MARK: What was asked for

  /// What is shown at the foot of a scene for its first responder.
  package var inputViews: (@MainActor @Sendable (UIWindowScene) -> any InputViews)?
  /// Who moves the focus of a scene.
  package var focus: (@MainActor @Sendable (UIFocusSystem) -> any FocusMover)?
  /// Methods that programs name in selectors.
  package var actions: [KitAction] = []
  /// Who presents controllers over others.
  package var presenting: (any ControllerPresenting & Sendable)?
  /// Who animates the core's own views.
  package var animating: Animating?
  /// What knows the traits of views and controllers.
  package var traits: (any TraitKnowing & Sendable)?
  /// Who tells a scene's delegate of its life, and says whether there is one.
  package var sceneLife: (@MainActor @Sendable (UIApplication, SceneMoment) -> Bool)?
  /// Who shows the menus of views in an application.
  package var contextMenus: (@MainActor @Sendable (UIApplication) -> any ContextMenus)?
  /// What a person calls a view or a recognizer, among all that is on the screen.
  package var name: (@MainActor @Sendable (AnyObject) -> ObjectName)?
  /// What assistive technology reads at the moment.
  package var readElement: [@MainActor @Sendable (UIApplication) -> AnyObject?] = []

  // MARK: What has changed

  /// Who hears that another responder is first in a window.
  package var hearingOfFirstResponder: [HearingOfFirstResponder] = []
  /// Who hears that views have left a window.
  package var viewsLeft: [HearingOfWindow] = []
  /// Who hears that a branch is in a window, or a window in a scene, before the views are told.
  package var viewsEntered: [@MainActor @Sendable (UIView) -> Void] = []
  /// Who hears that a window is about to be hidden, or has left its scene.
  package var windowHiding: [HearingOfWindow] = []
  /// Who hears that a window has another size because its screen has, before and after the change.
  package var windowResizing: (@MainActor @Sendable (UIWindow, CGSize, () -> Void) -> Void)?
  /// Who hears that another of the application's scenes is shown by name.
  package var sceneShown: [Doing] = []
  /// Who hears that the application stops being active.
  package var interrupted: [Doing] = []

  // MARK: Constraints

  /// Lays out a view and what is below it, where that was asked for.
  package var layOut: (@MainActor @Sendable (UIView) -> Void)?
  /// Hears that a view is about to have another superview, or none.
  package var superviewChanges: (@MainActor @Sendable (UIView, UIView?) -> Void)?
  /// The size that constraints and content give a view, beside a target and its two priorities.
  package var fittingSize:
    (@MainActor @Sendable (UIView, CGSize, UILayoutPriority, UILayoutPriority) -> CGSize)?

  // MARK: Frames

  /// Who has work before the layout of a frame.
  package var beforeLayout: [Work<Doing>] = []
  /// Who has work after the layout of a frame, before its animations.
  package var afterLayout: [Work<Doing>] = []
  /// Who has work when a frame is over.
  package var afterFrame: [Work<Doing>] = []
  /// Whether a module has nothing to do in the next frame; all have to agree that it is left out.
  package var isIdle: [Work<Resting>] = []

  /// Adds a function to one of the lists.
  ///
  /// A closure that is handed to the standard library's `append` asks at each call on which actor it runs,
  /// which takes longer than most of what hooks do.
  package mutating func add<Hook>(_ list: WritableKeyPath<Hooks, [Hook]>, _ hook: Hook) {
    self[keyPath: list].append(hook)
  }

  /// Adds what a module does in each frame or event, in the applications that have a part of a type;
  /// in all of them where the type is nil.
  package mutating func add<Function>(
    _ list: WritableKeyPath<Hooks, [Work<Function>]>, with part: AnyClass? = nil,
    _ function: Function
  ) {
    add(list, Work(part: part.map { ObjectIdentifier($0) }, function: function))
  }

  /// Those of all modules of this program.
  package static let installed: Hooks = {
    var hooks = Hooks()
    let list = Unmanaged<FloorList>.fromOpaque(touchstone_kit_floors()).takeRetainedValue()
    for floor in list.floors {
      floor.add(to: &hooks)
    }
    return hooks
  }()
}

/// What a module above the core has to say to it.
package protocol Floor {
  /// Adds what the module does at the core's moments.
  static func add(to hooks: inout Hooks)
}

/// The modules above the core, the lowest first, as an object that passes through C.
package final class FloorList {
  let floors: [any Floor.Type]

  /// A list of floors.
  package init(_ floors: [any Floor.Type]) { self.floors = floors }
}
