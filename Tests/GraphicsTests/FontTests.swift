import Testing
import TouchstoneLayers
import TouchstoneTesting
import UIKit

/// Fonts that scale with the user's text size, and space between characters.
@MainActor @Suite(.staged) struct FontTests {
  private func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: category), UITraitCollection(displayScale: 3),
    ])
  }

  /// Values of `scaledValue(for:)` that were recorded on an iPhone 16, for the style `body`.
  private static let recorded: [(UIContentSizeCategory, [CGFloat: CGFloat])] = [
    (
      .extraSmall,
      [
        8: 7, 10: 8.667, 12: 10.333, 14: 12, 17: 14.667, 20: 17.333, 28: 24.333, 34: 29.333,
        48: 41.333, 64: 55.333,
      ]
    ),
    (
      .small,
      [
        8: 7.333, 10: 9, 12: 11, 14: 12.667, 17: 15.333, 20: 18.333, 28: 25.333, 34: 31, 48: 43.667,
        64: 58.333,
      ]
    ),
  ]

  @Test func `Numbers scale with the text size as recorded`() {
    for (category, values) in Self.recorded {
      for (value, wanted) in values {
        let found = UIFontMetrics.default.scaledValue(for: value, compatibleWith: traits(category))
        #expect(abs(found - wanted) < 0.001, "\(value): \(found), not \(wanted)")
      }
    }
    #expect(UIFontMetrics.default.scaledValue(for: 17.1, compatibleWith: traits(.large)) == 17.1)
  }

  @Test func `A scaled font has whole points, keeps its face, and grows up to its maximum`() {
    let font = UIFont(name: "Georgia-Bold", size: 20) ?? .systemFont(ofSize: 20)
    let metrics = UIFontMetrics(forTextStyle: .title1)
    let large = metrics.scaledFont(for: font, compatibleWith: traits(.extraExtraExtraLarge))
    #expect(large.pointSize == 24 && large.fontName == font.fontName)
    let bound = metrics.scaledFont(
      for: font, maximumPointSize: 22, compatibleWith: traits(.extraExtraExtraLarge))
    #expect(bound.pointSize == 22)
    #expect(metrics.scaledFont(for: font, compatibleWith: traits(.large)).pointSize == 20)
    #expect(metrics.scaledFont(for: font, maximumPointSize: .nan).pointSize > 0)
  }

  @Test func `A label that adjusts its font follows the text size with a scaled font`() {
    let stage = Stage(device: .iPhone16)
    let label = UILabel()
    label.text = "Hello"
    label.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 20))
    label.adjustsFontForContentSizeCategory = true
    stage.window.addSubview(label)
    let before = label.intrinsicContentSize
    stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    stage.advance(by: 0.1)
    #expect(label.intrinsicContentSize.height > before.height * 1.5)
    stage.window.traitOverrides.preferredContentSizeCategory = .large
    stage.advance(by: 0.1)
    #expect(label.intrinsicContentSize == before)
  }

  @Test func `Kerning widens every character, and tracking takes precedence over it`() {
    let font = UIFont.systemFont(ofSize: 17)
    func width(_ attributes: [NSAttributedString.Key: Any]) -> CGFloat {
      let all = attributes.merging([.font: font]) { $1 }
      let size = "AVAV".size(withAttributes: all)
      #expect(NSAttributedString(string: "AVAV", attributes: all).size() == size)
      return size.width
    }
    let plain = width([:])
    #expect(abs(width([.kern: 3]) - plain - 12) < 1e-9)
    #expect(abs(width([.kern: NSNumber(value: 1.5)]) - plain - 6) < 1e-9)
    #expect(width([.kern: 0]) > plain + 3)
    #expect(width([.tracking: 0]) == plain)
    #expect(abs(width([.kern: 3, .tracking: 1]) - plain - 4) < 1e-9)
  }

  @Test func `A label draws its characters at measured positions`() throws {
    let stage = Stage()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    label.attributedText = NSAttributedString(string: "AVé", attributes: [.kern: 2])
    stage.window.addSubview(label)
    stage.advance(by: 0.1)
    let runs = (label.layer.drawing?.commands ?? []).compactMap {
      if case .text(let run) = $0 { run } else { nil }
    }
    let run = try #require(runs.first)
    let font = UIFont.systemFont(ofSize: 17)
    func width(_ text: String) -> CGFloat { text.size(withAttributes: [.font: font]).width }
    let kerned = width("AV") - width("A") - width("V")
    #expect(run.isInSystemFont)
    let wanted = [0, width("A") + 2 + kerned, width("AVé") - width("é") + 4]
    let positions = try #require(run.positions)
    #expect(positions.count == 3)
    for (place, wanted) in zip(positions, wanted) { #expect(abs(place - wanted) < 1e-9) }
  }

  @Test func `A scaled-down text fits into its label`() {
    let stage = Stage()
    for text in ["a text that is too long", "WWWWWWWWWWWW", "iiiiiiiiiiiiiiiiiiiiii lllllll"] {
      for width in [31, 60, 77] as [CGFloat] {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 30))
        label.text = text
        label.adjustsFontSizeToFitWidth = true
        stage.window.addSubview(label)
        stage.advance(by: 0.1)
        let runs = (label.layer.drawing?.commands ?? []).compactMap {
          if case .text(let run) = $0 { run } else { nil }
        }
        #expect(runs.map(\.string) == [text])
        #expect(runs.allSatisfy { $0.width <= width && $0.width > width * 0.97 })
      }
    }
  }

  // MARK: Text layers

  private func runs(_ layer: CATextLayer) -> [TextRun] {
    layer.displayIfNeeded()
    return (layer.drawing?.commands ?? []).compactMap {
      if case .text(let run) = $0 { run } else { nil }
    }
  }

  @Test func `A text layer draws its text at the top, in its font and size`() throws {
    let layer = CATextLayer()
    layer.frame = CGRect(x: 10, y: 10, width: 200, height: 60)
    #expect(layer.fontSize == 36 && layer.foregroundColor == .white && !layer.isWrapped)
    layer.string = "Hello"
    layer.font = UIFont.boldSystemFont(ofSize: 99)
    layer.fontSize = 20
    let run = try #require(runs(layer).first)
    let font = UIFont.boldSystemFont(ofSize: 20)
    #expect(run.string == "Hello" && run.fontSize == 20 && run.fontWeight == 700)
    #expect(run.origin == CGPoint(x: 0, y: font.ascender))
    #expect(run.width == "Hello".size(withAttributes: [.font: font]).width)
    layer.alignmentMode = .right
    #expect(runs(layer).first?.origin.x == 200 - run.width)
    layer.alignmentMode = .center
    #expect(runs(layer).first?.origin.x == (200 - run.width) / 2)
  }

  @Test func `Text in a font of the app names the font's file for the host`() throws {
    struct AppFont: LayerFont {
      var file: UInt32
      let fontName = "Face-Bold"
      let weightInStyleSheets = 700
      let isItalic = false
      var pointSize: CGFloat = 20
      var metrics: FontMetrics {
        var face = FontFace(.open)
        face.file = file
        return FontMetrics(size: pointSize, face: face)
      }
      func inSize(_ size: CGFloat) -> any LayerFont { AppFont(file: file, pointSize: size) }
    }
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    layer.string = "Hello"
    layer.font = AppFont(file: 7)
    #expect(runs(layer).first?.file == 7)
    layer.font = UIFont.systemFont(ofSize: 20)
    #expect(runs(layer).first?.file == 0)
  }

  @Test func `A text layer wraps and shortens text as its settings say`() {
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    layer.font = "Helvetica"
    layer.fontSize = 16
    layer.string = "some words that need several lines"
    #expect(runs(layer).count == 1)
    layer.isWrapped = true
    #expect(runs(layer).count > 2)
    layer.truncationMode = .end
    #expect(runs(layer).count == 2 && runs(layer).last?.string.hasSuffix("…") == true)
    layer.isWrapped = false
    layer.truncationMode = .middle
    #expect(runs(layer).count == 1 && runs(layer)[0].string.contains("…"))
    #expect(runs(layer)[0].width <= 100)
  }

  @Test func `A text layer draws an attributed text with its own fonts and colors`() {
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 300, height: 50)
    let text = NSMutableAttributedString(
      string: "red",
      attributes: [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.red])
    text.append(NSAttributedString(string: "own"))
    layer.string = text
    let runs = runs(layer)
    #expect(runs.map(\.fontSize) == [12, 36])
    #expect(runs.map(\.color) == [UIColor.red.cgColor, .white])
    layer.string = 7
    #expect(self.runs(layer).isEmpty)
  }
}

