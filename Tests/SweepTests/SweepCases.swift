// swift-format-ignore-file
// Written by Scripts/sweep from the symbol graphs; do not edit.
import CoreMotion
import MediaPlayer
import UIKit

extension Sweep {
  /// Every public property and call that takes a number.
  static func all() -> [SweepCase] {
    [
      ofFunctions(),
      ofCAAnimation(),
      ofCAGradientLayer(),
      ofCAKeyframeAnimation(),
      ofCALayer(),
      ofTypeCAMediaTimingFunction(),
      ofCAShapeLayer(),
      ofCASpringAnimation(),
      ofTypeCASpringAnimation(),
      ofTypeCATransaction(),
      ofTypeCATransform3D(),
      ofCGAffineTransform(),
      ofTypeCGAffineTransform(),
      ofTypeCGAffineTransformComponents(),
      ofTypeCGColor(),
      ofCGContext(),
      ofCGMutablePath(),
      ofCGPath(),
      ofTypeCGPath(),
      ofTypeCGVector(),
      ofTypeCMAcceleration(),
      ofTypeCMMagneticField(),
      ofCMMotionManager(),
      ofTypeCMQuaternion(),
      ofTypeCMRotationMatrix(),
      ofTypeCMRotationRate(),
      ofMPChangePlaybackRateCommand(),
      ofMPRatingCommand(),
      ofMPSkipIntervalCommand(),
      ofTypeNSCoder(),
      ofTypeNSDirectionalEdgeInsets(),
      ofTypeNSValue(),
      ofTimer(),
      ofTypeTimer(),
      ofTypeUIAccessibility(),
      ofUIAccessibilityElement(),
      ofUIBezierPath(),
      ofTypeUIBezierPath(),
      ofUIButton(),
      ofTypeUIButton(),
      ofUIButtonConfiguration(),
      ofUIColor(),
      ofTypeUIColor(),
      ofUIContextMenuConfiguration(),
      ofTypeUIControl(),
      ofTypeUICubicTimingParameters(),
      ofUIEdgeInsets(),
      ofTypeUIEdgeInsets(),
      ofTypeUIEditMenuConfiguration(),
      ofTypeUIEventButtonMask(),
      ofTypeUIFocusGroupPriority(),
      ofTypeUIFocusHaloEffect(),
      ofUIFont(),
      ofTypeUIFont(),
      ofTypeUIFontWeight(),
      ofUIGestureRecognizer(),
      ofUIImage(),
      ofTypeUIImage(),
      ofUIImageView(),
      ofTypeUIImageView(),
      ofUILabel(),
      ofTypeUILabel(),
      ofUILayoutGuide(),
      ofUILongPressGestureRecognizer(),
      ofUIMenuController(),
      ofUIMenuDisplayPreferences(),
      ofTypeUIOffset(),
      ofUIPanGestureRecognizer(),
      ofUIPinchGestureRecognizer(),
      ofTypeUIPreviewTarget(),
      ofTypeUIRefreshControl(),
      ofUIResponder(),
      ofUIRotationGestureRecognizer(),
      ofUIScreen(),
      ofUIScrollView(),
      ofTypeUIScrollView(),
      ofUISlider(),
      ofTypeUISlider(),
      ofTypeUISpringTimingParameters(),
      ofUISwipeGestureRecognizer(),
      ofUISwitch(),
      ofTypeUISwitch(),
      ofUITapGestureRecognizer(),
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
      ofUIWindow(),
      ofTypeUIWindow(),
      ofTypeUIWindowLevel(),
      ofUndoManager(),
    ].flatMap { $0 }
  }

  private static func ofFunctions() -> [SweepCase] {
    var list = SweepCalls(of: "")
    list.take("CATransform3DConcat(_:_:)") { CATransform3DConcat($0.at(0, of: 2).transform3D, $0.at(1, of: 2).transform3D) }
    list.take("CATransform3DEqualToTransform(_:_:)") { CATransform3DEqualToTransform($0.at(0, of: 2).transform3D, $0.at(1, of: 2).transform3D) }
    list.take("CATransform3DGetAffineTransform(_:)") { CATransform3DGetAffineTransform($0.transform3D) }
    list.take("CATransform3DInvert(_:)") { CATransform3DInvert($0.transform3D) }
    list.take("CATransform3DIsAffine(_:)") { CATransform3DIsAffine($0.transform3D) }
    list.take("CATransform3DIsIdentity(_:)") { CATransform3DIsIdentity($0.transform3D) }
    list.take("CATransform3DMakeAffineTransform(_:)") { CATransform3DMakeAffineTransform($0.transform) }
    list.take("CATransform3DMakeRotation(_:_:_:_:)") { CATransform3DMakeRotation($0.at(0, of: 4).cgFloat, $0.at(1, of: 4).cgFloat, $0.at(2, of: 4).cgFloat, $0.at(3, of: 4).cgFloat) }
    list.take("CATransform3DMakeScale(_:_:_:)") { CATransform3DMakeScale($0.at(0, of: 3).cgFloat, $0.at(1, of: 3).cgFloat, $0.at(2, of: 3).cgFloat) }
    list.take("CATransform3DMakeTranslation(_:_:_:)") { CATransform3DMakeTranslation($0.at(0, of: 3).cgFloat, $0.at(1, of: 3).cgFloat, $0.at(2, of: 3).cgFloat) }
    list.take("CATransform3DRotate(_:_:_:_:_:)") { CATransform3DRotate($0.at(0, of: 5).transform3D, $0.at(1, of: 5).cgFloat, $0.at(2, of: 5).cgFloat, $0.at(3, of: 5).cgFloat, $0.at(4, of: 5).cgFloat) }
    list.take("CATransform3DScale(_:_:_:_:)") { CATransform3DScale($0.at(0, of: 4).transform3D, $0.at(1, of: 4).cgFloat, $0.at(2, of: 4).cgFloat, $0.at(3, of: 4).cgFloat) }
    list.take("CATransform3DTranslate(_:_:_:_:)") { CATransform3DTranslate($0.at(0, of: 4).transform3D, $0.at(1, of: 4).cgFloat, $0.at(2, of: 4).cgFloat, $0.at(3, of: 4).cgFloat) }
    list.run("UIRectClip(_:)") { UIRectClip($0.rectangle) }
    list.run("UIRectFill(_:)") { UIRectFill($0.rectangle) }
    list.run("UIRectFrame(_:)") { UIRectFrame($0.rectangle) }
    return list.cases
  }

  private static func ofCAAnimation() -> [SweepCase] {
    var list = SweepMembers<CAAnimation>(of: "CAAnimation")
    list.subject("CAAnimationGroup") { CAAnimationGroup() }
    list.subject("CABasicAnimation") { CABasicAnimation(keyPath: "position.x") }
    list.subject("CAKeyframeAnimation") { CAKeyframeAnimation(keyPath: "position.x") }
    list.subject("CASpringAnimation") { CASpringAnimation(keyPath: "position.x") }
    list.keep("beginTime") { $0.beginTime = $1.number; return $0.beginTime }
    list.keep("duration") { $0.duration = $1.number; return $0.duration }
    list.keep("repeatCount") { $0.repeatCount = $1.float; return $0.repeatCount }
    list.keep("repeatDuration") { $0.repeatDuration = $1.number; return $0.repeatDuration }
    list.keep("speed") { $0.speed = $1.float; return $0.speed }
    list.keep("timeOffset") { $0.timeOffset = $1.number; return $0.timeOffset }
    return list.cases
  }

  private static func ofCAGradientLayer() -> [SweepCase] {
    var list = SweepMembers<CAGradientLayer>(of: "CAGradientLayer")
    list.subject("CAGradientLayer") { CAGradientLayer() }
    list.keep("endPoint") { $0.endPoint = $1.point; return $0.endPoint }
    list.keep("locations") { $0.locations = $1.several(\.boxed); return $0.locations }
    list.keep("startPoint") { $0.startPoint = $1.point; return $0.startPoint }
    return list.cases
  }

  private static func ofCAKeyframeAnimation() -> [SweepCase] {
    var list = SweepMembers<CAKeyframeAnimation>(of: "CAKeyframeAnimation")
    list.subject("CAKeyframeAnimation") { CAKeyframeAnimation(keyPath: "position.x") }
    list.keep("keyTimes") { $0.keyTimes = $1.several(\.boxed); return $0.keyTimes }
    return list.cases
  }

  private static func ofCALayer() -> [SweepCase] {
    var list = SweepMembers<CALayer>(of: "CALayer")
    list.subject("CAGradientLayer") { CAGradientLayer() }
    list.subject("CALayer") { CALayer() }
    list.subject("CAShapeLayer") { CAShapeLayer() }
    list.keep("anchorPoint") { $0.anchorPoint = $1.point; return $0.anchorPoint }
    list.keep("anchorPointZ") { $0.anchorPointZ = $1.cgFloat; return $0.anchorPointZ }
    list.keep("beginTime") { $0.beginTime = $1.number; return $0.beginTime }
    list.keep("borderWidth") { $0.borderWidth = $1.cgFloat; return $0.borderWidth }
    list.keep("bounds") { $0.bounds = $1.rectangle; return $0.bounds }
    list.take("contains(_:)") { $0.contains($1.point) }
    list.keep("contentsCenter") { $0.contentsCenter = $1.rectangle; return $0.contentsCenter }
    list.keep("contentsRect") { $0.contentsRect = $1.rectangle; return $0.contentsRect }
    list.keep("contentsScale") { $0.contentsScale = $1.cgFloat; return $0.contentsScale }
    list.take("convert(_:from:)") { $0.convert($1.point, from: nil) }
    list.take("convert(_:from:)") { $0.convert($1.rectangle, from: nil) }
    list.take("convert(_:to:)") { $0.convert($1.point, to: nil) }
    list.take("convert(_:to:)") { $0.convert($1.rectangle, to: nil) }
    list.take("convertTime(_:from:)") { $0.convertTime($1.number, from: nil) }
    list.take("convertTime(_:to:)") { $0.convertTime($1.number, to: nil) }
    list.keep("cornerRadius") { $0.cornerRadius = $1.cgFloat; return $0.cornerRadius }
    list.keep("duration") { $0.duration = $1.number; return $0.duration }
    list.keep("frame") { $0.frame = $1.rectangle; return $0.frame }
    list.take("hitTest(_:)") { $0.hitTest($1.point) }
    list.run("insertSublayer(_:at:)") { $0.insertSublayer(CALayer(), at: $1.unsigned32) }
    list.keep("opacity") { $0.opacity = $1.float; return $0.opacity }
    list.keep("position") { $0.position = $1.point; return $0.position }
    list.keep("repeatCount") { $0.repeatCount = $1.float; return $0.repeatCount }
    list.keep("repeatDuration") { $0.repeatDuration = $1.number; return $0.repeatDuration }
    list.run("setAffineTransform(_:)") { $0.setAffineTransform($1.transform) }
    list.run("setNeedsDisplay(_:)") { $0.setNeedsDisplay($1.rectangle) }
    list.keep("shadowOffset") { $0.shadowOffset = $1.size; return $0.shadowOffset }
    list.keep("shadowOpacity") { $0.shadowOpacity = $1.float; return $0.shadowOpacity }
    list.keep("shadowRadius") { $0.shadowRadius = $1.cgFloat; return $0.shadowRadius }
    list.keep("speed") { $0.speed = $1.float; return $0.speed }
    list.keep("sublayerTransform") { $0.sublayerTransform = $1.transform3D; return $0.sublayerTransform }
    list.keep("timeOffset") { $0.timeOffset = $1.number; return $0.timeOffset }
    list.keep("transform") { $0.transform = $1.transform3D; return $0.transform }
    list.keep("zPosition") { $0.zPosition = $1.cgFloat; return $0.zPosition }
    return list.cases
  }

