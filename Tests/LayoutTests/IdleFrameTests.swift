import Testing
import TouchstoneTesting
import UIKit

@testable import UIKitLayout

/// The cost of frames in which no constraint changes.
@MainActor @Suite(.staged)
struct IdleFrameTests {
  /// Counts its layouts.
  private final class Counter: UIView {
    var layouts = 0
    override func layoutSubviews() {
      layouts += 1
      super.layoutSubviews()
    }
  }

  @Test func `A frame without changes solves nothing and lays out nothing`() throws {
    let stage = Stage(size: CGSize(width: 400, height: 800))
    let counter = Counter(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    stage.window.addSubview(counter)
    var above = counter.topAnchor
    for _ in 0..<250 {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      counter.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: above),
        view.leadingAnchor.constraint(equalTo: counter.leadingAnchor),
        view.widthAnchor.constraint(equalToConstant: 10),
        view.heightAnchor.constraint(equalToConstant: 3),
      ])
      above = view.bottomAnchor
    }
    stage.advance(by: 0.1)
    #expect(counter.subviews.last?.frame.maxY == 750)
    let engine = try #require(LayoutItem.existing(stage.window)?.engine)
    let (layouts, work) = (counter.layouts, engine.solutions)
    // In each frame, another view moves that isn't part of any constraint.
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    stage.window.addSubview(other)
    for step in 0..<30 {
      other.layer.position.x = CGFloat(step)
      stage.window.layoutIfNeeded()
      stage.advance(by: 1.0 / 60)
    }
    #expect(counter.layouts == layouts && engine.solutions == work && !engine.isDirty)
    // A changed constant moves its dependents.
    counter.subviews[248].constraints.first { $0.firstAttribute == .height }?.constant = 13
    stage.advance(by: 0.1)
    #expect(counter.subviews.last?.frame.maxY == 760 && engine.solutions == work + 1)
  }
}
