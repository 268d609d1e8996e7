// swift-format-ignore-file
// Written by Scripts/checks defaults from Documentation/Defaults.csv; do not edit.
import TouchstoneTesting
import UIKit

extension Defaults {
  /// Every default of the table, of each kind of object that has it.
  static func all() -> [DefaultCase] {
    [
      ofCAAnimation(),
      ofCAAnimationGroup(),
      ofCABasicAnimation(),
      ofCAGradientLayer(),
      ofCAKeyframeAnimation(),
      ofCALayer(),
      ofCAPropertyAnimation(),
      ofCAShapeLayer(),
      ofCASpringAnimation(),
      ofCATextLayer(),
      ofCATransition(),
      ofNSLayoutConstraint(),
      ofNSLayoutManager(),
      ofNSParagraphStyle(),
      ofNSShadow(),
      ofNSTextAttachment(),
      ofNSTextContainer(),
      ofUIAccessibilityElement(),
      ofUIAction(),
      ofUIActivityIndicatorView(),
      ofUIAlertAction(),
      ofUIAlertController(),
      ofUIApplication(),
      ofUIBezierPath(),
      ofUIButton(),
      ofUICollisionBehavior(),
      ofUIContextMenuConfiguration(),
      ofUIContextualAction(),
      ofUIControl(),
      ofUIDynamicAnimator(),
      ofUIDynamicBehavior(),
      ofUIDynamicItemBehavior(),
      ofUIEditMenuInteraction(),
      ofUIFocusGuide(),
      ofUIFocusHaloEffect(),
      ofUIGestureRecognizer(),
      ofUIGravityBehavior(),
      ofUIHoverGestureRecognizer(),
      ofUIImageView(),
      ofUIInputView(),
      ofUIKeyboardLayoutGuide(),
      ofUILabel(),
      ofUILayoutGuide(),
      ofUIListContentView(),
      ofUILongPressGestureRecognizer(),
      ofUIMenu(),
      ofUIMenuController(),
      ofUIPageControl(),
      ofUIPageControlProgress(),
      ofUIPageControlTimerProgress(),
      ofUIPanGestureRecognizer(),
      ofUIPasteConfiguration(),
      ofUIPencilInteraction(),
      ofUIPercentDrivenInteractiveTransition(),
      ofUIPinchGestureRecognizer(),
      ofUIPointerInteraction(),
      ofUIPopoverPresentationController(),
      ofUIPresentationController(),
      ofUIPreviewParameters(),
      ofUIProgressView(),
      ofUIPushBehavior(),
      ofUIRefreshControl(),
      ofUIResponder(),
      ofUIRotationGestureRecognizer(),
      ofUIScreen(),
      ofUIScreenEdgePanGestureRecognizer(),
      ofUIScrollView(),
      ofUISegmentedControl(),
      ofUISheetPresentationController(),
      ofUISlider(),
      ofUIStackView(),
      ofUIStepper(),
      ofUISwipeActionsConfiguration(),
      ofUISwipeGestureRecognizer(),
      ofUISwitch(),
      ofUITableView(),
      ofUITableViewCell(),
      ofUITableViewController(),
      ofUITableViewHeaderFooterView(),
      ofUITapGestureRecognizer(),
      ofUITextField(),
      ofUITextInteraction(),
      ofUITextView(),
      ofUIView(),
      ofUIViewController(),
      ofUIViewPropertyAnimator(),
      ofUIVisualEffectView(),
      ofUIWindow(),
      ofUndoManager(),
    ].flatMap { $0 }
  }

  private static func ofCAAnimation() -> [DefaultCase] {
    var list = DefaultList<CAAnimation>()
    list.kind("CAAnimation") { CABasicAnimation(keyPath: "opacity") }
    list.kind("CAAnimationGroup") { CAAnimationGroup() }
    list.kind("CABasicAnimation") { CABasicAnimation(keyPath: "opacity") }
    list.kind("CAKeyframeAnimation") { CAKeyframeAnimation(keyPath: "opacity") }
    list.kind("CAPropertyAnimation") { CABasicAnimation(keyPath: "opacity") }
    list.kind("CASpringAnimation") { CASpringAnimation(keyPath: "opacity") }
    list.kind("CATransition") { CATransition() }
    list.add("autoreverses", but: []) { $0.autoreverses } holds: { $0 == false }
    list.add("beginTime", but: []) { $0.beginTime } holds: { $0 == 0 }
    list.add("delegate", but: []) { $0.delegate } holds: { $0 == nil }
    list.add("duration", but: []) { $0.duration } holds: { $0 == 0 }
    list.add("fillMode", but: []) { $0.fillMode } holds: { $0 == .removed }
    list.add("isRemovedOnCompletion", but: []) { $0.isRemovedOnCompletion } holds: { $0 == true }
    list.add("preferredFrameRateRange", but: []) { $0.preferredFrameRateRange } holds: { $0 == CAFrameRateRange.default }
    list.add("repeatCount", but: []) { $0.repeatCount } holds: { $0 == 0 }
    list.add("repeatDuration", but: []) { $0.repeatDuration } holds: { $0 == 0 }
    list.add("speed", but: []) { $0.speed } holds: { $0 == 1 }
    list.add("timeOffset", but: []) { $0.timeOffset } holds: { $0 == 0 }
    list.add("timingFunction", but: []) { $0.timingFunction } holds: { $0 == nil }
    return list.cases
  }

  private static func ofCAAnimationGroup() -> [DefaultCase] {
    var list = DefaultList<CAAnimationGroup>()
    list.kind("CAAnimationGroup") { CAAnimationGroup() }
    list.add("animations", but: []) { $0.animations } holds: { $0 == nil }
    return list.cases
  }

  private static func ofCABasicAnimation() -> [DefaultCase] {
    var list = DefaultList<CABasicAnimation>()
    list.kind("CABasicAnimation") { CABasicAnimation(keyPath: "opacity") }
    list.kind("CASpringAnimation") { CASpringAnimation(keyPath: "opacity") }
    list.add("byValue", but: []) { $0.byValue } holds: { $0 == nil }
    list.add("fromValue", but: []) { $0.fromValue } holds: { $0 == nil }
    list.add("toValue", but: []) { $0.toValue } holds: { $0 == nil }
    return list.cases
  }

  private static func ofCAGradientLayer() -> [DefaultCase] {
    var list = DefaultList<CAGradientLayer>()
    list.kind("CAGradientLayer") { CAGradientLayer() }
    list.add("colors", but: []) { $0.colors } holds: { $0 == nil }
    list.add("endPoint", but: []) { $0.endPoint } holds: { $0 == CGPoint(x: 0.5, y: 1) }
    list.add("locations", but: []) { $0.locations } holds: { $0 == nil }
    list.add("startPoint", but: []) { $0.startPoint } holds: { $0 == CGPoint(x: 0.5, y: 0) }
    list.add("type", but: []) { $0.type } holds: { $0 == .axial }
    return list.cases
  }

  private static func ofCAKeyframeAnimation() -> [DefaultCase] {
    var list = DefaultList<CAKeyframeAnimation>()
    list.kind("CAKeyframeAnimation") { CAKeyframeAnimation(keyPath: "opacity") }
    list.add("calculationMode", but: []) { $0.calculationMode } holds: { $0 == .linear }
    list.add("keyTimes", but: []) { $0.keyTimes } holds: { $0 == nil }
    list.add("path", but: []) { $0.path } holds: { $0 == nil }
    list.add("timingFunctions", but: []) { $0.timingFunctions } holds: { $0 == nil }
    list.add("values", but: []) { $0.values } holds: { $0 == nil }
    return list.cases
  }

  private static func ofCALayer() -> [DefaultCase] {
    var list = DefaultList<CALayer>()
    list.kind("CAGradientLayer") { CAGradientLayer() }
    list.kind("CALayer") { CALayer() }
    list.kind("CAShapeLayer") { CAShapeLayer() }
    list.kind("CATextLayer") { CATextLayer() }
    list.add("actions", but: []) { $0.actions } holds: { $0 == nil }
    list.add("allowsEdgeAntialiasing", but: []) { $0.allowsEdgeAntialiasing } holds: { $0 == false }
    list.add("allowsGroupOpacity", but: []) { $0.allowsGroupOpacity } holds: { $0 == true }
    list.add("anchorPoint", but: []) { $0.anchorPoint } holds: { $0 == CGPoint(x: 0.5, y: 0.5) }
    list.add("anchorPointZ", but: []) { $0.anchorPointZ } holds: { $0 == 0 }
    list.add("autoreverses", but: []) { $0.autoreverses } holds: { $0 == false }
    list.add("backgroundColor", but: []) { $0.backgroundColor } holds: { $0 == nil }
    list.add("beginTime", but: []) { $0.beginTime } holds: { $0 == 0 }
    list.add("borderColor", but: []) { $0.borderColor } holds: { $0 == CGColor.black }
    list.add("borderWidth", but: []) { $0.borderWidth } holds: { $0 == 0 }
    list.add("bounds", but: []) { $0.bounds } holds: { $0 == .zero }
    list.add("contents", but: []) { $0.contents } holds: { $0 == nil }
    list.add("contentsCenter", but: []) { $0.contentsCenter } holds: { $0 == CGRect(x: 0, y: 0, width: 1, height: 1) }
    list.add("contentsGravity", but: []) { $0.contentsGravity } holds: { $0 == .resize }
    list.add("contentsRect", but: []) { $0.contentsRect } holds: { $0 == CGRect(x: 0, y: 0, width: 1, height: 1) }
    list.add("contentsScale", but: []) { $0.contentsScale } holds: { $0 == 1 }
    list.add("cornerCurve", but: []) { $0.cornerCurve } holds: { $0 == .circular }
    list.add("cornerRadius", but: []) { $0.cornerRadius } holds: { $0 == 0 }
    list.add("delegate", but: []) { $0.delegate } holds: { $0 == nil }
    list.add("fillMode", but: []) { $0.fillMode } holds: { $0 == .removed }
    list.add("frame", but: []) { $0.frame } holds: { $0 == .zero }
    list.add("isDoubleSided", but: []) { $0.isDoubleSided } holds: { $0 == true }
    list.add("isHidden", but: []) { $0.isHidden } holds: { $0 == false }
    list.add("isOpaque", but: []) { $0.isOpaque } holds: { $0 == false }
    list.add("magnificationFilter", but: []) { $0.magnificationFilter } holds: { $0 == .linear }
    list.add("mask", but: []) { $0.mask } holds: { $0 == nil }
    list.add("maskedCorners", but: []) { $0.maskedCorners } holds: { $0 == [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner] }
    list.add("masksToBounds", but: []) { $0.masksToBounds } holds: { $0 == false }
    list.add("minificationFilter", but: []) { $0.minificationFilter } holds: { $0 == .linear }
    list.add("minificationFilterBias", but: []) { $0.minificationFilterBias } holds: { $0 == 0 }
    list.add("name", but: []) { $0.name } holds: { $0 == nil }
    list.add("needsDisplayOnBoundsChange", but: ["CATextLayer"]) { $0.needsDisplayOnBoundsChange } holds: { $0 == false }
    list.add("opacity", but: []) { $0.opacity } holds: { $0 == 1 }
    list.add("position", but: []) { $0.position } holds: { $0 == .zero }
    list.add("rasterizationScale", but: []) { $0.rasterizationScale } holds: { $0 == 1 }
    list.add("repeatCount", but: []) { $0.repeatCount } holds: { $0 == 0 }
    list.add("repeatDuration", but: []) { $0.repeatDuration } holds: { $0 == 0 }
    list.add("shadowColor", but: []) { $0.shadowColor } holds: { $0 == CGColor.black }
    list.add("shadowOffset", but: []) { $0.shadowOffset } holds: { $0 == CGSize(width: 0, height: -3) }
    list.add("shadowOpacity", but: []) { $0.shadowOpacity } holds: { $0 == 0 }
    list.add("shadowPath", but: []) { $0.shadowPath } holds: { $0 == nil }
    list.add("shadowRadius", but: []) { $0.shadowRadius } holds: { $0 == 3 }
    list.add("shouldRasterize", but: []) { $0.shouldRasterize } holds: { $0 == false }
    list.add("speed", but: []) { $0.speed } holds: { $0 == 1 }
    list.add("style", but: []) { $0.style } holds: { $0 == nil }
    list.add("sublayerTransform", but: []) { $0.sublayerTransform } holds: { $0 == CATransform3DIdentity }
    list.add("sublayers", but: []) { $0.sublayers } holds: { $0 == nil }
    list.add("superlayer", but: []) { $0.superlayer } holds: { $0 == nil }
    list.add("timeOffset", but: []) { $0.timeOffset } holds: { $0 == 0 }
    list.add("transform", but: []) { $0.transform } holds: { $0 == CATransform3DIdentity }
    list.add("visibleRect", but: []) { $0.visibleRect } holds: { $0 == .zero }
    list.add("zPosition", but: []) { $0.zPosition } holds: { $0 == 0 }
    return list.cases
  }

  private static func ofCAPropertyAnimation() -> [DefaultCase] {
    var list = DefaultList<CAPropertyAnimation>()
    list.kind("CABasicAnimation") { CABasicAnimation(keyPath: "opacity") }
    list.kind("CAKeyframeAnimation") { CAKeyframeAnimation(keyPath: "opacity") }
    list.kind("CAPropertyAnimation") { CABasicAnimation(keyPath: "opacity") }
    list.kind("CASpringAnimation") { CASpringAnimation(keyPath: "opacity") }
    list.add("isAdditive", but: []) { $0.isAdditive } holds: { $0 == false }
    list.add("isCumulative", but: []) { $0.isCumulative } holds: { $0 == false }
    list.add("keyPath", but: []) { $0.keyPath } holds: { $0 == "opacity" }
    return list.cases
  }

  private static func ofCAShapeLayer() -> [DefaultCase] {
    var list = DefaultList<CAShapeLayer>()
    list.kind("CAShapeLayer") { CAShapeLayer() }
    list.add("fillColor", but: []) { $0.fillColor } holds: { $0 == CGColor.black }
    list.add("fillRule", but: []) { $0.fillRule } holds: { $0 == .nonZero }
    list.add("lineCap", but: []) { $0.lineCap } holds: { $0 == .butt }
    list.add("lineDashPattern", but: []) { $0.lineDashPattern } holds: { $0 == nil }
    list.add("lineDashPhase", but: []) { $0.lineDashPhase } holds: { $0 == 0 }
    list.add("lineJoin", but: []) { $0.lineJoin } holds: { $0 == .miter }
    list.add("lineWidth", but: []) { $0.lineWidth } holds: { $0 == 1 }
    list.add("miterLimit", but: []) { $0.miterLimit } holds: { $0 == 10 }
    list.add("path", but: []) { $0.path } holds: { $0 == nil }
    list.add("strokeColor", but: []) { $0.strokeColor } holds: { $0 == nil }
    list.add("strokeEnd", but: []) { $0.strokeEnd } holds: { $0 == 1 }
    list.add("strokeStart", but: []) { $0.strokeStart } holds: { $0 == 0 }
    return list.cases
  }

  private static func ofCASpringAnimation() -> [DefaultCase] {
    var list = DefaultList<CASpringAnimation>()
    list.kind("CASpringAnimation") { CASpringAnimation(keyPath: "opacity") }
    list.add("allowsOverdamping", but: []) { $0.allowsOverdamping } holds: { $0 == false }
    list.add("damping", but: []) { $0.damping } holds: { $0 == 10 }
    list.add("initialVelocity", but: []) { $0.initialVelocity } holds: { $0 == 0 }
    list.add("mass", but: []) { $0.mass } holds: { $0 == 1 }
    list.add("settlingDuration", but: []) { $0.settlingDuration } holds: { abs($0 - 1.4727) < 0.0001 }
    list.add("stiffness", but: []) { $0.stiffness } holds: { $0 == 100 }
    return list.cases
  }

