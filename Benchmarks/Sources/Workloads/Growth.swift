internal import Foundation
internal import TouchstoneTesting
internal import UIKit

/// Work with a cost that must grow linearly with its input. Each kind runs with n and 4 n, and the
/// ratio is limited.
@MainActor
enum Growth {
  static var all: [Workload] {
    [250, 1_000].flatMap { [chain($0), fan($0)] } + [2_500, 10_000].flatMap(labels)
      + [250, 1_000].map(animators)
  }

  private static func work(
    _ what: String, _ size: Int, _ body: @escaping @MainActor (Stage) -> @MainActor () -> Void
  ) -> Workload {
    Workload(timed: "growth of \(what), \(size)", count: 1) {
      { count in
        var time: UInt64 = 0
        for _ in 0..<count {
          let stage = Stage()
          let work = body(stage)
          time += nanoseconds { work() }
        }
        return time
      }
    }
  }

  private static func taps(_ count: Int, on stage: Stage) -> [UITapGestureRecognizer] {
    (0..<count).map { _ in
      let tap = UITapGestureRecognizer()
      stage.window.addGestureRecognizer(tap)
      return tap
    }
  }

  /// Returns a workload with a chain of recognizers in which each requires the next to fail.
  private static func chain(_ size: Int) -> Workload {
    work("a chain of requirements", size) { stage in
      let taps = taps(size, on: stage)
      return {
        for (tap, next) in zip(taps, taps.dropFirst()) { tap.require(toFail: next) }
        stage.tap(at: CGPoint(x: 10, y: 10))
      }
    }
  }

  /// Returns a workload with a recognizer that requires all others to fail.
  private static func fan(_ size: Int) -> Workload {
    work("a fan of requirements", size) { stage in
      let taps = taps(size, on: stage)
      return {
        for tap in taps.dropFirst() { taps[0].require(toFail: tap) }
        stage.tap(at: CGPoint(x: 10, y: 10))
      }
    }
  }

  /// Returns workloads of labels with a number of characters, in lines of a few words.
  private static func labels(_ size: Int) -> [Workload] {
    let plain = String(repeating: "some words ", count: size / 11)
    let looked = NSMutableAttributedString(string: plain)
    for place in stride(from: 0, to: looked.length - 10, by: 20) {
      looked.addAttribute(
        .font, value: UIFont.boldSystemFont(ofSize: 17),
        range: NSRange(location: place, length: 10))
    }
    return [
      label("a label", size) { $0.text = plain },
      label("a label of Hebrew words", size) {
        $0.text = String(repeating: "\u{5D0}\u{5D1} abc ", count: size / 7)
      },
      label("a label of empty lines", size) { $0.text = String(repeating: "\n", count: size) },
      label("an attributed label", size) { $0.attributedText = looked },
      label("a label of flags", size) {
        $0.text = String(repeating: "\u{1F1E9}\u{1F1EA}", count: size / 4)
      },
      label("a label of one line", size) {
        $0.text = plain
        $0.numberOfLines = 1
      },
    ]
  }

  private static func label(
    _ what: String, _ size: Int, _ fill: @escaping @MainActor (UILabel) -> Void
  ) -> Workload {
    work(what, size) { stage in
      {
        let label = UILabel()
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        fill(label)
        stage.window.addSubview(label)
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
          label.trailingAnchor.constraint(equalTo: stage.window.trailingAnchor),
          label.topAnchor.constraint(equalTo: stage.window.topAnchor),
        ])
        stage.settle()
        stage.tap(at: CGPoint(x: 10, y: 10))
      }
    }
  }

  /// Animators that are paused and stopped without running. Every second one changes a view of its
  /// own.
  private static func animators(_ size: Int) -> Workload {
    work("animators that never ran", size) { stage in
      let views = (0..<size).map { _ in UIView(frame: stage.window.bounds) }
      for view in views { stage.window.addSubview(view) }
      return {
        let animators = views.enumerated().map { index, view in
          let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
          if index.isMultiple(of: 2) { animator.addAnimations { view.alpha = 0.5 } }
          animator.pauseAnimation()
          return animator
        }
        stage.settle()
        for animator in animators { animator.stopAnimation(true) }
      }
    }
  }
}
