import Foundation
import Testing
import TouchstoneTesting
import UIKit

/// The values that a real text field returned, as recorded in `Tests/Truth/text_ranges.json`.
@Suite("Text positions and ranges, as measured", .staged) @MainActor
struct TextRangeTruthTests {
  /// A query of a text field and its result. Parts that weren't queried are `nil`.
  struct Case: Decodable, Sendable {
    var text: String?
    var length: Int?
    var place: String?
    var part: String?
    var reversed: String?
    var replacement: String?
    var gives: String?
    var caret: Int?
    var backspace: String?

    enum CodingKeys: String, CodingKey {
      case text, length, gives, caret
      case place = "position at 2"
      case part = "text in 0..<2"
      case reversed = "reversed ends 3, 1"
      case replacement = "replace 1..<3 with"
      case backspace = "backspace after 😀 or e + combining acute"
    }
  }

  private struct Scene: Decodable { var cases: [Case] }

  private nonisolated static let cases: [Case] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Truth/text_ranges.json")
    let scene = (try? Data(contentsOf: file)).flatMap {
      try? JSONDecoder().decode(Scene.self, from: $0)
    }
    return scene?.cases ?? []
  }()

  private let stage = Stage()

  private func field(_ text: String) -> UITextField {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    field.text = text
    stage.window.addSubview(field)
    return field
  }

  private func range(_ start: Int, _ end: Int, _ field: UITextField) throws -> UITextRange {
    let begin = field.beginningOfDocument
    let first = try #require(field.position(from: begin, offset: start))
    let second = try #require(field.position(from: begin, offset: end))
    return try #require(field.textRange(from: first, to: second))
  }

  private func numbers(_ range: UITextRange, _ field: UITextField) -> Range<Int> {
    let begin = field.beginningOfDocument
    return field.offset(from: begin, to: range.start)..<field.offset(from: begin, to: range.end)
  }

  @Test("the test data contains every recorded result")
  func isComplete() { #expect(Self.cases.count == 5) }

  @Test("a field returns the results recorded of a real one", arguments: cases)
  func answers(_ recorded: Case) throws {
    let field = field(recorded.text ?? "abcdef")
    let begin = field.beginningOfDocument
    if let length = recorded.length {
      #expect(field.offset(from: begin, to: field.endOfDocument) == length)
    }
    if let place = recorded.place {
      #expect((field.position(from: begin, offset: 2) != nil) == (place == "allowed"))
    }
    if let part = recorded.part { #expect(field.text(in: try range(0, 2, field)) == part) }
    if let reversed = recorded.reversed {
      #expect("\(numbers(try range(3, 1, field), field))" == reversed)
    }
    if let replacement = recorded.replacement {
      field.replace(try range(1, 3, field), withText: replacement)
      #expect(field.text == recorded.gives)
      let caret = try #require(recorded.caret)
      #expect(field.selectedTextRange.map { numbers($0, field) } == caret..<caret)
    }
    if let backspace = recorded.backspace {
      #expect(backspace == "takes the whole character")
      for character in ["😀", "e\u{301}"] {
        field.text = "x" + character
        field.becomeFirstResponder()
        stage.press(.keyboardDeleteOrBackspace)
        #expect(field.text == "x")
      }
    }
  }
}
