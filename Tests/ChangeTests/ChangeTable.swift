/// The matrix: each object under each change, in the order of ``Change``.
extension Thing {
  func cell(_ change: Change) -> ChangeCell {
    let cells = cells
    precondition(cells.count == Change.allCases.count)
    return cells[Change.allCases.firstIndex(of: change) ?? 0]
  }

  // The order: rotate, resize, traits, hideWindow, removeView, dismissController, resignActive,
  // leaveScene, enterBackground, rotateBack, shrinkWindow.
  private var cells: [ChangeCell] {
    switch self {
    case .keyboard, .accessory, .inputView: Self.inputs
    case .menu, .buttonMenu, .editMenu, .menuController: Self.menus
    case .popover: Self.presentations(.statement(539))
    case .sheet, .customPresentation:
      Self.presentations(.inferred("a presentation is laid out again"))
    case .sheetDrag: Self.sheetDrags
    case .undoAlert: Self.alerts
    case .refresh: Self.refreshes
    case .drag: Self.fingers(.statement(387))
    case .zoom: Self.fingers(.statement(387))
    case .swipe: Self.fingers(.statement(387))
    case .animation, .propertyAnimator: Self.motions("an animation ends at its model values")
    case .deceleration: Self.motions("a deceleration ends within the new range")
    case .scrollAnimation: Self.motions("ScrollAnimation.endsInRange")
    }
  }

  private static let inputs: [ChangeCell] = {
    let follows = ChangeCell.stays(.inferred("input views are as wide as the screen"))
    return [
      follows, follows, follows, .ends(.statement(307)), .ends(.statement(313)),
      .ends(.statement(313)), .stays(.inferred("the first responder stays while inactive")),
      .ends(.statement(307)), .stays(.inferred("the first responder stays in the background")),
      follows, follows,
    ]
  }()

  private static let menus: [ChangeCell] = {
    let resized = ChangeCell.ends(.inferred("MenuEndings.closesOnResize"))
    let orphaned = ChangeCell.ends(.inferred("a menu goes with its view"))
    return [
      resized, resized, .stays(.inferred("a menu follows the style of its view")), orphaned,
      orphaned, orphaned, .stays(.inferred("MenuEndings.closesWhenInactive")), orphaned,
      .ends(.inferred("MenuEndings.closesInBackground")), resized, resized,
    ]
  }()

  private static func presentations(_ resized: ChangeCell.Ground) -> [ChangeCell] {
    let hidden = ChangeCell.stays(.inferred("a presentation stays in its window"))
    return [
      .stays(resized), .stays(resized), .stays(.inferred("a presentation is laid out again")),
      hidden, .stays(.inferred("UIPopoverPresentationController.knownSource")),
      .ends(.statement(373)), hidden, hidden, hidden, .stays(resized), .stays(resized),
    ]
  }

  /// A finger that drags a sheet has begun its dismissal, which a dismissal by code doesn't
  /// replace.
  private static let sheetDrags: [ChangeCell] = {
    var cells = presentations(.inferred("a change of the screen cancels touches"))
    cells[Change.allCases.firstIndex(of: .dismissController) ?? 0] =
      .stays(.inferred("the finger that drags a sheet decides on its dismissal"))
    return cells
  }()

  private static let refreshes: [ChangeCell] = Change.allCases.map { _ in
    .stays(.inferred("a refresh ends with endRefreshing() alone"))
  }

  private static let alerts: [ChangeCell] = Change.allCases.map { _ in
    .stays(.inferred("the question of a shake goes with its answer alone"))
  }

  private static func fingers(_ cancelled: ChangeCell.Ground) -> [ChangeCell] {
    let resized = ChangeCell.ends(.inferred("a change of the screen cancels touches"))
    return [
      resized, resized, .stays(.inferred("traits cancel no touches")),
      .stays(.statement(394)), .ends(.statement(388)), .ends(.statement(388)),
      .ends(cancelled), .stays(.statement(389)), .ends(.statement(392)), resized,
      .stays(.inferred("a window of another size cancels no touches")),
    ]
  }

  private static func motions(_ words: String) -> [ChangeCell] {
    Change.allCases.map { _ in .ends(.inferred(words)) }
  }
}
