import Testing
import TouchstoneHost
import TouchstoneInput
import TouchstoneInspector
import TouchstoneProtocol
import TouchstoneSession
import TouchstoneTesting
import TouchstoneTrace
import TouchstoneWeb

/// The names that files and messages contain. They are independent of the names in Swift: a renamed
/// case keeps its raw value, because old files and other programs use it.
@Suite struct FrozenNamesTests {
  private func expect<Name: RawRepresentable<String> & CaseIterable>(
    _ type: Name.Type, _ names: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expect(Array(type.allCases), names, sourceLocation: sourceLocation)
  }

  private func expect<Name: RawRepresentable<String>>(
    _ cases: [Name], _ names: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = cases.map(\.rawValue).joined(separator: ", ")
    #expect(found == names, sourceLocation: sourceLocation)
  }

  @Test func `The names in recordings stay as they are`() {
    expect(
      RecordingKind.self,
      "touch, key, press, motion, deviceMotion, remote, hover, scroll, transform, "
        + "touchUpdate, text, accessibility, menu, interrupt, resume, frame, advance")
    expect(HeldPhase.self, "began, changed, ended, cancelled")
    expect(TouchSample.Phase.self, "began, moved, ended, cancelled")
    expect(TouchSample.Kind.self, "direct, indirect, pencil, indirectPointer")
    expect(
      PressSample.PressType.self,
      "upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause, pageUp, "
        + "pageDown")
    expect(MotionSample.Subtype.self, "shake")
    expect(MotionSample.Phase.self, "began, ended, cancelled")
    expect(HoverSample.Phase.self, "began, moved, ended")
    expect(
      RemoteSample.Subtype.self,
      "play, pause, stop, togglePlayPause, nextTrack, previousTrack, "
        + "beginSeekingBackward, endSeekingBackward, beginSeekingForward, "
        + "endSeekingForward, skipBackward, skipForward, changePlaybackPosition, "
        + "changePlaybackRate, changeRepeatMode, changeShuffleMode, rating, like, dislike, "
        + "bookmark, enableLanguageOption, disableLanguageOption")
    expect(TextSample.Change.self, "insert, delete, compose, pasteboard")
    expect(MenuSample.Change.self, "show, open, close, choose")
    expect(
      AccessibilitySample.Action.self,
      "focus, activate, increment, decrement, escape, magicTap, scroll, custom")
    expect(AccessibilitySample.Direction.self, "right, left, up, down, next, previous")
    expect(
      RemoteCommand.self,
      "play, pause, stop, togglePlayPause, nextTrack, previousTrack, "
        + "beginSeekingBackward, endSeekingBackward, beginSeekingForward, "
        + "endSeekingForward, skipBackward, skipForward, changePlaybackPosition, "
        + "changePlaybackRate, changeRepeatMode, changeShuffleMode, rating, like, dislike, "
        + "bookmark, enableLanguageOption, disableLanguageOption")
  }

  @Test func `The names in traces stay as they are`() {
    expect(
      TraceRecord.Kind.self,
      "enqueued, coalesced, visited, bound, sent, delivered, handedOn, discarded, "
        + "answered, received, held, recognizer, verdict, cancelled, action, key, menu, "
        + "firstResponder, focus, accessibility, device, timer, fault")
    expect(
      TraceStep.TouchPhase.self,
      "began, moved, stationary, ended, cancelled, regionEntered, regionMoved, "
        + "regionExited")
    expect(TraceStep.GestureState.self, "possible, began, changed, ended, cancelled, failed")
    expect(
      TraceStep.FirstResponderChange.self,
      "became first responder, resigned, left the window, was made to resign, "
        + "was covered, is in no window, may not become first responder, refuses to resign")
    expect(TraceStep.FocusChange.self, "moved, stayed, was vetoed, waits")
    expect(
      TraceStep.MenuPresentation.self, "presented, not presented, reloaded, updated, dismissed")
    expect(TraceCall.TouchMethod.self, "touchesBegan, touchesMoved, touchesEnded, touchesCancelled")
    expect(
      TraceCall.PressMethod.self,
      "pressesBegan, pressesChanged, presses, pressesEnded, pressesCancelled")
    expect(
      TraceCall.FirstResponderMethod.self,
      "motionBegan, motionEnded, motionCancelled, remoteControlReceived")
    expect(
      TraceCall.AccessibilityMethod.self,
      "accessibilityFocus, accessibilityActivate, accessibilityIncrement, "
        + "accessibilityDecrement, accessibilityPerformEscape, "
        + "accessibilityPerformMagicTap, accessibilityScroll, accessibilityCustomAction")
    expect(
      [PointerAppearance.system, .hidden, .hand, .verticalBeam, .horizontalBeam, .cross],
      "system, hidden, hand, verticalBeam, horizontalBeam, cross")
  }

  @Test func `The names of lint findings, edits and lanes stay as they are`() {
    expect(
      LintFinding.Kind.self,
      "requirementCycle, neverRecognized, waits, waitsForUnknown, bothRecognized, "
        + "outsideParent, interactionOff, transparent, emptyParent, covered, noSize, "
        + "ambiguous, addedTwice, noAction, targetGone, small, overlapping, noTarget, "
        + "movedRecognizer, noDataSource, rowsSwallowed")
    expect(SourceFinding.Kind.self, "unheardMethod, otherSignature, deselectionOnly")
    expect([LintFinding.Weight.problem, .note], "problem, note")
    expect(
      ViewEdit.Key.self,
      "hidden, alpha, interaction, multipleTouch, clips, frame, corner, enabled, text, "
        + "recognizer")
    expect(
      GestureTimelineSegment.State.self,
      "possible, waiting, active, recognized, failed, cancelled, absent, held, "
        + "delivered, unwanted, taken")
  }

  @Test func `The verbs, arguments and error codes of the protocol stay as they are`() {
    expect(ProtocolVerb.self, "look, why, map, tap, lanes, properties")
    expect(ProtocolArgument.self, "x, y, view, count")
    expect(
      ProtocolError.Code.self,
      "badMessage, unknownVersion, unknownVerb, badArguments, noView, unreachable, "
        + "refused")
  }

  @Test func `The names in messages, reports and latency records stay as they are`() {
    expect(
      DisplayStep.Operation.self,
      "save, restore, transform, clip, fill, stroke, text, image, clear, alpha, blend, "
        + "shadow, gradient, group, groupEnd")
    expect(
      HistoryMark.Kind.self, "touch, scroll, key, press, remote, motion, command, scene, fault")
    expect(
      LatencyStage.self,
      "device, host, queue, hitTest, recognizers, responders, action, frame, shown")
    expect(JournalDetail.self, "queue, coalescing, sendEvent, walk, climb")
    expect(PageStyle.self, "light, dark")
    expect(
      [
        PageDeliveryStep.DeliveryStage.queue, .coalesce, .hitTest, .application, .window,
        .recognizers,
        .chain, .action,
      ],
      "queue, coalesce, hitTest, application, window, recognizers, chain, action")
    expect(
      [MenuItem.Kind.leaf, .submenu, .header, .separator, .waiting],
      "leaf, submenu, header, separator, waiting")
  }
}
