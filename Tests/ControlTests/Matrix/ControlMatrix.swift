import TouchstoneHost
import TouchstoneTesting

/// A property that concerns all controls.
enum CrossCutting: String, CaseIterable, Sendable {
  case layoutDirection = "layout direction"
  case tint
  case disabledLook = "isEnabled"
  case style = "traits"
  case dynamicType = "Dynamic Type"
  case pointer
  case focus
  case adjusting = "accessibility adjust"
  case keyboard
  case reducedMotion = "reduced motion"
}

/// The effect of a cross-cutting property on a control.
enum MatrixCell: Sendable {
  /// The property changes the display.
  case shows
  /// The property doesn't affect the control.
  case nothing(because: String)
  /// The property changes the behavior of the control.
  case does(@MainActor @Sendable (MatrixBench) -> Void)
}

/// A class of controls, with the effect of each cross-cutting property.
struct MatrixRow: Sendable, CustomTestStringConvertible {
  let name: String
  /// Creates a control with as much content as possible.
  let make: @MainActor @Sendable () -> UIView
  let cells: [CrossCutting: MatrixCell]

  var testDescription: String { name }
}

/// A single cell to test.
struct MatrixCase: Sendable, CustomTestStringConvertible {
  let row: MatrixRow
  let column: CrossCutting

  var cell: MatrixCell? { row.cells[column] }
  var testDescription: String { "\(row.name) × \(column.rawValue)" }
}

/// A control on a stage, in a view that fills the window.
@MainActor
final class MatrixBench {
  let stage = Stage()
  let parent: UIView
  let control: UIView

  /// Shows a row's control after running `prepare` outside the window.
  init(_ row: MatrixRow, _ prepare: (MatrixBench) -> Void = { _ in }) {
    parent = UIView(frame: stage.window.bounds)
    control = row.make()
    control.frame.origin = CGPoint(x: 60, y: 100)
    parent.addSubview(control)
    prepare(self)
    stage.window.addSubview(parent)
    stage.settle()
  }

  /// The contents of the screen without layer IDs.
  ///
  /// A host takes over the frames of its application, so they are returned to the stage afterwards.
  var display: [DisplayNode] {
    let frames = stage.application.loop.frames
    defer { stage.application.loop.frames = frames }
    let nodes = ApplicationHost(stage.application).displayList().nodes
    let places = Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($1.id, $0) })
    return nodes.map { node in
      var node = node
      node.id = places[node.id] ?? -1
      node.children = node.children.map { places[$0] ?? -1 }
      return node
    }
  }

  /// Whether the control or one of its subviews is being animated.
  var isAnimated: Bool {
    var views = [control]
    while let view = views.popLast() {
      if view.layer.animationKeys()?.isEmpty == false { return true }
      views.append(contentsOf: view.subviews)
    }
    return false
  }

  /// Gives the control the focus, shown by a first key.
  func focus() {
    let system = stage.application.focus
    system.requestFocusUpdate(to: control)
    system.updateFocusIfNeeded()
    if system.focusedItem == nil { stage.press(.keyboardDownArrow) }
  }
}

/// A change of a property that may be visible, with its reversal.
struct MatrixChange: Sendable {
  let name: String
  let apply: @MainActor @Sendable (MatrixBench) -> Void
  let revert: @MainActor @Sendable (MatrixBench) -> Void

  static func all(of column: CrossCutting) -> [MatrixChange] {
    switch column {
    case .layoutDirection:
      [
        MatrixChange(name: "semanticContentAttribute") {
          $0.control.semanticContentAttribute = .forceRightToLeft
        } revert: {
          $0.control.semanticContentAttribute = .unspecified
        },
        MatrixChange(name: "an ancestor's trait") {
          $0.parent.traitOverrides.layoutDirection = .rightToLeft
        } revert: {
          $0.parent.traitOverrides.remove(UITraitLayoutDirection.self)
        },
      ]
    case .tint:
      [
        MatrixChange(name: "tintColor") {
          $0.control.tintColor = .systemPurple
        } revert: {
          $0.control.tintColor = nil
        },
        MatrixChange(name: "an ancestor's tintColor") {
          $0.parent.tintColor = .systemPurple
        } revert: {
          $0.parent.tintColor = nil
        },
        MatrixChange(name: "an ancestor's tintAdjustmentMode") {
          $0.parent.tintAdjustmentMode = .dimmed
        } revert: {
          $0.parent.tintAdjustmentMode = .automatic
        },
      ]
    case .disabledLook:
      [
        MatrixChange(name: "isEnabled") {
          ($0.control as? UIControl)?.isEnabled = false
          ($0.control as? UILabel)?.isEnabled = false
        } revert: {
          ($0.control as? UIControl)?.isEnabled = true
          ($0.control as? UILabel)?.isEnabled = true
        }
      ]
    case .style:
      [
        MatrixChange(name: "an ancestor's style") {
          $0.parent.overrideUserInterfaceStyle = .dark
        } revert: {
          $0.parent.overrideUserInterfaceStyle = .unspecified
        }
      ]
    case .dynamicType:
      [
        MatrixChange(name: "the user's text size") {
          $0.stage.setContentSizeCategory(.accessibilityLarge)
        } revert: {
          $0.stage.setContentSizeCategory(.large)
        }
      ]
    case .pointer, .focus, .adjusting, .keyboard, .reducedMotion: []
    }
  }
}
