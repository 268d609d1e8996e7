import Foundation
import Testing
import TouchstoneGeometry
import TouchstoneLayers

/// The tree of layers: order, hit testing and layout.
@MainActor struct TreeTests {
  private func layer(_ name: String) -> CALayer {
    let layer = CALayer()
    layer.name = name
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    return layer
  }

  private func names(_ layer: CALayer) -> [String] {
    (layer.sublayers ?? []).compactMap(\.name)
  }

  @Test("layers are added at the requested index, and removed from their old superlayer")
  func order() {
    let (root, other) = (layer("root"), layer("other"))
    let (a, b, c) = (layer("a"), layer("b"), layer("c"))
    root.addSublayer(a)
    root.insertSublayer(b, at: 0)
    root.insertSublayer(c, above: b)
    #expect(names(root) == ["b", "c", "a"])
    root.insertSublayer(a, below: c)
    #expect(names(root) == ["b", "a", "c"])
    root.addSublayer(b)
    #expect(names(root) == ["a", "c", "b"])
    other.addSublayer(c)
    #expect(names(root) == ["a", "b"] && c.superlayer === other)
    root.replaceSublayer(a, with: c)
    #expect(names(root) == ["c", "b"] && a.superlayer == nil && other.sublayers == nil)
    root.sublayers = [b, a]
    #expect(names(root) == ["b", "a"] && c.superlayer == nil)
  }

  @Test("a layer is never added to itself or its descendants")
  func cycles() {
    let (root, child) = (layer("root"), layer("child"))
    root.addSublayer(child)
    child.addSublayer(root)
    root.addSublayer(root)
    #expect(root.superlayer == nil && names(root) == ["child"] && child.sublayers == nil)
  }

  @Test("a layer does not retain its superlayer")
  func ownership() {
    let child = layer("child")
    do {
      let root = layer("root")
      root.addSublayer(child)
    }
    #expect(child.superlayer == nil)
  }

  @Test("a hit finds the frontmost layer, by depth before order, and no hidden one")
  func hits() {
    let root = layer("root")
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let (a, b) = (layer("a"), layer("b"))
    a.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
    b.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
    root.addSublayer(a)
    root.addSublayer(b)
    let point = CGPoint(x: 20, y: 20)
    #expect(root.hitTest(point) === b)
    a.zPosition = 1
    #expect(root.hitTest(point) === a)
    a.isHidden = true
    #expect(root.hitTest(point) === b)
    #expect(root.hitTest(CGPoint(x: 90, y: 90)) === root)
    #expect(root.hitTest(CGPoint(x: 100, y: 90)) == nil)
  }

  @Test("a layer that becomes its superlayer's mask is no longer a sublayer")
  func maskFromInside() {
    let (root, other) = (layer("root"), layer("other"))
    let (mask, sibling) = (layer("mask"), layer("sibling"))
    root.sublayers = [mask, sibling]
    root.mask = mask
    #expect(root.mask === mask)
    #expect(mask.superlayer === root)
    #expect(root.sublayers == [sibling])
    other.addSublayer(mask)
    #expect(root.mask == nil)
    #expect(other.sublayers == [mask])
  }

  @Test("a mask added as a sublayer of its layer is a sublayer like others, and no longer masks")
  func maskThatGoesInside() {
    let root = layer("root")
    let (mask, sibling) = (layer("mask"), layer("sibling"))
    root.addSublayer(sibling)
    root.mask = mask
    root.addSublayer(mask)
    #expect(root.mask == nil)
    #expect(root.sublayers == [sibling, mask])
  }

  @Test("a part outside the layer is hit unless the layer clips it")
  func masking() {
    let root = layer("root")
    root.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let child = layer("child")
    child.frame = CGRect(x: 5, y: 5, width: 20, height: 20)
    root.addSublayer(child)
    #expect(root.hitTest(CGPoint(x: 20, y: 20)) === child)
    root.masksToBounds = true
    #expect(root.hitTest(CGPoint(x: 20, y: 20)) == nil)
    #expect(child.visibleRect == CGRect(x: 0, y: 0, width: 5, height: 5))
  }

  @Test("layout goes from the top down, each layer once, and only on request")
  func layout() {
    final class Recording: CALayer {
      var log: (String) -> Void = { _ in }
      override func layoutSublayers() { log(name ?? "") }
    }
    var log: [String] = []
    func make(_ name: String) -> Recording {
      let layer = Recording()
      layer.name = name
      layer.log = { log.append($0) }
      return layer
    }
    let (root, a, b) = (make("root"), make("a"), make("b"))
    root.addSublayer(a)
    a.addSublayer(b)
    b.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(log == ["root", "a", "b"])
    log = []
    root.layoutIfNeeded()
    #expect(log.isEmpty)
    b.bounds.size = CGSize(width: 5, height: 5)
    root.layoutIfNeeded()
    #expect(log == ["b"])
    log = []
    a.setNeedsLayout()
    b.setNeedsLayout()
    b.layoutIfNeeded()
    #expect(log == ["a", "b"])
  }

  @Test("a layer that asks for layout during its own layout waits for the next pass")
  func layoutLoop() {
    final class Restless: CALayer {
      var count = 0
      override func layoutSublayers() {
        count += 1
        setNeedsLayout()
      }
    }
    let root = CALayer()
    let restless = Restless()
    root.addSublayer(restless)
    restless.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(restless.count == 1 && restless.needsLayout())
    root.layoutIfNeeded()
    #expect(restless.count == 2)
  }

  @Test("values are read and set by key path")
  func keyPaths() {
    let layer = layer("a")
    layer.setValue(CGPoint(x: 3, y: 4), forKey: "position")
    layer.setValue(9.0, forKeyPath: "position.x")
    layer.setValue(25, forKeyPath: "bounds.size.width")
    layer.setValue(0.5, forKeyPath: "transform.rotation.z")
    layer.setValue(2, forKeyPath: "transform.scale.x")
    #expect(layer.position == CGPoint(x: 9, y: 4) && layer.bounds.width == 25)
    let parts = layer.affineTransform().decomposed()
    #expect(abs(parts.rotation - 0.5) < 1e-9 && abs(parts.scale.width - 2) < 1e-9)
    #expect(layer.value(forKeyPath: "position.y") as? CGFloat == 4)
    layer.setValue("mine", forKey: "tag")
    #expect(layer.value(forKey: "tag") as? String == "mine")
    layer.setValue("not a point", forKey: "position")
    #expect(layer.position == CGPoint(x: 9, y: 4))
  }
}
