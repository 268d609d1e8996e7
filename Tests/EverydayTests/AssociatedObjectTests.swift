import Testing
import TouchstoneTesting
import UIKit

/// Associated objects, which their owner doesn't know of.
@MainActor
struct AssociatedObjectTests {
  private nonisolated(unsafe) static var first: UInt8 = 0
  private static var second: UInt8 = 0

  /// Adds a line to a list when it is deallocated.
  private final class Token: NSObject {
    let name: String
    let note: (String) -> Void

    init(_ name: String, _ note: @escaping (String) -> Void) {
      self.name = name
      self.note = note
      super.init()
    }

    deinit { note(name) }
  }

  private final class Lines {
    var all: [String] = []
  }

  /// A native Swift class without Foundation.
  private final class Plain {
    let lines: Lines
    let own: Token

    init(_ lines: Lines) {
      self.lines = lines
      own = Token("own") { lines.all.append($0) }
    }

    deinit {
      lines.all.append("deinit with \(objc_getAssociatedObject(self, &first) != nil)")
    }
  }

  private class Card: UIView {}

  @Test("an object stores a value for each key, and nil removes it")
  func keys() {
    let view = UIView()
    objc_setAssociatedObject(view, &Self.first, "one", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(view, &Self.second, 2, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(view, &Self.first) as? String == "one")
    #expect(objc_getAssociatedObject(view, &Self.second) as? Int == 2)
    objc_setAssociatedObject(view, &Self.first, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(view, &Self.first) == nil)
    #expect(objc_getAssociatedObject(view, &Self.second) as? Int == 2)
    objc_removeAssociatedObjects(view)
    #expect(objc_getAssociatedObject(view, &Self.second) == nil)
    #expect(objc_getAssociatedObject(UIView(), &Self.first) == nil)
  }

  @Test("a value is released when replaced, and with its object, after the object's properties")
  func endings() {
    let lines = Lines()
    func token(_ name: String) -> Token { Token(name) { lines.all.append($0) } }
    var plain: Plain? = Plain(lines)
    objc_setAssociatedObject(plain!, &Self.first, token("old"), .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(plain!, &Self.first, token("new"), .OBJC_ASSOCIATION_RETAIN)
    #expect(lines.all == ["old"])
    plain = nil
    #expect(lines.all == ["old", "deinit with true", "own", "new"])
  }

  @Test("values of views, of their subclasses and of Foundation's objects are released with them")
  func classes() {
    let lines = Lines()
    func give(_ object: AnyObject, _ name: String) {
      objc_setAssociatedObject(
        object, &Self.first, Token(name) { lines.all.append($0) }, .OBJC_ASSOCIATION_RETAIN)
    }
    do {
      let view = UIView()
      let card = Card()
      give(view, "view")
      withExtendedLifetime(view) { give(card, "card") }
      withExtendedLifetime(card) {}
    }
    #expect(lines.all.sorted() == ["card", "view"])
    // An object of an observed class without associated values.
    do { _ = Card() }
    do {
      let array = NSMutableArray(array: ["a"])
      give(array, "array")
      withExtendedLifetime(array) {}
    }
    #expect(lines.all.sorted() == ["array", "card", "view"])
  }

  @Test("a value with the assign policy is not retained, and a copied value is another object")
  func policies() {
    let view = UIView()
    var token: Token? = Token("x") { _ in }
    objc_setAssociatedObject(view, &Self.first, token, .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(view, &Self.first) as? Token === token)
    token = nil
    #expect(objc_getAssociatedObject(view, &Self.first) == nil)
    let text = NSMutableString(string: "a")
    objc_setAssociatedObject(view, &Self.second, text, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    text.append("b")
    #expect((objc_getAssociatedObject(view, &Self.second) as? NSString)?.length == 1)
  }

  @Test("an object at a reused address inherits no values")
  func reuse() {
    for _ in 0..<2_000 {
      let view = NSObject()
      #expect(objc_getAssociatedObject(view, &Self.first) == nil)
      objc_setAssociatedObject(view, &Self.first, "kept", .OBJC_ASSOCIATION_RETAIN)
    }
  }

  @Test("a long chain of values is released without a deep stack")
  func chain() {
    let lines = Lines()
    var head: AnyObject = Token("last") { lines.all.append($0) }
    for _ in 0..<50_000 {
      let object = NSObject()
      objc_setAssociatedObject(object, &Self.first, head, .OBJC_ASSOCIATION_RETAIN)
      head = object
    }
    head = NSObject()
    #expect(lines.all == ["last"])
  }

  @Test("many threads set and remove values at once")
  func threads() {
    nonisolated(unsafe) let key = UnsafeRawPointer(bitPattern: 0x1000)!
    DispatchQueue.concurrentPerform(iterations: 8) { number in
      for round in 0..<500 {
        let object = NSObject()
        objc_setAssociatedObject(object, key, number * 1_000 + round, .OBJC_ASSOCIATION_RETAIN)
        let kept = objc_getAssociatedObject(object, key) as? Int
        if kept != number * 1_000 + round { Issue.record("another's value: \(kept ?? -1)") }
      }
    }
  }

  @Test("a value that is not an object stores no associated values")
  func values() {
    objc_setAssociatedObject(3, &Self.first, "x", .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(3, &Self.first) == nil)
  }
}
