import TouchstoneTesting
import UIKit
import Untouched

/// Common habits in iOS sources, built without changes.
@MainActor @Suite(.staged)
struct HabitTests {
  private let stage = Stage()
  private let picker = Picker(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test func `A delegate responds only to the methods that its class implements`() {
    let taker = Taker()
    picker.delegate = taker
    picker.pick()
    #expect(picker.log == ["picked"] && taker.taken == [1])
    let counter = Counter()
    picker.delegate = counter
    picker.pick()
    #expect(picker.log == ["picked", "counts 3"])
    picker.delegate = nil
    picker.pick()
    #expect(picker.log.count == 2)
  }

  @Test func `Work that a task passes to the main queue elsewhere runs on its stage's clock`() async
  {
    let loader = Loader()
    let start = Date.onApplicationClock
    var task: Task<Void, Never>?
    await withCheckedContinuation { continuation in
      task = Task {
        // The machine's main queue runs the work that was submitted to it before.
        await loader.load(since: start) { DispatchQueue.main.async { continuation.resume() } }
      }
    }
    stage.advance(by: 0.4)
    #expect(loader.label.text == nil)
    stage.advance(by: 0.2)
    await task?.value
    #expect(loader.label.text == "loaded")
    #expect((0.5...0.6).contains(loader.age))
  }

  @Test func `A dynamic property with accessors of its own is observed`() {
    let loader = Loader()
    var told: [Int] = []
    let observation = loader.observe(\.progress, options: .new) { _, change in
      told.append(change.newValue ?? -1)
    }
    loader.progress = 3
    #expect(told == [3] && loader.log == ["will 3", "did 3"])
    observation.invalidate()
  }

  @Test func `A nib's actions can be called`() {
    picker.awakeFromNib()
    picker.prepareForInterfaceBuilder()
    #expect(picker.log == ["awake"])
  }

  @Test func `A trait handler may use Self`() {
    stage.window.addSubview(picker)
    picker.listen()
    stage.setUserInterfaceStyle(.dark)
    #expect(picker.log == ["style 2"])
  }

  @Test func `A property that notifies manually is observed`() {
    let gauge = Gauge()
    var told: [Int] = []
    let observations = [
      gauge.observe(\.level, options: .new) { _, change in told.append(change.newValue ?? -1) },
      gauge.observe(\.limit, options: .new) { _, change in told.append(change.newValue ?? -1) },
    ]
    gauge.level = 4
    gauge.limit = 9
    #expect(told == [4, 9] && gauge.lastLimit == 0)
    observations.forEach { $0.invalidate() }
  }

  @Test func `Attributes that are not drawn are stored`() {
    let label = makeSpacedLabel()
    #expect(label.adjustsFontForContentSizeCategory)
    let spacing = label.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) as? Double
    #expect(spacing == 1.5)
  }
}