  private static func ofTypeCAMediaTimingFunction() -> [SweepCase] {
    var list = SweepCalls(of: "CAMediaTimingFunction")
    list.take("init(controlPoints:_:_:_:)") { CAMediaTimingFunction(controlPoints: $0.at(0, of: 4).float, $0.at(1, of: 4).float, $0.at(2, of: 4).float, $0.at(3, of: 4).float) }
    return list.cases
  }

  private static func ofCAShapeLayer() -> [SweepCase] {
    var list = SweepMembers<CAShapeLayer>(of: "CAShapeLayer")
    list.subject("CAShapeLayer") { CAShapeLayer() }
    list.keep("lineDashPattern") { $0.lineDashPattern = $1.several(\.boxed); return $0.lineDashPattern }
    list.keep("lineDashPhase") { $0.lineDashPhase = $1.cgFloat; return $0.lineDashPhase }
    list.keep("lineWidth") { $0.lineWidth = $1.cgFloat; return $0.lineWidth }
    list.keep("miterLimit") { $0.miterLimit = $1.cgFloat; return $0.miterLimit }
    list.keep("strokeEnd") { $0.strokeEnd = $1.cgFloat; return $0.strokeEnd }
    list.keep("strokeStart") { $0.strokeStart = $1.cgFloat; return $0.strokeStart }
    return list.cases
  }

  private static func ofCASpringAnimation() -> [SweepCase] {
    var list = SweepMembers<CASpringAnimation>(of: "CASpringAnimation")
    list.subject("CASpringAnimation") { CASpringAnimation(keyPath: "position.x") }
    list.keep("damping") { $0.damping = $1.cgFloat; return $0.damping }
    list.keep("initialVelocity") { $0.initialVelocity = $1.cgFloat; return $0.initialVelocity }
    list.keep("mass") { $0.mass = $1.cgFloat; return $0.mass }
    list.keep("stiffness") { $0.stiffness = $1.cgFloat; return $0.stiffness }
    return list.cases
  }

  private static func ofTypeCASpringAnimation() -> [SweepCase] {
    var list = SweepCalls(of: "CASpringAnimation")
    list.take("init(perceptualDuration:bounce:)") { CASpringAnimation(perceptualDuration: $0.at(0, of: 2).number, bounce: $0.at(1, of: 2).cgFloat) }
    return list.cases
  }

  private static func ofTypeCATransaction() -> [SweepCase] {
    var list = SweepCalls(of: "CATransaction")
    list.run("setAnimationDuration(_:)") { CATransaction.setAnimationDuration($0.number) }
    return list.cases
  }

  private static func ofTypeCATransform3D() -> [SweepCase] {
    var list = SweepCalls(of: "CATransform3D")
    list.take("init(m11:m12:m13:m14:m21:m22:m23:m24:m31:m32:m33:m34:m41:m42:m43:m44:)") { CATransform3D(m11: $0.at(0, of: 16).cgFloat, m12: $0.at(1, of: 16).cgFloat, m13: $0.at(2, of: 16).cgFloat, m14: $0.at(3, of: 16).cgFloat, m21: $0.at(4, of: 16).cgFloat, m22: $0.at(5, of: 16).cgFloat, m23: $0.at(6, of: 16).cgFloat, m24: $0.at(7, of: 16).cgFloat, m31: $0.at(8, of: 16).cgFloat, m32: $0.at(9, of: 16).cgFloat, m33: $0.at(10, of: 16).cgFloat, m34: $0.at(11, of: 16).cgFloat, m41: $0.at(12, of: 16).cgFloat, m42: $0.at(13, of: 16).cgFloat, m43: $0.at(14, of: 16).cgFloat, m44: $0.at(15, of: 16).cgFloat) }
    return list.cases
  }

  private static func ofCGAffineTransform() -> [SweepCase] {
    var list = SweepMembers<CGAffineTransform>(of: "CGAffineTransform")
    list.subject("CGAffineTransform") { CGAffineTransform.identity }
    list.keep("a") { $0.a = $1.cgFloat; return $0.a }
    list.keep("b") { $0.b = $1.cgFloat; return $0.b }
    list.keep("c") { $0.c = $1.cgFloat; return $0.c }
    list.take("concatenating(_:)") { $0.concatenating($1.transform) }
    list.keep("d") { $0.d = $1.cgFloat; return $0.d }
    list.take("equalTo(_:)") { $0.equalTo($1.transform) }
    list.take("rotated(by:)") { $0.rotated(by: $1.cgFloat) }
    list.take("scaledBy(x:y:)") { $0.scaledBy(x: $1.at(0, of: 2).cgFloat, y: $1.at(1, of: 2).cgFloat) }
    list.take("translatedBy(x:y:)") { $0.translatedBy(x: $1.at(0, of: 2).cgFloat, y: $1.at(1, of: 2).cgFloat) }
    list.keep("tx") { $0.tx = $1.cgFloat; return $0.tx }
    list.keep("ty") { $0.ty = $1.cgFloat; return $0.ty }
    return list.cases
  }

  private static func ofTypeCGAffineTransform() -> [SweepCase] {
    var list = SweepCalls(of: "CGAffineTransform")
    list.take("init(_:_:_:_:_:_:)") { CGAffineTransform($0.at(0, of: 6).cgFloat, $0.at(1, of: 6).cgFloat, $0.at(2, of: 6).cgFloat, $0.at(3, of: 6).cgFloat, $0.at(4, of: 6).cgFloat, $0.at(5, of: 6).cgFloat) }
    list.take("init(a:b:c:d:tx:ty:)") { CGAffineTransform(a: $0.at(0, of: 6).cgFloat, b: $0.at(1, of: 6).cgFloat, c: $0.at(2, of: 6).cgFloat, d: $0.at(3, of: 6).cgFloat, tx: $0.at(4, of: 6).cgFloat, ty: $0.at(5, of: 6).cgFloat) }
    list.take("init(rotationAngle:)") { CGAffineTransform(rotationAngle: $0.cgFloat) }
    list.take("init(scaleX:y:)") { CGAffineTransform(scaleX: $0.at(0, of: 2).cgFloat, y: $0.at(1, of: 2).cgFloat) }
    list.take("init(translationX:y:)") { CGAffineTransform(translationX: $0.at(0, of: 2).cgFloat, y: $0.at(1, of: 2).cgFloat) }
    return list.cases
  }

  private static func ofTypeCGAffineTransformComponents() -> [SweepCase] {
    var list = SweepCalls(of: "CGAffineTransformComponents")
    list.take("init(scale:horizontalShear:rotation:translation:)") { CGAffineTransformComponents(scale: $0.at(0, of: 4).size, horizontalShear: $0.at(1, of: 4).cgFloat, rotation: $0.at(2, of: 4).cgFloat, translation: $0.at(3, of: 4).vector) }
    return list.cases
  }

  private static func ofTypeCGColor() -> [SweepCase] {
    var list = SweepCalls(of: "CGColor")
    list.take("init(gray:alpha:)") { CGColor(gray: $0.at(0, of: 2).cgFloat, alpha: $0.at(1, of: 2).cgFloat) }
    list.take("init(red:green:blue:alpha:)") { CGColor(red: $0.at(0, of: 4).cgFloat, green: $0.at(1, of: 4).cgFloat, blue: $0.at(2, of: 4).cgFloat, alpha: $0.at(3, of: 4).cgFloat) }
    list.take("init(srgbRed:green:blue:alpha:)") { CGColor(srgbRed: $0.at(0, of: 4).cgFloat, green: $0.at(1, of: 4).cgFloat, blue: $0.at(2, of: 4).cgFloat, alpha: $0.at(3, of: 4).cgFloat) }
    return list.cases
  }

