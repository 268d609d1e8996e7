extension ApplicationHost {
  /// Changes something of the application from outside, as a debugger would, with it in force.
  ///
  /// It is no input: a recording that is under way knows nothing of it.
  package func change(_ body: () -> Void) { inForce(body) }
}
