/// A rule that can be broken deliberately, so that `Scripts/mutations` sees its tests fail.
///
/// The raw value is the number of the violated statement in `Documentation/Behaviour.md`. Only
/// debug builds under `TOUCHSTONE_STRICT` can break a rule. One rule per process can be broken, and
/// `TOUCHSTONE_MUTATION` names it. In other builds, ``isOn`` is a constant that the optimizer
/// removes.
public enum Mutation: Int, CaseIterable, Sendable {
  /// A finger that was dragged away still counts as a tap.
  case draggedFingersTap = 38
  /// A second tap counts as the second of a double tap, however late it is.
  case lateTapsCount = 39
  /// A view receives several fingers without `isMultipleTouchEnabled`.
  case secondFingersArrive = 40
  /// Other views receive touches while an exclusive view has one.
  case exclusiveViewsShare = 44
  /// A view receives touches however transparent it is.
  case transparentViewsAreHit = 66
  /// `hitTest` called on a hidden view returns a view.
  case hiddenViewsAnswer = 69
  /// The right edge of a rectangle is inside the rectangle.
  case rectanglesHoldTheirRightEdge = 70
  /// A window of a higher level isn't in front.
  case windowLevelsDontCount = 81
  /// Recognition doesn't cancel the touches in their views.
  case viewsKeepTheirTouches = 95
  /// `delaysTouchesBegan` does nothing.
  case beginningsAreNotHeld = 99
  /// A recognizer that has finished receives new touches.
  case finishedRecognizersReceive = 108
  /// A gesture that began can fail.
  case begunGesturesFail = 120
  /// Failure sends the actions.
  case failuresSendActions = 123
  /// All recognizers of a touch recognize simultaneously.
  case nobodyPrevents = 142
  /// The second delegate isn't asked about simultaneous recognition.
  case oneDelegateIsNotEnough = 143
  /// `canBePrevented(by:)` is ignored.
  case nobodyDeclinesPrevention = 145
  /// A tap prevents a tap recognizer that requires more taps.
  case tapsPreventMoreTaps = 147
  /// A dependent recognizer doesn't wait until its requirement has failed.
  case requirementsAreNotAwaited = 149
  /// A dependent recognizer continues although its requirement was recognized.
  case recognizedRequirementsLetGo = 155
  /// The result of `gestureRecognizer(_:shouldReceive:)` for a touch is ignored.
  case delegatesRefuseNoTouch = 161
  /// A recognizer accepts touches of several types at once.
  case touchTypesMix = 165
  /// A tap accepts a pointer with any button.
  case anyButtonWillDo = 171
  /// The location of a double tap is that of its last tap.
  case tapsAreWhereTheLastWas = 172
  /// A long press begins when the finger touches down.
  case pressesBeginAtOnce = 178
  /// A finger may move away before a long press begins.
  case pressesWander = 179
  /// A pan begins with the first movement.
  case pansBeginAtOnce = 186
  /// Setting the translation resets the velocity.
  case settingTranslationStopsVelocity = 189
  /// A translation includes the movement before the beginning.
  case translationsCountFromTouchDown = 191
  /// A pan accepts scroll types that it wasn't configured for.
  case pansTakeEveryScroll = 193
  /// A swipe is recognized in directions that it wasn't configured for.
  case swipesGoAnywhere = 194
  /// A swipe has no maximum duration.
  case swipesMayTakeLong = 196
  /// Clockwise rotation is negative.
  case turnsCountBackwards = 204
  /// A screen edge pan begins anywhere.
  case edgesAreEverywhere = 205
  /// A hover continues while a button is down.
  case buttonsDontPauseHovers = 207
  /// A control stays highlighted after the finger has lifted.
  case controlsStayHighlighted = 213
  /// A tracked finger is only inside a control within its bounds.
  case fingersBesideAControlAreOutside = 218
  /// A target and action that is registered twice is called twice.
  case registrationsRepeat = 233
  /// Removing the target `nil` removes nothing.
  case nilRemovesNoTarget = 235
  /// An action doesn't replace the action with the same identifier.
  case actionsOfOneIdentifierAddUp = 239
  /// The return key doesn't end editing.
  case returnKeepsEditing = 247
  /// A drag cancels the touch of a control.
  case controlsGiveTouchesAway = 253
  /// Scrolling to a visible rectangle moves the content.
  case visibleStretchesScroll = 264
  /// Every deceleration is as short as the fast one.
  case decelerationIsOfOneRate = 266
  /// Content follows the finger beyond its edge without resistance.
  case edgesDontResist = 268
  /// Content that fits can be dragged.
  case contentThatFitsIsDragged = 269
  /// A flick can move by more than one page.
  case flicksSkipPages = 274
  /// A drag that is locked to an axis also moves along the other.
  case locksDontHold = 275
  /// A pinch doesn't scale beyond the zoom limits.
  case zoomsStopAtTheirLimits = 278
  /// A tap on the status bar scrolls the first of several scroll views.
  case statusBarScrollsOneOfMany = 280
  /// A scroll view at its end doesn't leave a drag to an enclosing scroll view.
  case innerScrollsStay = 284
  /// A view's next responder skips its controller.
  case controllersAreNotInTheChain = 290
  /// The application delegate is never called in the responder chain.
  case applicationsEndTheChain = 295
  /// `canBecomeFirstResponder` is ignored.
  case anybodyBecomesFirstResponder = 302
  /// A responder that is already first responder can't become it.
  case becomingAgainFails = 305
  /// A docked bar leaves the bottom of the screen together with its field.
  case barsAreNotDocked = 310
  /// The delegate's answer to whether editing may begin is ignored.
  case editingBeginsUnasked = 311
  /// A first responder that refuses to resign stays first responder outside the window.
  case leavingNeedsConsent = 313
  /// The input view that is highest in the chain is shown.
  case lastInputViewWins = 315
  /// An action without a target doesn't start at the first responder.
  case actionsBeginAtTheSender = 322
  /// An edit menu appears at its source point, regardless of the delegate's rectangle.
  case targetRectanglesAreIgnored = 332
  /// Key commands come before text without the priority that this requires.
  case commandsGoBeforeText = 348
  /// Command-Z isn't a system combination.
  case systemCombinationsAreFree = 351
  /// A command repeats although it is declared not to.
  case everyCommandRepeats = 353
  /// The focus moves to an environment itself, regardless of its preferences.
  case preferencesAreIgnored = 357
  /// An update request of an environment without the focus is carried out.
  case everyUpdateIsHeard = 358
  /// A shake that lasts too long isn't canceled.
  case shakesLastForEver = 363
  /// A shake doesn't offer to undo.
  case shakesNeverAskToUndo = 365
  /// An action that removes its own view is followed by further actions.
  case removalsFollowThemselves = 399
  /// Setting scale or rotation resets the velocity.
  case settingScaleStopsVelocity = 405
  /// The presenter's view stays in its window under a full-screen presentation.
  case presentersStay = 411

  /// Whether the rule is broken in this process.
  @inlinable public var isOn: Bool {
    #if TOUCHSTONE_MUTATIONS
    Mutation.chosen == self
    #else
    false
    #endif
  }
}
