public import Testing
internal import TouchstoneInput
internal import TouchstoneInspector
public import TouchstoneKit
internal import TouchstoneTrace

extension Stage {
  /// An assistive technology: reads the screen, and asks for what its user wants.
  public var accessibility: StageAccessibility { StageAccessibility(stage: self) }
}

/// An assistive technology on a stage, such as a screen reader.
///
/// What is asked for goes the way of all input, and each call answers who did it: the object whose
/// method answered, or, where a tap was made in its place, whoever answered the tap.
@MainActor
public struct StageAccessibility {
  let stage: Stage

  // MARK: Reading

  /// Everything that is read, in the order of reading.
  public var elements: [UIResponder] {
    nodes.filter { $0.kind == .element }.map(\.object)
  }

  /// A line for everything that is found, as it would be read, containers with what they hold.
  public var outline: String {
    stage.run {
      stage.application.loop.show()
      return AccessibilityOutline.text(of: stage.application)
    }
  }

  /// What is read now.
  public var focused: UIResponder? { stage.application.accessibility.focused }

  /// What the program had said, oldest first.
  public var announcements: [String] {
    stage.application.accessibility.announcements.map(\.words)
  }

  /// Why an object is not read, in one line; nil where it is.
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

  /// Reads an element; with nil, nothing.
  public func focus(
    _ element: UIResponder?, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let element else { return send(AccessibilitySample(.focus, time: stage.now)) }
    ask(.focus, element, sourceLocation)
  }

  /// Reads the next element, or the first where none is read; false at the end.
  @discardableResult
  public func focusNext() -> Bool { moveFocus(by: 1) }

  /// Reads the element before, or the last where none is read; false at the beginning.
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

  /// Activates an element, or with nil the one that is read.
  @discardableResult
  public func activate(
    _ element: UIResponder? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) -> AnyObject? { ask(.activate, element, sourceLocation) }

  /// Makes an element's value a bit more.
  @discardableResult
  public func increment(
    _ element: UIResponder? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) -> AnyObject? { ask(.increment, element, sourceLocation) }

  /// Makes an element's value a bit less.
  @discardableResult
  public func decrement(
    _ element: UIResponder? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) -> AnyObject? { ask(.decrement, element, sourceLocation) }

  /// Wants to leave, from an element or from the one that is read.
  @discardableResult
  public func escape(
    from element: UIResponder? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) -> AnyObject? { ask(.escape, element, sourceLocation) }

  /// Wants what matters most now.
  @discardableResult
  public func magicTap(
    from element: UIResponder? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) -> AnyObject? { ask(.magicTap, element, sourceLocation) }

  /// Wants to see what lies further on.
  @discardableResult
  public func scroll(
    _ direction: UIAccessibilityScrollDirection, from element: UIResponder? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> AnyObject? { ask(.scroll, element, sourceLocation) { $0.direction = .init(direction) } }

  /// Does what an element offers by name.
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
          .notReadable(TraceSubject(element).name, because: why(element) ?? "it is not read"),
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
