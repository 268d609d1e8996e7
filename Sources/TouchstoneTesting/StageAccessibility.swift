public import Testing
internal import TouchstoneInput
internal import TouchstoneInspector
public import TouchstoneKit
internal import TouchstoneTrace

extension Stage {
  /// A simulated assistive technology that reads the screen and performs accessibility actions.
  public var accessibility: StageAccessibility { StageAccessibility(stage: self) }
}

/// A simulated assistive technology, such as a screen reader, on a stage.
///
/// Requests enter the input queue like any other input. Each method returns the object that handled
/// the request. If the request fell back to a simulated tap, it returns the object that handled the
/// tap.
@MainActor
public struct StageAccessibility {
  let stage: Stage

  // MARK: Reading

  /// All accessibility elements, in reading order.
  public var elements: [UIResponder] {
    nodes.filter { $0.kind == .element }.map(\.object)
  }

  /// A line of text for each element as it would be read, with containers and their elements.
  public var outline: String {
    stage.run {
      stage.application.loop.show()
      return AccessibilityOutline.text(of: stage.application)
    }
  }

  /// The focused element, or `nil` if no element is focused.
  public var focused: UIResponder? { stage.application.accessibility.focused }

  /// The announcements of the app, oldest first.
  public var announcements: [String] {
    stage.application.accessibility.announcements.map(\.words)
  }

  /// Returns the reason in one line that an object isn't read, or `nil` if it is read.
  public func why(_ object: UIResponder) -> String? {
    stage.run { AccessibilityTree.reason(against: object, in: stage.application) }
  }

  private var nodes: [AccessibilityNode] {
    stage.run {
      stage.application.loop.show()
      return AccessibilityTree.nodes(of: stage.application)
    }
  }

  // MARK: Moving on

  /// Focuses an element; with `nil`, removes the focus.
  public func focus(
    _ element: UIResponder?, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let element else { return send(AccessibilitySample(.focus, time: stage.now)) }
    ask(.focus, element, sourceLocation)
  }

  /// Focuses the next element, or the first element if none has the focus, and returns `false` at
  /// the end.
  @discardableResult
  public func focusNext() -> Bool { moveFocus(by: 1) }

  /// Focuses the previous element, or the last element if none has the focus, and returns `false`
  /// at the start.
  @discardableResult
  public func focusPrevious() -> Bool { moveFocus(by: -1) }

  private func moveFocus(by step: Int) -> Bool {
    let elements = elements
    let present = elements.firstIndex { $0 === focused }
    let place = present.map { $0 + step } ?? (step > 0 ? 0 : elements.count - 1)
    guard elements.indices.contains(place) else { return false }
    focus(elements[place])
    return true
  }

  // MARK: Asking

  /// Activates an element, or the focused element if `element` is `nil`.
  @discardableResult
  public func activate(
    _ element: UIResponder? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) -> AnyObject? { ask(.activate, element, sourceLocation) }

  /// Increments the value of an element, or of the focused element if `element` is `nil`.
  @discardableResult
  public func increment(
    _ element: UIResponder? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) -> AnyObject? { ask(.increment, element, sourceLocation) }

  /// Decrements the value of an element, or of the focused element if `element` is `nil`.
  @discardableResult
  public func decrement(
    _ element: UIResponder? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) -> AnyObject? { ask(.decrement, element, sourceLocation) }

  /// Performs the escape gesture from an element, or from the focused element if `element` is
  /// `nil`.
  @discardableResult
  public func escape(
    from element: UIResponder? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) -> AnyObject? { ask(.escape, element, sourceLocation) }

  /// Performs the magic tap from an element, or from the focused element if `element` is `nil`.
  @discardableResult
  public func magicTap(
    from element: UIResponder? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) -> AnyObject? { ask(.magicTap, element, sourceLocation) }

  /// Scrolls in a direction from an element, or from the focused element if `element` is `nil`.
  @discardableResult
  public func scroll(
    _ direction: UIAccessibilityScrollDirection, from element: UIResponder? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> AnyObject? { ask(.scroll, element, sourceLocation) { $0.direction = .init(direction) } }

  /// Performs the custom action with a name on an element, or on the focused element if `element`
  /// is `nil`.
  @discardableResult
  public func perform(
    _ name: String, on element: UIResponder? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> AnyObject? { ask(.custom, element, sourceLocation) { $0.name = name } }

  @discardableResult
  private func ask(
    _ action: AccessibilitySample.Action, _ element: UIResponder?,
    _ sourceLocation: SourceLocation, _ change: (inout AccessibilitySample) -> Void = { _ in }
  ) -> AnyObject? {
    var sample = AccessibilitySample(action, time: stage.now)
    change(&sample)
    if let element {
      guard let place = nodes.firstIndex(where: { $0.object === element }) else {
        stage.fail(
          .notReadable(TraceSubject(element).name, because: why(element) ?? "it isn't read"),
          at: sourceLocation)
        return nil
      }
      sample.element = place
    }
    send(sample)
    return stage.application.accessibility.answerer
  }

  private func send(_ sample: AccessibilitySample) { stage.send(.accessibility(sample)) }
}

extension AccessibilitySample.Direction {
  init(_ direction: UIAccessibilityScrollDirection) {
    self =
      switch direction {
      case .right: .right
      case .left: .left
      case .up: .up
      case .down: .down
      case .next: .next
      case .previous: .previous
      }
  }
}