/// Descriptors of fonts.
@MainActor @Suite(.staged) struct FontDescriptorTests {
  private func remade(_ font: UIFont, _ change: (UIFontDescriptor) -> UIFontDescriptor?) -> UIFont {
    change(font.fontDescriptor).map { UIFont(descriptor: $0, size: 0) } ?? font
  }

  @Test func `A font made of a font's descriptor has its size, weight and slant`() {
    for font in [
      UIFont.systemFont(ofSize: 13, weight: .heavy), .italicSystemFont(ofSize: 21),
      .monospacedSystemFont(ofSize: 9, weight: .regular), .systemFont(ofSize: 12, weight: .light),
      .monospacedDigitSystemFont(ofSize: 15, weight: .medium),
    ] {
      let other = remade(font) { $0 }
      #expect(other == font, "\(other), not \(font)")
      #expect(font.fontDescriptor == other.fontDescriptor)
    }
    let other = UIFont(descriptor: UIFont.systemFont(ofSize: 13).fontDescriptor, size: 30)
    #expect(other.pointSize == 30)
  }

  @Test func `Symbolic traits replace the weight and the slant`() {
    let font = UIFont.systemFont(ofSize: 17, weight: .light)
    let bold = remade(font) { $0.withSymbolicTraits([.traitBold, .traitItalic]) }
    #expect(bold.fontDescriptor.symbolicTraits.isSuperset(of: [.traitBold, .traitItalic]))
    #expect(bold == UIFont(descriptor: bold.fontDescriptor, size: 17))
    let plain = remade(bold) { $0.withSymbolicTraits([]) }
    #expect(plain == .systemFont(ofSize: 17))
    let mono = remade(font) { $0.withSymbolicTraits(.traitMonoSpace) }
    #expect(mono.fontDescriptor.symbolicTraits.contains(.traitMonoSpace))
  }

