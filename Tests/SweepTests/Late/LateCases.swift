// swift-format-ignore-file
// Written by Scripts/checks sweep from the symbol graphs; do not edit.
import UIKit

extension Late {
  /// Every property and setter of a view that may change after the first layout.
  static func all() -> [LateCase] {
    [
      ofUIActivityIndicatorView(),
      ofUIButton(),
      ofUIButtonConfiguration(),
      ofUIControl(),
      ofUIImageView(),
      ofUIKeyboardLayoutGuide(),
      ofUILabel(),
      ofUIPageControl(),
      ofUIProgressView(),
      ofUIScrollView(),
      ofUISegmentedControl(),
      ofUISlider(),
      ofUIStackView(),
      ofUIStepper(),
      ofUISwitch(),
      ofUITextField(),
      ofUITextView(),
      ofUIView(),
      ofUIViewController(),
      ofUIVisualEffectView(),
    ].flatMap { $0 }
  }

  private static func ofUIActivityIndicatorView() -> [LateCase] {
    var list = LateMembers<UIActivityIndicatorView>(of: "UIActivityIndicatorView")
    list.subject("UIActivityIndicatorView") { UIActivityIndicatorView() }
    list.property("color", \.color, [.init(".red") { .red }, .init("nil") { nil }])
    list.property("hidesWhenStopped", \.hidesWhenStopped, [.init("true") { true }, .init("false") { false }])
    list.property("style", \.style, [.init(".gray") { .gray }, .init(".large") { .large }, .init(".medium") { .medium }, .init(".white") { .white }, .init(".whiteLarge") { .whiteLarge }])
    return list.cases
  }

