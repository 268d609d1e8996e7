"""Sample arguments, added initializers and exceptions of `Scripts/checks initializers`."""

COMMAND = 'Selector("layoutIfNeeded", UIView.layoutIfNeeded)'

LABELED = {"contentsOfFile": "given.path"}
"""The arguments for parameters whose type doesn't say enough, by label."""

VALUES = {
    "Any": "UIView()", "Any?": "nil", "AnyHashable?": '"a"', "Bool": "true", "Bundle?": "nil",
    "CALayerCornerCurve": ".continuous", "CFTimeInterval": "1", "CGAffineTransform": ".identity",
    "CGColor": "UIColor.red.cgColor", "CGFloat": "0.5", "CGImage": "given.picture",
    "CGPath": "UIBezierPath().cgPath", "CGPoint": "CGPoint(x: 1, y: 2)",
    "CGRect": "CGRect(x: 1, y: 2, width: 30, height: 40)",
    "CGSize": "CGSize(width: 30, height: 40)", "CGVector": "CGVector(dx: 1, dy: 2)",
    "CIColor": "CIColor(red: 1, green: 0, blue: 0)", "Data": "given.data", "Int": "1",
    "NSCoder": "given.coder", "NSCopying?": "nil", "Selector": COMMAND, "Selector?": COMMAND,
    "Data?": "Data([1])", "NSAttributedString": 'NSAttributedString(string: "a")',
    "NSTextContainer?": "NSTextContainer(size: .zero)",
    "String": '"a"', "String?": '"a"', "TimeInterval": "1",
    "[Any]?": '["a", "b"]', "[NSValue]": "[NSValue(cgRect: .zero)]", "[String]": '["a"]',
    "[UIAction]": "[UIAction { _ in }]", "[UICommandAlternate]": "[]",
    "[UIDynamicItem]": "[UIView()]", "[UIFontDescriptor.AttributeName : Any]": "[:]",
    "[UIMenuElement]": "[UIAction { _ in }]", "[UITraitCollection]": "[UITraitCollection()]",
    "[UIView]": "[UIView()]", "(() -> Void)?": "{}",
    "(@escaping ([UIMenuElement]) -> Void) -> Void": "{ $0([]) }",
    "(([UIMenuElement]) -> Void) -> Void": "{ $0([]) }",
    "UIAccessibilityCustomAction.Handler?": "{ _ in true }", "UIAction?": "UIAction { _ in }",
    "UIAction.Identifier?": "nil", "UIActionHandler": "{ _ in }",
    "UIActivityIndicatorView.Style": ".large", "UIAttachmentBehavior.AttachmentType": ".items",
    "UIAxis": ".both", "UIBezierPath": "UIBezierPath()",
    "UIBlurEffect": "UIBlurEffect(style: .dark)",
    "UIBlurEffect.Style": ".dark", "UIButton.ButtonType": ".system",
    "UIButton.Configuration": ".filled()", "UIContentSizeCategory": ".large",
    "UIContextMenuActionProvider?": "nil", "UIContextMenuContentPreviewProvider?": "nil",
    "UIContextMenuInteractionDelegate": "UIButton()", "UIDynamicItem": "UIView()",
    "UIEditMenuInteractionDelegate?": "nil", "UIFont.TextStyle": ".body",
    "UIFontDescriptor": "UIFontDescriptor()",
    "UIGraphicsImageRendererFormat": "UIGraphicsImageRendererFormat()",
    "UIGraphicsPDFRendererFormat": "UIGraphicsPDFRendererFormat()",
    "UIGraphicsRendererFormat": "UIGraphicsRendererFormat()", "UIImage": "UIImage()",
    "UIImage.Orientation": ".up", "UIImage?": "UIImage()",
    "UIImpactFeedbackGenerator.FeedbackStyle": ".heavy", "UIInputView.Style": ".keyboard",
    "UIInterfaceOrientationMask": ".portrait", "UIKeyModifierFlags": ".command",
    "UIMenu": "UIMenu()", "UIMenu.ElementSize": ".large", "UIMenu.Identifier?": "nil",
    "UIMenu.Options": ".displayInline", "UIMenuElement.Attributes": ".destructive",
    "UIMenuElement.State": ".on", "NSLayoutConstraint.Attribute": ".width",
    "NSLayoutConstraint.Relation": ".equal", "UIOffset": "UIOffset(horizontal: 1, vertical: 2)",
    "UIPencilInteractionDelegate": "given.pencil", "UIPointerAccessory.Position": ".top",
    "UIPointerEffect": ".automatic(UITargetedPreview(view: given.view))",
    "UIPointerInteractionDelegate?": "nil", "UIPointerShape": ".path(UIBezierPath())",
    "UIPointerShape?": "nil", "UIPreviewParameters": "UIPreviewParameters()",
    "UIPreviewTarget": "UIPreviewTarget(container: given.view, center: .zero)",
    "UIProgressView.Style": ".bar", "UIPushBehavior.Mode": ".instantaneous",
    "UIRectCorner": ".topLeft", "UISceneSession.Role": ".windowApplication",
    "UITextInteractionMode": ".editable", "UITextItem.MenuConfiguration.Preview?": ".default",
    "UITimingCurveProvider": "UICubicTimingParameters(animationCurve: .linear)",
    "UITraitCollection": "UITraitCollection()", "UIUserInterfaceStyle": ".dark",
    "UIVibrancyEffectStyle": ".label", "UIView": "given.view", "UIView.AnimationCurve": ".easeIn",
    "UIViewController": "UIViewController()", "UIViewController?": "nil",
    "UIVisualEffect?": "UIBlurEffect(style: .dark)", "UIWindowScene": "given.scene",
    "(UITraitCollection) -> UIColor": "{ _ in .red }",
    "(UIResponder & UITextInput)": "UITextField()",
    "UIAlertAction.Style": ".cancel", "UIAlertController.Style": ".alert",
    "((UIAlertAction) -> Void)?": "nil",
    "UIContextualAction.Style": ".normal", "UIContextualAction.Handler": "{ _, _, _ in }",
    "UIListContentConfiguration": ".cell()", "[UIContextualAction]": "[]",
    "UITableView.Style": ".grouped", "UITableViewCell.CellStyle": ".subtitle",
    "UITableView": "UITableView()", "UITableViewRowAction.Style": ".normal",
    "UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.CellProvider":
        "{ _, _, _ in nil }",
    "(UITableViewRowAction, IndexPath) -> Void": "{ _, _ in }",
}
"""An argument for each type of a parameter."""

