import Foundation
import TouchstoneInspector
import UIKit

@testable import TouchstoneTesting

@MainActor struct KeptHitMapTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("hit-maps-\(UUID().uuidString)")

  private func stage(_ x: CGFloat) -> Stage {
    let stage = Stage(size: CGSize(width: 40, height: 40))
    let view = UIView(frame: CGRect(x: x, y: 10, width: 10, height: 10))
    view.accessibilityIdentifier = "box"
    stage.window.addSubview(view)
    return stage
  }

  private func kept(updates: Bool = false) -> KeptHitMap {
    KeptHitMap(
      name: "box", beside: folder.appendingPathComponent("Tests.swift").path, updates: updates)
  }

  @Test func `A map is written once, and compared afterwards`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let new = try #require(kept().compare(with: stage(10).hitMap))
    #expect(new.happened.contains("There was no HitMaps/box.txt"))
    #expect(kept().compare(with: stage(10).hitMap) == nil)
    let moved = try #require(kept().compare(with: stage(15).hitMap))
    #expect(
      moved.happened
        == "Touches don't reach the same views as in HitMaps/box.txt: 50 points at x 10–14, y "
        + "10–19 went to UIView \"box\" and now go to UIWindow; 50 points at x 20–24, y 10–19 went "
        + "to UIWindow and now go to UIView \"box\"")
    #expect(kept(updates: true).compare(with: stage(15).hitMap) == nil)
    #expect(kept().compare(with: stage(15).hitMap) == nil)
    #expect(kept().compare(with: stage(10).hitMap) != nil)
    try Data("<<<<<<< mine".utf8).write(to: kept().file)
    let broken = try #require(kept().compare(with: stage(15).hitMap))
    #expect(broken.happened == "HitMaps/box.txt isn't a hit map")
  }

  @Test func `A stage compares its map with the file next to its test`() {
    stage(10).expectHitMap("box")
    let failures = Stage.failures { stage(12).expectHitMap("box") }
    #expect(failures.count == 1)
    #expect(
      failures.first?.text.contains(
        "Touches don't reach the same views as in HitMaps/box.txt") == true)
  }

  @Test func `A view's hit area is reported in points and by names`() {
    let stage = stage(10)
    #expect(stage.reach(of: stage.window.subviews[0]).text.hasSuffix("\n\n·#··\n····\n"))
    let cover = UIView(frame: CGRect(x: 15, y: 0, width: 40, height: 40))
    cover.accessibilityIdentifier = "cover"
    stage.window.addSubview(cover)
    let box = stage.window.subviews[0]
    let reach = stage.reach(of: box)
    #expect(reach.points == 100)
    #expect(reach.own == 50)
    #expect(
      reach.sentence
        == "UIView \"box\" can be hit at 50 points; its bounding box has 100 on the screen. Other "
        + "touches in its bounding box go to UIView \"cover\" (50).")
    box.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 2)))
    #expect(stage.reach(of: box).inner == 4)
    box.isHidden = true
    #expect(
      stage.reach(of: box).sentence
        == "UIView \"box\" can't be hit; touches in its bounding box go to UIWindow (50), "
        + "UIView \"cover\" (50).")
    box.frame.origin.x = 900
    #expect(
      stage.reach(of: box).sentence
        == "UIView \"box\" can't be hit: no part of it is on the screen.")
  }
}
