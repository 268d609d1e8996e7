internal import TouchstoneHost
package import TouchstoneKit
internal import TouchstoneTrace

/// The properties of a view, its layer, its control, its recognizers and its constraints.
@MainActor
package struct ViewProperties {
  private let view: UIView

  /// Creates the properties of a view.
  package init(of view: UIView) { self.view = view }

  /// The view's class and name.
  package var name: String { TraceSubject(view).description }

  /// The properties, in groups.
  package var groups: [ViewPropertyGroup] {
    ViewNames.read(view.window?.windowScene?.application ?? .shared)
    var groups = [ViewPropertyGroup(title: "View", properties: ownProperties)]
    if let control = view as? UIControl {
      groups.append(ViewPropertyGroup(title: "Control", properties: properties(of: control)))
    }
    groups += recognizers
    groups.append(ViewPropertyGroup(title: "Layer", properties: layerProperties))
    groups.append(ViewPropertyGroup(title: "Constraints", properties: constraints))
    return groups.filter { !$0.properties.isEmpty }
  }

  // MARK: The view

  private var ownProperties: [ViewProperty] {
    var lines = [ViewProperty("class", ClassNames.full(type(of: view)))]
    func add(_ label: String, _ value: String?) {
      if let value { lines.append(ViewProperty(label, value)) }
    }
    add("accessibilityIdentifier", view.accessibilityIdentifier)
    add("held by", ViewNames.holder(of: view))
    add("made at", view.notedLine)
    add("controller", view.controller.map { ClassNames.short(type(of: $0)) })
    for (label, key) in Self.edited {
      if let value = ViewEdit.value(key, part: 0, of: view) {
        lines.append(ViewProperty(label, key, value))
      }
    }
    add("bounds", Self.text(view.bounds))
    add("center", "\(Self.text(view.center.x)), \(Self.text(view.center.y))")
    if !view.transform.isIdentity {
      let parts = view.transform
      add(
        "transform",
        [parts.a, parts.b, parts.c, parts.d, parts.tx, parts.ty].map(Self.text)
          .joined(separator: ", "))
    }
    add("backgroundColor", view.backgroundColor.map(Self.text))
    if view.tag != 0 { add("tag", "\(view.tag)") }
    if view.isExclusiveTouch { add("isExclusiveTouch", "true") }
    if view.isFirstResponder { add("isFirstResponder", "true") }
    let methods = view.touchMethods
    add("touch methods", methods.isEmpty ? nil : methods.joined(separator: ", "))
    let overrides = view.node.overrides
    let decides = [
      overrides.contains(.hitTest) ? "hitTest(_:with:)" : nil,
      overrides.contains(.pointInside) ? "point(inside:with:)" : nil,
    ].compactMap { $0 }
    add("overrides", decides.isEmpty ? nil : decides.joined(separator: ", "))
    return lines
  }

  private static let edited: [(String, ViewEdit.Key)] = [
    ("isHidden", .hidden), ("alpha", .alpha), ("isUserInteractionEnabled", .interaction),
    ("isEnabled", .enabled), ("text", .text), ("frame", .frame), ("layer.cornerRadius", .corner),
    ("clipsToBounds", .clips), ("isMultipleTouchEnabled", .multipleTouch),
  ]

  // MARK: The control

  private func properties(of control: UIControl) -> [ViewProperty] {
    let states: [(UIControl.State, String)] = [
      (.highlighted, "highlighted"), (.disabled, "disabled"), (.selected, "selected"),
      (.focused, "focused"),
    ]
    let state = states.filter { control.state.contains($0.0) }.map(\.1)
    var lines = [
      ViewProperty("state", state.isEmpty ? "normal" : state.joined(separator: ", "))
    ]
    control.enumerateEventHandlers { action, target, events, _ in
      let what =
        if let action {
          action.title.isEmpty ? "a UIAction" : "the UIAction “\(action.title)”"
        } else if let target {
          "\(target.1) of \(Self.name(of: target.0))"
        } else {
          "nothing"
        }
      lines.append(ViewProperty(events.label, what))
    }
    if lines.count == 1 { lines.append(ViewProperty("actions", "none")) }
    return lines
  }

  private static func name(of target: Any?) -> String {
    guard let target = target as AnyObject? else { return "the responder chain" }
    return TraceSubject(target).description
  }

  // MARK: Recognizers

  private var recognizers: [ViewPropertyGroup] {
    (view.gestureRecognizers ?? []).enumerated().map { place, recognizer in
      var lines = [
        ViewProperty("isEnabled", .recognizer, .flag(recognizer.isEnabled), part: place),
        ViewProperty("state", "\(recognizer.state)"),
      ]
      let required = recognizer.requiredRecognizers.map { TraceSubject($0).description }
      if !required.isEmpty {
        lines.append(ViewProperty("waits for", required.joined(separator: ", ")))
      }
      if let delegate = recognizer.delegate {
        lines.append(ViewProperty("delegate", TraceSubject(delegate).description))
      }
      lines += [
        ViewProperty("cancelsTouchesInView", "\(recognizer.cancelsTouchesInView)"),
        ViewProperty("delaysTouchesBegan", "\(recognizer.delaysTouchesBegan)"),
        ViewProperty("delaysTouchesEnded", "\(recognizer.delaysTouchesEnded)"),
      ]
      return ViewPropertyGroup(
        title: "Recognizer: \(TraceSubject(recognizer).description)", properties: lines)
    }
  }

  // MARK: Layer and constraints

  private var layerProperties: [ViewProperty] {
    let layer = view.layer
    var lines = [
      ViewProperty("class", ClassNames.short(type(of: layer))),
      ViewProperty("position", "\(Self.text(layer.position.x)), \(Self.text(layer.position.y))"),
      ViewProperty(
        "anchorPoint", "\(Self.text(layer.anchorPoint.x)), \(Self.text(layer.anchorPoint.y))"),
      ViewProperty("zPosition", Self.text(layer.zPosition)),
    ]
    if layer.borderWidth > 0 {
      lines.append(ViewProperty("borderWidth", Self.text(layer.borderWidth)))
    }
    if layer.shadowOpacity > 0 {
      lines.append(ViewProperty("shadowOpacity", Self.text(CGFloat(layer.shadowOpacity))))
    }
    let animations = layer.animationKeys() ?? []
    if !animations.isEmpty {
      lines.append(ViewProperty("animations", animations.joined(separator: ", ")))
    }
    return lines
  }

  private var constraints: [ViewProperty] {
    let all = LinkWalk(view, \.superview).flatMap(\.constraints)
    let own = all.filter { $0.firstItem === view || $0.secondItem === view }
    return own.map { constraint in
      ViewProperty("\(constraint.firstAttribute)", constraint.line)
    }
  }

  // MARK: Words

  private static func text(_ number: CGFloat) -> String { JSONText.number(number) }

  private static func text(_ rect: CGRect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map(text).joined(separator: ", ")
  }

  private static func text(_ color: UIColor) -> String {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return "a pattern" }
    let parts = [red, green, blue].map { Int(clamping: ($0 * 255).rounded()) }
    let digits = parts.map { part in
      let text = String(part, radix: 16)
      return text.count == 1 ? "0" + text : text
    }
    return "#" + digits.joined() + (alpha < 1 ? " at \(text(alpha))" : "")
  }
}
