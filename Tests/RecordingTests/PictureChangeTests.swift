import Foundation
import Fuzzing
import Gallery
import Testing
import TouchstoneHost
import TouchstoneTesting
import UIKit

@Suite("Display lists of scenes", .staged) @MainActor
struct PictureChangeTests {
  @Test("sending only changes of any scene under random fingers yields the screen's content")
  func changes() throws {
    for scene in GalleryDelegate().scenes.map(\.name) { try play(scene) }
  }

  private func play(_ scene: String) throws {
    let host = try ApplicationHost(
      delegate: GalleryDelegate.self, scene: scene, size: CGSize(width: 390, height: 844))
    let follower = host.follow()
    var generator = SeededGenerator(seed: 12)
    var drawn = DisplayList()
    var finger: Point?
    for frame in 1...240 {
      let time = Double(frame) / 60
      let phase: TouchSample.Phase? =
        finger == nil
        ? generator.chance(6) ? .began : nil : generator.chance(12) ? .ended : .moved
      if let phase {
        let place = finger.map {
          Point(
            x: $0.x + Double(generator.below(31)) - 15, y: $0.y + Double(generator.below(41)) - 25)
        }
        let point =
          place ?? Point(x: Double(generator.below(390)), y: Double(generator.below(844)))
        try host.post(.touch(TouchSample(id: 1, phase: phase, position: point, time: time)))
        finger = phase == .ended ? nil : point
      }
      host.runFrame(at: time)
      if generator.chance(3) { continue }
      drawn.apply(follower.changes())
      let (found, wanted) = (nameless(drawn), nameless(host.displayListFromNothing()))
      let pair = zip(found.nodes, wanted.nodes).first { $0 != $1 }
      #expect(found == wanted, "\(scene), frame \(frame): \(pair.map { "\($0) \($1)" } ?? "")")
      if found != wanted { return }
    }
  }

  /// Returns a list without the names of views, which are only read now and then.
  private func nameless(_ list: DisplayList) -> DisplayList {
    var list = list
    for place in list.nodes.indices { list.nodes[place].name = "" }
    return list
  }
}