  private static func ofCATextLayer() -> [DefaultCase] {
    var list = DefaultList<CATextLayer>()
    list.kind("CATextLayer") { CATextLayer() }
    list.add("alignmentMode", but: []) { $0.alignmentMode } holds: { $0 == .natural }
    list.add("allowsFontSubpixelQuantization", but: []) { $0.allowsFontSubpixelQuantization } holds: { $0 == false }
    list.add("font", but: []) { $0.font } holds: { $0 == nil }
    list.add("fontSize", but: []) { $0.fontSize } holds: { $0 == 36 }
    list.add("foregroundColor", but: []) { $0.foregroundColor } holds: { $0 == CGColor.white }
    list.add("isWrapped", but: []) { $0.isWrapped } holds: { $0 == false }
    list.add("needsDisplayOnBoundsChange", but: []) { $0.needsDisplayOnBoundsChange } holds: { $0 == true }
    list.add("string", but: []) { $0.string } holds: { $0 == nil }
    list.add("truncationMode", but: []) { $0.truncationMode } holds: { $0 == CATextLayerTruncationMode.none }
    return list.cases
  }

  private static func ofCATransition() -> [DefaultCase] {
    var list = DefaultList<CATransition>()
    list.kind("CATransition") { CATransition() }
    list.add("endProgress", but: []) { $0.endProgress } holds: { $0 == 1 }
    list.add("startProgress", but: []) { $0.startProgress } holds: { $0 == 0 }
    list.add("subtype", but: []) { $0.subtype } holds: { $0 == nil }
    list.add("type", but: []) { $0.type } holds: { $0 == .fade }
    return list.cases
  }

  private static func ofNSLayoutConstraint() -> [DefaultCase] {
    var list = DefaultList<NSLayoutConstraint>()
    list.kind("NSLayoutConstraint") { NSLayoutConstraint(item: UIView(), attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 0) }
    list.add("constant", but: []) { $0.constant } holds: { $0 == 0 }
    list.add("firstAttribute", but: []) { $0.firstAttribute } holds: { $0 == .width }
    list.add("identifier", but: []) { $0.identifier } holds: { $0 == nil }
    list.add("isActive", but: []) { $0.isActive } holds: { $0 == false }
    list.add("multiplier", but: []) { $0.multiplier } holds: { $0 == 1 }
    list.add("priority", but: []) { $0.priority } holds: { $0 == .required }
    list.add("relation", but: []) { $0.relation } holds: { $0 == .equal }
    list.add("secondAnchor", but: []) { $0.secondAnchor } holds: { $0 == nil }
    list.add("secondAttribute", but: []) { $0.secondAttribute } holds: { $0 == .notAnAttribute }
    list.add("secondItem", but: []) { $0.secondItem } holds: { $0 == nil }
    list.add("shouldBeArchived", but: []) { $0.shouldBeArchived } holds: { $0 == false }
    return list.cases
  }

  private static func ofNSLayoutManager() -> [DefaultCase] {
    var list = DefaultList<NSLayoutManager>()
    list.kind("NSLayoutManager") { NSLayoutManager() }
    list.add("allowsNonContiguousLayout", but: []) { $0.allowsNonContiguousLayout } holds: { $0 == false }
    list.add("extraLineFragmentRect", but: []) { $0.extraLineFragmentRect } holds: { $0 == .zero }
    list.add("extraLineFragmentUsedRect", but: []) { $0.extraLineFragmentUsedRect } holds: { $0 == .zero }
    list.add("hasNonContiguousLayout", but: []) { $0.hasNonContiguousLayout } holds: { $0 == false }
    list.add("numberOfGlyphs", but: []) { $0.numberOfGlyphs } holds: { $0 == 0 }
    list.add("showsControlCharacters", but: []) { $0.showsControlCharacters } holds: { $0 == false }
    list.add("showsInvisibleCharacters", but: []) { $0.showsInvisibleCharacters } holds: { $0 == false }
    list.add("textContainers", but: []) { $0.textContainers } holds: { $0 == [] }
    list.add("textStorage", but: []) { $0.textStorage } holds: { $0 == nil }
    list.add("usesFontLeading", but: []) { $0.usesFontLeading } holds: { $0 == true }
    return list.cases
  }

  private static func ofNSParagraphStyle() -> [DefaultCase] {
    var list = DefaultList<NSParagraphStyle>()
    list.kind("NSMutableParagraphStyle") { NSMutableParagraphStyle() }
    list.kind("NSParagraphStyle") { NSParagraphStyle() }
    list.add("alignment", but: []) { $0.alignment } holds: { $0 == .natural }
    list.add("allowsDefaultTighteningForTruncation", but: []) { $0.allowsDefaultTighteningForTruncation } holds: { $0 == false }
    list.add("baseWritingDirection", but: []) { $0.baseWritingDirection } holds: { $0 == .natural }
    list.add("firstLineHeadIndent", but: []) { $0.firstLineHeadIndent } holds: { $0 == 0 }
    list.add("headIndent", but: []) { $0.headIndent } holds: { $0 == 0 }
    list.add("hyphenationFactor", but: []) { $0.hyphenationFactor } holds: { $0 == 0 }
    list.add("lineBreakMode", but: []) { $0.lineBreakMode } holds: { $0 == .byWordWrapping }
    list.add("lineHeightMultiple", but: []) { $0.lineHeightMultiple } holds: { $0 == 0 }
    list.add("lineSpacing", but: []) { $0.lineSpacing } holds: { $0 == 0 }
    list.add("maximumLineHeight", but: []) { $0.maximumLineHeight } holds: { $0 == 0 }
    list.add("minimumLineHeight", but: []) { $0.minimumLineHeight } holds: { $0 == 0 }
    list.add("paragraphSpacing", but: []) { $0.paragraphSpacing } holds: { $0 == 0 }
    list.add("paragraphSpacingBefore", but: []) { $0.paragraphSpacingBefore } holds: { $0 == 0 }
    list.add("tailIndent", but: []) { $0.tailIndent } holds: { $0 == 0 }
    return list.cases
  }

  private static func ofNSShadow() -> [DefaultCase] {
    var list = DefaultList<NSShadow>()
    list.kind("NSShadow") { NSShadow() }
    list.add("shadowBlurRadius", but: []) { $0.shadowBlurRadius } holds: { $0 == 0 }
    return list.cases
  }

  private static func ofNSTextAttachment() -> [DefaultCase] {
    var list = DefaultList<NSTextAttachment>()
    list.kind("NSTextAttachment") { NSTextAttachment(data: nil, ofType: nil) }
    list.add("allowsTextAttachmentView", but: []) { $0.allowsTextAttachmentView } holds: { $0 == true }
    list.add("bounds", but: []) { $0.bounds } holds: { $0 == .zero }
    list.add("contents", but: []) { $0.contents } holds: { $0 == nil }
    list.add("fileType", but: []) { $0.fileType } holds: { $0 == nil }
    list.add("image", but: []) { $0.image } holds: { $0 == nil }
    list.add("lineLayoutPadding", but: []) { $0.lineLayoutPadding } holds: { $0 == 0 }
    return list.cases
  }

  private static func ofNSTextContainer() -> [DefaultCase] {
    var list = DefaultList<NSTextContainer>()
    list.kind("NSTextContainer") { NSTextContainer(size: .zero) }
    list.add("exclusionPaths", but: []) { $0.exclusionPaths } holds: { $0 == [] }
    list.add("heightTracksTextView", but: []) { $0.heightTracksTextView } holds: { $0 == false }
    list.add("isSimpleRectangularTextContainer", but: []) { $0.isSimpleRectangularTextContainer } holds: { $0 == true }
    list.add("layoutManager", but: []) { $0.layoutManager } holds: { $0 == nil }
    list.add("lineBreakMode", but: []) { $0.lineBreakMode } holds: { $0 == .byWordWrapping }
    list.add("lineFragmentPadding", but: []) { $0.lineFragmentPadding } holds: { $0 == 5 }
    list.add("maximumNumberOfLines", but: []) { $0.maximumNumberOfLines } holds: { $0 == 0 }
    list.add("size", but: []) { $0.size } holds: { $0 == .zero }
    list.add("widthTracksTextView", but: []) { $0.widthTracksTextView } holds: { $0 == false }
    return list.cases
  }

  private static func ofUIAccessibilityElement() -> [DefaultCase] {
    var list = DefaultList<UIAccessibilityElement>()
    list.kind("UIAccessibilityElement") { UIAccessibilityElement(accessibilityContainer: UIView()) }
    list.add("accessibilityFrameInContainerSpace", but: []) { $0.accessibilityFrameInContainerSpace } holds: { $0 == .zero }
    list.add("accessibilityIdentifier", but: []) { $0.accessibilityIdentifier } holds: { $0 == nil }
    list.add("isAccessibilityElement", but: []) { $0.isAccessibilityElement } holds: { $0 == true }
    return list.cases
  }

  private static func ofUIAction() -> [DefaultCase] {
    var list = DefaultList<UIAction>()
    list.kind("UIAction") { UIAction { _ in } }
    list.add("attributes", but: []) { $0.attributes } holds: { $0 == [] }
    list.add("discoverabilityTitle", but: []) { $0.discoverabilityTitle } holds: { $0 == nil }
    list.add("image", but: []) { $0.image } holds: { $0 == nil }
    list.add("repeatBehavior", but: []) { $0.repeatBehavior } holds: { $0 == .automatic }
    list.add("selectedImage", but: []) { $0.selectedImage } holds: { $0 == nil }
    list.add("sender", but: []) { $0.sender } holds: { $0 == nil }
    list.add("state", but: []) { $0.state } holds: { $0 == .off }
    list.add("title", but: []) { $0.title } holds: { $0 == "" }
    return list.cases
  }

  private static func ofUIActivityIndicatorView() -> [DefaultCase] {
    var list = DefaultList<UIActivityIndicatorView>()
    list.kind("UIActivityIndicatorView") { UIActivityIndicatorView() }
    list.add("accessibilityLabel", but: []) { $0.accessibilityLabel } holds: { $0 == "Progress" }
    list.add("accessibilityTraits", but: []) { $0.accessibilityTraits } holds: { $0 == .updatesFrequently }
    list.add("accessibilityValue", but: []) { $0.accessibilityValue } holds: { $0 == "0" }
    list.add("color", but: []) { $0.color } holds: { $0 == .label }
    list.add("hidesWhenStopped", but: []) { $0.hidesWhenStopped } holds: { $0 == true }
    list.add("intrinsicContentSize", but: []) { $0.intrinsicContentSize } holds: { $0 == CGSize(width: 20, height: 20) }
    list.add("isAccessibilityElement", but: []) { $0.isAccessibilityElement } holds: { $0 == true }
    list.add("isAnimating", but: []) { $0.isAnimating } holds: { $0 == false }
    list.add("isHidden", but: []) { $0.isHidden } holds: { $0 == true }
    list.add("isOpaque", but: []) { $0.isOpaque } holds: { $0 == false }
    list.add("isUserInteractionEnabled", but: []) { $0.isUserInteractionEnabled } holds: { $0 == false }
    list.add("style", but: []) { $0.style } holds: { $0 == .medium }
    return list.cases
  }

  private static func ofUIAlertAction() -> [DefaultCase] {
    var list = DefaultList<UIAlertAction>()
    list.kind("UIAlertAction") { UIAlertAction(title: nil, style: .default) }
    list.add("accessibilityIdentifier", but: []) { $0.accessibilityIdentifier } holds: { $0 == nil }
    list.add("isEnabled", but: []) { $0.isEnabled } holds: { $0 == true }
    list.add("style", but: []) { $0.style } holds: { $0 == .default }
    list.add("title", but: []) { $0.title } holds: { $0 == nil }
    return list.cases
  }

  private static func ofUIAlertController() -> [DefaultCase] {
    var list = DefaultList<UIAlertController>()
    list.kind("UIAlertController") { UIAlertController() }
    list.add("actions", but: []) { $0.actions } holds: { $0.isEmpty }
    list.add("message", but: []) { $0.message } holds: { $0 == nil }
    list.add("modalPresentationStyle", but: []) { $0.modalPresentationStyle } holds: { $0 == .popover }
    list.add("preferredAction", but: []) { $0.preferredAction } holds: { $0 == nil }
    list.add("preferredStyle", but: []) { $0.preferredStyle } holds: { $0 == .actionSheet }
    list.add("severity", but: []) { $0.severity } holds: { $0 == .default }
    list.add("textFields", but: []) { $0.textFields } holds: { $0 == nil }
    return list.cases
  }

  private static func ofUIApplication() -> [DefaultCase] {
    var list = DefaultList<UIApplication>()
    list.kind("UIApplication") { UIApplication.shared }
    list.add("applicationIconBadgeNumber", but: []) { $0.applicationIconBadgeNumber } holds: { $0 == 0 }
    list.add("applicationState", but: []) { $0.applicationState } holds: { $0 == .active }
    list.add("applicationSupportsShakeToEdit", but: []) { $0.applicationSupportsShakeToEdit } holds: { $0 == true }
    list.add("isIdleTimerDisabled", but: []) { $0.isIdleTimerDisabled } holds: { $0 == false }
    list.add("isIgnoringInteractionEvents", but: []) { $0.isIgnoringInteractionEvents } holds: { $0 == false }
    list.add("isNetworkActivityIndicatorVisible", but: []) { $0.isNetworkActivityIndicatorVisible } holds: { $0 == false }
    list.add("isProtectedDataAvailable", but: []) { $0.isProtectedDataAvailable } holds: { $0 == true }
    list.add("isRegisteredForRemoteNotifications", but: []) { $0.isRegisteredForRemoteNotifications } holds: { $0 == false }
    list.add("preferredContentSizeCategory", but: []) { $0.preferredContentSizeCategory } holds: { $0 == .large }
    list.add("statusBarStyle", but: []) { $0.statusBarStyle } holds: { $0 == .default }
    list.add("userInterfaceLayoutDirection", but: []) { $0.userInterfaceLayoutDirection } holds: { $0 == .leftToRight }
    return list.cases
  }

  private static func ofUIBezierPath() -> [DefaultCase] {
    var list = DefaultList<UIBezierPath>()
    list.kind("UIBezierPath") { UIBezierPath() }
    list.add("currentPoint", but: []) { $0.currentPoint } holds: { $0 == .zero }
    list.add("flatness", but: []) { $0.flatness } holds: { $0 == 0.6 }
    list.add("isEmpty", but: []) { $0.isEmpty } holds: { $0 == true }
    list.add("lineCapStyle", but: []) { $0.lineCapStyle } holds: { $0 == .butt }
    list.add("lineJoinStyle", but: []) { $0.lineJoinStyle } holds: { $0 == .miter }
    list.add("lineWidth", but: []) { $0.lineWidth } holds: { $0 == 1 }
    list.add("miterLimit", but: []) { $0.miterLimit } holds: { $0 == 10 }
    list.add("usesEvenOddFillRule", but: []) { $0.usesEvenOddFillRule } holds: { $0 == false }
    return list.cases
  }

  private static func ofUIButton() -> [DefaultCase] {
    var list = DefaultList<UIButton>()
    list.kind("UIButton") { UIButton() }
    list.add("accessibilityTraits", but: []) { $0.accessibilityTraits } holds: { $0 == .button }
    list.add("adjustsImageWhenDisabled", but: []) { $0.adjustsImageWhenDisabled } holds: { $0 == true }
    list.add("adjustsImageWhenHighlighted", but: []) { $0.adjustsImageWhenHighlighted } holds: { $0 == true }
    list.add("automaticallyUpdatesConfiguration", but: []) { $0.automaticallyUpdatesConfiguration } holds: { $0 == true }
    list.add("buttonType", but: []) { $0.buttonType } holds: { $0 == .custom }
    list.add("changesSelectionAsPrimaryAction", but: []) { $0.changesSelectionAsPrimaryAction } holds: { $0 == false }
    list.add("configuration", but: []) { $0.configuration } holds: { $0 == nil }
    list.add("configurationUpdateHandler", but: []) { $0.configurationUpdateHandler } holds: { $0 == nil }
    list.add("contentEdgeInsets", but: []) { $0.contentEdgeInsets } holds: { $0 == .zero }
    list.add("currentAttributedTitle", but: []) { $0.currentAttributedTitle } holds: { $0 == nil }
    list.add("currentBackgroundImage", but: []) { $0.currentBackgroundImage } holds: { $0 == nil }
    list.add("currentImage", but: []) { $0.currentImage } holds: { $0 == nil }
    list.add("currentPreferredSymbolConfiguration", but: []) { $0.currentPreferredSymbolConfiguration } holds: { $0 == nil }
    list.add("currentTitle", but: []) { $0.currentTitle } holds: { $0 == nil }
    list.add("currentTitleColor", but: []) { $0.currentTitleColor } holds: { $0 == UIColor.white }
    list.add("currentTitleShadowColor", but: []) { $0.currentTitleShadowColor } holds: { $0 == nil }
    list.add("imageEdgeInsets", but: []) { $0.imageEdgeInsets } holds: { $0 == .zero }
    list.add("imageView", but: []) { $0.imageView } holds: { $0 != nil }
    list.add("isAccessibilityElement", but: []) { $0.isAccessibilityElement } holds: { $0 == true }
    list.add("isOpaque", but: []) { $0.isOpaque } holds: { $0 == false }
    list.add("isPointerInteractionEnabled", but: []) { $0.isPointerInteractionEnabled } holds: { $0 == false }
    list.add("menu", but: []) { $0.menu } holds: { $0 == nil }
    list.add("pointerStyleProvider", but: []) { $0.pointerStyleProvider } holds: { $0 == nil }
    list.add("preferredMenuElementOrder", but: []) { $0.preferredMenuElementOrder } holds: { $0 == .automatic }
    list.add("role", but: []) { $0.role } holds: { $0 == .normal }
    list.add("subtitleLabel", but: []) { $0.subtitleLabel } holds: { $0 == nil }
    list.add("titleEdgeInsets", but: []) { $0.titleEdgeInsets } holds: { $0 == .zero }
    list.add("titleLabel", but: []) { $0.titleLabel } holds: { $0 != nil }
    return list.cases
  }

