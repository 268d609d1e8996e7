internal import TouchstoneInput
internal import TouchstoneKit

extension InputStep {
  /// The lines of a test that perform the step.
  var code: [String] {
    switch self {
    case .wait(let seconds): ["stage.advance(by: \(SwiftLiteral.number(seconds)))"]
    case .tap(.alertAction(let title), _): ["stage.choose(\(SwiftLiteral.text(title)))"]
    case .tap(let aim, let count):
      switch count {
      case 1: ["stage.tap(\(aim.code))"]
      case 2 where !aim.isRow: ["stage.doubleTap(\(aim.code))"]
      default: ["stage.tap(\(aim.code), count: \(count))"]
      }
    case .longPress(let aim, let duration):
      ["stage.longPress(\(aim.code), duration: \(SwiftLiteral.number(duration)))"]
    case .drag(let start, let goal, let duration, let isSwipe):
      [
        "stage.\(isSwipe ? "swipe" : "drag")(",
        "  \(start.start), \(goal.code),",
        "  duration: \(SwiftLiteral.number(duration)))",
      ]
    case .down(let number, let tool, let point): ["let finger\(number) = \(tool.code(at: point))"]
    case .move(let moves, let duration): Self.code(moves, duration)
    case .lift(let number): ["finger\(number).lift()"]
    case .cancel(let number): ["finger\(number).cancel()"]
    case .type(let text): ["stage.type(\(SwiftLiteral.text(text)))"]
    case .key(let usage, let modifiers): ["stage.press(.\(usage)\(Self.code(modifiers)))"]
    case .keyDown(let number, let usage, let modifiers):
      ["let key\(number) = stage.hold(.\(usage)\(Self.code(modifiers)))"]
    case .keyUp(let number, let isCancelled):
      ["key\(number).\(isCancelled ? "cancel" : "release")()"]
    case .press(let type): ["stage.press(UIPress.PressType.\(type.rawValue))"]
    case .pressDown(let number, let type, let force):
      [
        "let button\(number) = stage.hold(UIPress.PressType.\(type.rawValue), force: "
          + "\(SwiftLiteral.number(force)))"
      ]
    case .pressUp(let number, let isCancelled):
      ["button\(number)?.\(isCancelled ? "cancel" : "release")()"]
    case .interrupt: ["stage.interrupt()"]
    case .resume: ["stage.resume()"]
    default: rareCode
    }
  }

  /// The lines of a test that taps a view and expects no effect, or types without a first
  /// responder.
  var vainCode: [String] {
    let expectation = if case .type = self { "anything" } else { "nothing" }
    return code.map { $0.hasSuffix(")") ? $0.dropLast() + ", expecting: .\(expectation))" : $0 }
  }

  private var rareCode: [String] {
    switch self {
    case .shake: ["stage.shake()"]
    case .deviceMotion(let sample): sample.code
    case .remote(let subtype, let value):
      [
        "stage.remoteCommand(.\(subtype.rawValue)"
          + (value.map { ", value: \(SwiftLiteral.number($0))" } ?? "") + ")"
      ]
    case .hover(let point): ["stage.hover(at: \(SwiftLiteral.point(point)))"]
    case .scroll(let point, let dx, let dy):
      [
        "stage.scroll(",
        "  at: \(SwiftLiteral.point(point)),",
        "  by: CGVector(dx: \(SwiftLiteral.number(dx)), dy: \(SwiftLiteral.number(dy))))",
      ]
    case .trackpadPinch(let point, let scale, let duration):
      [
        "stage.trackpadPinch(",
        "  at: \(SwiftLiteral.point(point)), by: \(SwiftLiteral.number(scale)),",
        "  duration: \(SwiftLiteral.number(duration)))",
      ]
    case .trackpadRotate(let point, let angle, let duration):
      [
        "stage.trackpadRotate(",
        "  at: \(SwiftLiteral.point(point)), by: \(SwiftLiteral.number(angle)),",
        "  duration: \(SwiftLiteral.number(duration)))",
      ]
    case .text(let change, let text):
      switch change {
      case .compose: ["stage.compose(\(SwiftLiteral.text(text)))"]
      case .pasteboard: ["stage.putOnClipboard(\(SwiftLiteral.text(text)))"]
      default: ["stage.insertText(\(SwiftLiteral.text(text)))"]
      }
    case .accessibility(let sample): [sample.code]
    case .menu(let path, let modifiers):
      [
        "stage.chooseMenu("
          + path.map(SwiftLiteral.text).joined(separator: ", ") + Self.code(modifiers) + ")"
      ]
    default: []
    }
  }

