// swift-format-ignore-file
// Written by Scripts/checks sweep from the symbol graphs; do not edit.
import CoreMotion
import MediaPlayer
import UIKit

extension Sweep {
  /// Every public property and call that takes a number.
  static func all() -> [SweepCase] {
    [
      ofFunctions(),
      ofCAAnimation(),
      ofCAFrameRateRange(),
      ofTypeCAFrameRateRange(),
      ofCAGradientLayer(),
      ofCAKeyframeAnimation(),
      ofCALayer(),
      ofTypeCAMediaTimingFunction(),
      ofCAShapeLayer(),
      ofCASpringAnimation(),
      ofTypeCASpringAnimation(),
      ofCATextLayer(),
      ofTypeCATransaction(),
      ofCATransform3D(),
      ofTypeCATransform3D(),
      ofCATransition(),
      ofCGAffineTransform(),
      ofTypeCGAffineTransform(),
      ofCGAffineTransformComponents(),
      ofTypeCGAffineTransformComponents(),
      ofCGColor(),
      ofTypeCGColor(),
      ofCGContext(),
      ofTypeCGFloat(),
      ofCGMutablePath(),
      ofCGPath(),
      ofTypeCGPath(),
      ofCGPoint(),
      ofCGRect(),
      ofCGSize(),
      ofCGVector(),
      ofTypeCGVector(),
      ofTypeCIColor(),
      ofCMAcceleration(),
      ofTypeCMAcceleration(),
      ofCMMagneticField(),
      ofTypeCMMagneticField(),
      ofCMMotionManager(),
      ofCMQuaternion(),
      ofTypeCMQuaternion(),
      ofCMRotationMatrix(),
      ofTypeCMRotationMatrix(),
      ofCMRotationRate(),
      ofTypeCMRotationRate(),
      ofTypeDate(),
      ofTypeIndexPath(),
      ofMPChangePlaybackRateCommand(),
      ofMPRatingCommand(),
      ofMPSkipIntervalCommand(),
      ofTypeNSCoder(),
      ofNSDirectionalEdgeInsets(),
      ofTypeNSDirectionalEdgeInsets(),
      ofTypeNSIndexPath(),
      ofNSObject(),
      ofTypeNSTextContainer(),
      ofTypeNSValue(),
      ofTypeStringLocalizationValueStringInterpolation(),
      ofTimer(),
      ofTypeTimer(),
      ofTypeUIAccessibility(),
      ofUIAccessibilityElement(),
      ofUIActivityIndicatorView(),
      ofTypeUIActivityIndicatorView(),
      ofUIApplication(),
      ofUIBackgroundConfiguration(),
      ofUIBezierPath(),
      ofTypeUIBezierPath(),
      ofUIButton(),
      ofTypeUIButton(),
      ofUIButtonConfiguration(),
      ofUIColor(),
      ofTypeUIColor(),
      ofUIContentUnavailableConfiguration(),
      ofUIContentUnavailableConfigurationImageProperties(),
      ofUIContentUnavailableConfigurationTextProperties(),
      ofUIContentUnavailableView(),
      ofUIContextMenuConfiguration(),
      ofTypeUIControl(),
      ofTypeUICubicTimingParameters(),
      ofUIEdgeInsets(),
      ofTypeUIEdgeInsets(),
      ofTypeUIEditMenuConfiguration(),
      ofTypeUIEventButtonMask(),
      ofTypeUIFieldBehavior(),
      ofUIFloatRange(),
      ofTypeUIFloatRange(),
      ofUIFocusGroupPriority(),
      ofTypeUIFocusGroupPriority(),
      ofTypeUIFocusHaloEffect(),
      ofUIFont(),
      ofTypeUIFont(),
      ofTypeUIFontWeight(),
      ofTypeUIFontDescriptor(),
      ofUIGestureRecognizer(),
      ofTypeUIGraphicsImageRenderer(),
      ofTypeUIGraphicsPDFRenderer(),
      ofTypeUIGraphicsRenderer(),
      ofUIImage(),
      ofTypeUIImage(),
      ofTypeUIImageSymbolConfiguration(),
      ofUIImageView(),
      ofTypeUIImageView(),
      ofTypeUIInputView(),
      ofUIKeyboardLayoutGuide(),
      ofUILabel(),
      ofTypeUILabel(),
      ofUILayoutGuide(),
      ofTypeUILayoutPriority(),
      ofUIListContentConfiguration(),
      ofUIListContentConfigurationImageProperties(),
      ofUIListContentConfigurationTextProperties(),
      ofUIListContentView(),
      ofUILongPressGestureRecognizer(),
      ofUIMenuController(),
      ofUIMenuDisplayPreferences(),
      ofUIOffset(),
      ofTypeUIOffset(),
      ofUIPageControl(),
      ofTypeUIPageControl(),
      ofTypeUIPageControlTimerProgress(),
      ofUIPanGestureRecognizer(),
      ofUIPinchGestureRecognizer(),
      ofUIPointerAccessoryPosition(),
      ofTypeUIPointerAccessoryPosition(),
      ofTypeUIPointerRegion(),
      ofUIPopoverBackgroundView(),
      ofTypeUIPreviewTarget(),
      ofUIProgressView(),
      ofTypeUIProgressView(),
      ofTypeUIRefreshControl(),
      ofTypeUIRegion(),
      ofUIResponder(),
      ofUIRotationGestureRecognizer(),
      ofUIScreen(),
      ofUIScrollView(),
      ofTypeUIScrollView(),
      ofUISegmentedControl(),
      ofTypeUISegmentedControl(),
      ofUIShadowProperties(),
      ofUISlider(),
      ofTypeUISlider(),
      ofTypeUISpringTimingParameters(),
      ofUIStackView(),
      ofTypeUIStackView(),
      ofUIStepper(),
      ofTypeUIStepper(),
      ofUISwipeGestureRecognizer(),
      ofUISwitch(),
      ofTypeUISwitch(),
      ofUITableView(),
      ofTypeUITableView(),
      ofUITableViewCell(),
      ofTypeUITableViewCell(),
      ofUITableViewHeaderFooterView(),
      ofTypeUITableViewHeaderFooterView(),
      ofUITapGestureRecognizer(),
      ofUITextDirection(),
      ofUITextField(),
      ofTypeUITextField(),
      ofUITextView(),
      ofTypeUITextView(),
      ofTypeUITraitCollection(),
      ofUIView(),
      ofTypeUIView(),
      ofUIViewController(),
      ofUIViewPropertyAnimator(),
      ofTypeUIViewPropertyAnimator(),
      ofTypeUIVisualEffectView(),
      ofUIWindow(),
      ofTypeUIWindow(),
      ofUIWindowLevel(),
      ofTypeUIWindowLevel(),
      ofUndoManager(),
    ].flatMap { $0 }
  }

  private static func ofFunctions() -> [SweepCase] {
    var list = SweepCalls(of: "")
    list.take("CATransform3DConcat(_:_:)", .all) { CATransform3DConcat($0.at(0, of: 2).transform3D, $0.at(1, of: 2).transform3D) }
    list.take("CATransform3DEqualToTransform(_:_:)", .all) { CATransform3DEqualToTransform($0.at(0, of: 2).transform3D, $0.at(1, of: 2).transform3D) }
    list.take("CATransform3DGetAffineTransform(_:)", .all) { CATransform3DGetAffineTransform($0.transform3D) }
    list.take("CATransform3DInvert(_:)", .all) { CATransform3DInvert($0.transform3D) }
    list.take("CATransform3DIsAffine(_:)", .all) { CATransform3DIsAffine($0.transform3D) }
    list.take("CATransform3DIsIdentity(_:)", .all) { CATransform3DIsIdentity($0.transform3D) }
    list.take("CATransform3DMakeAffineTransform(_:)", .all) { CATransform3DMakeAffineTransform($0.transform) }
    list.take("CATransform3DMakeRotation(_:_:_:_:)", .all) { CATransform3DMakeRotation($0.at(0, of: 4).cgFloat, $0.at(1, of: 4).cgFloat, $0.at(2, of: 4).cgFloat, $0.at(3, of: 4).cgFloat) }
    list.take("CATransform3DMakeScale(_:_:_:)", .all) { CATransform3DMakeScale($0.at(0, of: 3).cgFloat, $0.at(1, of: 3).cgFloat, $0.at(2, of: 3).cgFloat) }
    list.take("CATransform3DMakeTranslation(_:_:_:)", .all) { CATransform3DMakeTranslation($0.at(0, of: 3).cgFloat, $0.at(1, of: 3).cgFloat, $0.at(2, of: 3).cgFloat) }
    list.take("CATransform3DRotate(_:_:_:_:_:)", .all) { CATransform3DRotate($0.at(0, of: 5).transform3D, $0.at(1, of: 5).cgFloat, $0.at(2, of: 5).cgFloat, $0.at(3, of: 5).cgFloat, $0.at(4, of: 5).cgFloat) }
    list.take("CATransform3DScale(_:_:_:_:)", .all) { CATransform3DScale($0.at(0, of: 4).transform3D, $0.at(1, of: 4).cgFloat, $0.at(2, of: 4).cgFloat, $0.at(3, of: 4).cgFloat) }
    list.take("CATransform3DTranslate(_:_:_:_:)", .all) { CATransform3DTranslate($0.at(0, of: 4).transform3D, $0.at(1, of: 4).cgFloat, $0.at(2, of: 4).cgFloat, $0.at(3, of: 4).cgFloat) }
    list.take("NSStringFromCGAffineTransform(_:)", .all) { NSStringFromCGAffineTransform($0.transform) }
    list.take("NSStringFromCGPoint(_:)", .all) { NSStringFromCGPoint($0.point) }
    list.take("NSStringFromCGRect(_:)", .all) { NSStringFromCGRect($0.rectangle) }
    list.take("NSStringFromCGSize(_:)", .all) { NSStringFromCGSize($0.size) }
    list.take("NSStringFromCGVector(_:)", .all) { NSStringFromCGVector($0.vector) }
    list.take("NSStringFromUIEdgeInsets(_:)", .all) { NSStringFromUIEdgeInsets($0.insets) }
    list.take("NSStringFromUIOffset(_:)", .all) { NSStringFromUIOffset($0.offset) }
    list.run("UIGraphicsBeginImageContext(_:)", .all) { UIGraphicsBeginImageContext($0.size) }
    list.run("UIGraphicsBeginImageContextWithOptions(_:_:_:)", .all) { UIGraphicsBeginImageContextWithOptions($0.at(0, of: 2).size, true, $0.at(1, of: 2).cgFloat) }
    list.run("UIRectClip(_:)", .all) { UIRectClip($0.rectangle) }
    list.run("UIRectFill(_:)", .all) { UIRectFill($0.rectangle) }
    list.run("UIRectFrame(_:)", .all) { UIRectFrame($0.rectangle) }
    return list.cases
  }

  private static func ofCAAnimation() -> [SweepCase] {
    var list = SweepMembers<CAAnimation>(of: "CAAnimation")
    list.subject("CAAnimationGroup") { CAAnimationGroup() }
    list.subject("CABasicAnimation") { CABasicAnimation(keyPath: "position.x") }
    list.subject("CAKeyframeAnimation") { CAKeyframeAnimation(keyPath: "position.x") }
    list.subject("CASpringAnimation") { CASpringAnimation(keyPath: "position.x") }
    list.subject("CATransition") { CATransition() }
    list.keep("beginTime", .one) { $0.beginTime = $1.number; return $0.beginTime }
    list.keep("duration", .one) { $0.duration = $1.number; return $0.duration }
    list.keep("repeatCount", .one) { $0.repeatCount = $1.float; return $0.repeatCount }
    list.keep("repeatDuration", .one) { $0.repeatDuration = $1.number; return $0.repeatDuration }
    list.keep("speed", .one) { $0.speed = $1.float; return $0.speed }
    list.keep("timeOffset", .one) { $0.timeOffset = $1.number; return $0.timeOffset }
    return list.cases
  }

  private static func ofCAFrameRateRange() -> [SweepCase] {
    var list = SweepMembers<CAFrameRateRange>(of: "CAFrameRateRange")
    list.run("maximum", .one) { $0.maximum = $1.float }
    list.run("minimum", .one) { $0.minimum = $1.float }
    list.run("preferred", .one) { $0.preferred = $1.float }
    return list.cases
  }

  private static func ofTypeCAFrameRateRange() -> [SweepCase] {
    var list = SweepCalls(of: "CAFrameRateRange")
    list.take("init(minimum:maximum:preferred:)", .all) { CAFrameRateRange(minimum: $0.at(0, of: 3).float, maximum: $0.at(1, of: 3).float, preferred: $0.at(2, of: 3).float) }
    return list.cases
  }

  private static func ofCAGradientLayer() -> [SweepCase] {
    var list = SweepMembers<CAGradientLayer>(of: "CAGradientLayer")
    list.subject("CAGradientLayer") { CAGradientLayer() }
    list.keep("endPoint", .all) { $0.endPoint = $1.point; return $0.endPoint }
    list.keep("locations", .all) { $0.locations = $1.several(\.boxed); return $0.locations }
    list.keep("startPoint", .all) { $0.startPoint = $1.point; return $0.startPoint }
    return list.cases
  }

  private static func ofCAKeyframeAnimation() -> [SweepCase] {
    var list = SweepMembers<CAKeyframeAnimation>(of: "CAKeyframeAnimation")
    list.subject("CAKeyframeAnimation") { CAKeyframeAnimation(keyPath: "position.x") }
    list.keep("keyTimes", .all) { $0.keyTimes = $1.several(\.boxed); return $0.keyTimes }
    return list.cases
  }

  private static func ofCALayer() -> [SweepCase] {
    var list = SweepMembers<CALayer>(of: "CALayer")
    list.subject("CAGradientLayer") { CAGradientLayer() }
    list.subject("CALayer") { CALayer() }
    list.subject("CAShapeLayer") { CAShapeLayer() }
    list.subject("CATextLayer") { CATextLayer() }
    list.keep("anchorPoint", .all) { $0.anchorPoint = $1.point; return $0.anchorPoint }
    list.keep("anchorPointZ", .one) { $0.anchorPointZ = $1.cgFloat; return $0.anchorPointZ }
    list.keep("beginTime", .one) { $0.beginTime = $1.number; return $0.beginTime }
    list.keep("borderWidth", .one) { $0.borderWidth = $1.cgFloat; return $0.borderWidth }
    list.keep("bounds", .all) { $0.bounds = $1.rectangle; return $0.bounds }
    list.take("contains(_:)", .all) { $0.contains($1.point) }
    list.keep("contentsCenter", .all) { $0.contentsCenter = $1.rectangle; return $0.contentsCenter }
    list.keep("contentsRect", .all) { $0.contentsRect = $1.rectangle; return $0.contentsRect }
    list.keep("contentsScale", .one) { $0.contentsScale = $1.cgFloat; return $0.contentsScale }
    list.take("convert(_:from:)", .all) { $0.convert($1.point, from: nil) }
    list.take("convert(_:from:)", .all) { $0.convert($1.rectangle, from: nil) }
    list.take("convert(_:to:)", .all) { $0.convert($1.point, to: nil) }
    list.take("convert(_:to:)", .all) { $0.convert($1.rectangle, to: nil) }
    list.take("convertTime(_:from:)", .one) { $0.convertTime($1.number, from: nil) }
    list.take("convertTime(_:to:)", .one) { $0.convertTime($1.number, to: nil) }
    list.keep("cornerRadius", .one) { $0.cornerRadius = $1.cgFloat; return $0.cornerRadius }
    list.keep("duration", .one) { $0.duration = $1.number; return $0.duration }
    list.keep("frame", .all) { $0.frame = $1.rectangle; return $0.frame }
    list.take("hitTest(_:)", .all) { $0.hitTest($1.point) }
    list.run("insertSublayer(_:at:)", .one) { $0.insertSublayer(CALayer(), at: $1.unsigned32) }
    list.keep("minificationFilterBias", .one) { $0.minificationFilterBias = $1.float; return $0.minificationFilterBias }
    list.keep("opacity", .one) { $0.opacity = $1.float; return $0.opacity }
    list.keep("position", .all) { $0.position = $1.point; return $0.position }
    list.keep("rasterizationScale", .one) { $0.rasterizationScale = $1.cgFloat; return $0.rasterizationScale }
    list.keep("repeatCount", .one) { $0.repeatCount = $1.float; return $0.repeatCount }
    list.keep("repeatDuration", .one) { $0.repeatDuration = $1.number; return $0.repeatDuration }
    list.run("setAffineTransform(_:)", .all) { $0.setAffineTransform($1.transform) }
    list.run("setNeedsDisplay(_:)", .all) { $0.setNeedsDisplay($1.rectangle) }
    list.keep("shadowOffset", .all) { $0.shadowOffset = $1.size; return $0.shadowOffset }
    list.keep("shadowOpacity", .one) { $0.shadowOpacity = $1.float; return $0.shadowOpacity }
    list.keep("shadowRadius", .one) { $0.shadowRadius = $1.cgFloat; return $0.shadowRadius }
    list.keep("speed", .one) { $0.speed = $1.float; return $0.speed }
    list.keep("sublayerTransform", .all) { $0.sublayerTransform = $1.transform3D; return $0.sublayerTransform }
    list.keep("timeOffset", .one) { $0.timeOffset = $1.number; return $0.timeOffset }
    list.keep("transform", .all) { $0.transform = $1.transform3D; return $0.transform }
    list.keep("zPosition", .one) { $0.zPosition = $1.cgFloat; return $0.zPosition }
    return list.cases
  }

  private static func ofTypeCAMediaTimingFunction() -> [SweepCase] {
    var list = SweepCalls(of: "CAMediaTimingFunction")
    list.take("init(controlPoints:_:_:_:)", .all) { CAMediaTimingFunction(controlPoints: $0.at(0, of: 4).float, $0.at(1, of: 4).float, $0.at(2, of: 4).float, $0.at(3, of: 4).float) }
    return list.cases
  }

  private static func ofCAShapeLayer() -> [SweepCase] {
    var list = SweepMembers<CAShapeLayer>(of: "CAShapeLayer")
    list.subject("CAShapeLayer") { CAShapeLayer() }
    list.keep("lineDashPattern", .all) { $0.lineDashPattern = $1.several(\.boxed); return $0.lineDashPattern }
    list.keep("lineDashPhase", .one) { $0.lineDashPhase = $1.cgFloat; return $0.lineDashPhase }
    list.keep("lineWidth", .one) { $0.lineWidth = $1.cgFloat; return $0.lineWidth }
    list.keep("miterLimit", .one) { $0.miterLimit = $1.cgFloat; return $0.miterLimit }
    list.keep("strokeEnd", .one) { $0.strokeEnd = $1.cgFloat; return $0.strokeEnd }
    list.keep("strokeStart", .one) { $0.strokeStart = $1.cgFloat; return $0.strokeStart }
    return list.cases
  }

  private static func ofCASpringAnimation() -> [SweepCase] {
    var list = SweepMembers<CASpringAnimation>(of: "CASpringAnimation")
    list.subject("CASpringAnimation") { CASpringAnimation(keyPath: "position.x") }
    list.keep("damping", .one) { $0.damping = $1.cgFloat; return $0.damping }
    list.keep("initialVelocity", .one) { $0.initialVelocity = $1.cgFloat; return $0.initialVelocity }
    list.keep("mass", .one) { $0.mass = $1.cgFloat; return $0.mass }
    list.keep("stiffness", .one) { $0.stiffness = $1.cgFloat; return $0.stiffness }
    return list.cases
  }

