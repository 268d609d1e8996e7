public import Testing
internal import TouchstoneInspector
public import TouchstoneKit
internal import TouchstoneReplay

/// What a person reads off the screen, by the names that a person has for things; tests that are made
/// of recordings are written in it.
extension Stage {
  // MARK: Views by name

  /// The view of a name: of that `accessibilityIdentifier`, else with that title, else held by a property
  /// of that name. Nil, and the test fails, where there is none or more than one.
  ///
  ///     #expect((stage.view("volume") as? UISlider)?.value == 0.5)
  public func view(
    _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> UIView? {
    run {
      let views = ViewTree.views(named: name, in: application)
      if views.count == 1 { return views.first }
      fail(
        views.isEmpty
          ? .noView(name, known: ViewTree.names(in: application)) : .severalViews(name, views),
        at: sourceLocation)
      return nil
    }
  }

  /// Whether there is a view of a name, seen or not.
  public func hasView(_ name: String) -> Bool {
    run { !ViewTree.views(named: name, in: application).isEmpty }
  }

  /// Taps the view of a name where it can really be hit, as ``tap(_:count:sourceLocation:)`` does.
  ///
  /// A text that can be read is a name too. The tap goes to the place of the text, and a view around it
  /// may take it:
  ///
  ///     stage.tap("First row")
  public func tap(
    _ name: String, count: Int = 1, expecting expectation: Expectation = .effect,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let view = view(name, sourceLocation: sourceLocation) else { return }
    tap(view, count: count, expecting: expectation, sourceLocation: sourceLocation)
  }

  /// Taps the view of a name twice.
  public func doubleTap(
    _ name: String, expecting expectation: Expectation = .effect,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    tap(name, count: 2, expecting: expectation, sourceLocation: sourceLocation)
  }

  /// Holds a finger down on the view of a name.
  public func longPress(
    _ name: String, duration: TimeInterval = 0.6,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let view = view(name, sourceLocation: sourceLocation) else { return }
    longPress(view, duration: duration, sourceLocation: sourceLocation)
  }

  /// Where the view of a name is in the one around it, in whole points; nil for no such view.
  public func frame(
    of name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> CGRect? { view(name, sourceLocation: sourceLocation).map { ScreenReading.frame(of: $0) } }

  /// How far the scroll view of a name is scrolled, in whole points; nil for another view or none.
  public func contentOffset(
    of name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> CGPoint? {
    view(name, sourceLocation: sourceLocation).flatMap { ScreenReading.offset(of: $0) }
  }

  // MARK: The screen as a whole

  /// Every text that can be read: labels, titles and fields that nothing hides, in the order of views.
  public var texts: [String] { run { ScreenReading.texts(of: application) } }

  /// Whether a text can be read, whole.
  public func shows(_ text: String) -> Bool { texts.contains(text) }

  /// The classes of the controllers that are shown, without their modules: the root, what it contains
  /// and presents.
  public var controllers: [String] { run { ScreenReading.controllers(of: application) } }

  /// What the first responder is called; nil for none.
  public var firstResponderName: String? {
    run { ScreenReading.firstResponder(of: application) }
  }

  /// Who answered so far: actions with their targets, and responders and recognizers by name, each once
  /// where it answers several times in a row.
  public var answers: [String] { run { TraceAnswers.names(in: trace) } }

  /// Ends the stage in the midst of what the program repeats: timers that are pending at the end of the
  /// stage are then no failure.
  public func leave() { hasLeft = true }
}
