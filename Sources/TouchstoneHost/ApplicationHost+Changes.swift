extension ApplicationHost {
  /// Changes the application from outside, as a debugger does, while it is the current application.
  ///
  /// The change isn't input, so a recording in progress doesn't contain it.
  package func change(_ body: () -> Void) { inForce(body) }
}
