import Testing
import TouchstoneKit
import TouchstoneTesting
import UIKit

@MainActor
struct IdleFrameTests {
  @Test("A gap of thirty years passes at once, and timers in it fire at their time")
  func longGap() {
    let stage = Stage()
    var moments: [Double] = []
    Timer.scheduledTimer(withTimeInterval: 400_000_000.25, repeats: false) { _ in
      moments.append(stage.now)
    }
    stage.advance(by: 1_000_000_000)
    #expect(stage.now == 1_000_000_000)
    #expect(moments == [400_000_000.25])
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    stage.window.addSubview(view)
    var ended = 0.0
    UIView.animate(withDuration: 0.5) {
      view.center.x = 40
    } completion: { _ in
      ended = stage.now
    }
    stage.advance(by: 1_000_000)
    #expect(abs(ended - 1_000_000_000.5) < 0.02)
  }

  @Test("A time beyond all frames is reached at once")
  func beyondAllFrames() {
    let stage = Stage()
    stage.advance(by: 1e300)
    #expect(stage.now == 1e300)
  }

  @Test("Skipped frames leave the same trace as frames that run", arguments: 0..<30)
  func sameTrace(seed: Int) {
    let left = Life(seed: seed, skips: true).diary()
    let run = Life(seed: seed, skips: false).diary()
    #expect(left == run)
    #expect(left.count > 10)
  }
}

/// An app with delayed work of every kind, under random input.
@MainActor
private final class Life: NSObject, UIScrollViewDelegate {
  private let stage = Stage()
  private var random: SeededNumbers
  private var lines: [String] = []
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
  private let box = Restless(frame: CGRect(x: 0, y: 320, width: 100, height: 100))
  private let button = UIButton(frame: CGRect(x: 0, y: 440, width: 200, height: 60))
  private let field = UITextField(frame: CGRect(x: 0, y: 520, width: 200, height: 40))
  private var link: CADisplayLink?
  private var frames = 0

  init(seed: Int, skips: Bool) {
    random = SeededNumbers(seed)
    super.init()
    stage.application.loop.skipsIdleFrames = skips
    scroll.contentSize = CGSize(width: 390, height: 4000)
    scroll.delegate = self
    for view in [scroll, box, button, field] { stage.window.addSubview(view) }
    box.note = { [unowned self] in note($0) }
    let double = UITapGestureRecognizer(
      target: self, action: Selector("doubled", Life.doubled))
    double.numberOfTapsRequired = 2
    let single = UITapGestureRecognizer(target: self, action: Selector("tapped", Life.tapped))
    single.require(toFail: double)
    box.addGestureRecognizer(double)
    box.addGestureRecognizer(single)
    box.addGestureRecognizer(
      UILongPressGestureRecognizer(target: self, action: Selector("pressed", Life.pressed)))
    button.addAction(UIAction { [unowned self] _ in note("button") }, for: .touchUpInside)
  }

  private func note(_ word: String) { lines.append("\(stage.now) \(word)") }
  private func tapped() { note("tapped") }
  private func doubled() { note("doubled") }
  private func pressed() { note("pressed") }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { note("offset \(scroll.contentOffset.y)") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("at rest") }

  private func tick() {
    frames += 1
    note("frame")
    if frames.isMultiple(of: 5) { link?.isPaused = true }
  }

  func diary() -> [String] {
    for _ in 0..<12 {
      act()
      stage.advance(
        by: random.next(in: 0...1) < 0.3 ? random.next(in: 0...0.1) : random.next(in: 0...6))
    }
    link?.invalidate()
    stage.settle()
    return lines + [stage.traceText]
  }

  private func act() {
    switch Int(random.next(in: 0...10)) {
    case 0: stage.swipe(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 40))
    case 1: stage.tap(at: CGPoint(x: 50, y: 370))
    case 2:
      let finger = stage.touch(at: CGPoint(x: 50, y: 370))
      stage.advance(by: random.next(in: 0...2))
      finger.lift()
    case 3:
      Timer.scheduledTimer(withTimeInterval: random.next(in: 0...3), repeats: false) { [self] _ in
        note("timer")
        link?.isPaused = false
        box.setNeedsLayout()
      }
    case 4:
      UIView.animate(withDuration: random.next(in: 0...1), delay: random.next(in: 0...2)) {
        [self] in
        box.center.x += 10
      } completion: { [self] in
        note("animated \($0)")
      }
    case 5:
      let link = CADisplayLink(target: self, selector: Selector("tick", Life.tick))
      link.add(to: .main, forMode: .common)
      self.link?.invalidate()
      self.link = link
    case 6: box.rounds = 4
    case 7: perform(Selector("tapped", Life.tapped), with: nil, afterDelay: random.next(in: 0...2))
    case 8: stage.tap(at: CGPoint(x: 50, y: 540))
    case 9:
      let spin = CABasicAnimation(keyPath: "opacity")
      spin.toValue = 0.5
      spin.duration = 1
      spin.repeatCount = .infinity
      box.layer.add(spin, forKey: "spin")
    default: scroll.setContentOffset(.zero, animated: true)
    }
  }
}

/// A view that requests layout and property updates again from its layout, a number of times.
private final class Restless: UIView {
  var note: (String) -> Void = { _ in }
  var rounds = 0 { didSet { if rounds > oldValue { setNeedsLayout() } } }

  override func layoutSubviews() {
    super.layoutSubviews()
    note("layout")
    guard rounds > 0 else { return }
    rounds -= 1
    if rounds.isMultiple(of: 2) { setNeedsUpdateProperties() } else { setNeedsLayout() }
  }

  override func updateProperties() {
    super.updateProperties()
    note("properties")
    if rounds > 0 { setNeedsLayout() }
  }
}

/// A pseudorandom sequence that only depends on the seed.
private struct SeededNumbers {
  private var state: UInt64

  init(_ seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next(in range: ClosedRange<Double>) -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let part = Double(state >> 11) / Double(1 << 53 as UInt64)
    return range.lowerBound + part * (range.upperBound - range.lowerBound)
  }
}
