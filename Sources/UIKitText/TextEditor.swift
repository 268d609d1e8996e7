internal import TouchstoneLayers
@_spi(Kit) internal import UIKitCore
internal import UIKitMenus

/// Who shows and owns a text that is edited: a text field or a text view.
@MainActor
protocol TextHost: UIView, UITextInput {
  var editor: TextEditor { get }
  /// The gestures of the text.
  var interaction: UITextInteraction { get }
  /// The grabbers of the selection, once there was one.
  var handles: SelectionHandles? { get set }
  /// Whether the user may change the text.
  var allowsEditing: Bool { get }
  /// Whether line breaks belong to the text.
  var allowsLineBreaks: Bool { get }
  /// Whether what is typed next takes the place of all text.
  var clearsOnInsertion: Bool { get set }
  /// The text set in lines as it is shown.
  var setting: TextSetting { get }
  /// Where the upper left of the first line stands in the view.
  var textOrigin: CGPoint { get }
  /// Asks the delegate whether a range may be replaced.
  func asksToChange(_ range: NSRange, _ replacement: String) -> Bool
  /// The text was typed or edited: tells the delegate, targets and observers.
  func userDidChangeText()
  /// The selection is another: tells the delegate.
  func selectionDidMove()
  /// Moves what is shown so that the place of typing can be seen.
  func showSelection()
  /// Text, selection or marked text are to be drawn again.
  func textNeedsDisplay()
  /// The return key, where it types no line break.
  func userDidReturn()
}

/// Edits the text of a field or a view: typing, deleting, composing, selecting, the edit actions, and
/// undoing all of it.
///
/// What the user does asks the delegate first, then goes through the methods of `UITextInput` that a
/// subclass may override, and tells afterwards. What the program does by these methods asks nobody.
/// ``set(_:)`` and ``select(_:movingStart:)`` tell nobody but the input delegate.
@MainActor
final class TextEditor {
  unowned let host: any TextHost
  private(set) var text = EditedText()
  weak var inputDelegate: (any UITextInputDelegate)?
  private(set) var history = UndoManager()
  /// How what is typed next is to look, where that was said.
  private var typingLook: TextLook?
  private var run = TypingRun.none
  /// How far from the left the place of typing wants to be while it moves up and down.
  private var goal: CGFloat?
  /// Whether the next change by typing or deleting takes all text away, as in a secret whose editing
  /// has begun again: nobody can see what is there.
  var startsOver = false

  /// The latest text as it was shown in lines.
  private var keptSetting: (text: TextParagraphs, place: SettingPlace, setting: TextSetting)?
  /// The latest secret, with the dots that stand for it.
  private var keptDots: (secret: TextParagraphs, dots: EditedText)?

  /// What is being typed without a stop, which one undo takes back.
  enum TypingRun {
    case none
    case typing
    case deleting
  }

  init(host: any TextHost) { self.host = host }

  /// The text as it is shown: a secret one as a row of dots.
  var shown: EditedText {
    guard host.isSecureTextEntry else { return text }
    if let keptDots, keptDots.secret.isSame(as: text.paragraphs) { return keptDots.dots }
    var dots = EditedText()
    dots.set(String(repeating: Self.dot, count: text.string.count))
    keptDots = (text.paragraphs, dots)
    return dots
  }

  /// The text as it is shown, set in lines; the same text in the same room is set once.
  func setting(font: UIFont, width: CGFloat?, alignment: NSTextAlignment) -> TextSetting {
    let shown = shown
    let isRightToLeft = host.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let place = SettingPlace(
      metrics: font.metrics, width: width, alignment: alignment, isRightToLeft: isRightToLeft)
    if let keptSetting, keptSetting.place == place, keptSetting.text.isSame(as: shown.paragraphs) {
      return keptSetting.setting
    }
    let setting = TextSetting(
      shown, font: font, width: width, alignment: alignment, isNaturallyRightToLeft: isRightToLeft)
    keptSetting = (shown.paragraphs, place, setting)
    return setting
  }

  /// What a setting depends on beside its text.
  private struct SettingPlace: Equatable {
    let metrics: FontMetrics
    let width: CGFloat?
    let alignment: NSTextAlignment
    let isRightToLeft: Bool
  }

  static let dot: Character = "\u{2022}"

  /// The place in the text as it is shown.
  func shown(_ offset: Int) -> Int {
    host.isSecureTextEntry ? text.characters(from: 0, to: offset) : offset
  }

  func shown(_ range: Range<Int>) -> Range<Int> {
    shown(range.lowerBound)..<shown(range.upperBound)
  }

