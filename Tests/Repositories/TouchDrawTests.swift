import TouchstoneTesting
import UIKit

@testable import TouchDraw

@MainActor
private final class Listener: NSObject, TouchDrawViewDelegate {
  var log: [String] = []
  func undoEnabled() { log.append("undo on") }
  func undoDisabled() { log.append("undo off") }
  func redoEnabled() { log.append("redo on") }
  func redoDisabled() { log.append("redo off") }
  func clearEnabled() { log.append("clear on") }
  func clearDisabled() { log.append("clear off") }

  func count(_ word: String) -> Int { log.count { $0 == word } }
}

/// dehli/TouchDraw: strokes of a finger, with undo.
@Suite(.staged) @MainActor
struct TouchDrawTests {
  private let stage = Stage()
  private let view = TouchDrawView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let listener = Listener()

  init() {
    view.delegate = listener
    stage.window.addSubview(view)
    stage.advance(by: 0.1)
  }

  private func stroke() {
    let finger = stage.touch(at: CGPoint(x: 10, y: 10))
    finger.move(to: CGPoint(x: 50, y: 50))
    finger.move(to: CGPoint(x: 90, y: 10))
    finger.lift()
    stage.advance(by: 0.1)
  }

  private func dot() {
    stage.tap(at: CGPoint(x: 100, y: 100))
    stage.advance(by: 0.1)
  }

  @Test func `Strokes are kept, undone and done again`() {
    stroke()
    #expect(view.exportStack().map(\.points.count) == [3])
    #expect(listener.log == ["undo on", "clear on"])
    dot()
    #expect(view.exportStack().map(\.points.count) == [3, 1])
    #expect(listener.count("undo on") == 1)
    view.undo()
    stage.advance(by: 0.1)
    #expect(view.exportStack().count == 1)
    #expect(listener.count("redo on") == 1)
    view.redo()
    stage.advance(by: 0.1)
    #expect(view.exportStack().count == 2)
    #expect(listener.count("redo off") == 1)
    view.undo()
    stage.advance(by: 0.1)
    view.undo()
    stage.advance(by: 0.1)
    #expect(view.exportStack().isEmpty)
    #expect(listener.count("undo off") == 1)
    #expect(listener.count("clear off") == 1)
  }

  @Test func `Clearing can be undone`() {
    stroke()
    dot()
    view.clearDrawing()
    stage.advance(by: 0.1)
    #expect(view.exportStack().isEmpty)
    view.undo()
    stage.advance(by: 0.1)
    #expect(view.exportStack().count == 2)
  }

  @Test func `A width applies to the strokes after it`() {
    stroke()
    let before = view.exportStack()[0].settings.width
    view.setWidth(4)
    stroke()
    #expect(view.exportStack().map(\.settings.width) == [before, 4])
    #expect(before != 4)
  }

  @Test func `A second finger draws nothing`() {
    let finger = stage.touch(at: CGPoint(x: 10, y: 10))
    let second = stage.touch(at: CGPoint(x: 100, y: 100))
    second.move(to: CGPoint(x: 120, y: 120))
    second.lift()
    finger.lift()
    #expect(view.exportStack().map(\.points.count) == [1])
    stage.advance(by: 0.1)
  }

  @Test func `The drawing is an image as large as the view`() {
    stroke()
    #expect(view.exportDrawing().size == CGSize(width: 200, height: 200))
  }
}
