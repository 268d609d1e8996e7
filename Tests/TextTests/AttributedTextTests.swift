import Testing
import TouchstoneLayers
import TouchstoneTesting
import UIKit

@testable import UIKitCore
@testable import UIKitText

@Suite("Text with attributes", .staged) @MainActor
struct AttributedTextTests {
  private let stage = Stage()
  private let large = UIFont.boldSystemFont(ofSize: 30)
  private let small = UIFont.systemFont(ofSize: 10)

  private func view(_ text: NSAttributedString? = nil) -> UITextView {
    let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 200))
    view.font = .systemFont(ofSize: 16)
    view.attributedText = text
    stage.window.addSubview(view)
    stage.advance(by: 0.1)
    return view
  }

  private func field(_ text: NSAttributedString? = nil) -> UITextField {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
    field.attributedText = text
    stage.window.addSubview(field)
    stage.advance(by: 0.1)
    return field
  }

  private func text(
    _ parts: (String, [NSAttributedString.Key: Any])...
  ) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for part in parts { text.append(NSAttributedString(string: part.0, attributes: part.1)) }
    return text
  }

  private func runs(_ view: UIView) -> [TextRun] {
    (view.layer.drawing?.commands ?? []).compactMap {
      if case .text(let run) = $0 { run } else { nil }
    }
  }

  private func fills(_ view: UIView, _ color: UIColor) -> [CGRect] {
    (view.layer.drawing?.commands ?? []).compactMap {
      guard case .fill(let path, let filled, _) = $0, filled == color.cgColor else { return nil }
      let points = path.flatMap(\.points)
      let xs = points.map(\.x)
      let ys = points.map(\.y)
      guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
      else { return nil }
      return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
  }

  @Test("a text view keeps the attributes of its ranges, and adds its font and color elsewhere")
  func keeps() {
    let view = view(text(("red", [.foregroundColor: UIColor.red]), (" big", [.font: large])))
    view.textColor = nil
    view.attributedText = text(
      ("red", [.foregroundColor: UIColor.red]), (" big", [.font: large]))
    let kept: NSAttributedString = view.attributedText
    #expect(view.text == "red big")
    #expect(kept.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    #expect(kept.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 16))
    #expect(kept.attribute(.font, at: 4, effectiveRange: nil) as? UIFont == large)
    #expect(kept.attribute(.foregroundColor, at: 4, effectiveRange: nil) as? UIColor == .label)
  }

  @Test("each range is drawn in its font and color, on one baseline")
  func drawn() throws {
    let view = view(
      text(("small", [.font: small]), ("BIG", [.font: large, .foregroundColor: UIColor.red])))
    let runs = runs(view.canvas)
    try #require(runs.map(\.string) == ["small", "BIG"])
    #expect(runs[0].fontSize == 10 && runs[1].fontSize == 30 && runs[1].fontWeight == 700)
    #expect(runs[1].color == UIColor.red.cgColor)
    #expect(runs[0].origin.y == runs[1].origin.y)
    #expect(abs(runs[1].origin.x - (runs[0].origin.x + runs[0].width)) < 0.001)
  }

  @Test("a line is as high as its largest font, and carets fit between characters of several fonts")
  func measured() throws {
    let view = view(text(("aa", [.font: small]), ("bb", [.font: large]), ("\ncc", [.font: small])))
    let rects = (0...6).compactMap {
      view.position(from: view.beginningOfDocument, offset: $0).map { view.caretRect(for: $0) }
    }
    try #require(rects.count == 7)
    let inSmall = ("a" as NSString).size(withAttributes: [.font: small]).width
    let inLarge = ("b" as NSString).size(withAttributes: [.font: large]).width
    #expect(abs(rects[1].minX - rects[0].minX - inSmall) < 0.001)
    #expect(abs(rects[3].minX - rects[2].minX - inLarge) < 0.001)
    #expect(rects[0].height > large.lineHeight && rects[5].height < large.lineHeight)
    #expect(abs(rects[5].minY - rects[0].minY - large.lineHeight) < 2)
    // The height is rounded up to a pixel.
    let excess = view.contentSize.height - (large.lineHeight + small.lineHeight + 16)
    #expect(excess >= 0 && excess < 1 / view.traitCollection.displayScale)
    let middle = CGPoint(x: rects[3].minX + 1, y: rects[3].midY)
    #expect(
      view.closestPosition(to: middle).map {
        view.offset(from: view.beginningOfDocument, to: $0)
      } == 3)
  }

  @Test("lines of several fonts wrap by the width of their characters")
  func wrapped() {
    let word = "mmmm "
    let view = view(text((word, [.font: small]), (word + word, [.font: large])))
    view.frame.size.width = 170
    stage.advance(by: 0.1)
    #expect(runs(view.canvas).map(\.string) == [word, word, word])
    #expect(Set(runs(view.canvas).map(\.origin.y)).count == 2)
  }

  @Test("a grapheme cluster with an attribute boundary is drawn whole, with its first attributes")
  func sharedCharacter() {
    let whole = "👍🏽e\u{301}x"
    let attributed = NSMutableAttributedString(string: whole)
    let color = NSAttributedString.Key.foregroundColor
    attributed.addAttribute(color, value: UIColor.red, range: NSRange(location: 0, length: 2))
    attributed.addAttribute(color, value: UIColor.blue, range: NSRange(location: 5, length: 1))
    let view = view(attributed)
    #expect(runs(view.canvas).map(\.string) == ["👍🏽", "e\u{301}x"])
    #expect(runs(view.canvas).first?.color == UIColor.red.cgColor)
    #expect(
      view.caretRect(for: view.endOfDocument)
        == self.view(text((whole, [:]))).caretRect(for: view.endOfDocument))
  }

  @Test("typed text has the attributes of the character before it, or of the first one replaced")
  func typing() {
    let view = view(
      text(("red", [.foregroundColor: UIColor.red]), ("blue", [.foregroundColor: UIColor.blue])))
    view.becomeFirstResponder()
    func color(_ offset: Int) -> UIColor? {
      view.attributedText.attribute(.foregroundColor, at: offset, effectiveRange: nil) as? UIColor
    }
    view.selectedRange = NSRange(location: 3, length: 0)
    stage.type("x")
    #expect(view.text == "redxblue" && color(3) == .red)
    view.selectedRange = NSRange(location: 3, length: 3)
    #expect(view.typingAttributes[.foregroundColor] as? UIColor == .red)
    view.selectedRange = NSRange(location: 4, length: 2)
    stage.type("y")
    #expect(view.text == "redxyue" && color(3) == .red && color(4) == .blue)
    view.undoManager?.undo()
    #expect(view.text == "redxblue" && color(4) == .blue && color(0) == .red)
  }

  @Test("typing attributes apply until the caret moves")
  func typingAttributes() {
    let view = view(text(("ab", [:])))
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 1, length: 0)
    view.typingAttributes = [.foregroundColor: UIColor.green]
    stage.type("xy")
    #expect(view.text == "axyb")
    func color(_ offset: Int) -> UIColor? {
      view.attributedText.attribute(.foregroundColor, at: offset, effectiveRange: nil) as? UIColor
    }
    #expect((0..<4).map { color($0) == .green } == [false, true, true, false])
    view.typingAttributes = [.foregroundColor: UIColor.red]
    stage.press(.keyboardRightArrow)
    stage.type("z")
    #expect(view.text == "axybz" && color(4) == .label)
  }

  @Test("setting a font or color applies to all text, and a new text has no attributes")
  func overwriting() {
    let field = field(text(("a", [.font: large]), ("b", [.foregroundColor: UIColor.red])))
    #expect(runs(field.canvas).map(\.fontSize) == [30, 17])
    field.font = small
    field.textColor = .blue
    stage.advance(by: 0.1)
    #expect(runs(field.canvas).allSatisfy { $0.fontSize == 10 && $0.color == UIColor.blue.cgColor })
    field.attributedText = text(("a", [.font: large]))
    field.text = "a"
    stage.advance(by: 0.1)
    #expect(runs(field.canvas).map(\.fontSize) == [10])
  }

  @Test("a field keeps attributes while it is edited, and fits its larger characters")
  func fieldIsEdited() {
    let field = field(text(("ab", [.font: large])))
    let wide = field.sizeThatFits(.zero).width
    #expect(wide > ("ab" as NSString).size(withAttributes: [.font: large]).width)
    field.becomeFirstResponder()
    stage.type("c")
    #expect(field.typingAttributes?[.font] as? UIFont == large)
    #expect(runs(field.canvas).map(\.string) == ["abc"])
    #expect(runs(field.canvas).first?.fontSize == 30)
    field.resignFirstResponder()
  }

  @Test("characters are underlined and struck through, and have background colors")
  func decorations() throws {
    let view = view(
      text(
        ("plain ", [:]),
        (
          "marked",
          [
            .underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: UIColor.red,
            .strikethroughStyle: NSUnderlineStyle.thick.rawValue,
            .strikethroughColor: UIColor.green,
            .backgroundColor: UIColor.yellow,
          ]
        )))
    let run = try #require(runs(view.canvas).last)
    let under = try #require(fills(view.canvas, .red).first)
    let through = try #require(fills(view.canvas, .green).first)
    let ground = try #require(fills(view.canvas, .yellow).first)
    for rect in [under, through, ground] {
      #expect(abs(rect.minX - run.origin.x) < 0.001 && abs(rect.width - run.width) < 0.001)
    }
    #expect(under.minY > run.origin.y && through.maxY < run.origin.y)
    #expect(ground.minY < through.minY && ground.maxY > under.maxY)
    #expect(through.height > under.height)
  }

  @Test("a label draws each range in its font and color, and wraps lines by them")
  func label() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    label.numberOfLines = 0
    label.attributedText = text(
      ("one ", [.font: small]), ("two", [.font: large, .foregroundColor: UIColor.red]))
    stage.window.addSubview(label)
    stage.advance(by: 0.1)
    #expect(runs(label).map(\.string) == ["one ", "two"])
    #expect(runs(label).map(\.fontSize) == [10, 30])
    #expect(runs(label).last?.color == UIColor.red.cgColor)
    #expect(abs(label.sizeThatFits(.zero).height - large.lineHeight) < 1)
    label.textColor = .blue
    label.font = small
    stage.advance(by: 0.1)
    #expect(runs(label).allSatisfy { $0.fontSize == 10 && $0.color == UIColor.blue.cgColor })
  }

  @Test("a label that is too narrow truncates in the attributes of the last character")
  func truncatedLabel() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    label.attributedText = text(
      ("ab", [.font: small]), ("cdefghijkl", [.font: UIFont.systemFont(ofSize: 20)]))
    stage.window.addSubview(label)
    stage.advance(by: 0.1)
    let last = try #require(runs(label).last)
    #expect(last.string.hasSuffix("…") && last.fontSize == 20)
    #expect(last.origin.x + last.width <= 80)
  }

  // MARK: Links

  private final class Asked: NSObject, UITextViewDelegate {
    var links: [String] = []
    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      links.append(
        "\(URL.absoluteString) \(characterRange.location)+\(characterRange.length) \(interaction)")
      return false
    }
  }

  private func tap(_ offset: Int, _ view: UITextView) throws {
    let place = try #require(view.position(from: view.beginningOfDocument, offset: offset))
    let caret = view.caretRect(for: place)
    stage.tap(at: view.convert(CGPoint(x: caret.midX + 3, y: caret.midY), to: nil))
    stage.settle()
  }

  @Test("a tap on a link of a read-only text calls the delegate, and places no caret")
  func link() throws {
    let asked = Asked()
    let view = view(
      text(
        ("see ", [:]), ("the ", [.link: "https://a.example/x"]),
        ("page", [.link: "https://a.example/x", .font: large]), (" now", [:])))
    view.isEditable = false
    view.delegate = asked
    try tap(6, view)
    #expect(asked.links == ["https://a.example/x 4+8 invokeDefaultAction"])
    #expect(!view.isFirstResponder)
    try tap(1, view)
    #expect(asked.links.count == 1)
    #expect(view.isFirstResponder)
  }

  @Test("a link in an editable text is plain text")
  func editedLink() throws {
    let asked = Asked()
    let view = view(text(("page", [.link: URL(string: "https://a.example") as Any])))
    view.delegate = asked
    try tap(2, view)
    #expect(asked.links.isEmpty && view.isFirstResponder)
    view.selectedRange = NSRange(location: 4, length: 0)
    stage.type("s")
    #expect(view.attributedText.attribute(.link, at: 4, effectiveRange: nil) == nil)
    #expect(view.attributedText.attribute(.link, at: 3, effectiveRange: nil) != nil)
  }

  @Test("links have the view's tint color, or the link attributes")
  func linkLook() {
    let view = view(text(("page", [.link: "https://a.example", .foregroundColor: UIColor.red])))
    view.tintColor = .purple
    stage.advance(by: 0.1)
    #expect(runs(view.canvas).first?.color == UIColor.purple.cgColor)
    view.linkTextAttributes = [.foregroundColor: UIColor.green]
    stage.advance(by: 0.1)
    #expect(runs(view.canvas).first?.color == UIColor.green.cgColor)
  }
}
