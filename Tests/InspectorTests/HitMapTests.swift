import Foundation
import Gallery
import TouchstoneKit
import TouchstoneTesting
import UIKit

@testable import TouchstoneInspector

@MainActor struct HitMapTests {
  /// Hit-tests every point separately, without using edges, and compares the results with the map.
  private func expectAsked(_ map: HitMap, _ stage: Stage) {
    var wrong: [String] = []
    for y in 0..<map.height {
      for x in 0..<map.width {
        let point = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)
        let hit = stage.application.hitView(at: point)
        if map.owner(atX: x, y: y)?.subject.object !== hit { wrong.append("\(x), \(y)") }
      }
    }
    #expect(wrong == [])
  }

  private func mapped(_ map: HitMap) -> [String?] {
    (0..<map.height).flatMap { y in (0..<map.width).map { map.owner(atX: $0, y: y)?.name } }
  }

  private func stage(_ views: UIView...) -> Stage {
    let stage = Stage(size: CGSize(width: 60, height: 80))
    for view in views { stage.window.addSubview(view) }
    return stage
  }

  private func view(_ name: String, _ frame: CGRect) -> UIView {
    let view = UIView(frame: frame)
    view.accessibilityIdentifier = name
    return view
  }

  @Test func `Each tile belongs to the view that a touch at its center reaches`() {
    let outer = view("outer", CGRect(x: 10, y: 10, width: 40, height: 30))
    outer.addSubview(view("inner", CGRect(x: 5.5, y: 4.5, width: 50, height: 10.2)))
    let deaf = view("deaf", CGRect(x: 0, y: 50, width: 60, height: 10))
    deaf.isUserInteractionEnabled = false
    let stage = stage(outer, deaf, view("low", CGRect(x: -5, y: 70, width: 20, height: 100)))
    let map = stage.hitMap
    expectAsked(map, stage)
    #expect(map.owners.map(\.name).contains("UIView \"inner\""))
    #expect(!map.owners.map(\.name).contains("UIView \"deaf\""))
    #expect(map.owners.map(\.points).reduce(0, +) == 60 * 80)
    #expect(map.owner(atX: 14, y: 14)?.name == "UIView \"outer\"")
    #expect(map.owner(atX: 15, y: 13)?.name == "UIView \"outer\"")
    #expect(map.owner(atX: 15, y: 14)?.name == "UIView \"inner\"")
    #expect(map.owner(atX: -1, y: 0) == nil)
    #expect(map.owner(atX: 60, y: 0) == nil)
  }

  @Test func `Without overrides only tiles at view edges are hit-tested`() {
    let stage = stage(view("a", CGRect(x: 10, y: 20, width: 30, height: 10)))
    let screen = HitMapArea(columns: 0..<60, rows: 0..<80)
    let edges = HitMapEdges(of: stage.application, screen: screen)
    #expect(edges.asked == [])
    #expect(edges.columnSpans == [0..<10, 10..<40, 40..<60])
    #expect(edges.rowSpans == [0..<20, 20..<30, 30..<80])
  }

  @Test func `A rotated view is hit-tested everywhere in its bounding box`() {
    let turned = view("turned", CGRect(x: 20, y: 30, width: 20, height: 20))
    turned.transform = CGAffineTransform(rotationAngle: .pi / 5)
    let stage = stage(turned)
    let map = stage.hitMap
    expectAsked(map, stage)
    #expect((390...410).contains(map.owners.dropFirst().first?.points ?? 0))
    #expect(map.owner(atX: 18, y: 28)?.name == map.owners.first?.name)
  }

  @Test func `Views that override hit testing are hit-tested everywhere`() {
    let round = RoundView(frame: CGRect(x: 4, y: 4, width: 20, height: 20))
    round.accessibilityIdentifier = "round"
    let large = WideView(frame: CGRect(x: 10, y: 64, width: 6, height: 6))
    large.accessibilityIdentifier = "wide"
    let stage = stage(round, large)
    let map = stage.hitMap
    expectAsked(map, stage)
    #expect(map.owner(atX: 4, y: 4)?.name != "RoundView \"round\"")
    #expect(map.owner(atX: 14, y: 14)?.name == "RoundView \"round\"")
    #expect(map.owner(atX: 3, y: 62)?.name == "WideView \"wide\"")
  }

  @Test func `A coarse map differs only where views are smaller than its tiles`() {
    let round = RoundView(frame: CGRect(x: 4, y: 4, width: 40, height: 40))
    let stage = stage(round)
    let fine = mapped(stage.hitMap)
    let coarse = mapped(HitMapMaker(application: stage.application, tile: 4).map)
    #expect(zip(fine, coarse).count { $0 != $1 } < 20)
    #expect(Set(fine) == Set(coarse))
  }

  @Test func `An edge of a view may be at the center of a tile`() {
    let stage = stage(view("a", CGRect(x: 10.5, y: 10.5, width: 10, height: 10)))
    let map = stage.hitMap
    expectAsked(map, stage)
    #expect(map.owner(atX: 10, y: 10)?.name == "UIView \"a\"")
    #expect(map.owner(atX: 20, y: 10)?.name != "UIView \"a\"")
  }

  @Test(arguments: ["hit-area", "see-through", "refusals", "outside-parent", "delivery"])
  func `In the gallery rows and columns match single touches`(scene: String) {
    let stage = Stage(app: GalleryDelegate.self, scene: scene)
    let map = stage.hitMap
    for x in stride(from: 3, to: map.width, by: 29) {
      for y in stride(from: 2, to: map.height, by: 31) {
        let point = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)
        #expect(
          map.owner(atX: x, y: y)?.name == stage.explanation(at: point).hit?.description,
          "\(scene) at \(point)")
      }
    }
  }

  @Test func `The text contains the whole map, and names changes`() throws {
    let button = view("button", CGRect(x: 10, y: 10, width: 20, height: 20))
    let stage = stage(button)
    let text = stage.hitMap.text
    let before = try #require(HitMapText(text))
    #expect(before.names == mapped(stage.hitMap))
    #expect(text.contains("B  UIView \"button\": 400 points in (10 10; 20 20)"))
    #expect(text.contains("\nABBAAA\n"))
    #expect(text.contains("\n10–29: 10 A, 20 B, 30 A\n"))
    #expect(before.changes(to: before) == [])
    stage.window.addSubview(view("cover", CGRect(x: 20, y: 0, width: 30, height: 30)))
    let after = try #require(HitMapText(stage.hitMap.text))
    #expect(
      before.changes(to: after) == [
        "700 points at x 20–49, y 0–29 went to UIWindow and now go to UIView \"cover\"",
        "200 points at x 20–29, y 10–29 went to UIView \"button\" and now go to UIView \"cover\"",
      ])
  }

  @Test(arguments: ["", "hit map", "hit map\nA  x\n\nA\n\n0–9: 3 B", "a\nA  x\n\nA\n\n3–1: 3 A"])
  func `Text that is not a map is refused`(text: String) { #expect(HitMapText(text) == nil) }

  @Test func `The map reports areas where no view is hit`() throws {
    let stage = stage()
    stage.window.isUserInteractionEnabled = false
    let map = stage.hitMap
    #expect(map.owners.isEmpty)
    #expect(map.text.contains(".  no view"))
    #expect(try #require(HitMapText(map.text)).names.allSatisfy { $0 == nil })
  }

  @Test func `The image has the size of the screen and a color for each owner`() {
    let stage = stage(view("a", CGRect(x: 0, y: 0, width: 10, height: 10)))
    let png = [UInt8](stage.hitMap.png)
    #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(png[16..<24].elementsEqual([0, 0, 0, 60, 0, 0, 0, 80]))
    let colors = (0..<40).map { HitMap.color($0) }
    #expect(Set(colors).count == 40)
    #expect(!colors.contains([0, 0, 0]))
    // The page uses red for errors.
    let reds = colors.filter { $0[0] > 150 && Int($0[0]) - Int(max($0[1], $0[2])) > 90 }
    #expect(reds == [])
  }

  @Test func `No view is hit-tested during the delivery of an event`() {
    let probe = MappingView(frame: CGRect(x: 0, y: 0, width: 60, height: 80))
    let stage = stage(probe)
    stage.tap(at: CGPoint(x: 9, y: 9))
    #expect(probe.owners == 0)
  }
}

/// A circle, by its own `point(inside:with:)`.
private final class RoundView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let (x, y) = (point.x - bounds.midX, point.y - bounds.midY)
    return x * x + y * y < bounds.width * bounds.width / 4
  }
}

/// Accepts points near it, too.
private final class WideView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }
}

/// Requests a map while a touch is being delivered.
private final class MappingView: UIView {
  var owners: Int?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    owners = UIApplication.shared.hitMap.owners.count
  }
}
