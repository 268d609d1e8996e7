/// A rule that can be broken on purpose, so that `Scripts/mutations` sees its tests go red.
///
/// The number is that of the statement in `Documentation/Behaviour.md` which holds no longer. Only debug
/// builds under `TOUCHSTONE_STRICT` can break a rule, one in a process, which `TOUCHSTONE_MUTATION` names;
/// elsewhere every answer is a constant, and the optimizer removes the question.
public enum Mutation: Int, CaseIterable, Sendable {
  /// A finger that was dragged away keeps its tap count.
  case draggedFingersTap = 38
  /// A second tap is the second of a double tap however late it comes.
  case lateTapsCount = 39
  /// A view gets every finger without asking for several.
  case secondFingersArrive = 40
  /// Others get touches while an exclusive view holds one.
  case exclusiveViewsShare = 44
  /// A view takes touches however transparent it is.
  case transparentViewsAreHit = 66
  /// `hitTest` called on a hidden view answers.
  case hiddenViewsAnswer = 69
  /// The right edge of a rectangle is inside it.
  case rectanglesHoldTheirRightEdge = 70
  /// A window of a higher level is not in front for it.
  case windowLevelsDontCount = 81
  /// Recognizing does not cancel the touches in their views.
  case viewsKeepTheirTouches = 95
  /// `delaysTouchesBegan` does nothing.
  case beginningsAreNotHeld = 99
  /// A recognizer that is over gets new touches.
  case finishedRecognizersReceive = 108
  /// A gesture that began can fail.
  case begunGesturesFail = 120
  /// Failing sends the actions.
  case failuresSendActions = 123
  /// All recognizers of a touch are recognized together.
  case nobodyPrevents = 142
  /// The second delegate is not asked whether both may be recognized.
  case oneDelegateIsNotEnough = 143
  /// `canBePrevented(by:)` is not heeded.
  case nobodyDeclinesPrevention = 145
  /// A tap prevents one with more taps.
  case tapsPreventMoreTaps = 147
  /// A dependent recognizer goes before its requirement has failed.
  case requirementsAreNotAwaited = 149
  /// A dependent recognizer goes on although its requirement was recognized.
  case recognizedRequirementsLetGo = 155
  /// `shouldReceive` a touch is asked and not heeded.
  case delegatesRefuseNoTouch = 161
  /// A recognizer takes touches of several types at once.
  case touchTypesMix = 165
  /// A tap takes a pointer with any button.
  case anyButtonWillDo = 171
  /// The place of a double tap is that of its last tap.
  case tapsAreWhereTheLastWas = 172
  /// A long press begins as the finger comes down.
  case pressesBeginAtOnce = 178
  /// A finger may move away before a long press begins.
  case pressesWander = 179
  /// A pan begins with the first point.
  case pansBeginAtOnce = 186
  /// Setting the translation forgets the velocity.
  case settingTranslationStopsVelocity = 189
  /// A translation holds the way before the beginning.
  case translationsCountFromTouchDown = 191
  /// A pan takes scrolls that it did not ask for.
  case pansTakeEveryScroll = 193
  /// A swipe is recognized in directions that were not asked for.
  case swipesGoAnywhere = 194
  /// A swipe has no longest duration.
  case swipesMayTakeLong = 196
  /// Turning clockwise is negative.
  case turnsCountBackwards = 204
  /// A pan from the edge begins anywhere.
  case edgesAreEverywhere = 205
  /// A hover goes on while a button is down.
  case buttonsDontPauseHovers = 207
  /// A control is highlighted after the finger has lifted.
  case controlsStayHighlighted = 213
  /// A tracked finger is inside only within the bounds.
  case fingersBesideAControlAreOutside = 218
  /// The same target and action twice is told twice.
  case registrationsRepeat = 233
  /// Removing the target nil removes nobody.
  case nilRemovesNoTarget = 235
  /// An action does not replace the one of the same identifier.
  case actionsOfOneIdentifierAddUp = 239
  /// The return key does not end editing.
  case returnKeepsEditing = 247
  /// A drag takes the touch from a control.
  case controlsGiveTouchesAway = 253
  /// What is visible is scrolled to all the same.
  case visibleStretchesScroll = 264
  /// Every deceleration is as quick as the fast one.
  case decelerationIsOfOneRate = 266
  /// Content follows the finger beyond its edge.
  case edgesDontResist = 268
  /// Content that fits can be dragged.
  case contentThatFitsIsDragged = 269
  /// A flick may turn more than one page.
  case flicksSkipPages = 274
  /// A drag that is locked to an axis moves along the other too.
  case locksDontHold = 275
  /// A pinch does not go beyond the limits of the zoom.
  case zoomsStopAtTheirLimits = 278
  /// A tap on the status bar scrolls the first of several.
  case statusBarScrollsOneOfMany = 280
  /// A scroll view at its end does not leave a drag to the one around it.
  case innerScrollsStay = 284
  /// A view hands on past its controller.
  case controllersAreNotInTheChain = 290
  /// The delegate is never asked.
  case applicationsEndTheChain = 295
  /// `canBecomeFirstResponder` is not heeded.
  case anybodyBecomesFirstResponder = 302
  /// Who is first responder already can not become it.
  case becomingAgainFails = 305
  /// A docked bar leaves the foot of the screen together with the field in it.
  case barsAreNotDocked = 310
  /// The delegate is asked and not heeded.
  case editingBeginsUnasked = 311
  /// A first responder that refuses to resign stays it outside the window.
  case leavingNeedsConsent = 313
  /// The input view highest in the chain is shown.
  case lastInputViewWins = 315
  /// An action without a target does not begin at the first responder.
  case actionsBeginAtTheSender = 322
  /// An edit menu shows at its source point, wherever the delegate wants it.
  case targetRectanglesAreIgnored = 332
  /// Key commands come before text without asking to.
  case commandsGoBeforeText = 348
  /// Command-Z is no combination of the system.
  case systemCombinationsAreFree = 351
  /// A command repeats although it says that it does not.
  case everyCommandRepeats = 353
  /// The focus goes to an environment itself, whatever it prefers.
  case preferencesAreIgnored = 357
  /// An environment without the focus gets its update.
  case everyUpdateIsHeard = 358
  /// A shake that lasts too long is not cancelled.
  case shakesLastForEver = 363
  /// A shake does not offer to undo.
  case shakesNeverAskToUndo = 365
  /// An action that removes its own view is followed by another action.
  case removalsFollowThemselves = 399
  /// Setting scale or rotation forgets the velocity.
  case settingScaleStopsVelocity = 405
  /// The presenter keeps its place under a full screen.
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
