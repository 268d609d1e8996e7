import Foundation
import Testing
import TouchstoneTesting
import UIKit

extension UITapGestureRecognizer {
  /// Returns whether the tap hit a range of a label's text, in the way that tutorials compute it.
  fileprivate func didTapAttributedTextInLabel(label: UILabel, inRange targetRange: NSRange) -> Bool
  {
    guard let attributedText = label.attributedText else { return false }
    let layoutManager = NSLayoutManager()
    let textContainer = NSTextContainer(size: CGSize.zero)
    let textStorage = NSTextStorage(attributedString: attributedText)
    layoutManager.addTextContainer(textContainer)
    textStorage.addLayoutManager(layoutManager)
    textContainer.lineFragmentPadding = 0.0
    textContainer.lineBreakMode = label.lineBreakMode
    textContainer.maximumNumberOfLines = label.numberOfLines
    let labelSize = label.bounds.size
    textContainer.size = labelSize
    let location = self.location(in: label)
    let box = layoutManager.usedRect(for: textContainer)
    let offset = CGPoint(
      x: (labelSize.width - box.size.width) * 0.5 - box.origin.x,
      y: (labelSize.height - box.size.height) * 0.5 - box.origin.y)
    let place = CGPoint(x: location.x - offset.x, y: location.y - offset.y)
    let index = layoutManager.characterIndex(
      for: place, in: textContainer, fractionOfDistanceBetweenInsertionPoints: nil)
    return NSLocationInRange(index, targetRange)
  }
}

/// Layout managers without a view.
@Suite(.staged) @MainActor
struct LayoutManagerTests {
  private let stage = Stage()
  private let font = UIFont.systemFont(ofSize: 17)

  @MainActor
  private final class Target: NSObject {
    var hits: [Bool] = []
    private let label: UILabel
    private let range: NSRange
    init(_ label: UILabel, _ range: NSRange) {
      self.label = label
      self.range = range
    }
    func tapped(_ tap: UITapGestureRecognizer) {
      hits.append(tap.didTapAttributedTextInLabel(label: label, inRange: range))
    }
  }

  /// The objects for a text, retained together.
  private struct Kit {
    let storage: NSTextStorage
    let manager = NSLayoutManager()
    let container: NSTextContainer

    init(_ text: NSAttributedString, width: CGFloat, padding: CGFloat = 0) {
      storage = NSTextStorage(attributedString: text)
      container = NSTextContainer(size: CGSize(width: width, height: 0))
      container.lineFragmentPadding = padding
      manager.addTextContainer(container)
      storage.addLayoutManager(manager)
    }
  }

  private func kit(_ string: String, width: CGFloat = 0, padding: CGFloat = 0) -> Kit {
    Kit(
      NSAttributedString(string: string, attributes: [.font: font]), width: width, padding: padding)
  }

  private func width(_ string: String) -> CGFloat {
    string.size(withAttributes: [.font: font]).width
  }