  private static func ofCGContext() -> [SweepCase] {
    var list = SweepMembers<CGContext>(of: "CGContext")
    list.subject("CGContext") { CGContext() }
    list.run("addArc(center:radius:startAngle:endAngle:clockwise:)") { $0.addArc(center: $1.at(0, of: 4).point, radius: $1.at(1, of: 4).cgFloat, startAngle: $1.at(2, of: 4).cgFloat, endAngle: $1.at(3, of: 4).cgFloat, clockwise: true) }
    list.run("addArc(tangent1End:tangent2End:radius:)") { $0.addArc(tangent1End: $1.at(0, of: 3).point, tangent2End: $1.at(1, of: 3).point, radius: $1.at(2, of: 3).cgFloat) }
    list.run("addCurve(to:control1:control2:)") { $0.addCurve(to: $1.at(0, of: 3).point, control1: $1.at(1, of: 3).point, control2: $1.at(2, of: 3).point) }
    list.run("addEllipse(in:)") { $0.addEllipse(in: $1.rectangle) }
    list.run("addLine(to:)") { $0.addLine(to: $1.point) }
    list.run("addLines(between:)") { $0.addLines(between: $1.several(\.point)) }
    list.run("addQuadCurve(to:control:)") { $0.addQuadCurve(to: $1.at(0, of: 2).point, control: $1.at(1, of: 2).point) }
    list.run("addRect(_:)") { $0.addRect($1.rectangle) }
    list.run("addRects(_:)") { $0.addRects($1.several(\.rectangle)) }
    list.run("clear(_:)") { $0.clear($1.rectangle) }
    list.run("clip(to:)") { $0.clip(to: $1.rectangle) }
    list.run("clip(to:)") { $0.clip(to: $1.several(\.rectangle)) }
    list.run("concatenate(_:)") { $0.concatenate($1.transform) }
    list.run("fill(_:)") { $0.fill($1.rectangle) }
    list.run("fill(_:)") { $0.fill($1.several(\.rectangle)) }
    list.run("fillEllipse(in:)") { $0.fillEllipse(in: $1.rectangle) }
    list.run("move(to:)") { $0.move(to: $1.point) }
    list.run("rotate(by:)") { $0.rotate(by: $1.cgFloat) }
    list.run("scaleBy(x:y:)") { $0.scaleBy(x: $1.at(0, of: 2).cgFloat, y: $1.at(1, of: 2).cgFloat) }
    list.run("setAlpha(_:)") { $0.setAlpha($1.cgFloat) }
    list.run("setFillColor(gray:alpha:)") { $0.setFillColor(gray: $1.at(0, of: 2).cgFloat, alpha: $1.at(1, of: 2).cgFloat) }
    list.run("setFillColor(red:green:blue:alpha:)") { $0.setFillColor(red: $1.at(0, of: 4).cgFloat, green: $1.at(1, of: 4).cgFloat, blue: $1.at(2, of: 4).cgFloat, alpha: $1.at(3, of: 4).cgFloat) }
    list.run("setLineDash(phase:lengths:)") { $0.setLineDash(phase: $1.at(0, of: 2).cgFloat, lengths: $1.at(1, of: 2).several(\.cgFloat)) }
    list.run("setLineWidth(_:)") { $0.setLineWidth($1.cgFloat) }
    list.run("setMiterLimit(_:)") { $0.setMiterLimit($1.cgFloat) }
    list.run("setShadow(offset:blur:)") { $0.setShadow(offset: $1.at(0, of: 2).size, blur: $1.at(1, of: 2).cgFloat) }
    list.run("setShadow(offset:blur:color:)") { $0.setShadow(offset: $1.at(0, of: 2).size, blur: $1.at(1, of: 2).cgFloat, color: nil) }
    list.run("setStrokeColor(gray:alpha:)") { $0.setStrokeColor(gray: $1.at(0, of: 2).cgFloat, alpha: $1.at(1, of: 2).cgFloat) }
    list.run("setStrokeColor(red:green:blue:alpha:)") { $0.setStrokeColor(red: $1.at(0, of: 4).cgFloat, green: $1.at(1, of: 4).cgFloat, blue: $1.at(2, of: 4).cgFloat, alpha: $1.at(3, of: 4).cgFloat) }
    list.run("stroke(_:)") { $0.stroke($1.rectangle) }
    list.run("stroke(_:width:)") { $0.stroke($1.at(0, of: 2).rectangle, width: $1.at(1, of: 2).cgFloat) }
    list.run("strokeEllipse(in:)") { $0.strokeEllipse(in: $1.rectangle) }
    list.run("strokeLineSegments(between:)") { $0.strokeLineSegments(between: $1.several(\.point)) }
    list.run("translateBy(x:y:)") { $0.translateBy(x: $1.at(0, of: 2).cgFloat, y: $1.at(1, of: 2).cgFloat) }
    return list.cases
  }

  private static func ofCGMutablePath() -> [SweepCase] {
    var list = SweepMembers<CGMutablePath>(of: "CGMutablePath")
    list.subject("CGMutablePath") { CGMutablePath() }
    list.run("addArc(center:radius:startAngle:endAngle:clockwise:transform:)") { $0.addArc(center: $1.at(0, of: 5).point, radius: $1.at(1, of: 5).cgFloat, startAngle: $1.at(2, of: 5).cgFloat, endAngle: $1.at(3, of: 5).cgFloat, clockwise: true, transform: $1.at(4, of: 5).transform) }
    list.run("addArc(tangent1End:tangent2End:radius:transform:)") { $0.addArc(tangent1End: $1.at(0, of: 4).point, tangent2End: $1.at(1, of: 4).point, radius: $1.at(2, of: 4).cgFloat, transform: $1.at(3, of: 4).transform) }
    list.run("addCurve(to:control1:control2:transform:)") { $0.addCurve(to: $1.at(0, of: 4).point, control1: $1.at(1, of: 4).point, control2: $1.at(2, of: 4).point, transform: $1.at(3, of: 4).transform) }
    list.run("addEllipse(in:transform:)") { $0.addEllipse(in: $1.at(0, of: 2).rectangle, transform: $1.at(1, of: 2).transform) }
    list.run("addLine(to:transform:)") { $0.addLine(to: $1.at(0, of: 2).point, transform: $1.at(1, of: 2).transform) }
    list.run("addLines(between:transform:)") { $0.addLines(between: $1.at(0, of: 2).several(\.point), transform: $1.at(1, of: 2).transform) }
    list.run("addPath(_:transform:)") { $0.addPath(CGPath(rect: .zero, transform: nil), transform: $1.transform) }
    list.run("addQuadCurve(to:control:transform:)") { $0.addQuadCurve(to: $1.at(0, of: 3).point, control: $1.at(1, of: 3).point, transform: $1.at(2, of: 3).transform) }
    list.run("addRect(_:transform:)") { $0.addRect($1.at(0, of: 2).rectangle, transform: $1.at(1, of: 2).transform) }
    list.run("addRects(_:transform:)") { $0.addRects($1.at(0, of: 2).several(\.rectangle), transform: $1.at(1, of: 2).transform) }
    list.run("addRelativeArc(center:radius:startAngle:delta:transform:)") { $0.addRelativeArc(center: $1.at(0, of: 5).point, radius: $1.at(1, of: 5).cgFloat, startAngle: $1.at(2, of: 5).cgFloat, delta: $1.at(3, of: 5).cgFloat, transform: $1.at(4, of: 5).transform) }
    list.run("addRoundedRect(in:cornerWidth:cornerHeight:transform:)") { $0.addRoundedRect(in: $1.at(0, of: 4).rectangle, cornerWidth: $1.at(1, of: 4).cgFloat, cornerHeight: $1.at(2, of: 4).cgFloat, transform: $1.at(3, of: 4).transform) }
    list.run("move(to:transform:)") { $0.move(to: $1.at(0, of: 2).point, transform: $1.at(1, of: 2).transform) }
    return list.cases
  }

  private static func ofCGPath() -> [SweepCase] {
    var list = SweepMembers<CGPath>(of: "CGPath")
    list.subject("CGMutablePath") { CGMutablePath() }
    list.subject("CGPath") { CGPath(rect: .zero, transform: nil) }
    list.take("contains(_:using:transform:)") { $0.contains($1.at(0, of: 2).point, using: .winding, transform: $1.at(1, of: 2).transform) }
    return list.cases
  }

  private static func ofTypeCGPath() -> [SweepCase] {
    var list = SweepCalls(of: "CGPath")
    list.take("init(ellipseIn:transform:)") { CGPath(ellipseIn: $0.rectangle, transform: nil) }
    list.take("init(rect:transform:)") { CGPath(rect: $0.rectangle, transform: nil) }
    list.take("init(roundedRect:cornerWidth:cornerHeight:transform:)") { CGPath(roundedRect: $0.at(0, of: 3).rectangle, cornerWidth: $0.at(1, of: 3).cgFloat, cornerHeight: $0.at(2, of: 3).cgFloat, transform: nil) }
    return list.cases
  }

  private static func ofTypeCGVector() -> [SweepCase] {
    var list = SweepCalls(of: "CGVector")
    list.take("init(dx:dy:)") { CGVector(dx: $0.at(0, of: 2).cgFloat, dy: $0.at(1, of: 2).cgFloat) }
    list.take("init(dx:dy:)") { CGVector(dx: $0.at(0, of: 2).number, dy: $0.at(1, of: 2).number) }
    list.take("init(dx:dy:)") { CGVector(dx: $0.at(0, of: 2).whole, dy: $0.at(1, of: 2).whole) }
    return list.cases
  }

  private static func ofTypeCMAcceleration() -> [SweepCase] {
    var list = SweepCalls(of: "CMAcceleration")
    list.take("init(x:y:z:)") { CMAcceleration(x: $0.at(0, of: 3).number, y: $0.at(1, of: 3).number, z: $0.at(2, of: 3).number) }
    return list.cases
  }

  private static func ofTypeCMMagneticField() -> [SweepCase] {
    var list = SweepCalls(of: "CMMagneticField")
    list.take("init(x:y:z:)") { CMMagneticField(x: $0.at(0, of: 3).number, y: $0.at(1, of: 3).number, z: $0.at(2, of: 3).number) }
    return list.cases
  }

  private static func ofCMMotionManager() -> [SweepCase] {
    var list = SweepMembers<CMMotionManager>(of: "CMMotionManager")
    list.subject("CMMotionManager") { CMMotionManager() }
    list.keep("accelerometerUpdateInterval") { $0.accelerometerUpdateInterval = $1.number; return $0.accelerometerUpdateInterval }
    list.keep("deviceMotionUpdateInterval") { $0.deviceMotionUpdateInterval = $1.number; return $0.deviceMotionUpdateInterval }
    list.keep("gyroUpdateInterval") { $0.gyroUpdateInterval = $1.number; return $0.gyroUpdateInterval }
    list.keep("magnetometerUpdateInterval") { $0.magnetometerUpdateInterval = $1.number; return $0.magnetometerUpdateInterval }
    return list.cases
  }

  private static func ofTypeCMQuaternion() -> [SweepCase] {
    var list = SweepCalls(of: "CMQuaternion")
    list.take("init(x:y:z:w:)") { CMQuaternion(x: $0.at(0, of: 4).number, y: $0.at(1, of: 4).number, z: $0.at(2, of: 4).number, w: $0.at(3, of: 4).number) }
    return list.cases
  }

  private static func ofTypeCMRotationMatrix() -> [SweepCase] {
    var list = SweepCalls(of: "CMRotationMatrix")
    list.take("init(m11:m12:m13:m21:m22:m23:m31:m32:m33:)") { CMRotationMatrix(m11: $0.at(0, of: 9).number, m12: $0.at(1, of: 9).number, m13: $0.at(2, of: 9).number, m21: $0.at(3, of: 9).number, m22: $0.at(4, of: 9).number, m23: $0.at(5, of: 9).number, m31: $0.at(6, of: 9).number, m32: $0.at(7, of: 9).number, m33: $0.at(8, of: 9).number) }
    return list.cases
  }

