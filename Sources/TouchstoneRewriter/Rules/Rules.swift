/// All rules, in the order in which they are applied.
enum Rules {
  static func all(_ settings: RewriterSettings) -> [any Rule] {
    let rules: [any Rule] = [
      ObjectiveCAttributes(), MainAttribute(), ClassProtocols(), ExistentialTypes(),
      Imports(hasCombine: settings.hasCombine),
      Conditions(hasCombine: settings.hasCombine),
      OldNames(), FoundationCalls(),
      SelectorExpressions(), SelectorNames(), Swizzling(), KeyPathStrings(),
      AnyObjectCalls(),
      OptionalRequirementDeclarations(),
      OptionalCalls(), OverridesInExtensions(), ExtensionOverrides(),
      HiddenOverrides(), MainActorMarks(), Literals(), Previews(),
      DynamicProperties(), ValueObservers(), TestCases(),
      MissingTypes(declared: settings.declared),
      MissingMembers(declared: settings.declared), AbsentOverrides(declared: settings.declared),
    ]
    let added: [any Rule] =
      (settings.hasResourceAccess ? [MainBundle()] : [ModuleBundles()])
      + (settings.usesApplicationClock
        ? [MainQueueCalls(hasCombine: settings.hasCombine), ClockReadings()] : [])
    return rules + added
  }
}
