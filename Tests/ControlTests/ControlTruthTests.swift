import Testing
import TouchstoneLayers
import TouchstoneTesting
import UIKitGraphics

@testable import UIKitCore

/// Text fields and buttons compared with the values that real UIKit reported.
///
/// Recorded frames of controls are compared in `LayoutTests/Recorded`.
@MainActor
struct ControlTruthTests {
  @Test("a rounded text field has real UIKit's text insets and height")
  func fieldRoom() throws {
    let scene = try TruthScene("text_field_rounded")
    let field = UITextField(frame: try #require(try scene.expected("field").rect()))
    field.borderStyle = .roundedRect
    let room = try #require(try scene.expected("field.textRoom").rect())
    #expect(field.textRect(forBounds: field.bounds) == room)
    #expect(field.editingRect(forBounds: field.bounds) == room)
    #expect(field.placeholderRect(forBounds: field.bounds) == room)
    // The recording is of Mac Catalyst, where a line of 17 points is 20 points high.
    let height = try #require(try scene.expected("field").number("intrinsicHeight"))
    let metrics = FontMetrics(size: 17).withLineHeight(20)
    field.font = UIFont(systemFontOfSize: 17, metrics: metrics)
    #expect(field.intrinsicContentSize.height == CGFloat(height))
  }

  @Test("a rounded text field is 28 points wider than its text, in whole points")
  func fieldWidth() {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.font = .systemFont(ofSize: 17)
    for text in ["", "i", "Some words to measure"] {
      field.text = text
      let label = UILabel()
      label.font = field.font
      label.text = text
      let width = text.isEmpty ? 0 : label.intrinsicContentSize.width.rounded(.up)
      #expect(field.intrinsicContentSize.width == width + 28, "“\(text)”")
    }
  }

  @Test("a caret is a point wide and 1.5 points higher than its line, at a whole point")
  func caret() throws {
    let stage = Stage()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 288, height: 34))
    field.borderStyle = .roundedRect
    field.font = .systemFont(ofSize: 17)
    stage.window.addSubview(field)
    let line = UIFont.systemFont(ofSize: 17).lineHeight.rounded()
    let rect = field.caretRect(for: field.beginningOfDocument)
    #expect(rect == CGRect(x: 7, y: 6, width: 1, height: line + 1.5))
    let view = UITextView(frame: CGRect(x: 0, y: 50, width: 288, height: 120))
    view.font = .systemFont(ofSize: 17)
    view.text = "one\ntwo"
    stage.window.addSubview(view)
    let second = try #require(view.position(from: view.beginningOfDocument, offset: 4))
    #expect(view.caretRect(for: view.beginningOfDocument).minY == 7)
    let top = (8 + UIFont.systemFont(ofSize: 17).lineHeight - 0.75).rounded(.down)
    #expect(view.caretRect(for: second).minY == top)
  }

  @Test("a system button is as wide as its title in whole points, and 12 points higher")
  func buttonSize() throws {
    for (size, weight) in [(13, UIFont.Weight.regular), (15, .regular), (17, .semibold)] {
      let button = UIButton(type: .system)
      button.setTitle("Plain Button", for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: CGFloat(size), weight: weight)
      let title = try #require(button.titleLabel).intrinsicContentSize
      button.sizeToFit()
      #expect(
        button.bounds.size == CGSize(width: title.width.rounded(.up), height: title.height + 12))
      #expect(button.sizeThatFits(CGSize(width: 10, height: 10)) == button.bounds.size)
    }
  }
}
