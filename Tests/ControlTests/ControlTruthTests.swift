import Testing
import TouchstoneTesting

@testable import UIKitCore

/// Controls and pictures beside what real UIKit reported of them.
@MainActor
struct ControlTruthTests {
  @Test(
    "controls, bars, wheels and image views are as real UIKit laid them out",
    arguments: [
      "switch_onoff", "control_slider", "control_dark", "imageview_modes", "progress_fractions",
      "stepper",
    ])
  func frames(_ name: String) throws {
    let stage = Stage()
    let scene = try TruthScene(name)
    var views: [String: UIView] = [:]
    for entry in scene.views {
      guard let view = make(entry) else { continue }
      stage.window.addSubview(view)
      view.layoutIfNeeded()
      views[entry.name] = view
    }
    var compared = 0
    for entry in scene.expected {
      let parts = entry.name.split(separator: ".").map(String.init)
      // The third is a label, as large as a text in a font that is not here.
      guard let view = views[parts[0]], parts.count < 3 else { continue }
      let part = parts.count == 1 ? view : try #require(self.part(parts[1], of: view))
      let frame = try #require(entry.rect())
      #expect(part.frame.isSame(frame), "\(name): \(entry.name) is \(part.frame), not \(frame)")
      if let size = entry.size("intrinsic") {
        #expect(view.intrinsicContentSize == size, "\(name): \(entry.name)")
      }
      if let width = entry.number("filledWidth") {
        #expect(view.subviews[1].frame.width == CGFloat(width), "\(name): \(entry.name)")
      }
      compared += 1
    }
    #expect(compared >= scene.views.count, "\(name): nothing was compared")
  }

  private func make(_ entry: TruthScene.Entry) -> UIView? {
    let settings = entry.settings
    let frame = settings.rect() ?? .zero
    switch entry.kind {
    case "UISwitch":
      let view = UISwitch(frame: frame)
      view.isOn = settings.flag("isOn") ?? false
      return view
    case "UISlider":
      let view = UISlider(frame: frame)
      view.minimumValue = Float(settings.number("minimumValue") ?? 0)
      view.maximumValue = Float(settings.number("maximumValue") ?? 1)
      view.value = Float(settings.number("value") ?? 0)
      return view
    case "UIImageView":
      let view = UIImageView(frame: frame)
      let size = settings.size("imageSize") ?? .zero
      view.image = UIImage(data: Pictures.png(width: Int(size.width), height: Int(size.height)))
      return view
    case "UIStepper": return UIStepper(frame: frame)
    case "UISegmentedControl":
      let view = UISegmentedControl(items: settings.texts("titles"))
      view.frame = frame
      view.selectedSegmentIndex = Int(settings.number("selectedSegmentIndex") ?? -1)
      return view
    case "UIActivityIndicatorView":
      let view = UIActivityIndicatorView(frame: frame)
      view.style = frame.width > 20 ? .large : .medium
      return view
    case "UIProgressView":
      let view = UIProgressView(frame: frame)
      view.progress = Float(settings.number("progress") ?? 0)
      return view
    default: return nil
    }
  }

  /// A track lies behind the filled part, and the thumb before both.
  private func part(_ name: String, of view: UIView) -> UIView? {
    switch name {
    case "pill": view.subviews.first { $0.layer.shadowOpacity > 0 }
    case "0", "1", "2": Int(name).map { view.subviews.suffix(3)[view.subviews.count - 3 + $0] }
    case "track": view.subviews.first
    case "filled": view.subviews.dropFirst().first
    case "thumb": view.subviews.last
    default: nil
    }
  }

  @Test("a rounded text field keeps the room for its text that real UIKit keeps, and is as high")
  func fieldRoom() throws {
    let scene = try TruthScene("text_field_rounded")
    let field = UITextField(frame: try #require(try scene.expected("field").rect()))
    field.borderStyle = .roundedRect
    let room = try #require(try scene.expected("field.textRoom").rect())
    #expect(field.textRect(forBounds: field.bounds) == room)
    #expect(field.editingRect(forBounds: field.bounds) == room)
    #expect(field.placeholderRect(forBounds: field.bounds) == room)
    let height = try #require(try scene.expected("field").number("intrinsicHeight"))
    #expect(field.intrinsicContentSize.height == CGFloat(height))
  }

  @Test("a rounded text field is by itself as wide as its text, in whole points, and 28 more")
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

  @Test("a caret is a point wide and a point and a half higher than its line, at a whole point")
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