  private static func ofTypeCMRotationRate() -> [SweepCase] {
    var list = SweepCalls(of: "CMRotationRate")
    list.take("init(x:y:z:)") { CMRotationRate(x: $0.at(0, of: 3).number, y: $0.at(1, of: 3).number, z: $0.at(2, of: 3).number) }
    return list.cases
  }

  private static func ofMPChangePlaybackRateCommand() -> [SweepCase] {
    var list = SweepMembers<MPChangePlaybackRateCommand>(of: "MPChangePlaybackRateCommand")
    list.subject("MPChangePlaybackRateCommand") { MPRemoteCommandCenter.shared().changePlaybackRateCommand }
    list.keep("supportedPlaybackRates") { $0.supportedPlaybackRates = $1.several(\.boxed); return $0.supportedPlaybackRates }
    return list.cases
  }

  private static func ofMPRatingCommand() -> [SweepCase] {
    var list = SweepMembers<MPRatingCommand>(of: "MPRatingCommand")
    list.subject("MPRatingCommand") { MPRemoteCommandCenter.shared().ratingCommand }
    list.keep("maximumRating") { $0.maximumRating = $1.float; return $0.maximumRating }
    list.keep("minimumRating") { $0.minimumRating = $1.float; return $0.minimumRating }
    return list.cases
  }

  private static func ofMPSkipIntervalCommand() -> [SweepCase] {
    var list = SweepMembers<MPSkipIntervalCommand>(of: "MPSkipIntervalCommand")
    list.subject("MPSkipIntervalCommand") { MPRemoteCommandCenter.shared().skipForwardCommand }
    list.keep("preferredIntervals") { $0.preferredIntervals = $1.several(\.boxed); return $0.preferredIntervals }
    return list.cases
  }

  private static func ofTypeNSCoder() -> [SweepCase] {
    var list = SweepCalls(of: "NSCoder")
    list.take("string(for:)") { NSCoder.string(for: $0.point) }
    list.take("string(for:)") { NSCoder.string(for: $0.rectangle) }
    list.take("string(for:)") { NSCoder.string(for: $0.size) }
    list.take("string(for:)") { NSCoder.string(for: $0.transform) }
    return list.cases
  }

  private static func ofTypeNSDirectionalEdgeInsets() -> [SweepCase] {
    var list = SweepCalls(of: "NSDirectionalEdgeInsets")
    list.take("init(top:leading:bottom:trailing:)") { NSDirectionalEdgeInsets(top: $0.at(0, of: 4).cgFloat, leading: $0.at(1, of: 4).cgFloat, bottom: $0.at(2, of: 4).cgFloat, trailing: $0.at(3, of: 4).cgFloat) }
    return list.cases
  }

  private static func ofTypeNSValue() -> [SweepCase] {
    var list = SweepCalls(of: "NSValue")
    list.take("init(caTransform3D:)") { NSValue(caTransform3D: $0.transform3D) }
    list.take("init(cgAffineTransform:)") { NSValue(cgAffineTransform: $0.transform) }
    list.take("init(cgPoint:)") { NSValue(cgPoint: $0.point) }
    list.take("init(cgRect:)") { NSValue(cgRect: $0.rectangle) }
    list.take("init(cgSize:)") { NSValue(cgSize: $0.size) }
    list.take("init(cgVector:)") { NSValue(cgVector: $0.vector) }
    list.take("init(directionalEdgeInsets:)") { NSValue(directionalEdgeInsets: $0.directionalInsets) }
    list.take("init(uiEdgeInsets:)") { NSValue(uiEdgeInsets: $0.insets) }
    list.take("init(uiOffset:)") { NSValue(uiOffset: $0.offset) }
    return list.cases
  }

  private static func ofTimer() -> [SweepCase] {
    var list = SweepMembers<Timer>(of: "Timer")
    list.subject("Timer") { Timer(timeInterval: 1, repeats: false) { _ in } }
    list.keep("tolerance") { $0.tolerance = $1.number; return $0.tolerance }
    return list.cases
  }

  private static func ofTypeTimer() -> [SweepCase] {
    var list = SweepCalls(of: "Timer")
    list.take("init(timeInterval:repeats:block:)") { Timer(timeInterval: $0.number, repeats: true, block: { _ in }) }
    list.take("init(timeInterval:target:selector:userInfo:repeats:)") { Timer(timeInterval: $0.number, target: 0, selector: Selector("setNeedsLayout", UIView.setNeedsLayout), userInfo: nil, repeats: true) }
    list.take("scheduledTimer(timeInterval:target:selector:userInfo:repeats:)") { Timer.scheduledTimer(timeInterval: $0.number, target: 0, selector: Selector("setNeedsLayout", UIView.setNeedsLayout), userInfo: nil, repeats: true) }
    list.take("scheduledTimer(withTimeInterval:repeats:block:)") { Timer.scheduledTimer(withTimeInterval: $0.number, repeats: true, block: { _ in }) }
    return list.cases
  }

  private static func ofTypeUIAccessibility() -> [SweepCase] {
    var list = SweepCalls(of: "UIAccessibility")
    list.take("convertToScreenCoordinates(_:in:)") { UIAccessibility.convertToScreenCoordinates($0.rectangle, in: UIView()) }
    return list.cases
  }

  private static func ofUIAccessibilityElement() -> [SweepCase] {
    var list = SweepMembers<UIAccessibilityElement>(of: "UIAccessibilityElement")
    list.subject("UIAccessibilityElement") { UIAccessibilityElement(accessibilityContainer: UIView()) }
    list.keep("accessibilityFrameInContainerSpace") { $0.accessibilityFrameInContainerSpace = $1.rectangle; return $0.accessibilityFrameInContainerSpace }
    return list.cases
  }

