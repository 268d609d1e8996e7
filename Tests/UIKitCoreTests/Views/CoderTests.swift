import Foundation
import Testing
import TouchstoneTesting
import UIKit

/// Untrusted archives.
@MainActor @Suite(.staged)
struct CoderTests {
  private static let texts = [
    "", "{", "{{{{", "{nan, nan}", "{inf, -inf}", "{1e999, 1}", "{0x1p99999, 1}", "{1, 2, 3, 4, 5}",
    "\0", "{\u{661}, 2}", String(repeating: "{", count: 100_000),
    String(repeating: "1,", count: 100_000),
  ]

  private func archive(of value: String) throws -> Data {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    for key in ["UIFrame", "UIBounds", "UICenter", "UISubviews", "UIText", "root"] {
      archiver.encode(value as NSString, forKey: key)
    }
    archiver.encode(CGRect(x: CGFloat.nan, y: .infinity, width: -1, height: 1e308), forKey: "rect")
    archiver.finishEncoding()
    return archiver.encodedData
  }

  @Test func `Objects decoded from hostile archives equal newly created ones`() throws {
    let stage = Stage()
    for text in Self.texts {
      let coder = try NSKeyedUnarchiver(forReadingFrom: try archive(of: text))
      let views: [UIView?] = [
        UIView(coder: coder), UIButton(coder: coder), UIControl(coder: coder),
        UIImageView(coder: coder), UIInputView(coder: coder), UILabel(coder: coder),
        UIPageControl(coder: coder), UIProgressView(coder: coder), UIRefreshControl(coder: coder),
        UIScrollView(coder: coder), UISegmentedControl(coder: coder), UISlider(coder: coder),
        UIStackView(coder: coder), UIStepper(coder: coder), UISwitch(coder: coder),
        UITextField(coder: coder), UITextView(coder: coder), UIVisualEffectView(coder: coder),
        UIWindow(coder: coder),
      ]
      for view in views.compactMap(\.self) {
        // Some views have an intrinsic size, around a center of zero.
        #expect(view.center == .zero || view.frame.origin == .zero)
        if !(view is UIWindow) { stage.window.addSubview(view) }
      }
      _ = UIViewController(coder: coder)?.view
      _ = UIInputViewController(coder: coder)?.view
      for tap in [UITapGestureRecognizer(coder: coder), UIGestureRecognizer(coder: coder)] {
        if let tap { stage.window.addGestureRecognizer(tap) }
      }
      _ = UIBezierPath(coder: coder)?.bounds
      _ = UICubicTimingParameters(coder: coder)
      _ = UISpringTimingParameters(coder: coder)
      stage.tap(at: CGPoint(x: 10, y: 10))
    }
  }

  @Test func `Texts that are not numbers become zeros`() {
    for text in Self.texts {
      #expect(NSCoder.cgPoint(for: text) == .zero)
      #expect(NSCoder.cgSize(for: text) == .zero)
      #expect(NSCoder.cgRect(for: text) == .zero)
      #expect(NSCoder.uiEdgeInsets(for: text) == .zero)
      #expect(NSCoder.uiOffset(for: text) == .zero)
      #expect(NSCoder.cgVector(for: text) == .zero)
    }
  }

  @Test func `Invalid numbers of an archive reach no view`() throws {
    let coder = try NSKeyedUnarchiver(forReadingFrom: try archive(of: ""))
    let view = UIView()
    view.frame = coder.decodeCGRect(forKey: "rect")
    #expect(view.frame.origin.x.isFinite && view.frame.origin.y.isFinite)
    #expect(coder.decodeCGPoint(forKey: "missing") == .zero)
  }
}