CODER = "init?(coder: NSCoder)"
FRAME = "init(frame: CGRect)"
ITEMS = ["init(items: [any UIDynamicItem])", "convenience init()"]

ADDED = {
    "CAAnimation": ["init()", CODER], "CALayer": [CODER], "CMMotionManager": ["init()"],
    "NSLayoutManager": ["init()", CODER],
    "NSTextAttachment": [
        "init(data contentData: Data?, ofType uti: String?)", CODER,
        "convenience init(image: UIImage)", "convenience init()"],
    "NSTextContainer": ["init(size: CGSize)", "init(coder: NSCoder)", "convenience init()"],
    "NSTextStorage": [
        "init()", CODER, "init(string: String)", "init(attributedString: NSAttributedString)"],
    "CAPropertyAnimation": ["convenience init(keyPath path: String?)"],
    "CASpringAnimation": [
        "convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat)"],
    "CIColor": [
        "init(cgColor: CGColor)",
        "convenience init(red: CGFloat, green: CGFloat, blue: CGFloat)",
        "convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)",
    ],
    "NSLayoutConstraint": [
        "init()",
        "convenience init(item view1: Any, attribute attr1: NSLayoutConstraint.Attribute, "
        "relatedBy relation: NSLayoutConstraint.Relation, toItem view2: Any?, "
        "attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat)",
    ],
    "NSParagraphStyle": ["init()"], "NSStringDrawingContext": ["init()"],
    "NSUserActivity": ["init(activityType: String)"],
    "UIAccessibilityCustomAction": [
        "convenience init(name: String, target: Any?, selector: Selector)",
        "init(name: String, image: UIImage?, target: Any?, selector: Selector)",
        "convenience init(name: String, "
        "actionHandler: UIAccessibilityCustomAction.Handler?)",
        "init(name: String, image: UIImage?, actionHandler: UIAccessibilityCustomAction.Handler?)",
    ],
    "UIAccessibilityElement": ["init(accessibilityContainer container: Any)"],
    "UIActivityIndicatorView": [
        "init(style: UIActivityIndicatorView.Style)", FRAME, "init(coder: NSCoder)"],
    "UIAttachmentBehavior": [
        "convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint)",
        "init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, "
        "attachedToAnchor point: CGPoint)",
        "convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem)",
        "init(item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, "
        "attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset)",
    ],
    "UIBezierPath": [
        "init()", CODER, "convenience init(rect: CGRect)", "convenience init(ovalIn rect: CGRect)",
        "convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat)",
        "convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, "
        "cornerRadii: CGSize)",
        "convenience init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, "
        "endAngle: CGFloat, clockwise: Bool)",
        "convenience init(cgPath: CGPath)",
    ],
    "UIBlurEffect": ["convenience init(style: UIBlurEffect.Style)"],
    "UICollisionBehavior": ITEMS, "UIDynamicItemBehavior": ITEMS, "UIGravityBehavior": ITEMS,
    "UIColor": [
        "init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)",
        "init(white: CGFloat, alpha: CGFloat)",
        "init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat)",
        "init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)",
        "init(cgColor: CGColor)", "init(ciColor: CIColor)",
        "init(dynamicProvider: @escaping (UITraitCollection) -> UIColor)", "init()", CODER,
    ],
    "UIContextMenuConfiguration": ["init()"],
    "UIDynamicAnimator": ["init(referenceView view: UIView)", "init()"],
    "UIDynamicBehavior": ["init()"],
    "UIDynamicItemGroup": ["init(items: [any UIDynamicItem])"],
    "UIEvent": ["init()"], "UIFeedbackGenerator": ["init()"],
    "UIFocusEffect": ["init()"],
    "UIFontDescriptor": [
        "init(fontAttributes attributes: [UIFontDescriptor.AttributeName : Any])",
        "convenience init(name fontName: String, size: CGFloat)"],
    "UIFontMetrics": ["init(forTextStyle textStyle: UIFont.TextStyle)"],
    "UIGraphicsImageRenderer": [
        "convenience init(size: CGSize)",
        "convenience init(size: CGSize, format: UIGraphicsImageRendererFormat)",
        "init(bounds: CGRect, format: UIGraphicsImageRendererFormat)",
    ],
    "UIGraphicsPDFRenderer": ["init(bounds: CGRect, format: UIGraphicsPDFRendererFormat)"],
    "UIGraphicsRenderer": [
        "convenience init(bounds: CGRect)",
        "init(bounds: CGRect, format: UIGraphicsRendererFormat)"],
    "UIGraphicsRendererFormat": ["init()"],
    "UIImage": [
        "init()", CODER, "init?(contentsOfFile path: String)", "init?(data: Data)",
        "init?(data: Data, scale: CGFloat)", "init(cgImage: CGImage)",
        "init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation)",
    ],
    "NSShadow": ["init()"],
    "UIImageAsset": ["init()"],
    "UIImpactFeedbackGenerator": ["init(style: UIImpactFeedbackGenerator.FeedbackStyle)"],
    "UILayoutGuide": ["init()", CODER], "UIMenuDisplayPreferences": ["init()"],
    "UIPageControlProgress": ["init()"],
    "UIPencilInteraction": ["init()"], "UIPercentDrivenInteractiveTransition": ["init()"],
    "UIPointerAccessory": [
        "init(_ shape: UIPointerShape, position: UIPointerAccessory.Position)"],
    "UIPointerInteraction": ["convenience init()"], "UIPress": ["init()"],
    "UIProgressView": ["convenience init(progressViewStyle style: UIProgressView.Style)"],
    "UIPushBehavior": ["init(items: [any UIDynamicItem], mode: UIPushBehavior.Mode)"],
    "UIRegion": ["init(radius: CGFloat)", "init(size: CGSize)"],
    "UIResponder": ["init()"],
    "UISnapBehavior": ["init(item: any UIDynamicItem, snapTo point: CGPoint)"],
    "UIStackView": [
        FRAME, CODER, "convenience init(arrangedSubviews views: [UIView])"],
    "UITextInputPasswordRules": ["convenience init(descriptor passwordRulesDescriptor: String)"],
    "UITextInputStringTokenizer": ["init(textInput: (any UIResponder & UITextInput))"],
    "UITextView": [
        "init(frame: CGRect, textContainer: NSTextContainer?)", CODER,
        "convenience init(frame: CGRect)"],
    "UITextPosition": ["init()"], "UITextRange": ["init()"], "UITextSelectionRect": ["init()"],
    "UITouch": ["init()"],
    "UITraitCollection": [
        "init()", "convenience init(traitsFrom traitCollections: [UITraitCollection])",
        "convenience init(userInterfaceStyle: UIUserInterfaceStyle)",
        "convenience init(displayScale: CGFloat)",
        "convenience init(preferredContentSizeCategory: UIContentSizeCategory)",
    ],
    "UIVibrancyEffect": [
        "convenience init(blurEffect: UIBlurEffect)",
        "convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle)"],
    "UIView": ["convenience init()"], "UIViewController": ["convenience init()"],
    "UIVisualEffect": ["init()", CODER],
    "UIVisualEffectView": [
        "init(effect: UIVisualEffect?)", CODER, "convenience init(frame: CGRect)"],
    "UIWindow": [FRAME, CODER],
    "UndoManager": ["init()"],
}
"""Initializers of UIKit's headers that the tables of UIKit's API don't list."""

