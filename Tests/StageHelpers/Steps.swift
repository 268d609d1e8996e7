// A file that drives a stage and isn't a test imports only the harness and UIKit. The macros in the
// harness's default arguments come with it, in a release build too.
public import TouchstoneTesting
import UIKit

/// Taps a button, and waits until everything is at rest.
@MainActor
public func press(
  _ button: UIButton, on stage: Stage, sourceLocation: SourceLocation = #_sourceLocation
) {
  stage.tap(button, sourceLocation: sourceLocation)
  stage.settle()
}

/// Drags a finger from one location to another via a third.
@MainActor
public func dragRound(by way: CGPoint, from start: CGPoint, to end: CGPoint, on stage: Stage) {
  let finger = stage.touch(at: start)
  finger.move(to: way, duration: 0.1)
  finger.move(to: end, duration: 0.1)
  finger.lift()
}

/// Expects a switch to be on, and reports a failure at the caller's line.
@MainActor
public func expectOn(_ toggle: UISwitch, sourceLocation: SourceLocation = #_sourceLocation) {
  #expect(toggle.isOn, sourceLocation: sourceLocation)
}