  private static func ofTypeCASpringAnimation() -> [SweepCase] {
    var list = SweepCalls(of: "CASpringAnimation")
    list.take("init(perceptualDuration:bounce:)", .all) { CASpringAnimation(perceptualDuration: $0.at(0, of: 2).number, bounce: $0.at(1, of: 2).cgFloat) }
    return list.cases
  }

  private static func ofCATextLayer() -> [SweepCase] {
    var list = SweepMembers<CATextLayer>(of: "CATextLayer")
    list.subject("CATextLayer") { CATextLayer() }
    list.keep("fontSize", .one) { $0.fontSize = $1.cgFloat; return $0.fontSize }
    return list.cases
  }

  private static func ofTypeCATransaction() -> [SweepCase] {
    var list = SweepCalls(of: "CATransaction")
    list.run("setAnimationDuration(_:)", .one) { CATransaction.setAnimationDuration($0.number) }
    return list.cases
  }

  private static func ofCATransform3D() -> [SweepCase] {
    var list = SweepMembers<CATransform3D>(of: "CATransform3D")
    list.run("m11", .one) { $0.m11 = $1.cgFloat }
    list.run("m12", .one) { $0.m12 = $1.cgFloat }
    list.run("m13", .one) { $0.m13 = $1.cgFloat }
    list.run("m14", .one) { $0.m14 = $1.cgFloat }
    list.run("m21", .one) { $0.m21 = $1.cgFloat }
    list.run("m22", .one) { $0.m22 = $1.cgFloat }
    list.run("m23", .one) { $0.m23 = $1.cgFloat }
    list.run("m24", .one) { $0.m24 = $1.cgFloat }
    list.run("m31", .one) { $0.m31 = $1.cgFloat }
    list.run("m32", .one) { $0.m32 = $1.cgFloat }
    list.run("m33", .one) { $0.m33 = $1.cgFloat }
    list.run("m34", .one) { $0.m34 = $1.cgFloat }
    list.run("m41", .one) { $0.m41 = $1.cgFloat }
    list.run("m42", .one) { $0.m42 = $1.cgFloat }
    list.run("m43", .one) { $0.m43 = $1.cgFloat }
    list.run("m44", .one) { $0.m44 = $1.cgFloat }
    return list.cases
  }

  private static func ofTypeCATransform3D() -> [SweepCase] {
    var list = SweepCalls(of: "CATransform3D")
    list.take("init(m11:m12:m13:m14:m21:m22:m23:m24:m31:m32:m33:m34:m41:m42:m43:m44:)", .all) { CATransform3D(m11: $0.at(0, of: 16).cgFloat, m12: $0.at(1, of: 16).cgFloat, m13: $0.at(2, of: 16).cgFloat, m14: $0.at(3, of: 16).cgFloat, m21: $0.at(4, of: 16).cgFloat, m22: $0.at(5, of: 16).cgFloat, m23: $0.at(6, of: 16).cgFloat, m24: $0.at(7, of: 16).cgFloat, m31: $0.at(8, of: 16).cgFloat, m32: $0.at(9, of: 16).cgFloat, m33: $0.at(10, of: 16).cgFloat, m34: $0.at(11, of: 16).cgFloat, m41: $0.at(12, of: 16).cgFloat, m42: $0.at(13, of: 16).cgFloat, m43: $0.at(14, of: 16).cgFloat, m44: $0.at(15, of: 16).cgFloat) }
    return list.cases
  }

  private static func ofCATransition() -> [SweepCase] {
    var list = SweepMembers<CATransition>(of: "CATransition")
    list.subject("CATransition") { CATransition() }
    list.keep("endProgress", .one) { $0.endProgress = $1.float; return $0.endProgress }
    list.keep("startProgress", .one) { $0.startProgress = $1.float; return $0.startProgress }
    return list.cases
  }

  private static func ofCGAffineTransform() -> [SweepCase] {
    var list = SweepMembers<CGAffineTransform>(of: "CGAffineTransform")
    list.subject("CGAffineTransform") { CGAffineTransform.identity }
    list.run("a", .one) { $0.a = $1.cgFloat }
    list.run("b", .one) { $0.b = $1.cgFloat }
    list.run("c", .one) { $0.c = $1.cgFloat }
    list.take("concatenating(_:)", .all) { $0.concatenating($1.transform) }
    list.run("d", .one) { $0.d = $1.cgFloat }
    list.take("equalTo(_:)", .all) { $0.equalTo($1.transform) }
    list.take("rotated(by:)", .one) { $0.rotated(by: $1.cgFloat) }
    list.take("scaledBy(x:y:)", .all) { $0.scaledBy(x: $1.at(0, of: 2).cgFloat, y: $1.at(1, of: 2).cgFloat) }
    list.take("translatedBy(x:y:)", .all) { $0.translatedBy(x: $1.at(0, of: 2).cgFloat, y: $1.at(1, of: 2).cgFloat) }
    list.run("tx", .one) { $0.tx = $1.cgFloat }
    list.run("ty", .one) { $0.ty = $1.cgFloat }
    return list.cases
  }

  private static func ofTypeCGAffineTransform() -> [SweepCase] {
    var list = SweepCalls(of: "CGAffineTransform")
    list.take("init(_:_:_:_:_:_:)", .all) { CGAffineTransform($0.at(0, of: 6).cgFloat, $0.at(1, of: 6).cgFloat, $0.at(2, of: 6).cgFloat, $0.at(3, of: 6).cgFloat, $0.at(4, of: 6).cgFloat, $0.at(5, of: 6).cgFloat) }
    list.take("init(a:b:c:d:tx:ty:)", .all) { CGAffineTransform(a: $0.at(0, of: 6).cgFloat, b: $0.at(1, of: 6).cgFloat, c: $0.at(2, of: 6).cgFloat, d: $0.at(3, of: 6).cgFloat, tx: $0.at(4, of: 6).cgFloat, ty: $0.at(5, of: 6).cgFloat) }
    list.take("init(rotationAngle:)", .one) { CGAffineTransform(rotationAngle: $0.cgFloat) }
    list.take("init(scaleX:y:)", .all) { CGAffineTransform(scaleX: $0.at(0, of: 2).cgFloat, y: $0.at(1, of: 2).cgFloat) }
    list.take("init(translationX:y:)", .all) { CGAffineTransform(translationX: $0.at(0, of: 2).cgFloat, y: $0.at(1, of: 2).cgFloat) }
    return list.cases
  }

  private static func ofCGAffineTransformComponents() -> [SweepCase] {
    var list = SweepMembers<CGAffineTransformComponents>(of: "CGAffineTransformComponents")
    list.run("horizontalShear", .one) { $0.horizontalShear = $1.cgFloat }
    list.run("rotation", .one) { $0.rotation = $1.cgFloat }
    list.run("scale", .all) { $0.scale = $1.size }
    list.run("translation", .all) { $0.translation = $1.vector }
    return list.cases
  }

  private static func ofTypeCGAffineTransformComponents() -> [SweepCase] {
    var list = SweepCalls(of: "CGAffineTransformComponents")
    list.take("init(scale:horizontalShear:rotation:translation:)", .all) { CGAffineTransformComponents(scale: $0.at(0, of: 4).size, horizontalShear: $0.at(1, of: 4).cgFloat, rotation: $0.at(2, of: 4).cgFloat, translation: $0.at(3, of: 4).vector) }
    return list.cases
  }

  private static func ofCGColor() -> [SweepCase] {
    var list = SweepMembers<CGColor>(of: "CGColor")
    list.subject("CGColor") { UIColor.red.cgColor }
    list.take("copy(alpha:)", .one) { $0.copy(alpha: $1.cgFloat) }
    return list.cases
  }

  private static func ofTypeCGColor() -> [SweepCase] {
    var list = SweepCalls(of: "CGColor")
    list.take("init(genericGrayGamma2_2Gray:alpha:)", .all) { CGColor(genericGrayGamma2_2Gray: $0.at(0, of: 2).cgFloat, alpha: $0.at(1, of: 2).cgFloat) }
    list.take("init(gray:alpha:)", .all) { CGColor(gray: $0.at(0, of: 2).cgFloat, alpha: $0.at(1, of: 2).cgFloat) }
    list.take("init(red:green:blue:alpha:)", .all) { CGColor(red: $0.at(0, of: 4).cgFloat, green: $0.at(1, of: 4).cgFloat, blue: $0.at(2, of: 4).cgFloat, alpha: $0.at(3, of: 4).cgFloat) }
    list.take("init(srgbRed:green:blue:alpha:)", .all) { CGColor(srgbRed: $0.at(0, of: 4).cgFloat, green: $0.at(1, of: 4).cgFloat, blue: $0.at(2, of: 4).cgFloat, alpha: $0.at(3, of: 4).cgFloat) }
    return list.cases
  }

  private static func ofCGContext() -> [SweepCase] {
    var list = SweepMembers<CGContext>(of: "CGContext")
    list.subject("CGContext") { CGContext() }
    list.run("addArc(center:radius:startAngle:endAngle:clockwise:)", .all) { $0.addArc(center: $1.at(0, of: 4).point, radius: $1.at(1, of: 4).cgFloat, startAngle: $1.at(2, of: 4).cgFloat, endAngle: $1.at(3, of: 4).cgFloat, clockwise: true) }
    list.run("addArc(tangent1End:tangent2End:radius:)", .all) { $0.addArc(tangent1End: $1.at(0, of: 3).point, tangent2End: $1.at(1, of: 3).point, radius: $1.at(2, of: 3).cgFloat) }
    list.run("addCurve(to:control1:control2:)", .all) { $0.addCurve(to: $1.at(0, of: 3).point, control1: $1.at(1, of: 3).point, control2: $1.at(2, of: 3).point) }
    list.run("addEllipse(in:)", .all) { $0.addEllipse(in: $1.rectangle) }
    list.run("addLine(to:)", .all) { $0.addLine(to: $1.point) }
    list.run("addLines(between:)", .all) { $0.addLines(between: $1.several(\.point)) }
    list.run("addQuadCurve(to:control:)", .all) { $0.addQuadCurve(to: $1.at(0, of: 2).point, control: $1.at(1, of: 2).point) }
    list.run("addRect(_:)", .all) { $0.addRect($1.rectangle) }
    list.run("addRects(_:)", .all) { $0.addRects($1.several(\.rectangle)) }
    list.run("beginTransparencyLayer(in:auxiliaryInfo:)", .all) { $0.beginTransparencyLayer(in: $1.rectangle, auxiliaryInfo: nil) }
    list.run("clear(_:)", .all) { $0.clear($1.rectangle) }
    list.run("clip(to:)", .all) { $0.clip(to: $1.rectangle) }
    list.run("clip(to:)", .all) { $0.clip(to: $1.several(\.rectangle)) }
    list.run("clip(to:mask:)", .all) { $0.clip(to: $1.rectangle, mask: Sweep.image!.cgImage!) }
    list.run("concatenate(_:)", .all) { $0.concatenate($1.transform) }
    list.run("draw(_:in:)", .all) { $0.draw(Sweep.image!.cgImage!, in: $1.rectangle) }
    list.run("draw(_:in:byTiling:)", .all) { $0.draw(Sweep.image!.cgImage!, in: $1.rectangle, byTiling: true) }
    list.run("fill(_:)", .all) { $0.fill($1.rectangle) }
    list.run("fill(_:)", .all) { $0.fill($1.several(\.rectangle)) }
    list.run("fillEllipse(in:)", .all) { $0.fillEllipse(in: $1.rectangle) }
    list.run("move(to:)", .all) { $0.move(to: $1.point) }
    list.run("rotate(by:)", .one) { $0.rotate(by: $1.cgFloat) }
    list.run("scaleBy(x:y:)", .all) { $0.scaleBy(x: $1.at(0, of: 2).cgFloat, y: $1.at(1, of: 2).cgFloat) }
    list.run("setAlpha(_:)", .one) { $0.setAlpha($1.cgFloat) }
    list.run("setFillColor(gray:alpha:)", .all) { $0.setFillColor(gray: $1.at(0, of: 2).cgFloat, alpha: $1.at(1, of: 2).cgFloat) }
    list.run("setFillColor(red:green:blue:alpha:)", .all) { $0.setFillColor(red: $1.at(0, of: 4).cgFloat, green: $1.at(1, of: 4).cgFloat, blue: $1.at(2, of: 4).cgFloat, alpha: $1.at(3, of: 4).cgFloat) }
    list.run("setFlatness(_:)", .one) { $0.setFlatness($1.cgFloat) }
    list.run("setLineDash(phase:lengths:)", .all) { $0.setLineDash(phase: $1.at(0, of: 2).cgFloat, lengths: $1.at(1, of: 2).several(\.cgFloat)) }
    list.run("setLineWidth(_:)", .one) { $0.setLineWidth($1.cgFloat) }
    list.run("setMiterLimit(_:)", .one) { $0.setMiterLimit($1.cgFloat) }
    list.run("setShadow(offset:blur:)", .all) { $0.setShadow(offset: $1.at(0, of: 2).size, blur: $1.at(1, of: 2).cgFloat) }
    list.run("setShadow(offset:blur:color:)", .all) { $0.setShadow(offset: $1.at(0, of: 2).size, blur: $1.at(1, of: 2).cgFloat, color: nil) }
    list.run("setStrokeColor(gray:alpha:)", .all) { $0.setStrokeColor(gray: $1.at(0, of: 2).cgFloat, alpha: $1.at(1, of: 2).cgFloat) }
    list.run("setStrokeColor(red:green:blue:alpha:)", .all) { $0.setStrokeColor(red: $1.at(0, of: 4).cgFloat, green: $1.at(1, of: 4).cgFloat, blue: $1.at(2, of: 4).cgFloat, alpha: $1.at(3, of: 4).cgFloat) }
    list.run("stroke(_:)", .all) { $0.stroke($1.rectangle) }
    list.run("stroke(_:width:)", .all) { $0.stroke($1.at(0, of: 2).rectangle, width: $1.at(1, of: 2).cgFloat) }
    list.run("strokeEllipse(in:)", .all) { $0.strokeEllipse(in: $1.rectangle) }
    list.run("strokeLineSegments(between:)", .all) { $0.strokeLineSegments(between: $1.several(\.point)) }
    list.run("translateBy(x:y:)", .all) { $0.translateBy(x: $1.at(0, of: 2).cgFloat, y: $1.at(1, of: 2).cgFloat) }
    return list.cases
  }

  private static func ofTypeCGFloat() -> [SweepCase] {
    var list = SweepCalls(of: "CGFloat")
    list.take("init(exactly:)", .one) { CGFloat(exactly: $0.boxed) }
    list.take("init(truncating:)", .one) { CGFloat(truncating: $0.boxed) }
    return list.cases
  }

  private static func ofCGMutablePath() -> [SweepCase] {
    var list = SweepMembers<CGMutablePath>(of: "CGMutablePath")
    list.subject("CGMutablePath") { CGMutablePath() }
    list.run("addArc(center:radius:startAngle:endAngle:clockwise:transform:)", .all) { $0.addArc(center: $1.at(0, of: 5).point, radius: $1.at(1, of: 5).cgFloat, startAngle: $1.at(2, of: 5).cgFloat, endAngle: $1.at(3, of: 5).cgFloat, clockwise: true, transform: $1.at(4, of: 5).transform) }
    list.run("addArc(tangent1End:tangent2End:radius:transform:)", .all) { $0.addArc(tangent1End: $1.at(0, of: 4).point, tangent2End: $1.at(1, of: 4).point, radius: $1.at(2, of: 4).cgFloat, transform: $1.at(3, of: 4).transform) }
    list.run("addCurve(to:control1:control2:transform:)", .all) { $0.addCurve(to: $1.at(0, of: 4).point, control1: $1.at(1, of: 4).point, control2: $1.at(2, of: 4).point, transform: $1.at(3, of: 4).transform) }
    list.run("addEllipse(in:transform:)", .all) { $0.addEllipse(in: $1.at(0, of: 2).rectangle, transform: $1.at(1, of: 2).transform) }
    list.run("addLine(to:transform:)", .all) { $0.addLine(to: $1.at(0, of: 2).point, transform: $1.at(1, of: 2).transform) }
    list.run("addLines(between:transform:)", .all) { $0.addLines(between: $1.at(0, of: 2).several(\.point), transform: $1.at(1, of: 2).transform) }
    list.run("addPath(_:transform:)", .all) { $0.addPath(CGPath(rect: .zero, transform: nil), transform: $1.transform) }
    list.run("addQuadCurve(to:control:transform:)", .all) { $0.addQuadCurve(to: $1.at(0, of: 3).point, control: $1.at(1, of: 3).point, transform: $1.at(2, of: 3).transform) }
    list.run("addRect(_:transform:)", .all) { $0.addRect($1.at(0, of: 2).rectangle, transform: $1.at(1, of: 2).transform) }
    list.run("addRects(_:transform:)", .all) { $0.addRects($1.at(0, of: 2).several(\.rectangle), transform: $1.at(1, of: 2).transform) }
    list.run("addRelativeArc(center:radius:startAngle:delta:transform:)", .all) { $0.addRelativeArc(center: $1.at(0, of: 5).point, radius: $1.at(1, of: 5).cgFloat, startAngle: $1.at(2, of: 5).cgFloat, delta: $1.at(3, of: 5).cgFloat, transform: $1.at(4, of: 5).transform) }
    list.run("addRoundedRect(in:cornerWidth:cornerHeight:transform:)", .all) { $0.addRoundedRect(in: $1.at(0, of: 4).rectangle, cornerWidth: $1.at(1, of: 4).cgFloat, cornerHeight: $1.at(2, of: 4).cgFloat, transform: $1.at(3, of: 4).transform) }
    list.run("move(to:transform:)", .all) { $0.move(to: $1.at(0, of: 2).point, transform: $1.at(1, of: 2).transform) }
    return list.cases
  }

  private static func ofCGPath() -> [SweepCase] {
    var list = SweepMembers<CGPath>(of: "CGPath")
    list.subject("CGMutablePath") { CGMutablePath() }
    list.subject("CGPath") { CGPath(rect: .zero, transform: nil) }
    list.take("contains(_:using:transform:)", .all) { $0.contains($1.at(0, of: 2).point, using: .winding, transform: $1.at(1, of: 2).transform) }
    list.take("copy(dashingWithPhase:lengths:transform:)", .all) { $0.copy(dashingWithPhase: $1.at(0, of: 3).cgFloat, lengths: $1.at(1, of: 3).several(\.cgFloat), transform: $1.at(2, of: 3).transform) }
    return list.cases
  }

  private static func ofTypeCGPath() -> [SweepCase] {
    var list = SweepCalls(of: "CGPath")
    list.take("init(ellipseIn:transform:)", .all) { CGPath(ellipseIn: $0.rectangle, transform: nil) }
    list.take("init(rect:transform:)", .all) { CGPath(rect: $0.rectangle, transform: nil) }
    list.take("init(roundedRect:cornerWidth:cornerHeight:transform:)", .all) { CGPath(roundedRect: $0.at(0, of: 3).rectangle, cornerWidth: $0.at(1, of: 3).cgFloat, cornerHeight: $0.at(2, of: 3).cgFloat, transform: nil) }
    return list.cases
  }

  private static func ofCGPoint() -> [SweepCase] {
    var list = SweepMembers<CGPoint>(of: "CGPoint")
    list.subject("CGPoint") { CGPoint.zero }
    list.take("applying(_:)", .all) { $0.applying($1.transform) }
    list.take("equalTo(_:)", .all) { $0.equalTo($1.point) }
    return list.cases
  }