HIDES_DESIGNATED = {
    "UIView", "UIViewController", "UIGestureRecognizer", "UIInputView", "UIAttachmentBehavior",
    "UISnapBehavior", "UIPushBehavior", "UICollisionBehavior", "UIDynamicItemBehavior",
    "UITextView",
    "UIGravityBehavior", "UIVisualEffectView", "UIGraphicsImageRenderer", "UIGraphicsPDFRenderer",
    "UIAccessibilityElement", "UICubicTimingParameters", "UISpringTimingParameters",
    "UIPageControlTimerProgress", "UIImpactFeedbackGenerator", "UITableView", "UITableViewCell",
    "UITableViewHeaderFooterView", "UIListContentView", "UIContentUnavailableView",
}
"""Classes whose designated initializers replace those of the superclass."""

UNATTACHED = "a behavior without its item does nothing, and UIKit documents no such initializer"

CONFIGURED = "UIKit requires a configuration"

NOT_HERE = {
    ("UIListContentView", "init()"): CONFIGURED,
    ("UIListContentView", "init(frame:)"): CONFIGURED,
    ("UIContentUnavailableView", "init()"): CONFIGURED,
    ("UIContentUnavailableView", "init(frame:)"): CONFIGURED,
    ("UIAttachmentBehavior", "init()"): UNATTACHED,
    ("UIPushBehavior", "init()"): UNATTACHED,
    ("UISnapBehavior", "init()"): UNATTACHED,
    ("UIFieldBehavior", "init()"): "UIKit marks it unavailable; class methods create fields",
    ("UIPageControlTimerProgress", "init()"): "UIKit marks it unavailable",
    ("UIAccessibilityElement", "init()"): "UIKit documents init(accessibilityContainer:) only",
    ("UIPasteConfiguration", "init(forAccepting:)"): "item providers don't exist here",
}
"""Initializers that can't exist here, or that no app calls, each with a reason."""