  @Test func `Attributes and designs describe another font`() {
    let font = UIFont.systemFont(ofSize: 17)
    let black = remade(font) {
      $0.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.black]])
    }
    #expect(black == .systemFont(ofSize: 17, weight: .black))
    #expect(remade(font) { $0.withSize(30) }.pointSize == 30)
    let mono = remade(font) { $0.withDesign(.monospaced) }
    #expect(mono == .monospacedSystemFont(ofSize: 17, weight: .regular))
    #expect(font.fontDescriptor.withDesign(.rounded) != nil)
    #expect(remade(mono) { $0.withDesign(.default) } == font)
    #expect(remade(mono) { $0.withFamily("Georgia") }.fontName == "Georgia")
    #expect(UIFontDescriptor(fontAttributes: [.family: "Georgia"]).withDesign(.rounded) == nil)
    let named = UIFontDescriptor(name: "Georgia-BoldItalic", size: 9)
    #expect(
      UIFont(descriptor: named, size: 0).fontDescriptor.symbolicTraits == [
        .traitBold, .traitItalic,
      ])
    #expect(
      named.withSymbolicTraits([]).map {
        UIFont(descriptor: $0, size: 0).fontDescriptor.symbolicTraits
      } == [])
    #expect(UIFontDescriptor(name: "Georgia", size: 3).withDesign(.rounded) == nil)
    #expect(UIFont(descriptor: UIFontDescriptor(name: "Georgia", size: 3), size: 0).pointSize == 3)
    #expect(UIFont(descriptor: UIFontDescriptor(), size: 0).pointSize == 12)
    let headline = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .headline)
    #expect(headline.pointSize == 17 && headline.symbolicTraits.contains(.traitBold))
  }
}