  private static func ofUIButton() -> [LateCase] {
    var list = LateMembers<UIButton>(of: "UIButton")
    list.subject("UIButton") { Late.button }
    list.subject("configuredButton") { Late.configuredButton }
    list.subject("plainConfiguredButton") { Late.plainConfiguredButton }
    list.call("setAttributedTitle(_, for: .disabled)", [.init("Late.attributed('Tall')") { $0.setAttributedTitle(Late.attributed("Tall"), for: .disabled) }, .init("Late.attributed(Late.lines, size: 11)") { $0.setAttributedTitle(Late.attributed(Late.lines, size: 11), for: .disabled) }, .init("nil") { $0.setAttributedTitle(nil, for: .disabled) }])
    list.call("setAttributedTitle(_, for: .normal)", [.init("Late.attributed('Tall')") { $0.setAttributedTitle(Late.attributed("Tall"), for: .normal) }, .init("Late.attributed(Late.lines, size: 11)") { $0.setAttributedTitle(Late.attributed(Late.lines, size: 11), for: .normal) }, .init("nil") { $0.setAttributedTitle(nil, for: .normal) }])
    list.call("setAttributedTitle(_, for: .selected)", [.init("Late.attributed('Tall')") { $0.setAttributedTitle(Late.attributed("Tall"), for: .selected) }, .init("Late.attributed(Late.lines, size: 11)") { $0.setAttributedTitle(Late.attributed(Late.lines, size: 11), for: .selected) }, .init("nil") { $0.setAttributedTitle(nil, for: .selected) }])
    list.call("setBackgroundImage(_, for: .disabled)", [.init("Late.image(40, 30)") { $0.setBackgroundImage(Late.image(40, 30), for: .disabled) }, .init("Late.image(6, 50)") { $0.setBackgroundImage(Late.image(6, 50), for: .disabled) }, .init("nil") { $0.setBackgroundImage(nil, for: .disabled) }])
    list.call("setBackgroundImage(_, for: .normal)", [.init("Late.image(40, 30)") { $0.setBackgroundImage(Late.image(40, 30), for: .normal) }, .init("Late.image(6, 50)") { $0.setBackgroundImage(Late.image(6, 50), for: .normal) }, .init("nil") { $0.setBackgroundImage(nil, for: .normal) }])
    list.call("setBackgroundImage(_, for: .selected)", [.init("Late.image(40, 30)") { $0.setBackgroundImage(Late.image(40, 30), for: .selected) }, .init("Late.image(6, 50)") { $0.setBackgroundImage(Late.image(6, 50), for: .selected) }, .init("nil") { $0.setBackgroundImage(nil, for: .selected) }])
    list.call("setImage(_, for: .disabled)", [.init("Late.image(40, 30)") { $0.setImage(Late.image(40, 30), for: .disabled) }, .init("Late.image(6, 50)") { $0.setImage(Late.image(6, 50), for: .disabled) }, .init("nil") { $0.setImage(nil, for: .disabled) }])
    list.call("setImage(_, for: .normal)", [.init("Late.image(40, 30)") { $0.setImage(Late.image(40, 30), for: .normal) }, .init("Late.image(6, 50)") { $0.setImage(Late.image(6, 50), for: .normal) }, .init("nil") { $0.setImage(nil, for: .normal) }])
    list.call("setImage(_, for: .selected)", [.init("Late.image(40, 30)") { $0.setImage(Late.image(40, 30), for: .selected) }, .init("Late.image(6, 50)") { $0.setImage(Late.image(6, 50), for: .selected) }, .init("nil") { $0.setImage(nil, for: .selected) }])
    list.call("setPreferredSymbolConfiguration(_, forImageIn: .disabled)", [.init("UIImage.SymbolConfiguration(pointSize: 40)") { $0.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 40), forImageIn: .disabled) }, .init("nil") { $0.setPreferredSymbolConfiguration(nil, forImageIn: .disabled) }])
    list.call("setPreferredSymbolConfiguration(_, forImageIn: .normal)", [.init("UIImage.SymbolConfiguration(pointSize: 40)") { $0.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 40), forImageIn: .normal) }, .init("nil") { $0.setPreferredSymbolConfiguration(nil, forImageIn: .normal) }])
    list.call("setPreferredSymbolConfiguration(_, forImageIn: .selected)", [.init("UIImage.SymbolConfiguration(pointSize: 40)") { $0.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 40), forImageIn: .selected) }, .init("nil") { $0.setPreferredSymbolConfiguration(nil, forImageIn: .selected) }])
    list.call("setTitle(_, for: .disabled)", [.init("Late.long") { $0.setTitle(Late.long, for: .disabled) }, .init("Late.lines") { $0.setTitle(Late.lines, for: .disabled) }, .init("''") { $0.setTitle("", for: .disabled) }, .init("nil") { $0.setTitle(nil, for: .disabled) }])
    list.call("setTitle(_, for: .normal)", [.init("Late.long") { $0.setTitle(Late.long, for: .normal) }, .init("Late.lines") { $0.setTitle(Late.lines, for: .normal) }, .init("''") { $0.setTitle("", for: .normal) }, .init("nil") { $0.setTitle(nil, for: .normal) }])
    list.call("setTitle(_, for: .selected)", [.init("Late.long") { $0.setTitle(Late.long, for: .selected) }, .init("Late.lines") { $0.setTitle(Late.lines, for: .selected) }, .init("''") { $0.setTitle("", for: .selected) }, .init("nil") { $0.setTitle(nil, for: .selected) }])
    list.call("setTitleColor(_, for: .disabled)", [.init(".red") { $0.setTitleColor(.red, for: .disabled) }, .init("nil") { $0.setTitleColor(nil, for: .disabled) }])
    list.call("setTitleColor(_, for: .normal)", [.init(".red") { $0.setTitleColor(.red, for: .normal) }, .init("nil") { $0.setTitleColor(nil, for: .normal) }])
    list.call("setTitleColor(_, for: .selected)", [.init(".red") { $0.setTitleColor(.red, for: .selected) }, .init("nil") { $0.setTitleColor(nil, for: .selected) }])
    list.call("setTitleShadowColor(_, for: .disabled)", [.init(".red") { $0.setTitleShadowColor(.red, for: .disabled) }, .init("nil") { $0.setTitleShadowColor(nil, for: .disabled) }])
    list.call("setTitleShadowColor(_, for: .normal)", [.init(".red") { $0.setTitleShadowColor(.red, for: .normal) }, .init("nil") { $0.setTitleShadowColor(nil, for: .normal) }])
    list.call("setTitleShadowColor(_, for: .selected)", [.init(".red") { $0.setTitleShadowColor(.red, for: .selected) }, .init("nil") { $0.setTitleShadowColor(nil, for: .selected) }])
    list.property("adjustsImageWhenDisabled", \.adjustsImageWhenDisabled, [.init("true") { true }, .init("false") { false }])
    list.property("adjustsImageWhenHighlighted", \.adjustsImageWhenHighlighted, [.init("true") { true }, .init("false") { false }])
    list.property("automaticallyUpdatesConfiguration", \.automaticallyUpdatesConfiguration, [.init("true") { true }, .init("false") { false }])
    list.property("changesSelectionAsPrimaryAction", \.changesSelectionAsPrimaryAction, [.init("true") { true }, .init("false") { false }])
    list.property("configuration", \.configuration, [.init("Late.configuredButton.configuration") { Late.configuredButton.configuration }, .init("UIButton.Configuration.plain()") { UIButton.Configuration.plain() }], back: false)
    list.property("configurationUpdateHandler", \.configurationUpdateHandler, [.init("{ $0.configuration = .gray(); $0.configuration?.title = Late.long }") { { $0.configuration = .gray(); $0.configuration?.title = Late.long } }], back: false)
    list.property("contentEdgeInsets", \.contentEdgeInsets, [.init("UIEdgeInsets(top: 3, left: 21, bottom: 9, right: 13)") { UIEdgeInsets(top: 3, left: 21, bottom: 9, right: 13) }, .init(".zero") { .zero }])
    list.property("imageEdgeInsets", \.imageEdgeInsets, [.init("UIEdgeInsets(top: 3, left: 21, bottom: 9, right: 13)") { UIEdgeInsets(top: 3, left: 21, bottom: 9, right: 13) }, .init(".zero") { .zero }])
    list.property("isPointerInteractionEnabled", \.isPointerInteractionEnabled, [.init("true") { true }, .init("false") { false }])
    list.property("menu", \.menu, [.init("UIMenu(children: [UIAction(title: Late.long, state: .on) { _ in }])") { UIMenu(children: [UIAction(title: Late.long, state: .on) { _ in }]) }, .init("nil") { nil }])
    list.property("role", \.role, [.init(".cancel") { .cancel }, .init(".destructive") { .destructive }, .init(".normal") { .normal }, .init(".primary") { .primary }])
    list.property("showsMenuAsPrimaryAction", \.showsMenuAsPrimaryAction, [.init("true") { true }, .init("false") { false }])
    list.property("titleEdgeInsets", \.titleEdgeInsets, [.init("UIEdgeInsets(top: 3, left: 21, bottom: 9, right: 13)") { UIEdgeInsets(top: 3, left: 21, bottom: 9, right: 13) }, .init(".zero") { .zero }])
    return list.cases
  }

  private static func ofUIButtonConfiguration() -> [LateCase] {
    var list = LateMembers<UIButton>(of: "UIButton.Configuration")
    list.subject("UIButton") { Late.plainConfiguredButton }
    list.property("configuration.attributedSubtitle", \.configuration!.attributedSubtitle, [.init("AttributedString(Late.long)") { AttributedString(Late.long) }, .init("AttributedString('')") { AttributedString("") }, .init("nil") { nil }])
    list.property("configuration.attributedTitle", \.configuration!.attributedTitle, [.init("AttributedString(Late.long)") { AttributedString(Late.long) }, .init("AttributedString('')") { AttributedString("") }, .init("nil") { nil }])
    list.property("configuration.background", \.configuration!.background, [.init(".clear()") { .clear() }])
    list.property("configuration.background.backgroundColor", \.configuration!.background.backgroundColor, [.init(".red") { .red }, .init("nil") { nil }])
    list.property("configuration.background.backgroundInsets", \.configuration!.background.backgroundInsets, [.init("NSDirectionalEdgeInsets(top: 3, leading: 21, bottom: 9, trailing: 13)") { NSDirectionalEdgeInsets(top: 3, leading: 21, bottom: 9, trailing: 13) }, .init(".zero") { .zero }])
    list.property("configuration.background.cornerRadius", \.configuration!.background.cornerRadius, [.init("0") { 0 }, .init("5") { 5 }, .init("60") { 60 }])
    list.property("configuration.background.customView", \.configuration!.background.customView, [.init("UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))") { UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20)) }, .init("nil") { nil }])
    list.property("configuration.background.edgesAddingLayoutMarginsToBackgroundInsets", \.configuration!.background.edgesAddingLayoutMarginsToBackgroundInsets, [.init(".top") { .top }, .init(".bottom") { .bottom }, .init(".trailing") { .trailing }, .init(".leading") { .leading }])
    list.property("configuration.background.image", \.configuration!.background.image, [.init("Late.image(40, 30)") { Late.image(40, 30) }, .init("Late.image(6, 50)") { Late.image(6, 50) }, .init("nil") { nil }])
    list.property("configuration.background.imageContentMode", \.configuration!.background.imageContentMode, [.init(".bottom") { .bottom }, .init(".bottomLeft") { .bottomLeft }, .init(".bottomRight") { .bottomRight }, .init(".center") { .center }, .init(".left") { .left }, .init(".redraw") { .redraw }, .init(".right") { .right }, .init(".scaleAspectFill") { .scaleAspectFill }, .init(".scaleAspectFit") { .scaleAspectFit }, .init(".scaleToFill") { .scaleToFill }, .init(".top") { .top }, .init(".topLeft") { .topLeft }, .init(".topRight") { .topRight }])
    list.property("configuration.background.strokeColor", \.configuration!.background.strokeColor, [.init(".red") { .red }, .init("nil") { nil }])
    list.property("configuration.background.strokeOutset", \.configuration!.background.strokeOutset, [.init("0") { 0 }, .init("5") { 5 }, .init("60") { 60 }])
    list.property("configuration.background.strokeWidth", \.configuration!.background.strokeWidth, [.init("0") { 0 }, .init("5") { 5 }, .init("60") { 60 }])
    list.property("configuration.background.visualEffect", \.configuration!.background.visualEffect, [.init("UIBlurEffect(style: .dark)") { UIBlurEffect(style: .dark) }, .init("nil") { nil }])
    list.property("configuration.baseBackgroundColor", \.configuration!.baseBackgroundColor, [.init(".red") { .red }, .init("nil") { nil }])
    list.property("configuration.baseForegroundColor", \.configuration!.baseForegroundColor, [.init(".red") { .red }, .init("nil") { nil }])
    list.property("configuration.buttonSize", \.configuration!.buttonSize, [.init(".large") { .large }, .init(".medium") { .medium }, .init(".mini") { .mini }, .init(".small") { .small }])
    list.property("configuration.contentInsets", \.configuration!.contentInsets, [.init("NSDirectionalEdgeInsets(top: 3, leading: 21, bottom: 9, trailing: 13)") { NSDirectionalEdgeInsets(top: 3, leading: 21, bottom: 9, trailing: 13) }, .init(".zero") { .zero }])
    list.property("configuration.cornerStyle", \.configuration!.cornerStyle, [.init(".capsule") { .capsule }, .init(".dynamic") { .dynamic }, .init(".fixed") { .fixed }, .init(".large") { .large }, .init(".medium") { .medium }, .init(".small") { .small }])
    list.property("configuration.image", \.configuration!.image, [.init("Late.image(40, 30)") { Late.image(40, 30) }, .init("Late.image(6, 50)") { Late.image(6, 50) }, .init("nil") { nil }])
    list.property("configuration.imagePadding", \.configuration!.imagePadding, [.init("0") { 0 }, .init("5") { 5 }, .init("60") { 60 }])
    list.property("configuration.imagePlacement", \.configuration!.imagePlacement, [.init(".top") { .top }, .init(".bottom") { .bottom }, .init(".trailing") { .trailing }, .init(".leading") { .leading }])
    list.property("configuration.subtitle", \.configuration!.subtitle, [.init("Late.long") { Late.long }, .init("Late.lines") { Late.lines }, .init("''") { "" }, .init("nil") { nil }])
    list.property("configuration.subtitleLineBreakMode", \.configuration!.subtitleLineBreakMode, [.init(".byCharWrapping") { .byCharWrapping }, .init(".byClipping") { .byClipping }, .init(".byTruncatingHead") { .byTruncatingHead }, .init(".byTruncatingMiddle") { .byTruncatingMiddle }, .init(".byTruncatingTail") { .byTruncatingTail }, .init(".byWordWrapping") { .byWordWrapping }])
    list.property("configuration.subtitleTextAttributesTransformer", \.configuration!.subtitleTextAttributesTransformer, [.init("UIConfigurationTextAttributesTransformer { $0.merging(AttributeContainer([.font: UIFont.systemFont(ofSize: 30)])) }") { UIConfigurationTextAttributesTransformer { $0.merging(AttributeContainer([.font: UIFont.systemFont(ofSize: 30)])) } }, .init("nil") { nil }])
    list.property("configuration.title", \.configuration!.title, [.init("Late.long") { Late.long }, .init("Late.lines") { Late.lines }, .init("''") { "" }, .init("nil") { nil }])
    list.property("configuration.titleLineBreakMode", \.configuration!.titleLineBreakMode, [.init(".byCharWrapping") { .byCharWrapping }, .init(".byClipping") { .byClipping }, .init(".byTruncatingHead") { .byTruncatingHead }, .init(".byTruncatingMiddle") { .byTruncatingMiddle }, .init(".byTruncatingTail") { .byTruncatingTail }, .init(".byWordWrapping") { .byWordWrapping }])
    list.property("configuration.titlePadding", \.configuration!.titlePadding, [.init("0") { 0 }, .init("5") { 5 }, .init("60") { 60 }])
    list.property("configuration.titleTextAttributesTransformer", \.configuration!.titleTextAttributesTransformer, [.init("UIConfigurationTextAttributesTransformer { $0.merging(AttributeContainer([.font: UIFont.systemFont(ofSize: 30)])) }") { UIConfigurationTextAttributesTransformer { $0.merging(AttributeContainer([.font: UIFont.systemFont(ofSize: 30)])) } }, .init("nil") { nil }])
    return list.cases
  }

  private static func ofUIControl() -> [LateCase] {
    var list = LateMembers<UIControl>(of: "UIControl")
    list.subject("UIButton") { Late.button }
    list.subject("configuredButton") { Late.configuredButton }
    list.subject("plainConfiguredButton") { Late.plainConfiguredButton }
    list.subject("UIControl") { UIControl() }
    list.subject("UIPageControl") { Late.pages }
    list.subject("UISegmentedControl") { Late.segments }
    list.subject("UISlider") { UISlider() }
    list.subject("UIStepper") { UIStepper() }
    list.subject("UISwitch") { UISwitch() }
    list.subject("UITextField") { Late.field }
    list.property("contentHorizontalAlignment", \.contentHorizontalAlignment, [.init(".center") { .center }, .init(".fill") { .fill }, .init(".leading") { .leading }, .init(".left") { .left }, .init(".right") { .right }, .init(".trailing") { .trailing }])
    list.property("contentVerticalAlignment", \.contentVerticalAlignment, [.init(".bottom") { .bottom }, .init(".center") { .center }, .init(".fill") { .fill }, .init(".top") { .top }])
    list.property("isContextMenuInteractionEnabled", \.isContextMenuInteractionEnabled, [.init("true") { true }, .init("false") { false }])
    list.property("isEnabled", \.isEnabled, [.init("true") { true }, .init("false") { false }])
    list.property("isHighlighted", \.isHighlighted, [.init("true") { true }, .init("false") { false }])
    list.property("isSelected", \.isSelected, [.init("true") { true }, .init("false") { false }])
    list.property("showsMenuAsPrimaryAction", \.showsMenuAsPrimaryAction, [.init("true") { true }, .init("false") { false }])
    return list.cases
  }

  private static func ofUIImageView() -> [LateCase] {
    var list = LateMembers<UIImageView>(of: "UIImageView")
    list.subject("UIImageView") { Late.imageView }
    list.property("animationDuration", \.animationDuration, [.init("0") { 0 }, .init("0.5") { 0.5 }])
    list.property("animationRepeatCount", \.animationRepeatCount, [.init("0") { 0 }, .init("1") { 1 }, .init("3") { 3 }])
    list.property("highlightedImage", \.highlightedImage, [.init("Late.image(40, 30)") { Late.image(40, 30) }, .init("Late.image(6, 50)") { Late.image(6, 50) }, .init("nil") { nil }])
    list.property("image", \.image, [.init("Late.image(40, 30)") { Late.image(40, 30) }, .init("Late.image(6, 50)") { Late.image(6, 50) }, .init("nil") { nil }])
    list.property("isHighlighted", \.isHighlighted, [.init("true") { true }, .init("false") { false }])
    return list.cases
  }

  private static func ofUIKeyboardLayoutGuide() -> [LateCase] {
    var list = LateMembers<UIKeyboardLayoutGuide>(of: "UIKeyboardLayoutGuide")
    list.part("UIKeyboardLayoutGuide") { Late.keyboardGuide }
    list.property("followsUndockedKeyboard", \.followsUndockedKeyboard, [.init("true") { true }, .init("false") { false }])
    list.property("keyboardDismissPadding", \.keyboardDismissPadding, [.init("0") { 0 }, .init("5") { 5 }, .init("60") { 60 }])
    list.property("usesBottomSafeArea", \.usesBottomSafeArea, [.init("true") { true }, .init("false") { false }])
    return list.cases
  }

  private static func ofUILabel() -> [LateCase] {
    var list = LateMembers<UILabel>(of: "UILabel")
    list.subject("UILabel") { Late.label }
    list.subject("wrappingLabel") { Late.wrappingLabel }
    list.part("titleLabel of UIButton") { let view = Late.button; return Late.part(view, view.titleLabel) }
    list.part("subtitleLabel of UIButton") { let view = Late.plainConfiguredButton; return Late.part(view, view.subtitleLabel) }
    list.property("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory, [.init("true") { true }, .init("false") { false }])
    list.property("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth, [.init("true") { true }, .init("false") { false }])
    list.property("attributedText", \.attributedText, [.init("Late.attributed('Tall')") { Late.attributed("Tall") }, .init("Late.attributed(Late.lines, size: 11)") { Late.attributed(Late.lines, size: 11) }, .init("nil") { nil }], except: ["titleLabel of UIButton", "subtitleLabel of UIButton"])
    list.property("font", \.font, [.init(".systemFont(ofSize: 30)") { .systemFont(ofSize: 30) }, .init(".systemFont(ofSize: 9)") { .systemFont(ofSize: 9) }, .init("nil") { nil }])
    list.property("highlightedTextColor", \.highlightedTextColor, [.init(".red") { .red }, .init("nil") { nil }])
    list.property("isEnabled", \.isEnabled, [.init("true") { true }, .init("false") { false }])
    list.property("isHighlighted", \.isHighlighted, [.init("true") { true }, .init("false") { false }])
    list.property("lineBreakMode", \.lineBreakMode, [.init(".byCharWrapping") { .byCharWrapping }, .init(".byClipping") { .byClipping }, .init(".byTruncatingHead") { .byTruncatingHead }, .init(".byTruncatingMiddle") { .byTruncatingMiddle }, .init(".byTruncatingTail") { .byTruncatingTail }, .init(".byWordWrapping") { .byWordWrapping }])
    list.property("minimumScaleFactor", \.minimumScaleFactor, [.init("0") { 0 }, .init("5") { 5 }, .init("60") { 60 }])
    list.property("numberOfLines", \.numberOfLines, [.init("0") { 0 }, .init("1") { 1 }, .init("3") { 3 }])
    list.property("preferredMaxLayoutWidth", \.preferredMaxLayoutWidth, [.init("0") { 0 }, .init("5") { 5 }, .init("60") { 60 }])
    list.property("shadowColor", \.shadowColor, [.init(".red") { .red }, .init("nil") { nil }])
    list.property("shadowOffset", \.shadowOffset, [.init("CGSize(width: 70, height: 90)") { CGSize(width: 70, height: 90) }, .init(".zero") { .zero }])
    list.property("text", \.text, [.init("Late.long") { Late.long }, .init("Late.lines") { Late.lines }, .init("''") { "" }, .init("nil") { nil }], except: ["titleLabel of UIButton", "subtitleLabel of UIButton"])
    list.property("textAlignment", \.textAlignment, [.init(".center") { .center }, .init(".justified") { .justified }, .init(".left") { .left }, .init(".natural") { .natural }, .init(".right") { .right }])
    list.property("textColor", \.textColor, [.init(".red") { .red }, .init("nil") { nil }])
    return list.cases
  }

  private static func ofUIPageControl() -> [LateCase] {
    var list = LateMembers<UIPageControl>(of: "UIPageControl")
    list.subject("UIPageControl") { Late.pages }
    list.call("setCurrentPageIndicatorImage(_, forPage: 0)", [.init("Late.image(40, 30)") { $0.setCurrentPageIndicatorImage(Late.image(40, 30), forPage: 0) }, .init("Late.image(6, 50)") { $0.setCurrentPageIndicatorImage(Late.image(6, 50), forPage: 0) }, .init("nil") { $0.setCurrentPageIndicatorImage(nil, forPage: 0) }])
    list.call("setCurrentPageIndicatorImage(_, forPage: 1)", [.init("Late.image(40, 30)") { $0.setCurrentPageIndicatorImage(Late.image(40, 30), forPage: 1) }, .init("Late.image(6, 50)") { $0.setCurrentPageIndicatorImage(Late.image(6, 50), forPage: 1) }, .init("nil") { $0.setCurrentPageIndicatorImage(nil, forPage: 1) }])
    list.call("setIndicatorImage(_, forPage: 0)", [.init("Late.image(40, 30)") { $0.setIndicatorImage(Late.image(40, 30), forPage: 0) }, .init("Late.image(6, 50)") { $0.setIndicatorImage(Late.image(6, 50), forPage: 0) }, .init("nil") { $0.setIndicatorImage(nil, forPage: 0) }])
    list.call("setIndicatorImage(_, forPage: 1)", [.init("Late.image(40, 30)") { $0.setIndicatorImage(Late.image(40, 30), forPage: 1) }, .init("Late.image(6, 50)") { $0.setIndicatorImage(Late.image(6, 50), forPage: 1) }, .init("nil") { $0.setIndicatorImage(nil, forPage: 1) }])
    list.property("allowsContinuousInteraction", \.allowsContinuousInteraction, [.init("true") { true }, .init("false") { false }])
    list.property("backgroundStyle", \.backgroundStyle, [.init(".automatic") { .automatic }, .init(".minimal") { .minimal }, .init(".prominent") { .prominent }])
    list.property("currentPage", \.currentPage, [.init("0") { 0 }, .init("1") { 1 }, .init("3") { 3 }])
    list.property("currentPageIndicatorTintColor", \.currentPageIndicatorTintColor, [.init(".red") { .red }, .init("nil") { nil }])
    list.property("defersCurrentPageDisplay", \.defersCurrentPageDisplay, [.init("true") { true }, .init("false") { false }])
    list.property("direction", \.direction, [.init(".bottomToTop") { .bottomToTop }, .init(".leftToRight") { .leftToRight }, .init(".natural") { .natural }, .init(".rightToLeft") { .rightToLeft }, .init(".topToBottom") { .topToBottom }])
    list.property("hidesForSinglePage", \.hidesForSinglePage, [.init("true") { true }, .init("false") { false }])
    list.property("numberOfPages", \.numberOfPages, [.init("0") { 0 }, .init("1") { 1 }, .init("3") { 3 }])
    list.property("pageIndicatorTintColor", \.pageIndicatorTintColor, [.init(".red") { .red }, .init("nil") { nil }])
    list.property("preferredCurrentPageIndicatorImage", \.preferredCurrentPageIndicatorImage, [.init("Late.image(40, 30)") { Late.image(40, 30) }, .init("Late.image(6, 50)") { Late.image(6, 50) }, .init("nil") { nil }])
    list.property("preferredIndicatorImage", \.preferredIndicatorImage, [.init("Late.image(40, 30)") { Late.image(40, 30) }, .init("Late.image(6, 50)") { Late.image(6, 50) }, .init("nil") { nil }])
    return list.cases
  }

  private static func ofUIProgressView() -> [LateCase] {
    var list = LateMembers<UIProgressView>(of: "UIProgressView")
    list.subject("UIProgressView") { UIProgressView() }
    list.call("setProgress(_, animated: false)", [.init("0") { $0.setProgress(0, animated: false) }, .init("0.5") { $0.setProgress(0.5, animated: false) }])
    list.property("frame", \.frame, [.init("CGRect(x: 30, y: 500, width: 70, height: 50)") { CGRect(x: 30, y: 500, width: 70, height: 50) }], in: .framed)
    list.property("progress", \.progress, [.init("0") { 0 }, .init("0.5") { 0.5 }])
    list.property("progressImage", \.progressImage, [.init("Late.image(40, 30)") { Late.image(40, 30) }, .init("Late.image(6, 50)") { Late.image(6, 50) }, .init("nil") { nil }])
    list.property("progressTintColor", \.progressTintColor, [.init(".red") { .red }, .init("nil") { nil }])
    list.property("progressViewStyle", \.progressViewStyle, [.init(".bar") { .bar }, .init(".default") { .default }])
    list.property("trackImage", \.trackImage, [.init("Late.image(40, 30)") { Late.image(40, 30) }, .init("Late.image(6, 50)") { Late.image(6, 50) }, .init("nil") { nil }])
    list.property("trackTintColor", \.trackTintColor, [.init(".red") { .red }, .init("nil") { nil }])
    return list.cases
  }

  private static func ofUIScrollView() -> [LateCase] {
    var list = LateMembers<UIScrollView>(of: "UIScrollView")
    list.subject("UIScrollView") { Late.scrollView }
    list.subject("UITextView") { Late.textView }
    list.subject("scrollingTextView") { Late.scrollingTextView }
    list.call("setContentOffset(_, animated: false)", [.init("CGPoint(x: 70, y: 90)") { $0.setContentOffset(CGPoint(x: 70, y: 90), animated: false) }, .init(".zero") { $0.setContentOffset(.zero, animated: false) }])
    list.call("setZoomScale(_, animated: false)", [.init("0") { $0.setZoomScale(0, animated: false) }, .init("5") { $0.setZoomScale(5, animated: false) }, .init("60") { $0.setZoomScale(60, animated: false) }])
    list.property("allowsKeyboardScrolling", \.allowsKeyboardScrolling, [.init("true") { true }, .init("false") { false }])
    list.property("alwaysBounceHorizontal", \.alwaysBounceHorizontal, [.init("true") { true }, .init("false") { false }])
    list.property("alwaysBounceVertical", \.alwaysBounceVertical, [.init("true") { true }, .init("false") { false }])
    list.property("automaticallyAdjustsScrollIndicatorInsets", \.automaticallyAdjustsScrollIndicatorInsets, [.init("true") { true }, .init("false") { false }])
    list.property("bounces", \.bounces, [.init("true") { true }, .init("false") { false }])
    list.property("bouncesHorizontally", \.bouncesHorizontally, [.init("true") { true }, .init("false") { false }])
    list.property("bouncesVertically", \.bouncesVertically, [.init("true") { true }, .init("false") { false }])
    list.property("bouncesZoom", \.bouncesZoom, [.init("true") { true }, .init("false") { false }])
    list.property("bounds", \.bounds, [.init("CGRect(x: 30, y: 500, width: 70, height: 50)") { CGRect(x: 30, y: 500, width: 70, height: 50) }], in: .framed)
    list.property("canCancelContentTouches", \.canCancelContentTouches, [.init("true") { true }, .init("false") { false }])
    list.property("contentAlignmentPoint", \.contentAlignmentPoint, [.init("CGPoint(x: 70, y: 90)") { CGPoint(x: 70, y: 90) }, .init(".zero") { .zero }])
    list.property("contentInset", \.contentInset, [.init("UIEdgeInsets(top: 3, left: 21, bottom: 9, right: 13)") { UIEdgeInsets(top: 3, left: 21, bottom: 9, right: 13) }, .init(".zero") { .zero }])
    list.property("contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior, [.init(".always") { .always }, .init(".automatic") { .automatic }, .init(".never") { .never }, .init(".scrollableAxes") { .scrollableAxes }])
    list.property("contentOffset", \.contentOffset, [.init("CGPoint(x: 70, y: 90)") { CGPoint(x: 70, y: 90) }, .init(".zero") { .zero }])
    list.property("contentSize", \.contentSize, [.init("CGSize(width: 70, height: 90)") { CGSize(width: 70, height: 90) }, .init(".zero") { .zero }])
    list.property("delaysContentTouches", \.delaysContentTouches, [.init("true") { true }, .init("false") { false }])
    list.property("frame", \.frame, [.init("CGRect(x: 30, y: 500, width: 70, height: 50)") { CGRect(x: 30, y: 500, width: 70, height: 50) }], in: .framed)
    list.property("horizontalScrollIndicatorInsets", \.horizontalScrollIndicatorInsets, [.init("UIEdgeInsets(top: 3, left: 21, bottom: 9, right: 13)") { UIEdgeInsets(top: 3, left: 21, bottom: 9, right: 13) }, .init(".zero") { .zero }])
    list.property("isDirectionalLockEnabled", \.isDirectionalLockEnabled, [.init("true") { true }, .init("false") { false }])
    list.property("isPagingEnabled", \.isPagingEnabled, [.init("true") { true }, .init("false") { false }])
    list.property("isScrollEnabled", \.isScrollEnabled, [.init("true") { true }, .init("false") { false }])
    list.property("maximumZoomScale", \.maximumZoomScale, [.init("0") { 0 }, .init("5") { 5 }, .init("60") { 60 }])
    list.property("minimumZoomScale", \.minimumZoomScale, [.init("0") { 0 }, .init("5") { 5 }, .init("60") { 60 }])
    list.property("refreshControl", \.refreshControl, [.init("UIRefreshControl()") { UIRefreshControl() }, .init("nil") { nil }])
    list.property("scrollIndicatorInsets", \.scrollIndicatorInsets, [.init("UIEdgeInsets(top: 3, left: 21, bottom: 9, right: 13)") { UIEdgeInsets(top: 3, left: 21, bottom: 9, right: 13) }, .init(".zero") { .zero }])
    list.property("scrollsToTop", \.scrollsToTop, [.init("true") { true }, .init("false") { false }])
    list.property("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator, [.init("true") { true }, .init("false") { false }])
    list.property("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator, [.init("true") { true }, .init("false") { false }])
    list.property("transfersHorizontalScrollingToParent", \.transfersHorizontalScrollingToParent, [.init("true") { true }, .init("false") { false }])
    list.property("transfersVerticalScrollingToParent", \.transfersVerticalScrollingToParent, [.init("true") { true }, .init("false") { false }])
    list.property("verticalScrollIndicatorInsets", \.verticalScrollIndicatorInsets, [.init("UIEdgeInsets(top: 3, left: 21, bottom: 9, right: 13)") { UIEdgeInsets(top: 3, left: 21, bottom: 9, right: 13) }, .init(".zero") { .zero }])
    list.property("zoomScale", \.zoomScale, [.init("0") { 0 }, .init("5") { 5 }, .init("60") { 60 }])
    return list.cases
  }

  private static func ofUISegmentedControl() -> [LateCase] {
    var list = LateMembers<UISegmentedControl>(of: "UISegmentedControl")
    list.subject("UISegmentedControl") { Late.segments }
    list.call("setAction(_, forSegmentAt: 0)", [.init("UIAction(title: Late.long) { _ in }") { $0.setAction(UIAction(title: Late.long) { _ in }, forSegmentAt: 0) }])
    list.call("setAction(_, forSegmentAt: 1)", [.init("UIAction(title: Late.long) { _ in }") { $0.setAction(UIAction(title: Late.long) { _ in }, forSegmentAt: 1) }])
    list.call("setBackgroundImage(_, for: .disabled, barMetrics: .default)", [.init("Late.image(40, 30)") { $0.setBackgroundImage(Late.image(40, 30), for: .disabled, barMetrics: .default) }, .init("Late.image(6, 50)") { $0.setBackgroundImage(Late.image(6, 50), for: .disabled, barMetrics: .default) }, .init("nil") { $0.setBackgroundImage(nil, for: .disabled, barMetrics: .default) }])
    list.call("setBackgroundImage(_, for: .normal, barMetrics: .default)", [.init("Late.image(40, 30)") { $0.setBackgroundImage(Late.image(40, 30), for: .normal, barMetrics: .default) }, .init("Late.image(6, 50)") { $0.setBackgroundImage(Late.image(6, 50), for: .normal, barMetrics: .default) }, .init("nil") { $0.setBackgroundImage(nil, for: .normal, barMetrics: .default) }])
    list.call("setBackgroundImage(_, for: .selected, barMetrics: .default)", [.init("Late.image(40, 30)") { $0.setBackgroundImage(Late.image(40, 30), for: .selected, barMetrics: .default) }, .init("Late.image(6, 50)") { $0.setBackgroundImage(Late.image(6, 50), for: .selected, barMetrics: .default) }, .init("nil") { $0.setBackgroundImage(nil, for: .selected, barMetrics: .default) }])
    list.call("setContentOffset(_, forSegmentAt: 0)", [.init("CGSize(width: 70, height: 90)") { $0.setContentOffset(CGSize(width: 70, height: 90), forSegmentAt: 0) }, .init(".zero") { $0.setContentOffset(.zero, forSegmentAt: 0) }])
    list.call("setContentOffset(_, forSegmentAt: 1)", [.init("CGSize(width: 70, height: 90)") { $0.setContentOffset(CGSize(width: 70, height: 90), forSegmentAt: 1) }, .init(".zero") { $0.setContentOffset(.zero, forSegmentAt: 1) }])
    list.call("setContentPositionAdjustment(_, forSegmentType: .any, barMetrics: .default)", [.init("UIOffset(horizontal: 3, vertical: 5)") { $0.setContentPositionAdjustment(UIOffset(horizontal: 3, vertical: 5), forSegmentType: .any, barMetrics: .default) }])
    list.call("setDividerImage(_, forLeftSegmentState: .disabled, rightSegmentState: .disabled, barMetrics: .default)", [.init("Late.image(40, 30)") { $0.setDividerImage(Late.image(40, 30), forLeftSegmentState: .disabled, rightSegmentState: .disabled, barMetrics: .default) }, .init("Late.image(6, 50)") { $0.setDividerImage(Late.image(6, 50), forLeftSegmentState: .disabled, rightSegmentState: .disabled, barMetrics: .default) }, .init("nil") { $0.setDividerImage(nil, forLeftSegmentState: .disabled, rightSegmentState: .disabled, barMetrics: .default) }])
    list.call("setDividerImage(_, forLeftSegmentState: .disabled, rightSegmentState: .normal, barMetrics: .default)", [.init("Late.image(40, 30)") { $0.setDividerImage(Late.image(40, 30), forLeftSegmentState: .disabled, rightSegmentState: .normal, barMetrics: .default) }, .init("Late.image(6, 50)") { $0.setDividerImage(Late.image(6, 50), forLeftSegmentState: .disabled, rightSegmentState: .normal, barMetrics: .default) }, .init("nil") { $0.setDividerImage(nil, forLeftSegmentState: .disabled, rightSegmentState: .normal, barMetrics: .default) }])
    list.call("setDividerImage(_, forLeftSegmentState: .disabled, rightSegmentState: .selected, barMetrics: .default)", [.init("Late.image(40, 30)") { $0.setDividerImage(Late.image(40, 30), forLeftSegmentState: .disabled, rightSegmentState: .selected, barMetrics: .default) }, .init("Late.image(6, 50)") { $0.setDividerImage(Late.image(6, 50), forLeftSegmentState: .disabled, rightSegmentState: .selected, barMetrics: .default) }, .init("nil") { $0.setDividerImage(nil, forLeftSegmentState: .disabled, rightSegmentState: .selected, barMetrics: .default) }])
    list.call("setDividerImage(_, forLeftSegmentState: .normal, rightSegmentState: .disabled, barMetrics: .default)", [.init("Late.image(40, 30)") { $0.setDividerImage(Late.image(40, 30), forLeftSegmentState: .normal, rightSegmentState: .disabled, barMetrics: .default) }, .init("Late.image(6, 50)") { $0.setDividerImage(Late.image(6, 50), forLeftSegmentState: .normal, rightSegmentState: .disabled, barMetrics: .default) }, .init("nil") { $0.setDividerImage(nil, forLeftSegmentState: .normal, rightSegmentState: .disabled, barMetrics: .default) }])
    list.call("setDividerImage(_, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)", [.init("Late.image(40, 30)") { $0.setDividerImage(Late.image(40, 30), forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default) }, .init("Late.image(6, 50)") { $0.setDividerImage(Late.image(6, 50), forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default) }, .init("nil") { $0.setDividerImage(nil, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default) }])
    list.call("setDividerImage(_, forLeftSegmentState: .normal, rightSegmentState: .selected, barMetrics: .default)", [.init("Late.image(40, 30)") { $0.setDividerImage(Late.image(40, 30), forLeftSegmentState: .normal, rightSegmentState: .selected, barMetrics: .default) }, .init("Late.image(6, 50)") { $0.setDividerImage(Late.image(6, 50), forLeftSegmentState: .normal, rightSegmentState: .selected, barMetrics: .default) }, .init("nil") { $0.setDividerImage(nil, forLeftSegmentState: .normal, rightSegmentState: .selected, barMetrics: .default) }])
    list.call("setDividerImage(_, forLeftSegmentState: .selected, rightSegmentState: .disabled, barMetrics: .default)", [.init("Late.image(40, 30)") { $0.setDividerImage(Late.image(40, 30), forLeftSegmentState: .selected, rightSegmentState: .disabled, barMetrics: .default) }, .init("Late.image(6, 50)") { $0.setDividerImage(Late.image(6, 50), forLeftSegmentState: .selected, rightSegmentState: .disabled, barMetrics: .default) }, .init("nil") { $0.setDividerImage(nil, forLeftSegmentState: .selected, rightSegmentState: .disabled, barMetrics: .default) }])
    list.call("setDividerImage(_, forLeftSegmentState: .selected, rightSegmentState: .normal, barMetrics: .default)", [.init("Late.image(40, 30)") { $0.setDividerImage(Late.image(40, 30), forLeftSegmentState: .selected, rightSegmentState: .normal, barMetrics: .default) }, .init("Late.image(6, 50)") { $0.setDividerImage(Late.image(6, 50), forLeftSegmentState: .selected, rightSegmentState: .normal, barMetrics: .default) }, .init("nil") { $0.setDividerImage(nil, forLeftSegmentState: .selected, rightSegmentState: .normal, barMetrics: .default) }])
    list.call("setDividerImage(_, forLeftSegmentState: .selected, rightSegmentState: .selected, barMetrics: .default)", [.init("Late.image(40, 30)") { $0.setDividerImage(Late.image(40, 30), forLeftSegmentState: .selected, rightSegmentState: .selected, barMetrics: .default) }, .init("Late.image(6, 50)") { $0.setDividerImage(Late.image(6, 50), forLeftSegmentState: .selected, rightSegmentState: .selected, barMetrics: .default) }, .init("nil") { $0.setDividerImage(nil, forLeftSegmentState: .selected, rightSegmentState: .selected, barMetrics: .default) }])
    list.call("setEnabled(_, forSegmentAt: 0)", [.init("true") { $0.setEnabled(true, forSegmentAt: 0) }, .init("false") { $0.setEnabled(false, forSegmentAt: 0) }])
    list.call("setEnabled(_, forSegmentAt: 1)", [.init("true") { $0.setEnabled(true, forSegmentAt: 1) }, .init("false") { $0.setEnabled(false, forSegmentAt: 1) }])
    list.call("setImage(_, forSegmentAt: 0)", [.init("Late.image(40, 30)") { $0.setImage(Late.image(40, 30), forSegmentAt: 0) }, .init("Late.image(6, 50)") { $0.setImage(Late.image(6, 50), forSegmentAt: 0) }, .init("nil") { $0.setImage(nil, forSegmentAt: 0) }])
    list.call("setImage(_, forSegmentAt: 1)", [.init("Late.image(40, 30)") { $0.setImage(Late.image(40, 30), forSegmentAt: 1) }, .init("Late.image(6, 50)") { $0.setImage(Late.image(6, 50), forSegmentAt: 1) }, .init("nil") { $0.setImage(nil, forSegmentAt: 1) }])
    list.call("setTitle(_, forSegmentAt: 0)", [.init("Late.long") { $0.setTitle(Late.long, forSegmentAt: 0) }, .init("Late.lines") { $0.setTitle(Late.lines, forSegmentAt: 0) }, .init("''") { $0.setTitle("", forSegmentAt: 0) }, .init("nil") { $0.setTitle(nil, forSegmentAt: 0) }])
    list.call("setTitle(_, forSegmentAt: 1)", [.init("Late.long") { $0.setTitle(Late.long, forSegmentAt: 1) }, .init("Late.lines") { $0.setTitle(Late.lines, forSegmentAt: 1) }, .init("''") { $0.setTitle("", forSegmentAt: 1) }, .init("nil") { $0.setTitle(nil, forSegmentAt: 1) }])
    list.call("setTitleTextAttributes(_, for: .disabled)", [.init("[.font: UIFont.systemFont(ofSize: 30)]") { $0.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 30)], for: .disabled) }, .init("[:]") { $0.setTitleTextAttributes([:], for: .disabled) }, .init("nil") { $0.setTitleTextAttributes(nil, for: .disabled) }])
    list.call("setTitleTextAttributes(_, for: .normal)", [.init("[.font: UIFont.systemFont(ofSize: 30)]") { $0.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 30)], for: .normal) }, .init("[:]") { $0.setTitleTextAttributes([:], for: .normal) }, .init("nil") { $0.setTitleTextAttributes(nil, for: .normal) }])
    list.call("setTitleTextAttributes(_, for: .selected)", [.init("[.font: UIFont.systemFont(ofSize: 30)]") { $0.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 30)], for: .selected) }, .init("[:]") { $0.setTitleTextAttributes([:], for: .selected) }, .init("nil") { $0.setTitleTextAttributes(nil, for: .selected) }])
    list.call("setWidth(_, forSegmentAt: 0)", [.init("0") { $0.setWidth(0, forSegmentAt: 0) }, .init("5") { $0.setWidth(5, forSegmentAt: 0) }, .init("60") { $0.setWidth(60, forSegmentAt: 0) }])
    list.call("setWidth(_, forSegmentAt: 1)", [.init("0") { $0.setWidth(0, forSegmentAt: 1) }, .init("5") { $0.setWidth(5, forSegmentAt: 1) }, .init("60") { $0.setWidth(60, forSegmentAt: 1) }])
    list.property("apportionsSegmentWidthsByContent", \.apportionsSegmentWidthsByContent, [.init("true") { true }, .init("false") { false }])
    list.property("isMomentary", \.isMomentary, [.init("true") { true }, .init("false") { false }])
    list.property("selectedSegmentIndex", \.selectedSegmentIndex, [.init("0") { 0 }, .init("1") { 1 }, .init("3") { 3 }])
    list.property("selectedSegmentTintColor", \.selectedSegmentTintColor, [.init(".red") { .red }, .init("nil") { nil }])
    list.call("insertSegment", [.init("a title") { $0.insertSegment(withTitle: Late.long, at: 0, animated: false) }])
    list.call("removeSegment", [.init("the first") { $0.removeSegment(at: 0, animated: false) }])
    return list.cases
  }

  private static func ofUISlider() -> [LateCase] {
    var list = LateMembers<UISlider>(of: "UISlider")
    list.subject("UISlider") { UISlider() }
    list.call("setMaximumTrackImage(_, for: .disabled)", [.init("Late.image(40, 30)") { $0.setMaximumTrackImage(Late.image(40, 30), for: .disabled) }, .init("Late.image(6, 50)") { $0.setMaximumTrackImage(Late.image(6, 50), for: .disabled) }, .init("nil") { $0.setMaximumTrackImage(nil, for: .disabled) }])
    list.call("setMaximumTrackImage(_, for: .normal)", [.init("Late.image(40, 30)") { $0.setMaximumTrackImage(Late.image(40, 30), for: .normal) }, .init("Late.image(6, 50)") { $0.setMaximumTrackImage(Late.image(6, 50), for: .normal) }, .init("nil") { $0.setMaximumTrackImage(nil, for: .normal) }])
    list.call("setMaximumTrackImage(_, for: .selected)", [.init("Late.image(40, 30)") { $0.setMaximumTrackImage(Late.image(40, 30), for: .selected) }, .init("Late.image(6, 50)") { $0.setMaximumTrackImage(Late.image(6, 50), for: .selected) }, .init("nil") { $0.setMaximumTrackImage(nil, for: .selected) }])
    list.call("setMinimumTrackImage(_, for: .disabled)", [.init("Late.image(40, 30)") { $0.setMinimumTrackImage(Late.image(40, 30), for: .disabled) }, .init("Late.image(6, 50)") { $0.setMinimumTrackImage(Late.image(6, 50), for: .disabled) }, .init("nil") { $0.setMinimumTrackImage(nil, for: .disabled) }])
    list.call("setMinimumTrackImage(_, for: .normal)", [.init("Late.image(40, 30)") { $0.setMinimumTrackImage(Late.image(40, 30), for: .normal) }, .init("Late.image(6, 50)") { $0.setMinimumTrackImage(Late.image(6, 50), for: .normal) }, .init("nil") { $0.setMinimumTrackImage(nil, for: .normal) }])
    list.call("setMinimumTrackImage(_, for: .selected)", [.init("Late.image(40, 30)") { $0.setMinimumTrackImage(Late.image(40, 30), for: .selected) }, .init("Late.image(6, 50)") { $0.setMinimumTrackImage(Late.image(6, 50), for: .selected) }, .init("nil") { $0.setMinimumTrackImage(nil, for: .selected) }])
    list.call("setThumbImage(_, for: .disabled)", [.init("Late.image(40, 30)") { $0.setThumbImage(Late.image(40, 30), for: .disabled) }, .init("Late.image(6, 50)") { $0.setThumbImage(Late.image(6, 50), for: .disabled) }, .init("nil") { $0.setThumbImage(nil, for: .disabled) }])
    list.call("setThumbImage(_, for: .normal)", [.init("Late.image(40, 30)") { $0.setThumbImage(Late.image(40, 30), for: .normal) }, .init("Late.image(6, 50)") { $0.setThumbImage(Late.image(6, 50), for: .normal) }, .init("nil") { $0.setThumbImage(nil, for: .normal) }])
    list.call("setThumbImage(_, for: .selected)", [.init("Late.image(40, 30)") { $0.setThumbImage(Late.image(40, 30), for: .selected) }, .init("Late.image(6, 50)") { $0.setThumbImage(Late.image(6, 50), for: .selected) }, .init("nil") { $0.setThumbImage(nil, for: .selected) }])
    list.call("setValue(_, animated: false)", [.init("0") { $0.setValue(0, animated: false) }, .init("0.5") { $0.setValue(0.5, animated: false) }])
    list.property("isContinuous", \.isContinuous, [.init("true") { true }, .init("false") { false }])
    list.property("maximumTrackTintColor", \.maximumTrackTintColor, [.init(".red") { .red }, .init("nil") { nil }])
    list.property("maximumValue", \.maximumValue, [.init("0") { 0 }, .init("0.5") { 0.5 }])
    list.property("maximumValueImage", \.maximumValueImage, [.init("Late.image(40, 30)") { Late.image(40, 30) }, .init("Late.image(6, 50)") { Late.image(6, 50) }, .init("nil") { nil }])
    list.property("minimumTrackTintColor", \.minimumTrackTintColor, [.init(".red") { .red }, .init("nil") { nil }])
    list.property("minimumValue", \.minimumValue, [.init("0") { 0 }, .init("0.5") { 0.5 }])
    list.property("minimumValueImage", \.minimumValueImage, [.init("Late.image(40, 30)") { Late.image(40, 30) }, .init("Late.image(6, 50)") { Late.image(6, 50) }, .init("nil") { nil }])
    list.property("thumbTintColor", \.thumbTintColor, [.init(".red") { .red }, .init("nil") { nil }])
    list.property("value", \.value, [.init("0") { 0 }, .init("0.5") { 0.5 }])
    return list.cases
  }

  private static func ofUIStackView() -> [LateCase] {
    var list = LateMembers<UIStackView>(of: "UIStackView")
    list.subject("UIStackView") { Late.stack }
    list.subject("column") { Late.column }
    list.call("setCustomSpacing(_, after: $0.arrangedSubviews[0])", [.init("0") { $0.setCustomSpacing(0, after: $0.arrangedSubviews[0]) }, .init("5") { $0.setCustomSpacing(5, after: $0.arrangedSubviews[0]) }, .init("60") { $0.setCustomSpacing(60, after: $0.arrangedSubviews[0]) }])
    list.property("alignment", \.alignment, [.init(".center") { .center }, .init(".fill") { .fill }, .init(".firstBaseline") { .firstBaseline }, .init(".lastBaseline") { .lastBaseline }, .init(".leading") { .leading }, .init(".trailing") { .trailing }])
    list.property("axis", \.axis, [.init(".horizontal") { .horizontal }, .init(".vertical") { .vertical }])
    list.property("distribution", \.distribution, [.init(".equalSpacing") { .equalSpacing }, .init(".fill") { .fill }, .init(".fillEqually") { .fillEqually }, .init(".fillProportionally") { .fillProportionally }])
    list.property("isBaselineRelativeArrangement", \.isBaselineRelativeArrangement, [.init("true") { true }, .init("false") { false }])
    list.property("isLayoutMarginsRelativeArrangement", \.isLayoutMarginsRelativeArrangement, [.init("true") { true }, .init("false") { false }])
    list.property("spacing", \.spacing, [.init("0") { 0 }, .init("5") { 5 }, .init("60") { 60 }])
    list.call("removeArrangedSubview", [.init("the first") { $0.removeArrangedSubview($0.arrangedSubviews[0]) }])
    list.call("arrangedSubviews[1].isHidden", [.init("true") { $0.arrangedSubviews[1].isHidden = true }, .init("false") { $0.arrangedSubviews[1].isHidden = false }])
    return list.cases
  }

  private static func ofUIStepper() -> [LateCase] {
    var list = LateMembers<UIStepper>(of: "UIStepper")
    list.subject("UIStepper") { UIStepper() }
    list.call("setBackgroundImage(_, for: .disabled)", [.init("Late.image(40, 30)") { $0.setBackgroundImage(Late.image(40, 30), for: .disabled) }, .init("Late.image(6, 50)") { $0.setBackgroundImage(Late.image(6, 50), for: .disabled) }, .init("nil") { $0.setBackgroundImage(nil, for: .disabled) }])
    list.call("setBackgroundImage(_, for: .normal)", [.init("Late.image(40, 30)") { $0.setBackgroundImage(Late.image(40, 30), for: .normal) }, .init("Late.image(6, 50)") { $0.setBackgroundImage(Late.image(6, 50), for: .normal) }, .init("nil") { $0.setBackgroundImage(nil, for: .normal) }])
    list.call("setBackgroundImage(_, for: .selected)", [.init("Late.image(40, 30)") { $0.setBackgroundImage(Late.image(40, 30), for: .selected) }, .init("Late.image(6, 50)") { $0.setBackgroundImage(Late.image(6, 50), for: .selected) }, .init("nil") { $0.setBackgroundImage(nil, for: .selected) }])
    list.call("setDecrementImage(_, for: .disabled)", [.init("Late.image(40, 30)") { $0.setDecrementImage(Late.image(40, 30), for: .disabled) }, .init("Late.image(6, 50)") { $0.setDecrementImage(Late.image(6, 50), for: .disabled) }, .init("nil") { $0.setDecrementImage(nil, for: .disabled) }])
    list.call("setDecrementImage(_, for: .normal)", [.init("Late.image(40, 30)") { $0.setDecrementImage(Late.image(40, 30), for: .normal) }, .init("Late.image(6, 50)") { $0.setDecrementImage(Late.image(6, 50), for: .normal) }, .init("nil") { $0.setDecrementImage(nil, for: .normal) }])
    list.call("setDecrementImage(_, for: .selected)", [.init("Late.image(40, 30)") { $0.setDecrementImage(Late.image(40, 30), for: .selected) }, .init("Late.image(6, 50)") { $0.setDecrementImage(Late.image(6, 50), for: .selected) }, .init("nil") { $0.setDecrementImage(nil, for: .selected) }])
    list.call("setDividerImage(_, forLeftSegmentState: .disabled, rightSegmentState: .disabled)", [.init("Late.image(40, 30)") { $0.setDividerImage(Late.image(40, 30), forLeftSegmentState: .disabled, rightSegmentState: .disabled) }, .init("Late.image(6, 50)") { $0.setDividerImage(Late.image(6, 50), forLeftSegmentState: .disabled, rightSegmentState: .disabled) }, .init("nil") { $0.setDividerImage(nil, forLeftSegmentState: .disabled, rightSegmentState: .disabled) }])
    list.call("setDividerImage(_, forLeftSegmentState: .disabled, rightSegmentState: .normal)", [.init("Late.image(40, 30)") { $0.setDividerImage(Late.image(40, 30), forLeftSegmentState: .disabled, rightSegmentState: .normal) }, .init("Late.image(6, 50)") { $0.setDividerImage(Late.image(6, 50), forLeftSegmentState: .disabled, rightSegmentState: .normal) }, .init("nil") { $0.setDividerImage(nil, forLeftSegmentState: .disabled, rightSegmentState: .normal) }])
    list.call("setDividerImage(_, forLeftSegmentState: .disabled, rightSegmentState: .selected)", [.init("Late.image(40, 30)") { $0.setDividerImage(Late.image(40, 30), forLeftSegmentState: .disabled, rightSegmentState: .selected) }, .init("Late.image(6, 50)") { $0.setDividerImage(Late.image(6, 50), forLeftSegmentState: .disabled, rightSegmentState: .selected) }, .init("nil") { $0.setDividerImage(nil, forLeftSegmentState: .disabled, rightSegmentState: .selected) }])
    list.call("setDividerImage(_, forLeftSegmentState: .normal, rightSegmentState: .disabled)", [.init("Late.image(40, 30)") { $0.setDividerImage(Late.image(40, 30), forLeftSegmentState: .normal, rightSegmentState: .disabled) }, .init("Late.image(6, 50)") { $0.setDividerImage(Late.image(6, 50), forLeftSegmentState: .normal, rightSegmentState: .disabled) }, .init("nil") { $0.setDividerImage(nil, forLeftSegmentState: .normal, rightSegmentState: .disabled) }])
    list.call("setDividerImage(_, forLeftSegmentState: .normal, rightSegmentState: .normal)", [.init("Late.image(40, 30)") { $0.setDividerImage(Late.image(40, 30), forLeftSegmentState: .normal, rightSegmentState: .normal) }, .init("Late.image(6, 50)") { $0.setDividerImage(Late.image(6, 50), forLeftSegmentState: .normal, rightSegmentState: .normal) }, .init("nil") { $0.setDividerImage(nil, forLeftSegmentState: .normal, rightSegmentState: .normal) }])
    list.call("setDividerImage(_, forLeftSegmentState: .normal, rightSegmentState: .selected)", [.init("Late.image(40, 30)") { $0.setDividerImage(Late.image(40, 30), forLeftSegmentState: .normal, rightSegmentState: .selected) }, .init("Late.image(6, 50)") { $0.setDividerImage(Late.image(6, 50), forLeftSegmentState: .normal, rightSegmentState: .selected) }, .init("nil") { $0.setDividerImage(nil, forLeftSegmentState: .normal, rightSegmentState: .selected) }])
    list.call("setDividerImage(_, forLeftSegmentState: .selected, rightSegmentState: .disabled)", [.init("Late.image(40, 30)") { $0.setDividerImage(Late.image(40, 30), forLeftSegmentState: .selected, rightSegmentState: .disabled) }, .init("Late.image(6, 50)") { $0.setDividerImage(Late.image(6, 50), forLeftSegmentState: .selected, rightSegmentState: .disabled) }, .init("nil") { $0.setDividerImage(nil, forLeftSegmentState: .selected, rightSegmentState: .disabled) }])
    list.call("setDividerImage(_, forLeftSegmentState: .selected, rightSegmentState: .normal)", [.init("Late.image(40, 30)") { $0.setDividerImage(Late.image(40, 30), forLeftSegmentState: .selected, rightSegmentState: .normal) }, .init("Late.image(6, 50)") { $0.setDividerImage(Late.image(6, 50), forLeftSegmentState: .selected, rightSegmentState: .normal) }, .init("nil") { $0.setDividerImage(nil, forLeftSegmentState: .selected, rightSegmentState: .normal) }])
    list.call("setDividerImage(_, forLeftSegmentState: .selected, rightSegmentState: .selected)", [.init("Late.image(40, 30)") { $0.setDividerImage(Late.image(40, 30), forLeftSegmentState: .selected, rightSegmentState: .selected) }, .init("Late.image(6, 50)") { $0.setDividerImage(Late.image(6, 50), forLeftSegmentState: .selected, rightSegmentState: .selected) }, .init("nil") { $0.setDividerImage(nil, forLeftSegmentState: .selected, rightSegmentState: .selected) }])
    list.call("setIncrementImage(_, for: .disabled)", [.init("Late.image(40, 30)") { $0.setIncrementImage(Late.image(40, 30), for: .disabled) }, .init("Late.image(6, 50)") { $0.setIncrementImage(Late.image(6, 50), for: .disabled) }, .init("nil") { $0.setIncrementImage(nil, for: .disabled) }])
    list.call("setIncrementImage(_, for: .normal)", [.init("Late.image(40, 30)") { $0.setIncrementImage(Late.image(40, 30), for: .normal) }, .init("Late.image(6, 50)") { $0.setIncrementImage(Late.image(6, 50), for: .normal) }, .init("nil") { $0.setIncrementImage(nil, for: .normal) }])
    list.call("setIncrementImage(_, for: .selected)", [.init("Late.image(40, 30)") { $0.setIncrementImage(Late.image(40, 30), for: .selected) }, .init("Late.image(6, 50)") { $0.setIncrementImage(Late.image(6, 50), for: .selected) }, .init("nil") { $0.setIncrementImage(nil, for: .selected) }])
    list.property("autorepeat", \.autorepeat, [.init("true") { true }, .init("false") { false }])
    list.property("frame", \.frame, [.init("CGRect(x: 30, y: 500, width: 70, height: 50)") { CGRect(x: 30, y: 500, width: 70, height: 50) }], in: .framed)
    list.property("isContinuous", \.isContinuous, [.init("true") { true }, .init("false") { false }])
    list.property("maximumValue", \.maximumValue, [.init("0") { 0 }, .init("0.5") { 0.5 }])
    list.property("minimumValue", \.minimumValue, [.init("0") { 0 }, .init("0.5") { 0.5 }])
    list.property("stepValue", \.stepValue, [.init("0") { 0 }, .init("0.5") { 0.5 }])
    list.property("value", \.value, [.init("0") { 0 }, .init("0.5") { 0.5 }])
    list.property("wraps", \.wraps, [.init("true") { true }, .init("false") { false }])
    return list.cases
  }

  private static func ofUISwitch() -> [LateCase] {
    var list = LateMembers<UISwitch>(of: "UISwitch")
    list.subject("UISwitch") { UISwitch() }
    list.call("setOn(_, animated: false)", [.init("true") { $0.setOn(true, animated: false) }, .init("false") { $0.setOn(false, animated: false) }])
    list.property("frame", \.frame, [.init("CGRect(x: 30, y: 500, width: 70, height: 50)") { CGRect(x: 30, y: 500, width: 70, height: 50) }], in: .framed)
    list.property("isOn", \.isOn, [.init("true") { true }, .init("false") { false }])
    list.property("offImage", \.offImage, [.init("Late.image(40, 30)") { Late.image(40, 30) }, .init("Late.image(6, 50)") { Late.image(6, 50) }, .init("nil") { nil }])
    list.property("onImage", \.onImage, [.init("Late.image(40, 30)") { Late.image(40, 30) }, .init("Late.image(6, 50)") { Late.image(6, 50) }, .init("nil") { nil }])
    list.property("onTintColor", \.onTintColor, [.init(".red") { .red }, .init("nil") { nil }])
    list.property("preferredStyle", \.preferredStyle, [.init(".automatic") { .automatic }, .init(".checkbox") { .checkbox }, .init(".sliding") { .sliding }])
    list.property("thumbTintColor", \.thumbTintColor, [.init(".red") { .red }, .init("nil") { nil }])
    list.property("title", \.title, [.init("Late.long") { Late.long }, .init("Late.lines") { Late.lines }, .init("''") { "" }, .init("nil") { nil }])
    return list.cases
  }

  private static func ofUITextField() -> [LateCase] {
    var list = LateMembers<UITextField>(of: "UITextField")
    list.subject("UITextField") { Late.field }
    list.property("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory, [.init("true") { true }, .init("false") { false }])
    list.property("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth, [.init("true") { true }, .init("false") { false }])
    list.property("allowsEditingTextAttributes", \.allowsEditingTextAttributes, [.init("true") { true }, .init("false") { false }])
    list.property("attributedPlaceholder", \.attributedPlaceholder, [.init("Late.attributed('Tall')") { Late.attributed("Tall") }, .init("Late.attributed(Late.lines, size: 11)") { Late.attributed(Late.lines, size: 11) }, .init("nil") { nil }])
    list.property("attributedText", \.attributedText, [.init("Late.attributed('Tall')") { Late.attributed("Tall") }, .init("Late.attributed(Late.lines, size: 11)") { Late.attributed(Late.lines, size: 11) }, .init("nil") { nil }])
    list.property("background", \.background, [.init("Late.image(40, 30)") { Late.image(40, 30) }, .init("Late.image(6, 50)") { Late.image(6, 50) }, .init("nil") { nil }])
    list.property("borderStyle", \.borderStyle, [.init(".bezel") { .bezel }, .init(".line") { .line }, .init(".none") { .none }, .init(".roundedRect") { .roundedRect }])
    list.property("clearButtonMode", \.clearButtonMode, [.init(".always") { .always }, .init(".never") { .never }, .init(".unlessEditing") { .unlessEditing }, .init(".whileEditing") { .whileEditing }])
    list.property("clearsOnBeginEditing", \.clearsOnBeginEditing, [.init("true") { true }, .init("false") { false }])
    list.property("clearsOnInsertion", \.clearsOnInsertion, [.init("true") { true }, .init("false") { false }])
    list.property("defaultTextAttributes", \.defaultTextAttributes, [.init("[.font: UIFont.systemFont(ofSize: 30)]") { [.font: UIFont.systemFont(ofSize: 30)] }], back: false)
    list.property("disabledBackground", \.disabledBackground, [.init("Late.image(40, 30)") { Late.image(40, 30) }, .init("Late.image(6, 50)") { Late.image(6, 50) }, .init("nil") { nil }])
    list.property("enablesReturnKeyAutomatically", \.enablesReturnKeyAutomatically, [.init("true") { true }, .init("false") { false }])
    list.property("font", \.font, [.init(".systemFont(ofSize: 30)") { .systemFont(ofSize: 30) }, .init(".systemFont(ofSize: 9)") { .systemFont(ofSize: 9) }, .init("nil") { nil }])
    list.property("isEnabled", \.isEnabled, [.init("true") { true }, .init("false") { false }])
    list.property("isSecureTextEntry", \.isSecureTextEntry, [.init("true") { true }, .init("false") { false }])
    list.property("leftView", \.leftView, [.init("UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))") { UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20)) }, .init("nil") { nil }])
    list.property("leftViewMode", \.leftViewMode, [.init(".always") { .always }, .init(".never") { .never }, .init(".unlessEditing") { .unlessEditing }, .init(".whileEditing") { .whileEditing }])
    list.property("markedTextStyle", \.markedTextStyle, [.init("[.font: UIFont.systemFont(ofSize: 30)]") { [.font: UIFont.systemFont(ofSize: 30)] }, .init("[:]") { [:] }, .init("nil") { nil }])
    list.property("minimumFontSize", \.minimumFontSize, [.init("0") { 0 }, .init("5") { 5 }, .init("60") { 60 }])
    list.property("placeholder", \.placeholder, [.init("Late.long") { Late.long }, .init("Late.lines") { Late.lines }, .init("''") { "" }, .init("nil") { nil }])
    list.property("rightView", \.rightView, [.init("UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))") { UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20)) }, .init("nil") { nil }])
    list.property("rightViewMode", \.rightViewMode, [.init(".always") { .always }, .init(".never") { .never }, .init(".unlessEditing") { .unlessEditing }, .init(".whileEditing") { .whileEditing }])
    list.property("text", \.text, [.init("Late.long") { Late.long }, .init("Late.lines") { Late.lines }, .init("''") { "" }, .init("nil") { nil }])
    list.property("textAlignment", \.textAlignment, [.init(".center") { .center }, .init(".justified") { .justified }, .init(".left") { .left }, .init(".natural") { .natural }, .init(".right") { .right }])
    list.property("textColor", \.textColor, [.init(".red") { .red }, .init("nil") { nil }])
    list.property("typingAttributes", \.typingAttributes, [.init("[.font: UIFont.systemFont(ofSize: 30)]") { [.font: UIFont.systemFont(ofSize: 30)] }, .init("[:]") { [:] }, .init("nil") { nil }])
    return list.cases
  }

  private static func ofUITextView() -> [LateCase] {
    var list = LateMembers<UITextView>(of: "UITextView")
    list.subject("UITextView") { Late.textView }
    list.subject("scrollingTextView") { Late.scrollingTextView }
    list.property("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory, [.init("true") { true }, .init("false") { false }])
    list.property("allowsEditingTextAttributes", \.allowsEditingTextAttributes, [.init("true") { true }, .init("false") { false }])
    list.property("attributedText", \.attributedText, [.init("Late.attributed('Tall')") { Late.attributed("Tall") }, .init("Late.attributed(Late.lines, size: 11)") { Late.attributed(Late.lines, size: 11) }, .init("nil") { nil }])
    list.property("clearsOnInsertion", \.clearsOnInsertion, [.init("true") { true }, .init("false") { false }])
    list.property("enablesReturnKeyAutomatically", \.enablesReturnKeyAutomatically, [.init("true") { true }, .init("false") { false }])
    list.property("font", \.font, [.init(".systemFont(ofSize: 30)") { .systemFont(ofSize: 30) }, .init(".systemFont(ofSize: 9)") { .systemFont(ofSize: 9) }, .init("nil") { nil }])
    list.property("isEditable", \.isEditable, [.init("true") { true }, .init("false") { false }])
    list.property("isScrollEnabled", \.isScrollEnabled, [.init("true") { true }, .init("false") { false }])
    list.property("isSecureTextEntry", \.isSecureTextEntry, [.init("true") { true }, .init("false") { false }])
    list.property("isSelectable", \.isSelectable, [.init("true") { true }, .init("false") { false }])
    list.property("linkTextAttributes", \.linkTextAttributes, [.init("[.font: UIFont.systemFont(ofSize: 30)]") { [.font: UIFont.systemFont(ofSize: 30)] }, .init("[:]") { [:] }, .init("nil") { nil }])
    list.property("markedTextStyle", \.markedTextStyle, [.init("[.font: UIFont.systemFont(ofSize: 30)]") { [.font: UIFont.systemFont(ofSize: 30)] }, .init("[:]") { [:] }, .init("nil") { nil }])
    list.property("text", \.text, [.init("Late.long") { Late.long }, .init("Late.lines") { Late.lines }, .init("''") { "" }, .init("nil") { nil }])
    list.property("textAlignment", \.textAlignment, [.init(".center") { .center }, .init(".justified") { .justified }, .init(".left") { .left }, .init(".natural") { .natural }, .init(".right") { .right }])
    list.property("textColor", \.textColor, [.init(".red") { .red }, .init("nil") { nil }])
    list.property("textContainerInset", \.textContainerInset, [.init("UIEdgeInsets(top: 3, left: 21, bottom: 9, right: 13)") { UIEdgeInsets(top: 3, left: 21, bottom: 9, right: 13) }, .init(".zero") { .zero }])
    list.property("typingAttributes", \.typingAttributes, [.init("[.font: UIFont.systemFont(ofSize: 30)]") { [.font: UIFont.systemFont(ofSize: 30)] }, .init("[:]") { [:] }])
    list.property("usesStandardTextScaling", \.usesStandardTextScaling, [.init("true") { true }, .init("false") { false }])
    return list.cases
  }

  private static func ofUIView() -> [LateCase] {
    var list = LateMembers<UIView>(of: "UIView")
    list.subject("UIActivityIndicatorView") { UIActivityIndicatorView() }
    list.subject("UIButton") { Late.button }
    list.subject("configuredButton") { Late.configuredButton }
    list.subject("plainConfiguredButton") { Late.plainConfiguredButton }
    list.subject("UIControl") { UIControl() }
    list.subject("UIImageView") { Late.imageView }
    list.subject("UILabel") { Late.label }
    list.subject("wrappingLabel") { Late.wrappingLabel }
    list.subject("UIPageControl") { Late.pages }
    list.subject("UIProgressView") { UIProgressView() }
    list.subject("UIScrollView") { Late.scrollView }
    list.subject("UISegmentedControl") { Late.segments }
    list.subject("UISlider") { UISlider() }
    list.subject("UIStackView") { Late.stack }
    list.subject("column") { Late.column }
    list.subject("UIStepper") { UIStepper() }
    list.subject("UISwitch") { UISwitch() }
    list.subject("UITextField") { Late.field }
    list.subject("UITextView") { Late.textView }
    list.subject("scrollingTextView") { Late.scrollingTextView }
    list.subject("UIView") { Late.view }
    list.subject("UIVisualEffectView") { UIVisualEffectView() }
    list.call("setContentCompressionResistancePriority(_, for: .horizontal)", [.init("UILayoutPriority(1)") { $0.setContentCompressionResistancePriority(UILayoutPriority(1), for: .horizontal) }, .init("UILayoutPriority(240)") { $0.setContentCompressionResistancePriority(UILayoutPriority(240), for: .horizontal) }, .init("UILayoutPriority(999)") { $0.setContentCompressionResistancePriority(UILayoutPriority(999), for: .horizontal) }])
    list.call("setContentCompressionResistancePriority(_, for: .vertical)", [.init("UILayoutPriority(1)") { $0.setContentCompressionResistancePriority(UILayoutPriority(1), for: .vertical) }, .init("UILayoutPriority(240)") { $0.setContentCompressionResistancePriority(UILayoutPriority(240), for: .vertical) }, .init("UILayoutPriority(999)") { $0.setContentCompressionResistancePriority(UILayoutPriority(999), for: .vertical) }])
    list.call("setContentHuggingPriority(_, for: .horizontal)", [.init("UILayoutPriority(1)") { $0.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal) }, .init("UILayoutPriority(240)") { $0.setContentHuggingPriority(UILayoutPriority(240), for: .horizontal) }, .init("UILayoutPriority(999)") { $0.setContentHuggingPriority(UILayoutPriority(999), for: .horizontal) }])
    list.call("setContentHuggingPriority(_, for: .vertical)", [.init("UILayoutPriority(1)") { $0.setContentHuggingPriority(UILayoutPriority(1), for: .vertical) }, .init("UILayoutPriority(240)") { $0.setContentHuggingPriority(UILayoutPriority(240), for: .vertical) }, .init("UILayoutPriority(999)") { $0.setContentHuggingPriority(UILayoutPriority(999), for: .vertical) }])
    list.property("accessibilityIgnoresInvertColors", \.accessibilityIgnoresInvertColors, [.init("true") { true }, .init("false") { false }])
    list.property("alpha", \.alpha, [.init("0") { 0 }, .init("5") { 5 }, .init("60") { 60 }])
    list.property("anchorPoint", \.anchorPoint, [.init("CGPoint(x: 70, y: 90)") { CGPoint(x: 70, y: 90) }, .init(".zero") { .zero }], in: .framed)
    list.property("autoresizesSubviews", \.autoresizesSubviews, [.init("true") { true }, .init("false") { false }])
    list.property("autoresizingMask", \.autoresizingMask, [.init("[.flexibleWidth]") { [.flexibleWidth] }, .init("[.flexibleLeftMargin, .flexibleHeight]") { [.flexibleLeftMargin, .flexibleHeight] }, .init("[]") { [] }])
    list.property("backgroundColor", \.backgroundColor, [.init(".red") { .red }, .init("nil") { nil }])
    list.property("bounds", \.bounds, [.init("CGRect(x: 30, y: 500, width: 70, height: 50)") { CGRect(x: 30, y: 500, width: 70, height: 50) }], in: .framed)
    list.property("center", \.center, [.init("CGPoint(x: 70, y: 90)") { CGPoint(x: 70, y: 90) }, .init(".zero") { .zero }], in: .framed)
    list.property("clearsContextBeforeDrawing", \.clearsContextBeforeDrawing, [.init("true") { true }, .init("false") { false }])
    list.property("clipsToBounds", \.clipsToBounds, [.init("true") { true }, .init("false") { false }])
    list.property("contentMode", \.contentMode, [.init(".bottom") { .bottom }, .init(".bottomLeft") { .bottomLeft }, .init(".bottomRight") { .bottomRight }, .init(".center") { .center }, .init(".left") { .left }, .init(".redraw") { .redraw }, .init(".right") { .right }, .init(".scaleAspectFill") { .scaleAspectFill }, .init(".scaleAspectFit") { .scaleAspectFit }, .init(".scaleToFill") { .scaleToFill }, .init(".top") { .top }, .init(".topLeft") { .topLeft }, .init(".topRight") { .topRight }])
    list.property("contentScaleFactor", \.contentScaleFactor, [.init("0") { 0 }, .init("5") { 5 }, .init("60") { 60 }])
    list.property("directionalLayoutMargins", \.directionalLayoutMargins, [.init("NSDirectionalEdgeInsets(top: 3, leading: 21, bottom: 9, trailing: 13)") { NSDirectionalEdgeInsets(top: 3, leading: 21, bottom: 9, trailing: 13) }, .init(".zero") { .zero }])
    list.property("frame", \.frame, [.init("CGRect(x: 30, y: 500, width: 70, height: 50)") { CGRect(x: 30, y: 500, width: 70, height: 50) }], in: .framed)
    list.property("insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea, [.init("true") { true }, .init("false") { false }])
    list.property("isHidden", \.isHidden, [.init("true") { true }, .init("false") { false }])
    list.property("isOpaque", \.isOpaque, [.init("true") { true }, .init("false") { false }])
    list.property("layoutMargins", \.layoutMargins, [.init("UIEdgeInsets(top: 3, left: 21, bottom: 9, right: 13)") { UIEdgeInsets(top: 3, left: 21, bottom: 9, right: 13) }, .init(".zero") { .zero }])
    list.property("mask", \.mask, [.init("UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))") { UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20)) }, .init("nil") { nil }])
    list.property("overrideUserInterfaceStyle", \.overrideUserInterfaceStyle, [.init(".dark") { .dark }, .init(".light") { .light }, .init(".unspecified") { .unspecified }])
    list.property("preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins, [.init("true") { true }, .init("false") { false }])
    list.property("semanticContentAttribute", \.semanticContentAttribute, [.init(".forceLeftToRight") { .forceLeftToRight }, .init(".forceRightToLeft") { .forceRightToLeft }, .init(".playback") { .playback }, .init(".spatial") { .spatial }, .init(".unspecified") { .unspecified }])
    list.property("tintAdjustmentMode", \.tintAdjustmentMode, [.init(".automatic") { .automatic }, .init(".dimmed") { .dimmed }, .init(".normal") { .normal }])
    list.property("tintColor", \.tintColor, [.init(".red") { .red }, .init("nil") { nil }])
    list.property("transform", \.transform, [.init("CGAffineTransform(scaleX: 2, y: 1)") { CGAffineTransform(scaleX: 2, y: 1) }, .init(".identity") { .identity }], except: ["UISwitch", "UIStepper", "UIProgressView"])
    list.property("transform3D", \.transform3D, [.init("CATransform3DMakeScale(2, 1, 1)") { CATransform3DMakeScale(2, 1, 1) }, .init("CATransform3DIdentity") { CATransform3DIdentity }], except: ["UISwitch", "UIStepper", "UIProgressView"])
    list.call("traitOverrides.layoutDirection", [.init(".rightToLeft") { $0.traitOverrides.layoutDirection = .rightToLeft }, .init(".leftToRight") { $0.traitOverrides.layoutDirection = .leftToRight }])
    list.call("traitOverrides.displayScale", [.init("1") { $0.traitOverrides.displayScale = 1 }, .init("3") { $0.traitOverrides.displayScale = 3 }])
    return list.cases
  }

  private static func ofUIViewController() -> [LateCase] {
    var list = LateMembers<UIViewController>(of: "UIViewController")
    list.part("UIViewController") { Late.controller }
    list.property("additionalSafeAreaInsets", \.additionalSafeAreaInsets, [.init("UIEdgeInsets(top: 3, left: 21, bottom: 9, right: 13)") { UIEdgeInsets(top: 3, left: 21, bottom: 9, right: 13) }, .init(".zero") { .zero }])
    return list.cases
  }

  private static func ofUIVisualEffectView() -> [LateCase] {
    var list = LateMembers<UIVisualEffectView>(of: "UIVisualEffectView")
    list.subject("UIVisualEffectView") { UIVisualEffectView() }
    list.property("effect", \.effect, [.init("UIBlurEffect(style: .dark)") { UIBlurEffect(style: .dark) }, .init("nil") { nil }])
    return list.cases
  }
}

