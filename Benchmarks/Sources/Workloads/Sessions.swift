internal import Foundation
internal import TouchstoneHost
internal import UIKit

/// The input of a user who uses an app all day: taps, drags, flings, keys and a moving pointer.
///
/// `Benchmarks/day` delivers a hundred million of these inputs and measures the memory.
@MainActor
enum Sessions {
  static var all: [Workload] {
    [
      Workload("an input of a session: taps, drags, flings, keys, hovers", count: 1_000) {
        let session = Session()
        return session.play
      }
    ]
  }
}

/// An app with a button, a view that can be dragged, a list and a text field, together with its
/// simulated user.
@MainActor
private final class Session {
  private final class Delegate: UIResponder, UIApplicationDelegate {}

  private let host: ApplicationHost
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let field = UITextField(frame: CGRect(x: 0, y: 200, width: 400, height: 40))
  private var inputs = 0
  private var taps = 0
  private var time = 0.0

  init() {
    do {
      host = try ApplicationHost(
        delegate: Delegate.self, size: CGSize(width: 400, height: 800))
    } catch {
      fatalError("\(error)")
    }
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    button.addAction(UIAction { [unowned self] _ in taps += 1 }, for: .touchUpInside)
    let card = UIView(frame: CGRect(x: 200, y: 0, width: 100, height: 100))
    card.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Session.dragged))
    let list = UIScrollView(frame: CGRect(x: 0, y: 300, width: 400, height: 500))
    list.contentSize = CGSize(width: 400, height: 20_000)
    for row in 0..<400 {
      let label = UILabel(frame: CGRect(x: 0, y: Double(row) * 50, width: 400, height: 50))
      label.text = "Row \(row)"
      list.addSubview(label)
    }
    for view in [button, card, field, list] as [UIView] { window.addSubview(view) }
    window.makeKeyAndVisible()
    field.becomeFirstResponder()
    host.runFrame(at: 0)
  }

  private func dragged(_ pan: UIPanGestureRecognizer) {
    guard let card = pan.view else { return }
    card.center.x = 200 + min(100, abs(pan.translation(in: window).x))
  }

  /// Plays `count` inputs, and as many more as complete the gestures in progress.
  func play(_ count: Int) {
    let goal = inputs + count
    while inputs < goal {
      drag(from: Point(x: 50, y: 50), by: 0, moves: 0)
      drag(from: Point(x: 250, y: 50), by: 2, moves: 40)
      drag(from: Point(x: 200, y: 600), by: inputs.isMultiple(of: 2) ? 12 : -12, moves: 10)
      frames(30)
      for usage in [0x04, 0x2A] { key(usage, usage == 0x04 ? "a" : "\u{8}") }
      // As after saving: typing can't be undone anymore. An undo manager removes nothing
      // automatically.
      field.undoManager?.removeAllActions()
      for step in 0..<20 {
        post(
          .hover(
            HoverSample(
              phase: .moved, position: Point(x: 10 + Double(step) * 15, y: 60), time: time)))
      }
    }
  }

  /// Drags a finger down the screen, with a frame for every second move.
  private func drag(from start: Point, by step: Double, moves: Int) {
    var place = start
    touch(.began, place)
    for _ in 0..<moves {
      place.y += step
      touch(.moved, place)
    }
    touch(.ended, place)
  }

  private func touch(_ phase: TouchSample.Phase, _ place: Point) {
    post(.touch(TouchSample(id: 1, phase: phase, position: place, time: time)))
  }

  private func key(_ usage: Int, _ characters: String) {
    for phase in [HeldPhase.began, .ended] {
      post(.key(KeySample(phase: phase, usage: usage, characters: characters, time: time)))
    }
  }

  private func post(_ input: RawInput) {
    do {
      try host.post(input)
    } catch {
      fatalError("\(error)")
    }
    inputs += 1
    time += 1 / 120
    if inputs.isMultiple(of: 2) { host.runFrame(at: time) }
  }

  private func frames(_ count: Int) {
    for _ in 0..<count {
      time += 1 / 60
      host.runFrame(at: time)
    }
  }
}
