import Testing
import TouchstoneTesting

/// The contents of buttons.
@MainActor
struct ButtonTests {
  @Test("a button shows the title for its state, or else the title for normal")
  func titles() {
    let button = UIButton()
    button.setTitle("one", for: .normal)
    button.setTitle("two", for: .selected)
    #expect(button.titleLabel?.text == "one")
    button.isSelected = true
    #expect(button.currentTitle == "two" && button.titleLabel?.text == "two")
    button.isEnabled = false
    #expect(button.currentTitle == "one")
    #expect(button.title(for: .disabled) == nil)
  }

  @Test("a custom button's title is white, a system button's is the tint, or gray if disabled")
  func colours() {
    #expect(UIButton().currentTitleColor == .white)
    let button = UIButton(type: .system)
    button.tintColor = .purple
    button.setTitle("title", for: .normal)
    #expect(button.currentTitleColor == .purple && button.titleLabel?.textColor == .purple)
    button.isEnabled = false
    func grey(_ style: UIUserInterfaceStyle) -> UIColor? {
      button.titleLabel?.textColor.resolvedColor(
        with: UITraitCollection(userInterfaceStyle: style))
    }
    #expect(grey(.light) == UIColor(white: 0.52, alpha: 0.45))
    #expect(grey(.dark) == UIColor(white: 140.0 / 255, alpha: 0.45))
    button.isEnabled = true
    button.setTitleColor(.red, for: .normal)
    #expect(button.titleLabel?.textColor == .red)
  }

  @Test("a disabled button keeps the color set for normal, unless it has one for disabled")
  func disabledColour() {
    for type in [UIButton.ButtonType.system, .custom] {
      let button = UIButton(type: type)
      button.setTitle("title", for: .normal)
      button.setTitleColor(.red, for: .normal)
      button.isEnabled = false
      #expect(button.currentTitleColor == .red && button.titleLabel?.textColor == .red)
      button.setTitleColor(.purple, for: .disabled)
      #expect(button.titleLabel?.textColor == .purple)
      button.isEnabled = true
      #expect(button.titleLabel?.textColor == .red)
    }
  }

  @Test("a system button dims under a finger, and fades back")
  func dimming() {
    let stage = Stage()
    let button = stage.add(UIButton(type: .system))
    button.setTitle("title", for: .normal)
    let finger = stage.touch(at: Stage.middle)
    #expect(abs((button.titleLabel?.alpha ?? 1) - 0.2) < 0.001)
    finger.lift()
    #expect(button.titleLabel?.alpha == 1)
    stage.advance(by: 0.05)
    #expect((button.titleLabel?.layer.presentation()?.opacity ?? 1) < 1)
    stage.tap(button, expecting: .anything)
    stage.settle()
    #expect(button.titleLabel?.layer.presentation()?.opacity == 1)
  }

