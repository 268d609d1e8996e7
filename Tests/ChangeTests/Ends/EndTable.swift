/// What takes an object, or its input, away after its beginning: a column of the table of ends.
enum Removal: String, CaseIterable {
  case view, ancestor, root, fullScreen, otherWindow, hiddenWindow, leftScene, interruption
  case background, interactionOff
}

/// A beginning of the public API that has an end: a row of the table of ends.
enum BegunThing: String, CaseIterable {
  case touch, tracking, touchDown, gesture, drag, editing, press, contextMenu, editMenu, appearance

  /// The columns in the order of ``Removal``.
  func cell(_ removal: Removal) -> ChangeCell {
    cells[Removal.allCases.firstIndex(of: removal) ?? 0]
  }

  private var cells: [ChangeCell] {
    switch self {
    case .touch: Self.fingers(Array(repeating: .stays(.statement(389)), count: 5))
    case .tracking: Self.fingers(Array(repeating: .ends(.statement(390)), count: 5))
    case .touchDown: Self.fingers(Array(repeating: .ends(.statement(224)), count: 5))
    case .gesture: Self.fingers(Array(repeating: .ends(.statement(123)), count: 5))
    case .drag:
      Self.fingers(
        Array(repeating: .ends(.inferred("Scroll views that leave their window")), count: 5))
    case .editing:
      [
        .ends(.statement(313)), .ends(.statement(313)), .ends(.statement(313)),
        .ends(.inferred("When editing ends below a presented controller")), .ends(.statement(313)),
        .stays(.statement(307)), .stays(.statement(307)),
        .stays(.inferred("the first responder stays while inactive")),
        .stays(.inferred("the first responder stays in the background")),
        .stays(.inferred("user interaction only affects new touches")),
      ]
    case .press: Self.presses
    case .contextMenu, .editMenu: Self.menus
    case .appearance: Self.appearances
    }
  }

  /// What a finger began: the first five columns take the view out of its window.
  private static func fingers(_ leaving: [ChangeCell]) -> [ChangeCell] {
    leaving + [
      .stays(.statement(394)), .stays(.inferred("the view stays in its window")),
      .ends(.statement(387)), .ends(.statement(392)), .stays(.statement(393)),
    ]
  }

  /// A press goes on where it began, also out of a window; a window that isn't key gets none.
  private static let presses: [ChangeCell] = {
    let keyless = ChangeCell.ends(.inferred("a window that isn't key gets no presses"))
    return Array(repeating: .stays(.statement(343)), count: 5) + [
      keyless, keyless, .ends(.statement(387)), .ends(.statement(387)),
      .stays(.inferred("user interaction only affects new touches")),
    ]
  }()

  private static let menus: [ChangeCell] = {
    let orphaned = ChangeCell.ends(.inferred("a menu goes with its view"))
    return Array(repeating: orphaned, count: 7) + [
      .stays(.inferred("MenuEndings.closesWhenInactive")),
      .ends(.inferred("MenuEndings.closesInBackground")),
      .stays(.inferred("user interaction only affects new touches")),
    ]
  }()

  /// The appearance of a child whose view is the host.
  private static let appearances: [ChangeCell] = {
    let gone = ChangeCell.ends(.statement(370))
    return [
      gone, gone, gone, .ends(.statement(371)),
      .stays(.inferred("the view is in a window on the screen before and after")),
      .ends(.inferred("a window that isn't on the screen shows no controller")),
      .ends(.inferred("a window that isn't on the screen shows no controller")),
      .stays(.inferred("an appearance doesn't depend on the state of the app")),
      .stays(.inferred("an appearance doesn't depend on the state of the app")),
      .stays(.inferred("user interaction only affects new touches")),
    ]
  }()
}
