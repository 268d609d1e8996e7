import Testing
import TouchstoneTesting

/// Progress bars, spinners, and views that blur their background.
@MainActor
struct IndicatorTests {
  @Test("a bar follows a task from frame to frame, also if the task is resumed elsewhere")
  func observing() {
    let stage = Stage()
    let bar = UIProgressView(progressViewStyle: .default)
    bar.frame = CGRect(x: 0, y: 100, width: 200, height: 30)
    stage.window.addSubview(bar)
    #expect(bar.frame.height == 4)
    let task = Progress(totalUnitCount: 4)
    task.completedUnitCount = 1
    bar.observedProgress = task
    #expect(bar.progress == 0.25)
    stage.advance(by: 1)
    task.completedUnitCount = 3
    #expect(bar.progress == 0.25)
    stage.advance(by: 0.1)
    #expect(bar.progress == 0.75)
    #expect(bar.accessibilityValue == "75%")
    bar.observedProgress = nil
    task.completedUnitCount = 4
    stage.advance(by: 1)
    #expect(bar.progress == 0.75)
  }

  @Test("progress is clamped to 0 through 1, and moves there over time if animated")
  func progress() {
    let stage = Stage()
    let bar = UIProgressView(frame: CGRect(x: 0, y: 100, width: 200, height: 4))
    stage.window.addSubview(bar)
    bar.progress = 7
    #expect(bar.progress == 1)
    bar.progress = .nan
    #expect(bar.progress == 1)
    bar.progress = -1
    bar.layoutIfNeeded()
    let filled = bar.subviews[1]
    #expect(filled.frame.width == 0)
    bar.setProgress(0.5, animated: true)
    stage.advance(by: 0.125)
    let shown = filled.layer.presentation()?.bounds.width ?? 0
    #expect(shown > 20 && shown < 80)
    stage.advance(by: 0.2)
    #expect(filled.layer.presentation()?.bounds.width == 100)
  }

  @Test(
    "a spinner turns blade by blade on the application clock, and is hidden when stopped")
  func wheel() {
    let stage = Stage()
    let wheel = UIActivityIndicatorView(style: .large)
    stage.window.addSubview(wheel)
    #expect(wheel.isHidden)
    #expect(wheel.frame.size == CGSize(width: 37, height: 37))
    wheel.startAnimating()
    #expect(wheel.isAnimating && !wheel.isHidden)
    let disc = wheel.subviews[0].layer
    func angle() -> Double {
      let transform = (disc.presentation() ?? disc).affineTransform()
      return atan2(transform.b, transform.a) / (2 * .pi) * 8
    }
    stage.advance(by: 0.3)
    #expect(abs(angle() - 2) < 0.001)
    stage.advance(by: 1)
    #expect(abs(angle() - 2) < 0.001)
    wheel.stopAnimating()
    #expect(wheel.isHidden && !wheel.isAnimating)
    wheel.hidesWhenStopped = false
    #expect(!wheel.isHidden)
    #expect(disc.animationKeys()?.isEmpty ?? true)
    wheel.style = .medium
    #expect(wheel.intrinsicContentSize == CGSize(width: 20, height: 20))
  }

  @Test("a spinner started outside a window turns once it is in one")
  func laterWheel() {
    let wheel = UIActivityIndicatorView()
    wheel.startAnimating()
    let stage = Stage()
    let disc = wheel.subviews[0].layer
    #expect(disc.animationKeys()?.isEmpty ?? true)
    stage.window.addSubview(wheel)
    #expect(disc.animationKeys()?.count == 1)
    #expect(wheel.sizeThatFits(.zero) == CGSize(width: 20, height: 20))
  }

  @Test("an effect view's content takes touches, and subviews added next to it move into it")
  func effects() {
    let stage = Stage()
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    stage.window.addSubview(view)
    let button = UIButton(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    view.contentView.addSubview(button)
    stage.tap(button)
    #expect(taps == 1)
    #expect(view.contentView.frame == view.bounds)
    let label = UILabel()
    view.addSubview(label)
    #expect(label.superview === view.contentView)
    #expect(stage.traceText.contains("contentView"))
    view.effect = nil
    #expect(view.subviews[0].backgroundColor == .clear)
    #expect(UIBlurEffect(style: .dark) == UIBlurEffect(style: .dark))
    #expect(UIBlurEffect(style: .dark) != UIBlurEffect(style: .light))
    let vibrant = UIVisualEffectView(
      effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark), style: .separator))
    #expect(vibrant.contentView.tintColor == .separator)
  }
}