  private static func ofCGRect() -> [SweepCase] {
    var list = SweepMembers<CGRect>(of: "CGRect")
    list.subject("CGRect") { CGRect.zero }
    list.take("applying(_:)", .all) { $0.applying($1.transform) }
    list.take("equalTo(_:)", .all) { $0.equalTo($1.rectangle) }
    list.take("inset(by:)", .all) { $0.inset(by: $1.insets) }
    return list.cases
  }

  private static func ofCGSize() -> [SweepCase] {
    var list = SweepMembers<CGSize>(of: "CGSize")
    list.subject("CGSize") { CGSize.zero }
    list.take("applying(_:)", .all) { $0.applying($1.transform) }
    list.take("equalTo(_:)", .all) { $0.equalTo($1.size) }
    return list.cases
  }

  private static func ofCGVector() -> [SweepCase] {
    var list = SweepMembers<CGVector>(of: "CGVector")
    list.run("dx", .one) { $0.dx = $1.cgFloat }
    list.run("dy", .one) { $0.dy = $1.cgFloat }
    return list.cases
  }

  private static func ofTypeCGVector() -> [SweepCase] {
    var list = SweepCalls(of: "CGVector")
    list.take("init(dx:dy:)", .all) { CGVector(dx: $0.at(0, of: 2).cgFloat, dy: $0.at(1, of: 2).cgFloat) }
    list.take("init(dx:dy:)", .all) { CGVector(dx: $0.at(0, of: 2).number, dy: $0.at(1, of: 2).number) }
    list.take("init(dx:dy:)", .all) { CGVector(dx: $0.at(0, of: 2).whole, dy: $0.at(1, of: 2).whole) }
    return list.cases
  }

  private static func ofTypeCIColor() -> [SweepCase] {
    var list = SweepCalls(of: "CIColor")
    list.take("init(red:green:blue:)", .all) { CIColor(red: $0.at(0, of: 3).cgFloat, green: $0.at(1, of: 3).cgFloat, blue: $0.at(2, of: 3).cgFloat) }
    list.take("init(red:green:blue:alpha:)", .all) { CIColor(red: $0.at(0, of: 4).cgFloat, green: $0.at(1, of: 4).cgFloat, blue: $0.at(2, of: 4).cgFloat, alpha: $0.at(3, of: 4).cgFloat) }
    return list.cases
  }

  private static func ofCMAcceleration() -> [SweepCase] {
    var list = SweepMembers<CMAcceleration>(of: "CMAcceleration")
    list.run("x", .one) { $0.x = $1.number }
    list.run("y", .one) { $0.y = $1.number }
    list.run("z", .one) { $0.z = $1.number }
    return list.cases
  }

  private static func ofTypeCMAcceleration() -> [SweepCase] {
    var list = SweepCalls(of: "CMAcceleration")
    list.take("init(x:y:z:)", .all) { CMAcceleration(x: $0.at(0, of: 3).number, y: $0.at(1, of: 3).number, z: $0.at(2, of: 3).number) }
    return list.cases
  }

  private static func ofCMMagneticField() -> [SweepCase] {
    var list = SweepMembers<CMMagneticField>(of: "CMMagneticField")
    list.run("x", .one) { $0.x = $1.number }
    list.run("y", .one) { $0.y = $1.number }
    list.run("z", .one) { $0.z = $1.number }
    return list.cases
  }

  private static func ofTypeCMMagneticField() -> [SweepCase] {
    var list = SweepCalls(of: "CMMagneticField")
    list.take("init(x:y:z:)", .all) { CMMagneticField(x: $0.at(0, of: 3).number, y: $0.at(1, of: 3).number, z: $0.at(2, of: 3).number) }
    return list.cases
  }

  private static func ofCMMotionManager() -> [SweepCase] {
    var list = SweepMembers<CMMotionManager>(of: "CMMotionManager")
    list.subject("CMMotionManager") { CMMotionManager() }
    list.keep("accelerometerUpdateInterval", .one) { $0.accelerometerUpdateInterval = $1.number; return $0.accelerometerUpdateInterval }
    list.keep("deviceMotionUpdateInterval", .one) { $0.deviceMotionUpdateInterval = $1.number; return $0.deviceMotionUpdateInterval }
    list.keep("gyroUpdateInterval", .one) { $0.gyroUpdateInterval = $1.number; return $0.gyroUpdateInterval }
    list.keep("magnetometerUpdateInterval", .one) { $0.magnetometerUpdateInterval = $1.number; return $0.magnetometerUpdateInterval }
    return list.cases
  }

  private static func ofCMQuaternion() -> [SweepCase] {
    var list = SweepMembers<CMQuaternion>(of: "CMQuaternion")
    list.run("w", .one) { $0.w = $1.number }
    list.run("x", .one) { $0.x = $1.number }
    list.run("y", .one) { $0.y = $1.number }
    list.run("z", .one) { $0.z = $1.number }
    return list.cases
  }

  private static func ofTypeCMQuaternion() -> [SweepCase] {
    var list = SweepCalls(of: "CMQuaternion")
    list.take("init(x:y:z:w:)", .all) { CMQuaternion(x: $0.at(0, of: 4).number, y: $0.at(1, of: 4).number, z: $0.at(2, of: 4).number, w: $0.at(3, of: 4).number) }
    return list.cases
  }

  private static func ofCMRotationMatrix() -> [SweepCase] {
    var list = SweepMembers<CMRotationMatrix>(of: "CMRotationMatrix")
    list.run("m11", .one) { $0.m11 = $1.number }
    list.run("m12", .one) { $0.m12 = $1.number }
    list.run("m13", .one) { $0.m13 = $1.number }
    list.run("m21", .one) { $0.m21 = $1.number }
    list.run("m22", .one) { $0.m22 = $1.number }
    list.run("m23", .one) { $0.m23 = $1.number }
    list.run("m31", .one) { $0.m31 = $1.number }
    list.run("m32", .one) { $0.m32 = $1.number }
    list.run("m33", .one) { $0.m33 = $1.number }
    return list.cases
  }

  private static func ofTypeCMRotationMatrix() -> [SweepCase] {
    var list = SweepCalls(of: "CMRotationMatrix")
    list.take("init(m11:m12:m13:m21:m22:m23:m31:m32:m33:)", .all) { CMRotationMatrix(m11: $0.at(0, of: 9).number, m12: $0.at(1, of: 9).number, m13: $0.at(2, of: 9).number, m21: $0.at(3, of: 9).number, m22: $0.at(4, of: 9).number, m23: $0.at(5, of: 9).number, m31: $0.at(6, of: 9).number, m32: $0.at(7, of: 9).number, m33: $0.at(8, of: 9).number) }
    return list.cases
  }

  private static func ofCMRotationRate() -> [SweepCase] {
    var list = SweepMembers<CMRotationRate>(of: "CMRotationRate")
    list.run("x", .one) { $0.x = $1.number }
    list.run("y", .one) { $0.y = $1.number }
    list.run("z", .one) { $0.z = $1.number }
    return list.cases
  }

  private static func ofTypeCMRotationRate() -> [SweepCase] {
    var list = SweepCalls(of: "CMRotationRate")
    list.take("init(x:y:z:)", .all) { CMRotationRate(x: $0.at(0, of: 3).number, y: $0.at(1, of: 3).number, z: $0.at(2, of: 3).number) }
    return list.cases
  }

  private static func ofTypeDate() -> [SweepCase] {
    var list = SweepCalls(of: "Date")
    list.take("init(secondsOnApplicationClock:)", .one) { Date(secondsOnApplicationClock: $0.number) }
    return list.cases
  }

  private static func ofTypeIndexPath() -> [SweepCase] {
    var list = SweepCalls(of: "IndexPath")
    list.take("init(item:section:)", .all) { IndexPath(item: $0.at(0, of: 2).whole, section: $0.at(1, of: 2).whole) }
    list.take("init(row:section:)", .all) { IndexPath(row: $0.at(0, of: 2).whole, section: $0.at(1, of: 2).whole) }
    return list.cases
  }

  private static func ofMPChangePlaybackRateCommand() -> [SweepCase] {
    var list = SweepMembers<MPChangePlaybackRateCommand>(of: "MPChangePlaybackRateCommand")
    list.subject("MPChangePlaybackRateCommand") { MPRemoteCommandCenter.shared().changePlaybackRateCommand }
    list.keep("supportedPlaybackRates", .all) { $0.supportedPlaybackRates = $1.several(\.boxed); return $0.supportedPlaybackRates }
    return list.cases
  }

  private static func ofMPRatingCommand() -> [SweepCase] {
    var list = SweepMembers<MPRatingCommand>(of: "MPRatingCommand")
    list.subject("MPRatingCommand") { MPRemoteCommandCenter.shared().ratingCommand }
    list.keep("maximumRating", .one) { $0.maximumRating = $1.float; return $0.maximumRating }
    list.keep("minimumRating", .one) { $0.minimumRating = $1.float; return $0.minimumRating }
    return list.cases
  }

  private static func ofMPSkipIntervalCommand() -> [SweepCase] {
    var list = SweepMembers<MPSkipIntervalCommand>(of: "MPSkipIntervalCommand")
    list.subject("MPSkipIntervalCommand") { MPRemoteCommandCenter.shared().skipForwardCommand }
    list.keep("preferredIntervals", .all) { $0.preferredIntervals = $1.several(\.boxed); return $0.preferredIntervals }
    return list.cases
  }

  private static func ofTypeNSCoder() -> [SweepCase] {
    var list = SweepCalls(of: "NSCoder")
    list.take("string(for:)", .all) { NSCoder.string(for: $0.insets) }
    list.take("string(for:)", .all) { NSCoder.string(for: $0.offset) }
    list.take("string(for:)", .all) { NSCoder.string(for: $0.point) }
    list.take("string(for:)", .all) { NSCoder.string(for: $0.rectangle) }
    list.take("string(for:)", .all) { NSCoder.string(for: $0.size) }
    list.take("string(for:)", .all) { NSCoder.string(for: $0.transform) }
    list.take("string(for:)", .all) { NSCoder.string(for: $0.vector) }
    return list.cases
  }

  private static func ofNSDirectionalEdgeInsets() -> [SweepCase] {
    var list = SweepMembers<NSDirectionalEdgeInsets>(of: "NSDirectionalEdgeInsets")
    list.run("bottom", .one) { $0.bottom = $1.cgFloat }
    list.run("leading", .one) { $0.leading = $1.cgFloat }
    list.run("top", .one) { $0.top = $1.cgFloat }
    list.run("trailing", .one) { $0.trailing = $1.cgFloat }
    return list.cases
  }

  private static func ofTypeNSDirectionalEdgeInsets() -> [SweepCase] {
    var list = SweepCalls(of: "NSDirectionalEdgeInsets")
    list.take("init(top:leading:bottom:trailing:)", .all) { NSDirectionalEdgeInsets(top: $0.at(0, of: 4).cgFloat, leading: $0.at(1, of: 4).cgFloat, bottom: $0.at(2, of: 4).cgFloat, trailing: $0.at(3, of: 4).cgFloat) }
    return list.cases
  }

  private static func ofTypeNSIndexPath() -> [SweepCase] {
    var list = SweepCalls(of: "NSIndexPath")
    list.take("init(item:section:)", .all) { NSIndexPath(item: $0.at(0, of: 2).whole, section: $0.at(1, of: 2).whole) }
    list.take("init(row:section:)", .all) { NSIndexPath(row: $0.at(0, of: 2).whole, section: $0.at(1, of: 2).whole) }
    return list.cases
  }

  private static func ofNSObject() -> [SweepCase] {
    var list = SweepMembers<NSObject>(of: "NSObject")
    list.subject("NSObject") { NSObject() }
    list.run("perform(_:with:afterDelay:)", .one) { $0.perform(Selector("setNeedsLayout", UIView.setNeedsLayout), with: nil, afterDelay: $1.number) }
    return list.cases
  }

  private static func ofTypeNSTextContainer() -> [SweepCase] {
    var list = SweepCalls(of: "NSTextContainer")
    list.take("init(size:)", .all) { NSTextContainer(size: $0.size) }
    return list.cases
  }

  private static func ofTypeNSValue() -> [SweepCase] {
    var list = SweepCalls(of: "NSValue")
    list.take("init(caTransform3D:)", .all) { NSValue(caTransform3D: $0.transform3D) }
    list.take("init(cgAffineTransform:)", .all) { NSValue(cgAffineTransform: $0.transform) }
    list.take("init(cgPoint:)", .all) { NSValue(cgPoint: $0.point) }
    list.take("init(cgRect:)", .all) { NSValue(cgRect: $0.rectangle) }
    list.take("init(cgSize:)", .all) { NSValue(cgSize: $0.size) }
    list.take("init(cgVector:)", .all) { NSValue(cgVector: $0.vector) }
    list.take("init(directionalEdgeInsets:)", .all) { NSValue(directionalEdgeInsets: $0.directionalInsets) }
    list.take("init(uiEdgeInsets:)", .all) { NSValue(uiEdgeInsets: $0.insets) }
    list.take("init(uiOffset:)", .all) { NSValue(uiOffset: $0.offset) }
    return list.cases
  }

  private static func ofTypeStringLocalizationValueStringInterpolation() -> [SweepCase] {
    var list = SweepCalls(of: "String.LocalizationValue.StringInterpolation")
    list.take("init(literalCapacity:interpolationCount:)", .all) { String.LocalizationValue.StringInterpolation(literalCapacity: $0.at(0, of: 2).whole, interpolationCount: $0.at(1, of: 2).whole) }
    return list.cases
  }

  private static func ofTimer() -> [SweepCase] {
    var list = SweepMembers<Timer>(of: "Timer")
    list.subject("Timer") { Timer(timeInterval: 1, repeats: false) { _ in } }
    list.keep("tolerance", .one) { $0.tolerance = $1.number; return $0.tolerance }
    return list.cases
  }

  private static func ofTypeTimer() -> [SweepCase] {
    var list = SweepCalls(of: "Timer")
    list.take("init(timeInterval:repeats:block:)", .one) { Timer(timeInterval: $0.number, repeats: true, block: { _ in }) }
    list.take("init(timeInterval:target:selector:userInfo:repeats:)", .one) { Timer(timeInterval: $0.number, target: 0, selector: Selector("setNeedsLayout", UIView.setNeedsLayout), userInfo: nil, repeats: true) }
    list.take("scheduledTimer(timeInterval:target:selector:userInfo:repeats:)", .one) { Timer.scheduledTimer(timeInterval: $0.number, target: 0, selector: Selector("setNeedsLayout", UIView.setNeedsLayout), userInfo: nil, repeats: true) }
    list.take("scheduledTimer(withTimeInterval:repeats:block:)", .one) { Timer.scheduledTimer(withTimeInterval: $0.number, repeats: true, block: { _ in }) }
    return list.cases
  }

  private static func ofTypeUIAccessibility() -> [SweepCase] {
    var list = SweepCalls(of: "UIAccessibility")
    list.take("convertToScreenCoordinates(_:in:)", .all) { UIAccessibility.convertToScreenCoordinates($0.rectangle, in: UIView()) }
    return list.cases
  }

  private static func ofUIAccessibilityElement() -> [SweepCase] {
    var list = SweepMembers<UIAccessibilityElement>(of: "UIAccessibilityElement")
    list.subject("UIAccessibilityElement") { UIAccessibilityElement(accessibilityContainer: UIView()) }
    list.keep("accessibilityFrameInContainerSpace", .all) { $0.accessibilityFrameInContainerSpace = $1.rectangle; return $0.accessibilityFrameInContainerSpace }
    return list.cases
  }

  private static func ofUIActivityIndicatorView() -> [SweepCase] {
    var list = SweepMembers<UIActivityIndicatorView>(of: "UIActivityIndicatorView")
    list.subject("UIActivityIndicatorView") { UIActivityIndicatorView(frame: CGRect(x: 20, y: 20, width: 200, height: 100)) }
    list.take("sizeThatFits(_:)", .all) { $0.sizeThatFits($1.size) }
    return list.cases
  }

  private static func ofTypeUIActivityIndicatorView() -> [SweepCase] {
    var list = SweepCalls(of: "UIActivityIndicatorView")
    list.take("init(frame:)", .all) { UIActivityIndicatorView(frame: $0.rectangle) }
    return list.cases
  }

  private static func ofUIApplication() -> [SweepCase] {
    var list = SweepMembers<UIApplication>(of: "UIApplication")
    list.subject("UIApplication") { UIApplication.shared }
    list.keep("applicationIconBadgeNumber", .one) { $0.applicationIconBadgeNumber = $1.whole; return $0.applicationIconBadgeNumber }
    list.run("setMinimumBackgroundFetchInterval(_:)", .one) { $0.setMinimumBackgroundFetchInterval($1.number) }
    return list.cases
  }

  private static func ofUIBackgroundConfiguration() -> [SweepCase] {
    var list = SweepMembers<UIBackgroundConfiguration>(of: "UIBackgroundConfiguration")
    list.run("backgroundInsets", .all) { $0.backgroundInsets = $1.directionalInsets }
    list.run("cornerRadius", .one) { $0.cornerRadius = $1.cgFloat }
    list.run("strokeOutset", .one) { $0.strokeOutset = $1.cgFloat }
    list.run("strokeWidth", .one) { $0.strokeWidth = $1.cgFloat }
    return list.cases
  }