  private static func ofUICollisionBehavior() -> [DefaultCase] {
    var list = DefaultList<UICollisionBehavior>()
    list.kind("UICollisionBehavior") { UICollisionBehavior(items: []) }
    list.add("collisionDelegate", but: []) { $0.collisionDelegate } holds: { $0 == nil }
    list.add("collisionMode", but: []) { $0.collisionMode } holds: { $0 == .everything }
    list.add("items", but: []) { $0.items } holds: { $0.isEmpty }
    list.add("translatesReferenceBoundsIntoBoundary", but: []) { $0.translatesReferenceBoundsIntoBoundary } holds: { $0 == false }
    return list.cases
  }

  private static func ofUIContextMenuConfiguration() -> [DefaultCase] {
    var list = DefaultList<UIContextMenuConfiguration>()
    list.kind("UIContextMenuConfiguration") { UIContextMenuConfiguration() }
    list.add("badgeCount", but: []) { $0.badgeCount } holds: { $0 == 0 }
    list.add("preferredMenuElementOrder", but: []) { $0.preferredMenuElementOrder } holds: { $0 == .automatic }
    list.add("secondaryItemIdentifiers", but: []) { $0.secondaryItemIdentifiers } holds: { $0.isEmpty }
    return list.cases
  }

  private static func ofUIContextualAction() -> [DefaultCase] {
    var list = DefaultList<UIContextualAction>()
    list.kind("UIContextualAction") { UIContextualAction(style: .normal, title: nil) { _, _, _ in } }
    list.add("backgroundColor", but: []) { $0.backgroundColor } holds: { $0 != nil }
    list.add("image", but: []) { $0.image } holds: { $0 == nil }
    list.add("title", but: []) { $0.title } holds: { $0 == nil }
    return list.cases
  }

  private static func ofUIControl() -> [DefaultCase] {
    var list = DefaultList<UIControl>()
    list.kind("UIButton") { UIButton() }
    list.kind("UIControl") { UIControl() }
    list.kind("UIPageControl") { UIPageControl() }
    list.kind("UIRefreshControl") { UIRefreshControl() }
    list.kind("UISegmentedControl") { UISegmentedControl() }
    list.kind("UISlider") { UISlider() }
    list.kind("UIStepper") { UIStepper() }
    list.kind("UISwitch") { UISwitch() }
    list.kind("UITextField") { UITextField() }
    list.add("allControlEvents", but: []) { $0.allControlEvents } holds: { $0 == [] }
    list.add("allTargets", but: []) { $0.allTargets } holds: { $0.isEmpty }
    list.add("canBecomeFocused", but: []) { $0.canBecomeFocused } holds: { $0 == true }
    list.add("contentHorizontalAlignment", but: []) { $0.contentHorizontalAlignment } holds: { $0 == .center }
    list.add("contentVerticalAlignment", but: []) { $0.contentVerticalAlignment } holds: { $0 == .center }
    list.add("contextMenuInteraction", but: []) { $0.contextMenuInteraction } holds: { $0 == nil }
    list.add("effectiveContentHorizontalAlignment", but: []) { $0.effectiveContentHorizontalAlignment } holds: { $0 == .center }
    list.add("isContextMenuInteractionEnabled", but: []) { $0.isContextMenuInteractionEnabled } holds: { $0 == false }
    list.add("isEnabled", but: []) { $0.isEnabled } holds: { $0 == true }
    list.add("isHighlighted", but: []) { $0.isHighlighted } holds: { $0 == false }
    list.add("isSelected", but: []) { $0.isSelected } holds: { $0 == false }
    list.add("isTouchInside", but: []) { $0.isTouchInside } holds: { $0 == false }
    list.add("isTracking", but: []) { $0.isTracking } holds: { $0 == false }
    list.add("showsMenuAsPrimaryAction", but: []) { $0.showsMenuAsPrimaryAction } holds: { $0 == false }
    list.add("state", but: []) { $0.state } holds: { $0 == .normal }
    list.add("toolTip", but: []) { $0.toolTip } holds: { $0 == nil }
    return list.cases
  }

  private static func ofUIDynamicAnimator() -> [DefaultCase] {
    var list = DefaultList<UIDynamicAnimator>()
    list.kind("UIDynamicAnimator") { UIDynamicAnimator() }
    list.add("behaviors", but: []) { $0.behaviors } holds: { $0.isEmpty }
    list.add("delegate", but: []) { $0.delegate } holds: { $0 == nil }
    list.add("elapsedTime", but: []) { $0.elapsedTime } holds: { $0 == 0 }
    list.add("isRunning", but: []) { $0.isRunning } holds: { $0 == false }
    list.add("referenceView", but: []) { $0.referenceView } holds: { $0 == nil }
    return list.cases
  }

  private static func ofUIDynamicBehavior() -> [DefaultCase] {
    var list = DefaultList<UIDynamicBehavior>()
    list.kind("UICollisionBehavior") { UICollisionBehavior(items: []) }
    list.kind("UIDynamicBehavior") { UIDynamicBehavior() }
    list.kind("UIDynamicItemBehavior") { UIDynamicItemBehavior(items: []) }
    list.kind("UIGravityBehavior") { UIGravityBehavior(items: []) }
    list.kind("UIPushBehavior") { UIPushBehavior(items: [], mode: .continuous) }
    list.add("action", but: []) { $0.action } holds: { $0 == nil }
    list.add("childBehaviors", but: []) { $0.childBehaviors } holds: { $0.isEmpty }
    list.add("dynamicAnimator", but: []) { $0.dynamicAnimator } holds: { $0 == nil }
    return list.cases
  }

  private static func ofUIDynamicItemBehavior() -> [DefaultCase] {
    var list = DefaultList<UIDynamicItemBehavior>()
    list.kind("UIDynamicItemBehavior") { UIDynamicItemBehavior(items: []) }
    list.add("allowsRotation", but: []) { $0.allowsRotation } holds: { $0 == true }
    list.add("angularResistance", but: []) { $0.angularResistance } holds: { $0 == 0 }
    list.add("charge", but: []) { $0.charge } holds: { $0 == 0 }
    list.add("density", but: []) { $0.density } holds: { $0 == 1 }
    list.add("elasticity", but: []) { $0.elasticity } holds: { $0 == 0 }
    list.add("friction", but: []) { $0.friction } holds: { $0 == 0 }
    list.add("isAnchored", but: []) { $0.isAnchored } holds: { $0 == false }
    list.add("items", but: []) { $0.items } holds: { $0.isEmpty }
    list.add("resistance", but: []) { $0.resistance } holds: { $0 == 0 }
    return list.cases
  }

  private static func ofUIEditMenuInteraction() -> [DefaultCase] {
    var list = DefaultList<UIEditMenuInteraction>()
    list.kind("UIEditMenuInteraction") { UIEditMenuInteraction(delegate: nil) }
    list.add("delegate", but: []) { $0.delegate } holds: { $0 == nil }
    list.add("view", but: []) { $0.view } holds: { $0 == nil }
    return list.cases
  }

  private static func ofUIFocusGuide() -> [DefaultCase] {
    var list = DefaultList<UIFocusGuide>()
    list.kind("UIFocusGuide") { UIFocusGuide() }
    list.add("isEnabled", but: []) { $0.isEnabled } holds: { $0 == true }
    list.add("preferredFocusedView", but: []) { $0.preferredFocusedView } holds: { $0 == nil }
    return list.cases
  }

  private static func ofUIFocusHaloEffect() -> [DefaultCase] {
    var list = DefaultList<UIFocusHaloEffect>()
    list.kind("UIFocusHaloEffect") { UIFocusHaloEffect() }
    list.add("containerView", but: []) { $0.containerView } holds: { $0 == nil }
    list.add("position", but: []) { $0.position } holds: { $0 == .automatic }
    list.add("referenceView", but: []) { $0.referenceView } holds: { $0 == nil }
    return list.cases
  }

  private static func ofUIGestureRecognizer() -> [DefaultCase] {
    var list = DefaultList<UIGestureRecognizer>()
    list.kind("UIGestureRecognizer") { UIGestureRecognizer(target: nil, action: nil) }
    list.kind("UIHoverGestureRecognizer") { UIHoverGestureRecognizer(target: nil, action: nil) }
    list.kind("UILongPressGestureRecognizer") { UILongPressGestureRecognizer(target: nil, action: nil) }
    list.kind("UIPanGestureRecognizer") { UIPanGestureRecognizer(target: nil, action: nil) }
    list.kind("UIPinchGestureRecognizer") { UIPinchGestureRecognizer(target: nil, action: nil) }
    list.kind("UIRotationGestureRecognizer") { UIRotationGestureRecognizer(target: nil, action: nil) }
    list.kind("UIScreenEdgePanGestureRecognizer") { UIScreenEdgePanGestureRecognizer(target: nil, action: nil) }
    list.kind("UISwipeGestureRecognizer") { UISwipeGestureRecognizer(target: nil, action: nil) }
    list.kind("UITapGestureRecognizer") { UITapGestureRecognizer(target: nil, action: nil) }
    list.add("buttonMask", but: []) { $0.buttonMask } holds: { $0 == [] }
    list.add("cancelsTouchesInView", but: []) { $0.cancelsTouchesInView } holds: { $0 == true }
    list.add("delaysTouchesBegan", but: []) { $0.delaysTouchesBegan } holds: { $0 == false }
    list.add("delaysTouchesEnded", but: []) { $0.delaysTouchesEnded } holds: { $0 == true }
    list.add("delegate", but: []) { $0.delegate } holds: { $0 == nil }
    list.add("isEnabled", but: []) { $0.isEnabled } holds: { $0 == true }
    list.add("modifierFlags", but: []) { $0.modifierFlags } holds: { $0 == [] }
    list.add("name", but: []) { $0.name } holds: { $0 == nil }
    list.add("numberOfTouches", but: []) { $0.numberOfTouches } holds: { $0 == 0 }
    list.add("requiresExclusiveTouchType", but: []) { $0.requiresExclusiveTouchType } holds: { $0 == true }
    list.add("state", but: []) { $0.state } holds: { $0 == .possible }
    list.add("view", but: []) { $0.view } holds: { $0 == nil }
    return list.cases
  }

  private static func ofUIGravityBehavior() -> [DefaultCase] {
    var list = DefaultList<UIGravityBehavior>()
    list.kind("UIGravityBehavior") { UIGravityBehavior(items: []) }
    list.add("angle", but: []) { $0.angle } holds: { abs($0 - .pi / 2) < 1e-9 }
    list.add("gravityDirection", but: []) { $0.gravityDirection } holds: { $0 == CGVector(dx: 0, dy: 1) }
    list.add("items", but: []) { $0.items } holds: { $0.isEmpty }
    list.add("magnitude", but: []) { $0.magnitude } holds: { $0 == 1 }
    return list.cases
  }

  private static func ofUIHoverGestureRecognizer() -> [DefaultCase] {
    var list = DefaultList<UIHoverGestureRecognizer>()
    list.kind("UIHoverGestureRecognizer") { UIHoverGestureRecognizer(target: nil, action: nil) }
    list.add("rollAngle", but: []) { $0.rollAngle } holds: { $0 == 0 }
    list.add("zOffset", but: []) { $0.zOffset } holds: { $0 == 0 }
    return list.cases
  }

  private static func ofUIImageView() -> [DefaultCase] {
    var list = DefaultList<UIImageView>()
    list.kind("UIImageView") { UIImageView() }
    list.add("accessibilityTraits", but: []) { $0.accessibilityTraits } holds: { $0 == .image }
    list.add("animationDuration", but: []) { $0.animationDuration } holds: { $0 == 0 }
    list.add("animationImages", but: []) { $0.animationImages } holds: { $0 == nil }
    list.add("animationRepeatCount", but: []) { $0.animationRepeatCount } holds: { $0 == 0 }
    list.add("highlightedAnimationImages", but: []) { $0.highlightedAnimationImages } holds: { $0 == nil }
    list.add("highlightedImage", but: []) { $0.highlightedImage } holds: { $0 == nil }
    list.add("image", but: []) { $0.image } holds: { $0 == nil }
    list.add("isAnimating", but: []) { $0.isAnimating } holds: { $0 == false }
    list.add("isHighlighted", but: []) { $0.isHighlighted } holds: { $0 == false }
    list.add("isOpaque", but: []) { $0.isOpaque } holds: { $0 == false }
    list.add("isUserInteractionEnabled", but: []) { $0.isUserInteractionEnabled } holds: { $0 == false }
    return list.cases
  }

  private static func ofUIInputView() -> [DefaultCase] {
    var list = DefaultList<UIInputView>()
    list.kind("UIInputView") { UIInputView(frame: .zero, inputViewStyle: .default) }
    list.add("allowsSelfSizing", but: []) { $0.allowsSelfSizing } holds: { $0 == false }
    list.add("inputViewStyle", but: []) { $0.inputViewStyle } holds: { $0 == .default }
    return list.cases
  }

  private static func ofUIKeyboardLayoutGuide() -> [DefaultCase] {
    var list = DefaultList<UIKeyboardLayoutGuide>()
    list.kind("UIKeyboardLayoutGuide") { UIView().keyboardLayoutGuide }
    list.add("followsUndockedKeyboard", but: []) { $0.followsUndockedKeyboard } holds: { $0 == false }
    list.add("keyboardDismissPadding", but: []) { $0.keyboardDismissPadding } holds: { $0 == 0 }
    list.add("usesBottomSafeArea", but: []) { $0.usesBottomSafeArea } holds: { $0 == true }
    return list.cases
  }

  private static func ofUILabel() -> [DefaultCase] {
    var list = DefaultList<UILabel>()
    list.kind("UILabel") { UILabel() }
    list.add("accessibilityTraits", but: []) { $0.accessibilityTraits } holds: { $0 == .staticText }
    list.add("adjustsFontForContentSizeCategory", but: []) { $0.adjustsFontForContentSizeCategory } holds: { $0 == false }
    list.add("adjustsFontSizeToFitWidth", but: []) { $0.adjustsFontSizeToFitWidth } holds: { $0 == false }
    list.add("attributedText", but: []) { $0.attributedText } holds: { $0 == nil }
    list.add("contentMode", but: []) { $0.contentMode } holds: { $0 == .redraw }
    list.add("font", but: []) { $0.font } holds: { $0 == UIFont.systemFont(ofSize: 17) }
    list.add("highlightedTextColor", but: []) { $0.highlightedTextColor } holds: { $0 == nil }
    list.add("intrinsicContentSize", but: []) { $0.intrinsicContentSize } holds: { $0 == .zero }
    list.add("isEnabled", but: []) { $0.isEnabled } holds: { $0 == true }
    list.add("isHighlighted", but: []) { $0.isHighlighted } holds: { $0 == false }
    list.add("isOpaque", but: []) { $0.isOpaque } holds: { $0 == false }
    list.add("isUserInteractionEnabled", but: []) { $0.isUserInteractionEnabled } holds: { $0 == false }
    list.add("lineBreakMode", but: []) { $0.lineBreakMode } holds: { $0 == .byTruncatingTail }
    list.add("minimumScaleFactor", but: []) { $0.minimumScaleFactor } holds: { $0 == 0.0 }
    list.add("numberOfLines", but: []) { $0.numberOfLines } holds: { $0 == 1 }
    list.add("preferredMaxLayoutWidth", but: []) { $0.preferredMaxLayoutWidth } holds: { $0 == 0 }
    list.add("shadowColor", but: []) { $0.shadowColor } holds: { $0 == nil }
    list.add("shadowOffset", but: []) { $0.shadowOffset } holds: { $0 == CGSize(width: 0, height: -1) }
    list.add("text", but: []) { $0.text } holds: { $0 == nil }
    list.add("textAlignment", but: []) { $0.textAlignment } holds: { $0 == .natural }
    list.add("textColor", but: []) { $0.textColor } holds: { $0 == .label }
    return list.cases
  }

