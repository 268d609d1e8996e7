/// All rules, in the order in which they are applied.
enum Rules {
  static func all(_ settings: RewriterSettings) -> [any Rule] {
    let rules: [any Rule] = [
      ObjectiveCAttributes(), MainAttribute(), ClassProtocols(), Imports(), Conditions(),
      OldNames(), FoundationCalls(),
      SelectorExpressions(), SelectorNames(), Swizzling(), KeyPathStrings(),
      AnyObjectCalls(),
      OptionalRequirementDeclarations(),
      OptionalCalls(), OverridesInExtensions(), ExtensionOverrides(),
      HiddenOverrides(), MainActorMarks(), Literals(), Previews(),
      DynamicProperties(), ValueObservers(), MissingTypes(declared: settings.declaredTypes),
      MissingMembers(declared: settings.declaredTypes),
    ]
    return settings.usesApplicationClock ? rules + [MainQueueCalls(), ClockReadings()] : rules
  }
}
