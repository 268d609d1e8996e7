import Foundation
import Testing
import TouchstoneTesting
import UIKit

@MainActor @Suite(.staged)
struct ScratchTimes {
  static let texts: [(String, (Int) -> String)] = [
    ("words", { String(String(repeating: "some words ", count: $0 / 11 + 1).prefix($0)) }),
    ("nospace", { String(repeating: "x", count: $0) }),
    ("newlines", { String(repeating: "\n", count: $0) }),
    ("spaces", { String(repeating: " ", count: $0) }),
    ("rtl", { String(repeating: "\u{5D0}", count: $0) }),
    ("mixed", { String(String(repeating: "ab \u{5D0}\u{5D1} ", count: $0 / 6 + 1).prefix($0)) }),
    ("emoji", { String(repeating: "\u{1F600}", count: $0 / 2) }),
    ("family", { String(repeating: "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", count: $0 / 8) }),
    ("flags", { String(repeating: "\u{1F1E9}\u{1F1EA}", count: $0 / 4) }),
    ("marks", { "a" + String(repeating: "\u{301}", count: $0) }),
    ("zwj", { "\u{1F468}" + String(repeating: "\u{200D}\u{1F468}", count: $0 / 3) }),
    ("hyphens", { String(repeating: "-", count: $0) }),
    ("tabs", { String(repeating: "\t\u{5D0}", count: $0 / 2) }),
    ("isolates", { String(repeating: "\u{2067}a", count: $0 / 2) }),
    ("embeds", { String(repeating: "\u{202B}a\u{202C}", count: $0 / 3) }),
    ("cjk", { String(repeating: "\u{4E2D}", count: $0) }),
  ]

  func time(_ body: () -> Void) -> Double {
    let clock = ContinuousClock()
    let t = clock.measure { autoreleasepool2(body) }
    return Double(t.components.attoseconds) / 1e18 + Double(t.components.seconds)
  }
  func autoreleasepool2(_ body: () -> Void) { body() }

  @Test func times() {
    let only = ProcessInfo.processInfo.environment["SCRATCH"].map { $0.split(separator: ",").map(String.init) }
    let small = Int(ProcessInfo.processInfo.environment["SCRATCH_N"] ?? "10000")!
    let modes: [(String, @MainActor (String) -> Void)] = [
      ("fit0", { let l = UILabel(); l.numberOfLines = 0; l.text = $0; _ = l.sizeThatFits(CGSize(width: 100, height: 1e9)) }),
      ("fit0narrow", { let l = UILabel(); l.numberOfLines = 0; l.text = $0; _ = l.sizeThatFits(CGSize(width: 1, height: 1e9)) }),
      ("fit1", { let l = UILabel(); l.text = $0; _ = l.intrinsicContentSize }),
      ("clip1", { let l = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20)); l.lineBreakMode = .byClipping; l.text = $0; _ = l.textRect(forBounds: l.bounds, limitedToNumberOfLines: 1) }),
      ("head1", { let l = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20)); l.lineBreakMode = .byTruncatingHead; l.text = $0; _ = l.textRect(forBounds: l.bounds, limitedToNumberOfLines: 1) }),
      ("middle3", { let l = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20)); l.lineBreakMode = .byTruncatingMiddle; l.text = $0; _ = l.textRect(forBounds: l.bounds, limitedToNumberOfLines: 3) }),
      ("char0", { let l = UILabel(); l.lineBreakMode = .byCharWrapping; l.text = $0; _ = l.textRect(forBounds: CGRect(x: 0, y: 0, width: 30, height: 1e9), limitedToNumberOfLines: 0) }),
      ("shrink", { let l = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20)); l.adjustsFontSizeToFitWidth = true; l.text = $0; let r = UIGraphicsImageRenderer(bounds: l.bounds).image { _ in l.drawText(in: l.bounds) }; _ = r }),
      ("shown", { let s = Stage(); let l = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 300)); l.numberOfLines = 0; l.text = $0; s.window.addSubview(l); s.settle(); s.tap(at: CGPoint(x: 50, y: 50)); s.advance(by: 0.1) }),
      ("shown1", { let s = Stage(); let l = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 30)); l.text = $0; s.window.addSubview(l); s.settle(); s.tap(at: CGPoint(x: 50, y: 10)); s.advance(by: 0.1) }),
      ("auto", { let s = Stage(); let l = UILabel(); l.numberOfLines = 0; l.text = $0; l.translatesAutoresizingMaskIntoConstraints = false; s.window.addSubview(l); NSLayoutConstraint.activate([l.leadingAnchor.constraint(equalTo: s.window.leadingAnchor), l.trailingAnchor.constraint(equalTo: s.window.trailingAnchor), l.topAnchor.constraint(equalTo: s.window.topAnchor)]); s.settle(); s.advance(by: 0.1) }),
      ("button", { let s = Stage(); let b = UIButton(type: .system); b.frame = CGRect(x: 0, y: 0, width: 300, height: 44); b.setTitle($0, for: .normal); s.window.addSubview(b); s.settle(); s.tap(b) }),
      ("textview", { let s = Stage(); let v = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)); v.text = $0; s.window.addSubview(v); s.settle(); s.tap(at: CGPoint(x: 50, y: 50)); s.type("a"); s.advance(by: 0.1) }),
      ("field", { let s = Stage(); let v = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 30)); v.text = $0; s.window.addSubview(v); s.settle(); s.tap(at: CGPoint(x: 50, y: 10)); s.type("a"); s.advance(by: 0.1) }),
      ("looks", { text in
        let a = NSMutableAttributedString(string: text)
        let font = UIFont.boldSystemFont(ofSize: 17), other = UIFont.systemFont(ofSize: 12)
        var at = 0
        while at + 10 <= a.length { a.addAttribute(.font, value: at % 20 == 0 ? font : other, range: NSRange(location: at, length: 10)); at += 10 }
        let l = UILabel(); l.numberOfLines = 0; l.attributedText = a; _ = l.sizeThatFits(CGSize(width: 100, height: 1e9))
      }),
      ("reads", { let s = Stage(); let l = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 300)); l.text = $0; s.window.addSubview(l); s.settle(); _ = s.accessibility.outline; _ = s.report; _ = s.lint; _ = s.hitMap; _ = s.texts }),
    ]
    for (mode, body) in modes where only?.contains(mode) != false {
      for (name, make) in Self.texts {
        let few = make(small), many = make(4 * small)
        let a = time { body(few) }
        let b = a > 8 ? -1 : time { body(many) }
        let mark = b > 5 * a && b > 0.05 || b < 0 ? "  <<<<<" : ""
        print("TIME \(mode) \(name) \(String(format: "%.3f %.3f x%.1f", a, b, b / max(a, 1e-9)))\(mark)")
        fflush(nil)
      }
    }
  }
}