  private static func ofUILayoutGuide() -> [DefaultCase] {
    var list = DefaultList<UILayoutGuide>()
    list.kind("UIFocusGuide") { UIFocusGuide() }
    list.kind("UIKeyboardLayoutGuide") { UIView().keyboardLayoutGuide }
    list.kind("UILayoutGuide") { UILayoutGuide() }
    list.kind("UITrackingLayoutGuide") { UITrackingLayoutGuide() }
    list.add("identifier", but: ["UIKeyboardLayoutGuide"]) { $0.identifier } holds: { $0 == "" }
    list.add("layoutFrame", but: ["UIKeyboardLayoutGuide"]) { $0.layoutFrame } holds: { $0 == .zero }
    list.add("owningView", but: ["UIKeyboardLayoutGuide"]) { $0.owningView } holds: { $0 == nil }
    return list.cases
  }

  private static func ofUIListContentView() -> [DefaultCase] {
    var list = DefaultList<UIListContentView>()
    list.kind("UIListContentView") { UIListContentView(configuration: .cell()) }
    list.add("directionalLayoutMargins", but: []) { $0.directionalLayoutMargins } holds: { $0 == NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8) }
    list.add("imageLayoutGuide", but: []) { $0.imageLayoutGuide } holds: { $0 == nil }
    list.add("insetsLayoutMarginsFromSafeArea", but: []) { $0.insetsLayoutMarginsFromSafeArea } holds: { $0 == false }
    list.add("intrinsicContentSize", but: []) { $0.intrinsicContentSize } holds: { $0 == CGSize(width: 24, height: 22) }
    list.add("layoutMargins", but: []) { $0.layoutMargins } holds: { $0 == UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 8) }
    list.add("preservesSuperviewLayoutMargins", but: []) { $0.preservesSuperviewLayoutMargins } holds: { $0 == true }
    list.add("secondaryTextLayoutGuide", but: []) { $0.secondaryTextLayoutGuide } holds: { $0 == nil }
    list.add("textLayoutGuide", but: []) { $0.textLayoutGuide } holds: { $0 == nil }
    return list.cases
  }

  private static func ofUILongPressGestureRecognizer() -> [DefaultCase] {
    var list = DefaultList<UILongPressGestureRecognizer>()
    list.kind("UILongPressGestureRecognizer") { UILongPressGestureRecognizer(target: nil, action: nil) }
    list.add("allowableMovement", but: []) { $0.allowableMovement } holds: { $0 == 10 }
    list.add("minimumPressDuration", but: []) { $0.minimumPressDuration } holds: { $0 == 0.5 }
    list.add("numberOfTapsRequired", but: []) { $0.numberOfTapsRequired } holds: { $0 == 0 }
    list.add("numberOfTouchesRequired", but: []) { $0.numberOfTouchesRequired } holds: { $0 == 1 }
    return list.cases
  }

  private static func ofUIMenu() -> [DefaultCase] {
    var list = DefaultList<UIMenu>()
    list.kind("UIMenu") { UIMenu() }
    list.add("children", but: []) { $0.children } holds: { $0.isEmpty }
    list.add("displayPreferences", but: []) { $0.displayPreferences } holds: { $0 == nil }
    list.add("image", but: []) { $0.image } holds: { $0 == nil }
    list.add("options", but: []) { $0.options } holds: { $0 == [] }
    list.add("selectedElements", but: []) { $0.selectedElements } holds: { $0.isEmpty }
    list.add("title", but: []) { $0.title } holds: { $0 == "" }
    return list.cases
  }

  private static func ofUIMenuController() -> [DefaultCase] {
    var list = DefaultList<UIMenuController>()
    list.kind("UIMenuController") { UIMenuController.shared }
    list.add("arrowDirection", but: []) { $0.arrowDirection } holds: { $0 == .default }
    list.add("isMenuVisible", but: []) { $0.isMenuVisible } holds: { $0 == false }
    list.add("menuItems", but: []) { $0.menuItems } holds: { $0 == nil }
    return list.cases
  }

  private static func ofUIPageControl() -> [DefaultCase] {
    var list = DefaultList<UIPageControl>()
    list.kind("UIPageControl") { UIPageControl() }
    list.add("allowsContinuousInteraction", but: []) { $0.allowsContinuousInteraction } holds: { $0 == true }
    list.add("backgroundStyle", but: []) { $0.backgroundStyle } holds: { $0 == .automatic }
    list.add("currentPage", but: []) { $0.currentPage } holds: { $0 == 0 }
    list.add("currentPageIndicatorTintColor", but: []) { $0.currentPageIndicatorTintColor } holds: { $0 == nil }
    list.add("defersCurrentPageDisplay", but: []) { $0.defersCurrentPageDisplay } holds: { $0 == false }
    list.add("direction", but: []) { $0.direction } holds: { $0 == .natural }
    list.add("hidesForSinglePage", but: []) { $0.hidesForSinglePage } holds: { $0 == false }
    list.add("interactionState", but: []) { $0.interactionState } holds: { $0 == .none }
    list.add("isAccessibilityElement", but: []) { $0.isAccessibilityElement } holds: { $0 == true }
    list.add("isOpaque", but: []) { $0.isOpaque } holds: { $0 == false }
    list.add("numberOfPages", but: []) { $0.numberOfPages } holds: { $0 == 0 }
    list.add("pageIndicatorTintColor", but: []) { $0.pageIndicatorTintColor } holds: { $0 == nil }
    list.add("preferredCurrentPageIndicatorImage", but: []) { $0.preferredCurrentPageIndicatorImage } holds: { $0 == nil }
    list.add("preferredIndicatorImage", but: []) { $0.preferredIndicatorImage } holds: { $0 == nil }
    list.add("progress", but: []) { $0.progress } holds: { $0 == nil }
    return list.cases
  }

  private static func ofUIPageControlProgress() -> [DefaultCase] {
    var list = DefaultList<UIPageControlProgress>()
    list.kind("UIPageControlProgress") { UIPageControlProgress() }
    list.kind("UIPageControlTimerProgress") { UIPageControlTimerProgress(preferredDuration: 3) }
    list.add("currentProgress", but: []) { $0.currentProgress } holds: { $0 == 0 }
    list.add("delegate", but: []) { $0.delegate } holds: { $0 == nil }
    list.add("isProgressVisible", but: []) { $0.isProgressVisible } holds: { $0 == true }
    return list.cases
  }

  private static func ofUIPageControlTimerProgress() -> [DefaultCase] {
    var list = DefaultList<UIPageControlTimerProgress>()
    list.kind("UIPageControlTimerProgress") { UIPageControlTimerProgress(preferredDuration: 3) }
    list.add("isRunning", but: []) { $0.isRunning } holds: { $0 == false }
    list.add("preferredDuration", but: []) { $0.preferredDuration } holds: { $0 == 3 }
    list.add("resetsToInitialPageAfterEnd", but: []) { $0.resetsToInitialPageAfterEnd } holds: { $0 == false }
    return list.cases
  }

  private static func ofUIPanGestureRecognizer() -> [DefaultCase] {
    var list = DefaultList<UIPanGestureRecognizer>()
    list.kind("UIPanGestureRecognizer") { UIPanGestureRecognizer(target: nil, action: nil) }
    list.kind("UIScreenEdgePanGestureRecognizer") { UIScreenEdgePanGestureRecognizer(target: nil, action: nil) }
    list.add("allowedScrollTypesMask", but: []) { $0.allowedScrollTypesMask } holds: { $0 == [] }
    list.add("maximumNumberOfTouches", but: []) { $0.maximumNumberOfTouches } holds: { $0 == .max }
    list.add("minimumNumberOfTouches", but: []) { $0.minimumNumberOfTouches } holds: { $0 == 1 }
    return list.cases
  }

  private static func ofUIPasteConfiguration() -> [DefaultCase] {
    var list = DefaultList<UIPasteConfiguration>()
    list.kind("UIPasteConfiguration") { UIPasteConfiguration() }
    list.add("acceptableTypeIdentifiers", but: []) { $0.acceptableTypeIdentifiers } holds: { $0.isEmpty }
    return list.cases
  }

  private static func ofUIPencilInteraction() -> [DefaultCase] {
    var list = DefaultList<UIPencilInteraction>()
    list.kind("UIPencilInteraction") { UIPencilInteraction() }
    list.add("delegate", but: []) { $0.delegate } holds: { $0 == nil }
    list.add("isEnabled", but: []) { $0.isEnabled } holds: { $0 == true }
    list.add("view", but: []) { $0.view } holds: { $0 == nil }
    return list.cases
  }

  private static func ofUIPercentDrivenInteractiveTransition() -> [DefaultCase] {
    var list = DefaultList<UIPercentDrivenInteractiveTransition>()
    list.kind("UIPercentDrivenInteractiveTransition") { UIPercentDrivenInteractiveTransition() }
    list.add("completionCurve", but: []) { $0.completionCurve } holds: { $0 == .easeInOut }
    list.add("completionSpeed", but: []) { $0.completionSpeed } holds: { $0 == 1 }
    list.add("duration", but: []) { $0.duration } holds: { $0 == 0 }
    list.add("percentComplete", but: []) { $0.percentComplete } holds: { $0 == 0 }
    list.add("timingCurve", but: []) { $0.timingCurve } holds: { $0 == nil }
    list.add("wantsInteractiveStart", but: []) { $0.wantsInteractiveStart } holds: { $0 == true }
    return list.cases
  }

  private static func ofUIPinchGestureRecognizer() -> [DefaultCase] {
    var list = DefaultList<UIPinchGestureRecognizer>()
    list.kind("UIPinchGestureRecognizer") { UIPinchGestureRecognizer(target: nil, action: nil) }
    list.add("scale", but: []) { $0.scale } holds: { $0 == 1 }
    list.add("velocity", but: []) { $0.velocity } holds: { $0 == 0 }
    return list.cases
  }

  private static func ofUIPointerInteraction() -> [DefaultCase] {
    var list = DefaultList<UIPointerInteraction>()
    list.kind("UIPointerInteraction") { UIPointerInteraction(delegate: nil) }
    list.add("delegate", but: []) { $0.delegate } holds: { $0 == nil }
    list.add("isEnabled", but: []) { $0.isEnabled } holds: { $0 == true }
    list.add("view", but: []) { $0.view } holds: { $0 == nil }
    return list.cases
  }

  private static func ofUIPopoverPresentationController() -> [DefaultCase] {
    var list = DefaultList<UIPopoverPresentationController>()
    list.kind("UIPopoverPresentationController") { UIPopoverPresentationController(presentedViewController: UIViewController(), presenting: nil) }
    list.add("arrowDirection", but: []) { $0.arrowDirection } holds: { $0 == .unknown }
    list.add("backgroundColor", but: []) { $0.backgroundColor } holds: { $0 == nil }
    list.add("canOverlapSourceViewRect", but: []) { $0.canOverlapSourceViewRect } holds: { $0 == false }
    list.add("passthroughViews", but: []) { $0.passthroughViews } holds: { $0 == nil }
    list.add("permittedArrowDirections", but: []) { $0.permittedArrowDirections } holds: { $0 == .any }
    list.add("popoverBackgroundViewClass", but: []) { $0.popoverBackgroundViewClass } holds: { $0 == nil }
    list.add("sourceItem", but: []) { $0.sourceItem } holds: { $0 == nil }
    list.add("sourceView", but: []) { $0.sourceView } holds: { $0 == nil }
    return list.cases
  }

  private static func ofUIPresentationController() -> [DefaultCase] {
    var list = DefaultList<UIPresentationController>()
    list.kind("UIPopoverPresentationController") { UIPopoverPresentationController(presentedViewController: UIViewController(), presenting: nil) }
    list.kind("UIPresentationController") { UIPresentationController(presentedViewController: UIViewController(), presenting: nil) }
    list.kind("UISheetPresentationController") { UISheetPresentationController(presentedViewController: UIViewController(), presenting: nil) }
    list.add("containerView", but: []) { $0.containerView } holds: { $0 == nil }
    list.add("delegate", but: []) { $0.delegate } holds: { $0 == nil }
    list.add("overrideTraitCollection", but: []) { $0.overrideTraitCollection } holds: { $0 == nil }
    list.add("shouldPresentInFullscreen", but: []) { $0.shouldPresentInFullscreen } holds: { $0 == true }
    list.add("shouldRemovePresentersView", but: []) { $0.shouldRemovePresentersView } holds: { $0 == false }
    return list.cases
  }

  private static func ofUIPreviewParameters() -> [DefaultCase] {
    var list = DefaultList<UIPreviewParameters>()
    list.kind("UIPreviewParameters") { UIPreviewParameters() }
    list.add("shadowPath", but: []) { $0.shadowPath } holds: { $0 == nil }
    list.add("visiblePath", but: []) { $0.visiblePath } holds: { $0 == nil }
    return list.cases
  }

  private static func ofUIProgressView() -> [DefaultCase] {
    var list = DefaultList<UIProgressView>()
    list.kind("UIProgressView") { UIProgressView() }
    list.add("accessibilityTraits", but: []) { $0.accessibilityTraits } holds: { $0 == .updatesFrequently }
    list.add("accessibilityValue", but: []) { $0.accessibilityValue } holds: { $0 == "0%" }
    list.add("bounds", but: []) { $0.bounds } holds: { $0 == CGRect(x: 0, y: 0, width: 0, height: 4) }
    list.add("center", but: []) { $0.center } holds: { $0 == CGPoint(x: 0, y: 2) }
    list.add("frame", but: []) { $0.frame } holds: { $0 == CGRect(x: 0, y: 0, width: 0, height: 4) }
    list.add("intrinsicContentSize", but: []) { $0.intrinsicContentSize } holds: { $0 == CGSize(width: UIView.noIntrinsicMetric, height: 4) }
    list.add("isAccessibilityElement", but: []) { $0.isAccessibilityElement } holds: { $0 == true }
    list.add("isOpaque", but: []) { $0.isOpaque } holds: { $0 == false }
    list.add("isUserInteractionEnabled", but: []) { $0.isUserInteractionEnabled } holds: { $0 == false }
    list.add("observedProgress", but: []) { $0.observedProgress } holds: { $0 == nil }
    list.add("progress", but: []) { $0.progress } holds: { $0 == 0 }
    list.add("progressImage", but: []) { $0.progressImage } holds: { $0 == nil }
    list.add("progressTintColor", but: []) { $0.progressTintColor } holds: { $0 == nil }
    list.add("progressViewStyle", but: []) { $0.progressViewStyle } holds: { $0 == .default }
    list.add("trackImage", but: []) { $0.trackImage } holds: { $0 == nil }
    list.add("trackTintColor", but: []) { $0.trackTintColor } holds: { $0 == nil }
    return list.cases
  }

  private static func ofUIPushBehavior() -> [DefaultCase] {
    var list = DefaultList<UIPushBehavior>()
    list.kind("UIPushBehavior") { UIPushBehavior(items: [], mode: .continuous) }
    list.add("active", but: []) { $0.active } holds: { $0 == true }
    list.add("angle", but: []) { $0.angle } holds: { $0 == 0 }
    list.add("items", but: []) { $0.items } holds: { $0.isEmpty }
    list.add("magnitude", but: []) { $0.magnitude } holds: { $0 == 0 }
    list.add("mode", but: []) { $0.mode } holds: { $0 == .continuous }
    list.add("pushDirection", but: []) { $0.pushDirection } holds: { $0 == CGVector(dx: 0, dy: 0) }
    return list.cases
  }

  private static func ofUIRefreshControl() -> [DefaultCase] {
    var list = DefaultList<UIRefreshControl>()
    list.kind("UIRefreshControl") { UIRefreshControl() }
    list.add("attributedTitle", but: []) { $0.attributedTitle } holds: { $0 == nil }
    list.add("bounds", but: []) { $0.bounds } holds: { $0 == CGRect(x: 0, y: 0, width: 0, height: 60) }
    list.add("center", but: []) { $0.center } holds: { $0 == CGPoint(x: 0, y: 30) }
    list.add("frame", but: []) { $0.frame } holds: { $0 == CGRect(x: 0, y: 0, width: 0, height: 60) }
    list.add("isOpaque", but: []) { $0.isOpaque } holds: { $0 == false }
    list.add("isRefreshing", but: []) { $0.isRefreshing } holds: { $0 == false }
    return list.cases
  }

  private static func ofUIResponder() -> [DefaultCase] {
    var list = DefaultList<UIResponder>()
    list.kind("UIAccessibilityElement") { UIAccessibilityElement(accessibilityContainer: UIView()) }
    list.kind("UIActivityIndicatorView") { UIActivityIndicatorView() }
    list.kind("UIAlertController") { UIAlertController() }
    list.kind("UIApplication") { UIApplication.shared }
    list.kind("UIButton") { UIButton() }
    list.kind("UIContentUnavailableView") { UIContentUnavailableView(configuration: .empty()) }
    list.kind("UIControl") { UIControl() }
    list.kind("UIImageView") { UIImageView() }
    list.kind("UIInputView") { UIInputView(frame: .zero, inputViewStyle: .default) }
    list.kind("UILabel") { UILabel() }
    list.kind("UIListContentView") { UIListContentView(configuration: .cell()) }
    list.kind("UIPageControl") { UIPageControl() }
    list.kind("UIProgressView") { UIProgressView() }
    list.kind("UIRefreshControl") { UIRefreshControl() }
    list.kind("UIResponder") { UIResponder() }
    list.kind("UIScrollView") { UIScrollView() }
    list.kind("UISegmentedControl") { UISegmentedControl() }
    list.kind("UISlider") { UISlider() }
    list.kind("UIStackView") { UIStackView() }
    list.kind("UIStepper") { UIStepper() }
    list.kind("UISwitch") { UISwitch() }
    list.kind("UITableView") { UITableView() }
    list.kind("UITableViewCell") { UITableViewCell() }
    list.kind("UITableViewController") { UITableViewController() }
    list.kind("UITableViewHeaderFooterView") { UITableViewHeaderFooterView() }
    list.kind("UITextField") { UITextField() }
    list.kind("UITextView") { UITextView() }
    list.kind("UIView") { UIView() }
    list.kind("UIViewController") { UIViewController() }
    list.kind("UIVisualEffectView") { UIVisualEffectView() }
    list.kind("UIWindow") { UIWindow() }
    list.add("accessibilityContainerType", but: []) { $0.accessibilityContainerType } holds: { $0 == .none }
    list.add("accessibilityCustomActions", but: []) { $0.accessibilityCustomActions } holds: { $0 == nil }
    list.add("accessibilityElements", but: []) { $0.accessibilityElements } holds: { $0 == nil }
    list.add("accessibilityElementsHidden", but: []) { $0.accessibilityElementsHidden } holds: { $0 == false }
    list.add("accessibilityFrame", but: ["UIActivityIndicatorView", "UIButton", "UIContentUnavailableView", "UIControl", "UIImageView", "UIInputView", "UILabel", "UIListContentView", "UIPageControl", "UIProgressView", "UIRefreshControl", "UIScrollView", "UISegmentedControl", "UISlider", "UIStackView", "UIStepper", "UISwitch", "UITableView", "UITableViewCell", "UITableViewHeaderFooterView", "UITextField", "UITextView", "UIView", "UIVisualEffectView", "UIWindow"]) { $0.accessibilityFrame } holds: { $0 == .zero }
    list.add("accessibilityHint", but: []) { $0.accessibilityHint } holds: { $0 == nil }
    list.add("accessibilityLabel", but: ["UIActivityIndicatorView"]) { $0.accessibilityLabel } holds: { $0 == nil }
    list.add("accessibilityLanguage", but: []) { $0.accessibilityLanguage } holds: { $0 == nil }
    list.add("accessibilityPath", but: []) { $0.accessibilityPath } holds: { $0 == nil }
    list.add("accessibilityTraits", but: ["UIActivityIndicatorView", "UIButton", "UIImageView", "UILabel", "UIPageControl", "UIProgressView", "UISlider", "UIStepper", "UISwitch", "UITableViewHeaderFooterView", "UITextField", "UITextView"]) { $0.accessibilityTraits } holds: { $0 == UIAccessibilityTraits.none }
    list.add("accessibilityValue", but: ["UIActivityIndicatorView", "UIProgressView", "UISlider", "UIStepper", "UISwitch", "UITextField", "UITextView"]) { $0.accessibilityValue } holds: { $0 == nil }
    list.add("accessibilityViewIsModal", but: []) { $0.accessibilityViewIsModal } holds: { $0 == false }
    list.add("canBecomeFirstResponder", but: ["UITextField", "UITextView"]) { $0.canBecomeFirstResponder } holds: { $0 == false }
    list.add("canResignFirstResponder", but: []) { $0.canResignFirstResponder } holds: { $0 == true }
    list.add("editingInteractionConfiguration", but: []) { $0.editingInteractionConfiguration } holds: { $0 == .default }
    list.add("inputAccessoryView", but: ["UITextField", "UITextView"]) { $0.inputAccessoryView } holds: { $0 == nil }
    list.add("inputAccessoryViewController", but: []) { $0.inputAccessoryViewController } holds: { $0 == nil }
    list.add("inputView", but: ["UITextField", "UITextView"]) { $0.inputView } holds: { $0 == nil }
    list.add("inputViewController", but: []) { $0.inputViewController } holds: { $0 == nil }
    list.add("isAccessibilityElement", but: ["UIAccessibilityElement", "UIActivityIndicatorView", "UIButton", "UIPageControl", "UIProgressView", "UISlider", "UIStepper", "UISwitch", "UITableViewCell", "UITextField", "UITextView"]) { $0.isAccessibilityElement } holds: { $0 == false }
    list.add("isFirstResponder", but: []) { $0.isFirstResponder } holds: { $0 == false }
    list.add("keyCommands", but: ["UIAlertController", "UITableViewController", "UIViewController"]) { $0.keyCommands } holds: { $0 == nil }
    list.add("next", but: ["UIAccessibilityElement", "UIActivityIndicatorView", "UIAlertController", "UIApplication", "UIButton", "UIContentUnavailableView", "UIControl", "UIImageView", "UIInputView", "UILabel", "UIListContentView", "UIPageControl", "UIProgressView", "UIRefreshControl", "UIScrollView", "UISegmentedControl", "UISlider", "UIStackView", "UIStepper", "UISwitch", "UITableView", "UITableViewCell", "UITableViewController", "UITableViewHeaderFooterView", "UITextField", "UITextView", "UIView", "UIViewController", "UIVisualEffectView", "UIWindow"]) { $0.next } holds: { $0 == nil }
    list.add("pasteConfiguration", but: []) { $0.pasteConfiguration } holds: { $0 == nil }
    list.add("shouldGroupAccessibilityChildren", but: ["UIScrollView", "UITableView", "UITextView"]) { $0.shouldGroupAccessibilityChildren } holds: { $0 == false }
    list.add("undoManager", but: ["UIWindow"]) { $0.undoManager } holds: { $0 == nil }
    list.add("userActivity", but: []) { $0.userActivity } holds: { $0 == nil }
    return list.cases
  }

  private static func ofUIRotationGestureRecognizer() -> [DefaultCase] {
    var list = DefaultList<UIRotationGestureRecognizer>()
    list.kind("UIRotationGestureRecognizer") { UIRotationGestureRecognizer(target: nil, action: nil) }
    list.add("rotation", but: []) { $0.rotation } holds: { $0 == 0 }
    list.add("velocity", but: []) { $0.velocity } holds: { $0 == 0 }
    return list.cases
  }

  private static func ofUIScreen() -> [DefaultCase] {
    var list = DefaultList<UIScreen>()
    list.kind("UIScreen") { UIScreen.main }
    list.add("focusedItem", but: []) { $0.focusedItem } holds: { $0 == nil }
    list.add("focusedView", but: []) { $0.focusedView } holds: { $0 == nil }
    list.add("isCaptured", but: []) { $0.isCaptured } holds: { $0 == false }
    list.add("mirrored", but: []) { $0.mirrored } holds: { $0 == nil }
    list.add("overscanCompensation", but: []) { $0.overscanCompensation } holds: { $0 == .scale }
    list.add("overscanCompensationInsets", but: []) { $0.overscanCompensationInsets } holds: { $0 == .zero }
    list.add("supportsFocus", but: []) { $0.supportsFocus } holds: { $0 == true }
    list.add("wantsSoftwareDimming", but: []) { $0.wantsSoftwareDimming } holds: { $0 == false }
    return list.cases
  }

  private static func ofUIScreenEdgePanGestureRecognizer() -> [DefaultCase] {
    var list = DefaultList<UIScreenEdgePanGestureRecognizer>()
    list.kind("UIScreenEdgePanGestureRecognizer") { UIScreenEdgePanGestureRecognizer(target: nil, action: nil) }
    list.add("edges", but: []) { $0.edges } holds: { $0 == [] }
    return list.cases
  }

  private static func ofUIScrollView() -> [DefaultCase] {
    var list = DefaultList<UIScrollView>()
    list.kind("UIScrollView") { UIScrollView() }
    list.kind("UITableView") { UITableView() }
    list.kind("UITextView") { UITextView() }
    list.add("adjustedContentInset", but: []) { $0.adjustedContentInset } holds: { $0 == .zero }
    list.add("allowsKeyboardScrolling", but: []) { $0.allowsKeyboardScrolling } holds: { $0 == true }
    list.add("alwaysBounceHorizontal", but: []) { $0.alwaysBounceHorizontal } holds: { $0 == false }
    list.add("alwaysBounceVertical", but: ["UITableView"]) { $0.alwaysBounceVertical } holds: { $0 == false }
    list.add("automaticallyAdjustsScrollIndicatorInsets", but: []) { $0.automaticallyAdjustsScrollIndicatorInsets } holds: { $0 == true }
    list.add("bounces", but: []) { $0.bounces } holds: { $0 == true }
    list.add("bouncesHorizontally", but: []) { $0.bouncesHorizontally } holds: { $0 == true }
    list.add("bouncesVertically", but: []) { $0.bouncesVertically } holds: { $0 == true }
    list.add("bouncesZoom", but: []) { $0.bouncesZoom } holds: { $0 == true }
    list.add("bounds", but: []) { $0.bounds } holds: { $0 == .zero }
    list.add("canCancelContentTouches", but: []) { $0.canCancelContentTouches } holds: { $0 == true }
    list.add("clipsToBounds", but: []) { $0.clipsToBounds } holds: { $0 == true }
    list.add("contentAlignmentPoint", but: []) { $0.contentAlignmentPoint } holds: { $0 == .zero }
    list.add("contentInset", but: []) { $0.contentInset } holds: { $0 == .zero }
    list.add("contentInsetAdjustmentBehavior", but: []) { $0.contentInsetAdjustmentBehavior } holds: { $0 == .automatic }
    list.add("contentOffset", but: []) { $0.contentOffset } holds: { $0 == .zero }
    list.add("contentSize", but: []) { $0.contentSize } holds: { $0 == .zero }
    list.add("decelerationRate", but: []) { $0.decelerationRate } holds: { $0 == .normal }
    list.add("delaysContentTouches", but: []) { $0.delaysContentTouches } holds: { $0 == true }
    list.add("delegate", but: []) { $0.delegate } holds: { $0 == nil }
    list.add("frame", but: []) { $0.frame } holds: { $0 == .zero }
    list.add("gestureRecognizers", but: ["UITextView"]) { $0.gestureRecognizers } holds: { $0 != nil }
    list.add("horizontalScrollIndicatorInsets", but: []) { $0.horizontalScrollIndicatorInsets } holds: { $0 == .zero }
    list.add("indexDisplayMode", but: []) { $0.indexDisplayMode } holds: { $0 == .automatic }
    list.add("indicatorStyle", but: []) { $0.indicatorStyle } holds: { $0 == .default }
    list.add("isDecelerating", but: []) { $0.isDecelerating } holds: { $0 == false }
    list.add("isDirectionalLockEnabled", but: []) { $0.isDirectionalLockEnabled } holds: { $0 == false }
    list.add("isDragging", but: []) { $0.isDragging } holds: { $0 == false }
    list.add("isPagingEnabled", but: []) { $0.isPagingEnabled } holds: { $0 == false }
    list.add("isScrollAnimating", but: []) { $0.isScrollAnimating } holds: { $0 == false }
    list.add("isScrollEnabled", but: []) { $0.isScrollEnabled } holds: { $0 == true }
    list.add("isTracking", but: []) { $0.isTracking } holds: { $0 == false }
    list.add("isZoomAnimating", but: []) { $0.isZoomAnimating } holds: { $0 == false }
    list.add("isZoomBouncing", but: []) { $0.isZoomBouncing } holds: { $0 == false }
    list.add("isZooming", but: []) { $0.isZooming } holds: { $0 == false }
    list.add("keyboardDismissMode", but: []) { $0.keyboardDismissMode } holds: { $0 == .none }
    list.add("maximumZoomScale", but: []) { $0.maximumZoomScale } holds: { $0 == 1.0 }
    list.add("minimumZoomScale", but: []) { $0.minimumZoomScale } holds: { $0 == 1.0 }
    list.add("pinchGestureRecognizer", but: []) { $0.pinchGestureRecognizer } holds: { $0 == nil }
    list.add("refreshControl", but: []) { $0.refreshControl } holds: { $0 == nil }
    list.add("scrollIndicatorInsets", but: []) { $0.scrollIndicatorInsets } holds: { $0 == .zero }
    list.add("scrollsToTop", but: []) { $0.scrollsToTop } holds: { $0 == true }
    list.add("shouldGroupAccessibilityChildren", but: ["UITextView"]) { $0.shouldGroupAccessibilityChildren } holds: { $0 == true }
    list.add("showsHorizontalScrollIndicator", but: []) { $0.showsHorizontalScrollIndicator } holds: { $0 == true }
    list.add("showsVerticalScrollIndicator", but: []) { $0.showsVerticalScrollIndicator } holds: { $0 == true }
    list.add("transfersHorizontalScrollingToParent", but: []) { $0.transfersHorizontalScrollingToParent } holds: { $0 == true }
    list.add("transfersVerticalScrollingToParent", but: []) { $0.transfersVerticalScrollingToParent } holds: { $0 == true }
    list.add("verticalScrollIndicatorInsets", but: []) { $0.verticalScrollIndicatorInsets } holds: { $0 == .zero }
    list.add("visibleSize", but: []) { $0.visibleSize } holds: { $0 == .zero }
    list.add("zoomScale", but: []) { $0.zoomScale } holds: { $0 == 1.0 }
    return list.cases
  }

  private static func ofUISegmentedControl() -> [DefaultCase] {
    var list = DefaultList<UISegmentedControl>()
    list.kind("UISegmentedControl") { UISegmentedControl() }
    list.add("apportionsSegmentWidthsByContent", but: []) { $0.apportionsSegmentWidthsByContent } holds: { $0 == false }
    list.add("isMomentary", but: []) { $0.isMomentary } holds: { $0 == false }
    list.add("isOpaque", but: []) { $0.isOpaque } holds: { $0 == false }
    list.add("numberOfSegments", but: []) { $0.numberOfSegments } holds: { $0 == 0 }
    list.add("selectedSegmentIndex", but: []) { $0.selectedSegmentIndex } holds: { $0 == -1 }
    list.add("selectedSegmentTintColor", but: []) { $0.selectedSegmentTintColor } holds: { $0 == nil }
    return list.cases
  }

  private static func ofUISheetPresentationController() -> [DefaultCase] {
    var list = DefaultList<UISheetPresentationController>()
    list.kind("UISheetPresentationController") { UISheetPresentationController(presentedViewController: UIViewController(), presenting: nil) }
    list.add("detents", but: []) { $0.detents } holds: { $0.count == 1 }
    list.add("largestUndimmedDetentIdentifier", but: []) { $0.largestUndimmedDetentIdentifier } holds: { $0 == nil }
    list.add("preferredCornerRadius", but: []) { $0.preferredCornerRadius } holds: { $0 == nil }
    list.add("prefersEdgeAttachedInCompactHeight", but: []) { $0.prefersEdgeAttachedInCompactHeight } holds: { $0 == false }
    list.add("prefersGrabberVisible", but: []) { $0.prefersGrabberVisible } holds: { $0 == false }
    list.add("prefersPageSizing", but: []) { $0.prefersPageSizing } holds: { $0 == true }
    list.add("prefersScrollingExpandsWhenScrolledToEdge", but: []) { $0.prefersScrollingExpandsWhenScrolledToEdge } holds: { $0 == true }
    list.add("selectedDetentIdentifier", but: []) { $0.selectedDetentIdentifier } holds: { $0 == nil }
    list.add("sourceView", but: []) { $0.sourceView } holds: { $0 == nil }
    list.add("widthFollowsPreferredContentSizeWhenEdgeAttached", but: []) { $0.widthFollowsPreferredContentSizeWhenEdgeAttached } holds: { $0 == false }
    return list.cases
  }

  private static func ofUISlider() -> [DefaultCase] {
    var list = DefaultList<UISlider>()
    list.kind("UISlider") { UISlider() }
    list.add("accessibilityTraits", but: []) { $0.accessibilityTraits } holds: { $0 == .adjustable }
    list.add("accessibilityValue", but: []) { $0.accessibilityValue } holds: { $0 == "0%" }
    list.add("currentMaximumTrackImage", but: []) { $0.currentMaximumTrackImage } holds: { $0 == nil }
    list.add("currentMinimumTrackImage", but: []) { $0.currentMinimumTrackImage } holds: { $0 == nil }
    list.add("currentThumbImage", but: []) { $0.currentThumbImage } holds: { $0 == nil }
    list.add("intrinsicContentSize", but: []) { $0.intrinsicContentSize } holds: { $0 == CGSize(width: UIView.noIntrinsicMetric, height: 34) }
    list.add("isAccessibilityElement", but: []) { $0.isAccessibilityElement } holds: { $0 == true }
    list.add("isContinuous", but: []) { $0.isContinuous } holds: { $0 == true }
    list.add("isOpaque", but: []) { $0.isOpaque } holds: { $0 == false }
    list.add("maximumTrackTintColor", but: []) { $0.maximumTrackTintColor } holds: { $0 == nil }
    list.add("maximumValue", but: []) { $0.maximumValue } holds: { $0 == 1.0 }
    list.add("maximumValueImage", but: []) { $0.maximumValueImage } holds: { $0 == nil }
    list.add("minimumTrackTintColor", but: []) { $0.minimumTrackTintColor } holds: { $0 == nil }
    list.add("minimumValue", but: []) { $0.minimumValue } holds: { $0 == 0.0 }
    list.add("minimumValueImage", but: []) { $0.minimumValueImage } holds: { $0 == nil }
    list.add("thumbTintColor", but: []) { $0.thumbTintColor } holds: { $0 == nil }
    list.add("value", but: []) { $0.value } holds: { $0 == 0.0 }
    return list.cases
  }

  private static func ofUIStackView() -> [DefaultCase] {
    var list = DefaultList<UIStackView>()
    list.kind("UIStackView") { UIStackView() }
    list.add("alignment", but: []) { $0.alignment } holds: { $0 == .fill }
    list.add("arrangedSubviews", but: []) { $0.arrangedSubviews } holds: { $0.isEmpty }
    list.add("axis", but: []) { $0.axis } holds: { $0 == .horizontal }
    list.add("distribution", but: []) { $0.distribution } holds: { $0 == .fill }
    list.add("isBaselineRelativeArrangement", but: []) { $0.isBaselineRelativeArrangement } holds: { $0 == false }
    list.add("isLayoutMarginsRelativeArrangement", but: []) { $0.isLayoutMarginsRelativeArrangement } holds: { $0 == false }
    list.add("spacing", but: []) { $0.spacing } holds: { $0 == 0 }
    return list.cases
  }

  private static func ofUIStepper() -> [DefaultCase] {
    var list = DefaultList<UIStepper>()
    list.kind("UIStepper") { UIStepper() }
    list.add("accessibilityTraits", but: []) { $0.accessibilityTraits } holds: { $0 == .adjustable }
    list.add("accessibilityValue", but: []) { $0.accessibilityValue } holds: { $0 == "0" }
    list.add("autorepeat", but: []) { $0.autorepeat } holds: { $0 == true }
    list.add("bounds", but: []) { $0.bounds } holds: { $0 == CGRect(x: 0, y: 0, width: 94, height: 32) }
    list.add("center", but: []) { $0.center } holds: { $0 == CGPoint(x: 47, y: 16) }
    list.add("frame", but: []) { $0.frame } holds: { $0 == CGRect(x: 0, y: 0, width: 94, height: 32) }
    list.add("intrinsicContentSize", but: []) { $0.intrinsicContentSize } holds: { $0 == CGSize(width: 94, height: 32) }
    list.add("isAccessibilityElement", but: []) { $0.isAccessibilityElement } holds: { $0 == true }
    list.add("isContinuous", but: []) { $0.isContinuous } holds: { $0 == true }
    list.add("isOpaque", but: []) { $0.isOpaque } holds: { $0 == false }
    list.add("maximumValue", but: []) { $0.maximumValue } holds: { $0 == 100 }
    list.add("minimumValue", but: []) { $0.minimumValue } holds: { $0 == 0 }
    list.add("stepValue", but: []) { $0.stepValue } holds: { $0 == 1 }
    list.add("value", but: []) { $0.value } holds: { $0 == 0 }
    list.add("wraps", but: []) { $0.wraps } holds: { $0 == false }
    return list.cases
  }

  private static func ofUISwipeActionsConfiguration() -> [DefaultCase] {
    var list = DefaultList<UISwipeActionsConfiguration>()
    list.kind("UISwipeActionsConfiguration") { UISwipeActionsConfiguration(actions: []) }
    list.add("actions", but: []) { $0.actions } holds: { $0.isEmpty }
    list.add("performsFirstActionWithFullSwipe", but: []) { $0.performsFirstActionWithFullSwipe } holds: { $0 == true }
    return list.cases
  }

  private static func ofUISwipeGestureRecognizer() -> [DefaultCase] {
    var list = DefaultList<UISwipeGestureRecognizer>()
    list.kind("UISwipeGestureRecognizer") { UISwipeGestureRecognizer(target: nil, action: nil) }
    list.add("direction", but: []) { $0.direction } holds: { $0 == .right }
    list.add("numberOfTouchesRequired", but: []) { $0.numberOfTouchesRequired } holds: { $0 == 1 }
    return list.cases
  }

  private static func ofUISwitch() -> [DefaultCase] {
    var list = DefaultList<UISwitch>()
    list.kind("UISwitch") { UISwitch() }
    list.add("accessibilityTraits", but: []) { $0.accessibilityTraits } holds: { $0 == [.button, .toggleButton] }
    list.add("accessibilityValue", but: []) { $0.accessibilityValue } holds: { $0 == "0" }
    list.add("bounds", but: []) { $0.bounds } holds: { $0 == CGRect(x: 0, y: 0, width: 63, height: 28) }
    list.add("center", but: []) { $0.center } holds: { $0 == CGPoint(x: 31.5, y: 14) }
    list.add("frame", but: []) { $0.frame } holds: { $0 == CGRect(x: 0, y: 0, width: 63, height: 28) }
    list.add("intrinsicContentSize", but: []) { $0.intrinsicContentSize } holds: { $0 == CGSize(width: 61, height: 28) }
    list.add("isAccessibilityElement", but: []) { $0.isAccessibilityElement } holds: { $0 == true }
    list.add("isOn", but: []) { $0.isOn } holds: { $0 == false }
    list.add("isOpaque", but: []) { $0.isOpaque } holds: { $0 == false }
    list.add("offImage", but: []) { $0.offImage } holds: { $0 == nil }
    list.add("onImage", but: []) { $0.onImage } holds: { $0 == nil }
    list.add("onTintColor", but: []) { $0.onTintColor } holds: { $0 == nil }
    list.add("preferredStyle", but: []) { $0.preferredStyle } holds: { $0 == .automatic }
    list.add("style", but: []) { $0.style } holds: { $0 == .sliding }
    list.add("thumbTintColor", but: []) { $0.thumbTintColor } holds: { $0 == nil }
    list.add("title", but: []) { $0.title } holds: { $0 == nil }
    return list.cases
  }

  private static func ofUITableView() -> [DefaultCase] {
    var list = DefaultList<UITableView>()
    list.kind("UITableView") { UITableView() }
    list.add("allowsFocus", but: []) { $0.allowsFocus } holds: { $0 == true }
    list.add("allowsFocusDuringEditing", but: []) { $0.allowsFocusDuringEditing } holds: { $0 == true }
    list.add("allowsMultipleSelection", but: []) { $0.allowsMultipleSelection } holds: { $0 == false }
    list.add("allowsMultipleSelectionDuringEditing", but: []) { $0.allowsMultipleSelectionDuringEditing } holds: { $0 == false }
    list.add("allowsSelection", but: []) { $0.allowsSelection } holds: { $0 == true }
    list.add("allowsSelectionDuringEditing", but: []) { $0.allowsSelectionDuringEditing } holds: { $0 == false }
    list.add("alwaysBounceVertical", but: []) { $0.alwaysBounceVertical } holds: { $0 == true }
    list.add("backgroundColor", but: []) { $0.backgroundColor } holds: { $0 == .systemBackground }
    list.add("backgroundView", but: []) { $0.backgroundView } holds: { $0 == nil }
    list.add("cellLayoutMarginsFollowReadableWidth", but: []) { $0.cellLayoutMarginsFollowReadableWidth } holds: { $0 == false }
    list.add("contextMenuInteraction", but: []) { $0.contextMenuInteraction } holds: { $0 == nil }
    list.add("dataSource", but: []) { $0.dataSource } holds: { $0 == nil }
    list.add("estimatedRowHeight", but: []) { $0.estimatedRowHeight } holds: { $0 == UITableView.automaticDimension }
    list.add("estimatedSectionFooterHeight", but: []) { $0.estimatedSectionFooterHeight } holds: { $0 == UITableView.automaticDimension }
    list.add("estimatedSectionHeaderHeight", but: []) { $0.estimatedSectionHeaderHeight } holds: { $0 == UITableView.automaticDimension }
    list.add("fillerRowHeight", but: []) { $0.fillerRowHeight } holds: { $0 == UITableView.automaticDimension }
    list.add("hasUncommittedUpdates", but: []) { $0.hasUncommittedUpdates } holds: { $0 == false }
    list.add("indexPathForSelectedRow", but: []) { $0.indexPathForSelectedRow } holds: { $0 == nil }
    list.add("indexPathsForSelectedRows", but: []) { $0.indexPathsForSelectedRows } holds: { $0 == nil }
    list.add("indexPathsForVisibleRows", but: []) { $0.indexPathsForVisibleRows } holds: { $0 == [] }
    list.add("insetsContentViewsToSafeArea", but: []) { $0.insetsContentViewsToSafeArea } holds: { $0 == true }
    list.add("isEditing", but: []) { $0.isEditing } holds: { $0 == false }
    list.add("isPrefetchingEnabled", but: []) { $0.isPrefetchingEnabled } holds: { $0 == true }
    list.add("numberOfSections", but: []) { $0.numberOfSections } holds: { $0 == 0 }
    list.add("prefetchDataSource", but: []) { $0.prefetchDataSource } holds: { $0 == nil }
    list.add("remembersLastFocusedIndexPath", but: []) { $0.remembersLastFocusedIndexPath } holds: { $0 == false }
    list.add("rowHeight", but: []) { $0.rowHeight } holds: { $0 == UITableView.automaticDimension }
    list.add("sectionFooterHeight", but: []) { $0.sectionFooterHeight } holds: { $0 == UITableView.automaticDimension }
    list.add("sectionHeaderHeight", but: []) { $0.sectionHeaderHeight } holds: { $0 == UITableView.automaticDimension }
    list.add("sectionHeaderTopPadding", but: []) { $0.sectionHeaderTopPadding } holds: { $0 == UITableView.automaticDimension }
    list.add("sectionIndexBackgroundColor", but: []) { $0.sectionIndexBackgroundColor } holds: { $0 == nil }
    list.add("sectionIndexColor", but: []) { $0.sectionIndexColor } holds: { $0 == nil }
    list.add("sectionIndexMinimumDisplayRowCount", but: []) { $0.sectionIndexMinimumDisplayRowCount } holds: { $0 == 0 }
    list.add("sectionIndexTrackingBackgroundColor", but: []) { $0.sectionIndexTrackingBackgroundColor } holds: { $0 == nil }
    list.add("selectionFollowsFocus", but: []) { $0.selectionFollowsFocus } holds: { $0 == false }
    list.add("selfSizingInvalidation", but: []) { $0.selfSizingInvalidation } holds: { $0 == .enabled }
    list.add("separatorColor", but: []) { $0.separatorColor } holds: { $0 == nil }
    list.add("separatorInset", but: []) { $0.separatorInset } holds: { $0 == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) }
    list.add("separatorInsetReference", but: []) { $0.separatorInsetReference } holds: { $0 == .fromCellEdges }
    list.add("separatorStyle", but: []) { $0.separatorStyle } holds: { $0 == .singleLine }
    list.add("style", but: []) { $0.style } holds: { $0 == .plain }
    list.add("tableFooterView", but: []) { $0.tableFooterView } holds: { $0 == nil }
    list.add("tableHeaderView", but: []) { $0.tableHeaderView } holds: { $0 == nil }
    list.add("visibleCells", but: []) { $0.visibleCells } holds: { $0.isEmpty }
    return list.cases
  }

  private static func ofUITableViewCell() -> [DefaultCase] {
    var list = DefaultList<UITableViewCell>()
    list.kind("UITableViewCell") { UITableViewCell() }
    list.add("accessoryType", but: []) { $0.accessoryType } holds: { $0 == .none }
    list.add("accessoryView", but: []) { $0.accessoryView } holds: { $0 == nil }
    list.add("automaticallyUpdatesBackgroundConfiguration", but: []) { $0.automaticallyUpdatesBackgroundConfiguration } holds: { $0 == true }
    list.add("automaticallyUpdatesContentConfiguration", but: []) { $0.automaticallyUpdatesContentConfiguration } holds: { $0 == true }
    list.add("backgroundView", but: []) { $0.backgroundView } holds: { $0 == nil }
    list.add("configurationUpdateHandler", but: []) { $0.configurationUpdateHandler } holds: { $0 == nil }
    list.add("contentConfiguration", but: []) { $0.contentConfiguration } holds: { $0 == nil }
    list.add("detailTextLabel", but: []) { $0.detailTextLabel } holds: { $0 == nil }
    list.add("editingAccessoryType", but: []) { $0.editingAccessoryType } holds: { $0 == .none }
    list.add("editingAccessoryView", but: []) { $0.editingAccessoryView } holds: { $0 == nil }
    list.add("editingStyle", but: []) { $0.editingStyle } holds: { $0 == .none }
    list.add("focusStyle", but: []) { $0.focusStyle } holds: { $0 == .default }
    list.add("imageView", but: []) { $0.imageView } holds: { $0 != nil }
    list.add("indentationLevel", but: []) { $0.indentationLevel } holds: { $0 == 0 }
    list.add("indentationWidth", but: []) { $0.indentationWidth } holds: { $0 == 10 }
    list.add("insetsLayoutMarginsFromSafeArea", but: []) { $0.insetsLayoutMarginsFromSafeArea } holds: { $0 == false }
    list.add("isAccessibilityElement", but: []) { $0.isAccessibilityElement } holds: { $0 == true }
    list.add("isEditing", but: []) { $0.isEditing } holds: { $0 == false }
    list.add("isHighlighted", but: []) { $0.isHighlighted } holds: { $0 == false }
    list.add("isSelected", but: []) { $0.isSelected } holds: { $0 == false }
    list.add("multipleSelectionBackgroundView", but: []) { $0.multipleSelectionBackgroundView } holds: { $0 == nil }
    list.add("reuseIdentifier", but: []) { $0.reuseIdentifier } holds: { $0 == nil }
    list.add("selectedBackgroundView", but: []) { $0.selectedBackgroundView } holds: { $0 == nil }
    list.add("selectionStyle", but: []) { $0.selectionStyle } holds: { $0 == .default }
    list.add("separatorInset", but: []) { $0.separatorInset } holds: { $0 == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) }
    list.add("shouldIndentWhileEditing", but: []) { $0.shouldIndentWhileEditing } holds: { $0 == true }
    list.add("showingDeleteConfirmation", but: []) { $0.showingDeleteConfirmation } holds: { $0 == false }
    list.add("showsReorderControl", but: []) { $0.showsReorderControl } holds: { $0 == false }
    list.add("textLabel", but: []) { $0.textLabel } holds: { $0 != nil }
    list.add("userInteractionEnabledWhileDragging", but: []) { $0.userInteractionEnabledWhileDragging } holds: { $0 == false }
    return list.cases
  }

  private static func ofUITableViewController() -> [DefaultCase] {
    var list = DefaultList<UITableViewController>()
    list.kind("UITableViewController") { UITableViewController() }
    list.add("clearsSelectionOnViewWillAppear", but: []) { $0.clearsSelectionOnViewWillAppear } holds: { $0 == true }
    list.add("refreshControl", but: []) { $0.refreshControl } holds: { $0 == nil }
    list.add("tableView", but: []) { $0.tableView } holds: { $0 != nil }
    return list.cases
  }

  private static func ofUITableViewHeaderFooterView() -> [DefaultCase] {
    var list = DefaultList<UITableViewHeaderFooterView>()
    list.kind("UITableViewHeaderFooterView") { UITableViewHeaderFooterView() }
    list.add("accessibilityTraits", but: []) { $0.accessibilityTraits } holds: { $0 == .header }
    list.add("automaticallyUpdatesBackgroundConfiguration", but: []) { $0.automaticallyUpdatesBackgroundConfiguration } holds: { $0 == true }
    list.add("automaticallyUpdatesContentConfiguration", but: []) { $0.automaticallyUpdatesContentConfiguration } holds: { $0 == true }
    list.add("backgroundView", but: []) { $0.backgroundView } holds: { $0 == nil }
    list.add("configurationUpdateHandler", but: []) { $0.configurationUpdateHandler } holds: { $0 == nil }
    list.add("contentConfiguration", but: []) { $0.contentConfiguration } holds: { $0 == nil }
    list.add("insetsLayoutMarginsFromSafeArea", but: []) { $0.insetsLayoutMarginsFromSafeArea } holds: { $0 == false }
    list.add("reuseIdentifier", but: []) { $0.reuseIdentifier } holds: { $0 == nil }
    list.add("textLabel", but: []) { $0.textLabel } holds: { $0 != nil }
    return list.cases
  }

  private static func ofUITapGestureRecognizer() -> [DefaultCase] {
    var list = DefaultList<UITapGestureRecognizer>()
    list.kind("UITapGestureRecognizer") { UITapGestureRecognizer(target: nil, action: nil) }
    list.add("buttonMaskRequired", but: []) { $0.buttonMaskRequired } holds: { $0 == .primary }
    list.add("numberOfTapsRequired", but: []) { $0.numberOfTapsRequired } holds: { $0 == 1 }
    list.add("numberOfTouchesRequired", but: []) { $0.numberOfTouchesRequired } holds: { $0 == 1 }
    return list.cases
  }

  private static func ofUITextField() -> [DefaultCase] {
    var list = DefaultList<UITextField>()
    list.kind("UITextField") { UITextField() }
    list.add("accessibilityValue", but: []) { $0.accessibilityValue } holds: { $0 == "" }
    list.add("adjustsFontForContentSizeCategory", but: []) { $0.adjustsFontForContentSizeCategory } holds: { $0 == false }
    list.add("adjustsFontSizeToFitWidth", but: []) { $0.adjustsFontSizeToFitWidth } holds: { $0 == false }
    list.add("allowsEditingTextAttributes", but: []) { $0.allowsEditingTextAttributes } holds: { $0 == false }
    list.add("attributedPlaceholder", but: []) { $0.attributedPlaceholder } holds: { $0 == nil }
    list.add("attributedText", but: []) { $0.attributedText } holds: { $0?.string == "" }
    list.add("autocapitalizationType", but: []) { $0.autocapitalizationType } holds: { $0 == .sentences }
    list.add("autocorrectionType", but: []) { $0.autocorrectionType } holds: { $0 == .default }
    list.add("background", but: []) { $0.background } holds: { $0 == nil }
    list.add("borderStyle", but: []) { $0.borderStyle } holds: { $0 == .none }
    list.add("canBecomeFirstResponder", but: []) { $0.canBecomeFirstResponder } holds: { $0 == true }
    list.add("clearButtonMode", but: []) { $0.clearButtonMode } holds: { $0 == .never }
    list.add("clearsOnBeginEditing", but: []) { $0.clearsOnBeginEditing } holds: { $0 == false }
    list.add("clearsOnInsertion", but: []) { $0.clearsOnInsertion } holds: { $0 == false }
    list.add("contentMode", but: []) { $0.contentMode } holds: { $0 == .redraw }
    list.add("delegate", but: []) { $0.delegate } holds: { $0 == nil }
    list.add("disabledBackground", but: []) { $0.disabledBackground } holds: { $0 == nil }
    list.add("enablesReturnKeyAutomatically", but: []) { $0.enablesReturnKeyAutomatically } holds: { $0 == false }
    list.add("font", but: []) { $0.font } holds: { $0 == UIFont.systemFont(ofSize: 17) }
    list.add("hasText", but: []) { $0.hasText } holds: { $0 == false }
    list.add("inlinePredictionType", but: []) { $0.inlinePredictionType } holds: { $0 == .default }
    list.add("inputAccessoryView", but: []) { $0.inputAccessoryView } holds: { $0 == nil }
    list.add("inputDelegate", but: []) { $0.inputDelegate } holds: { $0 == nil }
    list.add("inputView", but: []) { $0.inputView } holds: { $0 == nil }
    list.add("isAccessibilityElement", but: []) { $0.isAccessibilityElement } holds: { $0 == true }
    list.add("isEditable", but: []) { $0.isEditable } holds: { $0 == true }
    list.add("isEditing", but: []) { $0.isEditing } holds: { $0 == false }
    list.add("isOpaque", but: []) { $0.isOpaque } holds: { $0 == false }
    list.add("isSecureTextEntry", but: []) { $0.isSecureTextEntry } holds: { $0 == false }
    list.add("keyboardAppearance", but: []) { $0.keyboardAppearance } holds: { $0 == .default }
    list.add("keyboardType", but: []) { $0.keyboardType } holds: { $0 == .default }
    list.add("leftView", but: []) { $0.leftView } holds: { $0 == nil }
    list.add("leftViewMode", but: []) { $0.leftViewMode } holds: { $0 == .never }
    list.add("markedTextRange", but: []) { $0.markedTextRange } holds: { $0 == nil }
    list.add("markedTextStyle", but: []) { $0.markedTextStyle } holds: { $0 == nil }
    list.add("mathExpressionCompletionType", but: []) { $0.mathExpressionCompletionType } holds: { $0 == .default }
    list.add("minimumFontSize", but: []) { $0.minimumFontSize } holds: { $0 == 0.0 }
    list.add("passwordRules", but: []) { $0.passwordRules } holds: { $0 == nil }
    list.add("placeholder", but: []) { $0.placeholder } holds: { $0 == nil }
    list.add("returnKeyType", but: []) { $0.returnKeyType } holds: { $0 == .default }
    list.add("rightView", but: []) { $0.rightView } holds: { $0 == nil }
    list.add("rightViewMode", but: []) { $0.rightViewMode } holds: { $0 == .never }
    list.add("smartDashesType", but: []) { $0.smartDashesType } holds: { $0 == .default }
    list.add("smartInsertDeleteType", but: []) { $0.smartInsertDeleteType } holds: { $0 == .default }
    list.add("smartQuotesType", but: []) { $0.smartQuotesType } holds: { $0 == .default }
    list.add("spellCheckingType", but: []) { $0.spellCheckingType } holds: { $0 == .default }
    list.add("text", but: []) { $0.text } holds: { $0 == "" }
    list.add("textAlignment", but: []) { $0.textAlignment } holds: { $0 == .natural }
    list.add("textColor", but: []) { $0.textColor } holds: { $0 == nil }
    list.add("textContentType", but: []) { $0.textContentType } holds: { $0 == nil }
    list.add("typingAttributes", but: []) { $0.typingAttributes } holds: { $0 == nil }
    list.add("writingToolsBehavior", but: []) { $0.writingToolsBehavior } holds: { $0 == .default }
    return list.cases
  }

  private static func ofUITextInteraction() -> [DefaultCase] {
    var list = DefaultList<UITextInteraction>()
    list.kind("UITextInteraction") { UITextInteraction(for: .editable) }
    list.add("delegate", but: []) { $0.delegate } holds: { $0 == nil }
    list.add("textInput", but: []) { $0.textInput } holds: { $0 == nil }
    list.add("textInteractionMode", but: []) { $0.textInteractionMode } holds: { $0 == .editable }
    list.add("view", but: []) { $0.view } holds: { $0 == nil }
    return list.cases
  }

  private static func ofUITextView() -> [DefaultCase] {
    var list = DefaultList<UITextView>()
    list.kind("UITextView") { UITextView() }
    list.add("accessibilityValue", but: []) { $0.accessibilityValue } holds: { $0 == "" }
    list.add("adjustsFontForContentSizeCategory", but: []) { $0.adjustsFontForContentSizeCategory } holds: { $0 == false }
    list.add("allowsEditingTextAttributes", but: []) { $0.allowsEditingTextAttributes } holds: { $0 == false }
    list.add("attributedText", but: []) { $0.attributedText } holds: { $0?.string == "" }
    list.add("autocapitalizationType", but: []) { $0.autocapitalizationType } holds: { $0 == .sentences }
    list.add("autocorrectionType", but: []) { $0.autocorrectionType } holds: { $0 == .default }
    list.add("backgroundColor", but: []) { $0.backgroundColor } holds: { $0 == .systemBackground }
    list.add("canBecomeFirstResponder", but: []) { $0.canBecomeFirstResponder } holds: { $0 == true }
    list.add("clearsOnInsertion", but: []) { $0.clearsOnInsertion } holds: { $0 == false }
    list.add("enablesReturnKeyAutomatically", but: []) { $0.enablesReturnKeyAutomatically } holds: { $0 == false }
    list.add("font", but: []) { $0.font } holds: { $0 == nil }
    list.add("hasText", but: []) { $0.hasText } holds: { $0 == false }
    list.add("inlinePredictionType", but: []) { $0.inlinePredictionType } holds: { $0 == .default }
    list.add("inputAccessoryView", but: []) { $0.inputAccessoryView } holds: { $0 == nil }
    list.add("inputDelegate", but: []) { $0.inputDelegate } holds: { $0 == nil }
    list.add("inputView", but: []) { $0.inputView } holds: { $0 == nil }
    list.add("isAccessibilityElement", but: []) { $0.isAccessibilityElement } holds: { $0 == true }
    list.add("isEditable", but: []) { $0.isEditable } holds: { $0 == true }
    list.add("isSecureTextEntry", but: []) { $0.isSecureTextEntry } holds: { $0 == false }
    list.add("isSelectable", but: []) { $0.isSelectable } holds: { $0 == true }
    list.add("keyboardAppearance", but: []) { $0.keyboardAppearance } holds: { $0 == .default }
    list.add("keyboardType", but: []) { $0.keyboardType } holds: { $0 == .default }
    list.add("markedTextRange", but: []) { $0.markedTextRange } holds: { $0 == nil }
    list.add("markedTextStyle", but: []) { $0.markedTextStyle } holds: { $0 == nil }
    list.add("mathExpressionCompletionType", but: []) { $0.mathExpressionCompletionType } holds: { $0 == .default }
    list.add("passwordRules", but: []) { $0.passwordRules } holds: { $0 == nil }
    list.add("returnKeyType", but: []) { $0.returnKeyType } holds: { $0 == .default }
    list.add("selectedRange", but: []) { $0.selectedRange } holds: { $0 == NSRange(location: 0, length: 0) }
    list.add("shouldGroupAccessibilityChildren", but: []) { $0.shouldGroupAccessibilityChildren } holds: { $0 == false }
    list.add("smartDashesType", but: []) { $0.smartDashesType } holds: { $0 == .default }
    list.add("smartInsertDeleteType", but: []) { $0.smartInsertDeleteType } holds: { $0 == .default }
    list.add("smartQuotesType", but: []) { $0.smartQuotesType } holds: { $0 == .default }
    list.add("spellCheckingType", but: []) { $0.spellCheckingType } holds: { $0 == .default }
    list.add("text", but: []) { $0.text } holds: { $0 == "" }
    list.add("textAlignment", but: []) { $0.textAlignment } holds: { $0 == .natural }
    list.add("textColor", but: []) { $0.textColor } holds: { $0 == nil }
    list.add("textContainerInset", but: []) { $0.textContainerInset } holds: { $0 == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) }
    list.add("textContentType", but: []) { $0.textContentType } holds: { $0 == nil }
    list.add("usesStandardTextScaling", but: []) { $0.usesStandardTextScaling } holds: { $0 == false }
    list.add("writingToolsBehavior", but: []) { $0.writingToolsBehavior } holds: { $0 == .default }
    return list.cases
  }

  private static func ofUIView() -> [DefaultCase] {
    var list = DefaultList<UIView>()
    list.kind("UIActivityIndicatorView") { UIActivityIndicatorView() }
    list.kind("UIButton") { UIButton() }
    list.kind("UIContentUnavailableView") { UIContentUnavailableView(configuration: .empty()) }
    list.kind("UIControl") { UIControl() }
    list.kind("UIImageView") { UIImageView() }
    list.kind("UIInputView") { UIInputView(frame: .zero, inputViewStyle: .default) }
    list.kind("UILabel") { UILabel() }
    list.kind("UIListContentView") { UIListContentView(configuration: .cell()) }
    list.kind("UIPageControl") { UIPageControl() }
    list.kind("UIProgressView") { UIProgressView() }
    list.kind("UIRefreshControl") { UIRefreshControl() }
    list.kind("UIScrollView") { UIScrollView() }
    list.kind("UISegmentedControl") { UISegmentedControl() }
    list.kind("UISlider") { UISlider() }
    list.kind("UIStackView") { UIStackView() }
    list.kind("UIStepper") { UIStepper() }
    list.kind("UISwitch") { UISwitch() }
    list.kind("UITableView") { UITableView() }
    list.kind("UITableViewCell") { UITableViewCell() }
    list.kind("UITableViewHeaderFooterView") { UITableViewHeaderFooterView() }
    list.kind("UITextField") { UITextField() }
    list.kind("UITextView") { UITextView() }
    list.kind("UIView") { UIView() }
    list.kind("UIVisualEffectView") { UIVisualEffectView() }
    list.kind("UIWindow") { UIWindow() }
    list.add("accessibilityIdentifier", but: []) { $0.accessibilityIdentifier } holds: { $0 == nil }
    list.add("accessibilityIgnoresInvertColors", but: []) { $0.accessibilityIgnoresInvertColors } holds: { $0 == false }
    list.add("alignmentRectInsets", but: []) { $0.alignmentRectInsets } holds: { $0 == .zero }
    list.add("alpha", but: []) { $0.alpha } holds: { $0 == 1.0 }
    list.add("anchorPoint", but: []) { $0.anchorPoint } holds: { $0 == CGPoint(x: 0.5, y: 0.5) }
    list.add("autoresizesSubviews", but: []) { $0.autoresizesSubviews } holds: { $0 == true }
    list.add("autoresizingMask", but: []) { $0.autoresizingMask } holds: { $0 == [] }
    list.add("backgroundColor", but: ["UITableView", "UITextView"]) { $0.backgroundColor } holds: { $0 == nil }
    list.add("bounds", but: ["UIProgressView", "UIRefreshControl", "UIScrollView", "UIStepper", "UISwitch", "UITableView", "UITextView", "UIWindow"]) { $0.bounds } holds: { $0 == .zero }
    list.add("canBecomeFocused", but: ["UIButton", "UIControl", "UIPageControl", "UIRefreshControl", "UISegmentedControl", "UISlider", "UIStepper", "UISwitch", "UITextField"]) { $0.canBecomeFocused } holds: { $0 == false }
    list.add("center", but: ["UIProgressView", "UIRefreshControl", "UIStepper", "UISwitch", "UIWindow"]) { $0.center } holds: { $0 == .zero }
    list.add("clearsContextBeforeDrawing", but: []) { $0.clearsContextBeforeDrawing } holds: { $0 == true }
    list.add("clipsToBounds", but: ["UIScrollView", "UITableView", "UITextView"]) { $0.clipsToBounds } holds: { $0 == false }
    list.add("collisionBoundsType", but: []) { $0.collisionBoundsType } holds: { $0 == .rectangle }
    list.add("constraints", but: []) { $0.constraints } holds: { $0.isEmpty }
    list.add("contentMode", but: ["UILabel", "UITextField"]) { $0.contentMode } holds: { $0 == .scaleToFill }
    list.add("contentScaleFactor", but: []) { $0.contentScaleFactor } holds: { $0 == 1 }
    list.add("directionalLayoutMargins", but: ["UIListContentView"]) { $0.directionalLayoutMargins } holds: { $0 == NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8) }
    list.add("effectiveUserInterfaceLayoutDirection", but: ["UIWindow"]) { $0.effectiveUserInterfaceLayoutDirection } holds: { $0 == .leftToRight }
    list.add("focusGroupIdentifier", but: []) { $0.focusGroupIdentifier } holds: { $0 == nil }
    list.add("focusGroupPriority", but: []) { $0.focusGroupPriority } holds: { $0 == .ignored }
    list.add("focusItemDeferralMode", but: []) { $0.focusItemDeferralMode } holds: { $0 == .automatic }
    list.add("frame", but: ["UIProgressView", "UIRefreshControl", "UIScrollView", "UIStepper", "UISwitch", "UITableView", "UITextView", "UIWindow"]) { $0.frame } holds: { $0 == .zero }
    list.add("gestureRecognizers", but: ["UIScrollView", "UITableView", "UITextField", "UITextView"]) { $0.gestureRecognizers } holds: { $0 == nil }
    list.add("hasAmbiguousLayout", but: []) { $0.hasAmbiguousLayout } holds: { $0 == false }
    list.add("hoverStyle", but: []) { $0.hoverStyle } holds: { $0 == nil }
    list.add("insetsLayoutMarginsFromSafeArea", but: ["UIListContentView", "UITableViewCell", "UITableViewHeaderFooterView"]) { $0.insetsLayoutMarginsFromSafeArea } holds: { $0 == true }
    list.add("interactions", but: ["UITextField", "UITextView"]) { $0.interactions } holds: { $0.isEmpty }
    list.add("intrinsicContentSize", but: ["UIActivityIndicatorView", "UIButton", "UIImageView", "UILabel", "UIListContentView", "UIPageControl", "UIProgressView", "UISegmentedControl", "UISlider", "UIStepper", "UISwitch", "UITextField"]) { $0.intrinsicContentSize } holds: { $0 == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    list.add("isExclusiveTouch", but: []) { $0.isExclusiveTouch } holds: { $0 == false }
    list.add("isFocused", but: []) { $0.isFocused } holds: { $0 == false }
    list.add("isHidden", but: ["UIActivityIndicatorView", "UIWindow"]) { $0.isHidden } holds: { $0 == false }
    list.add("isMultipleTouchEnabled", but: []) { $0.isMultipleTouchEnabled } holds: { $0 == false }
    list.add("isOpaque", but: ["UIActivityIndicatorView", "UIButton", "UIImageView", "UILabel", "UIPageControl", "UIProgressView", "UIRefreshControl", "UISegmentedControl", "UISlider", "UIStepper", "UISwitch", "UITextField"]) { $0.isOpaque } holds: { $0 == true }
    list.add("isTransparentFocusItem", but: []) { $0.isTransparentFocusItem } holds: { $0 == false }
    list.add("isUserInteractionEnabled", but: ["UIActivityIndicatorView", "UIImageView", "UILabel", "UIProgressView"]) { $0.isUserInteractionEnabled } holds: { $0 == true }
    list.add("layoutGuides", but: []) { $0.layoutGuides } holds: { $0.isEmpty }
    list.add("layoutMargins", but: ["UIListContentView"]) { $0.layoutMargins } holds: { $0 == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
    list.add("mask", but: []) { $0.mask } holds: { $0 == nil }
    list.add("next", but: ["UIWindow"]) { $0.next } holds: { $0 == nil }
    list.add("overrideUserInterfaceStyle", but: []) { $0.overrideUserInterfaceStyle } holds: { $0 == .unspecified }
    list.add("preservesSuperviewLayoutMargins", but: ["UIListContentView"]) { $0.preservesSuperviewLayoutMargins } holds: { $0 == false }
    list.add("safeAreaInsets", but: []) { $0.safeAreaInsets } holds: { $0 == .zero }
    list.add("semanticContentAttribute", but: []) { $0.semanticContentAttribute } holds: { $0 == .unspecified }
    list.add("superview", but: []) { $0.superview } holds: { $0 == nil }
    list.add("tag", but: []) { $0.tag } holds: { $0 == 0 }
    list.add("tintAdjustmentMode", but: []) { $0.tintAdjustmentMode } holds: { $0 == .normal }
    list.add("tintColor", but: []) { $0.tintColor } holds: { $0 == .systemBlue }
    list.add("transform", but: []) { $0.transform } holds: { $0 == .identity }
    list.add("transform3D", but: []) { $0.transform3D } holds: { $0 == CATransform3DIdentity }
    list.add("translatesAutoresizingMaskIntoConstraints", but: []) { $0.translatesAutoresizingMaskIntoConstraints } holds: { $0 == true }
    list.add("window", but: ["UIWindow"]) { $0.window } holds: { $0 == nil }
    return list.cases
  }

  private static func ofUIViewController() -> [DefaultCase] {
    var list = DefaultList<UIViewController>()
    list.kind("UIAlertController") { UIAlertController() }
    list.kind("UITableViewController") { UITableViewController() }
    list.kind("UIViewController") { UIViewController() }
    list.add("activePresentationController", but: []) { $0.activePresentationController } holds: { $0 == nil }
    list.add("additionalSafeAreaInsets", but: []) { $0.additionalSafeAreaInsets } holds: { $0 == .zero }
    list.add("childForHomeIndicatorAutoHidden", but: []) { $0.childForHomeIndicatorAutoHidden } holds: { $0 == nil }
    list.add("childForScreenEdgesDeferringSystemGestures", but: []) { $0.childForScreenEdgesDeferringSystemGestures } holds: { $0 == nil }
    list.add("childForStatusBarHidden", but: []) { $0.childForStatusBarHidden } holds: { $0 == nil }
    list.add("childForStatusBarStyle", but: []) { $0.childForStatusBarStyle } holds: { $0 == nil }
    list.add("childViewControllerForInterfaceOrientationLock", but: []) { $0.childViewControllerForInterfaceOrientationLock } holds: { $0 == nil }
    list.add("childViewControllerForPointerLock", but: []) { $0.childViewControllerForPointerLock } holds: { $0 == nil }
    list.add("children", but: []) { $0.children } holds: { $0.isEmpty }
    list.add("contentUnavailableConfiguration", but: []) { $0.contentUnavailableConfiguration } holds: { $0 == nil }
    list.add("definesPresentationContext", but: []) { $0.definesPresentationContext } holds: { $0 == false }
    list.add("edgesForExtendedLayout", but: []) { $0.edgesForExtendedLayout } holds: { $0 == .all }
    list.add("extendedLayoutIncludesOpaqueBars", but: []) { $0.extendedLayoutIncludesOpaqueBars } holds: { $0 == false }
    list.add("focusGroupIdentifier", but: []) { $0.focusGroupIdentifier } holds: { $0 == nil }
    list.add("interactionActivityTrackingBaseName", but: []) { $0.interactionActivityTrackingBaseName } holds: { $0 == nil }
    list.add("isBeingDismissed", but: []) { $0.isBeingDismissed } holds: { $0 == false }
    list.add("isBeingPresented", but: []) { $0.isBeingPresented } holds: { $0 == false }
    list.add("isEditing", but: []) { $0.isEditing } holds: { $0 == false }
    list.add("isModalInPopover", but: []) { $0.isModalInPopover } holds: { $0 == false }
    list.add("isModalInPresentation", but: []) { $0.isModalInPresentation } holds: { $0 == false }
    list.add("isMovingFromParent", but: []) { $0.isMovingFromParent } holds: { $0 == false }
    list.add("isMovingToParent", but: []) { $0.isMovingToParent } holds: { $0 == false }
    list.add("isViewLoaded", but: []) { $0.isViewLoaded } holds: { $0 == false }
    list.add("keyCommands", but: []) { $0.keyCommands } holds: { $0 == nil }
    list.add("modalPresentationCapturesStatusBarAppearance", but: []) { $0.modalPresentationCapturesStatusBarAppearance } holds: { $0 == false }
    list.add("modalPresentationStyle", but: ["UIAlertController"]) { $0.modalPresentationStyle } holds: { $0 == .pageSheet }
    list.add("modalTransitionStyle", but: []) { $0.modalTransitionStyle } holds: { $0 == .coverVertical }
    list.add("next", but: []) { $0.next } holds: { $0 == nil }
    list.add("overrideUserInterfaceStyle", but: []) { $0.overrideUserInterfaceStyle } holds: { $0 == .unspecified }
    list.add("parent", but: []) { $0.parent } holds: { $0 == nil }
    list.add("performsActionsWhilePresentingModally", but: []) { $0.performsActionsWhilePresentingModally } holds: { $0 == true }
    list.add("popoverPresentationController", but: ["UIAlertController"]) { $0.popoverPresentationController } holds: { $0 == nil }
    list.add("preferredContentSize", but: []) { $0.preferredContentSize } holds: { $0 == .zero }
    list.add("preferredScreenEdgesDeferringSystemGestures", but: []) { $0.preferredScreenEdgesDeferringSystemGestures } holds: { $0 == [] }
    list.add("preferredStatusBarStyle", but: []) { $0.preferredStatusBarStyle } holds: { $0 == .default }
    list.add("preferredStatusBarUpdateAnimation", but: []) { $0.preferredStatusBarUpdateAnimation } holds: { $0 == .fade }
    list.add("prefersHomeIndicatorAutoHidden", but: []) { $0.prefersHomeIndicatorAutoHidden } holds: { $0 == false }
    list.add("prefersInterfaceOrientationLocked", but: []) { $0.prefersInterfaceOrientationLocked } holds: { $0 == false }
    list.add("prefersPointerLocked", but: []) { $0.prefersPointerLocked } holds: { $0 == false }
    list.add("prefersStatusBarHidden", but: []) { $0.prefersStatusBarHidden } holds: { $0 == false }
    list.add("presentedViewController", but: []) { $0.presentedViewController } holds: { $0 == nil }
    list.add("presentingViewController", but: []) { $0.presentingViewController } holds: { $0 == nil }
    list.add("providesPresentationContextTransitionStyle", but: []) { $0.providesPresentationContextTransitionStyle } holds: { $0 == false }
    list.add("shouldAutomaticallyForwardAppearanceMethods", but: []) { $0.shouldAutomaticallyForwardAppearanceMethods } holds: { $0 == true }
    list.add("shouldAutorotate", but: []) { $0.shouldAutorotate } holds: { $0 == true }
    list.add("supportedInterfaceOrientations", but: []) { $0.supportedInterfaceOrientations } holds: { $0 == .allButUpsideDown }
    list.add("title", but: []) { $0.title } holds: { $0 == nil }
    list.add("transitionCoordinator", but: []) { $0.transitionCoordinator } holds: { $0 == nil }
    list.add("transitioningDelegate", but: []) { $0.transitioningDelegate } holds: { $0 == nil }
    list.add("view", but: ["UIAlertController"]) { $0.view } holds: { $0?.autoresizingMask == [.flexibleWidth, .flexibleHeight] }
    list.add("viewIfLoaded", but: []) { $0.viewIfLoaded } holds: { $0 == nil }
    return list.cases
  }

  private static func ofUIViewPropertyAnimator() -> [DefaultCase] {
    var list = DefaultList<UIViewPropertyAnimator>()
    list.kind("UIViewPropertyAnimator") { UIViewPropertyAnimator(duration: 1, curve: .linear) }
    list.add("delay", but: []) { $0.delay } holds: { $0 == 0 }
    list.add("duration", but: []) { $0.duration } holds: { $0 == 1 }
    list.add("fractionComplete", but: []) { $0.fractionComplete } holds: { $0 == 0 }
    list.add("isInterruptible", but: []) { $0.isInterruptible } holds: { $0 == true }
    list.add("isManualHitTestingEnabled", but: []) { $0.isManualHitTestingEnabled } holds: { $0 == false }
    list.add("isReversed", but: []) { $0.isReversed } holds: { $0 == false }
    list.add("isRunning", but: []) { $0.isRunning } holds: { $0 == false }
    list.add("isUserInteractionEnabled", but: []) { $0.isUserInteractionEnabled } holds: { $0 == true }
    list.add("pausesOnCompletion", but: []) { $0.pausesOnCompletion } holds: { $0 == false }
    list.add("scrubsLinearly", but: []) { $0.scrubsLinearly } holds: { $0 == true }
    list.add("state", but: []) { $0.state } holds: { $0 == .inactive }
    return list.cases
  }

  private static func ofUIVisualEffectView() -> [DefaultCase] {
    var list = DefaultList<UIVisualEffectView>()
    list.kind("UIVisualEffectView") { UIVisualEffectView() }
    list.add("effect", but: []) { $0.effect } holds: { $0 == nil }
    return list.cases
  }

  private static func ofUIWindow() -> [DefaultCase] {
    var list = DefaultList<UIWindow>()
    list.kind("UIWindow") { UIWindow() }
    list.add("canBecomeKey", but: []) { $0.canBecomeKey } holds: { $0 == true }
    list.add("canResizeToFitContent", but: []) { $0.canResizeToFitContent } holds: { $0 == false }
    list.add("effectiveUserInterfaceLayoutDirection", but: []) { $0.effectiveUserInterfaceLayoutDirection } holds: { $0 == .leftToRight }
    list.add("isHidden", but: []) { $0.isHidden } holds: { $0 == true }
    list.add("isKeyWindow", but: []) { $0.isKeyWindow } holds: { $0 == false }
    list.add("rootViewController", but: []) { $0.rootViewController } holds: { $0 == nil }
    list.add("undoManager", but: []) { $0.undoManager } holds: { $0 != nil }
    list.add("windowLevel", but: []) { $0.windowLevel } holds: { $0 == .normal }
    return list.cases
  }

  private static func ofUndoManager() -> [DefaultCase] {
    var list = DefaultList<UndoManager>()
    list.kind("UndoManager") { UndoManager() }
    list.add("canRedo", but: []) { $0.canRedo } holds: { $0 == false }
    list.add("canUndo", but: []) { $0.canUndo } holds: { $0 == false }
    list.add("groupingLevel", but: []) { $0.groupingLevel } holds: { $0 == 0 }
    list.add("groupsByEvent", but: []) { $0.groupsByEvent } holds: { $0 == true }
    list.add("isRedoing", but: []) { $0.isRedoing } holds: { $0 == false }
    list.add("isUndoRegistrationEnabled", but: []) { $0.isUndoRegistrationEnabled } holds: { $0 == true }
    list.add("isUndoing", but: []) { $0.isUndoing } holds: { $0 == false }
    list.add("levelsOfUndo", but: []) { $0.levelsOfUndo } holds: { $0 == 0 }
    list.add("redoActionIsDiscardable", but: []) { $0.redoActionIsDiscardable } holds: { $0 == false }
    list.add("redoActionName", but: []) { $0.redoActionName } holds: { $0 == "" }
    list.add("redoCount", but: []) { $0.redoCount } holds: { $0 == 0 }
    list.add("redoMenuItemTitle", but: []) { $0.redoMenuItemTitle } holds: { $0 == "Redo" }
    list.add("undoActionIsDiscardable", but: []) { $0.undoActionIsDiscardable } holds: { $0 == false }
    list.add("undoActionName", but: []) { $0.undoActionName } holds: { $0 == "" }
    list.add("undoCount", but: []) { $0.undoCount } holds: { $0 == 0 }
    list.add("undoMenuItemTitle", but: []) { $0.undoMenuItemTitle } holds: { $0 == "Undo" }
    return list.cases
  }
}
