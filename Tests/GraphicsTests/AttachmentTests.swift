import Testing
import TouchstoneLayers
import TouchstoneTesting
import UIKit

/// Images in texts that are measured, drawn and shown in labels and buttons.
@MainActor @Suite(.staged) struct AttachmentTests {
  private let stage = Stage()
  private let font = UIFont.systemFont(ofSize: 20)

  /// Returns an image of white pixels, at one pixel per point.
  private func image(_ width: Int, _ height: Int) throws -> UIImage {
    let bytes = Data(repeating: 255, count: width * height * 4)
    let provider = try #require(CGDataProvider(data: NSData(data: bytes)))
    let pixels = CGImage(
      width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue), provider: provider,
      decode: nil, shouldInterpolate: true, intent: .defaultIntent)
    return UIImage(cgImage: try #require(pixels))
  }

  private func text(_ before: String, _ attachment: NSTextAttachment, _ after: String = "")
    -> NSAttributedString
  {
    let text = NSMutableAttributedString(string: before)
    text.append(NSAttributedString(attachment: attachment))
    text.append(NSAttributedString(string: after))
    text.addAttribute(.font, value: font, range: NSRange(location: 0, length: text.length))
    return text
  }

  private func label(_ text: NSAttributedString) -> UILabel {
    let label = UILabel(frame: CGRect(x: 10, y: 100, width: 300, height: 100))
    label.font = font
    label.attributedText = text
    stage.window.addSubview(label)
    stage.advance(by: 0.1)
    return label
  }

  private func images(_ view: UIView) -> [CGRect] {
    (view.layer.drawing?.commands ?? []).compactMap {
      if case .image(_, let rect) = $0 { rect } else { nil }
    }
  }

  private func runs(_ view: UIView) -> [TextRun] {
    (view.layer.drawing?.commands ?? []).compactMap {
      if case .text(let run) = $0 { run } else { nil }
    }
  }

  @Test func `an attachment is a character of its own with the attribute`() throws {
    let attachment = NSTextAttachment(image: try image(4, 4))
    let text = NSAttributedString(attachment: attachment)
    #expect(text.string == "\u{FFFC}" && text.length == 1)
    #expect(NSTextAttachment.character == 0xFFFC)
    let found = text.attribute(.attachment, at: 0, effectiveRange: nil) as? NSTextAttachment
    #expect(found === attachment)
    #expect(text.isEqual(to: NSAttributedString(attachment: attachment)))
    #expect(!text.isEqual(to: NSAttributedString(attachment: NSTextAttachment())))
  }

  @Test func `a text is wider by its attachment, which has the size of its image`() throws {
    let word = "go".size(withAttributes: [.font: font])
    let attachment = NSTextAttachment(image: try image(12, 8))
    let size = text("go", attachment).size()
    #expect(abs(size.width - (word.width + 12)) < 1e-9)
    #expect(size.height == word.height)
    let box = text("go", attachment).boundingRect(
      with: CGSize(width: 500, height: 500), options: .usesLineFragmentOrigin, context: nil)
    #expect(box.size == size)
  }

  @Test func `bounds replace the size of the image`() throws {
    let attachment = NSTextAttachment(data: nil, ofType: nil)
    attachment.image = try image(12, 8)
    attachment.bounds = CGRect(x: 0, y: -3, width: 30, height: 10)
    let word = "go".size(withAttributes: [.font: font])
    #expect(abs(text("go", attachment).size().width - (word.width + 30)) < 1e-9)
  }

  @Test func `an attachment without image and bounds has no width`() {
    let word = "go".size(withAttributes: [.font: font])
    #expect(abs(text("go", NSTextAttachment()).size().width - word.width) < 1e-9)
    let data = NSTextAttachment(data: Data([1, 2, 3]), ofType: "public.data")
    #expect(abs(text("go", data).size().width - word.width) < 1e-9)
    #expect(data.contents == Data([1, 2, 3]) && data.fileType == "public.data")
  }

  @Test func `the image is read from the attachment's data`() throws {
    let data = try #require(try image(9, 5).pngData())
    let attachment = NSTextAttachment(data: data, ofType: "public.png")
    #expect(attachment.image == nil)
    let shown = attachment.image(forBounds: .zero, textContainer: nil, characterIndex: 0)
    #expect(shown?.size == CGSize(width: 9, height: 5))
  }

  @Test func `a line grows with a taller attachment, and its baseline moves down`() throws {
    let attachment = NSTextAttachment(image: try image(10, 60))
    let plain = "go".size(withAttributes: [.font: font]).height
    #expect(abs(text("go", attachment).size().height - (60 + plain - font.ascender)) < 1e-9)
    attachment.bounds = CGRect(x: 0, y: -40, width: 10, height: 20)
    #expect(abs(text("go", attachment).size().height - (font.ascender + 40)) < 1e-9)
  }

