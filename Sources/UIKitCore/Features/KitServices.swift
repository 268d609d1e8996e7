internal import CKitModules

/// The services of the modules above the core. All applications of a process share one set.
///
/// A service is a stateless type. The core calls it without knowing its module. A service with a
/// single provider is an optional property. A service that several modules may provide is an array,
/// in the order of their modules in TouchstoneKit.
package struct KitServices: Sendable {
  package private(set) var inputs: [any InputService.Type] = []
  package private(set) var keyCommands: [any KeyCommandService.Type] = []
  package private(set) var actions: [KitAction] = []

  package private(set) var contentTouches: (any ContentTouchService.Type)?
  package private(set) var keys: (any KeyService.Type)?
  package private(set) var typing: (any TypingService.Type)?
  package private(set) var firstResponder: (any FirstResponderService.Type)?
  package private(set) var motion: (any MotionService.Type)?
  package private(set) var inputViews: (any InputViewService.Type)?
  package private(set) var focus: (any FocusService.Type)?
  package private(set) var contextMenus: (any ContextMenuService.Type)?
  package private(set) var presentation: (any PresentationService.Type)?
  package private(set) var animation: (any AnimationService.Type)?
  package private(set) var traits: (any TraitService.Type)?
  package private(set) var childTraits: (any ChildTraitService.Type)?
  package private(set) var names: (any NameService.Type)?
  package private(set) var observing: (any ObservingService.Type)?
  package private(set) var scenes: (any SceneService.Type)?
  package private(set) var layout: (any LayoutService.Type)?
  package private(set) var unavailableContent: (any UnavailableContentService.Type)?

  /// The features that every application has.
  private(set) var standingFeatures: [any StandingFeature.Type] = []
  /// The index of each feature in the order of calls.
  private(set) var ranks: [ObjectIdentifier: Int] = [:]

  /// The services of all modules in this process.
  package static let installed: KitServices = {
    let list = Unmanaged<KitModuleList>.fromOpaque(touchstone_kit_modules()).takeRetainedValue()
    return KitServices(of: list.modules)
  }()

  /// The modules above the core, in the order in which their features are called.
  let modules: [any KitModule.Type]

  private init(of modules: [any KitModule.Type]) {
    self.modules = modules
    for module in modules {
      for service in module.services { add(service) }
      for feature in module.features {
        ranks[ObjectIdentifier(feature)] = ranks.count
        if let standing = feature as? any StandingFeature.Type { standingFeatures.append(standing) }
      }
      actions += module.actions
    }
  }

  private mutating func add(_ service: any KitService.Type) {
    if let input = service as? any InputService.Type { inputs.append(input) }
    if let commands = service as? any KeyCommandService.Type { keyCommands.append(commands) }
    set(service as? any ContentTouchService.Type, \.contentTouches)
    set(service as? any KeyService.Type, \.keys)
    set(service as? any TypingService.Type, \.typing)
    set(service as? any FirstResponderService.Type, \.firstResponder)
    set(service as? any MotionService.Type, \.motion)
    set(service as? any InputViewService.Type, \.inputViews)
    set(service as? any FocusService.Type, \.focus)
    set(service as? any ContextMenuService.Type, \.contextMenus)
    set(service as? any PresentationService.Type, \.presentation)
    set(service as? any AnimationService.Type, \.animation)
    set(service as? any TraitService.Type, \.traits)
    set(service as? any ChildTraitService.Type, \.childTraits)
    set(service as? any NameService.Type, \.names)
    set(service as? any ObservingService.Type, \.observing)
    set(service as? any SceneService.Type, \.scenes)
    set(service as? any LayoutService.Type, \.layout)
    set(service as? any UnavailableContentService.Type, \.unavailableContent)
  }

  private mutating func set<Service>(
    _ service: Service?, _ path: WritableKeyPath<KitServices, Service?>
  ) {
    guard let service else { return }
    precondition(self[keyPath: path] == nil, "two modules provide \(Service.self)")
    self[keyPath: path] = service
  }
}

/// A module above the core: the services, features, actions and class declarations that it adds.
package protocol KitModule: SendableMetatype {
  /// The stateless types that the core calls.
  static var services: [any KitService.Type] { get }
  /// The types of objects that take part in an application's events and frames, in the order of
  /// their calls.
  static var features: [any ApplicationFeature.Type] { get }
  /// The methods that apps name in selectors.
  static var actions: [KitAction] { get }
  /// The declarations of the module's own classes.
  @MainActor static var classes: [ClassDeclaration] { get }
}

extension KitModule {
  package static var services: [any KitService.Type] { [] }
  package static var features: [any ApplicationFeature.Type] { [] }
  package static var actions: [KitAction] { [] }
  @MainActor package static var classes: [ClassDeclaration] { [] }
}

/// The modules above the core, wrapped in an object that passes through C.
package final class KitModuleList {
  let modules: [any KitModule.Type]

  /// Creates a list of modules.
  package init(_ modules: [any KitModule.Type]) { self.modules = modules }
}
