import Testing

/// Optional requirements of protocols.
struct OptionalTests {
  @Test func `An optional requirement may throw, and its default does`() {
    #expect(
      rewritten(
        """
        import UIKit
        @objc public protocol P {
          @objc optional func didEnd(_ sender: Any, at place: Int) -> Bool
          @objc optional func began()
          @objc optional var title: String { get }
          func needed()
        }
        """) == """
          import UIKit
          public protocol P: AnyObject {
            func didEnd(_ sender: Any, at place: Int) throws -> Bool
            func began() throws
            var title: String { get throws }
            func needed()
          }; extension P { \
          public func didEnd(_ sender: Any, at place: Int) throws -> Bool \
          { throw MissingRequirement() }; \
          public func began() throws { throw MissingRequirement() }; \
          public var title: String { get throws { throw MissingRequirement() } } }
          """)
  }

  private func call(_ text: String) -> String {
    let source = """
      import UIKit
      @objc protocol P {
        @objc optional func didEnd(_ sender: Any) -> Bool
        @objc optional func view() -> UIView?
        @objc optional var title: String { get }
        @objc optional func list(_ s: Any, fill: (Int) -> Void); @objc optional func look()
      }
      class A: UIView, UIScrollViewDelegate {
        weak var delegate: P?
        weak var scrollDelegate: UIScrollViewDelegate?
        var onEnd: ((Any) -> Void)?; var look: UIView?
        func f(_ teller: P?) {
          setNeedsLayout()
          \(text)
        }
      }
      """
    return rewritten(source).split(separator: "\n")[13].trimmingPrefix { $0 == " " }.description
  }

  @Test(arguments: [
    ("delegate?.didEnd?(self)", "_ = try? delegate?.didEnd(self)"),
    ("if delegate?.didEnd?(self) ?? true {}", "if (try? delegate?.didEnd(self)) ?? true {}"),
    ("let a = delegate!.didEnd!(self)", "let a = (try! delegate!.didEnd(self))"),
    ("let a = delegate?.view?()?.frame", "let a = (try? delegate?.view())?.frame"),
    ("delegate?.list?(self) { g($0) }", "_ = try? delegate?.list(self) { g($0) }"),
    ("teller?.look?()", "_ = try? teller?.look()"),
    ("let a = teller?.title", "let a = (try? teller?.title)"),
    ("let a = delegate?.title", "let a = (try? delegate?.title)"),
    ("let a = delegate?.title.count", "let a = (try? delegate?.title)?.count"),
  ])
  func `Calls of the app's own use try`(before: String, after: String) {
    #expect(call(before) == after)
  }

  @Test(arguments: [
    (
      "scrollDelegate?.scrollViewDidScroll?(scroll)",
      "scrollDelegate?.scrollViewDidScroll(scroll)"
    ),
    (
      "let a = scrollDelegate?.scrollViewShouldScrollToTop?(scroll) ?? true",
      "let a = scrollDelegate?.scrollViewShouldScrollToTop(scroll) ?? true"
    ),
    (
      "if let a = scroll.delegate!.scrollViewShouldScrollToTop?(scroll) {}",
      "if let a = Optional(scroll.delegate!.scrollViewShouldScrollToTop(scroll)) {}"
    ),
  ])
  func `UIKit's calls have defaults`(before: String, after: String) {
    #expect(call(before) == after)
  }

  @Test(arguments: ["onEnd?(self)", "self.onEnd?(self)", "other?.unknown?(self)"])
  func `Closures stay as they are`(text: String) {
    #expect(call(text) == text)
  }

  @Test func `A test for a method without a call is reported`() {
    let source = """
      @objc protocol P { @objc optional func f() }
      class A { var p: P?; func g() -> Bool { p?.f != nil } }
      """
    #expect(
      notices(source) == [
        "2:41: warning: can't test whether 'f' is implemented; "
          + "use optional chaining ('?'), which returns nil if it isn't"
      ])
  }

  @Test func `A call of a table's delegate casts it, because it is a scroll view's delegate`() {
    #expect(
      rewritten("let a = { t.delegate?.tableView?(t, didSelectRowAt: p) }").contains(
        "(t.delegate as? any UITableViewDelegate)?.tableView(t, didSelectRowAt: p)"))
  }

  @Test(arguments: [
    ("var a: UITableViewDataSource?", "var a: (any UITableViewDataSource)?"),
    ("var a: UITableViewDataSource!", "var a: (any UITableViewDataSource)!"),
    ("func f(_ a: UITableViewDataSource) {}", "func f(_ a: any UITableViewDataSource) {}"),
    ("var a: [UITableViewDataSource]", "var a: [any UITableViewDataSource]"),
    ("var a: UIView & UITableViewDataSource", "var a: any UIView & UITableViewDataSource"),
    ("var a: (any UITableViewDataSource)?", "var a: (any UITableViewDataSource)?"),
    ("class A: UIView, UITableViewDataSource {}", "class A: UIView, UITableViewDataSource {}"),
    ("func f<T: UITableViewDataSource>(_ t: T) {}", "func f<T: UITableViewDataSource>(_ t: T) {}"),
    ("extension UITableViewDataSource {}", "extension UITableViewDataSource {}"),
  ])
  func `A type that stands for any data source of a table is written with any`(
    source: String, result: String
  ) { #expect(rewritten("import UIKit\n\(source)").hasSuffix(result)) }
}
