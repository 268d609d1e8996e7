import UIKit

/// A custom text input with a string, positions in UTF-16 units, and characters of 10 × 20 points
/// in lines.
class OwnInputView: UIView, UITextInput {
  /// A position with its offset.
  final class Place: UITextPosition {
    let offset: Int
    init(_ offset: Int) {
      self.offset = offset
      super.init()
    }
  }

  /// A range between two positions.
  final class Span: UITextRange {
    let range: NSRange
    init(_ range: NSRange) {
      self.range = range
      super.init()
    }
    override var isEmpty: Bool { range.length == 0 }
    override var start: UITextPosition { Place(range.location) }
    override var end: UITextPosition { Place(range.location + range.length) }
  }

  var storage = NSMutableString(string: "")
  var selection = NSRange(location: 0, length: 0)
  var marked: NSRange?
  /// The calls of the view, in order.
  var calls: [String] = []
  var refuses: Set<String> = []
  lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
  weak var inputDelegate: (any UITextInputDelegate)?
  var markedTextStyle: [NSAttributedString.Key: Any]?

  override var canBecomeFirstResponder: Bool { true }

  init(_ text: String) {
    super.init(frame: CGRect(x: 20, y: 100, width: 300, height: 200))
    storage = NSMutableString(string: text)
    selection = NSRange(location: storage.length, length: 0)
  }

  required init?(coder: NSCoder) { nil }

  var string: String { storage as String }
  private func offset(_ position: UITextPosition) -> Int { (position as? Place)?.offset ?? 0 }
  private func units(_ range: UITextRange) -> NSRange {
    (range as? Span)?.range ?? NSRange(location: 0, length: 0)
  }

  // MARK: Keys

  var hasText: Bool { storage.length > 0 }
  func insertText(_ text: String) {
    calls.append("insert \(text)")
    put(text, at: marked ?? selection)
  }
  func deleteBackward() {
    calls.append("delete")
    if selection.length > 0 { return put("", at: selection) }
    guard selection.location > 0 else { return }
    put("", at: storage.rangeOfComposedCharacterSequence(at: selection.location - 1))
  }
  private func put(_ text: String, at range: NSRange) {
    storage.replaceCharacters(in: range, with: text)
    selection = NSRange(location: range.location + (text as NSString).length, length: 0)
    marked = nil
  }

  // MARK: Text

  func text(in range: UITextRange) -> String? { storage.substring(with: units(range)) }
  func replace(_ range: UITextRange, withText text: String) {
    calls.append("replace")
    put(text, at: units(range))
  }
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    let asked = "\(units(range).location)+\(units(range).length) \(text)"
    calls.append("should \(asked)")
    return !refuses.contains(asked)
  }
  var selectedTextRange: UITextRange? {
    get { Span(selection) }
    set { selection = newValue.map(units) ?? NSRange(location: 0, length: 0) }
  }
  var markedTextRange: UITextRange? { marked.map { Span($0) } }
  func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    let start = (marked ?? selection).location
    let text = markedText ?? ""
    put(text, at: marked ?? selection)
    marked = text.isEmpty ? nil : NSRange(location: start, length: (text as NSString).length)
  }
  func unmarkText() { marked = nil }

  // MARK: Positions

  var beginningOfDocument: UITextPosition { Place(0) }
  var endOfDocument: UITextPosition { Place(storage.length) }
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    let (a, b) = (offset(fromPosition), offset(toPosition))
    return Span(NSRange(location: min(a, b), length: abs(a - b)))
  }
  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = self.offset(position) + offset
    return (0...storage.length).contains(place) ? Place(place) : nil
  }
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    switch direction {
    case .left: return self.position(from: position, offset: -offset)
    case .right: return self.position(from: position, offset: offset)
    case .up, .down:
      let (line, column) = lineAndColumn(self.offset(position))
      return place(line: line + (direction == .up ? -offset : offset), column: column)
    }
  }
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let (a, b) = (offset(position), offset(other))
    return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
  }
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    offset(toPosition) - offset(from)
  }
  func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? {
    direction == .left || direction == .up ? range.start : range.end
  }
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? { nil }
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { .leftToRight }
  func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) {}

  // MARK: Geometry

  private var lines: [String] { string.components(separatedBy: "\n") }
  private func lineAndColumn(_ offset: Int) -> (Int, Int) {
    let before = storage.substring(to: offset).components(separatedBy: "\n")
    return (before.count - 1, before.last.map { ($0 as NSString).length } ?? 0)
  }
  private func place(line: Int, column: Int) -> UITextPosition? {
    let lines = lines
    guard lines.indices.contains(line) else { return nil }
    let start = lines[..<line].reduce(0) { $0 + ($1 as NSString).length + 1 }
    return Place(start + min(column, (lines[line] as NSString).length))
  }
  func firstRect(for range: UITextRange) -> CGRect { caretRect(for: range.start) }
  func caretRect(for position: UITextPosition) -> CGRect {
    let (line, column) = lineAndColumn(offset(position))
    return CGRect(x: CGFloat(column) * 10, y: CGFloat(line) * 20, width: 1, height: 20)
  }
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  func closestPosition(to point: CGPoint) -> UITextPosition? {
    place(line: max(0, Int(point.y / 20)), column: max(0, Int((point.x / 10).rounded())))
      ?? endOfDocument
  }
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    closestPosition(to: point)
  }
  func characterRange(at point: CGPoint) -> UITextRange? { nil }
}