  @Test("a button fits its title and image side by side, with the insets around them")
  func fitting() throws {
    let image = try #require(UIImage(data: Pictures.png(width: 20, height: 10)))
    let button = UIButton()
    button.setTitle("title", for: .normal)
    var title = try #require(button.titleLabel).intrinsicContentSize
    title.width.round(.up)
    #expect(button.intrinsicContentSize == CGSize(width: title.width, height: title.height + 12))
    button.setImage(image, for: .normal)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      button.intrinsicContentSize == CGSize(width: title.width + 26, height: title.height + 4))
    button.sizeToFit()
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.minX == 2)
    #expect(button.titleLabel?.frame.minX == 22)
  }

  @Test("the content alignment places the content")
  func alignment() throws {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    button.setTitle("title", for: .normal)
    button.contentHorizontalAlignment = .right
    button.contentVerticalAlignment = .bottom
    button.layoutIfNeeded()
    let label = try #require(button.titleLabel)
    #expect(label.frame.maxX == 200 && label.frame.maxY == 100)
    button.contentHorizontalAlignment = .leading
    button.contentVerticalAlignment = .top
    button.layoutIfNeeded()
    #expect(label.frame.origin == .zero)
  }

  @Test("a filled button is white on the tint, dimmer under a finger and gray when disabled")
  func filled() throws {
    let stage = Stage()
    let button = stage.add(UIButton(configuration: .filled()))
    button.configuration?.title = "Save"
    button.tintColor = .purple
    button.layoutIfNeeded()
    let background = try #require(button.subviews.first)
    #expect(button.titleLabel?.text == "Save" && button.titleLabel?.textColor == .white)
    #expect(background.backgroundColor == .purple)
    #expect(background.frame == button.bounds && background.layer.cornerRadius == 8)
    let finger = stage.touch(at: Stage.middle)
    #expect(background.layer.backgroundColor?.alpha == 0.75)
    finger.lift()
    #expect(background.layer.backgroundColor?.alpha == 1)
    button.isEnabled = false
    #expect(background.backgroundColor == .tertiarySystemFill)
    #expect(button.titleLabel?.textColor == .tertiaryLabel)
  }

  @Test("a configuration places its image at any side of the title")
  func placement() throws {
    let image = try #require(UIImage(data: Pictures.png(width: 20, height: 10)))
    var configuration = UIButton.Configuration.plain()
    configuration.title = "title"
    configuration.image = image
    configuration.imagePadding = 5
    configuration.contentInsets = .zero
    for placement in [NSDirectionalRectEdge.leading, .trailing, .top, .bottom] {
      configuration.imagePlacement = placement
      let button = UIButton(configuration: configuration)
      button.layoutIfNeeded()
      let title = try #require(button.titleLabel).frame
      let picture = try #require(button.imageView).frame
      let gap =
        switch placement {
        case .leading: title.minX - picture.maxX
        case .trailing: picture.minX - title.maxX
        case .top: title.minY - picture.maxY
        default: picture.minY - title.maxY
        }
      #expect(abs(gap - 5) < 1e-9)
      let box = button.bounds.insetBy(dx: -1e-9, dy: -1e-9)
      #expect(box.contains(title) && box.contains(picture))
    }
  }

  @Test("the update handler is called for a new state, and may change the configuration")
  func updateHandler() {
    let button = UIButton(configuration: .filled())
    var calls = 0
    button.configurationUpdateHandler = { button in
      calls += 1
      button.configuration?.title = button.isSelected ? "on" : "off"
    }
    button.layoutIfNeeded()
    #expect(calls == 1 && button.titleLabel?.text == "off")
    button.isSelected = true
    button.layoutIfNeeded()
    #expect(calls == 2 && button.titleLabel?.text == "on")
  }

  @Test("a button can toggle its selection with each tap")
  func selection() {
    let stage = Stage()
    let button = stage.add(UIButton(type: .system))
    button.changesSelectionAsPrimaryAction = true
    var states: [Bool] = []
    button.addAction(UIAction { _ in states.append(button.isSelected) }, for: .touchUpInside)
    stage.tap(button)
    stage.tap(button)
    #expect(states == [true, false])
  }

  @Test("setting the title, font or image requests layout and changes the size")
  func sizeFollowsContent() {
    let button = UIButton(type: .system)
    button.setTitle("i", for: .normal)
    let small = button.intrinsicContentSize
    button.titleLabel?.font = .systemFont(ofSize: 60)
    #expect(button.intrinsicContentSize.height > small.height)
    button.setTitle("a longer title", for: .normal)
    #expect(button.intrinsicContentSize.width > small.width)
  }

  @Test("an action's sender is set while the action runs")
  func sender() {
    let button = UIButton()
    var sender: AnyObject?
    let action = UIAction { action in sender = action.sender as AnyObject? }
    button.addAction(action, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(sender === button)
    #expect(action.sender == nil)
  }

  @Test("a symbol is drawn in the size that is set for its state")
  func symbolSizes() throws {
    let button = UIButton(type: .system)
    let symbol = try #require(UIImage(systemName: "star"))
    let large = UIImage.SymbolConfiguration(pointSize: 40)
    button.setImage(symbol, for: .normal)
    button.layoutIfNeeded()
    let plain = try #require(button.imageView?.image?.size)
    button.setPreferredSymbolConfiguration(large, forImageIn: .normal)
    #expect(button.preferredSymbolConfigurationForImage(in: .normal) == large)
    #expect(button.preferredSymbolConfigurationForImage(in: .highlighted) == nil)
    button.isHighlighted = true
    #expect(button.currentPreferredSymbolConfiguration == large)
    #expect(try #require(button.imageView?.image?.size.height) > plain.height * 1.5)
    #expect(button.currentImage === symbol)
    button.setPreferredSymbolConfiguration(nil, forImageIn: .normal)
    #expect(button.imageView?.image?.size == plain)
  }

}
