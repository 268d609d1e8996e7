import Testing
import TouchstoneHost
import TouchstoneInspector
import TouchstoneTesting
import UIKit

/// Lint of controls that do nothing, of small targets and of overlapping targets, and its
/// suppression by an app.
@MainActor
@Suite struct ControlLintTests {
  private let stage = Stage()
  private let ear = Ear()
  private let page = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  init() { stage.window.addSubview(page) }

  private func button(_ name: String, _ frame: CGRect, acts: Bool = true) -> UIButton {
    let button = UIButton(frame: frame, primaryAction: acts ? UIAction { _ in } : nil)
    button.accessibilityIdentifier = name
    page.addSubview(button)
    return button
  }

  private var found: [String] { stage.lint.map(\.description) }
  private let large = CGRect(x: 50, y: 100, width: 120, height: 44)

  // MARK: Nothing comes of it

  @Test func `A button without an action is found until it has one`() {
    let save = button("save", large, acts: false)
    #expect(
      found == [
        "problem noAction: *save* has no action, so a tap does nothing. "
          + "Add one with addAction(_:for:) or addTarget(_:action:for:)."
      ])
    save.addAction(UIAction { _ in }, for: .touchUpInside)
    #expect(found == [])
  }

  @Test func `A button served by a recognizer is not found`() {
    button("save", large, acts: false).addGestureRecognizer(
      UITapGestureRecognizer(target: ear, action: Ear.hear))
    #expect(found == [])
  }

  @Test func `A recognizer without targets is found, unless another recognizer waits for it`() {
    let card = UIView(frame: CGRect(x: 50, y: 100, width: 200, height: 200))
    card.accessibilityIdentifier = "card"
    page.addSubview(card)
    let double = UITapGestureRecognizer()
    double.name = "double"
    double.numberOfTapsRequired = 2
    card.addGestureRecognizer(double)
    #expect(
      found == [
        "problem noTarget: *double* on *card* has no target, so its gesture has no effect. Add one "
          + "with addTarget(_:action:)."
      ])
    let tap = UITapGestureRecognizer(target: ear, action: Ear.hear)
    tap.require(toFail: double)
    card.addGestureRecognizer(tap)
    #expect(stage.lint.map(\.kind) == [.waits])
  }

  @Test func `A view that has lost its recognizer to another one is found`() {
    let tap = UITapGestureRecognizer(target: ear, action: Ear.hear)
    tap.name = "tap"
    for (number, name) in ["one", "two"].enumerated() {
      let card = UIView(frame: CGRect(x: 50, y: 100 + 150 * number, width: 200, height: 100))
      card.accessibilityIdentifier = name
      page.addSubview(card)
      card.addGestureRecognizer(tap)
    }
    #expect(
      found == [
        "problem movedRecognizer: *tap* was added to *one*, and later to *two*: a recognizer "
          + "belongs to one view, so *one* has lost it. Create a separate recognizer for *one*."
      ])
  }

  @Test func `Actions only for events that a tap doesn't send are found`() {
    let buy = button("buy", large, acts: false)
    buy.addAction(UIAction { _ in }, for: .valueChanged)
    #expect(
      found == [
        "problem noAction: *buy* has actions for valueChanged only; a tap sends touchUpInside. Add the "
          + "action for touchUpInside or, on a button, for primaryActionTriggered."
      ])
  }

  @Test func `The rule of small targets is named once`() {
    _ = button("one", CGRect(x: 50, y: 100, width: 20, height: 20))
    _ = button("two", CGRect(x: 50, y: 200, width: 30, height: 30))
    #expect(
      found == [
        "note small: *one* is 20 × 20 pt, but a finger needs 44 × 44. Enlarge it, or override its "
          + "point(inside:with:) to accept a larger area.", "note small: *two* is 30 × 30 pt.",
      ])
  }

  @Test func `A target that is gone is found`() {
    final class Target: NSObject { func save() {} }
    let save = button("save", large, acts: false)
    var target: Target? = Target()
    save.addTarget(target, action: Target.save, for: .touchUpInside)
    #expect(found == [])
    target = nil
    #expect(
      found == [
        "problem targetGone: All targets of *save* are gone, so a tap does nothing. "
          + "A control doesn't retain its targets: store the target in a property."
      ])
  }

  @Test func `A button that no touch reaches is found for that reason alone`() {
    button("save", large, acts: false).alpha = 0.001
    #expect(stage.lint.map(\.kind) == [.transparent])
  }

  // MARK: Size

  @Test func `A target smaller than 44 points is found, one as large is not`() {
    let close = button("close", CGRect(x: 50, y: 100, width: 44, height: 30))
    #expect(
      found == [
        "note small: *close* is 44 × 30 pt, but a finger needs 44 × 44. Enlarge it, or override "
          + "its point(inside:with:) to accept a larger area."
      ])
    close.frame.size.height = 44
    #expect(found == [])
  }

  @Test func `A small target with an enlarged hit area is large enough`() {
    final class Wide: UIButton {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -12, dy: -12).contains(point)
      }
    }
    let wide = Wide(
      frame: CGRect(x: 50, y: 100, width: 20, height: 20), primaryAction: UIAction { _ in })
    page.addSubview(wide)
    #expect(found == [])
    wide.frame.size.width = 19.9
    #expect(found == [])
  }

  @Test func `Controls that have the system's size are left alone`() {
    for control in [UISwitch(), UISlider(), UIStepper(), UITextField()] {
      control.frame = CGRect(x: 50, y: 100, width: 100, height: 31)
      page.addSubview(control)
      #expect(found == [])
      control.removeFromSuperview()
    }
  }

  // MARK: Overlap

  @Test func `Partly overlapping targets are found, and the finding names which gets the touches`()
  {
    _ = button("left", large)
    let right = button("right", large.offsetBy(dx: 100, dy: 10))
    #expect(
      found == [
        "note overlapping: *right* covers 20 × 34 pt of *left*, and touches there reach only "
          + "*right*. Move them apart, or decide which one receives them in point(inside:with:)."
      ])
    page.sendSubviewToBack(right)
    #expect(stage.lint.map(\.subject.name) == ["left"])
    right.frame.origin.x = large.maxX
    #expect(found == [])
  }

  @Test func `A small control entirely on a large one counts as intended`() {
    _ = button("card", CGRect(x: 50, y: 100, width: 200, height: 200))
    _ = button("cross", CGRect(x: 200, y: 100, width: 44, height: 44))
    #expect(found == [])
  }

  // MARK: Meant so

  @Test func `Suppressed findings are left out, with the reason`() {
    let close = button("close", CGRect(x: 50, y: 100, width: 30, height: 30))
    close.silenceLint(.overlapping, because: "Another kind.")
    close.silenceLint(.small, because: "  ")
    #expect(stage.lint.map(\.kind) == [.small])
    close.silenceLint(.small, because: "The whole row takes the tap.")
    #expect(stage.lint == [])
    #expect(stage.application.lintWithReasons.map(\.reason) == ["The whole row takes the tap."])
  }

  @Test func `A finding that affects several views is suppressed by all of them together`() {
    let card = UIView(frame: CGRect(x: 50, y: 100, width: 200, height: 200))
    card.isUserInteractionEnabled = false
    page.addSubview(card)
    let buttons = [10.0, 100].map { y in
      let button = button("b\(y)", CGRect(x: 10, y: y, width: 100, height: 44))
      card.addSubview(button)
      return button
    }
    buttons[0].silenceLint(.interactionOff, because: "Until the data is there.")
    #expect(stage.lint.count == 1)
    buttons[1].silenceLint(.interactionOff, because: "Until the data is there.")
    #expect(stage.lint == [])
  }

  @Test func `A recognizer's finding is suppressed by the recognizer`() {
    let card = UIView(frame: CGRect(x: 50, y: 100, width: 200, height: 200))
    page.addSubview(card)
    let one = UITapGestureRecognizer(target: ear, action: Ear.hear)
    let two = UITapGestureRecognizer(target: ear, action: Ear.hear)
    two.numberOfTapsRequired = 2
    one.require(toFail: two)
    for tap in [one, two] { card.addGestureRecognizer(tap) }
    #expect(stage.lint.map(\.kind) == [.waits])
    one.silenceLint(.waits, because: "People know the pause.")
    #expect(stage.lint == [])
  }

  @Test func `A suppression does not extend to views after its own`() {
    for _ in 0..<600 {
      let close = button("close", CGRect(x: 50, y: 100, width: 30, height: 30))
      #expect(stage.lint.count == 1)
      close.silenceLint(.small, because: "Meant so.")
      close.removeFromSuperview()
    }
  }

  // MARK: Sources

  @Test func `A comment with a reason suppresses a finding in sources`() {
    func findings(_ comment: String) -> DelegateLint {
      DelegateLint(sources: [
        (
          "List.swift",
          """
          class Base: UIViewController, UIScrollViewDelegate {}
          class List: Base {
            \(comment)
            func scrollViewDidScroll(_ scrollView: UIScrollView) {}
          }
          """
        )
      ])
    }
    #expect(findings("").findings.count == 1)
    #expect(findings("// lint: unheardMethod is meant so:").findings.count == 1)
    let silenced = findings("// lint: unheardMethod is meant so: tests call it.")
    #expect(silenced.findings == [])
    #expect(silenced.findingsWithReasons.map(\.reason) == ["tests call it."])
  }

  // MARK: SARIF

  @Test func `A SARIF report has every rule, and results refer to their rule by index`() throws {
    let report = SarifReport.json(
      [
        .init(
          rule: "small", isProblem: false, sentence: "*a* is \"small\".",
          place: .scene("main", name: "a", className: "UIButton"), reason: "Meant so."),
        .init(
          rule: "unheardMethod", isProblem: true, sentence: "B",
          place: .source(file: "a b/ü.swift", line: 7), reason: nil),
      ], version: "1.0"
    ).text
    #expect(report.hasPrefix(#"{"$schema":"https://json.schemastore.org/sarif-2.1.0.json","#))
    let parts = [
      #""results":[{"ruleId":"small","ruleIndex":15,"level":"note","#,
      #""message":{"text":"'a' is \"small\"."},"#,
      #""locations":[{"logicalLocations":[{"name":"a","fullyQualifiedName":"main/a","#,
      #""decoratedName":"UIButton","kind":"object"}]}],"#,
      #""suppressions":[{"kind":"inSource","justification":"Meant so."}]},"#,
      #"{"ruleId":"unheardMethod","ruleIndex":21,"level":"warning","message":{"text":"B"},"#,
      #""locations":[{"physicalLocation":{"artifactLocation":{"uri":"a%20b/%C3%BC.swift"},"#,
      #""region":{"startLine":7}}}]}]}]}"#,
    ]
    #expect(report.hasSuffix(parts.joined()))
    for kind in LintFinding.Kind.allCases {
      #expect(report.contains(#"{"id":"\#(kind.rawValue)","#))
    }
  }
}