  @Test func `a tap on a link in a label is found with a layout manager`() throws {
    let text = "Read our terms and our policy before you begin"
    let link = (text as NSString).range(of: "policy")
    let label = UILabel(frame: CGRect(x: 20, y: 200, width: 160, height: 90))
    label.numberOfLines = 0
    label.textAlignment = .center
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    label.attributedText = NSAttributedString(
      string: text, attributes: [.font: font, .paragraphStyle: style])
    label.isUserInteractionEnabled = true
    let target = Target(label, link)
    let tap = UITapGestureRecognizer()
    tap.addTarget(target, action: Target.tapped)
    label.addGestureRecognizer(tap)
    stage.window.addSubview(label)
    stage.advance(by: 0.1)
    for word in ["policy", "terms", "Read", "begin"] {
      stage.tap(at: try #require(center(of: word, in: text, label)))
      stage.settle()
    }
    #expect(target.hits == [true, false, false, false])
  }

  /// Returns the center of a word of a centered label, found by breaking lines at spaces.
  private func center(of word: String, in text: String, _ label: UILabel) -> CGPoint? {
    var lines = [""]
    for part in text.split(separator: " ").map(String.init) {
      let last = lines[lines.count - 1]
      let longer = last.isEmpty ? part : last + " " + part
      if width(longer) <= label.bounds.width {
        lines[lines.count - 1] = longer
      } else {
        lines.append(part)
      }
    }
    let height = font.lineHeight
    let top = label.frame.midY - CGFloat(lines.count) * height / 2
    for (number, line) in lines.enumerated() {
      guard let range = line.range(of: word) else { continue }
      let left = label.frame.midX - width(line) / 2
      let start = width(String(line[..<range.lowerBound]))
      return CGPoint(
        x: left + start + width(word) / 2, y: top + (CGFloat(number) + 0.5) * height)
    }
    return nil
  }

  @Test func `a glyph is a character's UTF-16 unit`() {
    let kit = kit("a😀b")
    #expect(kit.manager.numberOfGlyphs == 4)
    #expect(kit.manager.glyphIndexForCharacter(at: 3) == 3)
    #expect(kit.manager.characterIndexForGlyph(at: 2) == 2)
    var actual = NSRange()
    let glyphs = kit.manager.glyphRange(
      forCharacterRange: NSRange(location: 1, length: 1), actualCharacterRange: &actual)
    #expect(glyphs == NSRange(location: 1, length: 2) && actual == glyphs)
    #expect(kit.manager.glyphRange(for: kit.container) == NSRange(location: 0, length: 4))
    #expect(kit.manager.isValidGlyphIndex(3) && !kit.manager.isValidGlyphIndex(4))
  }

  @Test func `the used rectangle is the text's with the paddings at its sides`() {
    let plain = kit("hello")
    let used = plain.manager.usedRect(for: plain.container)
    #expect(abs(used.width - width("hello")) < 1e-9 && abs(used.height - font.lineHeight) < 1e-9)
    #expect(NSTextContainer(size: .zero).lineFragmentPadding == 5)
    let padded = kit("hello", width: 200, padding: 5)
    let wide = padded.manager.usedRect(for: padded.container)
    #expect(abs(wide.width - width("hello") - 10) < 1e-9 && wide.minX == 0)
  }

  @Test func `a point is found in the character under it, with the part before it`() {
    let kit = kit("hello", width: 200, padding: 5)
    let start = 5 + width("he")
    let middle = start + (width("hel") - width("he")) * 0.25
    var part: CGFloat = -1
    let index = kit.manager.characterIndex(
      for: CGPoint(x: middle, y: 5), in: kit.container,
      fractionOfDistanceBetweenInsertionPoints: &part)
    #expect(index == 2 && abs(part - 0.25) < 0.1)
    let glyph = kit.manager.glyphIndex(for: CGPoint(x: middle, y: 5), in: kit.container)
    #expect(glyph == 2)
  }

  @Test func `next to a line, its first or last character is found`() {
    let kit = kit("ab\ncd", width: 200)
    func found(_ x: CGFloat, _ y: CGFloat) -> Int {
      kit.manager.characterIndex(
        for: CGPoint(x: x, y: y), in: kit.container, fractionOfDistanceBetweenInsertionPoints: nil)
    }
    #expect(found(-10, 3) == 0 && found(150, 3) == 1)
    #expect(found(-10, font.lineHeight + 3) == 3 && found(150, 500) == 4)
    #expect(found(-10, -50) == 0)
  }

  @Test func `bounds and locations of glyphs are those of the measured text`() {
    let kit = kit("hello there", width: 300, padding: 5)
    let box = kit.manager.boundingRect(
      forGlyphRange: NSRange(location: 6, length: 5), in: kit.container)
    // The width of a string doesn't include trailing spaces.
    #expect(abs(box.minX - 5 - (width("hello there") - width("there"))) < 1)
    #expect(abs(box.maxX - 5 - width("hello there")) < 1e-6)
    #expect(abs(box.height - font.lineHeight) < 1e-9)
    let place = kit.manager.location(forGlyphAt: 6)
    #expect(abs(place.x - box.minX) < 1e-6 && abs(place.y - font.ascender) < 1e-9)
  }

  @Test func `lines are visited with their rectangles and glyphs`() {
    let kit = kit("one\ntwo\nthree", width: 100, padding: 5)
    var lines: [String] = []
    var tops: [CGFloat] = []
    let all = NSRange(location: 0, length: kit.storage.length)
    kit.manager.enumerateLineFragments(forGlyphRange: all) { rect, used, container, glyphs, _ in
      lines.append((kit.storage.string as NSString).substring(with: glyphs))
      tops.append(rect.minY)
      #expect(container === kit.container && rect.width == 100 && used.width < 100)
    }
    #expect(lines == ["one\n", "two\n", "three"])
    #expect(tops.count == 3 && abs(tops[2] - 2 * font.lineHeight) < 1e-9)
    var count = 0
    kit.manager.enumerateLineFragments(forGlyphRange: all) { _, _, _, _, stop in
      count += 1
      stop.pointee = true
    }
    #expect(count == 1)
    var range = NSRange()
    let rect = kit.manager.lineFragmentRect(forGlyphAt: 5, effectiveRange: &range)
    #expect(range == NSRange(location: 4, length: 4) && abs(rect.minY - font.lineHeight) < 1e-9)
  }

  @Test func `each line of a range has an enclosing rectangle`() {
    let kit = kit("one\ntwo", width: 100)
    var rects: [CGRect] = []
    kit.manager.enumerateEnclosingRects(
      forGlyphRange: NSRange(location: 1, length: 5),
      withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0), in: kit.container
    ) { rect, _ in rects.append(rect) }
    #expect(rects.count == 2)
    #expect(abs((rects.first?.minX ?? 0) - width("o")) < 1 && rects.last?.minX == 0)
  }

