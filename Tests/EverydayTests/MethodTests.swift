import Testing
import TouchstoneTesting
import UIKit

/// The functions that exchange methods on iOS.
@Suite(.staged) @MainActor
struct MethodTests {
  private final class Panel: UIView {
    var log: [String] = []
    func first() { log.append("first") }
    func second() { log.append("second") }
  }

  private let stage = Stage()

  private var told: [String] {
    stage.trace.filter { $0.kind == .fault }.compactMap(\.detail)
  }

  @Test func `Exchanging two methods changes nothing and reports it`() throws {
    let one = try #require(class_getInstanceMethod(Panel.self, Selector("first", Panel.first)))
    let other = try #require(class_getInstanceMethod(Panel.self, Selector("second", Panel.second)))
    #expect(one != other)
    #expect(method_getName(one).name == "first")
    method_exchangeImplementations(one, other)
    let panel = Panel()
    panel.first()
    #expect(panel.log == ["first"])
    #expect(told.count == 1)
    #expect(told.first?.contains("override the method in a subclass") == true)
  }

  @Test func `Adding and replacing methods changes nothing and reports it`() throws {
    let name = Selector("first", Panel.first)
    let method = try #require(class_getInstanceMethod(Panel.self, name))
    let code = method_getImplementation(method)
    #expect(class_addMethod(Panel.self, name, code, method_getTypeEncoding(method)))
    #expect(class_replaceMethod(Panel.self, name, code, nil) == nil)
    #expect(method_setImplementation(method, imp_implementationWithBlock({})) == code)
    #expect(told.count == 3)
  }

  @Test func `An object's class and superclass are known`() {
    #expect(object_getClass(Panel()) == Panel.self)
    #expect(object_getClass(Panel.self) == Panel.self)
    #expect(object_getClass(nil) == nil)
    #expect(object_getClass(3) == nil)
    #expect(class_getSuperclass(Panel.self) == UIView.self)
    #expect(class_getSuperclass(nil) == nil)
    #expect(class_getInstanceMethod(nil, Selector("first", Panel.first)) == nil)
  }
}