// Not tried:
// UIBackgroundConfiguration.backgroundColorTransformer: a color has no part in a size
// UIBackgroundConfiguration.shadowProperties: a shadow has no layout
// UIBackgroundConfiguration.strokeColorTransformer: a color has no part in a size
// UIButton.Configuration.imageColorTransformer: a color has no part in a size
// UIButton.pointerStyleProvider: only a pointer shows it
// UIButton.preferredMenuElementOrder: its accessibility, focus, keyboard or menu; no layout reads it
// UIControl.toolTip: only a pointer shows it
// UIImageView.animationImages: pictures of an animation have no part in a size
// UIImageView.highlightedAnimationImages: pictures of an animation have no part in a size
// UIKeyboardLayoutGuide.layoutFrame: it can't be set
// UIPageControl.progress: it is drawn in a dot of the same size
// UIProgressView.observedProgress: ProgressWatch reads it in each frame
// UIScrollView.decelerationRate: a speed
// UIScrollView.delegate: a delegate
// UIScrollView.indexDisplayMode: its accessibility, focus, keyboard or menu; no layout reads it
// UIScrollView.indicatorStyle: its accessibility, focus, keyboard or menu; no layout reads it
// UIScrollView.keyboardDismissMode: its accessibility, focus, keyboard or menu; no layout reads it
// UITextField.allowedWritingToolsResultOptions: its accessibility, focus, keyboard or menu; no layout reads it
// UITextField.autocapitalizationType: its accessibility, focus, keyboard or menu; no layout reads it
// UITextField.autocorrectionType: its accessibility, focus, keyboard or menu; no layout reads it
// UITextField.delegate: a delegate
// UITextField.inlinePredictionType: its accessibility, focus, keyboard or menu; no layout reads it
// UITextField.inputAccessoryView: its accessibility, focus, keyboard or menu; no layout reads it
// UITextField.inputDelegate: a delegate
// UITextField.inputView: its accessibility, focus, keyboard or menu; no layout reads it
// UITextField.interactionState: a selection
// UITextField.keyboardAppearance: its accessibility, focus, keyboard or menu; no layout reads it
// UITextField.keyboardType: its accessibility, focus, keyboard or menu; no layout reads it
// UITextField.mathExpressionCompletionType: its accessibility, focus, keyboard or menu; no layout reads it
// UITextField.passwordRules: its accessibility, focus, keyboard or menu; no layout reads it
// UITextField.returnKeyType: its accessibility, focus, keyboard or menu; no layout reads it
// UITextField.selectedTextRange: a selection
// UITextField.selectionAffinity: its accessibility, focus, keyboard or menu; no layout reads it
// UITextField.setAttributedMarkedText(_:selectedRange:): a selection
// UITextField.setBaseWritingDirection(_:for:): a range of a text
// UITextField.setMarkedText(_:selectedRange:): a selection
// UITextField.smartDashesType: its accessibility, focus, keyboard or menu; no layout reads it
// UITextField.smartInsertDeleteType: its accessibility, focus, keyboard or menu; no layout reads it
// UITextField.smartQuotesType: its accessibility, focus, keyboard or menu; no layout reads it
// UITextField.spellCheckingType: its accessibility, focus, keyboard or menu; no layout reads it
// UITextField.textContentType: its accessibility, focus, keyboard or menu; no layout reads it
// UITextField.writingToolsBehavior: its accessibility, focus, keyboard or menu; no layout reads it
// UITextView.allowedWritingToolsResultOptions: its accessibility, focus, keyboard or menu; no layout reads it
// UITextView.autocapitalizationType: its accessibility, focus, keyboard or menu; no layout reads it
// UITextView.autocorrectionType: its accessibility, focus, keyboard or menu; no layout reads it
// UITextView.inlinePredictionType: its accessibility, focus, keyboard or menu; no layout reads it
// UITextView.inputAccessoryView: its accessibility, focus, keyboard or menu; no layout reads it
// UITextView.inputDelegate: a delegate
// UITextView.inputView: its accessibility, focus, keyboard or menu; no layout reads it
// UITextView.keyboardAppearance: its accessibility, focus, keyboard or menu; no layout reads it
// UITextView.keyboardType: its accessibility, focus, keyboard or menu; no layout reads it
// UITextView.mathExpressionCompletionType: its accessibility, focus, keyboard or menu; no layout reads it
// UITextView.passwordRules: its accessibility, focus, keyboard or menu; no layout reads it
// UITextView.returnKeyType: its accessibility, focus, keyboard or menu; no layout reads it
// UITextView.selectedRange: a selection
// UITextView.selectedRanges: selections
// UITextView.selectedTextRange: a selection
// UITextView.selectionAffinity: its accessibility, focus, keyboard or menu; no layout reads it
// UITextView.setAttributedMarkedText(_:selectedRange:): a selection
// UITextView.setBaseWritingDirection(_:for:): a range of a text
// UITextView.setMarkedText(_:selectedRange:): a selection
// UITextView.smartDashesType: its accessibility, focus, keyboard or menu; no layout reads it
// UITextView.smartInsertDeleteType: its accessibility, focus, keyboard or menu; no layout reads it
// UITextView.smartQuotesType: its accessibility, focus, keyboard or menu; no layout reads it
// UITextView.spellCheckingType: its accessibility, focus, keyboard or menu; no layout reads it
// UITextView.textContentType: its accessibility, focus, keyboard or menu; no layout reads it
// UITextView.writingToolsBehavior: its accessibility, focus, keyboard or menu; no layout reads it
// UIView.accessibilityIdentifier: a name
// UIView.focusEffect: its accessibility, focus, keyboard or menu; no layout reads it
// UIView.focusGroupIdentifier: a name
// UIView.focusGroupPriority: its accessibility, focus, keyboard or menu; no layout reads it
// UIView.gestureRecognizers: its accessibility, focus, keyboard or menu; no layout reads it
// UIView.hoverStyle: its accessibility, focus, keyboard or menu; no layout reads it
// UIView.interactions: its accessibility, focus, keyboard or menu; no layout reads it
// UIView.isExclusiveTouch: only touches ask for it
// UIView.isMultipleTouchEnabled: only touches ask for it
// UIView.isUserInteractionEnabled: only touches ask for it
// UIView.tag: a name
// UIView.traitOverrides: EXTRA has its traits one by one
// UIView.translatesAutoresizingMaskIntoConstraints: true keeps the frame of that moment, which is another one after a layout
// UIContentUnavailableView: TableTests judge its late changes
// UIFocusGuide: it has no layout of its own
// UIInputView: the keyboard's scene places it
// UILayoutGuide: only its identifier can be set, and its place
// UIListContentView: TableTests judge its late changes
// UIPopoverBackgroundView: abstract
// UIRefreshControl: a scroll view places it
// UITableView: TableTests judge its late changes
// UITableViewCell: TableTests judge its late changes
// UITableViewHeaderFooterView: TableTests judge its late changes
// UITrackingLayoutGuide: abstract
// UIWindow: constraints don't place windows
// UIStackView.distribution = .equalCentering: which of equal views gives way depends on the order of the constraints
// UIButton.configuration, its last value: the labels of a button keep the fonts of its last configuration
// UIButton.configurationUpdateHandler, its last value: a handler's configuration stays without the handler
// UITextField.defaultTextAttributes, its last value: what is set without a font keeps the font