  private static func ofUIBezierPath() -> [SweepCase] {
    var list = SweepMembers<UIBezierPath>(of: "UIBezierPath")
    list.subject("UIBezierPath") { UIBezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9)) }
    list.run("addArc(withCenter:radius:startAngle:endAngle:clockwise:)") { $0.addArc(withCenter: $1.at(0, of: 4).point, radius: $1.at(1, of: 4).cgFloat, startAngle: $1.at(2, of: 4).cgFloat, endAngle: $1.at(3, of: 4).cgFloat, clockwise: true) }
    list.run("addCurve(to:controlPoint1:controlPoint2:)") { $0.addCurve(to: $1.at(0, of: 3).point, controlPoint1: $1.at(1, of: 3).point, controlPoint2: $1.at(2, of: 3).point) }
    list.run("addLine(to:)") { $0.addLine(to: $1.point) }
    list.run("addQuadCurve(to:controlPoint:)") { $0.addQuadCurve(to: $1.at(0, of: 2).point, controlPoint: $1.at(1, of: 2).point) }
    list.run("apply(_:)") { $0.apply($1.transform) }
    list.take("contains(_:)") { $0.contains($1.point) }
    list.keep("flatness") { $0.flatness = $1.cgFloat; return $0.flatness }
    list.keep("lineWidth") { $0.lineWidth = $1.cgFloat; return $0.lineWidth }
    list.keep("miterLimit") { $0.miterLimit = $1.cgFloat; return $0.miterLimit }
    list.run("move(to:)") { $0.move(to: $1.point) }
    list.run("setLineDash(_:count:phase:)") { $0.setLineDash(nil, count: $1.at(0, of: 2).whole, phase: $1.at(1, of: 2).cgFloat) }
    return list.cases
  }

  private static func ofTypeUIBezierPath() -> [SweepCase] {
    var list = SweepCalls(of: "UIBezierPath")
    list.take("init(arcCenter:radius:startAngle:endAngle:clockwise:)") { UIBezierPath(arcCenter: $0.at(0, of: 4).point, radius: $0.at(1, of: 4).cgFloat, startAngle: $0.at(2, of: 4).cgFloat, endAngle: $0.at(3, of: 4).cgFloat, clockwise: true) }
    list.take("init(ovalIn:)") { UIBezierPath(ovalIn: $0.rectangle) }
    list.take("init(rect:)") { UIBezierPath(rect: $0.rectangle) }
    list.take("init(roundedRect:byRoundingCorners:cornerRadii:)") { UIBezierPath(roundedRect: $0.at(0, of: 2).rectangle, byRoundingCorners: .allCorners, cornerRadii: $0.at(1, of: 2).size) }
    list.take("init(roundedRect:cornerRadius:)") { UIBezierPath(roundedRect: $0.at(0, of: 2).rectangle, cornerRadius: $0.at(1, of: 2).cgFloat) }
    return list.cases
  }

  private static func ofUIButton() -> [SweepCase] {
    var list = SweepMembers<UIButton>(of: "UIButton")
    list.subject("UIButton") { Sweep.button }
    list.take("backgroundRect(forBounds:)") { $0.backgroundRect(forBounds: $1.rectangle) }
    list.keep("contentEdgeInsets") { $0.contentEdgeInsets = $1.insets; return $0.contentEdgeInsets }
    list.take("contentRect(forBounds:)") { $0.contentRect(forBounds: $1.rectangle) }
    list.keep("imageEdgeInsets") { $0.imageEdgeInsets = $1.insets; return $0.imageEdgeInsets }
    list.take("imageRect(forContentRect:)") { $0.imageRect(forContentRect: $1.rectangle) }
    list.take("sizeThatFits(_:)") { $0.sizeThatFits($1.size) }
    list.keep("titleEdgeInsets") { $0.titleEdgeInsets = $1.insets; return $0.titleEdgeInsets }
    list.take("titleRect(forContentRect:)") { $0.titleRect(forContentRect: $1.rectangle) }
    return list.cases
  }

  private static func ofTypeUIButton() -> [SweepCase] {
    var list = SweepCalls(of: "UIButton")
    list.take("init(frame:)") { UIButton(frame: $0.rectangle) }
    list.take("init(frame:primaryAction:)") { UIButton(frame: $0.rectangle, primaryAction: nil) }
    return list.cases
  }

  private static func ofUIButtonConfiguration() -> [SweepCase] {
    var list = SweepMembers<UIButton.Configuration>(of: "UIButton.Configuration")
    list.subject("UIButton.Configuration") { UIButton.Configuration.filled() }
    list.keep("contentInsets") { $0.contentInsets = $1.directionalInsets; return $0.contentInsets }
    list.keep("imagePadding") { $0.imagePadding = $1.cgFloat; return $0.imagePadding }
    list.keep("titlePadding") { $0.titlePadding = $1.cgFloat; return $0.titlePadding }
    return list.cases
  }

  private static func ofUIColor() -> [SweepCase] {
    var list = SweepMembers<UIColor>(of: "UIColor")
    list.subject("UIColor") { UIColor.red }
    list.take("withAlphaComponent(_:)") { $0.withAlphaComponent($1.cgFloat) }
    return list.cases
  }

  private static func ofTypeUIColor() -> [SweepCase] {
    var list = SweepCalls(of: "UIColor")
    list.take("init(displayP3Red:green:blue:alpha:)") { UIColor(displayP3Red: $0.at(0, of: 4).cgFloat, green: $0.at(1, of: 4).cgFloat, blue: $0.at(2, of: 4).cgFloat, alpha: $0.at(3, of: 4).cgFloat) }
    list.take("init(hue:saturation:brightness:alpha:)") { UIColor(hue: $0.at(0, of: 4).cgFloat, saturation: $0.at(1, of: 4).cgFloat, brightness: $0.at(2, of: 4).cgFloat, alpha: $0.at(3, of: 4).cgFloat) }
    list.take("init(red:green:blue:alpha:)") { UIColor(red: $0.at(0, of: 4).cgFloat, green: $0.at(1, of: 4).cgFloat, blue: $0.at(2, of: 4).cgFloat, alpha: $0.at(3, of: 4).cgFloat) }
    list.take("init(white:alpha:)") { UIColor(white: $0.at(0, of: 2).cgFloat, alpha: $0.at(1, of: 2).cgFloat) }
    return list.cases
  }

  private static func ofUIContextMenuConfiguration() -> [SweepCase] {
    var list = SweepMembers<UIContextMenuConfiguration>(of: "UIContextMenuConfiguration")
    list.subject("UIContextMenuConfiguration") { UIContextMenuConfiguration() }
    list.keep("badgeCount") { $0.badgeCount = $1.whole; return $0.badgeCount }
    return list.cases
  }

  private static func ofTypeUIControl() -> [SweepCase] {
    var list = SweepCalls(of: "UIControl")
    list.take("init(frame:)") { UIControl(frame: $0.rectangle) }
    list.take("init(frame:primaryAction:)") { UIControl(frame: $0.rectangle, primaryAction: nil) }
    return list.cases
  }

  private static func ofTypeUICubicTimingParameters() -> [SweepCase] {
    var list = SweepCalls(of: "UICubicTimingParameters")
    list.take("init(controlPoint1:controlPoint2:)") { UICubicTimingParameters(controlPoint1: $0.at(0, of: 2).point, controlPoint2: $0.at(1, of: 2).point) }
    return list.cases
  }

  private static func ofUIEdgeInsets() -> [SweepCase] {
    var list = SweepMembers<UIEdgeInsets>(of: "UIEdgeInsets")
    list.subject("UIEdgeInsets") { UIEdgeInsets.zero }
    list.keep("bottom") { $0.bottom = $1.cgFloat; return $0.bottom }
    list.keep("left") { $0.left = $1.cgFloat; return $0.left }
    list.keep("right") { $0.right = $1.cgFloat; return $0.right }
    list.keep("top") { $0.top = $1.cgFloat; return $0.top }
    return list.cases
  }

  private static func ofTypeUIEdgeInsets() -> [SweepCase] {
    var list = SweepCalls(of: "UIEdgeInsets")
    list.take("init(top:left:bottom:right:)") { UIEdgeInsets(top: $0.at(0, of: 4).cgFloat, left: $0.at(1, of: 4).cgFloat, bottom: $0.at(2, of: 4).cgFloat, right: $0.at(3, of: 4).cgFloat) }
    return list.cases
  }

  private static func ofTypeUIEditMenuConfiguration() -> [SweepCase] {
    var list = SweepCalls(of: "UIEditMenuConfiguration")
    list.take("init(identifier:sourcePoint:)") { UIEditMenuConfiguration(identifier: nil, sourcePoint: $0.point) }
    return list.cases
  }

  private static func ofTypeUIEventButtonMask() -> [SweepCase] {
    var list = SweepCalls(of: "UIEvent.ButtonMask")
    list.take("button(_:)") { UIEvent.ButtonMask.button($0.whole) }
    return list.cases
  }

  private static func ofTypeUIFocusGroupPriority() -> [SweepCase] {
    var list = SweepCalls(of: "UIFocusGroupPriority")
    list.take("init(_:)") { UIFocusGroupPriority($0.whole) }
    return list.cases
  }

  private static func ofTypeUIFocusHaloEffect() -> [SweepCase] {
    var list = SweepCalls(of: "UIFocusHaloEffect")
    list.take("init(rect:)") { UIFocusHaloEffect(rect: $0.rectangle) }
    list.take("init(roundedRect:cornerRadius:curve:)") { UIFocusHaloEffect(roundedRect: $0.at(0, of: 2).rectangle, cornerRadius: $0.at(1, of: 2).cgFloat, curve: .continuous) }
    return list.cases
  }

  private static func ofUIFont() -> [SweepCase] {
    var list = SweepMembers<UIFont>(of: "UIFont")
    list.subject("UIFont") { UIFont.systemFont(ofSize: 17) }
    list.take("withSize(_:)") { $0.withSize($1.cgFloat) }
    return list.cases
  }

  private static func ofTypeUIFont() -> [SweepCase] {
    var list = SweepCalls(of: "UIFont")
    list.take("boldSystemFont(ofSize:)") { UIFont.boldSystemFont(ofSize: $0.cgFloat) }
    list.take("init(name:size:)") { UIFont(name: "a", size: $0.cgFloat) }
    list.take("italicSystemFont(ofSize:)") { UIFont.italicSystemFont(ofSize: $0.cgFloat) }
    list.take("monospacedDigitSystemFont(ofSize:weight:)") { UIFont.monospacedDigitSystemFont(ofSize: $0.cgFloat, weight: .regular) }
    list.take("monospacedSystemFont(ofSize:weight:)") { UIFont.monospacedSystemFont(ofSize: $0.cgFloat, weight: .regular) }
    list.take("systemFont(ofSize:)") { UIFont.systemFont(ofSize: $0.cgFloat) }
    list.take("systemFont(ofSize:weight:)") { UIFont.systemFont(ofSize: $0.cgFloat, weight: .regular) }
    return list.cases
  }

  private static func ofTypeUIFontWeight() -> [SweepCase] {
    var list = SweepCalls(of: "UIFont.Weight")
    list.take("init(_:)") { UIFont.Weight($0.cgFloat) }
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
    list.keep("allowedPressTypes") { $0.allowedPressTypes = $1.several(\.boxed); return $0.allowedPressTypes }
    list.keep("allowedTouchTypes") { $0.allowedTouchTypes = $1.several(\.boxed); return $0.allowedTouchTypes }
    list.take("location(ofTouch:in:)") { $0.location(ofTouch: $1.whole, in: nil) }
    return list.cases
  }

  private static func ofUIImage() -> [SweepCase] {
    var list = SweepMembers<UIImage>(of: "UIImage")
    list.subject("UIImage") { Sweep.image! }
    list.run("draw(at:)") { $0.draw(at: $1.point) }
    list.run("draw(in:)") { $0.draw(in: $1.rectangle) }
    list.take("resizableImage(withCapInsets:)") { $0.resizableImage(withCapInsets: $1.insets) }
    list.take("resizableImage(withCapInsets:resizingMode:)") { $0.resizableImage(withCapInsets: $1.insets, resizingMode: .stretch) }
    return list.cases
  }

  private static func ofTypeUIImage() -> [SweepCase] {
    var list = SweepCalls(of: "UIImage")
    list.take("init(data:scale:)") { UIImage(data: Data(), scale: $0.cgFloat) }
    return list.cases
  }

  private static func ofUIImageView() -> [SweepCase] {
    var list = SweepMembers<UIImageView>(of: "UIImageView")
    list.subject("UIImageView") { UIImageView(frame: CGRect(x: 20, y: 20, width: 200, height: 100)) }
    list.run("draw(_:)") { $0.draw($1.rectangle) }
    list.take("sizeThatFits(_:)") { $0.sizeThatFits($1.size) }
    return list.cases
  }

  private static func ofTypeUIImageView() -> [SweepCase] {
    var list = SweepCalls(of: "UIImageView")
    list.take("init(frame:)") { UIImageView(frame: $0.rectangle) }
    return list.cases
  }

  private static func ofUILabel() -> [SweepCase] {
    var list = SweepMembers<UILabel>(of: "UILabel")
    list.subject("UILabel") { Sweep.label }
    list.run("draw(_:)") { $0.draw($1.rectangle) }
    list.run("drawText(in:)") { $0.drawText(in: $1.rectangle) }
    list.keep("minimumScaleFactor") { $0.minimumScaleFactor = $1.cgFloat; return $0.minimumScaleFactor }
    list.keep("numberOfLines") { $0.numberOfLines = $1.whole; return $0.numberOfLines }
    list.keep("preferredMaxLayoutWidth") { $0.preferredMaxLayoutWidth = $1.cgFloat; return $0.preferredMaxLayoutWidth }
    list.keep("shadowOffset") { $0.shadowOffset = $1.size; return $0.shadowOffset }
    list.take("sizeThatFits(_:)") { $0.sizeThatFits($1.size) }
    list.take("textRect(forBounds:limitedToNumberOfLines:)") { $0.textRect(forBounds: $1.at(0, of: 2).rectangle, limitedToNumberOfLines: $1.at(1, of: 2).whole) }
    return list.cases
  }

  private static func ofTypeUILabel() -> [SweepCase] {
    var list = SweepCalls(of: "UILabel")
    list.take("init(frame:)") { UILabel(frame: $0.rectangle) }
    return list.cases
  }

  private static func ofUILayoutGuide() -> [SweepCase] {
    var list = SweepMembers<UILayoutGuide>(of: "UILayoutGuide")
    list.subject("UIFocusGuide") { UIFocusGuide() }
    list.subject("UILayoutGuide") { UILayoutGuide() }
    list.keep("layoutFrame") { $0.layoutFrame = $1.rectangle; return $0.layoutFrame }
    return list.cases
  }

  private static func ofUILongPressGestureRecognizer() -> [SweepCase] {
    var list = SweepMembers<UILongPressGestureRecognizer>(of: "UILongPressGestureRecognizer")
    list.subject("UILongPressGestureRecognizer") { UILongPressGestureRecognizer(target: nil, action: nil) }
    list.keep("allowableMovement") { $0.allowableMovement = $1.cgFloat; return $0.allowableMovement }
    list.keep("minimumPressDuration") { $0.minimumPressDuration = $1.number; return $0.minimumPressDuration }
    list.keep("numberOfTapsRequired") { $0.numberOfTapsRequired = $1.whole; return $0.numberOfTapsRequired }
    list.keep("numberOfTouchesRequired") { $0.numberOfTouchesRequired = $1.whole; return $0.numberOfTouchesRequired }
    return list.cases
  }

  private static func ofUIMenuController() -> [SweepCase] {
    var list = SweepMembers<UIMenuController>(of: "UIMenuController")
    list.subject("UIMenuController") { UIMenuController.shared }
    list.run("setTargetRect(_:in:)") { $0.setTargetRect($1.rectangle, in: UIView()) }
    list.run("showMenu(from:rect:)") { $0.showMenu(from: UIView(), rect: $1.rectangle) }
    return list.cases
  }

  private static func ofUIMenuDisplayPreferences() -> [SweepCase] {
    var list = SweepMembers<UIMenuDisplayPreferences>(of: "UIMenuDisplayPreferences")
    list.subject("UIMenuDisplayPreferences") { UIMenuDisplayPreferences() }
    list.keep("maximumNumberOfTitleLines") { $0.maximumNumberOfTitleLines = $1.whole; return $0.maximumNumberOfTitleLines }
    return list.cases
  }

  private static func ofTypeUIOffset() -> [SweepCase] {
    var list = SweepCalls(of: "UIOffset")
    list.take("init(horizontal:vertical:)") { UIOffset(horizontal: $0.at(0, of: 2).cgFloat, vertical: $0.at(1, of: 2).cgFloat) }
    return list.cases
  }

  private static func ofUIPanGestureRecognizer() -> [SweepCase] {
    var list = SweepMembers<UIPanGestureRecognizer>(of: "UIPanGestureRecognizer")
    list.subject("UIPanGestureRecognizer") { UIPanGestureRecognizer(target: nil, action: nil) }
    list.subject("UIScreenEdgePanGestureRecognizer") { UIScreenEdgePanGestureRecognizer(target: nil, action: nil) }
    list.keep("maximumNumberOfTouches") { $0.maximumNumberOfTouches = $1.whole; return $0.maximumNumberOfTouches }
    list.keep("minimumNumberOfTouches") { $0.minimumNumberOfTouches = $1.whole; return $0.minimumNumberOfTouches }
    list.run("setTranslation(_:in:)") { $0.setTranslation($1.point, in: nil) }
    return list.cases
  }

  private static func ofUIPinchGestureRecognizer() -> [SweepCase] {
    var list = SweepMembers<UIPinchGestureRecognizer>(of: "UIPinchGestureRecognizer")
    list.subject("UIPinchGestureRecognizer") { UIPinchGestureRecognizer(target: nil, action: nil) }
    list.keep("scale") { $0.scale = $1.cgFloat; return $0.scale }
    return list.cases
  }

  private static func ofTypeUIPreviewTarget() -> [SweepCase] {
    var list = SweepCalls(of: "UIPreviewTarget")
    list.take("init(container:center:)") { UIPreviewTarget(container: UIView(), center: $0.point) }
    list.take("init(container:center:transform:)") { UIPreviewTarget(container: UIView(), center: $0.at(0, of: 2).point, transform: $0.at(1, of: 2).transform) }
    return list.cases
  }

  private static func ofTypeUIRefreshControl() -> [SweepCase] {
    var list = SweepCalls(of: "UIRefreshControl")
    list.take("init(frame:)") { UIRefreshControl(frame: $0.rectangle) }
    return list.cases
  }

  private static func ofUIResponder() -> [SweepCase] {
    var list = SweepMembers<UIResponder>(of: "UIResponder")
    list.subject("UIAccessibilityElement") { UIAccessibilityElement(accessibilityContainer: UIView()) }
    list.subject("UIApplication") { UIApplication.shared }
    list.subject("UIButton") { Sweep.button }
    list.subject("UIControl") { UIControl(frame: CGRect(x: 20, y: 20, width: 200, height: 100)) }
    list.subject("UIImageView") { UIImageView(frame: CGRect(x: 20, y: 20, width: 200, height: 100)) }
    list.subject("UIInputView") { UIInputView(frame: CGRect(x: 20, y: 20, width: 200, height: 100), inputViewStyle: .keyboard) }
    list.subject("UILabel") { Sweep.label }
    list.subject("UIRefreshControl") { UIRefreshControl() }
    list.subject("UIScrollView") { Sweep.scrollView }
    list.subject("UISlider") { UISlider(frame: CGRect(x: 20, y: 20, width: 200, height: 100)) }
    list.subject("UISwitch") { UISwitch(frame: CGRect(x: 20, y: 20, width: 200, height: 100)) }
    list.subject("UITextField") { Sweep.field }
    list.subject("UITextView") { Sweep.textView }
    list.subject("UIView") { UIView(frame: CGRect(x: 20, y: 20, width: 200, height: 100)) }
    list.subject("UIViewController") { UIViewController() }
    list.subject("UIWindow") { UIWindow(frame: CGRect(x: 20, y: 20, width: 200, height: 100)) }
    list.keep("accessibilityActivationPoint") { $0.accessibilityActivationPoint = $1.point; return $0.accessibilityActivationPoint }
    list.take("accessibilityElement(at:)") { $0.accessibilityElement(at: $1.whole) }
    list.keep("accessibilityFrame") { $0.accessibilityFrame = $1.rectangle; return $0.accessibilityFrame }
    return list.cases
  }

  private static func ofUIRotationGestureRecognizer() -> [SweepCase] {
    var list = SweepMembers<UIRotationGestureRecognizer>(of: "UIRotationGestureRecognizer")
    list.subject("UIRotationGestureRecognizer") { UIRotationGestureRecognizer(target: nil, action: nil) }
    list.keep("rotation") { $0.rotation = $1.cgFloat; return $0.rotation }
    return list.cases
  }

  private static func ofUIScreen() -> [SweepCase] {
    var list = SweepMembers<UIScreen>(of: "UIScreen")
    list.subject("UIScreen") { UIScreen.main }
    list.take("convert(_:from:)") { $0.convert($1.point, from: UIScreen.main.coordinateSpace) }
    list.take("convert(_:from:)") { $0.convert($1.rectangle, from: UIScreen.main.coordinateSpace) }
    list.take("convert(_:to:)") { $0.convert($1.point, to: UIScreen.main.coordinateSpace) }
    list.take("convert(_:to:)") { $0.convert($1.rectangle, to: UIScreen.main.coordinateSpace) }
    return list.cases
  }

  private static func ofUIScrollView() -> [SweepCase] {
    var list = SweepMembers<UIScrollView>(of: "UIScrollView")
    list.subject("UIScrollView") { Sweep.scrollView }
    list.subject("UITextView") { Sweep.textView }
    list.keep("bounds") { $0.bounds = $1.rectangle; return $0.bounds }
    list.keep("contentAlignmentPoint") { $0.contentAlignmentPoint = $1.point; return $0.contentAlignmentPoint }
    list.keep("contentInset") { $0.contentInset = $1.insets; return $0.contentInset }
    list.keep("contentOffset") { $0.contentOffset = $1.point; return $0.contentOffset }
    list.keep("contentSize") { $0.contentSize = $1.size; return $0.contentSize }
    list.keep("frame") { $0.frame = $1.rectangle; return $0.frame }
    list.keep("horizontalScrollIndicatorInsets") { $0.horizontalScrollIndicatorInsets = $1.insets; return $0.horizontalScrollIndicatorInsets }
    list.keep("maximumZoomScale") { $0.maximumZoomScale = $1.cgFloat; return $0.maximumZoomScale }
    list.keep("minimumZoomScale") { $0.minimumZoomScale = $1.cgFloat; return $0.minimumZoomScale }
    list.keep("scrollIndicatorInsets") { $0.scrollIndicatorInsets = $1.insets; return $0.scrollIndicatorInsets }
    list.run("scrollRectToVisible(_:animated:)") { $0.scrollRectToVisible($1.rectangle, animated: true) }
    list.run("setContentOffset(_:animated:)") { $0.setContentOffset($1.point, animated: true) }
    list.run("setZoomScale(_:animated:)") { $0.setZoomScale($1.cgFloat, animated: true) }
    list.keep("verticalScrollIndicatorInsets") { $0.verticalScrollIndicatorInsets = $1.insets; return $0.verticalScrollIndicatorInsets }
    list.run("zoom(to:animated:)") { $0.zoom(to: $1.rectangle, animated: true) }
    list.keep("zoomScale") { $0.zoomScale = $1.cgFloat; return $0.zoomScale }
    return list.cases
  }

  private static func ofTypeUIScrollView() -> [SweepCase] {
    var list = SweepCalls(of: "UIScrollView")
    list.take("init(frame:)") { UIScrollView(frame: $0.rectangle) }
    return list.cases
  }

  private static func ofUISlider() -> [SweepCase] {
    var list = SweepMembers<UISlider>(of: "UISlider")
    list.subject("UISlider") { UISlider(frame: CGRect(x: 20, y: 20, width: 200, height: 100)) }
    list.keep("maximumValue") { $0.maximumValue = $1.float; return $0.maximumValue }
    list.take("maximumValueImageRect(forBounds:)") { $0.maximumValueImageRect(forBounds: $1.rectangle) }
    list.keep("minimumValue") { $0.minimumValue = $1.float; return $0.minimumValue }
    list.take("minimumValueImageRect(forBounds:)") { $0.minimumValueImageRect(forBounds: $1.rectangle) }
    list.run("setValue(_:animated:)") { $0.setValue($1.float, animated: true) }
    list.take("sizeThatFits(_:)") { $0.sizeThatFits($1.size) }
    list.take("thumbRect(forBounds:trackRect:value:)") { $0.thumbRect(forBounds: $1.at(0, of: 3).rectangle, trackRect: $1.at(1, of: 3).rectangle, value: $1.at(2, of: 3).float) }
    list.take("trackRect(forBounds:)") { $0.trackRect(forBounds: $1.rectangle) }
    list.keep("value") { $0.value = $1.float; return $0.value }
    return list.cases
  }

  private static func ofTypeUISlider() -> [SweepCase] {
    var list = SweepCalls(of: "UISlider")
    list.take("init(frame:)") { UISlider(frame: $0.rectangle) }
    return list.cases
  }

  private static func ofTypeUISpringTimingParameters() -> [SweepCase] {
    var list = SweepCalls(of: "UISpringTimingParameters")
    list.take("init(dampingRatio:)") { UISpringTimingParameters(dampingRatio: $0.cgFloat) }
    list.take("init(dampingRatio:initialVelocity:)") { UISpringTimingParameters(dampingRatio: $0.at(0, of: 2).cgFloat, initialVelocity: $0.at(1, of: 2).vector) }
    list.take("init(duration:bounce:)") { UISpringTimingParameters(duration: $0.at(0, of: 2).number, bounce: $0.at(1, of: 2).cgFloat) }
    list.take("init(duration:bounce:initialVelocity:)") { UISpringTimingParameters(duration: $0.at(0, of: 3).number, bounce: $0.at(1, of: 3).cgFloat, initialVelocity: $0.at(2, of: 3).vector) }
    list.take("init(mass:stiffness:damping:initialVelocity:)") { UISpringTimingParameters(mass: $0.at(0, of: 4).cgFloat, stiffness: $0.at(1, of: 4).cgFloat, damping: $0.at(2, of: 4).cgFloat, initialVelocity: $0.at(3, of: 4).vector) }
    return list.cases
  }

  private static func ofUISwipeGestureRecognizer() -> [SweepCase] {
    var list = SweepMembers<UISwipeGestureRecognizer>(of: "UISwipeGestureRecognizer")
    list.subject("UISwipeGestureRecognizer") { UISwipeGestureRecognizer(target: nil, action: nil) }
    list.keep("numberOfTouchesRequired") { $0.numberOfTouchesRequired = $1.whole; return $0.numberOfTouchesRequired }
    return list.cases
  }

  private static func ofUISwitch() -> [SweepCase] {
    var list = SweepMembers<UISwitch>(of: "UISwitch")
    list.subject("UISwitch") { UISwitch(frame: CGRect(x: 20, y: 20, width: 200, height: 100)) }
    list.keep("frame") { $0.frame = $1.rectangle; return $0.frame }
    list.take("sizeThatFits(_:)") { $0.sizeThatFits($1.size) }
    return list.cases
  }

  private static func ofTypeUISwitch() -> [SweepCase] {
    var list = SweepCalls(of: "UISwitch")
    list.take("init(frame:)") { UISwitch(frame: $0.rectangle) }
    return list.cases
  }

  private static func ofUITapGestureRecognizer() -> [SweepCase] {
    var list = SweepMembers<UITapGestureRecognizer>(of: "UITapGestureRecognizer")
    list.subject("UITapGestureRecognizer") { UITapGestureRecognizer(target: nil, action: nil) }
    list.take("location(ofTouch:in:)") { $0.location(ofTouch: $1.whole, in: nil) }
    list.keep("numberOfTapsRequired") { $0.numberOfTapsRequired = $1.whole; return $0.numberOfTapsRequired }
    list.keep("numberOfTouchesRequired") { $0.numberOfTouchesRequired = $1.whole; return $0.numberOfTouchesRequired }
    return list.cases
  }

  private static func ofUITextField() -> [SweepCase] {
    var list = SweepMembers<UITextField>(of: "UITextField")
    list.subject("UITextField") { Sweep.field }
    list.take("borderRect(forBounds:)") { $0.borderRect(forBounds: $1.rectangle) }
    list.take("characterRange(at:)") { $0.characterRange(at: $1.point) }
    list.take("clearButtonRect(forBounds:)") { $0.clearButtonRect(forBounds: $1.rectangle) }
    list.take("closestPosition(to:)") { $0.closestPosition(to: $1.point) }
    list.take("closestPosition(to:within:)") { $0.closestPosition(to: $1.point, within: $0.wholeRange) }
    list.run("draw(_:)") { $0.draw($1.rectangle) }
    list.run("drawPlaceholder(in:)") { $0.drawPlaceholder(in: $1.rectangle) }
    list.run("drawText(in:)") { $0.drawText(in: $1.rectangle) }
    list.take("editingRect(forBounds:)") { $0.editingRect(forBounds: $1.rectangle) }
    list.take("leftViewRect(forBounds:)") { $0.leftViewRect(forBounds: $1.rectangle) }
    list.keep("minimumFontSize") { $0.minimumFontSize = $1.cgFloat; return $0.minimumFontSize }
    list.take("placeholderRect(forBounds:)") { $0.placeholderRect(forBounds: $1.rectangle) }
    list.take("position(from:in:offset:)") { $0.position(from: $0.beginningOfDocument, in: .left, offset: $1.whole) }
    list.take("position(from:offset:)") { $0.position(from: $0.beginningOfDocument, offset: $1.whole) }
    list.take("position(within:atCharacterOffset:)") { $0.position(within: $0.wholeRange, atCharacterOffset: $1.whole) }
    list.take("rightViewRect(forBounds:)") { $0.rightViewRect(forBounds: $1.rectangle) }
    list.run("setAttributedMarkedText(_:selectedRange:)") { $0.setAttributedMarkedText(nil, selectedRange: $1.range) }
    list.run("setMarkedText(_:selectedRange:)") { $0.setMarkedText(nil, selectedRange: $1.range) }
    list.take("sizeThatFits(_:)") { $0.sizeThatFits($1.size) }
    list.take("textRect(forBounds:)") { $0.textRect(forBounds: $1.rectangle) }
    return list.cases
  }

  private static func ofTypeUITextField() -> [SweepCase] {
    var list = SweepCalls(of: "UITextField")
    list.take("init(frame:)") { UITextField(frame: $0.rectangle) }
    return list.cases
  }

  private static func ofUITextView() -> [SweepCase] {
    var list = SweepMembers<UITextView>(of: "UITextView")
    list.subject("UITextView") { Sweep.textView }
    list.take("characterRange(at:)") { $0.characterRange(at: $1.point) }
    list.take("closestPosition(to:)") { $0.closestPosition(to: $1.point) }
    list.take("closestPosition(to:within:)") { $0.closestPosition(to: $1.point, within: $0.wholeRange) }
    list.take("position(from:in:offset:)") { $0.position(from: $0.beginningOfDocument, in: .left, offset: $1.whole) }
    list.take("position(from:offset:)") { $0.position(from: $0.beginningOfDocument, offset: $1.whole) }
    list.take("position(within:atCharacterOffset:)") { $0.position(within: $0.wholeRange, atCharacterOffset: $1.whole) }
    list.run("scrollRangeToVisible(_:)") { $0.scrollRangeToVisible($1.range) }
    list.keep("selectedRange") { $0.selectedRange = $1.range; return $0.selectedRange }
    list.run("setAttributedMarkedText(_:selectedRange:)") { $0.setAttributedMarkedText(nil, selectedRange: $1.range) }
    list.run("setMarkedText(_:selectedRange:)") { $0.setMarkedText(nil, selectedRange: $1.range) }
    list.take("sizeThatFits(_:)") { $0.sizeThatFits($1.size) }
    list.keep("textContainerInset") { $0.textContainerInset = $1.insets; return $0.textContainerInset }
    return list.cases
  }

  private static func ofTypeUITextView() -> [SweepCase] {
    var list = SweepCalls(of: "UITextView")
    list.take("init(frame:)") { UITextView(frame: $0.rectangle) }
    return list.cases
  }

  private static func ofTypeUITraitCollection() -> [SweepCase] {
    var list = SweepCalls(of: "UITraitCollection")
    list.take("init(userInterfaceStyle:displayScale:layoutDirection:)") { UITraitCollection(userInterfaceStyle: .dark, displayScale: $0.cgFloat, layoutDirection: .rightToLeft) }
    return list.cases
  }

  private static func ofUIView() -> [SweepCase] {
    var list = SweepMembers<UIView>(of: "UIView")
    list.subject("UIButton") { Sweep.button }
    list.subject("UIControl") { UIControl(frame: CGRect(x: 20, y: 20, width: 200, height: 100)) }
    list.subject("UIImageView") { UIImageView(frame: CGRect(x: 20, y: 20, width: 200, height: 100)) }
    list.subject("UIInputView") { UIInputView(frame: CGRect(x: 20, y: 20, width: 200, height: 100), inputViewStyle: .keyboard) }
    list.subject("UILabel") { Sweep.label }
    list.subject("UIRefreshControl") { UIRefreshControl() }
    list.subject("UIScrollView") { Sweep.scrollView }
    list.subject("UISlider") { UISlider(frame: CGRect(x: 20, y: 20, width: 200, height: 100)) }
    list.subject("UISwitch") { UISwitch(frame: CGRect(x: 20, y: 20, width: 200, height: 100)) }
    list.subject("UITextField") { Sweep.field }
    list.subject("UITextView") { Sweep.textView }
    list.subject("UIView") { UIView(frame: CGRect(x: 20, y: 20, width: 200, height: 100)) }
    list.subject("UIWindow") { UIWindow(frame: CGRect(x: 20, y: 20, width: 200, height: 100)) }
    list.keep("alpha") { $0.alpha = $1.cgFloat; return $0.alpha }
    list.keep("anchorPoint") { $0.anchorPoint = $1.point; return $0.anchorPoint }
    list.keep("bounds") { $0.bounds = $1.rectangle; return $0.bounds }
    list.keep("center") { $0.center = $1.point; return $0.center }
    list.keep("contentScaleFactor") { $0.contentScaleFactor = $1.cgFloat; return $0.contentScaleFactor }
    list.take("convert(_:from:)") { $0.convert($1.point, from: UIScreen.main.coordinateSpace) }
    list.take("convert(_:from:)") { $0.convert($1.point, from: nil) }
    list.take("convert(_:from:)") { $0.convert($1.rectangle, from: UIScreen.main.coordinateSpace) }
    list.take("convert(_:from:)") { $0.convert($1.rectangle, from: nil) }
    list.take("convert(_:to:)") { $0.convert($1.point, to: UIScreen.main.coordinateSpace) }
    list.take("convert(_:to:)") { $0.convert($1.point, to: nil) }
    list.take("convert(_:to:)") { $0.convert($1.rectangle, to: UIScreen.main.coordinateSpace) }
    list.take("convert(_:to:)") { $0.convert($1.rectangle, to: nil) }
    list.keep("directionalLayoutMargins") { $0.directionalLayoutMargins = $1.directionalInsets; return $0.directionalLayoutMargins }
    list.run("draw(_:)") { $0.draw($1.rectangle) }
    list.run("exchangeSubview(at:withSubviewAt:)") { $0.exchangeSubview(at: $1.at(0, of: 2).whole, withSubviewAt: $1.at(1, of: 2).whole) }
    list.take("focusItems(in:)") { $0.focusItems(in: $1.rectangle) }
    list.keep("frame") { $0.frame = $1.rectangle; return $0.frame }
    list.take("hitTest(_:with:)") { $0.hitTest($1.point, with: nil) }
    list.run("insertSubview(_:at:)") { $0.insertSubview(UIView(), at: $1.whole) }
    list.keep("layoutMargins") { $0.layoutMargins = $1.insets; return $0.layoutMargins }
    list.take("point(inside:with:)") { $0.point(inside: $1.point, with: nil) }
    list.take("resizableSnapshotView(from:afterScreenUpdates:withCapInsets:)") { $0.resizableSnapshotView(from: $1.at(0, of: 2).rectangle, afterScreenUpdates: true, withCapInsets: $1.at(1, of: 2).insets) }
    list.run("setNeedsDisplay(_:)") { $0.setNeedsDisplay($1.rectangle) }
    list.take("sizeThatFits(_:)") { $0.sizeThatFits($1.size) }
    list.keep("tag") { $0.tag = $1.whole; return $0.tag }
    list.keep("transform") { $0.transform = $1.transform; return $0.transform }
    list.keep("transform3D") { $0.transform3D = $1.transform3D; return $0.transform3D }
    list.take("viewWithTag(_:)") { $0.viewWithTag($1.whole) }
    return list.cases
  }

  private static func ofTypeUIView() -> [SweepCase] {
    var list = SweepCalls(of: "UIView")
    list.run("animate(springDuration:bounce:initialSpringVelocity:delay:options:animations:completion:)") { UIView.animate(springDuration: $0.at(0, of: 4).number, bounce: $0.at(1, of: 4).cgFloat, initialSpringVelocity: $0.at(2, of: 4).cgFloat, delay: $0.at(3, of: 4).number, options: [], animations: {}, completion: nil) }
    list.run("animate(withDuration:animations:completion:)") { UIView.animate(withDuration: $0.number, animations: {}, completion: nil) }
    list.run("animate(withDuration:delay:options:animations:completion:)") { UIView.animate(withDuration: $0.at(0, of: 2).number, delay: $0.at(1, of: 2).number, options: [], animations: {}, completion: nil) }
    list.run("animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)") { UIView.animate(withDuration: $0.at(0, of: 4).number, delay: $0.at(1, of: 4).number, usingSpringWithDamping: $0.at(2, of: 4).cgFloat, initialSpringVelocity: $0.at(3, of: 4).cgFloat, options: [], animations: {}, completion: nil) }
    list.take("init(frame:)") { UIView(frame: $0.rectangle) }
    return list.cases
  }

  private static func ofUIViewController() -> [SweepCase] {
    var list = SweepMembers<UIViewController>(of: "UIViewController")
    list.subject("UIViewController") { UIViewController() }
    list.keep("additionalSafeAreaInsets") { $0.additionalSafeAreaInsets = $1.insets; return $0.additionalSafeAreaInsets }
    return list.cases
  }

  private static func ofUIViewPropertyAnimator() -> [SweepCase] {
    var list = SweepMembers<UIViewPropertyAnimator>(of: "UIViewPropertyAnimator")
    list.subject("UIViewPropertyAnimator") { UIViewPropertyAnimator(duration: 1, curve: .linear) }
    list.run("startAnimation(afterDelay:)") { $0.startAnimation(afterDelay: $1.number) }
    return list.cases
  }

  private static func ofTypeUIViewPropertyAnimator() -> [SweepCase] {
    var list = SweepCalls(of: "UIViewPropertyAnimator")
    list.take("init(duration:controlPoint1:controlPoint2:animations:)") { UIViewPropertyAnimator(duration: $0.at(0, of: 3).number, controlPoint1: $0.at(1, of: 3).point, controlPoint2: $0.at(2, of: 3).point, animations: nil) }
    list.take("init(duration:curve:animations:)") { UIViewPropertyAnimator(duration: $0.number, curve: .easeInOut, animations: nil) }
    list.take("init(duration:dampingRatio:animations:)") { UIViewPropertyAnimator(duration: $0.at(0, of: 2).number, dampingRatio: $0.at(1, of: 2).cgFloat, animations: nil) }
    list.take("init(duration:timingParameters:)") { UIViewPropertyAnimator(duration: $0.number, timingParameters: UICubicTimingParameters(animationCurve: .linear)) }
    return list.cases
  }

  private static func ofUIWindow() -> [SweepCase] {
    var list = SweepMembers<UIWindow>(of: "UIWindow")
    list.subject("UIWindow") { UIWindow(frame: CGRect(x: 20, y: 20, width: 200, height: 100)) }
    list.take("convert(_:from:)") { $0.convert($1.point, from: nil) }
    list.take("convert(_:from:)") { $0.convert($1.rectangle, from: nil) }
    list.take("convert(_:to:)") { $0.convert($1.point, to: nil) }
    list.take("convert(_:to:)") { $0.convert($1.rectangle, to: nil) }
    return list.cases
  }

  private static func ofTypeUIWindow() -> [SweepCase] {
    var list = SweepCalls(of: "UIWindow")
    list.take("init(frame:)") { UIWindow(frame: $0.rectangle) }
    return list.cases
  }

  private static func ofTypeUIWindowLevel() -> [SweepCase] {
    var list = SweepCalls(of: "UIWindow.Level")
    list.take("init(_:)") { UIWindow.Level($0.cgFloat) }
    return list.cases
  }

  private static func ofUndoManager() -> [SweepCase] {
    var list = SweepMembers<UndoManager>(of: "UndoManager")
    list.subject("UndoManager") { UndoManager() }
    list.keep("levelsOfUndo") { $0.levelsOfUndo = $1.whole; return $0.levelsOfUndo }
    return list.cases
  }
}

