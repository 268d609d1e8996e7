@_spi(Kit) public import UIKitCore
public import UIKitDevices

/// A control with a title or a picture that does something when it is tapped.
///
///     let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Save") { _ in … })
///
/// A button looks as its ``configuration`` says, or without one as the titles, colours and pictures
/// say that were set for its states.
@preconcurrency @MainActor
open class UIButton: UIControl {
  var contents = ButtonContents()
  var parts = ButtonParts()
  var settingsOfButton = ButtonSettings()

  // MARK: Making a button

  /// Makes a button of the type `custom`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  /// Makes a button from an archive; there is none to read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
  }

  /// Makes a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    adopt(buttonType)
  }

  /// Makes a button of a type with an action, whose title and picture it takes.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    adopt(buttonType)
  }

  /// Makes a button with an action, whose title and picture it takes.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    adoptPrimaryAction(primaryAction)
  }

  /// Makes a button that looks as a configuration says, with an action.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    settingsOfButton.type = .system
    self.configuration = configuration
    sizeToFit()
  }

  /// Makes a button of the type `system` with a picture, a target and an action.
  open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .primaryActionTriggered) }
    return button
  }

  /// The type the button was made with.
  open var buttonType: ButtonType { settingsOfButton.type }
  /// What the button is for; a configuration shows what destroys in red.
  open var role: Role {
    get { settingsOfButton.role }
    set { set(\.role, newValue) }
  }

  // MARK: Content for states

  /// Sets the title for a state; states without one show that for `normal`.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    setContent(\.title, title, state)
  }
  /// Sets the title with attributes for a state; it goes before the plain one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    setContent(\.attributedTitle, title, state)
  }
  /// Sets the colour of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    setContent(\.titleColor, color, state)
  }
  /// Sets the colour of the title's shadow for a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    setContent(\.titleShadowColor, color, state)
  }
  /// Sets the picture for a state.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    setContent(\.image, image, state)
  }
  /// Sets the picture behind all for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    setContent(\.backgroundImage, image, state)
  }
  /// The title that was set for exactly this state.
  open func title(for state: UIControl.State) -> String? { contents[state].title }
  /// The title with attributes that was set for exactly this state.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    contents[state].attributedTitle
  }
  /// The colour of the title that was set for exactly this state.
  open func titleColor(for state: UIControl.State) -> UIColor? { contents[state].titleColor }
  /// The colour of the title's shadow that was set for exactly this state.
  open func titleShadowColor(for state: UIControl.State) -> UIColor? {
    contents[state].titleShadowColor
  }
  /// The picture that was set for exactly this state.
  open func image(for state: UIControl.State) -> UIImage? { contents[state].image }
  /// The picture behind all that was set for exactly this state.
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    contents[state].backgroundImage
  }
  /// The title that shows.
  open var currentTitle: String? { contents.current(\.title, state) }
  /// The title with attributes that shows.
  open var currentAttributedTitle: NSAttributedString? {
    contents.current(\.attributedTitle, state)
  }
  /// The colour of the title that shows.
  open var currentTitleColor: UIColor { titleColorInForce }
  /// The colour of the title's shadow that shows.
  open var currentTitleShadowColor: UIColor? { contents.current(\.titleShadowColor, state) }
  /// The picture that shows.
  open var currentImage: UIImage? { contents.current(\.image, state) }
  /// The picture behind all that shows.
  open var currentBackgroundImage: UIImage? { contents.current(\.backgroundImage, state) }

  // MARK: Parts

  /// The label of the title, for setting its font and lines; set the text by state instead.
  open var titleLabel: UILabel? { madeTitleLabel }
  /// The label of the second line, which a configuration shows.
  open var subtitleLabel: UILabel? { parts.subtitle }
  /// The view of the picture.
  open var imageView: UIImageView? { madeImageView }
  /// The distances to keep between the edges and the content.
  open var contentEdgeInsets: UIEdgeInsets {
    get { settingsOfButton.contentInsets }
    set {
      set(
        \.contentInsets,
        NumberCheck.admit(newValue, else: contentEdgeInsets, "contentEdgeInsets", of: self))
    }
  }
  /// How the title is moved out of its place.
  open var titleEdgeInsets: UIEdgeInsets {
    get { settingsOfButton.titleInsets }
    set {
      set(
        \.titleInsets,
        NumberCheck.admit(newValue, else: titleEdgeInsets, "titleEdgeInsets", of: self))
    }
  }
  /// How the picture is moved out of its place.
  open var imageEdgeInsets: UIEdgeInsets {
    get { settingsOfButton.imageInsets }
    set {
      set(
        \.imageInsets,
        NumberCheck.admit(newValue, else: imageEdgeInsets, "imageEdgeInsets", of: self))
    }
  }
  /// Whether the picture gets dimmer under a finger.
  open var adjustsImageWhenHighlighted: Bool {
    get { settingsOfButton.dimsImageWhenHighlighted }
    set { set(\.dimsImageWhenHighlighted, newValue) }
  }
  /// Whether the picture gets dimmer while the button is disabled.
  open var adjustsImageWhenDisabled: Bool {
    get { settingsOfButton.dimsImageWhenDisabled }
    set { set(\.dimsImageWhenDisabled, newValue) }
  }

  // MARK: Configuration

  /// How the button looks; nil for titles, colours and pictures by state.
  open var configuration: Configuration? {
    get { settingsOfButton.configuration }
    set { setConfiguration(newValue) }
  }
  /// Is called before the button shows a new state, to change ``configuration``.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether a configuration takes the looks of the state by itself.
  open var automaticallyUpdatesConfiguration: Bool {
    get { settingsOfButton.updatesConfiguration }
    set { set(\.updatesConfiguration, newValue) }
  }
  /// Asks for ``updateConfiguration()`` before the next layout.
  open func setNeedsUpdateConfiguration() {
    settingsOfButton.needsUpdateConfiguration = true
    setNeedsLayout()
  }
  /// Calls ``configurationUpdateHandler``; an override changes ``configuration``.
  open func updateConfiguration() { configurationUpdateHandler?(self) }
  /// Whether a tap turns ``UIControl/isSelected`` over.
  ///
  /// With a menu that is shown as the primary action the button is a pop-up button: one element of
  /// the menu has the mark, and the button shows its title.
  open var changesSelectionAsPrimaryAction: Bool {
    get { settingsOfButton.changesSelection }
    set {
      set(\.changesSelection, newValue)
      showSelection()
    }
  }

  // MARK: Menu

  /// The menu that holding the button shows, or touching it where that is its primary action.
  open var menu: UIMenu? {
    get { settingsOfButton.menu }
    set { setMenu(newValue) }
  }
  /// In which order the elements of the menu stand.
  open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
    get { settingsOfButton.menuOrder }
    set { settingsOfButton.menuOrder = newValue }
  }
  /// Whether touching the button shows its menu at once.
  open override var showsMenuAsPrimaryAction: Bool {
    didSet { showSelection() }
  }
  /// The button's menu.
  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { configurationOfMenu }

  // MARK: Pointer

  /// Whether a pointer over the button changes its style; `false` by default.
  open var isPointerInteractionEnabled: Bool {
    get { settingsOfButton.pointer != nil }
    set { setPointerInteraction(newValue) }
  }
  /// Returns the style of a pointer over the button. Setting it turns the pointer interaction on.
  open var pointerStyleProvider: PointerStyleProvider? {
    didSet { pointerStyleProviderDidChange() }
  }

  // MARK: Places

  /// Where the picture behind all goes.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the content goes.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: insetsInForce) }
  /// Where the title goes.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    arrangement(in: contentRect).title
  }
  /// Where the picture goes.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    arrangement(in: contentRect).image
  }

  // MARK: UIView

  /// Keeps single taps from recognizers around it (statement 166).
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    super.gestureRecognizerShouldBegin(gestureRecognizer)
      && !DefaultActionPreference.isSingleTap(gestureRecognizer, around: self)
  }
  /// Places title, picture and background.
  open override func layoutSubviews() {
    super.layoutSubviews()
    followTextSize()
    arrangeParts()
  }
  /// The size of the content and the insets around it. The lines of a title that may wrap fit into
  /// the width; a width of 0 doesn't limit them.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(in: hasLines && size.width > 0 ? size.width : .infinity)
  }
  /// The size of the content and the insets around it. The lines of a title fit
  /// into the width that constraints have given the button.
  open override var intrinsicContentSize: CGSize {
    fittingSize(in: settings.constraints?.contentWidth ?? .infinity)
  }
  @_spi(Kit) open override var wrapsContent: Bool { hasLines }
  /// Takes the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateParts()
  }
  /// Takes the colours of the new style.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contentDidChange()
  }

  // MARK: What the kit's own controls override

  @_spi(Kit) open override var hasOwnPurpose: Bool {
    showsMenuAsPrimaryAction || menu != nil
      || ResponderOverrides.hasOwnTouches(type(of: self), comparedWith: UIButton.self)
  }
  @_spi(Kit) open override var ownWord: String? { titleOrImageName }
  @_spi(Kit) open override var accessibilityDefaults: AccessibilityDefaults { knownAccessibility }

  @_spi(Kit) open override var primaryEvent: Event { .touchUpInside }

  @_spi(Kit) open override func activate() -> Event {
    willSendTouchUpInside()
    return super.activate()
  }

  @_spi(Kit) open override func willSendTouchUpInside() {
    if changesSelectionAsPrimaryAction, !isPopUp { isSelected.toggle() }
  }

  @_spi(Kit) open override func menuWillChoose(_ element: UIMenuElement) { select(element) }

  @_spi(Kit) open override func stateDidChange() {
    super.stateDidChange()
    if settingsOfButton.updatesConfiguration || configuration == nil {
      settingsOfButton.needsUpdateConfiguration = true
    }
    contentDidChange()
  }
}

extension UIButton {
  /// Is called before a button shows a new state.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// Returns the style of a pointer over a button, or `nil` for the default style.
  ///
  /// The second and third arguments are the effect and the shape that the button has by default.
  public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) ->
    UIPointerStyle?

  /// What a button looks like.
  public enum ButtonType: Int, Sendable {
    /// As the program says.
    case custom = 0
    /// A title in the tint colour.
    case system = 1
    /// A circled i.
    case detailDisclosure = 2
    /// A circled i on something dark.
    case infoLight = 3
    /// A circled i on something light.
    case infoDark = 4
    /// A circled plus.
    case contactAdd = 5
    /// A circled cross.
    case close = 7

    /// The old name of `system`.
    public static let roundedRect = ButtonType.system
  }

  /// What a button is for.
  public enum Role: Int, Sendable {
    /// Nothing special.
    case normal = 0
    /// What most people want.
    case primary = 1
    /// To leave everything as it is.
    case cancel = 2
    /// To destroy something.
    case destructive = 3
  }
}
