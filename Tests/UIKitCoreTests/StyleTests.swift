import Testing
import TouchstoneTesting
import UIKit

/// What apps hear of when the system goes dark.
@MainActor @Suite(.staged)
struct StyleTests {
  private final class Witness: UIView {
    var heard: [UIUserInterfaceStyle] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      heard.append(previousTraitCollection?.userInterfaceStyle ?? .unspecified)
    }
  }

  private let stage = Stage()

  @Test("every view hears that the system goes dark, with what it knew before, and only once")
  func goesDark() {
    let witness = Witness(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    witness.backgroundColor = .systemBackground
    stage.window.addSubview(witness)
    let light = witness.layer.backgroundColor
    stage.application.setUserInterfaceStyle(.dark)
    stage.application.setUserInterfaceStyle(.dark)
    #expect(witness.heard == [.light])
    #expect(witness.traitCollection.userInterfaceStyle == .dark)
    #expect(stage.application.mainScreen.traitCollection.userInterfaceStyle == .dark)
    #expect(witness.layer.backgroundColor != light)
    stage.application.setUserInterfaceStyle(.light)
    #expect(witness.heard == [.light, .dark])
    #expect(witness.layer.backgroundColor == light)
  }

  @Test("a view that overrides its style hears nothing of the system's, nor does what is in it")
  func overridden() {
    let outer = Witness(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let inner = Witness(frame: outer.bounds)
    outer.addSubview(inner)
    outer.overrideUserInterfaceStyle = .light
    stage.window.addSubview(outer)
    outer.heard = []
    inner.heard = []
    stage.application.setUserInterfaceStyle(.dark)
    #expect(outer.heard.isEmpty && inner.heard.isEmpty)
    #expect(inner.traitCollection.userInterfaceStyle == .light)
  }
}
