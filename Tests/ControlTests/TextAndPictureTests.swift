import RecordingObjects
import Testing
import TouchstoneTesting

@testable import UIKitCore

/// Labels, image views, fonts, images, colors and paths.
@MainActor
struct TextAndPictureTests {
  @Test("labels and image views take no touches, their superview does")
  func interactionOff() {
    let stage = Stage()
    let parent = RecordingView(frame: stage.window.bounds)
    stage.window.addSubview(parent)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let picture = UIImageView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    parent.addSubview(label)
    parent.addSubview(picture)
    stage.tap(at: CGPoint(x: 50, y: 50))
    stage.tap(at: CGPoint(x: 150, y: 50))
    #expect(parent.lines == ["began", "ended", "began", "ended"])
    label.isUserInteractionEnabled = true
    #expect(parent.hitTest(CGPoint(x: 50, y: 50), with: nil) === label)
  }

  @Test("a label whose text changes requests no layout of its superview, and stays in place")
  func textWithoutLayout() {
    let stage = Stage()
    let parent = FramingView(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    stage.window.addSubview(parent)
    stage.advance(by: 0.1)
    let layouts = parent.layouts
    parent.label.center.x += 5
    parent.label.text = "2"
    stage.advance(by: 0.1)
    #expect(layouts > 0 && parent.layouts == layouts)
    #expect(parent.label.center.x == 105)
  }

  @Test("a label is as wide as its text, or as the maximum width on several lines")
  func labelSize() {
    let label = UILabel()
    label.text = "one two three four"
    let line = label.sizeThatFits(.zero)
    #expect(line.width > 100 && line.height >= label.font.lineHeight)
    #expect(line.height < label.font.lineHeight + 1)
    #expect(label.sizeThatFits(CGSize(width: 50, height: 0)) == line)
    label.numberOfLines = 0
    let narrow = label.sizeThatFits(CGSize(width: line.width / 2, height: 0))
    #expect(narrow.width <= line.width / 2)
    #expect(narrow.height >= 2 * label.font.lineHeight)
    label.numberOfLines = 1
    label.font = .boldSystemFont(ofSize: 34)
    #expect(label.intrinsicContentSize.width > 2 * line.width)
    label.text = nil
    #expect(label.intrinsicContentSize == .zero)
  }

  private func runs(_ view: UIView) -> [TextRun] {
    view.layer.drawing?.commands.compactMap { if case .text(let run) = $0 { run } else { nil } }
      ?? []
  }

  @Test("a label draws its lines in its font and color, at their alignment")
  func labelDrawing() throws {
    let stage = Stage()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    label.text = "Hello"
    label.textColor = .red
    label.textAlignment = .right
    label.font = .systemFont(ofSize: 20, weight: .semibold)
    stage.window.addSubview(label)
    stage.advance(by: 0.1)
    let run = try #require(runs(label).first)
    #expect(run.string == "Hello")
    #expect(run.fontSize == 20 && run.fontWeight == 600)
    #expect(run.color == UIColor.red.cgColor)
    #expect(abs(run.origin.x + run.width - 300) < 0.01)
    let middle = run.origin.y - label.font.ascender + label.font.lineHeight / 2
    #expect(abs(middle - 50) < 0.01)
    label.text = "Bye"
    stage.advance(by: 0.1)
    #expect(runs(label).map(\.string) == ["Bye"])
  }

  @Test("a label draws its color for its interface style")
  func labelStyle() throws {
    let stage = Stage()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    label.text = "Hello"
    stage.window.addSubview(label)
    stage.advance(by: 0.1)
    #expect(runs(label).first?.color == UIColor.black.cgColor)
    label.overrideUserInterfaceStyle = .dark
    stage.advance(by: 0.1)
    #expect(runs(label).first?.color == UIColor.white.cgColor)
  }

  @Test("a label too narrow for its text truncates the end")
  func truncation() throws {
    let stage = Stage()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    label.text = "a text that is too long"
    stage.window.addSubview(label)
    stage.advance(by: 0.1)
    let run = try #require(runs(label).first)
    #expect(run.string.hasSuffix("…") && run.width <= 60)
    label.adjustsFontSizeToFitWidth = true
    stage.advance(by: 0.1)
    #expect(runs(label).first?.string == label.text)
  }

  @Test("an attributed text supplies its font and color")
  func attributedText() throws {
    let stage = Stage()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 30))
    label.attributedText = NSAttributedString(
      string: "Hello",
      attributes: [.font: UIFont.systemFont(ofSize: 9), .foregroundColor: UIColor.blue])
    stage.window.addSubview(label)
    stage.advance(by: 0.1)
    let run = try #require(runs(label).first)
    #expect(run.fontSize == 9 && run.color == UIColor.blue.cgColor)
    #expect(label.text == "Hello")
    label.text = "plain"
    stage.advance(by: 0.1)
    #expect(runs(label).first?.fontSize == 17)
  }

  @Test("every font can be created, and its name contains weight and slant")
  func fonts() throws {
    let font = try #require(UIFont(name: "Nobody Has This-BoldItalic", size: 12))
    #expect(font.weight == .bold && font.isItalic && font.pointSize == 12)
    #expect(font.familyName == "Nobody Has This")
    #expect(font.ascender - font.descender == font.lineHeight)
    #expect(font.withSize(24).lineHeight == 2 * font.lineHeight)
    #expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize == 34)
    #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17))
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.boldSystemFont(ofSize: 17))
    #expect(
      "wide".size(withAttributes: [.font: UIFont.boldSystemFont(ofSize: 17)]).width
        > "wide".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width)
  }

  @Test("an image has its size in points, and invalid bytes create no image")
  func pictures() throws {
    let picture = try #require(UIImage(data: Pictures.png(width: 60, height: 40), scale: 2))
    #expect(picture.size == CGSize(width: 30, height: 20))
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
    #expect(UIImage(contentsOfFile: "nothing.png") == nil)
    #expect(UIImage(named: "there is no such picture") == nil)
    #expect(picture.withRenderingMode(.alwaysTemplate).renderingMode == .alwaysTemplate)
  }

  @Test("an image is found by its name, the highest scale first")
  func namedPictures() throws {
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("Pictures-\(UUID().uuidString).resources")
    defer { try? FileManager.default.removeItem(at: directory) }
    let folder = directory.appendingPathComponent("Images")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Pictures.png(width: 10, height: 10).write(to: folder.appendingPathComponent("star.png"))
    try Pictures.png(width: 20, height: 20).write(to: folder.appendingPathComponent("star@2x.png"))
    let bundle = try #require(Bundle(path: directory.path))
    let star = try #require(UIImage(named: "star", in: bundle))
    #expect(star.scale == 2 && star.size == CGSize(width: 10, height: 10))
    #expect(UIImage(named: "star.png", in: bundle)?.scale == 2)
    #expect(UIImage(named: "star.jpg", in: bundle) == nil)
  }

  @Test("an image view is as large as its image, and shows it in its layer")
  func imageViews() throws {
    let one = try #require(UIImage(data: Pictures.png(width: 60, height: 40), scale: 2))
    let two = try #require(UIImage(data: Pictures.png(width: 30, height: 30)))
    let view = UIImageView(image: one, highlightedImage: two)
    #expect(view.frame.size == CGSize(width: 30, height: 20))
    #expect(view.layer.contents as? CGImage == one.cgImage)
    #expect(view.layer.contentsScale == 2)
    view.isHighlighted = true
    #expect(view.layer.contents as? CGImage == two.cgImage)
    #expect(view.sizeThatFits(.zero) == CGSize(width: 30, height: 30))
  }

  @Test("an image view draws a template in its tint")
  func templates() throws {
    let stage = Stage()
    let picture = try #require(UIImage(data: Pictures.png(width: 10, height: 10)))
    let view = UIImageView(image: picture.withRenderingMode(.alwaysTemplate))
    view.tintColor = .purple
    stage.window.addSubview(view)
    stage.advance(by: 0.1)
    let commands = view.layer.drawing?.commands ?? []
    #expect(commands.contains(.setBlendMode(.sourceIn)))
    #expect(
      commands.contains {
        if case .fill(_, let color, _) = $0 { color == UIColor.purple.cgColor } else { false }
      })
    #expect(view.layer.contents == nil)
  }

  @Test("system colors have a value for each style, and two colors of a name are equal")
  func colours() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(UIColor.systemBackground.resolvedColor(with: light) == .white)
    #expect(UIColor.systemBackground.resolvedColor(with: dark) == .black)
    #expect(UIColor.systemBlue == UIColor.systemBlue)
    #expect(
      UIColor.systemBlue.resolvedColor(with: dark) != UIColor.systemBlue.resolvedColor(with: light))
    var hue: CGFloat = -1
    var saturation: CGFloat = -1
    UIColor.green.getHue(&hue, saturation: &saturation, brightness: nil, alpha: nil)
    #expect(abs(hue - 1.0 / 3) < 1e-9 && saturation == 1)
    var white: CGFloat = -1
    #expect(UIColor.gray.getWhite(&white, alpha: nil) && white == 0.5)
    #expect(!UIColor.red.getWhite(&white, alpha: nil))
  }

  @Test("a path contains inner points, and an arc has its direction on the screen")
  func paths() {
    let circle = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(circle.contains(CGPoint(x: 5, y: 5)) && !circle.contains(CGPoint(x: 0.5, y: 0.5)))
    let quarter = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(quarter.bounds.minX > -0.01 && quarter.bounds.minY > -0.01)
    circle.apply(CGAffineTransform(translationX: 100, y: 0))
    #expect(circle.contains(CGPoint(x: 105, y: 5)))
    #expect(abs(circle.bounds.minX - 100) < 1e-9)
  }
}

/// Sets its label's frame in every layout, as a stepper does.
private final class FramingView: UIView {
  let label = UILabel()
  private(set) var layouts = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    if label.superview == nil { addSubview(label) }
    label.frame = CGRect(x: 50, y: 0, width: 100, height: 44)
  }
}
