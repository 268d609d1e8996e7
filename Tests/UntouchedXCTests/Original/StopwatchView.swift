import UIKit

/// A label that counts, as tutorials write it.
class StopwatchView: UIView {
  let label = UILabel()
  private(set) var count = 0 { didSet { label.text = "\(count)" } }
  private var timer: Timer?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
    let tap = UITapGestureRecognizer(target: self, action: #selector(didTap))
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  @objc func didTap() { count += 1 }

  func start(every seconds: TimeInterval, until end: Int, done: @escaping () -> Void) {
    timer = Timer.scheduledTimer(withTimeInterval: seconds, repeats: true) { [weak self] timer in
      guard let self else { return }
      self.count += 1
      if self.count == end {
        timer.invalidate()
        done()
      }
    }
  }

  func load(_ done: @escaping (Int) -> Void) {
    DispatchQueue.global().async {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { done(self.count) }
    }
  }

  func loadedCount() async -> Int {
    try? await Task.sleep(nanoseconds: 10_000_000)
    return count
  }
}
