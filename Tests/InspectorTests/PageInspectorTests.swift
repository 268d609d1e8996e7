import TouchstoneHost
import TouchstoneTesting
import UIKit

@testable import TouchstoneSession
@testable import TouchstoneWeb

@MainActor struct PageInspectorTests {
  private func message(_ text: String) throws -> ClientMessage {
    try ClientMessage(Array(text.utf8))
  }

  @Test func `A page requests a map, properties, and changes`() throws {
    #expect(try message(#"{"kind":"map"}"#) == .map)
    #expect(try message(#"{"kind":"properties","node":7}"#) == .properties(7))
    #expect(try message(#"{"kind":"undoChange"}"#) == .undoChange)
    #expect(
      try message(#"{"kind":"change","node":7,"key":"hidden","part":0,"flag":true}"#)
        == .change(PageEdit(node: 7, key: "hidden", part: 0, value: .flag(true))))
    #expect(
      try message(#"{"kind":"change","node":7,"key":"frame","numbers":[1,2,3,4.5]}"#)
        == .change(PageEdit(node: 7, key: "frame", part: 0, value: .numbers([1, 2, 3, 4.5]))))
    #expect(
      try message(#"{"kind":"change","node":7,"key":"text","text":"Buy"}"#)
        == .change(PageEdit(node: 7, key: "text", part: 0, value: .text("Buy"))))
  }

  @Test func `A read-only page may inspect, but not change`() throws {
    #expect(ClientMessage.map.onlyLooks)
    #expect(ClientMessage.properties(1).onlyLooks)
    #expect(!ClientMessage.undoChange.onlyLooks)
    #expect(
      !ClientMessage.change(PageEdit(node: 1, key: "hidden", part: 0, value: .flag(true)))
        .onlyLooks)
  }

  @Test(arguments: [
    #"{"kind":"properties"}"#, #"{"kind":"change","node":7,"key":"alpha"}"#,
    #"{"kind":"change","node":7,"key":"alpha","numbers":[1,2]}"#,
    #"{"kind":"change","node":7,"key":"alpha","numbers":["1"]}"#,
    #"{"kind":"change","node":7,"key":"alpha","numbers":[1e300]}"#,
    #"{"kind":"change","node":7,"key":"hidden","flag":1}"#,
    #"{"kind":"change","node":7,"key":"recognizer","part":-1,"flag":true}"#,
  ])
  func `Requests that no page of Touchstone sends are refused`(text: String) {
    #expect(throws: InputRefusal.self) { try message(text) }
  }

  @Test func `A session maps, reports, changes and reverts`() throws {
    let stage = Stage(size: CGSize(width: 40, height: 40))
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    view.accessibilityIdentifier = "box"
    stage.window.addSubview(view)
    let host = ApplicationHost(stage.application)
    let session = ApplicationSession(host, appName: "app")
    _ = session.follow().changes()
    let node = try #require(host.number(of: view.layer))
    let map = session.hitMap()
    #expect(map.owners.map(\.points) == [1200, 400])
    #expect(map.owners[1].node == node)
    #expect(map.bands == [[0, 10, 40, 1], [10, 20, 10, 1, 20, 2, 10, 1], [30, 10, 40, 1]])
    let told = try #require(session.properties(ofNode: node))
    #expect(told.name == "UIView \"box\"")
    #expect(told.changes == 0)
    let hidden = try #require(told.groups[0].rows.first { $0.key == "hidden" })
    #expect(hidden.flag == false)
    let changed = try #require(
      session.change(PageEdit(node: node, key: "hidden", part: 0, value: .flag(true))))
    #expect(view.isHidden)
    #expect(changed.changes == 1)
    #expect(changed.undo == "hidden of *box*")
    #expect(session.undoChange()?.changes == 0)
    #expect(!view.isHidden)
    #expect(session.undoChange() == nil)
    #expect(session.properties(ofNode: 99_999) == nil)
    #expect(session.change(PageEdit(node: node, key: "no", part: 0, value: .flag(true))) == nil)
  }
}
