internal import TouchstoneLayers
@_spi(Kit) internal import UIKitCore
internal import UIKitMenus

/// The view that shows and owns an edited text: a text field or a text view.
@MainActor
protocol TextHost: UIView, UITextInput {
  var editor: TextEditor { get }
  /// The gestures of the text.
  var interaction: UITextInteraction { get }
  /// The selection handles, or `nil` before the first selection.
  var handles: SelectionHandles? { get set }
  /// Whether the user may change the text.
  var allowsEditing: Bool { get }
  /// Whether the text may contain line breaks.
  var allowsLineBreaks: Bool { get }
  /// Whether the next typed text replaces the whole text.
  var clearsOnInsertion: Bool { get set }
  /// The line layout of the displayed text.
  var setting: TextSetting { get }
  /// The upper left corner of the first line, in the view.
  var textOrigin: CGPoint { get }
  /// Asks the delegate whether a range may be replaced.
  func asksToChange(_ range: NSRange, _ replacement: String) -> Bool
  /// Notifies the delegate, targets and observers that the text was typed or edited.
  func userDidChangeText()
  /// Notifies the delegate that the selection changed.
  func selectionDidMove()
  /// Scrolls so that the insertion point is visible.
  func showSelection()
  /// Requests drawing after a change of text, selection or marked text.
  func textNeedsDisplay()
  /// Handles the return key if it doesn't type a line break.
  func userDidReturn()
}

/// Edits the text of a field or a text view: typing, deleting, composing, selecting, edit actions,
/// and undo.
///
/// User input first asks the delegate, then calls the methods of `UITextInput` that a subclass may
/// override, and notifies observers afterwards. Calls of these methods by the app don't ask the
/// delegate. ``set(_:)`` notifies only the input delegate. ``select(_:movingStart:)`` also notifies
/// the delegate if the selection changed.
@MainActor
final class TextEditor {
  unowned let host: any TextHost
  private(set) var text = EditedText()
  weak var inputDelegate: (any UITextInputDelegate)?
  private(set) var history = UndoManager()
  /// The style of the next typed text, or `nil` if it wasn't set.
  private var typingLook: CharacterStyle?
  private var run = TypingRun.none
  /// The horizontal location to preserve while the insertion point moves up and down.
  private var goal: CGFloat?
  /// Whether the next typing or deleting replaces the whole text, as in a secure field that is
  /// edited again and doesn't show its text.
  var startsOver = false
  /// Called after each change of characters or attributes, for a text storage.
  var textWasChanged: (() -> Void)?

  /// The last displayed text with its line layout.
  private var keptSetting: (text: TextParagraphs, place: SettingPlace, setting: TextSetting)?
  /// The last secure text with the dots that represent it.
  private var keptDots: (secret: TextParagraphs, dots: EditedText)?

  /// A continuous run of typing, which one undo reverts.
  enum TypingRun {
    case none
    case typing
    case deleting
  }

  init(host: any TextHost) { self.host = host }

  /// The displayed text: dots if the text is secure.
  var shown: EditedText {
    guard host.isSecureTextEntry else { return text }
    if let keptDots, keptDots.secret.isSame(as: text.paragraphs) { return keptDots.dots }
    var dots = EditedText()
    dots.set(String(repeating: Self.dot, count: text.string.count))
    keptDots = (text.paragraphs, dots)
    return dots
  }

  /// Returns the line layout of the displayed text. The last layout is cached.
  func setting(
    font: UIFont, width: CGFloat?, alignment: NSTextAlignment, maximumLines: Int = 0,
    breaksWords: Bool = false
  ) -> TextSetting {
    let shown = shown
    let isRightToLeft = host.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let place = SettingPlace(
      metrics: font.metrics, width: width, alignment: alignment, isRightToLeft: isRightToLeft,
      maximumLines: maximumLines, breaksWords: breaksWords)
    if let keptSetting, keptSetting.place == place, keptSetting.text.isSame(as: shown.paragraphs) {
      return keptSetting.setting
    }
    let setting = TextSetting(
      shown, font: font, width: width, alignment: alignment, isNaturallyRightToLeft: isRightToLeft,
      maximumLines: maximumLines, breaksWords: breaksWords)
    keptSetting = (shown.paragraphs, place, setting)
    return setting
  }

  /// The values that a layout depends on in addition to its text.
  private struct SettingPlace: Equatable {
    let metrics: FontMetrics
    let width: CGFloat?
    let alignment: NSTextAlignment
    let isRightToLeft: Bool
    let maximumLines: Int
    let breaksWords: Bool
  }

  static let dot: Character = "\u{2022}"

