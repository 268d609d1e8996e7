import Foundation
import TouchstoneHost
import TouchstoneTesting
import UIKit

@Suite("A host asks for pictures", .staged) @MainActor
struct PictureTests {
  @Test("the display list shows each view in its place, rearmost first")
  func list() throws {
    let served = try Served()
    let front = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    front.accessibilityIdentifier = "front"
    served.app.box.addSubview(front)
    served.host.runFrame(at: 0.1)
    let list = served.host.displayList()
    let box = try #require(list.nodes.first { $0.identifier == "box" })
    #expect(list.roots.count == 1)
    #expect(list.nodes.map(\.className).prefix(2) == ["UIWindow", "DiaryView"])
    #expect(box.background == DisplayColor(red: 1, green: 0, blue: 0))
    #expect(
      box.bounds.transformed(by: box.matrix)
        == DisplayRectangle(x: 10, y: 20, width: 30, height: 40))
    let inner = try #require(list.nodes.first { $0.identifier == "front" })
    #expect(box.children == [inner.id])
    #expect(
      inner.bounds.transformed(by: inner.matrix.followed(by: box.matrix))
        == DisplayRectangle(x: 15, y: 25, width: 10, height: 10))
  }

  @Test("the display list shows an animation at the moment of the frame")
  func animation() throws {
    let served = try Served()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      served.app.box.center.x += 100
    }
    served.host.runFrame(at: 0.5)
    let box = try #require(served.host.displayList().nodes.first { $0.identifier == "box" })
    #expect(abs(box.bounds.transformed(by: box.matrix).x - 60) < 0.001)
  }

  @Test("a difference that is applied to the earlier list gives the later one, whatever changed")
  func difference() throws {
    let served = try Served()
    var drawn = DisplayList()
    var known: DisplayList?
    var time = 0.0
    func step(_ change: () -> Void) {
      change()
      time += 0.1
      served.host.runFrame(at: time)
      let list = served.host.displayList()
      drawn.apply(DisplayListDifference(from: known, to: list))
      #expect(drawn == list)
      known = list
    }
    let (one, other) = (UIView(), UIView())
    step {}
    step { served.app.box.center.x += 5 }
    step { served.app.diary.addSubview(one) }
    step { served.app.diary.insertSubview(other, at: 0) }
    step { served.app.diary.bringSubviewToFront(other) }
    step { served.app.box.addSubview(one) }
    step { served.app.box.removeFromSuperview() }
    step {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
      window.isHidden = false
      served.app.diary.addSubview(one)
    }
    let before = served.host.displayList()
    #expect(DisplayListDifference(from: before, to: served.host.displayList()).isEmpty)
  }

  @Test("the host gets the bytes of an image that the display list names")
  func image() throws {
    let served = try Served()
    let bytes = try #require(
      Data(
        base64Encoded:
          "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9"
          + "awAAAABJRU5ErkJggg=="))
    served.app.diary.addSubview(UIImageView(image: UIImage(data: bytes)))
    served.host.runFrame(at: 0.1)
    let nodes = served.host.displayList().nodes
    let keys = nodes.flatMap {
      [$0.contents?.key].compactMap(\.self) + $0.drawing.compactMap(\.key)
    }
    let key = try #require(keys.first)
    #expect(served.host.image(key)?.bytes == [UInt8](bytes))
    #expect(served.host.image(key)?.type == "image/png")
    #expect(served.host.image("no such key") == nil)
  }
}