  /// The place in the text of one in the text as it is shown.
  func meant(_ offset: Int) -> Int {
    host.isSecureTextEntry ? text.offset(0, movedBy: offset) ?? text.length : offset
  }

  // MARK: The program

  /// Another text without attributes; nobody is asked, and there is nothing left to undo.
  func set(_ string: String) {
    // Two strings that read the same may be of different length.
    guard
      !text.string.utf8.elementsEqual(string.utf8) || text.marked != nil || !text.paragraphs.isPlain
    else { return }
    set(LookedText(string))
  }

  /// Another text with its attributes; nobody is asked, and there is nothing left to undo.
  func set(_ new: LookedText) {
    inputDelegate?.textWillChange(host)
    text.set(new)
    inputDelegate?.textDidChange(host)
    typingLook = nil
    forgetHistory()
    host.invalidateIntrinsicContentSize()
    host.textNeedsDisplay()
  }

  /// Takes an attribute away from all text, which the host has for all of it now.
  func strip(_ key: NSAttributedString.Key) {
    guard !text.paragraphs.isPlain else { return }
    text.changeLooks(in: text.everything) { $0.without(key) }
  }

  /// How what is typed next looks, with the host's own look where it says nothing.
  var lookForTyping: TextLook { typingLook ?? text.lookForTyping(in: placeOfTyping) }

  /// What is typed next looks otherwise, until the caret moves.
  func type(as look: TextLook) { typingLook = look }

  /// Another selection; its end, or else its start, is kept in view and moves when it is extended.
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

  /// Text and selection are others; what is shown follows the size that the delegate gives.
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

  /// A text comes in place of the marked text, or of the selection; nobody is asked.
  func insert(_ typed: String) {
    edit(placeOfTyping, typed, as: .typing, named: "Typing")
  }

  /// Deletes the selection, or the character before the place of typing; nobody is asked.
  func deleteBackward() {
    if let range = rangeToDelete {
      edit(range, "", as: text.selection.isEmpty ? .deleting : .none, named: "Typing")
    }
  }

  /// Puts a text in place of a range, as one step to undo; nobody is asked, and only the move of the
  /// selection is told, as measured.
  func replaceByProgram(_ range: Range<Int>, with replacement: String) {
    guard mayEdit(range, replacement) else { return }
    perform(range, replacement, as: .none, named: "Typing")
    selectionDidMove()
  }

  /// Where typing goes: the marked text, or else the selection.
  var placeOfTyping: Range<Int> { text.marked ?? text.selection }

  /// What the delete key takes away; nil where there is nothing.
  var rangeToDelete: Range<Int>? {
    guard text.selection.isEmpty else { return text.selection }
    let caret = text.selection.lowerBound
    return text.offset(caret, movedBy: -1).map { $0..<caret }
  }

  func deleteSelection() { editAsUser(text.selection, "", as: .none, named: "Delete") }

  /// Whether the delegate lets the user put a text in place of a range.
  func asks(_ range: Range<Int>, _ replacement: String) -> Bool {
    host.shouldChangeText(in: TextSpan(range), replacementText: replacement)
  }

  /// What of a text may come in here.
  func admitted(_ typed: String) -> String {
    host.allowsLineBreaks ? typed : String(typed.filter { !$0.isNewline })
  }

  /// Asks, changes, tells.
  func editAsUser(
    _ range: Range<Int>, _ typed: String, as kind: TypingRun, named name: String
  ) {
    let replacement = admitted(typed)
    guard mayEdit(range, replacement), asks(range, replacement) else { return }
    edit(range, replacement, as: kind, named: name)
  }

  /// Changes, tells.
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
    inputDelegate?.textDidChange(host)
    goal = nil
    host.invalidateIntrinsicContentSize()
    host.textNeedsDisplay()
  }

  // MARK: Composing

  /// Provisional text in place of what was marked before, or of the selection; empty text takes it
  /// away. Nobody is asked, and only the move of the selection is told, as measured.
  func mark(_ marked: String, selecting selected: Range<Int>) {
    guard host.allowsEditing, text.marked != nil || !marked.isEmpty else { return }
    let range = placeOfTyping
    if text.marked == nil { record(text, as: .none, named: "Typing") }
    let look = lookForTyping
    change { $0.mark(marked, for: range, selecting: selected, look: look) }
    typingLook = nil
    selectionDidMove()
  }

  /// The marked text is final.
  func unmark() {
    guard text.marked != nil else { return }
    change { $0.unmark() }
  }

  // MARK: Moving

  /// Moves the place of typing to another, or the moving end of the selection.
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

  /// Moves up or down by lines, and stays below where it came from.
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

  /// Notes what the text was before a change; not again while a run of typing goes on.
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
