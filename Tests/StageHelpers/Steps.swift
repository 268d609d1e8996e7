// A file that drives a stage and is no test imports the harness and UIKit, and nothing else: the
// macros in the harness's default arguments come with it. In a release build too.
public import TouchstoneTesting
import UIKit

/// Taps a button, and lets everything come to rest.
@MainActor
public func press(
  _ button: UIButton, on stage: Stage, sourceLocation: SourceLocation = #_sourceLocation
) {
  stage.tap(button, sourceLocation: sourceLocation)
  stage.settle()
}

/// Drags a finger from one place to another by way of a third.
@MainActor
public func dragRound(by way: CGPoint, from start: CGPoint, to end: CGPoint, on stage: Stage) {
  let finger = stage.touch(at: start)
  finger.move(to: way, duration: 0.1)
  finger.move(to: end, duration: 0.1)
  finger.lift()
}

/// Expects a switch to be on, at the line of whoever asks.
@MainActor
public func expectOn(_ toggle: UISwitch, sourceLocation: SourceLocation = #_sourceLocation) {
  #expect(toggle.isOn, sourceLocation: sourceLocation)
}
