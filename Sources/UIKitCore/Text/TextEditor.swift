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
  /// The text set in lines as it is shown.
  var setting: TextSetting { get }
  /// Where the upper left of the first line stands in the view.
  var textOrigin: CGPoint { get }
  /// Asks the delegate whether a range may be replaced.
  func asksToChange(_ range: NSRange, _ replacement: String) -> Bool
  /// The user has changed the text: tells the delegate, targets and observers.
  func userDidChangeText()
  /// The selection is another: tells the delegate, and shows it.
  func selectionDidMove()
  /// Text, selection or marked text are to be drawn again.
  func textNeedsDisplay()
  /// The return key, where it types no line break.
  func userDidReturn()
}

/// Edits the text of a field or a view: typing, deleting, composing, selecting, the edit actions, and
/// undoing all of it.
///
/// What the user does asks the delegate first and tells it afterwards; what the program does, by
/// ``set(_:)`` and ``select(_:)``, tells nobody but the input delegate.
@MainActor
final class TextEditor {
  unowned let host: any TextHost
  private(set) var text = EditedText()
  weak var inputDelegate: (any UITextInputDelegate)?
  private(set) var history = UndoManager()
  private var run = TypingRun.none
  /// How far from the left the place of typing wants to be while it moves up and down.
  private var goal: CGFloat?

  /// What is being typed without a stop, which one undo takes back.
  private enum TypingRun {
    case none
    case typing
    case deleting
  }

  init(host: any TextHost) { self.host = host }