  @Test func `a label shows an attachment on the baseline between its words`() throws {
    let attachment = NSTextAttachment(image: try image(12, 8))
    let label = label(text("go", attachment, "on"))
    let word = "go".size(withAttributes: [.font: font]).width
    let base = try #require(runs(label).first).origin.y
    let rect = try #require(images(label).first)
    #expect(images(label).count == 1)
    #expect(abs(rect.minX - word) < 1e-9 && abs(rect.maxY - base) < 1e-9)
    #expect(rect.size == CGSize(width: 12, height: 8))
    let after = try #require(runs(label).last)
    #expect(after.string == "on" && abs(after.origin.x - (word + 12)) < 1e-9)
    #expect(runs(label).allSatisfy { !$0.string.contains("\u{FFFC}") })
  }

  @Test func `negative y of the bounds moves an image below the baseline`() throws {
    let attachment = NSTextAttachment(image: try image(12, 8))
    attachment.bounds = CGRect(x: 2, y: -3, width: 20, height: 16)
    let label = label(text("go", attachment))
    let base = try #require(runs(label).first).origin.y
    let word = "go".size(withAttributes: [.font: font]).width
    let rect = try #require(images(label).first)
    #expect(abs(rect.maxY - (base + 3)) < 1e-9 && abs(rect.minX - (word + 2)) < 1e-9)
    #expect(rect.size == CGSize(width: 20, height: 16))
  }

  @Test func `a label's intrinsic size includes attachments that are set later`() throws {
    let label = label(text("go", NSTextAttachment()))
    let before = label.intrinsicContentSize
    label.attributedText = text("go", NSTextAttachment(image: try image(30, 50)))
    #expect(abs(label.intrinsicContentSize.width - before.width - 30) <= 1)
    #expect(label.intrinsicContentSize.height > before.height)
  }

  /// Shows its image as wide as the line, as tutorials do.
  private final class FullWidthAttachment: NSTextAttachment {
    override func attachmentBounds(
      for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
      glyphPosition position: CGPoint, characterIndex charIndex: Int
    ) -> CGRect {
      guard let size = image?.size, size.width > 0 else { return .zero }
      let width = lineFrag.width
      return CGRect(x: 0, y: 0, width: width, height: width * size.height / size.width)
    }
  }

  @Test func `a subclass scales its image to the width of the line`() throws {
    let attachment = FullWidthAttachment()
    attachment.image = try image(40, 20)
    let string = text("", attachment)
    let box = string.boundingRect(
      with: CGSize(width: 120, height: 1000), options: .usesLineFragmentOrigin, context: nil)
    #expect(box.width == 120 && box.height >= 60)
    let label = label(string)
    label.numberOfLines = 0
    stage.advance(by: 0.1)
    #expect(images(label).first?.size == CGSize(width: 300, height: 150))
  }

  @Test func `lines are broken before and behind an attachment`() throws {
    let attachment = NSTextAttachment(image: try image(60, 8))
    let string = text("wordword", attachment, "wordword")
    let word = "wordword".size(withAttributes: [.font: font])
    let box = string.boundingRect(
      with: CGSize(width: word.width + 10, height: 1000), options: .usesLineFragmentOrigin,
      context: nil)
    #expect(box.height > word.height * 2.5)
    #expect(box.width <= word.width + 10)
  }

  @Test func `a template image has the color of its text`() throws {
    let template = try image(6, 6).withRenderingMode(.alwaysTemplate)
    let string = NSMutableAttributedString(
      attributedString: text("go", NSTextAttachment(image: template)))
    string.addAttribute(
      .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: string.length))
    let label = label(string)
    let isRed = (label.layer.drawing?.commands ?? []).contains {
      if case .fill(_, let color, _) = $0 { color == UIColor.red.cgColor } else { false }
    }
    #expect(isRed)
  }

  @Test func `a button's title shows an attachment`() throws {
    let button = UIButton(type: .custom)
    button.setAttributedTitle(
      text("go", NSTextAttachment(image: try image(12, 8))), for: .normal)
    stage.window.addSubview(button)
    button.sizeToFit()
    stage.advance(by: 0.1)
    let label = try #require(button.titleLabel)
    #expect(images(label).count == 1)
    #expect(label.bounds.width >= "go".size(withAttributes: [.font: font]).width + 12)
  }

  @Test func `bounds that aren't finite are rejected`() {
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    attachment.bounds = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 10)
    #expect(attachment.bounds.width == 10)
  }
}
