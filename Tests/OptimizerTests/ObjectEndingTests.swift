import Testing
import UIKit

// Associated values are released when their object is deallocated, which is detected by a word
// before the metadata of its class. Swift doesn't guarantee this layout on this platform. These
// tests check it for the current compiler, in debug and in release builds.

private nonisolated(unsafe) var key: UInt8 = 0

private final class Counter {
  var ended = 0
}

private final class Token {
  let counter: Counter
  init(_ counter: Counter) { self.counter = counter }
  deinit { counter.ended += 1 }
}

private final class FinalPlain {}
private class Base { var number = 1 }
private final class Heir: Base { var text = "heir" }
private class Generic<Value> { var value: Value? }
private final class OwnView: UIView {}

@MainActor
struct ObjectEndingTests {
  private func ends(_ make: () -> AnyObject) -> Int {
    let counter = Counter()
    for _ in 0..<3 {
      let object = make()
      objc_setAssociatedObject(object, &key, Token(counter), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
    return counter.ended
  }

  @Test("objects of every kind of class report their deallocation once")
  func kinds() {
    #expect(ends { FinalPlain() } == 3)
    #expect(ends { Base() } == 3)
    #expect(ends { Heir() } == 3)
    #expect(ends { Generic<[Int]>() } == 3)
    #expect(ends { Generic<String>() } == 3)
    #expect(ends { OwnView() } == 3)
    #expect(ends { UIView() } == 3)
    #expect(ends { NSObject() } == 3)
    #expect(ends { NSMutableArray() } == 3)
  }

  @Test("a local object that receives a value reports its deallocation, too")
  func local() {
    let counter = Counter()
    do {
      let plain = FinalPlain()
      objc_setAssociatedObject(plain, &key, Token(counter), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
    #expect(counter.ended == 1)
  }
}