  private static func ofUIBezierPath() -> [SweepCase] {
    var list = SweepMembers<UIBezierPath>(of: "UIBezierPath")
    list.subject("UIBezierPath") { UIBezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9)) }
    list.run("addArc(withCenter:radius:startAngle:endAngle:clockwise:)", .all) { $0.addArc(withCenter: $1.at(0, of: 4).point, radius: $1.at(1, of: 4).cgFloat, startAngle: $1.at(2, of: 4).cgFloat, endAngle: $1.at(3, of: 4).cgFloat, clockwise: true) }
    list.run("addCurve(to:controlPoint1:controlPoint2:)", .all) { $0.addCurve(to: $1.at(0, of: 3).point, controlPoint1: $1.at(1, of: 3).point, controlPoint2: $1.at(2, of: 3).point) }
    list.run("addLine(to:)", .all) { $0.addLine(to: $1.point) }
    list.run("addQuadCurve(to:controlPoint:)", .all) { $0.addQuadCurve(to: $1.at(0, of: 2).point, controlPoint: $1.at(1, of: 2).point) }
    list.run("apply(_:)", .all) { $0.apply($1.transform) }
    list.take("contains(_:)", .all) { $0.contains($1.point) }
    list.keep("flatness", .one) { $0.flatness = $1.cgFloat; return $0.flatness }
    list.keep("lineWidth", .one) { $0.lineWidth = $1.cgFloat; return $0.lineWidth }
    list.keep("miterLimit", .one) { $0.miterLimit = $1.cgFloat; return $0.miterLimit }
    list.run("move(to:)", .all) { $0.move(to: $1.point) }
    list.run("setLineDash(_:count:phase:)", .all) { $0.setLineDash(nil, count: $1.at(0, of: 2).whole, phase: $1.at(1, of: 2).cgFloat) }
    return list.cases
  }

  private static func ofTypeUIBezierPath() -> [SweepCase] {
    var list = SweepCalls(of: "UIBezierPath")
    list.take("init(arcCenter:radius:startAngle:endAngle:clockwise:)", .all) { UIBezierPath(arcCenter: $0.at(0, of: 4).point, radius: $0.at(1, of: 4).cgFloat, startAngle: $0.at(2, of: 4).cgFloat, endAngle: $0.at(3, of: 4).cgFloat, clockwise: true) }
    list.take("init(ovalIn:)", .all) { UIBezierPath(ovalIn: $0.rectangle) }
    list.take("init(rect:)", .all) { UIBezierPath(rect: $0.rectangle) }
    list.take("init(roundedRect:byRoundingCorners:cornerRadii:)", .all) { UIBezierPath(roundedRect: $0.at(0, of: 2).rectangle, byRoundingCorners: .allCorners, cornerRadii: $0.at(1, of: 2).size) }
    list.take("init(roundedRect:cornerRadius:)", .all) { UIBezierPath(roundedRect: $0.at(0, of: 2).rectangle, cornerRadius: $0.at(1, of: 2).cgFloat) }
    return list.cases
  }

  private static func ofUIButton() -> [SweepCase] {
    var list = SweepMembers<UIButton>(of: "UIButton")
    list.subject("UIButton") { Sweep.button }
    list.take("backgroundRect(forBounds:)", .all) { $0.backgroundRect(forBounds: $1.rectangle) }
    list.keep("contentEdgeInsets", .all) { $0.contentEdgeInsets = $1.insets; return $0.contentEdgeInsets }
    list.take("contentRect(forBounds:)", .all) { $0.contentRect(forBounds: $1.rectangle) }
    list.keep("imageEdgeInsets", .all) { $0.imageEdgeInsets = $1.insets; return $0.imageEdgeInsets }
    list.take("imageRect(forContentRect:)", .all) { $0.imageRect(forContentRect: $1.rectangle) }
    list.take("sizeThatFits(_:)", .all) { $0.sizeThatFits($1.size) }
    list.keep("titleEdgeInsets", .all) { $0.titleEdgeInsets = $1.insets; return $0.titleEdgeInsets }
    list.take("titleRect(forContentRect:)", .all) { $0.titleRect(forContentRect: $1.rectangle) }
    return list.cases
  }

  private static func ofTypeUIButton() -> [SweepCase] {
    var list = SweepCalls(of: "UIButton")
    list.take("init(frame:)", .all) { UIButton(frame: $0.rectangle) }
    list.take("init(frame:primaryAction:)", .all) { UIButton(frame: $0.rectangle, primaryAction: nil) }
    return list.cases
  }

  private static func ofUIButtonConfiguration() -> [SweepCase] {
    var list = SweepMembers<UIButton.Configuration>(of: "UIButton.Configuration")
    list.subject("UIButton.Configuration") { UIButton.Configuration.filled() }
    list.run("contentInsets", .all) { $0.contentInsets = $1.directionalInsets }
    list.run("imagePadding", .one) { $0.imagePadding = $1.cgFloat }
    list.run("titlePadding", .one) { $0.titlePadding = $1.cgFloat }
    return list.cases
  }

  private static func ofUIColor() -> [SweepCase] {
    var list = SweepMembers<UIColor>(of: "UIColor")
    list.subject("UIColor") { UIColor.red }
    list.take("withAlphaComponent(_:)", .one) { $0.withAlphaComponent($1.cgFloat) }
    return list.cases
  }

  private static func ofTypeUIColor() -> [SweepCase] {
    var list = SweepCalls(of: "UIColor")
    list.take("init(displayP3Red:green:blue:alpha:)", .all) { UIColor(displayP3Red: $0.at(0, of: 4).cgFloat, green: $0.at(1, of: 4).cgFloat, blue: $0.at(2, of: 4).cgFloat, alpha: $0.at(3, of: 4).cgFloat) }
    list.take("init(hue:saturation:brightness:alpha:)", .all) { UIColor(hue: $0.at(0, of: 4).cgFloat, saturation: $0.at(1, of: 4).cgFloat, brightness: $0.at(2, of: 4).cgFloat, alpha: $0.at(3, of: 4).cgFloat) }
    list.take("init(red:green:blue:alpha:)", .all) { UIColor(red: $0.at(0, of: 4).cgFloat, green: $0.at(1, of: 4).cgFloat, blue: $0.at(2, of: 4).cgFloat, alpha: $0.at(3, of: 4).cgFloat) }
    list.take("init(white:alpha:)", .all) { UIColor(white: $0.at(0, of: 2).cgFloat, alpha: $0.at(1, of: 2).cgFloat) }
    return list.cases
  }

  private static func ofUIContentUnavailableConfiguration() -> [SweepCase] {
    var list = SweepMembers<UIContentUnavailableConfiguration>(of: "UIContentUnavailableConfiguration")
    list.run("buttonToSecondaryButtonPadding", .one) { $0.buttonToSecondaryButtonPadding = $1.cgFloat }
    list.run("directionalLayoutMargins", .all) { $0.directionalLayoutMargins = $1.directionalInsets }
    list.run("imageToTextPadding", .one) { $0.imageToTextPadding = $1.cgFloat }
    list.run("textToButtonPadding", .one) { $0.textToButtonPadding = $1.cgFloat }
    list.run("textToSecondaryTextPadding", .one) { $0.textToSecondaryTextPadding = $1.cgFloat }
    return list.cases
  }

  private static func ofUIContentUnavailableConfigurationImageProperties() -> [SweepCase] {
    var list = SweepMembers<UIContentUnavailableConfiguration.ImageProperties>(of: "UIContentUnavailableConfiguration.ImageProperties")
    list.run("cornerRadius", .one) { $0.cornerRadius = $1.cgFloat }
    list.run("maximumSize", .all) { $0.maximumSize = $1.size }
    return list.cases
  }

  private static func ofUIContentUnavailableConfigurationTextProperties() -> [SweepCase] {
    var list = SweepMembers<UIContentUnavailableConfiguration.TextProperties>(of: "UIContentUnavailableConfiguration.TextProperties")
    list.run("minimumScaleFactor", .one) { $0.minimumScaleFactor = $1.cgFloat }
    list.run("numberOfLines", .one) { $0.numberOfLines = $1.whole }
    return list.cases
  }

  private static func ofUIContentUnavailableView() -> [SweepCase] {
    var list = SweepMembers<UIContentUnavailableView>(of: "UIContentUnavailableView")
    list.subject("UIContentUnavailableView") { UIContentUnavailableView(configuration: .empty()) }
    list.take("sizeThatFits(_:)", .all) { $0.sizeThatFits($1.size) }
    return list.cases
  }

  private static func ofUIContextMenuConfiguration() -> [SweepCase] {
    var list = SweepMembers<UIContextMenuConfiguration>(of: "UIContextMenuConfiguration")
    list.subject("UIContextMenuConfiguration") { UIContextMenuConfiguration() }
    list.keep("badgeCount", .one) { $0.badgeCount = $1.whole; return $0.badgeCount }
    return list.cases
  }

  private static func ofTypeUIControl() -> [SweepCase] {
    var list = SweepCalls(of: "UIControl")
    list.take("init(frame:)", .all) { UIControl(frame: $0.rectangle) }
    list.take("init(frame:primaryAction:)", .all) { UIControl(frame: $0.rectangle, primaryAction: nil) }
    return list.cases
  }

  private static func ofTypeUICubicTimingParameters() -> [SweepCase] {
    var list = SweepCalls(of: "UICubicTimingParameters")
    list.take("init(controlPoint1:controlPoint2:)", .all) { UICubicTimingParameters(controlPoint1: $0.at(0, of: 2).point, controlPoint2: $0.at(1, of: 2).point) }
    return list.cases
  }

  private static func ofUIEdgeInsets() -> [SweepCase] {
    var list = SweepMembers<UIEdgeInsets>(of: "UIEdgeInsets")
    list.subject("UIEdgeInsets") { UIEdgeInsets.zero }
    list.run("bottom", .one) { $0.bottom = $1.cgFloat }
    list.run("left", .one) { $0.left = $1.cgFloat }
    list.run("right", .one) { $0.right = $1.cgFloat }
    list.run("top", .one) { $0.top = $1.cgFloat }
    return list.cases
  }

  private static func ofTypeUIEdgeInsets() -> [SweepCase] {
    var list = SweepCalls(of: "UIEdgeInsets")
    list.take("init(top:left:bottom:right:)", .all) { UIEdgeInsets(top: $0.at(0, of: 4).cgFloat, left: $0.at(1, of: 4).cgFloat, bottom: $0.at(2, of: 4).cgFloat, right: $0.at(3, of: 4).cgFloat) }
    return list.cases
  }

  private static func ofTypeUIEditMenuConfiguration() -> [SweepCase] {
    var list = SweepCalls(of: "UIEditMenuConfiguration")
    list.take("init(identifier:sourcePoint:)", .all) { UIEditMenuConfiguration(identifier: nil, sourcePoint: $0.point) }
    return list.cases
  }

  private static func ofTypeUIEventButtonMask() -> [SweepCase] {
    var list = SweepCalls(of: "UIEvent.ButtonMask")
    list.take("button(_:)", .one) { UIEvent.ButtonMask.button($0.whole) }
    return list.cases
  }

  private static func ofTypeUIFieldBehavior() -> [SweepCase] {
    var list = SweepCalls(of: "UIFieldBehavior")
    list.take("linearGravityField(direction:)", .all) { UIFieldBehavior.linearGravityField(direction: $0.vector) }
    list.take("radialGravityField(position:)", .all) { UIFieldBehavior.radialGravityField(position: $0.point) }
    list.take("velocityField(direction:)", .all) { UIFieldBehavior.velocityField(direction: $0.vector) }
    return list.cases
  }

  private static func ofUIFloatRange() -> [SweepCase] {
    var list = SweepMembers<UIFloatRange>(of: "UIFloatRange")
    list.run("maximum", .one) { $0.maximum = $1.cgFloat }
    list.run("minimum", .one) { $0.minimum = $1.cgFloat }
    return list.cases
  }

  private static func ofTypeUIFloatRange() -> [SweepCase] {
    var list = SweepCalls(of: "UIFloatRange")
    list.take("init(minimum:maximum:)", .all) { UIFloatRange(minimum: $0.at(0, of: 2).cgFloat, maximum: $0.at(1, of: 2).cgFloat) }
    return list.cases
  }

  private static func ofUIFocusGroupPriority() -> [SweepCase] {
    var list = SweepMembers<UIFocusGroupPriority>(of: "UIFocusGroupPriority")
    list.run("rawValue", .one) { $0.rawValue = $1.whole }
    return list.cases
  }

  private static func ofTypeUIFocusGroupPriority() -> [SweepCase] {
    var list = SweepCalls(of: "UIFocusGroupPriority")
    list.take("init(_:)", .one) { UIFocusGroupPriority($0.whole) }
    return list.cases
  }

  private static func ofTypeUIFocusHaloEffect() -> [SweepCase] {
    var list = SweepCalls(of: "UIFocusHaloEffect")
    list.take("init(rect:)", .all) { UIFocusHaloEffect(rect: $0.rectangle) }
    list.take("init(roundedRect:cornerRadius:curve:)", .all) { UIFocusHaloEffect(roundedRect: $0.at(0, of: 2).rectangle, cornerRadius: $0.at(1, of: 2).cgFloat, curve: .continuous) }
    return list.cases
  }

  private static func ofUIFont() -> [SweepCase] {
    var list = SweepMembers<UIFont>(of: "UIFont")
    list.subject("UIFont") { UIFont.systemFont(ofSize: 17) }
    list.take("withSize(_:)", .one) { $0.withSize($1.cgFloat) }
    return list.cases
  }

  private static func ofTypeUIFont() -> [SweepCase] {
    var list = SweepCalls(of: "UIFont")
    list.take("boldSystemFont(ofSize:)", .one) { UIFont.boldSystemFont(ofSize: $0.cgFloat) }
    list.take("init(name:size:)", .one) { UIFont(name: "a", size: $0.cgFloat) }
    list.take("italicSystemFont(ofSize:)", .one) { UIFont.italicSystemFont(ofSize: $0.cgFloat) }
    list.take("monospacedDigitSystemFont(ofSize:weight:)", .one) { UIFont.monospacedDigitSystemFont(ofSize: $0.cgFloat, weight: .regular) }
    list.take("monospacedSystemFont(ofSize:weight:)", .one) { UIFont.monospacedSystemFont(ofSize: $0.cgFloat, weight: .regular) }
    list.take("systemFont(ofSize:)", .one) { UIFont.systemFont(ofSize: $0.cgFloat) }
    list.take("systemFont(ofSize:weight:)", .one) { UIFont.systemFont(ofSize: $0.cgFloat, weight: .regular) }
    return list.cases
  }

  private static func ofTypeUIFontWeight() -> [SweepCase] {
    var list = SweepCalls(of: "UIFont.Weight")
    list.take("init(_:)", .one) { UIFont.Weight($0.cgFloat) }
    return list.cases
  }

  private static func ofTypeUIFontDescriptor() -> [SweepCase] {
    var list = SweepCalls(of: "UIFontDescriptor")
    list.take("init(name:size:)", .one) { UIFontDescriptor(name: "a", size: $0.cgFloat) }
    return list.cases
  }

  private static func ofUIGestureRecognizer() -> [SweepCase] {
    var list = SweepMembers<UIGestureRecognizer>(of: "UIGestureRecognizer")
    list.subject("UIGestureRecognizer") { UIGestureRecognizer(target: nil, action: nil) }
    list.subject("UIHoverGestureRecognizer") { UIHoverGestureRecognizer(target: nil, action: nil) }
    list.subject("UILongPressGestureRecognizer") { UILongPressGestureRecognizer(target: nil, action: nil) }
    list.subject("UIPanGestureRecognizer") { UIPanGestureRecognizer(target: nil, action: nil) }
    list.subject("UIPinchGestureRecognizer") { UIPinchGestureRecognizer(target: nil, action: nil) }
    list.subject("UIRotationGestureRecognizer") { UIRotationGestureRecognizer(target: nil, action: nil) }
    list.subject("UIScreenEdgePanGestureRecognizer") { UIScreenEdgePanGestureRecognizer(target: nil, action: nil) }
    list.subject("UISwipeGestureRecognizer") { UISwipeGestureRecognizer(target: nil, action: nil) }
    list.subject("UITapGestureRecognizer") { UITapGestureRecognizer(target: nil, action: nil) }
    list.keep("allowedPressTypes", .all) { $0.allowedPressTypes = $1.several(\.boxed); return $0.allowedPressTypes }
    list.keep("allowedTouchTypes", .all) { $0.allowedTouchTypes = $1.several(\.boxed); return $0.allowedTouchTypes }
    list.take("location(ofTouch:in:)", .one) { $0.location(ofTouch: $1.whole, in: nil) }
    return list.cases
  }

  private static func ofTypeUIGraphicsImageRenderer() -> [SweepCase] {
    var list = SweepCalls(of: "UIGraphicsImageRenderer")
    list.take("init(bounds:)", .all) { UIGraphicsImageRenderer(bounds: $0.rectangle) }
    list.take("init(size:)", .all) { UIGraphicsImageRenderer(size: $0.size) }
    return list.cases
  }

  private static func ofTypeUIGraphicsPDFRenderer() -> [SweepCase] {
    var list = SweepCalls(of: "UIGraphicsPDFRenderer")
    list.take("init(bounds:)", .all) { UIGraphicsPDFRenderer(bounds: $0.rectangle) }
    return list.cases
  }

  private static func ofTypeUIGraphicsRenderer() -> [SweepCase] {
    var list = SweepCalls(of: "UIGraphicsRenderer")
    list.take("init(bounds:)", .all) { UIGraphicsRenderer(bounds: $0.rectangle) }
    return list.cases
  }

  private static func ofUIImage() -> [SweepCase] {
    var list = SweepMembers<UIImage>(of: "UIImage")
    list.subject("UIImage") { Sweep.image! }
    list.run("draw(at:)", .all) { $0.draw(at: $1.point) }
    list.run("draw(in:)", .all) { $0.draw(in: $1.rectangle) }
    list.run("drawAsPattern(in:)", .all) { $0.drawAsPattern(in: $1.rectangle) }
    list.take("jpegData(compressionQuality:)", .one) { $0.jpegData(compressionQuality: $1.cgFloat) }
    list.take("preparingThumbnail(of:)", .all) { $0.preparingThumbnail(of: $1.size) }
    list.take("resizableImage(withCapInsets:)", .all) { $0.resizableImage(withCapInsets: $1.insets) }
    list.take("resizableImage(withCapInsets:resizingMode:)", .all) { $0.resizableImage(withCapInsets: $1.insets, resizingMode: .stretch) }
    list.take("stretchableImage(withLeftCapWidth:topCapHeight:)", .all) { $0.stretchableImage(withLeftCapWidth: $1.at(0, of: 2).whole, topCapHeight: $1.at(1, of: 2).whole) }
    list.take("withAlignmentRectInsets(_:)", .all) { $0.withAlignmentRectInsets($1.insets) }
    return list.cases
  }

  private static func ofTypeUIImage() -> [SweepCase] {
    var list = SweepCalls(of: "UIImage")
    list.take("animatedImageNamed(_:duration:)", .one) { UIImage.animatedImageNamed("a", duration: $0.number) }
    list.take("init(cgImage:scale:orientation:)", .one) { UIImage(cgImage: Sweep.image!.cgImage!, scale: $0.cgFloat, orientation: .up) }
    list.take("init(data:scale:)", .one) { UIImage(data: Data(), scale: $0.cgFloat) }
    return list.cases
  }

  private static func ofTypeUIImageSymbolConfiguration() -> [SweepCase] {
    var list = SweepCalls(of: "UIImage.SymbolConfiguration")
    list.take("init(pointSize:)", .one) { UIImage.SymbolConfiguration(pointSize: $0.cgFloat) }
    return list.cases
  }

  private static func ofUIImageView() -> [SweepCase] {
    var list = SweepMembers<UIImageView>(of: "UIImageView")
    list.subject("UIImageView") { UIImageView(frame: CGRect(x: 20, y: 20, width: 200, height: 100)) }
    list.keep("animationDuration", .one) { $0.animationDuration = $1.number; return $0.animationDuration }
    list.keep("animationRepeatCount", .one) { $0.animationRepeatCount = $1.whole; return $0.animationRepeatCount }
    list.run("draw(_:)", .all) { $0.draw($1.rectangle) }
    list.take("sizeThatFits(_:)", .all) { $0.sizeThatFits($1.size) }
    return list.cases
  }

  private static func ofTypeUIImageView() -> [SweepCase] {
    var list = SweepCalls(of: "UIImageView")
    list.take("init(frame:)", .all) { UIImageView(frame: $0.rectangle) }
    return list.cases
  }

  private static func ofTypeUIInputView() -> [SweepCase] {
    var list = SweepCalls(of: "UIInputView")
    list.take("init(frame:)", .all) { UIInputView(frame: $0.rectangle) }
    list.take("init(frame:inputViewStyle:)", .all) { UIInputView(frame: $0.rectangle, inputViewStyle: .keyboard) }
    return list.cases
  }

  private static func ofUIKeyboardLayoutGuide() -> [SweepCase] {
    var list = SweepMembers<UIKeyboardLayoutGuide>(of: "UIKeyboardLayoutGuide")
    list.subject("UIKeyboardLayoutGuide") { UIView().keyboardLayoutGuide }
    list.keep("keyboardDismissPadding", .one) { $0.keyboardDismissPadding = $1.cgFloat; return $0.keyboardDismissPadding }
    list.keep("layoutFrame", .all) { $0.layoutFrame = $1.rectangle; return $0.layoutFrame }
    return list.cases
  }

  private static func ofUILabel() -> [SweepCase] {
    var list = SweepMembers<UILabel>(of: "UILabel")
    list.subject("UILabel") { Sweep.label }
    list.run("draw(_:)", .all) { $0.draw($1.rectangle) }
    list.run("drawText(in:)", .all) { $0.drawText(in: $1.rectangle) }
    list.keep("minimumScaleFactor", .one) { $0.minimumScaleFactor = $1.cgFloat; return $0.minimumScaleFactor }
    list.keep("numberOfLines", .one) { $0.numberOfLines = $1.whole; return $0.numberOfLines }
    list.keep("preferredMaxLayoutWidth", .one) { $0.preferredMaxLayoutWidth = $1.cgFloat; return $0.preferredMaxLayoutWidth }
    list.keep("shadowOffset", .all) { $0.shadowOffset = $1.size; return $0.shadowOffset }
    list.take("sizeThatFits(_:)", .all) { $0.sizeThatFits($1.size) }
    list.take("textRect(forBounds:limitedToNumberOfLines:)", .all) { $0.textRect(forBounds: $1.at(0, of: 2).rectangle, limitedToNumberOfLines: $1.at(1, of: 2).whole) }
    return list.cases
  }

  private static func ofTypeUILabel() -> [SweepCase] {
    var list = SweepCalls(of: "UILabel")
    list.take("init(frame:)", .all) { UILabel(frame: $0.rectangle) }
    return list.cases
  }

  private static func ofUILayoutGuide() -> [SweepCase] {
    var list = SweepMembers<UILayoutGuide>(of: "UILayoutGuide")
    list.subject("UIFocusGuide") { UIFocusGuide() }
    list.subject("UIKeyboardLayoutGuide") { UIView().keyboardLayoutGuide }
    list.subject("UILayoutGuide") { UILayoutGuide() }
    list.keep("layoutFrame", .all) { $0.layoutFrame = $1.rectangle; return $0.layoutFrame }
    return list.cases
  }

  private static func ofTypeUILayoutPriority() -> [SweepCase] {
    var list = SweepCalls(of: "UILayoutPriority")
    list.take("init(_:)", .one) { UILayoutPriority($0.float) }
    return list.cases
  }

  private static func ofUIListContentConfiguration() -> [SweepCase] {
    var list = SweepMembers<UIListContentConfiguration>(of: "UIListContentConfiguration")
    list.run("alpha", .one) { $0.alpha = $1.cgFloat }
    list.run("directionalLayoutMargins", .all) { $0.directionalLayoutMargins = $1.directionalInsets }
    list.run("imageToTextPadding", .one) { $0.imageToTextPadding = $1.cgFloat }
    list.run("textToSecondaryTextHorizontalPadding", .one) { $0.textToSecondaryTextHorizontalPadding = $1.cgFloat }
    list.run("textToSecondaryTextVerticalPadding", .one) { $0.textToSecondaryTextVerticalPadding = $1.cgFloat }
    return list.cases
  }

  private static func ofUIListContentConfigurationImageProperties() -> [SweepCase] {
    var list = SweepMembers<UIListContentConfiguration.ImageProperties>(of: "UIListContentConfiguration.ImageProperties")
    list.run("cornerRadius", .one) { $0.cornerRadius = $1.cgFloat }
    list.run("maximumSize", .all) { $0.maximumSize = $1.size }
    list.run("reservedLayoutSize", .all) { $0.reservedLayoutSize = $1.size }
    list.run("strokeWidth", .one) { $0.strokeWidth = $1.cgFloat }
    return list.cases
  }

  private static func ofUIListContentConfigurationTextProperties() -> [SweepCase] {
    var list = SweepMembers<UIListContentConfiguration.TextProperties>(of: "UIListContentConfiguration.TextProperties")
    list.run("minimumScaleFactor", .one) { $0.minimumScaleFactor = $1.cgFloat }
    list.run("numberOfLines", .one) { $0.numberOfLines = $1.whole }
    return list.cases
  }

  private static func ofUIListContentView() -> [SweepCase] {
    var list = SweepMembers<UIListContentView>(of: "UIListContentView")
    list.subject("UIListContentView") { UIListContentView(configuration: .cell()) }
    list.take("sizeThatFits(_:)", .all) { $0.sizeThatFits($1.size) }
    return list.cases
  }

  private static func ofUILongPressGestureRecognizer() -> [SweepCase] {
    var list = SweepMembers<UILongPressGestureRecognizer>(of: "UILongPressGestureRecognizer")
    list.subject("UILongPressGestureRecognizer") { UILongPressGestureRecognizer(target: nil, action: nil) }
    list.keep("allowableMovement", .one) { $0.allowableMovement = $1.cgFloat; return $0.allowableMovement }
    list.keep("minimumPressDuration", .one) { $0.minimumPressDuration = $1.number; return $0.minimumPressDuration }
    list.keep("numberOfTapsRequired", .one) { $0.numberOfTapsRequired = $1.whole; return $0.numberOfTapsRequired }
    list.keep("numberOfTouchesRequired", .one) { $0.numberOfTouchesRequired = $1.whole; return $0.numberOfTouchesRequired }
    return list.cases
  }

  private static func ofUIMenuController() -> [SweepCase] {
    var list = SweepMembers<UIMenuController>(of: "UIMenuController")
    list.subject("UIMenuController") { UIMenuController.shared }
    list.run("setTargetRect(_:in:)", .all) { $0.setTargetRect($1.rectangle, in: UIView()) }
    list.run("showMenu(from:rect:)", .all) { $0.showMenu(from: UIView(), rect: $1.rectangle) }
    return list.cases
  }

  private static func ofUIMenuDisplayPreferences() -> [SweepCase] {
    var list = SweepMembers<UIMenuDisplayPreferences>(of: "UIMenuDisplayPreferences")
    list.subject("UIMenuDisplayPreferences") { UIMenuDisplayPreferences() }
    list.keep("maximumNumberOfTitleLines", .one) { $0.maximumNumberOfTitleLines = $1.whole; return $0.maximumNumberOfTitleLines }
    return list.cases
  }

  private static func ofUIOffset() -> [SweepCase] {
    var list = SweepMembers<UIOffset>(of: "UIOffset")
    list.run("horizontal", .one) { $0.horizontal = $1.cgFloat }
    list.run("vertical", .one) { $0.vertical = $1.cgFloat }
    return list.cases
  }

  private static func ofTypeUIOffset() -> [SweepCase] {
    var list = SweepCalls(of: "UIOffset")
    list.take("init(horizontal:vertical:)", .all) { UIOffset(horizontal: $0.at(0, of: 2).cgFloat, vertical: $0.at(1, of: 2).cgFloat) }
    return list.cases
  }

  private static func ofUIPageControl() -> [SweepCase] {
    var list = SweepMembers<UIPageControl>(of: "UIPageControl")
    list.subject("UIPageControl") { UIPageControl(frame: CGRect(x: 20, y: 20, width: 200, height: 100)) }
    list.keep("currentPage", .one) { $0.currentPage = $1.whole; return $0.currentPage }
    list.take("currentPageIndicatorImage(forPage:)", .one) { $0.currentPageIndicatorImage(forPage: $1.whole) }
    list.take("indicatorImage(forPage:)", .one) { $0.indicatorImage(forPage: $1.whole) }
    list.keep("numberOfPages", .one) { $0.numberOfPages = $1.whole; return $0.numberOfPages }
    list.run("setCurrentPageIndicatorImage(_:forPage:)", .one) { $0.setCurrentPageIndicatorImage(nil, forPage: $1.whole) }
    list.run("setIndicatorImage(_:forPage:)", .one) { $0.setIndicatorImage(nil, forPage: $1.whole) }
    list.take("size(forNumberOfPages:)", .all) { $0.size(forNumberOfPages: $1.whole) }
    list.take("sizeThatFits(_:)", .all) { $0.sizeThatFits($1.size) }
    return list.cases
  }

  private static func ofTypeUIPageControl() -> [SweepCase] {
    var list = SweepCalls(of: "UIPageControl")
    list.take("init(frame:)", .all) { UIPageControl(frame: $0.rectangle) }
    return list.cases
  }

  private static func ofTypeUIPageControlTimerProgress() -> [SweepCase] {
    var list = SweepCalls(of: "UIPageControlTimerProgress")
    list.take("init(preferredDuration:)", .one) { UIPageControlTimerProgress(preferredDuration: $0.number) }
    return list.cases
  }

  private static func ofUIPanGestureRecognizer() -> [SweepCase] {
    var list = SweepMembers<UIPanGestureRecognizer>(of: "UIPanGestureRecognizer")
    list.subject("UIPanGestureRecognizer") { UIPanGestureRecognizer(target: nil, action: nil) }
    list.subject("UIScreenEdgePanGestureRecognizer") { UIScreenEdgePanGestureRecognizer(target: nil, action: nil) }
    list.keep("maximumNumberOfTouches", .one) { $0.maximumNumberOfTouches = $1.whole; return $0.maximumNumberOfTouches }
    list.keep("minimumNumberOfTouches", .one) { $0.minimumNumberOfTouches = $1.whole; return $0.minimumNumberOfTouches }
    list.run("setTranslation(_:in:)", .all) { $0.setTranslation($1.point, in: nil) }
    return list.cases
  }

  private static func ofUIPinchGestureRecognizer() -> [SweepCase] {
    var list = SweepMembers<UIPinchGestureRecognizer>(of: "UIPinchGestureRecognizer")
    list.subject("UIPinchGestureRecognizer") { UIPinchGestureRecognizer(target: nil, action: nil) }
    list.keep("scale", .one) { $0.scale = $1.cgFloat; return $0.scale }
    return list.cases
  }

  private static func ofUIPointerAccessoryPosition() -> [SweepCase] {
    var list = SweepMembers<UIPointerAccessory.Position>(of: "UIPointerAccessory.Position")
    list.run("angle", .one) { $0.angle = $1.cgFloat }
    list.run("offset", .all) { $0.offset = $1.cgFloat }
    return list.cases
  }

  private static func ofTypeUIPointerAccessoryPosition() -> [SweepCase] {
    var list = SweepCalls(of: "UIPointerAccessory.Position")
    list.take("init(offset:angle:)", .all) { UIPointerAccessory.Position(offset: $0.at(0, of: 2).cgFloat, angle: $0.at(1, of: 2).cgFloat) }
    return list.cases
  }

  private static func ofTypeUIPointerRegion() -> [SweepCase] {
    var list = SweepCalls(of: "UIPointerRegion")
    list.take("init(rect:identifier:)", .all) { UIPointerRegion(rect: $0.rectangle, identifier: nil) }
    return list.cases
  }

  private static func ofUIPopoverBackgroundView() -> [SweepCase] {
    var list = SweepMembers<UIPopoverBackgroundView>(of: "UIPopoverBackgroundView")
    list.subject("UIPopoverBackgroundView") { UIPopoverBackgroundView(frame: CGRect(x: 20, y: 20, width: 200, height: 100)) }
    list.keep("arrowOffset", .one) { $0.arrowOffset = $1.cgFloat; return $0.arrowOffset }
    return list.cases
  }

  private static func ofTypeUIPreviewTarget() -> [SweepCase] {
    var list = SweepCalls(of: "UIPreviewTarget")
    list.take("init(container:center:)", .all) { UIPreviewTarget(container: UIView(), center: $0.point) }
    list.take("init(container:center:transform:)", .all) { UIPreviewTarget(container: UIView(), center: $0.at(0, of: 2).point, transform: $0.at(1, of: 2).transform) }
    return list.cases
  }

  private static func ofUIProgressView() -> [SweepCase] {
    var list = SweepMembers<UIProgressView>(of: "UIProgressView")
    list.subject("UIProgressView") { UIProgressView(frame: CGRect(x: 20, y: 20, width: 200, height: 100)) }
    list.keep("frame", .all) { $0.frame = $1.rectangle; return $0.frame }
    list.keep("progress", .one) { $0.progress = $1.float; return $0.progress }
    list.run("setProgress(_:animated:)", .one) { $0.setProgress($1.float, animated: true) }
    list.take("sizeThatFits(_:)", .all) { $0.sizeThatFits($1.size) }
    return list.cases
  }

  private static func ofTypeUIProgressView() -> [SweepCase] {
    var list = SweepCalls(of: "UIProgressView")
    list.take("init(frame:)", .all) { UIProgressView(frame: $0.rectangle) }
    return list.cases
  }

  private static func ofTypeUIRefreshControl() -> [SweepCase] {
    var list = SweepCalls(of: "UIRefreshControl")
    list.take("init(frame:)", .all) { UIRefreshControl(frame: $0.rectangle) }
    return list.cases
  }

  private static func ofTypeUIRegion() -> [SweepCase] {
    var list = SweepCalls(of: "UIRegion")
    list.take("init(radius:)", .one) { UIRegion(radius: $0.cgFloat) }
    list.take("init(size:)", .all) { UIRegion(size: $0.size) }
    return list.cases
  }

  private static func ofUIResponder() -> [SweepCase] {
    var list = SweepMembers<UIResponder>(of: "UIResponder")
    list.subject("UIAccessibilityElement") { UIAccessibilityElement(accessibilityContainer: UIView()) }
    list.subject("UIActivityIndicatorView") { UIActivityIndicatorView(frame: CGRect(x: 20, y: 20, width: 200, height: 100)) }
    list.subject("UIAlertController") { UIAlertController() }
    list.subject("UIApplication") { UIApplication.shared }
    list.subject("UIButton") { Sweep.button }
    list.subject("UIContentUnavailableView") { UIContentUnavailableView(configuration: .empty()) }
    list.subject("UIControl") { UIControl(frame: CGRect(x: 20, y: 20, width: 200, height: 100)) }
    list.subject("UIImageView") { UIImageView(frame: CGRect(x: 20, y: 20, width: 200, height: 100)) }
    list.subject("UIInputView") { UIInputView(frame: CGRect(x: 20, y: 20, width: 200, height: 100), inputViewStyle: .keyboard) }
    list.subject("UILabel") { Sweep.label }
    list.subject("UIListContentView") { UIListContentView(configuration: .cell()) }
    list.subject("UIPageControl") { UIPageControl(frame: CGRect(x: 20, y: 20, width: 200, height: 100)) }
    list.subject("UIPopoverBackgroundView") { UIPopoverBackgroundView(frame: CGRect(x: 20, y: 20, width: 200, height: 100)) }
    list.subject("UIProgressView") { UIProgressView(frame: CGRect(x: 20, y: 20, width: 200, height: 100)) }
    list.subject("UIRefreshControl") { UIRefreshControl() }
    list.subject("UIScrollView") { Sweep.scrollView }
    list.subject("UISegmentedControl") { UISegmentedControl(frame: CGRect(x: 20, y: 20, width: 200, height: 100)) }
    list.subject("UISlider") { UISlider(frame: CGRect(x: 20, y: 20, width: 200, height: 100)) }
    list.subject("UIStackView") { UIStackView(frame: CGRect(x: 20, y: 20, width: 200, height: 100)) }
    list.subject("UIStepper") { UIStepper(frame: CGRect(x: 20, y: 20, width: 200, height: 100)) }
    list.subject("UISwitch") { UISwitch(frame: CGRect(x: 20, y: 20, width: 200, height: 100)) }
    list.subject("UITableView") { UITableView(frame: CGRect(x: 20, y: 20, width: 200, height: 100)) }
    list.subject("UITableViewCell") { UITableViewCell(frame: CGRect(x: 20, y: 20, width: 200, height: 100)) }
    list.subject("UITableViewController") { UITableViewController() }
    list.subject("UITableViewHeaderFooterView") { UITableViewHeaderFooterView(frame: CGRect(x: 20, y: 20, width: 200, height: 100)) }
    list.subject("UITextField") { Sweep.field }
    list.subject("UITextView") { Sweep.textView }
    list.subject("UIView") { UIView(frame: CGRect(x: 20, y: 20, width: 200, height: 100)) }
    list.subject("UIViewController") { UIViewController() }
    list.subject("UIVisualEffectView") { UIVisualEffectView(frame: CGRect(x: 20, y: 20, width: 200, height: 100)) }
    list.subject("UIWindow") { UIWindow(frame: CGRect(x: 20, y: 20, width: 200, height: 100)) }
    list.keep("accessibilityActivationPoint", .all) { $0.accessibilityActivationPoint = $1.point; return $0.accessibilityActivationPoint }
    list.take("accessibilityElement(at:)", .one) { $0.accessibilityElement(at: $1.whole) }
    list.keep("accessibilityFrame", .all) { $0.accessibilityFrame = $1.rectangle; return $0.accessibilityFrame }
    return list.cases
  }

  private static func ofUIRotationGestureRecognizer() -> [SweepCase] {
    var list = SweepMembers<UIRotationGestureRecognizer>(of: "UIRotationGestureRecognizer")
    list.subject("UIRotationGestureRecognizer") { UIRotationGestureRecognizer(target: nil, action: nil) }
    list.keep("rotation", .one) { $0.rotation = $1.cgFloat; return $0.rotation }
    return list.cases
  }

  private static func ofUIScreen() -> [SweepCase] {
    var list = SweepMembers<UIScreen>(of: "UIScreen")
    list.subject("UIScreen") { UIScreen.main }
    list.keep("brightness", .one) { $0.brightness = $1.cgFloat; return $0.brightness }
    list.take("convert(_:from:)", .all) { $0.convert($1.point, from: UIScreen.main.coordinateSpace) }
    list.take("convert(_:from:)", .all) { $0.convert($1.rectangle, from: UIScreen.main.coordinateSpace) }
    list.take("convert(_:to:)", .all) { $0.convert($1.point, to: UIScreen.main.coordinateSpace) }
    list.take("convert(_:to:)", .all) { $0.convert($1.rectangle, to: UIScreen.main.coordinateSpace) }
    return list.cases
  }

  private static func ofUIScrollView() -> [SweepCase] {
    var list = SweepMembers<UIScrollView>(of: "UIScrollView")
    list.subject("UIScrollView") { Sweep.scrollView }
    list.subject("UITableView") { UITableView(frame: CGRect(x: 20, y: 20, width: 200, height: 100)) }
    list.subject("UITextView") { Sweep.textView }
    list.keep("bounds", .all) { $0.bounds = $1.rectangle; return $0.bounds }
    list.keep("contentAlignmentPoint", .all) { $0.contentAlignmentPoint = $1.point; return $0.contentAlignmentPoint }
    list.keep("contentInset", .all) { $0.contentInset = $1.insets; return $0.contentInset }
    list.keep("contentOffset", .all) { $0.contentOffset = $1.point; return $0.contentOffset }
    list.keep("contentSize", .all) { $0.contentSize = $1.size; return $0.contentSize }
    list.keep("frame", .all) { $0.frame = $1.rectangle; return $0.frame }
    list.keep("horizontalScrollIndicatorInsets", .all) { $0.horizontalScrollIndicatorInsets = $1.insets; return $0.horizontalScrollIndicatorInsets }
    list.keep("maximumZoomScale", .one) { $0.maximumZoomScale = $1.cgFloat; return $0.maximumZoomScale }
    list.keep("minimumZoomScale", .one) { $0.minimumZoomScale = $1.cgFloat; return $0.minimumZoomScale }
    list.keep("scrollIndicatorInsets", .all) { $0.scrollIndicatorInsets = $1.insets; return $0.scrollIndicatorInsets }
    list.run("scrollRectToVisible(_:animated:)", .all) { $0.scrollRectToVisible($1.rectangle, animated: true) }
    list.run("setContentOffset(_:animated:)", .all) { $0.setContentOffset($1.point, animated: true) }
    list.run("setZoomScale(_:animated:)", .one) { $0.setZoomScale($1.cgFloat, animated: true) }
    list.keep("verticalScrollIndicatorInsets", .all) { $0.verticalScrollIndicatorInsets = $1.insets; return $0.verticalScrollIndicatorInsets }
    list.run("zoom(to:animated:)", .all) { $0.zoom(to: $1.rectangle, animated: true) }
    list.keep("zoomScale", .one) { $0.zoomScale = $1.cgFloat; return $0.zoomScale }
    return list.cases
  }

  private static func ofTypeUIScrollView() -> [SweepCase] {
    var list = SweepCalls(of: "UIScrollView")
    list.take("init(frame:)", .all) { UIScrollView(frame: $0.rectangle) }
    return list.cases
  }

  private static func ofUISegmentedControl() -> [SweepCase] {
    var list = SweepMembers<UISegmentedControl>(of: "UISegmentedControl")
    list.subject("UISegmentedControl") { UISegmentedControl(frame: CGRect(x: 20, y: 20, width: 200, height: 100)) }
    list.take("actionForSegment(at:)", .one) { $0.actionForSegment(at: $1.whole) }
    list.take("contentOffsetForSegment(at:)", .one) { $0.contentOffsetForSegment(at: $1.whole) }
    list.take("imageForSegment(at:)", .one) { $0.imageForSegment(at: $1.whole) }
    list.run("insertSegment(with:at:animated:)", .one) { $0.insertSegment(with: nil, at: $1.whole, animated: true) }
    list.run("insertSegment(withTitle:at:animated:)", .one) { $0.insertSegment(withTitle: nil, at: $1.whole, animated: true) }
    list.take("isEnabledForSegment(at:)", .one) { $0.isEnabledForSegment(at: $1.whole) }
    list.run("removeSegment(at:animated:)", .one) { $0.removeSegment(at: $1.whole, animated: true) }
    list.keep("selectedSegmentIndex", .one) { $0.selectedSegmentIndex = $1.whole; return $0.selectedSegmentIndex }
    list.run("setContentOffset(_:forSegmentAt:)", .all) { $0.setContentOffset($1.at(0, of: 2).size, forSegmentAt: $1.at(1, of: 2).whole) }
    list.run("setEnabled(_:forSegmentAt:)", .one) { $0.setEnabled(true, forSegmentAt: $1.whole) }
    list.run("setImage(_:forSegmentAt:)", .one) { $0.setImage(nil, forSegmentAt: $1.whole) }
    list.run("setTitle(_:forSegmentAt:)", .one) { $0.setTitle(nil, forSegmentAt: $1.whole) }
    list.run("setWidth(_:forSegmentAt:)", .all) { $0.setWidth($1.at(0, of: 2).cgFloat, forSegmentAt: $1.at(1, of: 2).whole) }
    list.take("sizeThatFits(_:)", .all) { $0.sizeThatFits($1.size) }
    list.take("titleForSegment(at:)", .one) { $0.titleForSegment(at: $1.whole) }
    list.take("widthForSegment(at:)", .one) { $0.widthForSegment(at: $1.whole) }
    return list.cases
  }

  private static func ofTypeUISegmentedControl() -> [SweepCase] {
    var list = SweepCalls(of: "UISegmentedControl")
    list.take("init(frame:)", .all) { UISegmentedControl(frame: $0.rectangle) }
    return list.cases
  }

  private static func ofUIShadowProperties() -> [SweepCase] {
    var list = SweepMembers<UIShadowProperties>(of: "UIShadowProperties")
    list.run("offset", .all) { $0.offset = $1.size }
    list.run("opacity", .one) { $0.opacity = $1.cgFloat }
    list.run("radius", .one) { $0.radius = $1.cgFloat }
    return list.cases
  }

  private static func ofUISlider() -> [SweepCase] {
    var list = SweepMembers<UISlider>(of: "UISlider")
    list.subject("UISlider") { UISlider(frame: CGRect(x: 20, y: 20, width: 200, height: 100)) }
    list.keep("maximumValue", .one) { $0.maximumValue = $1.float; return $0.maximumValue }
    list.take("maximumValueImageRect(forBounds:)", .all) { $0.maximumValueImageRect(forBounds: $1.rectangle) }
    list.keep("minimumValue", .one) { $0.minimumValue = $1.float; return $0.minimumValue }
    list.take("minimumValueImageRect(forBounds:)", .all) { $0.minimumValueImageRect(forBounds: $1.rectangle) }
    list.run("setValue(_:animated:)", .one) { $0.setValue($1.float, animated: true) }
    list.take("sizeThatFits(_:)", .all) { $0.sizeThatFits($1.size) }
    list.take("thumbRect(forBounds:trackRect:value:)", .all) { $0.thumbRect(forBounds: $1.at(0, of: 3).rectangle, trackRect: $1.at(1, of: 3).rectangle, value: $1.at(2, of: 3).float) }
    list.take("trackRect(forBounds:)", .all) { $0.trackRect(forBounds: $1.rectangle) }
    list.keep("value", .one) { $0.value = $1.float; return $0.value }
    return list.cases
  }

  private static func ofTypeUISlider() -> [SweepCase] {
    var list = SweepCalls(of: "UISlider")
    list.take("init(frame:)", .all) { UISlider(frame: $0.rectangle) }
    return list.cases
  }

  private static func ofTypeUISpringTimingParameters() -> [SweepCase] {
    var list = SweepCalls(of: "UISpringTimingParameters")
    list.take("init(dampingRatio:)", .one) { UISpringTimingParameters(dampingRatio: $0.cgFloat) }
    list.take("init(dampingRatio:initialVelocity:)", .all) { UISpringTimingParameters(dampingRatio: $0.at(0, of: 2).cgFloat, initialVelocity: $0.at(1, of: 2).vector) }
    list.take("init(duration:bounce:)", .all) { UISpringTimingParameters(duration: $0.at(0, of: 2).number, bounce: $0.at(1, of: 2).cgFloat) }
    list.take("init(duration:bounce:initialVelocity:)", .all) { UISpringTimingParameters(duration: $0.at(0, of: 3).number, bounce: $0.at(1, of: 3).cgFloat, initialVelocity: $0.at(2, of: 3).vector) }
    list.take("init(mass:stiffness:damping:initialVelocity:)", .all) { UISpringTimingParameters(mass: $0.at(0, of: 4).cgFloat, stiffness: $0.at(1, of: 4).cgFloat, damping: $0.at(2, of: 4).cgFloat, initialVelocity: $0.at(3, of: 4).vector) }
    return list.cases
  }

  private static func ofUIStackView() -> [SweepCase] {
    var list = SweepMembers<UIStackView>(of: "UIStackView")
    list.subject("UIStackView") { UIStackView(frame: CGRect(x: 20, y: 20, width: 200, height: 100)) }
    list.run("insertArrangedSubview(_:at:)", .one) { $0.insertArrangedSubview(UIView(), at: $1.whole) }
    list.run("setCustomSpacing(_:after:)", .one) { $0.setCustomSpacing($1.cgFloat, after: UIView()) }
    list.keep("spacing", .one) { $0.spacing = $1.cgFloat; return $0.spacing }
    return list.cases
  }

  private static func ofTypeUIStackView() -> [SweepCase] {
    var list = SweepCalls(of: "UIStackView")
    list.take("init(frame:)", .all) { UIStackView(frame: $0.rectangle) }
    return list.cases
  }

  private static func ofUIStepper() -> [SweepCase] {
    var list = SweepMembers<UIStepper>(of: "UIStepper")
    list.subject("UIStepper") { UIStepper(frame: CGRect(x: 20, y: 20, width: 200, height: 100)) }
    list.keep("frame", .all) { $0.frame = $1.rectangle; return $0.frame }
    list.keep("maximumValue", .one) { $0.maximumValue = $1.number; return $0.maximumValue }
    list.keep("minimumValue", .one) { $0.minimumValue = $1.number; return $0.minimumValue }
    list.take("sizeThatFits(_:)", .all) { $0.sizeThatFits($1.size) }
    list.keep("stepValue", .one) { $0.stepValue = $1.number; return $0.stepValue }
    list.keep("value", .one) { $0.value = $1.number; return $0.value }
    return list.cases
  }

  private static func ofTypeUIStepper() -> [SweepCase] {
    var list = SweepCalls(of: "UIStepper")
    list.take("init(frame:)", .all) { UIStepper(frame: $0.rectangle) }
    return list.cases
  }

  private static func ofUISwipeGestureRecognizer() -> [SweepCase] {
    var list = SweepMembers<UISwipeGestureRecognizer>(of: "UISwipeGestureRecognizer")
    list.subject("UISwipeGestureRecognizer") { UISwipeGestureRecognizer(target: nil, action: nil) }
    list.keep("numberOfTouchesRequired", .one) { $0.numberOfTouchesRequired = $1.whole; return $0.numberOfTouchesRequired }
    return list.cases
  }

  private static func ofUISwitch() -> [SweepCase] {
    var list = SweepMembers<UISwitch>(of: "UISwitch")
    list.subject("UISwitch") { UISwitch(frame: CGRect(x: 20, y: 20, width: 200, height: 100)) }
    list.keep("frame", .all) { $0.frame = $1.rectangle; return $0.frame }
    list.take("sizeThatFits(_:)", .all) { $0.sizeThatFits($1.size) }
    return list.cases
  }

  private static func ofTypeUISwitch() -> [SweepCase] {
    var list = SweepCalls(of: "UISwitch")
    list.take("init(frame:)", .all) { UISwitch(frame: $0.rectangle) }
    return list.cases
  }

  private static func ofUITableView() -> [SweepCase] {
    var list = SweepMembers<UITableView>(of: "UITableView")
    list.subject("UITableView") { UITableView(frame: CGRect(x: 20, y: 20, width: 200, height: 100)) }
    list.take("accessibilityElement(at:)", .one) { $0.accessibilityElement(at: $1.whole) }
    list.keep("estimatedRowHeight", .one) { $0.estimatedRowHeight = $1.cgFloat; return $0.estimatedRowHeight }
    list.keep("estimatedSectionFooterHeight", .one) { $0.estimatedSectionFooterHeight = $1.cgFloat; return $0.estimatedSectionFooterHeight }
    list.keep("estimatedSectionHeaderHeight", .one) { $0.estimatedSectionHeaderHeight = $1.cgFloat; return $0.estimatedSectionHeaderHeight }
    list.keep("fillerRowHeight", .one) { $0.fillerRowHeight = $1.cgFloat; return $0.fillerRowHeight }
    list.take("focusItems(in:)", .all) { $0.focusItems(in: $1.rectangle) }
    list.take("footerView(forSection:)", .one) { $0.footerView(forSection: $1.whole) }
    list.take("headerView(forSection:)", .one) { $0.headerView(forSection: $1.whole) }
    list.take("indexPathForRow(at:)", .all) { $0.indexPathForRow(at: $1.point) }
    list.take("indexPathsForRows(in:)", .all) { $0.indexPathsForRows(in: $1.rectangle) }
    list.run("moveSection(_:toSection:)", .all) { $0.moveSection($1.at(0, of: 2).whole, toSection: $1.at(1, of: 2).whole) }
    list.take("numberOfRows(inSection:)", .one) { $0.numberOfRows(inSection: $1.whole) }
    list.take("rect(forSection:)", .one) { $0.rect(forSection: $1.whole) }
    list.take("rectForFooter(inSection:)", .one) { $0.rectForFooter(inSection: $1.whole) }
    list.take("rectForHeader(inSection:)", .one) { $0.rectForHeader(inSection: $1.whole) }
    list.keep("rowHeight", .one) { $0.rowHeight = $1.cgFloat; return $0.rowHeight }
    list.keep("sectionFooterHeight", .one) { $0.sectionFooterHeight = $1.cgFloat; return $0.sectionFooterHeight }
    list.keep("sectionHeaderHeight", .one) { $0.sectionHeaderHeight = $1.cgFloat; return $0.sectionHeaderHeight }
    list.keep("sectionHeaderTopPadding", .one) { $0.sectionHeaderTopPadding = $1.cgFloat; return $0.sectionHeaderTopPadding }
    list.keep("sectionIndexMinimumDisplayRowCount", .one) { $0.sectionIndexMinimumDisplayRowCount = $1.whole; return $0.sectionIndexMinimumDisplayRowCount }
    list.keep("separatorInset", .all) { $0.separatorInset = $1.insets; return $0.separatorInset }
    return list.cases
  }

  private static func ofTypeUITableView() -> [SweepCase] {
    var list = SweepCalls(of: "UITableView")
    list.take("init(frame:)", .all) { UITableView(frame: $0.rectangle) }
    return list.cases
  }

  private static func ofUITableViewCell() -> [SweepCase] {
    var list = SweepMembers<UITableViewCell>(of: "UITableViewCell")
    list.subject("UITableViewCell") { UITableViewCell(frame: CGRect(x: 20, y: 20, width: 200, height: 100)) }
    list.keep("indentationLevel", .one) { $0.indentationLevel = $1.whole; return $0.indentationLevel }
    list.keep("indentationWidth", .one) { $0.indentationWidth = $1.cgFloat; return $0.indentationWidth }
    list.keep("separatorInset", .all) { $0.separatorInset = $1.insets; return $0.separatorInset }
    list.take("sizeThatFits(_:)", .all) { $0.sizeThatFits($1.size) }
    return list.cases
  }

  private static func ofTypeUITableViewCell() -> [SweepCase] {
    var list = SweepCalls(of: "UITableViewCell")
    list.take("init(frame:)", .all) { UITableViewCell(frame: $0.rectangle) }
    return list.cases
  }

  private static func ofUITableViewHeaderFooterView() -> [SweepCase] {
    var list = SweepMembers<UITableViewHeaderFooterView>(of: "UITableViewHeaderFooterView")
    list.subject("UITableViewHeaderFooterView") { UITableViewHeaderFooterView(frame: CGRect(x: 20, y: 20, width: 200, height: 100)) }
    list.take("sizeThatFits(_:)", .all) { $0.sizeThatFits($1.size) }
    return list.cases
  }

  private static func ofTypeUITableViewHeaderFooterView() -> [SweepCase] {
    var list = SweepCalls(of: "UITableViewHeaderFooterView")
    list.take("init(frame:)", .all) { UITableViewHeaderFooterView(frame: $0.rectangle) }
    return list.cases
  }

  private static func ofUITapGestureRecognizer() -> [SweepCase] {
    var list = SweepMembers<UITapGestureRecognizer>(of: "UITapGestureRecognizer")
    list.subject("UITapGestureRecognizer") { UITapGestureRecognizer(target: nil, action: nil) }
    list.take("location(ofTouch:in:)", .one) { $0.location(ofTouch: $1.whole, in: nil) }
    list.keep("numberOfTapsRequired", .one) { $0.numberOfTapsRequired = $1.whole; return $0.numberOfTapsRequired }
    list.keep("numberOfTouchesRequired", .one) { $0.numberOfTouchesRequired = $1.whole; return $0.numberOfTouchesRequired }
    return list.cases
  }

  private static func ofUITextDirection() -> [SweepCase] {
    var list = SweepMembers<UITextDirection>(of: "UITextDirection")
    list.run("rawValue", .one) { $0.rawValue = $1.whole }
    return list.cases
  }

  private static func ofUITextField() -> [SweepCase] {
    var list = SweepMembers<UITextField>(of: "UITextField")
    list.subject("UITextField") { Sweep.field }
    list.take("borderRect(forBounds:)", .all) { $0.borderRect(forBounds: $1.rectangle) }
    list.take("characterRange(at:)", .all) { $0.characterRange(at: $1.point) }
    list.take("clearButtonRect(forBounds:)", .all) { $0.clearButtonRect(forBounds: $1.rectangle) }
    list.take("closestPosition(to:)", .all) { $0.closestPosition(to: $1.point) }
    list.take("closestPosition(to:within:)", .all) { $0.closestPosition(to: $1.point, within: $0.wholeRange) }
    list.run("draw(_:)", .all) { $0.draw($1.rectangle) }
    list.run("drawPlaceholder(in:)", .all) { $0.drawPlaceholder(in: $1.rectangle) }
    list.run("drawText(in:)", .all) { $0.drawText(in: $1.rectangle) }
    list.take("editingRect(forBounds:)", .all) { $0.editingRect(forBounds: $1.rectangle) }
    list.take("leftViewRect(forBounds:)", .all) { $0.leftViewRect(forBounds: $1.rectangle) }
    list.keep("minimumFontSize", .one) { $0.minimumFontSize = $1.cgFloat; return $0.minimumFontSize }
    list.take("placeholderRect(forBounds:)", .all) { $0.placeholderRect(forBounds: $1.rectangle) }
    list.take("position(from:in:offset:)", .one) { $0.position(from: $0.beginningOfDocument, in: .left, offset: $1.whole) }
    list.take("position(from:offset:)", .one) { $0.position(from: $0.beginningOfDocument, offset: $1.whole) }
    list.take("position(within:atCharacterOffset:)", .one) { $0.position(within: $0.wholeRange, atCharacterOffset: $1.whole) }
    list.take("rightViewRect(forBounds:)", .all) { $0.rightViewRect(forBounds: $1.rectangle) }
    list.run("setAttributedMarkedText(_:selectedRange:)", .all) { $0.setAttributedMarkedText(nil, selectedRange: $1.range) }
    list.run("setMarkedText(_:selectedRange:)", .all) { $0.setMarkedText(nil, selectedRange: $1.range) }
    list.take("sizeThatFits(_:)", .all) { $0.sizeThatFits($1.size) }
    list.take("textRect(forBounds:)", .all) { $0.textRect(forBounds: $1.rectangle) }
    return list.cases
  }

  private static func ofTypeUITextField() -> [SweepCase] {
    var list = SweepCalls(of: "UITextField")
    list.take("init(frame:)", .all) { UITextField(frame: $0.rectangle) }
    return list.cases
  }

  private static func ofUITextView() -> [SweepCase] {
    var list = SweepMembers<UITextView>(of: "UITextView")
    list.subject("UITextView") { Sweep.textView }
    list.take("characterRange(at:)", .all) { $0.characterRange(at: $1.point) }
    list.take("closestPosition(to:)", .all) { $0.closestPosition(to: $1.point) }
    list.take("closestPosition(to:within:)", .all) { $0.closestPosition(to: $1.point, within: $0.wholeRange) }
    list.take("position(from:in:offset:)", .one) { $0.position(from: $0.beginningOfDocument, in: .left, offset: $1.whole) }
    list.take("position(from:offset:)", .one) { $0.position(from: $0.beginningOfDocument, offset: $1.whole) }
    list.take("position(within:atCharacterOffset:)", .one) { $0.position(within: $0.wholeRange, atCharacterOffset: $1.whole) }
    list.run("scrollRangeToVisible(_:)", .all) { $0.scrollRangeToVisible($1.range) }
    list.keep("selectedRange", .all) { $0.selectedRange = $1.range; return $0.selectedRange }
    list.run("setAttributedMarkedText(_:selectedRange:)", .all) { $0.setAttributedMarkedText(nil, selectedRange: $1.range) }
    list.run("setMarkedText(_:selectedRange:)", .all) { $0.setMarkedText(nil, selectedRange: $1.range) }
    list.take("sizeThatFits(_:)", .all) { $0.sizeThatFits($1.size) }
    list.keep("textContainerInset", .all) { $0.textContainerInset = $1.insets; return $0.textContainerInset }
    return list.cases
  }

  private static func ofTypeUITextView() -> [SweepCase] {
    var list = SweepCalls(of: "UITextView")
    list.take("init(frame:)", .all) { UITextView(frame: $0.rectangle) }
    list.take("init(frame:textContainer:)", .all) { UITextView(frame: $0.rectangle, textContainer: nil) }
    return list.cases
  }

  private static func ofTypeUITraitCollection() -> [SweepCase] {
    var list = SweepCalls(of: "UITraitCollection")
    list.take("init(displayScale:)", .one) { UITraitCollection(displayScale: $0.cgFloat) }
    return list.cases
  }

  private static func ofUIView() -> [SweepCase] {
    var list = SweepMembers<UIView>(of: "UIView")
    list.subject("UIActivityIndicatorView") { UIActivityIndicatorView(frame: CGRect(x: 20, y: 20, width: 200, height: 100)) }
    list.subject("UIButton") { Sweep.button }
    list.subject("UIContentUnavailableView") { UIContentUnavailableView(configuration: .empty()) }
    list.subject("UIControl") { UIControl(frame: CGRect(x: 20, y: 20, width: 200, height: 100)) }
    list.subject("UIImageView") { UIImageView(frame: CGRect(x: 20, y: 20, width: 200, height: 100)) }
    list.subject("UIInputView") { UIInputView(frame: CGRect(x: 20, y: 20, width: 200, height: 100), inputViewStyle: .keyboard) }
    list.subject("UILabel") { Sweep.label }
    list.subject("UIListContentView") { UIListContentView(configuration: .cell()) }
    list.subject("UIPageControl") { UIPageControl(frame: CGRect(x: 20, y: 20, width: 200, height: 100)) }
    list.subject("UIPopoverBackgroundView") { UIPopoverBackgroundView(frame: CGRect(x: 20, y: 20, width: 200, height: 100)) }
    list.subject("UIProgressView") { UIProgressView(frame: CGRect(x: 20, y: 20, width: 200, height: 100)) }
    list.subject("UIRefreshControl") { UIRefreshControl() }
    list.subject("UIScrollView") { Sweep.scrollView }
    list.subject("UISegmentedControl") { UISegmentedControl(frame: CGRect(x: 20, y: 20, width: 200, height: 100)) }
    list.subject("UISlider") { UISlider(frame: CGRect(x: 20, y: 20, width: 200, height: 100)) }
    list.subject("UIStackView") { UIStackView(frame: CGRect(x: 20, y: 20, width: 200, height: 100)) }
    list.subject("UIStepper") { UIStepper(frame: CGRect(x: 20, y: 20, width: 200, height: 100)) }
    list.subject("UISwitch") { UISwitch(frame: CGRect(x: 20, y: 20, width: 200, height: 100)) }
    list.subject("UITableView") { UITableView(frame: CGRect(x: 20, y: 20, width: 200, height: 100)) }
    list.subject("UITableViewCell") { UITableViewCell(frame: CGRect(x: 20, y: 20, width: 200, height: 100)) }
    list.subject("UITableViewHeaderFooterView") { UITableViewHeaderFooterView(frame: CGRect(x: 20, y: 20, width: 200, height: 100)) }
    list.subject("UITextField") { Sweep.field }
    list.subject("UITextView") { Sweep.textView }
    list.subject("UIView") { UIView(frame: CGRect(x: 20, y: 20, width: 200, height: 100)) }
    list.subject("UIVisualEffectView") { UIVisualEffectView(frame: CGRect(x: 20, y: 20, width: 200, height: 100)) }
    list.subject("UIWindow") { UIWindow(frame: CGRect(x: 20, y: 20, width: 200, height: 100)) }
    list.take("alignmentRect(forFrame:)", .all) { $0.alignmentRect(forFrame: $1.rectangle) }
    list.keep("alpha", .one) { $0.alpha = $1.cgFloat; return $0.alpha }
    list.keep("anchorPoint", .all) { $0.anchorPoint = $1.point; return $0.anchorPoint }
    list.keep("bounds", .all) { $0.bounds = $1.rectangle; return $0.bounds }
    list.keep("center", .all) { $0.center = $1.point; return $0.center }
    list.keep("contentScaleFactor", .one) { $0.contentScaleFactor = $1.cgFloat; return $0.contentScaleFactor }
    list.take("convert(_:from:)", .all) { $0.convert($1.point, from: UIScreen.main.coordinateSpace) }
    list.take("convert(_:from:)", .all) { $0.convert($1.point, from: nil) }
    list.take("convert(_:from:)", .all) { $0.convert($1.rectangle, from: UIScreen.main.coordinateSpace) }
    list.take("convert(_:from:)", .all) { $0.convert($1.rectangle, from: nil) }
    list.take("convert(_:to:)", .all) { $0.convert($1.point, to: UIScreen.main.coordinateSpace) }
    list.take("convert(_:to:)", .all) { $0.convert($1.point, to: nil) }
    list.take("convert(_:to:)", .all) { $0.convert($1.rectangle, to: UIScreen.main.coordinateSpace) }
    list.take("convert(_:to:)", .all) { $0.convert($1.rectangle, to: nil) }
    list.keep("directionalLayoutMargins", .all) { $0.directionalLayoutMargins = $1.directionalInsets; return $0.directionalLayoutMargins }
    list.run("draw(_:)", .all) { $0.draw($1.rectangle) }
    list.take("drawHierarchy(in:afterScreenUpdates:)", .all) { $0.drawHierarchy(in: $1.rectangle, afterScreenUpdates: true) }
    list.run("exchangeSubview(at:withSubviewAt:)", .all) { $0.exchangeSubview(at: $1.at(0, of: 2).whole, withSubviewAt: $1.at(1, of: 2).whole) }
    list.take("focusItems(in:)", .all) { $0.focusItems(in: $1.rectangle) }
    list.keep("frame", .all) { $0.frame = $1.rectangle; return $0.frame }
    list.take("frame(forAlignmentRect:)", .all) { $0.frame(forAlignmentRect: $1.rectangle) }
    list.take("hitTest(_:with:)", .all) { $0.hitTest($1.point, with: nil) }
    list.run("insertSubview(_:at:)", .one) { $0.insertSubview(UIView(), at: $1.whole) }
    list.keep("layoutMargins", .all) { $0.layoutMargins = $1.insets; return $0.layoutMargins }
    list.take("point(inside:with:)", .all) { $0.point(inside: $1.point, with: nil) }
    list.take("resizableSnapshotView(from:afterScreenUpdates:withCapInsets:)", .all) { $0.resizableSnapshotView(from: $1.at(0, of: 2).rectangle, afterScreenUpdates: true, withCapInsets: $1.at(1, of: 2).insets) }
    list.run("setNeedsDisplay(_:)", .all) { $0.setNeedsDisplay($1.rectangle) }
    list.take("sizeThatFits(_:)", .all) { $0.sizeThatFits($1.size) }
    list.take("systemLayoutSizeFitting(_:)", .all) { $0.systemLayoutSizeFitting($1.size) }
    list.keep("tag", .one) { $0.tag = $1.whole; return $0.tag }
    list.keep("transform", .all) { $0.transform = $1.transform; return $0.transform }
    list.keep("transform3D", .all) { $0.transform3D = $1.transform3D; return $0.transform3D }
    list.take("viewWithTag(_:)", .one) { $0.viewWithTag($1.whole) }
    return list.cases
  }

  private static func ofTypeUIView() -> [SweepCase] {
    var list = SweepCalls(of: "UIView")
    list.run("addKeyframe(withRelativeStartTime:relativeDuration:animations:)", .all) { UIView.addKeyframe(withRelativeStartTime: $0.at(0, of: 2).number, relativeDuration: $0.at(1, of: 2).number, animations: {}) }
    list.run("animate(springDuration:bounce:initialSpringVelocity:delay:options:animations:completion:)", .all) { UIView.animate(springDuration: $0.at(0, of: 4).number, bounce: $0.at(1, of: 4).cgFloat, initialSpringVelocity: $0.at(2, of: 4).cgFloat, delay: $0.at(3, of: 4).number, options: [], animations: {}, completion: nil) }
    list.run("animate(withDuration:animations:completion:)", .one) { UIView.animate(withDuration: $0.number, animations: {}, completion: nil) }
    list.run("animate(withDuration:delay:options:animations:completion:)", .all) { UIView.animate(withDuration: $0.at(0, of: 2).number, delay: $0.at(1, of: 2).number, options: [], animations: {}, completion: nil) }
    list.run("animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)", .all) { UIView.animate(withDuration: $0.at(0, of: 4).number, delay: $0.at(1, of: 4).number, usingSpringWithDamping: $0.at(2, of: 4).cgFloat, initialSpringVelocity: $0.at(3, of: 4).cgFloat, options: [], animations: {}, completion: nil) }
    list.take("init(frame:)", .all) { UIView(frame: $0.rectangle) }
    list.run("modifyAnimations(withRepeatCount:autoreverses:animations:)", .one) { UIView.modifyAnimations(withRepeatCount: $0.cgFloat, autoreverses: true, animations: {}) }
    list.run("setAnimationDelay(_:)", .one) { UIView.setAnimationDelay($0.number) }
    list.run("setAnimationDuration(_:)", .one) { UIView.setAnimationDuration($0.number) }
    list.run("setAnimationRepeatCount(_:)", .one) { UIView.setAnimationRepeatCount($0.float) }
    list.run("transition(from:to:duration:options:completion:)", .one) { UIView.transition(from: UIView(), to: UIView(), duration: $0.number, options: [], completion: nil) }
    list.run("transition(with:duration:options:animations:completion:)", .one) { UIView.transition(with: UIView(), duration: $0.number, options: [], animations: nil, completion: nil) }
    return list.cases
  }

  private static func ofUIViewController() -> [SweepCase] {
    var list = SweepMembers<UIViewController>(of: "UIViewController")
    list.subject("UIAlertController") { UIAlertController() }
    list.subject("UITableViewController") { UITableViewController() }
    list.subject("UIViewController") { UIViewController() }
    list.keep("additionalSafeAreaInsets", .all) { $0.additionalSafeAreaInsets = $1.insets; return $0.additionalSafeAreaInsets }
    list.keep("preferredContentSize", .all) { $0.preferredContentSize = $1.size; return $0.preferredContentSize }
    return list.cases
  }

  private static func ofUIViewPropertyAnimator() -> [SweepCase] {
    var list = SweepMembers<UIViewPropertyAnimator>(of: "UIViewPropertyAnimator")
    list.subject("UIViewPropertyAnimator") { UIViewPropertyAnimator(duration: 1, curve: .linear) }
    list.run("addAnimations(_:delayFactor:)", .one) { $0.addAnimations({}, delayFactor: $1.cgFloat) }
    list.run("continueAnimation(withTimingParameters:durationFactor:)", .one) { $0.continueAnimation(withTimingParameters: nil, durationFactor: $1.cgFloat) }
    list.keep("fractionComplete", .one) { $0.fractionComplete = $1.cgFloat; return $0.fractionComplete }
    list.run("startAnimation(afterDelay:)", .one) { $0.startAnimation(afterDelay: $1.number) }
    return list.cases
  }

  private static func ofTypeUIViewPropertyAnimator() -> [SweepCase] {
    var list = SweepCalls(of: "UIViewPropertyAnimator")
    list.take("init(duration:controlPoint1:controlPoint2:animations:)", .all) { UIViewPropertyAnimator(duration: $0.at(0, of: 3).number, controlPoint1: $0.at(1, of: 3).point, controlPoint2: $0.at(2, of: 3).point, animations: nil) }
    list.take("init(duration:curve:animations:)", .one) { UIViewPropertyAnimator(duration: $0.number, curve: .easeInOut, animations: nil) }
    list.take("init(duration:dampingRatio:animations:)", .all) { UIViewPropertyAnimator(duration: $0.at(0, of: 2).number, dampingRatio: $0.at(1, of: 2).cgFloat, animations: nil) }
    list.take("init(duration:timingParameters:)", .one) { UIViewPropertyAnimator(duration: $0.number, timingParameters: UICubicTimingParameters(animationCurve: .linear)) }
    list.take("runningPropertyAnimator(withDuration:delay:options:animations:completion:)", .all) { UIViewPropertyAnimator.runningPropertyAnimator(withDuration: $0.at(0, of: 2).number, delay: $0.at(1, of: 2).number, options: [], animations: {}, completion: nil) }
    return list.cases
  }

  private static func ofTypeUIVisualEffectView() -> [SweepCase] {
    var list = SweepCalls(of: "UIVisualEffectView")
    list.take("init(frame:)", .all) { UIVisualEffectView(frame: $0.rectangle) }
    return list.cases
  }

  private static func ofUIWindow() -> [SweepCase] {
    var list = SweepMembers<UIWindow>(of: "UIWindow")
    list.subject("UIWindow") { UIWindow(frame: CGRect(x: 20, y: 20, width: 200, height: 100)) }
    list.take("convert(_:from:)", .all) { $0.convert($1.point, from: nil) }
    list.take("convert(_:from:)", .all) { $0.convert($1.rectangle, from: nil) }
    list.take("convert(_:to:)", .all) { $0.convert($1.point, to: nil) }
    list.take("convert(_:to:)", .all) { $0.convert($1.rectangle, to: nil) }
    return list.cases
  }

  private static func ofTypeUIWindow() -> [SweepCase] {
    var list = SweepCalls(of: "UIWindow")
    list.take("init(frame:)", .all) { UIWindow(frame: $0.rectangle) }
    return list.cases
  }

  private static func ofUIWindowLevel() -> [SweepCase] {
    var list = SweepMembers<UIWindow.Level>(of: "UIWindow.Level")
    list.run("rawValue", .one) { $0.rawValue = $1.cgFloat }
    return list.cases
  }

  private static func ofTypeUIWindowLevel() -> [SweepCase] {
    var list = SweepCalls(of: "UIWindow.Level")
    list.take("init(_:)", .one) { UIWindow.Level($0.cgFloat) }
    return list.cases
  }

  private static func ofUndoManager() -> [SweepCase] {
    var list = SweepMembers<UndoManager>(of: "UndoManager")
    list.subject("UndoManager") { UndoManager() }
    list.keep("levelsOfUndo", .one) { $0.levelsOfUndo = $1.whole; return $0.levelsOfUndo }
    return list.cases
  }
}

