import Foundation
import Testing
import TouchstoneTesting
import UIKit

/// Text storages on their own, and subclasses as in tutorials.
@Suite(.staged) @MainActor
struct TextStorageTests {
  private let stage = Stage()
  private let mark = NSAttributedString.Key("mark")

  @MainActor
  private final class Log: NSObject, NSTextStorageDelegate {
    var lines: [String] = []
    func textStorage(
      _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) { note("will", editedMask, editedRange, delta) }
    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) { note("did", editedMask, editedRange, delta) }
    private func note(
      _ word: String, _ mask: NSTextStorage.EditActions, _ range: NSRange, _ delta: Int
    ) { lines.append("\(word) \(mask.rawValue) \(range.location)+\(range.length) \(delta)") }
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  /// A storage with its own text that marks a word, as in tutorials about highlighting.
  final class Highlighter: NSTextStorage {
    private let backing = NSMutableAttributedString(string: "")
    override var string: String { backing.string }
    override func attributes(
      at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] {
      backing.attributes(at: location, effectiveRange: range)
    }
    override func replaceCharacters(in range: NSRange, with str: String) {
      beginEditing()
      backing.replaceCharacters(in: range, with: str)
      edited(
        [.editedCharacters, .editedAttributes], range: range,
        changeInLength: (str as NSString).length - range.length)
      endEditing()
    }
    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      beginEditing()
      backing.setAttributes(attrs, range: range)
      edited(.editedAttributes, range: range, changeInLength: 0)
      endEditing()
    }
    override func processEditing() {
      let paragraph = (string as NSString).paragraphRange(for: editedRange)
      removeAttribute(.foregroundColor, range: paragraph)
      let word = (string as NSString).range(of: "let", options: [], range: paragraph)
      if word.location != NSNotFound {
        addAttribute(.foregroundColor, value: UIColor.red, range: word)
      }
      super.processEditing()
    }
  }

  @Test func `each change outside a group is processed at once`() {
    let log = Log()
    let storage = NSTextStorage(string: "abc")
    storage.delegate = log
    storage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "XYZ")
    #expect(log.take() == ["will 2 1+3 2", "did 2 1+3 2"])
    storage.addAttribute(mark, value: 1, range: NSRange(location: 0, length: 2))
    #expect(log.take() == ["will 1 0+2 0", "did 1 0+2 0"])
    #expect(storage.string == "aXYZc" && storage.length == 5)
    #expect(storage.editedMask.isEmpty && storage.editedRange.location == NSNotFound)
  }

  @Test func `changes of a group are processed together when it ends`() {
    let log = Log()
    let storage = NSTextStorage(string: "hello")
    storage.delegate = log
    storage.beginEditing()
    storage.insert(NSAttributedString(string: "ab"), at: 0)
    storage.append(NSAttributedString(string: "!"))
    #expect(log.lines.isEmpty)
    #expect(storage.editedMask == [.editedCharacters, .editedAttributes])
    #expect(storage.changeInLength == 3)
    storage.endEditing()
    #expect(log.take() == ["will 3 0+8 3", "did 3 0+8 3"])
  }

  @Test func `every way to change a storage reaches the methods that a subclass overrides`() {
    let storage = Highlighter()
    storage.append(NSAttributedString(string: "let a", attributes: [mark: 1]))
    storage.mutableString.append(" = 1")
    storage.insert(NSAttributedString(string: "// "), at: 0)
    storage.deleteCharacters(in: NSRange(location: 0, length: 3))
    storage.addAttributes([mark: 2], range: NSRange(location: 4, length: 1))
    #expect(storage.string == "let a = 1")
    var range = NSRange()
    let color = storage.attribute(.foregroundColor, at: 1, effectiveRange: &range) as? UIColor
    #expect(color == .red && range == NSRange(location: 0, length: 3))
    #expect(storage.attribute(mark, at: 4, effectiveRange: nil) as? Int == 2)
    storage.setAttributedString(NSAttributedString(string: "var"))
    #expect(storage.string == "var")
    #expect(storage.attribute(.foregroundColor, at: 0, effectiveRange: nil) == nil)
  }

  @Test func `Foundation copies and compares a storage with its own text`() throws {
    let storage = Highlighter()
    storage.append(NSAttributedString(string: "let a", attributes: [mark: 1]))
    let copy = NSAttributedString(attributedString: storage)
    #expect(copy.string == "let a" && copy.isEqual(to: storage))
    #expect(copy.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    let joined = NSMutableAttributedString(string: "x")
    joined.append(storage)
    #expect(joined.string == "xlet a")
    #expect(storage.attributedSubstring(from: NSRange(location: 4, length: 1)).string == "a")
    var parts: [NSRange] = []
    storage.enumerateAttribute(.foregroundColor, in: NSRange(location: 0, length: 5)) {
      value, range, _ in
      if value != nil { parts.append(range) }
    }
    #expect(parts == [NSRange(location: 0, length: 3)])
  }

  @Test func `a storage created with a text has it in a subclass, too`() {
    #expect(Highlighter(string: "let").string == "let")
    let text = NSAttributedString(string: "q", attributes: [mark: 1])
    #expect(NSTextStorage(attributedString: text).isEqual(to: text))
    #expect(NSTextStorage().length == 0)
  }

  @Test func `a layout manager belongs to one storage`() {
    let (first, second) = (NSTextStorage(string: "a"), NSTextStorage(string: "b"))
    let manager = NSLayoutManager()
    first.addLayoutManager(manager)
    #expect(manager.textStorage === first && first.layoutManagers == [manager])
    second.addLayoutManager(manager)
    #expect(manager.textStorage === second && first.layoutManagers.isEmpty)
    second.removeLayoutManager(manager)
    #expect(manager.textStorage == nil && second.layoutManagers.isEmpty)
  }
}