  @Test func `a container's maximum number of lines hides further lines`() {
    let kit = kit("one\ntwo\nthree", width: 100)
    kit.container.maximumNumberOfLines = 2
    let used = kit.manager.usedRect(for: kit.container)
    #expect(abs(used.height - 2 * font.lineHeight) < 1e-9)
    #expect(kit.manager.glyphRange(for: kit.container) == NSRange(location: 0, length: 8))
    kit.container.maximumNumberOfLines = 0
    #expect(abs(kit.manager.usedRect(for: kit.container).height - 3 * font.lineHeight) < 1e-9)
  }

  @Test func `a change of storage or container changes the next answer`() {
    let kit = kit("one two", width: 200)
    let before = kit.manager.usedRect(for: kit.container)
    kit.storage.append(NSAttributedString(string: " three", attributes: [.font: font]))
    #expect(kit.manager.usedRect(for: kit.container).width > before.width)
    kit.container.size = CGSize(width: width("three") + 1, height: 0)
    #expect(abs(kit.manager.usedRect(for: kit.container).height - 3 * font.lineHeight) < 1e-9)
  }

  @Test func `an empty layout manager finds nothing`() {
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: .zero)
    #expect(manager.usedRect(for: container) == .zero && manager.numberOfGlyphs == 0)
    manager.addTextContainer(container)
    let storage = NSTextStorage()
    storage.addLayoutManager(manager)
    #expect(container.layoutManager === manager)
    #expect(manager.usedRect(for: container) == .zero)
    #expect(manager.glyphIndex(for: CGPoint(x: 3, y: 3), in: container) == 0)
    #expect(manager.location(forGlyphAt: 7) == .zero)
    let range = NSRange(location: NSNotFound, length: 0)
    #expect(manager.boundingRect(forGlyphRange: range, in: container) == .zero)
  }

  @Test func `glyphs are drawn in the current context at the container's origin`() {
    let kit = kit("one\ntwo", width: 100, padding: 5)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 200)).image { _ in
      kit.manager.drawBackground(
        forGlyphRange: NSRange(location: 0, length: 7), at: CGPoint(x: 10, y: 20))
      kit.manager.drawGlyphs(
        forGlyphRange: NSRange(location: 0, length: 7), at: CGPoint(x: 10, y: 20))
    }
    #expect(image.size == CGSize(width: 200, height: 200))
  }
}
