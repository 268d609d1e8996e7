import Testing
import TouchstoneTesting

/// Tint colors that are set late, inherited from distant ancestors, or dimmed.
@MainActor
struct InheritedTintTests {
  private final class Listener: UIView {
    var heard = 0
    override func tintColorDidChange() {
      super.tintColorDidChange()
      heard += 1
    }
  }

  let stage = Stage()

  @Test("a branch added to a tinted view inherits its tint, at any depth")
  func deepBranch() {
    let tinted = UIView()
    tinted.tintColor = .systemPurple
    stage.window.addSubview(tinted)
    let box = UIView()
    let inner = UIView()
    let bar = UIProgressView()
    let own = Listener()
    own.tintColor = .systemRed
    own.heard = 0
    box.addSubview(inner)
    inner.addSubview(bar)
    inner.addSubview(own)
    bar.progress = 0.5
    #expect(bar.subviews[1].backgroundColor == .systemBlue)
    tinted.addSubview(box)
    #expect(bar.subviews[1].backgroundColor == .systemPurple)
    #expect(own.heard == 0 && own.tintColor == .systemRed)
    stage.window.addSubview(box)
    #expect(bar.subviews[1].backgroundColor == .systemBlue)
  }

  @Test("a dimmed ancestor makes every tint below it gray, also tints that the views set")
  func dimmed() {
    let box = UIView()
    let plain = Listener()
    let own = Listener()
    own.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    let kept = Listener()
    kept.tintAdjustmentMode = .normal
    for view in [plain, own, kept] { box.addSubview(view) }
    stage.window.addSubview(box)
    for view in [plain, own, kept] { view.heard = 0 }
    box.tintAdjustmentMode = .dimmed
    #expect([plain, own, kept].map(\.heard) == [1, 1, 0])
    #expect([plain, own, kept].map(\.tintAdjustmentMode) == [.dimmed, .dimmed, .normal])
    #expect(own.tintColor == UIColor(white: 0.2126, alpha: 0.5))
    #expect(kept.tintColor == .systemBlue)
    #expect(plain.tintColor != .systemBlue && plain.tintColor == plain.tintColor)
    var white: CGFloat = 0
    #expect(plain.tintColor.getWhite(&white, alpha: nil) && white > 0 && white < 1)
    box.tintAdjustmentMode = .dimmed
    #expect(plain.heard == 1)
    box.tintAdjustmentMode = .automatic
    #expect(own.tintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(plain.heard == 2 && plain.tintColor == .systemBlue)
  }

  @Test("a view with its own tint is notified when it is added to a dimmed view")
  func intoDimmed() {
    let box = UIView()
    box.tintAdjustmentMode = .dimmed
    stage.window.addSubview(box)
    let own = Listener()
    own.tintColor = .systemRed
    stage.window.addSubview(own)
    own.heard = 0
    box.addSubview(own)
    #expect(own.heard == 1 && own.tintColor != .systemRed)
    stage.window.addSubview(own)
    #expect(own.heard == 2 && own.tintColor == .systemRed)
  }
}
