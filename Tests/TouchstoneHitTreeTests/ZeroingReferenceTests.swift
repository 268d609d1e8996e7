import Synchronization
import Testing

@testable import TouchstoneHitTree

/// References that behave like `weak`, without side tables.
struct BackReferenceTests {
  private final class Parent: Sendable {
    let child = Child()
  }

  private final class Child: Sendable {
    let parent = Mutex<SharedZeroingReference<Parent>>(SharedZeroingReference())
    var current: Parent? { parent.withLock { $0 }.object }
  }

  @Test("a reference does not retain its object, and returns nil once it is gone")
  func objectGoes() {
    var parent: Parent? = Parent()
    let reference = SharedZeroingReference(parent)
    #expect(reference.object === parent)
    weak let witness = parent
    parent = nil
    #expect(witness == nil)
    #expect(reference.object == nil)
  }

  @Test("a reference to nil returns nil")
  func nothing() {
    #expect(SharedZeroingReference<Parent>().object == nil)
  }

  @Test("an object read from a reference lives as long as it is retained")
  func answerIsKept() {
    var parent: Parent? = Parent()
    let reference = SharedZeroingReference(parent)
    let held = reference.object
    parent = nil
    #expect(reference.object === held)
    withExtendedLifetime(held) {}
  }

  private final class Ending {
    var reference: SharedZeroingReference<Ending>?
    var answer: Ending??
    let tell: (Bool) -> Void

    init(_ tell: @escaping (Bool) -> Void) { self.tell = tell }

    deinit { tell(reference?.object == nil) }
  }

  @Test("an object read in its own deinitializer is already gone")
  func ownEnd() {
    var isNil: Bool?
    var object: Ending? = Ending { isNil = $0 }
    object?.reference = SharedZeroingReference(object)
    object = nil
    #expect(isNil == true)
  }

  @Test("a parent deallocated on another thread is there or gone, and never partial")
  func otherThread() async {
    for _ in 0..<2_000 {
      let child = await withTaskGroup(of: Child?.self) { group in
        let parent = Parent()
        let child = parent.child
        child.parent.withLock { $0 = SharedZeroingReference(parent) }
        group.addTask {
          withExtendedLifetime(parent) {}
          return nil
        }
        group.addTask {
          for _ in 0..<20 {
            guard let parent = child.current else { break }
            if parent.child !== child { Issue.record("the parent has another child") }
          }
          return child
        }
        var found: Child?
        for await child in group { found = child ?? found }
        return found
      }
      #expect(child?.current == nil)
    }
  }
}