  private static func code(_ moves: [Move], _ duration: Double) -> [String] {
    let lines = moves.map { move in
      "finger\(move.finger).move(to: \(SwiftLiteral.point(move.end)), duration: "
        + "\(SwiftLiteral.number(duration)))"
    }
    return lines.count == 1
      ? lines : ["stage.together {"] + lines.map { "  " + $0 } + ["}"]
  }

  private static func code(_ modifiers: UIKeyModifierFlags) -> String {
    let names: [(UIKeyModifierFlags, String)] = [
      (.alphaShift, "alphaShift"), (.shift, "shift"), (.control, "control"),
      (.alternate, "alternate"), (.command, "command"), (.numericPad, "numericPad"),
    ]
    let held = names.filter { modifiers.contains($0.0) }.map { "." + $0.1 }
    return held.isEmpty ? "" : ", modifiers: [\(held.joined(separator: ", "))]"
  }
}

extension InputStep.TouchTarget {
  /// The argument of a call that stays at the target.
  fileprivate var code: String {
    switch self {
    case .point(let point): "at: \(SwiftLiteral.point(point))"
    case .view(let name): SwiftLiteral.text(name)
    case .place(let place, let name):
      "\(SwiftLiteral.text(name)), at: \(SwiftLiteral.point(place))"
    case .row(let row, let section, let name):
      "row: IndexPath(row: \(row), section: \(section))"
        + (name.map { ", in: \(SwiftLiteral.text($0))" } ?? "")
    case .alertAction(let title): SwiftLiteral.text(title)
    }
  }

  /// Whether the target is a row of a table.
  fileprivate var isRow: Bool {
    if case .row = self { true } else { false }
  }

  /// The argument of a call that begins at the target.
  fileprivate var start: String {
    if case .point(let point) = self { "from: \(SwiftLiteral.point(point))" } else { code }
  }
}

extension InputStep.DragDestination {
  /// The argument of a call that ends there.
  fileprivate var code: String {
    switch self {
    case .point(let point): "to: \(SwiftLiteral.point(point))"
    case .view(let name): "to: \(SwiftLiteral.text(name))"
    case .distance(let dx, let dy):
      "by: CGVector(dx: \(SwiftLiteral.number(dx, decimals: 1)), "
        + "dy: \(SwiftLiteral.number(dy, decimals: 1)))"
    }
  }
}

extension InputStep.Tool {
  /// Returns the call that puts the tool on the screen.
  fileprivate func code(at point: Point) -> String {
    let place = SwiftLiteral.point(point)
    switch kind {
    case .pencil:
      let values = [force, altitude, azimuth].map { SwiftLiteral.number($0) }
      return "stage.pencil(at: \(place), force: \(values[0]), altitude: \(values[1]), "
        + "azimuth: \(values[2]))"
    case .indirectPointer:
      return "stage.pointer(at: \(place), buttons: UIEvent.ButtonMask(rawValue: \(buttons)))"
    case .direct, .indirect: return "stage.touch(at: \(place))"
    }
  }
}

extension DeviceMotionSample {
  /// The call of a stage, which adds gravity to the user's acceleration.
  fileprivate var code: [String] {
    func axes(_ axes: Axes) -> String {
      "(\([axes.x, axes.y, axes.z].map { SwiftLiteral.number($0) }.joined(separator: ", ")))"
    }
    let down = gravity ?? Axes(0, 0, -1)
    let hand = Axes(
      acceleration.x - down.x, acceleration.y - down.y, acceleration.z - down.z)
    var lines = ["stage.deviceMotion(", "  acceleration: \(axes(hand)), gravity: \(axes(down))"]
    if let rotationRate { lines[1] += ", rotationRate: \(axes(rotationRate))" }
    if let magneticField { lines[1] += ", magneticField: \(axes(magneticField))" }
    lines[1] += ")"
    return lines
  }
}

extension AccessibilitySample {
  /// The call of a stage, which identifies elements by their index in reading order.
  fileprivate var code: String {
    let element = element.map { "stage.accessibility.element(at: \($0))" }
    let call = "stage.accessibility."
    switch action {
    case .focus: return call + "focus(\(element ?? "nil"))"
    case .activate, .increment, .decrement: return call + "\(action.rawValue)(\(element ?? ""))"
    case .escape, .magicTap:
      return call + "\(action.rawValue)(\(element.map { "from: " + $0 } ?? ""))"
    case .scroll:
      return call + "scroll(.\((direction ?? .down).rawValue)"
        + (element.map { ", from: " + $0 } ?? "") + ")"
    case .custom:
      return call + "perform(\(SwiftLiteral.text(name))" + (element.map { ", on: " + $0 } ?? "")
        + ")"
    }
  }
}
