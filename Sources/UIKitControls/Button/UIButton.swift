@_spi(Kit) public import UIKitCore
public import UIKitDevices

/// A control with a title or an image that performs an action when it is tapped.
///
///     let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Save") { _ in … })
///
/// The ``configuration`` determines the appearance of a button. Without a configuration, the
/// titles, colors and images set for its states do.
@preconcurrency @MainActor
open class UIButton: UIControl {
  var contents = ButtonContents()
  var parts = ButtonParts()
  var settingsOfButton = ButtonSettings()

  // MARK: Making a button

  /// Creates a button of the type `custom`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  /// Creates a button without reading `coder`, because this platform has no nibs.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
  }

  /// Creates a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    adopt(buttonType)
  }

  /// Creates a button of a type that shows the title and the image of an action and runs it.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    adopt(buttonType)
  }

  /// Creates a button that shows the title and the image of an action and runs it.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    adoptPrimaryAction(primaryAction)
  }

  /// Creates a button with a configuration and an action.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    settingsOfButton.type = .system
    self.configuration = configuration
    sizeToFit()
  }

  /// Creates a button of the type `system` with an image, a target and an action.
  open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .primaryActionTriggered) }
    return button
  }

  /// The type with which the button was created.
  open var buttonType: ButtonType { settingsOfButton.type }
  /// The purpose of the button; with a configuration, ``Role/destructive`` makes the tint red.
  open var role: Role {
    get { settingsOfButton.role }
    set { set(\.role, newValue) }
  }

  // MARK: Content for states

  /// Sets the title for a state; states without a title show the title for `normal`.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    setContent(\.title, title, state)
  }
  /// Sets the attributed title for a state, which replaces the plain title.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    setContent(\.attributedTitle, title, state)
  }
  /// Sets the color of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    setContent(\.titleColor, color, state)
  }
  /// Sets the color of the title's shadow for a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    setContent(\.titleShadowColor, color, state)
  }
  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    setContent(\.image, image, state)
  }
  /// Sets the background image for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    setContent(\.backgroundImage, image, state)
  }
  /// Sets the size and weight of the symbol that is the image for a state. Another image ignores
  /// them.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    setContent(\.symbolConfiguration, configuration, state)
  }
  /// Returns the settings of symbols set for exactly this state.
  open func preferredSymbolConfigurationForImage(
    in state: UIControl.State
  ) -> UIImage.SymbolConfiguration? { contents[state].symbolConfiguration }
  /// Returns the title set for exactly this state.
  open func title(for state: UIControl.State) -> String? { contents[state].title }
  /// Returns the attributed title set for exactly this state.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    contents[state].attributedTitle
  }
  /// Returns the color of the title set for exactly this state.
  open func titleColor(for state: UIControl.State) -> UIColor? { contents[state].titleColor }
  /// Returns the color of the title's shadow set for exactly this state.
  open func titleShadowColor(for state: UIControl.State) -> UIColor? {
    contents[state].titleShadowColor
  }
  /// Returns the image set for exactly this state.
  open func image(for state: UIControl.State) -> UIImage? { contents[state].image }
  /// Returns the background image set for exactly this state.
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    contents[state].backgroundImage
  }
  /// The title for the current state.
  open var currentTitle: String? { contents.current(\.title, state) }
  /// The attributed title for the current state.
  open var currentAttributedTitle: NSAttributedString? {
    contents.current(\.attributedTitle, state)
  }
  /// The color of the title in the current state.
  open var currentTitleColor: UIColor { titleColorInForce }
  /// The color of the title's shadow in the current state.
  open var currentTitleShadowColor: UIColor? { contents.current(\.titleShadowColor, state) }
  /// The image for the current state.
  open var currentImage: UIImage? { contents.current(\.image, state) }
  /// The settings of symbols for the current state.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    contents.current(\.symbolConfiguration, state)
  }
  /// The background image for the current state.
  open var currentBackgroundImage: UIImage? { contents.current(\.backgroundImage, state) }

  // MARK: Parts

  /// The label of the title, for setting its font and number of lines.
  ///
  /// Set its text with ``setTitle(_:for:)`` instead.
  open var titleLabel: UILabel? { madeTitleLabel }
  /// The label of a configuration's subtitle.
  open var subtitleLabel: UILabel? { parts.subtitle }
  /// The view of the image.
  open var imageView: UIImageView? { madeImageView }
  /// The distances from the button's edges to the content.
  open var contentEdgeInsets: UIEdgeInsets {
    get { settingsOfButton.contentInsets }
    set {
      set(
        \.contentInsets,
        NumberCheck.admit(newValue, else: contentEdgeInsets, "contentEdgeInsets", of: self))
    }
  }
  /// The offsets that move the title after layout.
  open var titleEdgeInsets: UIEdgeInsets {
    get { settingsOfButton.titleInsets }
    set {
      set(
        \.titleInsets,
        NumberCheck.admit(newValue, else: titleEdgeInsets, "titleEdgeInsets", of: self))
    }
  }
  /// The offsets that move the image after layout.
  open var imageEdgeInsets: UIEdgeInsets {
    get { settingsOfButton.imageInsets }
    set {
      set(
        \.imageInsets,
        NumberCheck.admit(newValue, else: imageEdgeInsets, "imageEdgeInsets", of: self))
    }
  }
  /// Whether the image is dimmed while a finger presses the button.
  open var adjustsImageWhenHighlighted: Bool {
    get { settingsOfButton.dimsImageWhenHighlighted }
    set { set(\.dimsImageWhenHighlighted, newValue) }
  }
  /// Whether the image is dimmed while the button is disabled.
  open var adjustsImageWhenDisabled: Bool {
    get { settingsOfButton.dimsImageWhenDisabled }
    set { set(\.dimsImageWhenDisabled, newValue) }
  }

  // MARK: Configuration

  /// The configuration, or `nil` to use the titles, colors and images set by state.
  open var configuration: Configuration? {
    get { settingsOfButton.configuration }
    set { setConfiguration(newValue) }
  }
  /// A closure that the button calls before it shows a new state, to change ``configuration``.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether the appearance of a configuration adapts to the button's state automatically.
  open var automaticallyUpdatesConfiguration: Bool {
    get { settingsOfButton.updatesConfiguration }
    set { set(\.updatesConfiguration, newValue) }
  }
  /// Requests a call of ``updateConfiguration()`` before the next layout.
  open func setNeedsUpdateConfiguration() {
    settingsOfButton.needsUpdateConfiguration = true
    setNeedsLayout()
  }
  /// Calls ``configurationUpdateHandler``, and can be overridden to change ``configuration``.
  open func updateConfiguration() { configurationUpdateHandler?(self) }
  /// Whether a tap toggles ``UIControl/isSelected``.
  ///
  /// If a menu is shown as the primary action, the button is a pop-up button: one element of the
  /// menu is selected, and the button shows its title.
  open var changesSelectionAsPrimaryAction: Bool {
    get { settingsOfButton.changesSelection }
    set {
      set(\.changesSelection, newValue)
      showSelection()
    }
  }

  // MARK: Menu

  /// The menu that a long press shows, or a touch if ``showsMenuAsPrimaryAction`` is `true`.
  open var menu: UIMenu? {
    get { settingsOfButton.menu }
    set { setMenu(newValue) }
  }
  /// The order of the elements in the menu.
  open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
    get { settingsOfButton.menuOrder }
    set { settingsOfButton.menuOrder = newValue }
  }
  /// Whether touching the button shows its menu immediately.
  open override var showsMenuAsPrimaryAction: Bool {
    didSet { showSelection() }
  }
  /// Returns a configuration for the button's menu, or `nil` without a menu.
  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { configurationOfMenu }

  // MARK: Pointer

  /// Whether the pointer changes its style over the button, which is `false` by default.
  open var isPointerInteractionEnabled: Bool {
    get { settingsOfButton.pointer != nil }
    set { setPointerInteraction(newValue) }
  }
  /// A closure that returns the style of a pointer over the button.
  ///
  /// Setting it enables the pointer interaction.
  open var pointerStyleProvider: PointerStyleProvider? {
    didSet { pointerStyleProviderDidChange() }
  }

  // MARK: Places

  /// Returns the frame of the background image.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the content.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: insetsInForce) }
  /// Returns the frame of the title.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    arrangement(in: contentRect).title
  }
  /// Returns the frame of the image.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    arrangement(in: contentRect).image
  }

  // MARK: UIView

  /// Prevents single taps on superviews from beginning (statement 166).
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    super.gestureRecognizerShouldBegin(gestureRecognizer)
      && !DefaultActionPreference.isSingleTap(gestureRecognizer, around: self)
  }
  /// Positions title, image and background.
  open override func layoutSubviews() {
    super.layoutSubviews()
    followTextSize()
    arrangeParts()
  }
  /// Returns the size of the content plus the insets.
  ///
  /// The lines of a title that may wrap fit into the width. A width of 0 doesn't limit them.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(in: hasLines && size.width > 0 ? size.width : .infinity)
  }
  /// The size of the content plus the insets.
  ///
  /// The lines of a title fit into the width that constraints have given the button.
  open override var intrinsicContentSize: CGSize {
    fittingSize(in: settings.constraints?.contentWidth ?? .infinity)
  }
  @_spi(Kit) open override var wrapsContent: Bool { hasLines }
  /// Updates the parts to the new tint color.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateParts()
  }
  /// Updates the content to the new traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contentDidChange()
  }

  // MARK: What the kit's own controls override

  @_spi(Kit) open override var hasOwnPurpose: Bool {
    showsMenuAsPrimaryAction || menu != nil
      || ResponderOverrides.hasOwnTouches(type(of: self), comparedWith: UIButton.self)
  }
  @_spi(Kit) open override var ownLabel: String? { titleOrImageName }
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
  /// A closure that is called before a button shows a new state.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// A closure that returns the style of a pointer over a button, or `nil` for the default style.
  ///
  /// The second and third arguments are the default effect and the default shape for the button.
  public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) ->
    UIPointerStyle?

  /// Kinds of buttons with different appearances.
  public enum ButtonType: Int, Sendable {
    /// A button with an appearance set by the app.
    case custom = 0
    /// A title in the tint color.
    case system = 1
    /// A circled i.
    case detailDisclosure = 2
    /// A circled i on a dark background.
    case infoLight = 3
    /// A circled i on a light background.
    case infoDark = 4
    /// A circled plus.
    case contactAdd = 5
    /// A circled x.
    case close = 7

    /// The former name of ``system``.
    public static let roundedRect = ButtonType.system
  }

  /// Purposes of a button.
  public enum Role: Int, Sendable {
    /// No special purpose.
    case normal = 0
    /// The button that users choose most.
    case primary = 1
    /// Cancels without changing anything.
    case cancel = 2
    /// Deletes or destroys data.
    case destructive = 3
  }
}
