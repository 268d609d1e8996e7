import Testing
import TouchstoneLayers
import TouchstoneTesting
import UIKit

/// Strings that app code measures and draws.
@MainActor @Suite(.staged) struct StringDrawingTests {
  private let font = UIFont.systemFont(ofSize: 20)
  private let words = "one two three four"

  private func style(_ change: (NSMutableParagraphStyle) -> Void) -> [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    change(style)
    return [.font: font, .paragraphStyle: style]
  }

  private func runs(_ draw: () -> Void) -> [TextRun] {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 300, height: 300)).image { _ in draw() }
    return (image.cgImage?.recording?.list.commands ?? []).compactMap {
      if case .text(let run) = $0 { run } else { nil }
    }
  }

  @Test("a text's bounding rectangle has the width of the longest line and the height of all")
  func bounding() {
    let whole = words.size(withAttributes: [.font: font])
    let room = CGSize(width: whole.width * 0.6, height: .greatestFiniteMagnitude)
    let box = words.boundingRect(
      with: room, options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil)
    #expect(box.width <= room.width && box.height > whole.height * 1.9)
    let line = words.boundingRect(with: room, attributes: [.font: font], context: nil)
    #expect(line.width == whole.width && line.height == whole.height)
    #expect(line.minY == -font.ascender)
    let attributed = NSAttributedString(string: words, attributes: [.font: font])
    #expect(attributed.size() == whole)
    let context = NSStringDrawingContext()
    #expect(
      attributed.boundingRect(with: room, options: .usesLineFragmentOrigin, context: context) == box
    )
    #expect(context.totalBounds == box && context.actualScaleFactor == 1)
  }

  @Test("alignment moves text in its rectangle")
  func alignment() {
    let width = words.size(withAttributes: [.font: font]).width
    let rect = CGRect(x: 10, y: 0, width: 280, height: 40)
    func start(_ alignment: NSTextAlignment) -> CGFloat {
      runs { words.draw(in: rect, withAttributes: style { $0.alignment = alignment }) }
        .first?.origin.x ?? -1
    }
    #expect(start(.left) == 10 && start(.natural) == 10)
    #expect(abs(start(.center) - (10 + (280 - width) / 2)) < 1e-9)
    #expect(abs(start(.right) - (290 - width)) < 1e-9)
  }

  @Test("a line that is too long is truncated by its line break mode")
  func breaking() {
    let rect = CGRect(x: 0, y: 0, width: 80, height: 200)
    let tail = runs {
      words.draw(in: rect, withAttributes: style { $0.lineBreakMode = .byTruncatingTail })
    }
    #expect(tail.map(\.string).joined().hasSuffix("\u{2026}"))
    #expect(Set(tail.map(\.origin.y)).count == 1)
    let wrapped = runs { words.draw(in: rect, withAttributes: style { _ in }) }
    #expect(Set(wrapped.map(\.origin.y)).count > 1)
  }

  @Test("lines have the given spacing, and lines below the rectangle are left out")
  func lines() {
    let rect = CGRect(x: 0, y: 5, width: 80, height: 200)
    let near = runs { words.draw(in: rect, withAttributes: style { _ in }) }.map(\.origin.y)
    let far = runs { words.draw(in: rect, withAttributes: style { $0.lineSpacing = 6 }) }
      .map(\.origin.y)
    #expect(near.count == far.count && near.first == far.first)
    #expect((far.last ?? 0) - (near.last ?? 0) == 6 * CGFloat(near.count - 1))
    let low = CGRect(x: 0, y: 5, width: 80, height: 25)
    #expect(runs { words.draw(in: low, withAttributes: style { _ in }) }.count == 2)
    let cut = runs {
      words.draw(
        with: low, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
        attributes: style { _ in }, context: nil)
    }
    #expect(cut.map(\.string).joined().hasSuffix("\u{2026}"))
  }

  @Test("text drawn from the baseline is above its point")
  func baseline() {
    let rect = CGRect(x: 3, y: 50, width: 0, height: 0)
    let run = runs { words.draw(with: rect, attributes: [.font: font], context: nil) }.first
    #expect(run?.origin.x == 3 && abs((run?.origin.y ?? 0) - 50) < 1e-9)
  }

  @Test("paragraph styles are equal by value, and copies are independent")
  func styles() throws {
    let style = NSMutableParagraphStyle()
    #expect(style.isEqual(NSParagraphStyle.default))
    style.alignment = .center
    style.lineSpacing = -3
    #expect(style.lineSpacing == 0)
    let copy = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
    copy.lineBreakMode = .byClipping
    #expect(style.lineBreakMode == .byWordWrapping && copy.alignment == .center)
    copy.setParagraphStyle(.default)
    #expect(copy.alignment == .natural)
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "he-IL") == .rightToLeft)
  }
}
