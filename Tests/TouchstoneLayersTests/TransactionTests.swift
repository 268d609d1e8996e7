import Foundation
import Testing
import TouchstoneGeometry
import TouchstoneLayers

/// The callbacks of transactions and animations, in order.
@MainActor struct TransactionTests {
  private func fade(
    _ name: String, _ duration: Double, _ delegate: Witness? = nil
  ) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.duration = duration
    animation.delegate = delegate
    animation.setValue(name, forKey: "name")
    return animation
  }

  @Test("animations end in the order of their end times, then of their beginnings")
  func order() {
    withClock { clock in
      let (layer, witness) = (CALayer(), Witness())
      layer.add(fade("long", 2, witness), forKey: nil)
      layer.add(fade("short", 1, witness), forKey: nil)
      layer.add(fade("same", 1, witness), forKey: nil)
      #expect(clock.nextEnd == 11)
      clock.tick(to: 10)
      #expect(witness.log == ["start long", "start short", "start same"])
      clock.tick(to: 13)
      #expect(witness.log.dropFirst(3) == ["end short", "end same", "end long"])
    }
  }

  @Test("a replaced animation is stopped, and notified at the next tick")
  func replacement() {
    withClock { clock in
      let (layer, witness) = (CALayer(), Witness())
      layer.add(fade("old", 2, witness), forKey: "fade")
      clock.tick(to: 10.5)
      layer.add(fade("new", 2, witness), forKey: "fade")
      #expect(witness.log == ["start old"] && clock.nextEnd == 10.5)
      clock.tick(to: 10.5)
      #expect(witness.log == ["start old", "stop old", "start new"])
      clock.removeAll()
      clock.tick(to: 10.5)
      #expect(witness.log.last == "stop new" && !clock.hasRunningAnimations)
      #expect(layer.animationKeys() == nil)
    }
  }

  @Test("an animation whose layer is gone ends unfinished")
  func deadLayer() {
    withClock { clock in
      let witness = Witness()
      do {
        let layer = CALayer()
        layer.add(fade("lost", 5, witness), forKey: nil)
      }
      clock.tick(to: 10)
      #expect(witness.log.last == "stop lost" && !clock.hasRunningAnimations)
    }
  }

  @Test("a completion waits for its transaction's animations, and for those of inner ones")
  func completions() {
    withClock { clock in
      let layer = CALayer()
      var log: [String] = []
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.append("outer") }
      layer.add(fade("a", 1), forKey: nil)
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.append("inner") }
      layer.add(fade("b", 2), forKey: "b")
      CATransaction.commit()
      CATransaction.commit()
      layer.add(fade("c", 9), forKey: "c")
      clock.tick(to: 11)
      #expect(log.isEmpty)
      clock.tick(to: 12)
      #expect(log == ["inner", "outer"])
    }
  }

  @Test("a transaction without animations is complete at its commit")
  func emptyCompletion() {
    withClock { clock in
      var log: [String] = []
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.append("done") }
      #expect(log.isEmpty)
      CATransaction.commit()
      #expect(log == ["done"])
      CATransaction.setCompletionBlock { log.append("implied") }
      #expect(log == ["done"])
      clock.tick(to: 10)
      #expect(log == ["done", "implied"])
      CATransaction.commit()
    }
  }

  @Test("removing an animation completes its transaction at the next tick")
  func removal() {
    withClock { clock in
      let layer = CALayer()
      var isDone = false
      CATransaction.begin()
      CATransaction.setCompletionBlock { isDone = true }
      layer.add(fade("a", 5), forKey: "a")
      CATransaction.commit()
      layer.removeAnimation(forKey: "a")
      #expect(!isDone)
      clock.tick(to: 10)
      #expect(isDone)
    }
  }

  @Test("settings are inherited by inner transactions and reset at the commit")
  func settings() {
    withClock { _ in
      #expect(CATransaction.animationDuration() == 0.25 && !CATransaction.disableActions())
      CATransaction.begin()
      CATransaction.setAnimationDuration(3)
      CATransaction.setDisableActions(true)
      CATransaction.begin()
      #expect(CATransaction.animationDuration() == 3 && CATransaction.disableActions())
      CATransaction.setValue(false, forKey: kCATransactionDisableActions)
      #expect(!CATransaction.disableActions())
      CATransaction.commit()
      #expect(CATransaction.disableActions())
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 0.25 && !CATransaction.disableActions())
    }
  }

  @Test("a layer without a delegate animates only in a transaction with a duration")
  func implicit() {
    withClock { clock in
      let layer = CALayer()
      layer.opacity = 0.5
      #expect(layer.animationKeys() == nil)
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      layer.opacity = 1
      layer.opacity = 1
      CATransaction.commit()
      #expect(layer.animationKeys() == ["opacity"])
      clock.tick(to: 11)
      #expect(layer.presentation()?.opacity == 0.75)
    }
  }

  @Test("a delegate is queried once for each real change, before it, and its action runs after")
  func actions() {
    final class Action: NSObject, CAAction {
      var log: [String] = []
      func run(
        forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
      ) {
        log.append("run \(event) \((anObject as? CALayer)?.opacity ?? -1)")
      }
    }
    final class Owner: NSObject, CALayerDelegate {
      let action = Action()
      func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        action.log.append("ask \(event) \(layer.opacity)")
        return event == "opacity" ? action : NSNull()
      }
    }
    withClock { _ in
      let (layer, owner) = (CALayer(), Owner())
      layer.delegate = owner
      layer.opacity = 0.5
      layer.opacity = 0.5
      layer.cornerRadius = 3
      #expect(owner.action.log == ["ask opacity 1.0", "run opacity 0.5", "ask cornerRadius 0.5"])
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.opacity = 1
      CATransaction.commit()
      #expect(owner.action.log.count == 3 && layer.animationKeys() == nil)
    }
  }

  @Test("an action that is an animation without values goes from the old value to the new")
  func animationAsAction() {
    withClock { clock in
      let layer = CALayer()
      layer.actions = ["opacity": fadeWithoutValues()]
      layer.opacity = 0
      clock.tick(to: 10.25)
      #expect(layer.presentation()?.opacity == 0.75)
      // The animation back begins at the current value: halfway between 0.75 and 1 after half a
      // second.
      layer.opacity = 1
      clock.tick(to: 10.75)
      #expect(abs((layer.presentation()?.opacity ?? 0) - 0.875) < 1e-6)
    }
  }

  private func fadeWithoutValues() -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.duration = 1
    return animation
  }
}
