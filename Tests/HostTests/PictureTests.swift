import Foundation
import TouchstoneHost
import TouchstoneTesting
import UIKit

@Suite("Display lists for hosts", .staged) @MainActor
struct PictureTests {
  @Test("the display list shows each view at its location, rearmost first")
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

  @Test func `A background that repeats an image is a pattern with the image's steps`() throws {
    let served = try Served()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    func shown(_ color: UIColor, at time: Double) throws -> DisplayNode {
      served.app.box.backgroundColor = color
      served.host.runFrame(at: time)
      return try #require(served.host.displayList().nodes.first { $0.identifier == "box" })
    }
    let tiled = try shown(UIColor(patternImage: image), at: 0.1)
    let pattern = try #require(tiled.backgroundPattern)
    #expect(pattern.width == 4 && pattern.height == 2)
    #expect(pattern.matrix == nil)
    #expect(pattern.steps.contains { $0.operation == .fill && $0.path == "M0 0L2 0L2 2L0 2Z" })
    #expect(tiled.background == nil)
    let plain = try shown(.green, at: 0.2)
    #expect(plain.backgroundPattern == nil)
    #expect(plain.background == DisplayColor(red: 0, green: 1, blue: 0))
  }

  @Test("the display list shows an animation at the time of the frame")
  func animation() throws {
    let served = try Served()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      served.app.box.center.x += 100
    }
    served.host.runFrame(at: 0.5)
    let box = try #require(served.host.displayList().nodes.first { $0.identifier == "box" })
    #expect(abs(box.bounds.transformed(by: box.matrix).x - 60) < 0.001)
  }

  @Test("a difference applied to the earlier list yields the later one, for any change")
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

  @Test("an observer receives a layer's changes once, and nothing if nothing changes")
  func follower() throws {
    let served = try Served()
    served.host.runFrame(at: 0.1)
    let follower = served.host.follow()
    var drawn = DisplayList()
    drawn.apply(follower.changes())
    #expect(drawn == served.host.displayList())
    #expect(follower.changes().isEmpty)
    served.host.runFrame(at: 0.2)
    #expect(follower.changes().isEmpty)
    func told(_ time: Double, _ change: () -> Void) throws -> String {
      change()
      served.host.runFrame(at: time)
      let changes = follower.changes()
      drawn.apply(changes)
      #expect(drawn == served.host.displayList())
      #expect(follower.changes().isEmpty)
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      return String(decoding: try encoder.encode(changes), as: UTF8.self)
    }
    let box = try #require(drawn.nodes.first { $0.identifier == "box" }).id
    #expect(
      try told(0.3) { served.app.box.center.x += 5 }
        == #"{"updated":[{"id":\#(box),"matrix":[1,0,0,1,15,20]}]}"#)
    #expect(
      try told(0.4) { served.app.box.backgroundColor = nil }
        == #"{"updated":[{"id":\#(box),"without":["background"]}]}"#)
    #expect(
      try told(0.5) { served.app.box.isUserInteractionEnabled = true }
        == #"{"updated":[{"id":\#(box),"without":["interaction"]}]}"#)
    #expect(
      try told(0.6) { served.app.box.accessibilityIdentifier = "crate" }
        == #"{"updated":[{"id":\#(box),"identifier":"crate","name":"crate"}]}"#)
    let text = try told(0.7) { served.app.box.removeFromSuperview() }
    #expect(text.contains(#""removed":[\#(box)]"#))
  }

  @Test("scrolling sends only the offset of the content")
  func scrolling() throws {
    let served = try Served()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
    scroll.showsVerticalScrollIndicator = false
    scroll.contentSize = CGSize(width: 90, height: 9_000)
    for index in 0..<100 {
      scroll.addSubview(UIView(frame: CGRect(x: 0, y: index * 90, width: 90, height: 80)))
    }
    served.app.diary.addSubview(scroll)
    served.host.runFrame(at: 0.1)
    let follower = served.host.follow()
    _ = follower.changes()
    scroll.contentOffset.y = 40
    served.host.runFrame(at: 0.2)
    let changes = follower.changes()
    #expect(changes.updated.count == 1)
    #expect(changes.changed.isEmpty && changes.removed.isEmpty)
  }

  @Test("an observer that skipped frames receives all changes together")
  func behind() throws {
    let served = try Served()
    let (early, late) = (served.host.follow(), served.host.follow())
    var (one, other) = (DisplayList(), DisplayList())
    let visitor = UIView()
    for step in 1...20 {
      if step == 5 { served.app.diary.addSubview(visitor) }
      if step == 15 { visitor.removeFromSuperview() }
      served.app.box.alpha = CGFloat(step) / 20
      served.host.runFrame(at: Double(step) / 10)
      one.apply(early.changes())
    }
    let changes = late.changes()
    #expect(changes.removed.isEmpty)
    other.apply(changes)
    #expect(one == other)
    #expect(one == served.host.displayList())
  }

  @Test func `An image in a text is between the words, on their baseline`() throws {
    let served = try Served()
    let bytes = try pixel()
    let attachment = NSTextAttachment()
    attachment.image = UIImage(data: bytes)
    attachment.bounds = CGRect(x: 0, y: 0, width: 12, height: 8)
    let text = NSMutableAttributedString(string: "go")
    text.append(NSAttributedString(attachment: attachment))
    text.append(NSAttributedString(string: "on"))
    let label = UILabel(frame: CGRect(x: 0, y: 40, width: 200, height: 40))
    label.accessibilityIdentifier = "label"
    label.attributedText = text
    served.app.diary.addSubview(label)
    served.host.runFrame(at: 0.1)
    let node = try #require(served.host.displayList().nodes.first { $0.identifier == "label" })
    let words = node.drawing.filter { $0.operation == .text }
    let images = node.drawing.filter { $0.operation == .image }
    #expect(words.map(\.text) == ["go", "on"] && images.count == 1)
    let key = try #require(images.first?.key)
    #expect(served.host.image(key)?.bytes == [UInt8](bytes))
    let box = try #require(images.first?.rectangle)
    let before = try #require(words.first?.rectangle)
    let after = try #require(words.last?.rectangle)
    #expect(box.width == 12 && box.height == 8)
    #expect(abs(before.x + before.width - box.x) < 0.01)
    #expect(abs(box.x + 12 - after.x) < 0.01)
    #expect(abs(box.y + 8 - before.y) < 0.01)
  }

  /// Returns a PNG file of one pixel.
  private func pixel() throws -> Data {
    try #require(
      Data(
        base64Encoded:
          "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9"
          + "awAAAABJRU5ErkJggg=="))
  }

  @Test("the host receives the bytes of an image that the display list names")
  func image() throws {
    let served = try Served()
    let bytes = try pixel()
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
