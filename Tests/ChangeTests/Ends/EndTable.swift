/// What takes an object, or its input, away after its beginning: a column of the table of ends.
enum Removal: String, CaseIterable {
  case view, ancestor, root, fullScreen, otherWindow, hiddenWindow, leftScene, interruption
  case background, interactionOff
}

/// A beginning of the public API that has an end: a row of the table of ends.
enum BegunThing: String, CaseIterable {
  case touch, tracking, touchDown, gesture, drag, editing

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
        .ends(.statement(307)), .ends(.statement(307)),
        .stays(.inferred("the first responder stays while inactive")),
        .stays(.inferred("the first responder stays in the background")),
        .stays(.inferred("user interaction only affects new touches")),
      ]
    }
  }

  /// What a finger began: the first five columns take the view out of its window.
  private static func fingers(_ leaving: [ChangeCell]) -> [ChangeCell] {
    leaving + [
      .stays(.statement(394)), .stays(.inferred("the view stays in its window")),
      .ends(.statement(387)), .ends(.statement(392)), .stays(.statement(393)),
    ]
  }
}