// Not swept:
// CAMediaTimingFunction.getControlPoint(at:values:): takes UnsafeMutablePointer<Float>
// CATransform3D.m11: no CATransform3D can be made
// CATransform3D.m12: no CATransform3D can be made
// CATransform3D.m13: no CATransform3D can be made
// CATransform3D.m14: no CATransform3D can be made
// CATransform3D.m21: no CATransform3D can be made
// CATransform3D.m22: no CATransform3D can be made
// CATransform3D.m23: no CATransform3D can be made
// CATransform3D.m24: no CATransform3D can be made
// CATransform3D.m31: no CATransform3D can be made
// CATransform3D.m32: no CATransform3D can be made
// CATransform3D.m33: no CATransform3D can be made
// CATransform3D.m34: no CATransform3D can be made
// CATransform3D.m41: no CATransform3D can be made
// CATransform3D.m42: no CATransform3D can be made
// CATransform3D.m43: no CATransform3D can be made
// CATransform3D.m44: no CATransform3D can be made
// CGAffineTransformComponents.horizontalShear: no CGAffineTransformComponents can be made
// CGAffineTransformComponents.rotation: no CGAffineTransformComponents can be made
// CGAffineTransformComponents.scale: no CGAffineTransformComponents can be made
// CGAffineTransformComponents.translation: no CGAffineTransformComponents can be made
// CGColor.copy(alpha:): no CGColor can be made
// CGContext.draw(_:in:): takes CGImage
// CGPoint.applying(_:): no CGPoint can be made
// CGPoint.equalTo(_:): no CGPoint can be made
// CGRect.applying(_:): no CGRect can be made
// CGRect.equalTo(_:): no CGRect can be made
// CGRect.inset(by:): no CGRect can be made
// CGSize.applying(_:): no CGSize can be made
// CGSize.equalTo(_:): no CGSize can be made
// CGVector.dx: no CGVector can be made
// CGVector.dy: no CGVector can be made
// CMAcceleration.x: no CMAcceleration can be made
// CMAcceleration.y: no CMAcceleration can be made
// CMAcceleration.z: no CMAcceleration can be made
// CMMagneticField.x: no CMMagneticField can be made
// CMMagneticField.y: no CMMagneticField can be made
// CMMagneticField.z: no CMMagneticField can be made
// CMQuaternion.w: no CMQuaternion can be made
// CMQuaternion.x: no CMQuaternion can be made
// CMQuaternion.y: no CMQuaternion can be made
// CMQuaternion.z: no CMQuaternion can be made
// CMRotationMatrix.m11: no CMRotationMatrix can be made
// CMRotationMatrix.m12: no CMRotationMatrix can be made
// CMRotationMatrix.m13: no CMRotationMatrix can be made
// CMRotationMatrix.m21: no CMRotationMatrix can be made
// CMRotationMatrix.m22: no CMRotationMatrix can be made
// CMRotationMatrix.m23: no CMRotationMatrix can be made
// CMRotationMatrix.m31: no CMRotationMatrix can be made
// CMRotationMatrix.m32: no CMRotationMatrix can be made
// CMRotationMatrix.m33: no CMRotationMatrix can be made
// CMRotationRate.x: no CMRotationRate can be made
// CMRotationRate.y: no CMRotationRate can be made
// CMRotationRate.z: no CMRotationRate can be made
// NSDirectionalEdgeInsets.bottom: no NSDirectionalEdgeInsets can be made
// NSDirectionalEdgeInsets.leading: no NSDirectionalEdgeInsets can be made
// NSDirectionalEdgeInsets.top: no NSDirectionalEdgeInsets can be made
// NSDirectionalEdgeInsets.trailing: no NSDirectionalEdgeInsets can be made
// NSObject.perform(_:with:afterDelay:): no NSObject can be made
// NSString.draw(at:withAttributes:): no NSString can be made
// NSString.draw(in:withAttributes:): no NSString can be made
// String.draw(at:withAttributes:): no String can be made
// String.draw(in:withAttributes:): no String can be made
// UIBackgroundConfiguration.backgroundInsets: no UIBackgroundConfiguration can be made
// UIBackgroundConfiguration.cornerRadius: no UIBackgroundConfiguration can be made
// UIBackgroundConfiguration.strokeWidth: no UIBackgroundConfiguration can be made
// UIButton.contextMenuInteraction(_:configurationForMenuAtLocation:): takes UIContextMenuInteraction
// UIControl.contextMenuInteraction(_:configurationForMenuAtLocation:): takes UIContextMenuInteraction
// UIFocusGroupPriority.rawValue: no UIFocusGroupPriority can be made
// UIImage.init(cgImage:scale:orientation:): takes CGImage
// UIInputView.init(frame:inputViewStyle:): takes UIInputView.Style
// UIKeyboardLayoutGuide.keyboardDismissPadding: no UIKeyboardLayoutGuide can be made
// UIKeyboardLayoutGuide.layoutFrame: no UIKeyboardLayoutGuide can be made
// UIOffset.horizontal: no UIOffset can be made
// UIOffset.vertical: no UIOffset can be made
// UITextDirection.rawValue: no UITextDirection can be made
// UIWindow.Level.rawValue: no UIWindow.Level can be made
