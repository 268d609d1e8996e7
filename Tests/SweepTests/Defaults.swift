import Testing
import TouchstoneHost
import TouchstoneTesting
import UIKit

/// A default of one kind of object.
struct DefaultCase {
  let name: String
  /// Returns the value of a new object if it isn't the default, else `nil`.
  let deviation: @MainActor () -> String?
}

/// The defaults in Documentation/Defaults.csv.
@MainActor
enum Defaults {}

/// The defaults that a class states for itself and its subclasses.
@MainActor
struct DefaultList<Subject: AnyObject> {
  private(set) var cases: [DefaultCase] = []
  private var kinds: [(name: String, make: @MainActor () -> Subject)] = []

  /// Adds a kind of object with these defaults.
  mutating func kind(_ name: String, _ make: @escaping @MainActor () -> Subject) {
    kinds.append((name, make))
  }

  /// Adds a property with its default, except for kinds that state another one.
  mutating func add<Value>(
    _ property: String, but others: [String], _ read: @escaping @MainActor (Subject) -> Value,
    holds: @escaping @MainActor (Value) -> Bool
  ) {
    for kind in kinds where !others.contains(kind.name) {
      cases.append(
        DefaultCase(name: "\(kind.name).\(property)") {
          let subject = kind.make()
          let value = read(subject)
          return holds(value) ? nil : String(reflecting: value)
        })
    }
  }
}

@MainActor
struct DefaultsTests {
  @Test("Every public property of a new object has the default that the table states")
  func defaults() {
    let stage = Stage()
    let cases = Defaults.all()
    #expect(cases.count > 1_000)
    for defaultCase in cases {
      guard let value = defaultCase.deviation() else { continue }
      Issue.record("\(defaultCase.name) is \(value), which is another value than in the table")
    }
    stage.settle()
  }

  @Test("A view declared opaque that has no color hides nothing")
  func clearView() throws {
    let stage = Stage()
    let behind = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    behind.backgroundColor = .red
    let front = UIView(frame: behind.frame)
    for view in [behind, front] { stage.window.addSubview(view) }
    #expect(front.isOpaque && front.backgroundColor == nil)
    stage.settle()
    let list = ApplicationHost(stage.application).displayList()
    let last = try #require(list.nodes.last)
    #expect(list.nodes.count == 3 && last.background == nil && last.contents == nil)
  }
}