  /// Returns the offset in the displayed text for an offset in the text.
  func shown(_ offset: Int) -> Int {
    host.isSecureTextEntry ? text.characters(from: 0, to: offset) : offset
  }

  func shown(_ range: Range<Int>) -> Range<Int> {
    shown(range.lowerBound)..<shown(range.upperBound)
  }

  /// Returns the offset in the text for an offset in the displayed text.
  func meant(_ offset: Int) -> Int {
    host.isSecureTextEntry ? text.offset(0, movedBy: offset) ?? text.length : offset
  }

  // MARK: The program

  /// Sets a text without attributes. Doesn't ask the delegate, and clears the undo history.
  func set(_ string: String) {
    // Two strings that compare as equal may differ in length.
    guard
      !text.string.utf8.elementsEqual(string.utf8) || text.marked != nil || !text.paragraphs.isPlain
    else { return }
    set(StyledText(string))
  }

  /// Sets a text with attributes. Doesn't ask the delegate, and clears the undo history.
  func set(_ new: StyledText) {
    inputDelegate?.textWillChange(host)
    text.set(new)
    textWasChanged?()
    inputDelegate?.textDidChange(host)
    typingLook = nil
    forgetHistory()
    host.invalidateIntrinsicContentSize()
    host.textNeedsDisplay()
  }

  /// Removes an attribute from the whole text, because the host now has a value for all of it.
  func strip(_ key: NSAttributedString.Key) {
    guard !text.paragraphs.isPlain else { return }
    text.changeLooks(in: text.everything) { $0.without(key) }
    textWasChanged?()
  }

  /// The style of the next typed text. Without a value, the host's own style applies.
  var lookForTyping: CharacterStyle { typingLook ?? text.lookForTyping(in: placeOfTyping) }

  /// Sets the style of the next typed text, until the caret moves.
  func type(as look: CharacterStyle) { typingLook = look }

  /// Sets the selection. Its end, or else its start, is scrolled into view and moves when the
  /// selection is extended.
  func select(_ range: Range<Int>, movingStart: Bool = false) {
    let before = text.selection
    inputDelegate?.selectionWillChange(host)
    text.select(range, movingStart: movingStart)
    if text.selection != before { typingLook = nil }
    inputDelegate?.selectionDidChange(host)
    endRun()
    if text.selection != before { selectionDidMove() }
    host.textNeedsDisplay()
  }

  private func selectionDidMove() {
    host.selectionDidMove()
    host.showSelection()
  }

  /// Notifies of a change of text and selection, then scrolls, as the delegate may change the size.
  func textDidChange() {
    host.selectionDidMove()
    host.userDidChangeText()
    host.showSelection()
  }

  func forgetHistory() {
    history.removeAllActions()
    endRun()
  }

  // MARK: Typing

  /// Replaces the marked text, or else the selection, without asking the delegate.
  func insert(_ typed: String) {
    edit(placeOfTyping, typed, as: .typing, named: "Typing")
  }

  /// Deletes the selection, or else the previous character, without asking the delegate.
  func deleteBackward() {
    if let range = rangeToDelete {
      edit(range, "", as: text.selection.isEmpty ? .deleting : .none, named: "Typing")
    }
  }

  /// Replaces a range as one undo step.
  ///
  /// The delegate isn't asked, and is notified only of the change of selection (measured).
  func replaceByProgram(_ range: Range<Int>, with replacement: String) {
    guard mayEdit(range, replacement) else { return }
    perform(range, replacement, as: .none, named: "Typing")
    selectionDidMove()
  }

  /// The range that typing replaces: the marked text, or else the selection.
  var placeOfTyping: Range<Int> { text.marked ?? text.selection }

  /// The range that the delete key removes, or `nil` if there is nothing to delete.
  var rangeToDelete: Range<Int>? {
    guard text.selection.isEmpty else { return text.selection }
    let caret = text.selection.lowerBound
    return text.offset(caret, movedBy: -1).map { $0..<caret }
  }

  func deleteSelection() { editAsUser(text.selection, "", as: .none, named: "Delete") }

  /// Asks the delegate whether the user may replace a range, and returns the answer.
  func asks(_ range: Range<Int>, _ replacement: String) -> Bool {
    host.shouldChangeText(in: TextSpan(range), replacementText: replacement)
  }

  /// Returns the part of a text that may be inserted here.
  func admitted(_ typed: String) -> String {
    host.allowsLineBreaks ? typed : String(typed.filter { !$0.isNewline })
  }

