import Testing
import TouchstoneTesting
import UIKit

/// The pointer's style over views.
@MainActor
struct PointerTests {
  private final class Guide: NSObject, UIPointerInteractionDelegate {
    var style: UIPointerStyle?
    var regions: [CGRect] = []
    var heard: [String] = []

    func pointerInteraction(
      _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
      defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
      guard !regions.isEmpty else { return defaultRegion }
      return regions.first { $0.contains(request.location) }.map { UIPointerRegion(rect: $0) }
    }
    func pointerInteraction(
      _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { style }
    func pointerInteraction(
      _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) {
      heard.append("in \(region.rect.minX)")
      let view = interaction.view
      animator.addAnimations { view?.alpha = 0.5 }
    }
    func pointerInteraction(
      _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) {
      heard.append("out \(region.rect.minX)")
    }
  }

  private func look(_ stage: Stage) -> PointerAppearance { stage.application.deviceState.pointer }

  private func view(_ stage: Stage, in parent: UIView? = nil) -> UIView {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
    (parent ?? stage.window).addSubview(view)
    return view
  }

  @Test("the pointer exits the region of a view that leaves its window under it")
  func leaving() {
    let stage = Stage()
    let guide = Guide()
    let view = view(stage)
    view.addInteraction(UIPointerInteraction(delegate: guide))
    stage.hover(at: CGPoint(x: 150, y: 150))
    #expect(guide.heard == ["in 0.0"])
    view.removeFromSuperview()
    stage.advance(by: 0.1)
    #expect(guide.heard == ["in 0.0", "out 0.0"])
    #expect(look(stage) == .system)
    stage.hover(at: CGPoint(x: 10, y: 10))
    #expect(guide.heard.count == 2)
    stage.settle()
  }

  @Test("an interaction without a delegate shows a hand over its view")
  func automatic() {
    let stage = Stage()
    let view = view(stage)
    let interaction = UIPointerInteraction(delegate: nil)
    view.addInteraction(interaction)
    stage.hover(at: CGPoint(x: 10, y: 10))
    #expect(look(stage) == .system)
    stage.hover(at: CGPoint(x: 150, y: 150))
    #expect(look(stage) == .hand)
    stage.hover(at: CGPoint(x: 10, y: 10))
    #expect(look(stage) == .system)
    stage.hover(at: CGPoint(x: 150, y: 150))
    interaction.isEnabled = false
    stage.advance(by: 0.1)
    #expect(look(stage) == .system)
    interaction.isEnabled = true
    stage.hover(at: CGPoint(x: 151, y: 150))
    #expect(look(stage) == .hand)
    view.removeInteraction(interaction)
    stage.advance(by: 0.1)
    #expect(look(stage) == .system)
    #expect(view.gestureRecognizers?.isEmpty ?? true)
  }

  @Test("the innermost view with an interaction decides")
  func innermost() {
    let stage = Stage()
    let outer = view(stage)
    let inner = UIView(frame: CGRect(x: 50, y: 50, width: 50, height: 50))
    outer.addSubview(inner)
    let guides = [Guide(), Guide()]
    guides[0].style = .hidden()
    guides[1].style = UIPointerStyle(shape: .verticalBeam(length: 20))
    for (view, guide) in zip([outer, inner], guides) {
      view.addInteraction(UIPointerInteraction(delegate: guide))
    }
    stage.hover(at: CGPoint(x: 110, y: 110))
    #expect(look(stage) == .hidden)
    stage.hover(at: CGPoint(x: 160, y: 160))
    #expect(look(stage) == .verticalBeam)
    #expect(guides[0].heard == ["in 0.0", "out 0.0"])
    stage.hover(at: CGPoint(x: 110, y: 110))
    #expect(look(stage) == .hidden)
    #expect(guides[1].heard == ["in 0.0", "out 0.0"])
    stage.advance(by: 1)
  }

  @Test("regions are entered and exited in turn, with their animations alongside")
  func regions() {
    let stage = Stage()
    let view = view(stage)
    let guide = Guide()
    guide.regions = [
      CGRect(x: 0, y: 0, width: 50, height: 200), CGRect(x: 100, y: 0, width: 50, height: 200),
    ]
    guide.style = UIPointerStyle(shape: .roundedRect(CGRect(x: 0, y: 0, width: 9, height: 9)))
    view.addInteraction(UIPointerInteraction(delegate: guide))
    for x in [110, 120, 170, 210, 290] { stage.hover(at: CGPoint(x: x, y: 150)) }
    #expect(guide.heard == ["in 0.0", "out 0.0", "in 100.0", "out 100.0"])
    #expect(look(stage) == .system)
    #expect(view.alpha == 0.5)
    stage.advance(by: 1)
  }

  @Test("an invalidated interaction queries its delegate again")
  func invalidating() {
    let stage = Stage()
    let view = view(stage)
    let guide = Guide()
    guide.style = .hidden()
    let interaction = UIPointerInteraction(delegate: guide)
    view.addInteraction(interaction)
    stage.hover(at: CGPoint(x: 150, y: 150))
    #expect(look(stage) == .hidden)
    guide.style = .system()
    interaction.invalidate()
    stage.advance(by: 0.1)
    #expect(look(stage) == .system)
  }
}