NOT_SUBCLASSED = {
    "the framework creates it": {
        "CMAccelerometerData", "CMAttitude", "CMDeviceMotion", "CMGyroData", "CMLogItem",
        "CMMagnetometerData", "NSLayoutAnchor", "NSLayoutDimension", "NSLayoutXAxisAnchor",
        "NSLayoutYAxisAnchor", "UIContextMenuSystem", "UIDeferredMenuElement.Provider", "UIDevice",
        "UIFocusAnimationCoordinator", "UIFocusDebugger", "UIFocusMovementHint", "UIFocusSystem",
        "UIFocusUpdateContext", "UITableViewFocusUpdateContext", "UILocalizedIndexedCollation",
        "UIGraphicsImageRendererContext", "UIGraphicsPDFRendererContext",
        "UIGraphicsRendererContext", "UIKey", "UIMainMenuSystem", "UIMainMenuSystem.Configuration",
        "UIMenuController", "UIMenuSystem", "UIOpenURLContext", "UIPencilHoverPose",
        "UIPencilInteraction.Squeeze", "UIPencilInteraction.Tap", "UIPointerRegionRequest",
        "UIScene", "UISceneConnectionOptions", "UISceneDestructionRequestOptions",
        "UISceneOpenURLOptions", "UISceneSession", "UISceneSizeRestrictions", "UIScreen",
        "UIScreenMode", "UIStatusBarManager", "UITextItem", "UIWindowScene",
    },
    "class methods create it, and the class method's result isn't a subclass": {
        "UIFieldBehavior", "UIFont", "UIHoverStyle", "UIImage.Configuration", "UIPasteboard",
        "UISheetPresentationController.Detent",
    },
    "it is generic, and TableTests have subclasses": {"UITableViewDiffableDataSource"},
    "it exists only if an asset catalog has it": {"NSDataAsset"},
    "an application exists already, and a second one would replace it": {"UIApplication"},
    "Foundation's class on Apple platforms": {
        "FileManager", "NSHashTable", "NSMapTable", "NSPointerArray", "NSPointerFunctions", "Timer",
        "URLProtocol", "URLSession", "UserDefaults",
    },
}
"""Classes without cases, by reason."""

REQUIRED_HERE = {
    "UIGraphicsRendererFormat": "default() creates an object of the class that receives the call",
    "UIPointerStyle": "hidden() creates an object of the class that receives the call",
}
"""Classes whose `init()` is required here, but not on iOS, each with a reason."""

SENDABLE = {
    "CIColor", "NSShadow", "UIColor", "UIFont", "UIFontDescriptor", "UIFontMetrics", "UIImage",
    "UIImageAsset",
    "NSParagraphStyle", "UIImage.Configuration", "CMLogItem",
}
"""Classes whose subclasses have to restate that they are sendable."""
