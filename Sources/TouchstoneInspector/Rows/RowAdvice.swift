internal import TouchstoneKit
internal import TouchstoneTrace

/// The explanation of a touch that doesn't select its row.
@MainActor
struct RowAdvice {
  let obstacle: RowObstacle
  let cell: UITableViewCell
  let table: UITableView

  private var row: String { name(cell) }
  private var list: String { name(table) }

  private func name(_ object: AnyObject) -> String { TraceSubject(object).emphasized }

  var account: TouchExplanation.Diagnosis {
    .init(happened, usually: usually, remedy: remedy)
  }

  private var happened: String {
    switch obstacle {
    case .drag(let scrollView, let distance, let seconds):
      "\(name(scrollView)) took the touch: the finger moved \(traceNumber(distance)) pt within "
        + "\(traceNumber(seconds * 1000, decimals: 0)) ms, so \(row) isn't selected."
    case .keeper(let view): "\(name(view)) keeps touches, so \(row) isn't selected."
    case .override(let responder):
      "An override of \(methods(of: responder)) in \(TraceSubject(responder).shortClassName) "
        + "doesn't call super, so \(row) isn't selected."
    case .recognizer(let recognizer):
      "\(name(recognizer)) on \(recognizer.view.map { name($0) } ?? list) cancels the touch in "
        + "\(row), so the row isn't selected."
    case .cellIsOff: "\(row) isn't selected: its user interaction is disabled."
    case .selectionIsOff: "\(row) isn't selected: allowsSelection of \(list) is false."
    case .editing:
      "\(row) isn't selected: \(list) is being edited, and its allowsSelectionDuringEditing is "
        + "false."
    case .refused(let outcome): "\(row) \(refusal(outcome))."
    }
  }

  private func refusal(_ refusal: SelectionRefusal) -> String {
    let delegate = "its table's delegate returned"
    return switch refusal {
    case .shouldHighlightFalse:
      "isn't selected: \(delegate) false from tableView(_:shouldHighlightRowAt:)"
    case .willSelectNil: "isn't selected: \(delegate) nil from tableView(_:willSelectRowAt:)"
    case .willDeselectNil: "isn't deselected: \(delegate) nil from tableView(_:willDeselectRowAt:)"
    case .closedSwipe:
      "isn't selected: the touch only closes the row that shows its swipe actions"
    case .leftRow: "isn't selected: the finger was lifted outside the row"
    case .rowGone: "isn't selected: the row was reloaded or deleted during the touch"
    case .scrolled: "isn't selected: the finger moved, and \(list) scrolled"
    case .cellDisabled: "isn't selected: its user interaction is disabled"
    case .selectionOff: "isn't selected: \(list) doesn't allow selection"
    default: "isn't selected: its touch was cancelled"
    }
  }

  private var usually: String? {
    switch obstacle {
    case .drag:
      "A scroll view waits 0.15 s for a drag before it delivers a touch to its content, and a drag "
        + "cancels the touch."
    case .keeper(let view) where view is any UITextInput:
      "A text handles the touches on it, and a table selects a row only by touches that reach the "
        + "table."
    case .keeper, .override:
      "A table selects a row in its own touch methods, to which the default implementations of the "
        + "cell and its views forward the touches."
    case .recognizer:
      "A tap that dismisses the keyboard is attached to the table or the page, and a recognizer "
        + "cancels the touches of the views under it."
    case .cellIsOff: "It was disabled for another row, and the cell was used again."
    case .selectionIsOff: "The table was set up to only show its rows."
    case .editing: "During editing, a table doesn't select rows by default."
    case .refused(let refusal): usually(refusal)
    }
  }

  private var remedy: String? {
    switch obstacle {
    case .drag: "Tap without moving the finger."
    case .keeper(let view):
      "Set isUserInteractionEnabled of \(name(view)) to false, if the whole row is meant to be "
        + "tapped."
    case .override(let responder): "Call super in \(methods(of: responder))."
    case .recognizer(let recognizer):
      "Set cancelsTouchesInView of \(name(recognizer)) to false, or give it a delegate that "
        + "rejects touches on rows."
    case .cellIsOff: "Set isUserInteractionEnabled of \(row) to true in tableView(_:cellForRowAt:)."
    case .selectionIsOff: "Set allowsSelection of \(list) to true."
    case .editing: "Set allowsSelectionDuringEditing of \(list) to true."
    case .refused(let refusal): remedy(refusal)
    }
  }

  private func usually(_ refusal: SelectionRefusal) -> String {
    switch refusal {
    case .closedSwipe:
      "While a row shows its swipe actions, the first touch outside them only closes it."
    case .shouldHighlightFalse, .willSelectNil, .willDeselectNil:
      "The method refuses a row that wasn't considered."
    case .rowGone: "The data was reloaded while the finger was down."
    case .scrolled, .leftRow: "The finger moved before it was lifted."
    case .cellDisabled: "It was disabled for another row, and the cell was used again."
    case .selectionOff: "The table was set up to only show its rows."
    default:
      "A recognizer cancels the touches of the views under it when it is recognized, and an "
        + "interruption such as a call cancels them, too."
    }
  }

  private func remedy(_ refusal: SelectionRefusal) -> String {
    switch refusal {
    case .shouldHighlightFalse: "Return true for the row from tableView(_:shouldHighlightRowAt:)."
    case .willSelectNil: "Return the index path from tableView(_:willSelectRowAt:)."
    case .willDeselectNil: "Return the index path from tableView(_:willDeselectRowAt:)."
    case .closedSwipe: "Tap the row again."
    case .rowGone: "Reload the row after the touch, or only reconfigure it."
    case .scrolled, .leftRow: "Tap without moving the finger."
    case .cellDisabled: "Set isUserInteractionEnabled of \(row) to true."
    case .selectionOff: "Set allowsSelection of \(list) to true."
    default:
      "Check the recognizers of \(list) and of the views around it for cancelsTouchesInView."
    }
  }

  /// The names of the overridden touch methods that a row needs, such as `touchesBegan(_:with:)`.
  private func methods(of responder: UIResponder) -> String {
    let own = responder.ownTouchMethods.filter { $0 != "touchesMoved" && $0 != "touchesCancelled" }
    let names = own.isEmpty ? responder.ownTouchMethods : own
    return names.map { "\($0)(_:with:)" }.joined(separator: " and ")
  }

  /// The object to change, with a line of code that lets the touch through if there is one.
  var culprit: Culprit? {
    switch obstacle {
    case .drag: nil
    case .keeper(let view):
      Culprit(view, line: FixLine(view, "isUserInteractionEnabled = false", .interaction(false)))
    case .override(let responder):
      (responder as? UIView).map { Culprit($0, line: nil) }
    case .recognizer(let recognizer):
      Culprit(
        recognizer, line: FixLine(recognizer, "cancelsTouchesInView = false", .leaveTouches))
    case .cellIsOff(let cell):
      Culprit(cell, line: FixLine(cell, "isUserInteractionEnabled = true", .interaction(true)))
    case .selectionIsOff, .editing, .refused: Culprit(table, line: nil)
    }
  }
}
