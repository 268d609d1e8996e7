import Foundation
import Testing
import TouchstoneLayers
import TouchstoneTesting
import UIKit

/// UIKit's attributes in `AttributedString`.
@MainActor @Suite(.staged) struct AttributedStringTests {
  private let font = UIFont.boldSystemFont(ofSize: 30)

  @Test func `An attributed string has UIKit's attributes as properties`() {
    var string = AttributedString("Hello, world")
    string.font = .systemFont(ofSize: 17)
    string.foregroundColor = .red
    string.underlineStyle = .single
    string.kern = 2
    string.link = URL(string: "https://example.org")
    #expect(string.font == UIFont.systemFont(ofSize: 17))
    #expect(string.uiKit.font == UIFont.systemFont(ofSize: 17))
    string.uiKit.foregroundColor = .blue
    #expect(string.foregroundColor == .blue)
    if let range = string.range(of: "world") { string[range].font = font }
    #expect(string.runs.map(\.font) == [.systemFont(ofSize: 17), font])
    #expect(string.runs.map(\.uiKit.kern) == [2, 2])
  }

  @Test func `A container is made of a dictionary, by properties, or as a chain`() {
    let one = AttributeContainer([.font: font, .foregroundColor: UIColor.red, .kern: 3])
    var other = AttributeContainer()
    other.font = font
    other.foregroundColor = .red
    other.kern = 3
    #expect(one == other)
    #expect(one == AttributeContainer().font(font).foregroundColor(.red).kern(3))
    let back = [NSAttributedString.Key: Any](one)
    #expect(back.count == 3)
    #expect(back[.font] as? UIFont == font)
    #expect(AttributeContainer([.font: "not a font", .init("own"): 1]) == AttributeContainer())
  }

  @Test func `Attributes survive the way to NSAttributedString and back`() {
    let paragraph = NSMutableParagraphStyle()
    paragraph.lineSpacing = 4
    let shadow = NSShadow()
    shadow.shadowBlurRadius = 3
    let attributes = AttributeContainer([
      .font: font, .foregroundColor: UIColor.red, .backgroundColor: UIColor.yellow, .kern: 1.5,
      .tracking: 2, .underlineStyle: NSUnderlineStyle.single.rawValue,
      .strikethroughStyle: NSUnderlineStyle.thick.rawValue, .paragraphStyle: paragraph,
      .baselineOffset: 5, .link: "https://example.org", .shadow: shadow,
    ])
    #expect(attributes.strikethroughStyle == .thick)
    #expect(attributes.link == URL(string: "https://example.org"))
    let string = AttributedString("a👍🏽") + AttributedString("b", attributes: attributes)
    let old = NSAttributedString(string)
    #expect(old.string == "a👍🏽b")
    #expect(old.attributes(at: 0, effectiveRange: nil).isEmpty)
    #expect(old.attribute(.font, at: 5, effectiveRange: nil) as? UIFont == font)
    #expect(
      old.attribute(.underlineStyle, at: 5, effectiveRange: nil) as? Int
        == NSUnderlineStyle.single.rawValue)
    #expect(AttributedString(old) == string)
    #expect((try? AttributedString(old, including: \.uiKit)) == string)
  }

  @Test func `A mutable string of Foundation is made of an attributed string`() {
    let text = NSMutableAttributedString(AttributedString("ab", attributes: .init([.kern: 1])))
    text.append(NSAttributedString(AttributedString("c")))
    #expect(text.string == "abc")
    #expect(AttributedString(text).runs.map(\.kern) == [1, nil])
  }

  @Test func `A label shows a converted string in its fonts`() throws {
    var string = AttributedString("Large")
    string.font = font
    let label = UILabel()
    label.attributedText = NSAttributedString(string)
    let plain = UILabel()
    plain.font = font
    plain.text = "Large"
    #expect(label.sizeThatFits(.zero) == plain.sizeThatFits(.zero))
  }

  @Test func `A shadow is drawn behind its own characters only`() {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 1, height: 2)
    shadow.shadowBlurRadius = 3
    shadow.shadowColor = UIColor.red
    let text = NSMutableAttributedString(string: "a", attributes: [.shadow: shadow])
    text.append(NSAttributedString(string: "b"))
    let context = CGContext(pictureOf: CGSize(width: 100, height: 100))
    UIGraphicsPushContext(context)
    text.draw(at: .zero)
    UIGraphicsPopContext()
    var isShadowed = false
    var drawn: [String] = []
    for command in context.list.commands {
      switch command {
      case .setShadow(let offset, let blur, let color):
        isShadowed = true
        #expect(offset == shadow.shadowOffset && blur == 3 && color == UIColor.red.cgColor)
      case .restore: isShadowed = false
      case .text(let run): drawn.append(run.string + (isShadowed ? " with a shadow" : ""))
      default: break
      }
    }
    #expect(drawn == ["a with a shadow", "b"])
  }

  @Test func `Shadows of characters are equal by value, and copies are independent`() throws {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 2, height: 3)
    shadow.shadowBlurRadius = 4
    shadow.shadowColor = UIColor.red
    let copy = try #require(shadow.copy() as? NSShadow)
    #expect(copy == shadow)
    copy.shadowColor = nil
    #expect(copy != shadow)
    shadow.shadowBlurRadius = -1
    #expect(shadow.shadowBlurRadius == 0)
  }
}
