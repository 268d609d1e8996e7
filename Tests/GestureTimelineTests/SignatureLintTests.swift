import Testing
import TouchstoneInspector

/// Delegate methods of tables that are written in another signature, found in sources.
struct SignatureLintTests {
  private func found(_ text: String) -> [SourceFinding] {
    DelegateLint(sources: [("List.swift", text)]).findings
  }

  private func names(_ members: String, _ conformances: String = "UITableViewDelegate") -> [String]
  {
    found("class List: UIViewController, \(conformances) {\n\(members)\n}").map(\.member)
  }

  @Test func `A name from before Swift 3 is reported with the present one`() {
    let findings = found(
      """
      class List: UIViewController, UITableViewDelegate {
        func tableView(_ t: UITableView, didSelectRowAtIndexPath path: IndexPath) {}
      }
      """)
    #expect(
      findings.map(\.description) == [
        "List.swift:2: problem otherSignature: The delegate method tableView(_:didSelectRowAt:) is "
          + "written in another signature in List, as tableView(_:didSelectRowAtIndexPath:), so it "
          + "is never called. Rename it to tableView(_:didSelectRowAt:), as UITableViewDelegate "
          + "declares it."
      ])
  }

  @Test(arguments: [
    "func tableView(tableView: UITableView, didSelectRowAt path: IndexPath) {}",
    "func tableView(tableView: UITableView, didSelectRowAtIndexPath path: NSIndexPath) {}",
    "func tableView(_ t: UITableView, didSelectrowAt path: IndexPath) {}",
    "func tableView(_ t: UITableView, didSelectRowsAt path: IndexPath) {}",
    "func tableview(_ t: UITableView, didSelectRowAt path: IndexPath) {}",
    "func scrollViewDidScroll(scrollView: UIScrollView) {}",
  ])
  func `A near miss is reported`(method: String) {
    #expect(names(method).count == 1, "\(method)")
  }

  @Test(arguments: [
    "func tableView(_ t: UITableView, didSelectRowAt path: IndexPath) {}",
    "func tableView(_ t: UITableView, colorForRowAt path: IndexPath) -> UIColor { .red }",
    "func tableView(_ t: UITableView, rows: Int) {}",
    "static func tableView(tableView: UITableView, didSelectRowAt path: IndexPath) {}",
    "func show() { func tableView(tableView: UITableView, didSelectRowAt p: IndexPath) {} }",
  ])
  func `Other methods are left alone`(method: String) {
    #expect(names(method) == [])
  }

  @Test func `A class that also has the method itself may have its own one`() {
    #expect(
      names(
        """
        func tableView(_ t: UITableView, didSelectRowAt path: IndexPath) {}
        func tableView(_ t: UITableView, didSelectRowAtIndexPath path: IndexPath) {}
        """) == [])
  }

  @Test func `A class without the protocol may name its methods as it likes`() {
    #expect(
      found("class A { func tableView(tableView: UITableView, didSelectRowAt p: IndexPath) {} }")
        == [])
  }

  @Test func `The number of sections had the table in its name`() {
    let old = "func numberOfSectionsInTableView(_ t: UITableView) -> Int { 2 }"
    #expect(names(old, "UITableViewDataSource") == ["numberOfSectionsInTableView(_:)"])
  }

  @Test func `A subclass of a table controller inherits the protocols, and the required methods`() {
    let findings = found(
      """
      class List: UITableViewController {
        func tableView(_ t: UITableView, cellForRowAtIndexPath path: IndexPath) -> UITableViewCell {}
      }
      extension List {
        func tableView(_ t: UITableView, willSelectRowAtIndexPath p: IndexPath) -> IndexPath? { p }
      }
      """)
    #expect(findings.map(\.line) == [2, 5])
    #expect(findings.map(\.kind) == [.otherSignature, .otherSignature])
  }

  @Test func `Deselection without selection is a note`() {
    let method = "func tableView(_ t: UITableView, didDeselectRowAt path: IndexPath) {}"
    let findings = found("class List: UIViewController, UITableViewDelegate { \(method) }")
    #expect(findings.map(\.kind) == [.deselectionOnly])
    #expect(findings.first?.description.hasPrefix("List.swift:1: note deselectionOnly: ") == true)
    let both = "func tableView(_ t: UITableView, didSelectRowAt path: IndexPath) {}"
    #expect(names(method + "\n" + both) == [])
    #expect(
      found(
        """
        class Base: UIViewController, UITableViewDelegate { \(both) }
        class List: Base { override \(method) }
        """) == [])
  }

  @Test func `A comment with the kind and a reason suppresses the finding`() {
    func findings(_ kind: String) -> [String] {
      names(
        """
        // lint: \(kind) is meant so: old code calls it.
        func tableView(_ t: UITableView, didSelectRowAtIndexPath path: IndexPath) {}
        """)
    }
    #expect(findings("otherSignature") == [])
    #expect(findings("unheardMethod").count == 1)
  }
}