  /// Asks the delegate, edits the text, and notifies observers.
  func editAsUser(
    _ range: Range<Int>, _ typed: String, as kind: TypingRun, named name: String
  ) {
    let replacement = admitted(typed)
    guard mayEdit(range, replacement), asks(range, replacement) else { return }
    edit(range, replacement, as: kind, named: name)
  }

  /// Edits the text and notifies observers.
  private func edit(
    _ range: Range<Int>, _ typed: String, as kind: TypingRun, named name: String
  ) {
    let replacement = admitted(typed)
    let isCleared = startsOver || host.clearsOnInsertion && host.isFirstResponder && !typed.isEmpty
    let range = isCleared ? text.everything : range
    startsOver = false
    guard mayEdit(range, replacement) else { return }
    perform(range, replacement, as: kind, named: name)
    textDidChange()
  }

  private func mayEdit(_ range: Range<Int>, _ replacement: String) -> Bool {
    host.allowsEditing && (!range.isEmpty || !replacement.isEmpty)
  }

  private func perform(
    _ range: Range<Int>, _ replacement: String, as kind: TypingRun, named name: String
  ) {
    host.ownApplication.menus.textWillChange(in: host)
    record(text, as: kind, named: name)
    let look = range == placeOfTyping ? lookForTyping : text.lookForTyping(in: range)
    change { $0.replace(range, with: replacement, look: look) }
    typingLook = nil
  }

  private func change(_ apply: (inout EditedText) -> Void) {
    inputDelegate?.textWillChange(host)
    apply(&text)
    textWasChanged?()
    inputDelegate?.textDidChange(host)
    goal = nil
    host.invalidateIntrinsicContentSize()
    host.textNeedsDisplay()
  }

  // MARK: Text storages

  /// Replaces a range by a change of the text storage, and moves the selection with its characters.
  ///
  /// The delegate isn't asked or notified. A change of characters is an undo step of its own, unless
  /// it is part of a change by the user.
  func adopt(_ new: StyledText, for range: Range<Int>, isPartOfChange: Bool) {
    let before = text
    text.adopt(new, for: range)
    if before.length != text.length || before.text(in: range) != new.string {
      if !isPartOfChange {
        endRun()
        if before.length > 0 { register(before, named: "Typing") }
      }
      inputDelegate?.textDidChange(host)
    }
    host.invalidateIntrinsicContentSize()
    if !isPartOfChange { host.textNeedsDisplay() }
  }

  // MARK: Composing

  /// Replaces the marked text, or else the selection, with marked text. Empty text removes it.
  ///
  /// The delegate isn't asked, and is notified only of the change of selection (measured).
  func mark(_ marked: String, selecting selected: Range<Int>) {
    guard host.allowsEditing, text.marked != nil || !marked.isEmpty else { return }
    let range = placeOfTyping
    if text.marked == nil { record(text, as: .none, named: "Typing") }
    let look = lookForTyping
    change { $0.mark(marked, for: range, selecting: selected, look: look) }
    typingLook = nil
    selectionDidMove()
  }

  /// Makes the marked text final.
  func unmark() {
    guard text.marked != nil else { return }
    change { $0.unmark() }
  }

  // MARK: Moving

  /// Moves the insertion point, or the moving end of the selection.
  func move(to place: Int, extending: Bool, keepsGoal: Bool = false) {
    let before = (text.selection, text.head)
    inputDelegate?.selectionWillChange(host)
    text.move(to: place, extending: extending)
    inputDelegate?.selectionDidChange(host)
    if !keepsGoal { goal = nil }
    guard (text.selection, text.head) != before else { return }
    endRun()
    typingLook = nil
    selectionDidMove()
    host.textNeedsDisplay()
  }

  /// Moves up or down by lines while preserving the horizontal position.
  func moveLines(_ count: Int, extending: Bool) {
    let setting = host.setting
    let start = shown(text.head)
    let x = goal ?? setting.caret(at: start).minX
    let place = setting.offset(from: start, linesDown: count, x: x)
    move(to: meant(place), extending: extending, keepsGoal: true)
    goal = x
  }

  // MARK: Undoing

  private func endRun() { run = .none }

  /// Records the text before a change, except within a run of typing.
  private func record(_ before: EditedText, as kind: TypingRun, named name: String) {
    let goesOn = kind != .none && kind == run && before.selection.isEmpty
    run = kind
    guard !goesOn else { return }
    register(before, named: name)
  }

  private func register(_ other: EditedText, named name: String) {
    history.registerUndo(withTarget: self) { $0.restore(other, named: name) }
    history.setActionName(name)
  }

  private func restore(_ other: EditedText, named name: String) {
    register(text, named: name)
    endRun()
    change { $0 = other }
    textDidChange()
  }
}