// Not swept:
// CADisplayLink.frameInterval: no CADisplayLink can be made
// CADisplayLink.preferredFramesPerSecond: no CADisplayLink can be made
// CAMediaTimingFunction.getControlPoint(at:values:): takes UnsafeMutablePointer<Float>
// CGContext.drawLinearGradient(_:start:end:options:): takes CGGradient
// CGContext.drawRadialGradient(_:startCenter:startRadius:endCenter:endRadius:options:): takes CGGradient
// CGContext.init(data:width:height:bitsPerComponent:bytesPerRow:space:bitmapInfo:): takes CGColorSpace
// CGContext.pathContains(_:mode:): takes CGPathDrawingMode
// CGGradient.init(colorSpace:colorComponents:locations:count:): takes CGColorSpace
// CGImage.cropping(to:): no CGImage can be made
// CGImage.init(width:height:bitsPerComponent:bitsPerPixel:bytesPerRow:space:bitmapInfo:provider:decode:shouldInterpolate:intent:): takes CGColorSpace
// CGPath.copy(strokingWithWidth:lineCap:lineJoin:miterLimit:transform:): takes CGLineCap
// CIColor.init(red:green:blue:alpha:colorSpace:): takes CGColorSpace
// IndexPath.item: no IndexPath can be made
// IndexPath.row: no IndexPath can be made
// IndexPath.section: no IndexPath can be made
// NSAttributedString.boundingRect(with:options:context:): takes NSStringDrawingOptions
// NSAttributedString.draw(at:): no NSAttributedString can be made
// NSAttributedString.draw(in:): no NSAttributedString can be made
// NSAttributedString.draw(with:options:context:): takes NSStringDrawingOptions
// NSHashTable.init(options:capacity:): takes NSPointerFunctions.Options
// NSHashTable.init(pointerFunctions:capacity:): takes NSPointerFunctions
// NSLayoutAnchor.constraint(equalTo:constant:): takes NSLayoutAnchor<AnchorType>
// NSLayoutAnchor.constraint(equalTo:constant:file:line:): takes NSLayoutAnchor<AnchorType>
// NSLayoutAnchor.constraint(greaterThanOrEqualTo:constant:): takes NSLayoutAnchor<AnchorType>
// NSLayoutAnchor.constraint(greaterThanOrEqualTo:constant:file:line:): takes NSLayoutAnchor<AnchorType>
// NSLayoutAnchor.constraint(lessThanOrEqualTo:constant:): takes NSLayoutAnchor<AnchorType>
// NSLayoutAnchor.constraint(lessThanOrEqualTo:constant:file:line:): takes NSLayoutAnchor<AnchorType>
// NSLayoutConstraint.constant: no NSLayoutConstraint can be made
// NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:file:line:): takes NSLayoutConstraint.FormatOptions
// NSLayoutConstraint.init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:file:line:): takes NSLayoutConstraint.Attribute
// NSLayoutDimension.constraint(equalTo:multiplier:): takes NSLayoutDimension
// NSLayoutDimension.constraint(equalTo:multiplier:constant:): takes NSLayoutDimension
// NSLayoutDimension.constraint(equalTo:multiplier:constant:file:line:): takes NSLayoutDimension
// NSLayoutDimension.constraint(equalToConstant:): no NSLayoutDimension can be made
// NSLayoutDimension.constraint(equalToConstant:file:line:): takes StaticString
// NSLayoutDimension.constraint(greaterThanOrEqualTo:multiplier:): takes NSLayoutDimension
// NSLayoutDimension.constraint(greaterThanOrEqualTo:multiplier:constant:): takes NSLayoutDimension
// NSLayoutDimension.constraint(greaterThanOrEqualTo:multiplier:constant:file:line:): takes NSLayoutDimension
// NSLayoutDimension.constraint(greaterThanOrEqualToConstant:): no NSLayoutDimension can be made
// NSLayoutDimension.constraint(greaterThanOrEqualToConstant:file:line:): takes StaticString
// NSLayoutDimension.constraint(lessThanOrEqualTo:multiplier:): takes NSLayoutDimension
// NSLayoutDimension.constraint(lessThanOrEqualTo:multiplier:constant:): takes NSLayoutDimension
// NSLayoutDimension.constraint(lessThanOrEqualTo:multiplier:constant:file:line:): takes NSLayoutDimension
// NSLayoutDimension.constraint(lessThanOrEqualToConstant:): no NSLayoutDimension can be made
// NSLayoutDimension.constraint(lessThanOrEqualToConstant:file:line:): takes StaticString
// NSLayoutManager.boundingRect(forGlyphRange:in:): takes NSTextContainer
// NSLayoutManager.characterIndex(for:in:fractionOfDistanceBetweenInsertionPoints:): takes NSTextContainer
// NSLayoutManager.characterIndexForGlyph(at:): no NSLayoutManager can be made
// NSLayoutManager.characterRange(forGlyphRange:actualGlyphRange:): no NSLayoutManager can be made
// NSLayoutManager.drawBackground(forGlyphRange:at:): no NSLayoutManager can be made
// NSLayoutManager.drawGlyphs(forGlyphRange:at:): no NSLayoutManager can be made
// NSLayoutManager.ensureGlyphs(forCharacterRange:): no NSLayoutManager can be made
// NSLayoutManager.ensureLayout(forBoundingRect:in:): takes NSTextContainer
// NSLayoutManager.ensureLayout(forCharacterRange:): no NSLayoutManager can be made
// NSLayoutManager.ensureLayout(forGlyphRange:): no NSLayoutManager can be made
// NSLayoutManager.enumerateEnclosingRects(forGlyphRange:withinSelectedGlyphRange:in:using:): takes NSTextContainer
// NSLayoutManager.enumerateLineFragments(forGlyphRange:using:): takes (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
// NSLayoutManager.fractionOfDistanceThroughGlyph(for:in:): takes NSTextContainer
// NSLayoutManager.glyphIndex(for:in:): takes NSTextContainer
// NSLayoutManager.glyphIndex(for:in:fractionOfDistanceThroughGlyph:): takes NSTextContainer
// NSLayoutManager.glyphIndexForCharacter(at:): no NSLayoutManager can be made
// NSLayoutManager.glyphRange(forBoundingRect:in:): takes NSTextContainer
// NSLayoutManager.glyphRange(forCharacterRange:actualCharacterRange:): no NSLayoutManager can be made
// NSLayoutManager.insertTextContainer(_:at:): takes NSTextContainer
// NSLayoutManager.invalidateDisplay(forCharacterRange:): no NSLayoutManager can be made
// NSLayoutManager.invalidateDisplay(forGlyphRange:): no NSLayoutManager can be made
// NSLayoutManager.invalidateGlyphs(forCharacterRange:changeInLength:actualCharacterRange:): no NSLayoutManager can be made
// NSLayoutManager.invalidateLayout(forCharacterRange:actualCharacterRange:): no NSLayoutManager can be made
// NSLayoutManager.isValidGlyphIndex(_:): no NSLayoutManager can be made
// NSLayoutManager.lineFragmentRect(forGlyphAt:effectiveRange:): no NSLayoutManager can be made
// NSLayoutManager.lineFragmentUsedRect(forGlyphAt:effectiveRange:): no NSLayoutManager can be made
// NSLayoutManager.location(forGlyphAt:): no NSLayoutManager can be made
// NSLayoutManager.processEditing(for:edited:range:changeInLength:invalidatedRange:): takes NSTextStorage
// NSLayoutManager.removeTextContainer(at:): no NSLayoutManager can be made
// NSLayoutManager.textContainer(forGlyphAt:effectiveRange:): no NSLayoutManager can be made
// NSLayoutXAxisAnchor.constraint(equalToSystemSpacingAfter:multiplier:): takes NSLayoutXAxisAnchor
// NSLayoutXAxisAnchor.constraint(equalToSystemSpacingAfter:multiplier:file:line:): takes NSLayoutXAxisAnchor
// NSLayoutXAxisAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter:multiplier:): takes NSLayoutXAxisAnchor
// NSLayoutXAxisAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter:multiplier:file:line:): takes NSLayoutXAxisAnchor
// NSLayoutXAxisAnchor.constraint(lessThanOrEqualToSystemSpacingAfter:multiplier:): takes NSLayoutXAxisAnchor
// NSLayoutXAxisAnchor.constraint(lessThanOrEqualToSystemSpacingAfter:multiplier:file:line:): takes NSLayoutXAxisAnchor
// NSLayoutYAxisAnchor.constraint(equalToSystemSpacingBelow:multiplier:): takes NSLayoutYAxisAnchor
// NSLayoutYAxisAnchor.constraint(equalToSystemSpacingBelow:multiplier:file:line:): takes NSLayoutYAxisAnchor
// NSLayoutYAxisAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow:multiplier:): takes NSLayoutYAxisAnchor
// NSLayoutYAxisAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow:multiplier:file:line:): takes NSLayoutYAxisAnchor
// NSLayoutYAxisAnchor.constraint(lessThanOrEqualToSystemSpacingBelow:multiplier:): takes NSLayoutYAxisAnchor
// NSLayoutYAxisAnchor.constraint(lessThanOrEqualToSystemSpacingBelow:multiplier:file:line:): takes NSLayoutYAxisAnchor
// NSMapTable.init(keyOptions:valueOptions:capacity:): takes NSPointerFunctions.Options
// NSMapTable.init(keyPointerFunctions:valuePointerFunctions:capacity:): takes NSPointerFunctions
// NSMutableParagraphStyle.firstLineHeadIndent: no NSMutableParagraphStyle can be made
// NSMutableParagraphStyle.headIndent: no NSMutableParagraphStyle can be made
// NSMutableParagraphStyle.hyphenationFactor: no NSMutableParagraphStyle can be made
// NSMutableParagraphStyle.lineHeightMultiple: no NSMutableParagraphStyle can be made
// NSMutableParagraphStyle.lineSpacing: no NSMutableParagraphStyle can be made
// NSMutableParagraphStyle.maximumLineHeight: no NSMutableParagraphStyle can be made
// NSMutableParagraphStyle.minimumLineHeight: no NSMutableParagraphStyle can be made
// NSMutableParagraphStyle.paragraphSpacing: no NSMutableParagraphStyle can be made
// NSMutableParagraphStyle.paragraphSpacingBefore: no NSMutableParagraphStyle can be made
// NSMutableParagraphStyle.tailIndent: no NSMutableParagraphStyle can be made
// NSObject.perform(_:with:afterDelay:inModes:): takes [RunLoop.Mode]
// NSPointerArray.count: no NSPointerArray can be made
// NSPointerArray.insertPointer(_:at:): no NSPointerArray can be made
// NSPointerArray.pointer(at:): no NSPointerArray can be made
// NSPointerArray.removePointer(at:): no NSPointerArray can be made
// NSPointerArray.replacePointer(at:withPointer:): no NSPointerArray can be made
// NSShadow.shadowBlurRadius: no NSShadow can be made
// NSShadow.shadowOffset: no NSShadow can be made
// NSString.boundingRect(with:options:attributes:context:): takes NSStringDrawingOptions
// NSString.draw(at:withAttributes:): no NSString can be made
// NSString.draw(in:withAttributes:): no NSString can be made
// NSString.draw(with:options:attributes:context:): takes NSStringDrawingOptions
// NSStringDrawingContext.minimumScaleFactor: no NSStringDrawingContext can be made
// NSTextAttachment.attachmentBounds(for:proposedLineFragment:glyphPosition:characterIndex:): no NSTextAttachment can be made
// NSTextAttachment.bounds: no NSTextAttachment can be made
// NSTextAttachment.image(forBounds:textContainer:characterIndex:): no NSTextAttachment can be made
// NSTextAttachment.lineLayoutPadding: no NSTextAttachment can be made
// NSTextContainer.lineFragmentPadding: no NSTextContainer can be made
// NSTextContainer.maximumNumberOfLines: no NSTextContainer can be made
// NSTextContainer.size: no NSTextContainer can be made
// NSTextStorage.addAttribute(_:value:range:): takes NSAttributedString.Key
// NSTextStorage.addAttributes(_:range:): takes [NSAttributedString.Key : Any]
// NSTextStorage.attribute(_:at:effectiveRange:): takes NSAttributedString.Key
// NSTextStorage.attributes(at:effectiveRange:): no NSTextStorage can be made
// NSTextStorage.deleteCharacters(in:): no NSTextStorage can be made
// NSTextStorage.edited(_:range:changeInLength:): takes NSTextStorage.EditActions
// NSTextStorage.ensureAttributesAreFixed(in:): no NSTextStorage can be made
// NSTextStorage.fixAttributes(in:): no NSTextStorage can be made
// NSTextStorage.insert(_:at:): takes NSAttributedString
// NSTextStorage.invalidateAttributes(in:): no NSTextStorage can be made
// NSTextStorage.removeAttribute(_:range:): takes NSAttributedString.Key
// NSTextStorage.replaceCharacters(in:with:): no NSTextStorage can be made
// NSTextStorage.replaceCharacters(in:with:): takes NSAttributedString
// NSTextStorage.setAttributes(_:range:): no NSTextStorage can be made
// ObjectiveCObject.perform(_:with:afterDelay:): no ObjectiveCObject can be made
// ObjectiveCObject.perform(_:with:afterDelay:inModes:): takes [RunLoop.Mode]
// String.LocalizationValue.StringInterpolation.appendInterpolation(_:): no String.LocalizationValue.StringInterpolation can be made
// String.boundingRect(with:options:attributes:context:): takes NSStringDrawingOptions
// String.draw(at:withAttributes:): no String can be made
// String.draw(in:withAttributes:): no String can be made
// String.draw(with:options:attributes:context:): takes NSStringDrawingOptions
// UIAttachmentBehavior.anchorPoint: no UIAttachmentBehavior can be made
// UIAttachmentBehavior.damping: no UIAttachmentBehavior can be made
// UIAttachmentBehavior.fixedAttachment(with:attachedTo:attachmentAnchor:): takes any UIDynamicItem
// UIAttachmentBehavior.frequency: no UIAttachmentBehavior can be made
// UIAttachmentBehavior.frictionTorque: no UIAttachmentBehavior can be made
// UIAttachmentBehavior.init(item:attachedToAnchor:): takes any UIDynamicItem
// UIAttachmentBehavior.init(item:offsetFromCenter:attachedTo:offsetFromCenter:): takes any UIDynamicItem
// UIAttachmentBehavior.init(item:offsetFromCenter:attachedToAnchor:): takes any UIDynamicItem
// UIAttachmentBehavior.length: no UIAttachmentBehavior can be made
// UIAttachmentBehavior.limitAttachment(with:offsetFromCenter:attachedTo:offsetFromCenter:): takes any UIDynamicItem
// UIAttachmentBehavior.pinAttachment(with:attachedTo:attachmentAnchor:): takes any UIDynamicItem
// UIAttachmentBehavior.slidingAttachment(with:attachedTo:attachmentAnchor:axisOfTranslation:): takes any UIDynamicItem
// UIAttachmentBehavior.slidingAttachment(with:attachmentAnchor:axisOfTranslation:): takes any UIDynamicItem
// UIBezierPath.fill(with:alpha:): takes CGBlendMode
// UIBezierPath.stroke(with:alpha:): takes CGBlendMode
// UIButton.contextMenuInteraction(_:configurationForMenuAtLocation:): takes UIContextMenuInteraction
// UICanvasFeedbackGenerator.alignmentOccurred(at:): no UICanvasFeedbackGenerator can be made
// UICanvasFeedbackGenerator.pathCompleted(at:): no UICanvasFeedbackGenerator can be made
// UICollisionBehavior.addBoundary(withIdentifier:from:to:): takes any NSCopying
// UICollisionBehavior.setTranslatesReferenceBoundsIntoBoundary(with:): no UICollisionBehavior can be made
// UIControl.contextMenuInteraction(_:configurationForMenuAtLocation:): takes UIContextMenuInteraction
// UIDynamicAnimator.items(in:): no UIDynamicAnimator can be made
// UIDynamicItemBehavior.addAngularVelocity(_:for:): takes any UIDynamicItem
// UIDynamicItemBehavior.addLinearVelocity(_:for:): takes any UIDynamicItem
// UIDynamicItemBehavior.angularResistance: no UIDynamicItemBehavior can be made
// UIDynamicItemBehavior.charge: no UIDynamicItemBehavior can be made
// UIDynamicItemBehavior.density: no UIDynamicItemBehavior can be made
// UIDynamicItemBehavior.elasticity: no UIDynamicItemBehavior can be made
// UIDynamicItemBehavior.friction: no UIDynamicItemBehavior can be made
// UIDynamicItemBehavior.resistance: no UIDynamicItemBehavior can be made
// UIDynamicItemGroup.center: no UIDynamicItemGroup can be made
// UIDynamicItemGroup.transform: no UIDynamicItemGroup can be made
// UIFieldBehavior.direction: no UIFieldBehavior can be made
// UIFieldBehavior.falloff: no UIFieldBehavior can be made
// UIFieldBehavior.minimumRadius: no UIFieldBehavior can be made
// UIFieldBehavior.position: no UIFieldBehavior can be made
// UIFieldBehavior.strength: no UIFieldBehavior can be made
// UIFont.init(descriptor:size:): takes UIFontDescriptor
// UIFontDescriptor.withSize(_:): no UIFontDescriptor can be made
// UIFontMetrics.scaledFont(for:maximumPointSize:): takes UIFont
// UIFontMetrics.scaledFont(for:maximumPointSize:compatibleWith:): takes UIFont
// UIFontMetrics.scaledValue(for:): no UIFontMetrics can be made
// UIFontMetrics.scaledValue(for:compatibleWith:): no UIFontMetrics can be made
// UIGraphicsImageRenderer.init(bounds:format:): takes UIGraphicsImageRendererFormat
// UIGraphicsImageRenderer.init(size:format:): takes UIGraphicsImageRendererFormat
// UIGraphicsImageRenderer.jpegData(withCompressionQuality:actions:): takes (UIGraphicsImageRendererContext) -> Void
// UIGraphicsImageRendererFormat.scale: no UIGraphicsImageRendererFormat can be made
// UIGraphicsPDFRenderer.init(bounds:format:): takes UIGraphicsPDFRendererFormat
// UIGraphicsPDFRendererContext.beginPage(withBounds:pageInfo:): takes [String : Any]
// UIGraphicsRenderer.init(bounds:format:): takes UIGraphicsRendererFormat
// UIGraphicsRendererContext.clip(to:): no UIGraphicsRendererContext can be made
// UIGraphicsRendererContext.fill(_:): no UIGraphicsRendererContext can be made
// UIGraphicsRendererContext.fill(_:blendMode:): takes CGBlendMode
// UIGraphicsRendererContext.stroke(_:): no UIGraphicsRendererContext can be made
// UIGraphicsRendererContext.stroke(_:blendMode:): takes CGBlendMode
// UIGravityBehavior.angle: no UIGravityBehavior can be made
// UIGravityBehavior.gravityDirection: no UIGravityBehavior can be made
// UIGravityBehavior.magnitude: no UIGravityBehavior can be made
// UIGravityBehavior.setAngle(_:magnitude:): no UIGravityBehavior can be made
// UIImage.SymbolConfiguration.init(pointSize:weight:): takes UIImage.SymbolWeight
// UIImage.SymbolConfiguration.init(pointSize:weight:scale:): takes UIImage.SymbolWeight
// UIImage.animatedImage(with:duration:): takes [UIImage]
// UIImage.draw(at:blendMode:alpha:): takes CGBlendMode
// UIImage.draw(in:blendMode:alpha:): takes CGBlendMode
// UIImpactFeedbackGenerator.impactOccurred(at:): no UIImpactFeedbackGenerator can be made
// UIImpactFeedbackGenerator.impactOccurred(intensity:): no UIImpactFeedbackGenerator can be made
// UIImpactFeedbackGenerator.impactOccurred(intensity:at:): no UIImpactFeedbackGenerator can be made
// UILocalizedIndexedCollation.section(forSectionIndexTitle:): no UILocalizedIndexedCollation can be made
// UINotificationFeedbackGenerator.notificationOccurred(_:at:): takes UINotificationFeedbackGenerator.FeedbackType
// UIPageControlProgress.currentProgress: no UIPageControlProgress can be made
// UIPageControlTimerProgress.duration(forPage:): no UIPageControlTimerProgress can be made
// UIPageControlTimerProgress.preferredDuration: no UIPageControlTimerProgress can be made
// UIPageControlTimerProgress.setDuration(_:forPage:): no UIPageControlTimerProgress can be made
// UIPercentDrivenInteractiveTransition.completionSpeed: no UIPercentDrivenInteractiveTransition can be made
// UIPercentDrivenInteractiveTransition.update(_:): no UIPercentDrivenInteractiveTransition can be made
// UIPopoverPresentationController.popoverLayoutMargins: no UIPopoverPresentationController can be made
// UIPopoverPresentationController.sourceRect: no UIPopoverPresentationController can be made
// UIPresentationController.size(forChildContentContainer:withParentContainerSize:): takes any UIContentContainer
// UIPresentationController.viewWillTransition(to:with:): takes any UIViewControllerTransitionCoordinator
// UIPushBehavior.angle: no UIPushBehavior can be made
// UIPushBehavior.magnitude: no UIPushBehavior can be made
// UIPushBehavior.pushDirection: no UIPushBehavior can be made
// UIPushBehavior.setAngle(_:magnitude:): no UIPushBehavior can be made
// UIPushBehavior.setTargetOffsetFromCenter(_:for:): takes any UIDynamicItem
// UIRectFillUsingBlendMode(_:_:): takes CGBlendMode
// UIRectFrameUsingBlendMode(_:_:): takes CGBlendMode
// UIRegion.contains(_:): no UIRegion can be made
// UISceneSizeRestrictions.maximumSize: no UISceneSizeRestrictions can be made
// UISceneSizeRestrictions.minimumSize: no UISceneSizeRestrictions can be made
// UISegmentedControl.init(frame:actions:): takes [UIAction]
// UISegmentedControl.insertSegment(action:at:animated:): takes UIAction
// UISegmentedControl.setAction(_:forSegmentAt:): takes UIAction
// UISegmentedControl.setContentPositionAdjustment(_:forSegmentType:barMetrics:): takes UISegmentedControl.Segment
// UISelectionFeedbackGenerator.selectionChanged(at:): no UISelectionFeedbackGenerator can be made
// UISheetPresentationController.preferredCornerRadius: no UISheetPresentationController can be made
// UISnapBehavior.damping: no UISnapBehavior can be made
// UISnapBehavior.init(item:snapTo:): takes any UIDynamicItem
// UISnapBehavior.snapPoint: no UISnapBehavior can be made
// UITableView.init(frame:style:): takes UITableView.Style
// UITableViewCell.systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:): takes UILayoutPriority
// UITableViewController.scrollViewDidEndZooming(_:with:atScale:): takes UIScrollView
// UITableViewController.scrollViewWillEndDragging(_:withVelocity:targetContentOffset:): takes UIScrollView
// UITableViewController.tableView(_:contextMenuConfigurationForRowAt:point:): takes UITableView
// UITableViewController.tableView(_:didEndDisplayingFooterView:forSection:): takes UITableView
// UITableViewController.tableView(_:didEndDisplayingHeaderView:forSection:): takes UITableView
// UITableViewController.tableView(_:estimatedHeightForFooterInSection:): takes UITableView
// UITableViewController.tableView(_:estimatedHeightForHeaderInSection:): takes UITableView
// UITableViewController.tableView(_:heightForFooterInSection:): takes UITableView
// UITableViewController.tableView(_:heightForHeaderInSection:): takes UITableView
// UITableViewController.tableView(_:numberOfRowsInSection:): takes UITableView
// UITableViewController.tableView(_:sectionForSectionIndexTitle:at:): takes UITableView
// UITableViewController.tableView(_:titleForFooterInSection:): takes UITableView
// UITableViewController.tableView(_:titleForHeaderInSection:): takes UITableView
// UITableViewController.tableView(_:viewForFooterInSection:): takes UITableView
// UITableViewController.tableView(_:viewForHeaderInSection:): takes UITableView
// UITableViewController.tableView(_:willDisplayFooterView:forSection:): takes UITableView
// UITableViewController.tableView(_:willDisplayHeaderView:forSection:): takes UITableView
// UITableViewDiffableDataSource.sectionIdentifier(for:): no UITableViewDiffableDataSource can be made
// UITableViewDiffableDataSource.tableView(_:numberOfRowsInSection:): takes UITableView
// UITableViewDiffableDataSource.tableView(_:sectionForSectionIndexTitle:at:): takes UITableView
// UITableViewDiffableDataSource.tableView(_:titleForFooterInSection:): takes UITableView
// UITableViewDiffableDataSource.tableView(_:titleForHeaderInSection:): takes UITableView
// UITableViewHeaderFooterView.systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:): takes UILayoutPriority
// UIView.animateKeyframes(withDuration:delay:options:animations:): takes UIView.KeyframeAnimationOptions
// UIView.animateKeyframes(withDuration:delay:options:animations:completion:): takes UIView.KeyframeAnimationOptions
// UIView.systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:): takes UILayoutPriority
// UIViewController.size(forChildContentContainer:withParentContainerSize:): takes any UIContentContainer
// UIViewController.transition(from:to:duration:options:animations:completion:): takes UIViewController
// UIViewController.viewWillTransition(to:with:): takes any UIViewControllerTransitionCoordinator
// UserDefaults.set(_:forKey:): no UserDefaults can be made
