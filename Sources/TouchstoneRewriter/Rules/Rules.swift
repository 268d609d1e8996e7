/// All rules, in the order in which they are applied.
enum Rules {
  static func all(_ settings: RewriterSettings) -> [any Rule] {
    let rules: [any Rule] = [
      ObjectiveCAttributes(), MainAttribute(), ClassProtocols(), Imports(), Conditions(),
      OldNames(), FoundationCalls(),
      SelectorExpressions(), SelectorNames(), Swizzling(), KeyPathStrings(),
      OptionalRequirementDeclarations(),
      OptionalCalls(), OverridesInExtensions(), ExtensionOverrides(),
      HiddenOverrides(), MainActorMarks(), Literals(), Previews(),
      DynamicProperties(), ValueObservers(), MissingTypes(declared: settings.declared),
      MissingMembers(declared: settings.declared), AbsentOverrides(declared: settings.declared),
    ]
    return settings.usesApplicationClock ? rules + [MainQueueCalls()] : rules
  }
}
