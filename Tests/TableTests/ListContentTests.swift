import Testing
import TouchstoneTesting
import UIKit
import UIKitLists

/// The layout and the values of list content configurations, and the values of states.
@MainActor @Suite(.staged)
struct ListContentTests {
  private func view(
    _ content: UIListContentConfiguration, width: CGFloat = 300
  ) -> UIListContentView {
    let view = UIListContentView(configuration: content)
    view.frame.size = view.sizeThatFits(CGSize(width: width, height: 0))
    view.layoutIfNeeded()
    return view
  }

  private func label(_ text: String, _ view: UIView) -> CGRect {
    CellScene.label(text, in: view)?.frame ?? .null
  }

  @Test func `the second text is at the trailing edge if both fit, and below otherwise`() {
    var content = UIListContentConfiguration.valueCell()
    content.text = "name"
    content.secondaryText = "value"
    let wide = view(content)
    #expect(isSame(label("name", wide).minX, 16))
    #expect(isNear(label("value", wide).maxX, 292))
    #expect(isNear(label("value", wide).midY, label("name", wide).midY))
    let narrow = view(content, width: 90)
    #expect(isSame(label("value", narrow).minX, 16))
    #expect(label("value", narrow).minY >= label("name", narrow).maxY - 0.5)
    content.prefersSideBySideTextAndSecondaryText = false
    #expect(isSame(label("value", view(content)).minX, 16))
  }

  @Test func `paddings and margins are between the parts`() {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "name"
    content.secondaryText = "more"
    content.image = CellScene.image(40, 20)
    content.directionalLayoutMargins = .init(top: 3, leading: 5, bottom: 7, trailing: 9)
    content.imageToTextPadding = 11
    content.textToSecondaryTextVerticalPadding = 6
    let shown = view(content)
    let (one, two) = (label("name", shown), label("more", shown))
    #expect(one.minX == 56 && two.minX == 56)
    #expect(isNear(two.minY - one.maxY, 6))
    #expect(isNear(one.minY, 3) && isNear(shown.bounds.height - two.maxY, 7))
  }

  @Test func `an image is scaled down and centered in its reserved size`() {
    var content = UIListContentConfiguration.cell()
    content.text = "name"
    content.image = CellScene.image(100, 50)
    content.imageProperties.maximumSize = CGSize(width: 40, height: 0)
    content.imageProperties.reservedLayoutSize = CGSize(width: 60, height: 0)
    let shown = view(content)
    let image = shown.subviews.first { $0 is UIImageView }
    #expect(image?.frame.size == CGSize(width: 40, height: 20))
    #expect(image?.frame.minX == 26)
    #expect(isSame(label("name", shown).minX, 16 + 60 + 16))
  }

  @Test func `texts have the looks of their properties`() {
    var content = UIListContentConfiguration.cell()
    content.text = "some name"
    content.textProperties.transform = .uppercase
    content.textProperties.alignment = .center
    content.textProperties.numberOfLines = 2
    content.textProperties.color = .systemGreen
    content.textProperties.colorTransformer = .init { _ in .systemPurple }
    let shown = view(content)
    let text = CellScene.label("SOME NAME", in: shown)
    #expect(text?.textColor == .systemPurple && text?.numberOfLines == 2)
    #expect(text?.textAlignment == .center && text?.frame.width == 300 - 16 - 8)
    content.textProperties.transform = .capitalized
    shown.configuration = content
    #expect(text?.text == "Some Name")
    #expect(content.textProperties.resolvedColor() == .systemPurple)
  }

  @Test func `attributes override the looks of the properties where they are set`() {
    var content = UIListContentConfiguration.cell()
    let text = NSMutableAttributedString(string: "red plain")
    text.addAttribute(
      .foregroundColor, value: UIColor.systemRed, range: NSRange(location: 0, length: 3))
    content.attributedText = text
    #expect(content.text == "red plain")
    let shown = CellScene.label("red plain", in: view(content))?.attributedText
    let colors = [0, 5].map {
      shown?.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? UIColor
    }
    #expect(colors == [.systemRed, .label])
    content.text = "other"
    #expect(content.attributedText == nil)
  }

  @Test func `a content without a text, an image or a second text shows none`() {
    var content = UIListContentConfiguration.cell()
    content.text = "name"
    content.image = CellScene.image(10, 10)
    let shown = view(content)
    #expect(shown.textLayoutGuide != nil && shown.imageLayoutGuide != nil)
    #expect(shown.secondaryTextLayoutGuide == nil)
    content.image = nil
    shown.configuration = content
    shown.layoutIfNeeded()
    #expect(isSame(label("name", shown).minX, 16))
    #expect(shown.imageLayoutGuide == nil)
  }

  @Test func `a guide follows its text`() {
    var content = UIListContentConfiguration.cell()
    content.text = "name"
    let shown = view(content)
    let guide = shown.textLayoutGuide
    shown.layoutIfNeeded()
    #expect(isNear(guide?.layoutFrame.minX, 16))
    #expect(isNear(guide?.layoutFrame.midY, label("name", shown).midY))
    #expect(isNear(guide?.layoutFrame.width, label("name", shown).width))
    content.directionalLayoutMargins.leading = 50
    shown.configuration = content
    shown.layoutIfNeeded()
    #expect(isNear(guide?.layoutFrame.minX, 50))
  }

  @Test func `equal contents are equal, and changed ones aren't`() {
    var content = UIListContentConfiguration.subtitleCell()
    #expect(content == .subtitleCell() && content != .cell())
    content.text = "a"
    #expect(content != .subtitleCell())
    content.text = nil
    content.imageProperties.tintColorTransformer = .grayscale
    #expect(content != .subtitleCell())
    #expect(Set([UIListContentConfiguration.cell(), .cell(), .valueCell()]).count == 2)
    #expect(content.description.hasPrefix("UIListContentConfiguration("))
  }

  @Test func `headers and footers have their fonts`() {
    #expect(UIListContentConfiguration.plainHeader().textProperties.font.pointSize == 17)
    #expect(UIListContentConfiguration.groupedHeader().textProperties.font.pointSize == 13)
    #expect(UIListContentConfiguration.groupedFooter().textProperties.font.pointSize == 13)
    CellScene.asRecorded {
      #expect(UIListContentConfiguration.groupedHeader().textProperties.font.pointSize == 17)
      #expect(UIListContentConfiguration.plainHeader().directionalLayoutMargins.leading == 8)
    }
  }

  @Test func `states are described by what is true and hold values of the app`() {
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    let plain = state
    state.isSelected = true
    state.cellDragState = .lifting
    state[.init("mark")] = "x"
    #expect(state != plain && state[.init("mark")] == AnyHashable("x"))
    #expect(state.description.contains("isSelected = true; cellDragState = lifting; mark = x"))
    #expect(!state.description.contains("isEditing"))
    #expect(state.debugDescription.contains("isEditing = false"))
    state.isSelected = false
    state.cellDragState = .none
    state[.init("mark")] = nil
    #expect(state == plain)
  }
}
