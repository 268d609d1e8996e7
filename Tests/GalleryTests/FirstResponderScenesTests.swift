import Gallery
import Testing
import TouchstoneTesting
import UIKit

@Suite("Scenes about first responders") @MainActor
struct FirstResponderScenesTests {
  /// Returns the positions in the chain, as the rows of the page show them from top to bottom.
  private func places(_ gallery: GalleryStage) throws -> [String] {
    try [
      "fieldRow", "innerRow", "outerRow", "pageRow", "controllerRow", "windowRow", "sceneRow",
      "applicationRow", "delegateRow",
    ].map { name in
      let labels = try gallery.view(name).subviews.compactMap { ($0 as? UILabel)?.text }
      return labels.last ?? ""
    }
  }

  @Test("a tapped field becomes first responder, and its whole chain lights up")
  func chain() throws {
    let gallery = GalleryStage("first-responder")
    #expect(try places(gallery) == Array(repeating: "–", count: 9))
    try gallery.tap("field")
    gallery.stage.settle()
    #expect(try places(gallery) == (1...9).map(String.init))
    #expect(try gallery.view("field").isFirstResponder)
    #expect(try gallery.view("inner").layer.borderWidth > 0)
    gallery.stage.tap(at: try gallery.point("outer", 0.5, 0.06))
    gallery.stage.settle()
    #expect(try places(gallery) == ["–", "–"] + (1...7).map(String.init))
    #expect(try gallery.view("inner").layer.borderWidth == 0)
  }

  @Test("the field's keypad types into it, and closes with the button")
  func keypad() throws {
    let gallery = GalleryStage("first-responder")
    try gallery.tap("field")
    gallery.stage.settle()
    let field = try #require(try gallery.view("field") as? UITextField)
    for key in ["A", "D", "D", "Del"] { gallery.stage.tap(try key.keyView(gallery)) }
    #expect(field.text == "AD")
    #expect(field.isEditing, "keys take nothing from the field")
    gallery.stage.type("!")
    #expect(field.text == "AD!")
    try gallery.tap("done")
    gallery.stage.settle()
    #expect(try !gallery.view("field").isFirstResponder)
    #expect(try places(gallery) == Array(repeating: "–", count: 9))
    #expect(gallery.stage.explanation(at: CGPoint(x: 40, y: 780)).hit?.identifier == "page")
  }

  @Test(
    "an action without a target runs on the first responder up the chain that implements it",
    arguments: [
      ("note", ["the note copied", "the note saved", "no responder: delete"]),
      ("photo", ["the photo copied", "the folder saved", "no responder: delete"]),
      ("blank", ["no responder: copy", "the folder saved", "no responder: delete"]),
      ("page", ["no responder: copy", "the controller saved", "no responder: delete"]),
    ])
  func nilTarget(first: String, answers: [String]) throws {
    let gallery = GalleryStage("nil-target")
    if first != "page" { gallery.stage.tap(at: try gallery.point(first, 0.5, 0.9)) }
    #expect(try gallery.view(first).isFirstResponder == (first != "page"))
    let promise = try gallery.words("answerers").split(separator: "\n")
    for name in ["copy", "save", "delete"] { try gallery.tap(name) }
    #expect(try gallery.lines("log") == answers)
    for (line, answer) in zip(promise, answers) {
      let who = line.split(separator: " ").dropFirst().joined(separator: " ")
      #expect(answer.hasPrefix(who), "\(line)")
    }
  }
}

extension String {
  /// Returns the key of the keypad that types this string.
  @MainActor
  fileprivate func keyView(_ gallery: GalleryStage) throws -> UIView {
    let windows = gallery.stage.application.windowsFrontToBack
    return try #require(
      windows.lazy.flatMap(GalleryStage.branch).first { $0.accessibilityIdentifier == "key" + self }
    )
  }
}
