import Testing
import TouchstoneTesting
import UIKit

/// The distribution of space along a stack's axis.
@MainActor @Suite(.staged)
struct StackDistributionTests {
  private let stage = Stage(size: CGSize(width: 400, height: 800))

  @Test func `Filling stretches the least hugging view, and compresses the least resistant one`() {
    let views = [Block(60, 10), Block(40, 10), Block(20, 10)]
    views[1].setContentHuggingPriority(UILayoutPriority(200), for: .horizontal)
    views[2].setContentCompressionResistancePriority(UILayoutPriority(500), for: .horizontal)
    let stack = stage.stack(views) { $0.spacing = 10 }
    #expect(views.map(\.across) == [[0, 60], [70, 200], [280, 20]])
    stack.frame.size.width = 130
    stage.window.layoutIfNeeded()
    #expect(views.map(\.across) == [[0, 60], [70, 40], [120, 10]])
  }

  @Test func `Of views that hug equally the first stretches, of those without content the last`() {
    let views = [Block(60, 10), Block(40, 10)]
    _ = stage.stack(views)
    #expect(views.map(\.across) == [[0, 260], [260, 40]])
    let plain = [UIView(), UIView()]
    _ = stage.stack(plain)
    #expect(plain.map(\.across) == [[0, 0], [0, 300]])
  }

  @Test func `Filling equally gives all views the same length, whatever their contents`() {
    let views = [Block(10, 10), UIView(), Block(200, 10)]
    _ = stage.stack(views) {
      $0.distribution = .fillEqually
      $0.spacing = 15
    }
    #expect(views.map(\.across) == [[0, 90], [105, 90], [210, 90]])
  }

  @Test func `Filling proportionally divides by contents, and the last view absorbs the spacing`() {
    let views = [Block(10, 10), Block(20, 10), Block(30, 10)]
    let stack = stage.stack(views) { $0.distribution = .fillProportionally }
    #expect(views.map(\.across) == [[0, 50], [50, 100], [150, 150]])
    // The shares are of lengths and spacings together, 75 here, as in UIKit.
    stack.spacing = 7.5
    stage.window.layoutIfNeeded()
    #expect(views.map(\.bounds.width) == [40, 80, 165])
    #expect(stage.faults.isEmpty)
  }

  @Test func `A nested stack is proportional to its content`() {
    let inner = UIStackView(arrangedSubviews: [Block(10, 10), Block(20, 10)])
    let views = [Block(70, 10), inner]
    _ = stage.stack(views) { $0.distribution = .fillProportionally }
    #expect(views.map(\.across) == [[0, 210], [210, 90]])
  }

  @Test func `Equal spacing keeps the contents' lengths, and at least the spacing`() {
    let views = [Block(60, 10), Block(100, 10), Block(40, 10)]
    let stack = stage.stack(views) {
      $0.distribution = .equalSpacing
      $0.spacing = 10
    }
    #expect(views.map(\.across) == [[0, 60], [110, 100], [260, 40]])
    stack.frame.size.width = 200
    stage.window.layoutIfNeeded()
    #expect(views[1].frame.minX - views[0].frame.maxX == 10)
    #expect(views[2].frame.minX - views[1].frame.maxX == 10 && views[2].frame.maxX == 200)
  }

  @Test func `Equal centering gives centers the same distance`() {
    let views = [Block(60, 10), Block(20, 10), Block(40, 10)]
    let stack = stage.stack(views) { $0.distribution = .equalCentering }
    #expect(views.map(\.center.x) == [30, 155, 280])
    // If views would be too close to each other, the spacing takes precedence.
    stack.frame.size.width = 140
    stack.spacing = 10
    stage.window.layoutIfNeeded()
    #expect(views.map(\.across) == [[0, 60], [70, 20], [100, 40]])
  }

  @Test func `Custom spacing follows its view, and moves with it`() {
    let views = [Block(20, 10), Block(20, 10), Block(20, 10), UIView()]
    let stack = stage.stack(views) { $0.spacing = 5 }
    #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
    stack.setCustomSpacing(30, after: views[0])
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[1])
    stage.window.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 50, 78, 103])
    #expect(stack.customSpacing(after: views[0]) == 30)
    stack.insertArrangedSubview(views[0], at: 2)
    stage.window.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [53, 0, 28, 103])
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    stack.setCustomSpacing(.nan, after: views[1])
    stage.window.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [53, 0, 28, 78])
    #expect(stage.faults.count == 1, "\(stage.faults)")
  }

  @Test func `A row is laid out from right to left in a right-to-left language`() {
    let views = [Block(60, 10), Block(40, 10), UIView()]
    let stack = stage.stack(views) {
      $0.semanticContentAttribute = .forceRightToLeft
      $0.spacing = 10
    }
    #expect(views.map(\.across) == [[240, 60], [190, 40], [0, 180]])
    let column = stage.stack([Block(60, 10)], CGRect(x: 0, y: 0, width: 100, height: 10)) {
      $0.semanticContentAttribute = .forceRightToLeft
      $0.axis = .vertical
      $0.alignment = .leading
    }
    #expect(column.arrangedSubviews.map(\.across) == [[40, 60]])
    #expect(stack.arrangedSubviews.count == 3)
  }

  @Test func `The axis and the distribution may change at any time`() {
    let views = [Block(60, 10), Block(40, 20)]
    let stack = stage.stack(views)
    stack.axis = .vertical
    stack.distribution = .fillEqually
    UIView.animate(withDuration: 1) { stage.window.layoutIfNeeded() }
    #expect(views.map(\.frame.numbers) == [[0, 0, 300, 30], [0, 30, 300, 30]])
    #expect(views[0].layer.animation(forKey: "bounds.size") != nil)
    stage.settle()
  }
}
