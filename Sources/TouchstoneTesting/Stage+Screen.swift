public import Testing
internal import TouchstoneInspector
public import TouchstoneKit
internal import TouchstoneReplay

/// The visible content of the screen, by the names that a user sees; tests made from recordings use
/// these methods.
extension Stage {
  // MARK: Views by name

  /// Returns the view with a name, or fails the test and returns `nil` if no view or more than one
  /// view has it.
  ///
  /// The name is the view's `accessibilityIdentifier`, else its title, else the name of a property
  /// that stores it.
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

  /// Returns whether at least one view has the name, visible or not.
  public func hasView(_ name: String) -> Bool {
    run { !ViewTree.views(named: name, in: application).isEmpty }
  }

  /// Taps the view with a name at a point where it can be hit, as
  /// ``tap(_:count:expecting:sourceLocation:)`` does.
  ///
  /// A visible text is a name too. The tap is then at the location of the text, and a view around
  /// it may handle it:
  ///
  ///     stage.tap("First row")
  public func tap(
    _ name: String, count: Int = 1, expecting expectation: Expectation = .effect,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let view = view(name, sourceLocation: sourceLocation) else { return }
    tap(view, count: count, expecting: expectation, sourceLocation: sourceLocation)
  }

  /// Double-taps the view with a name.
  public func doubleTap(
    _ name: String, expecting expectation: Expectation = .effect,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    tap(name, count: 2, expecting: expectation, sourceLocation: sourceLocation)
  }

  /// Holds a finger down on the view with a name.
  public func longPress(
    _ name: String, duration: TimeInterval = 0.6,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let view = view(name, sourceLocation: sourceLocation) else { return }
    longPress(view, duration: duration, sourceLocation: sourceLocation)
  }

  /// Returns the frame of the view with a name in its superview, in whole points, or `nil` if there
  /// is no such view.
  public func frame(
    of name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> CGRect? { view(name, sourceLocation: sourceLocation).map { ScreenReading.frame(of: $0) } }

  /// Returns the content offset of the scroll view with a name, in whole points, or `nil` if there
  /// is no such scroll view.
  public func contentOffset(
    of name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> CGPoint? {
    view(name, sourceLocation: sourceLocation).flatMap { ScreenReading.offset(of: $0) }
  }

  // MARK: The screen as a whole

  /// Every visible text of labels, titles and fields, in the order of views.
  public var texts: [String] { run { ScreenReading.texts(of: application) } }

  /// Returns whether one of the visible texts equals `text`.
  public func shows(_ text: String) -> Bool { texts.contains(text) }

  /// The classes of the shown view controllers, without their modules: the root, its children, and
  /// the controllers they present.
  public var controllers: [String] { run { ScreenReading.controllers(of: application) } }

  /// The name of the first responder, or `nil` if no object is first responder.
  public var firstResponderName: String? {
    run { ScreenReading.firstResponder(of: application) }
  }

  /// The handlers of input so far: actions with their targets, and responders and recognizers by
  /// name.
  ///
  /// A handler that handles several times in a row is listed once.
  public var answers: [String] { run { TraceAnswers.names(in: trace) } }

  /// Ends the stage while timers of the app are pending, which then isn't a failure.
  public func leave() { hasLeft = true }
}
