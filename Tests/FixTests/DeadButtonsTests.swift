import Gallery
import Testing
import TouchstoneTesting
import UIKit

/// The Gallery's first scene: six dead buttons with their explanations.
@Suite("Six dead buttons", .staged) @MainActor
struct DeadButtonsTests {
  private let stage = Stage(app: GalleryDelegate.self, scene: "dead-buttons")

  /// The button's name, the culprit, the end of the sentence, and the line that fixes the button.
  struct Dead: Sendable, CustomTestStringConvertible {
    let name: String
    let culprit: String
    let words: String
    let code: String
    var testDescription: String { name }
  }

  nonisolated static let dead = [
    Dead(
      name: "buy", culprit: "shade", words: "*shade* covers it",
      code: "shade.isUserInteractionEnabled = false"),
    Dead(
      name: "save", culprit: "box", words: "below the bottom edge of *box*",
      code: "box.frame.size.height = 202"),
    Dead(
      name: "like", culprit: "ripple", words: "cancels the touch",
      code: "ripple.cancelsTouchesInView = false"),
    Dead(
      name: "play", culprit: "poster", words: "it is false by default in labels and image views",
      code: "poster.isUserInteractionEnabled = true"),
    Dead(
      name: "call", culprit: "call", words: "Add .allowUserInteraction",
      code: "UIView.animate(…, options: [.allowUserInteraction])"),
    Dead(name: "send", culprit: "send", words: "it is disabled", code: "send.isEnabled = true"),
  ]

  private func button(_ name: String) throws -> UIButton {
    var waiting: [UIView] = [stage.window]
    while let view = waiting.popLast() {
      if let button = view as? UIButton, button.accessibilityIdentifier == name { return button }
      waiting += view.subviews
    }
    throw Missing(name: name)
  }

  private struct Missing: Error { let name: String }

  @Test(arguments: dead)
  func `A dead button reports its cause, and one line fixes it`(dead: Dead) throws {
    let button = try button(dead.name)
    let title = button.title(for: .normal)
    let point = button.convert(
      CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil as UIView?)
    stage.tap(at: point)
    #expect(button.title(for: .normal) == title)
    let explanation = stage.explanation(at: point)
    #expect(explanation.sentence.hasPrefix("*\(dead.name)* "))
    #expect(explanation.sentence.contains(dead.words), "\(explanation.sentence)")
    #expect(explanation.culprit?.name == dead.culprit)
    #expect(explanation.fix?.code == dead.code)
    let tried = try #require(explanation.fix?.attempt())
    stage.tap(at: point)
    #expect(button.title(for: .normal) == "\(title ?? "") · 1")
    tried.takeBack()
    stage.tap(at: point)
    #expect(button.title(for: .normal) == "\(title ?? "") · 1")
  }

  @Test func `The Gallery begins with the dead buttons`() {
    #expect(GalleryDelegate().scenes.first?.name == "dead-buttons")
  }
}
