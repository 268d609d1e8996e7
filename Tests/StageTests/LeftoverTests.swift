import Synchronization
import Testing
import UIKit

@testable import TouchstoneTesting

@MainActor
@Suite("Leftovers of a stage")
struct LeftoverTests {
  @Test("a finger that stays down is reported at the line where it was put down")
  func finger() {
    let failures = Stage.failures {
      let stage = Stage()
      stage.touch(at: CGPoint(x: 10, y: 20))
    }
    #expect(failures.map(\.sourceLocation.line) == [#line - 2])
    #expect(
      failures.map(\.text) == [
        "Finger 1 is still down at (10, 20) at the end of its stage. A touch that never ends "
          + "leaves its gesture undecided and the effect of its end untested. Lift it with lift(), "
          + "or cancel it with cancel()."
      ])
  }

  @Test("a pencil and a pointer that stay down are reported each at its line")
  func pencilAndPointer() {
    let failures = Stage.failures {
      let stage = Stage()
      stage.pencil(at: CGPoint(x: 10, y: 20))
      stage.pointer(at: CGPoint(x: 30, y: 20))
    }
    #expect(failures.map(\.sourceLocation.line) == [#line - 3, #line - 2])
  }

  @Test("a key and a button that stay held are reported each at its line")
  func presses() {
    let failures = Stage.failures {
      let stage = Stage()
      stage.hold(.keyboardA)
      stage.hold(.select)
    }
    #expect(failures.map(\.sourceLocation.line) == [#line - 3, #line - 2])
    #expect(
      failures.first?.text
        == "The key A is still held at the end of its stage. "
        + "The app's response to the end of the press is then untested. "
        + "Release it with release(), or cancel it with cancel().")
    #expect(failures.last?.text.hasPrefix("The button select is still held") == true)
  }

  @Test("a pending timer of the app is reported at the line of the stage")
  func timer() {
    let failures = Stage.failures {
      let stage = Stage()
      Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in }
      #expect(stage.now == 0)
    }
    #expect(failures.map(\.sourceLocation.line) == [#line - 4])
    #expect(
      failures.map(\.text) == [
        "The stage ended with something pending: a timer of 1.0 s. Its effect when it becomes due "
          + "is then untested. Run it with settle() or advance(by:), stop it before the end, or "
          + "allow it to continue with leave()."
      ])
  }

  @Test("a tap on a text field leaves a stage clean, which waits for a second tap")
  func tapOnField() {
    let stage = Stage()
    let field = UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 40))
    stage.window.addSubview(field)
    stage.tap(field)
    #expect(field.isFirstResponder)
    #expect(!stage.application.loop.pending.isEmpty, "it waits for a second tap")
  }

  @Test("a tap that waits for a second one leaves a stage clean")
  func waitingTap() {
    let failures = Stage.failures {
      let stage = Stage()
      let double = UITapGestureRecognizer()
      double.numberOfTapsRequired = 2
      stage.window.addGestureRecognizer(double)
      stage.tap(at: CGPoint(x: 10, y: 10))
      #expect(!stage.application.loop.pending.isEmpty)
    }
    #expect(failures.isEmpty)
  }

  @Test("a stage's final reports belong to the test that created it")
  func context() async {
    let context = TestContext()
    let found = Mutex<String?>(nil)
    await Task.detached {
      #expect(Test.current == nil)
      context.run { found.withLock { $0 = Test.current?.name } }
      #expect(Test.current == nil)
    }.value
    #expect(found.withLock { $0 } == Test.current?.name)
  }

  @Test("a stage that outlives its test's body reports when it is deallocated")
  func late() {
    let failures = Stage.failures {
      var keeper: Keeper? = Keeper(Stage())
      keeper?.stage.touch(at: CGPoint(x: 10, y: 20))
      #expect(keeper != nil)
      keeper = nil
    }
    #expect(failures.map(\.sourceLocation.line) == [#line - 4])
  }

  private final class Keeper {
    let stage: Stage
    init(_ stage: Stage) { self.stage = stage }
  }
}