  /// The text as it is shown: a secret one as a row of dots.
  var shown: EditedText {
    guard host.isSecureTextEntry else { return text }
    var dots = EditedText()
    dots.set(String(repeating: Self.dot, count: text.string.count))
    return dots
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

  /// Another text; nobody is asked, and there is nothing left to undo.
  func set(_ string: String) {
    guard text.string != string || text.marked != nil else { return }
    inputDelegate?.textWillChange(host)
    text.set(string)
    inputDelegate?.textDidChange(host)
    forgetHistory()
    host.textNeedsDisplay()
  }

  /// Another selection; its end, or else its start, is kept in view and moves when it is extended.
  func select(_ range: Range<Int>, movingStart: Bool = false) {
    let before = text.selection
    inputDelegate?.selectionWillChange(host)
    text.select(range, movingStart: movingStart)
    inputDelegate?.selectionDidChange(host)
    endRun()
    if text.selection != before { host.selectionDidMove() }
    host.textNeedsDisplay()
  }

  func forgetHistory() {
    history.removeAllActions()
    endRun()
  }

  // MARK: Typing

  /// What was typed comes in place of the marked text, or of the selection.
  func type(_ typed: String) {
    edit(text.marked ?? text.selection, typed, as: .typing, named: "Typing")
  }

  /// Deletes the selection, or the character before the place of typing.
  func deleteBackward() {
    guard text.selection.isEmpty else { return deleteSelection() }
    guard let start = text.offset(text.selection.lowerBound, movedBy: -1) else { return }
    edit(start..<text.selection.lowerBound, "", as: .deleting, named: "Typing")
  }

  /// Deletes the selection, or all from the place of typing to another.
  func delete(to place: Int) {
    guard text.selection.isEmpty else { return deleteSelection() }
    let caret = text.selection.lowerBound
    guard place != caret else { return }
    edit(min(place, caret)..<max(place, caret), "", as: .deleting, named: "Typing")
  }

  func deleteSelection() {
    guard !text.selection.isEmpty else { return }
    edit(text.selection, "", as: .none, named: "Delete")
  }

  /// Puts a text in place of a range, as one step to undo.
  func replace(_ range: Range<Int>, with replacement: String, named name: String = "Typing") {
    edit(range, replacement, as: .none, named: name)
  }

  /// Asks, changes, tells.
  private func edit(_ range: Range<Int>, _ typed: String, as kind: TypingRun, named name: String) {
    let replacement =
      host.allowsLineBreaks ? typed : String(typed.filter { !$0.isNewline })
    let range = text.whole(range)
    guard host.allowsEditing, !range.isEmpty || !replacement.isEmpty,
      host.asksToChange(range.units, replacement)
    else { return }
    UIApplication.shared.menus.textWillChange(in: host)
    let before = text
    // The delegate may have changed the text itself.
    let now = text.whole(range)
    record(before, as: kind, named: name)
    change { $0.replace(now, with: replacement) }
    host.userDidChangeText()
    host.selectionDidMove()
  }

  private func change(_ apply: (inout EditedText) -> Void) {
    inputDelegate?.textWillChange(host)
    apply(&text)
    inputDelegate?.textDidChange(host)
    goal = nil
    host.textNeedsDisplay()
  }

  // MARK: Composing

  /// Provisional text of an input method; empty text takes it away.
  func mark(_ marked: String, selecting selected: Range<Int>) {
    let range = text.marked ?? text.selection
    guard host.allowsEditing else { return }
    if text.marked == nil {
      guard !marked.isEmpty, host.asksToChange(range.units, marked) else { return }
      record(text, as: .none, named: "Typing")
    }
    change { $0.mark(marked, for: range, selecting: selected) }
    host.userDidChangeText()
    host.selectionDidMove()
  }

  /// The marked text is final.
  func unmark() {
    guard text.marked != nil else { return }
    change { $0.unmark() }
  }

  // MARK: Moving

  /// Moves the place of typing to another, or the moving end of the selection.
  func move(to place: Int, extending: Bool, keepsGoal: Bool = false) {
    let before = text
    inputDelegate?.selectionWillChange(host)
    text.move(to: place, extending: extending)
    inputDelegate?.selectionDidChange(host)
    if !keepsGoal { goal = nil }
    guard text != before else { return }
    endRun()
    host.selectionDidMove()
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

  // MARK: Edit actions

  /// Whether an edit action has something to do now; nil for one that a text has no say in.
  func allows(_ action: StandardEditAction) -> Bool? {
    let isSecret = host.isSecureTextEntry
    let hasSelection = !text.selection.isEmpty
    switch action {
    case .cut: return hasSelection && !isSecret && host.allowsEditing
    case .copy: return hasSelection && !isSecret
    case .delete: return hasSelection && host.allowsEditing
    case .paste: return host.allowsEditing && UIPasteboard.general.hasStrings
    case .select: return !hasSelection && text.length > 0
    case .selectAll: return text.length > 0 && text.selection != text.everything
    default: return nil
    }
  }

  func copy() {
    guard allows(.copy) ?? false else { return }
    UIPasteboard.general.string = text.text(in: text.selection)
  }

  func cut() {
    guard allows(.cut) ?? false else { return }
    copy()
    edit(text.selection, "", as: .none, named: "Cut")
  }

  func paste() {
    guard let string = UIPasteboard.general.string else { return }
    edit(text.marked ?? text.selection, string, as: .none, named: "Paste")
  }

  /// Selects the word at the place of typing, or the one before it.
  func selectWord() { selectUnit(.word, at: text.selection.lowerBound) }

  /// Selects the unit around a place; where there is none, the one before it.
  func selectUnit(_ granularity: UITextGranularity, at place: Int) {
    let units = TextUnits(text)
    let unit =
      units.unit(granularity, at: place, backward: false)
      ?? units.unit(granularity, at: place, backward: true)
    guard var unit else { return }
    // The line break that ends a paragraph is not selected with it.
    if granularity == .paragraph, text.text(in: unit).last?.isNewline == true {
      unit = unit.lowerBound..<(text.offset(unit.upperBound, movedBy: -1) ?? unit.lowerBound)
    }
    select(unit)
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
    host.userDidChangeText()
    host.selectionDidMove()
  }
}
