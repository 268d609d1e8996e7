import Foundation
import Testing
import TouchstoneTesting
import UIKit

@MainActor
@Suite("Pulling to refresh")
struct RefreshTests {
  private func scene() -> (ScrollScene, UIRefreshControl) {
    let scene = ScrollScene()
    let control = UIRefreshControl()
    let log = scene.log
    control.addAction(UIAction { _ in log.note("value changed") }, for: .valueChanged)
    scene.view.refreshControl = control
    return (scene, control)
  }

  /// Returns the finger movement that pulls content of this viewport down by `offset` points: the
  /// inverse of the rubber band, plus the first ten points that don't count.
  private func travel(_ offset: Double) -> Double { offset * 400 / (0.55 * (400 - offset)) + 10 }

  @Test("refreshing begins when a finger has pulled past its height, once, and stays visible")
  func pulling() {
    let (scene, control) = scene()
    let finger = scene.press()
    finger.move(by: CGVector(dx: 0, dy: travel(59)), duration: 0.1)
    #expect(scene.view.contentOffset.y == -59 && !control.isRefreshing)
    finger.move(by: CGVector(dx: 0, dy: 4))
    #expect(control.isRefreshing)
    #expect(scene.view.adjustedContentInset.top == 60)
    let place = scene.view.contentOffset.y
    finger.move(by: CGVector(dx: 0, dy: 0.01))
    #expect(scene.view.contentOffset.y.isNear(Double(place), within: 0.34))
    finger.move(by: CGVector(dx: 0, dy: 20))
    scene.stage.advance(by: 0.1)
    finger.lift()
    scene.stage.settle()
    #expect(scene.view.contentOffset == CGPoint(x: 0, y: -60))
    #expect(control.frame == CGRect(x: 0, y: -60, width: 300, height: 60))
    #expect(
      scene.log.take() == [
        "will begin dragging", "did scroll", "did change inset", "value changed", "did scroll",
        "will end dragging", "did end dragging, will decelerate", "will begin decelerating",
        "did scroll", "did end decelerating",
      ])
    control.endRefreshing()
    #expect(!control.isRefreshing && !scene.view.isDecelerating)
    scene.stage.settle()
    #expect(scene.view.contentOffset == .zero)
    #expect(scene.log.take() == ["did change inset", "did scroll"])
  }

  @Test("refreshing begins once per drag, even if the app ends it at once")
  func once() {
    let (scene, control) = scene()
    control.addAction(UIAction { [weak control] _ in control?.endRefreshing() }, for: .valueChanged)
    scene.drag(CGVector(dx: 0, dy: 190))
    scene.stage.settle()
    #expect(scene.log.take().filter { $0 == "value changed" }.count == 1)
    #expect(scene.view.contentOffset == .zero)
    scene.drag(CGVector(dx: 0, dy: 190))
    scene.stage.settle()
    #expect(scene.log.take().filter { $0 == "value changed" }.count == 1)
  }

  @Test("a flick that bounces at the top refreshes nothing")
  func flicking() {
    let (scene, control) = scene()
    scene.view.contentOffset.y = 60
    let finger = scene.press()
    finger.move(by: CGVector(dx: 0, dy: 60), duration: 0.02)
    finger.lift()
    var top = 0.0
    scene.log.onScroll = { top = min(top, Double($0.contentOffset.y)) }
    scene.stage.settle()
    #expect(top < -60)
    #expect(!control.isRefreshing)
    scene.log.onScroll = { _ in }
  }

  @Test("refreshing begun by the app sends no action, and does not move the content")
  func byProgram() {
    let (scene, control) = scene()
    control.beginRefreshing()
    #expect(control.isRefreshing && scene.view.contentOffset == .zero)
    #expect(scene.view.contentInset == .zero && scene.view.adjustedContentInset == .zero)
    #expect(control.frame == CGRect(x: 0, y: 0, width: 300, height: 60) && !control.isHidden)
    #expect(scene.log.take() == [])
    scene.view.setContentOffset(CGPoint(x: 0, y: -60), animated: true)
    scene.stage.settle()
    #expect(scene.view.contentOffset.y == -60)
    // Once it was scrolled into view, it stays, whatever fingers do.
    scene.drag(CGVector(dx: 0, dy: 60))
    scene.stage.settle()
    #expect(scene.view.contentOffset.y == -60)
    control.endRefreshing()
    scene.stage.settle()
    #expect(scene.view.contentOffset == .zero && control.isHidden)
    #expect(scene.view.adjustedContentInset == .zero)
  }

  @Test("a refresh control is hidden at rest, the first subview, and at the offset at any pull")
  func place() {
    let (scene, control) = scene()
    #expect(scene.view.subviews.first === control)
    #expect(control.isHidden && control.frame == CGRect(x: 0, y: 0, width: 300, height: 60))
    for offset in stride(from: -20.0, through: -200, by: -20) {
      scene.view.contentOffset.y = CGFloat(offset)
      #expect(control.frame == CGRect(x: 0, y: offset, width: 300, height: 60))
      #expect(!control.isHidden && !control.isRefreshing)
    }
    scene.view.contentOffset.y = 40
    #expect(control.isHidden && control.frame.origin == .zero)
    scene.view.contentOffset.y = 0
    scene.view.contentInset.top = 44
    #expect(scene.view.contentOffset.y == -44 && control.isHidden && control.frame.minY == 0)
    scene.view.contentOffset.y = -54
    #expect(!control.isHidden && control.frame.minY == -10)
  }

  @Test("its spinner appears blade by blade, spins while refreshing, and has the tint color")
  func wheel() throws {
    let (scene, control) = scene()
    control.tintColor = .systemRed
    control.attributedTitle = NSAttributedString(string: "Pull")
    let wheel = try #require(control.subviews.first)
    let finger = scene.press()
    finger.move(by: CGVector(dx: 0, dy: travel(30)), duration: 0.1)
    scene.stage.advance(by: 0.02)
    let half = wheel.layer.drawing?.commands.count ?? 0
    #expect(wheel.layer.animation(forKey: "turning") == nil)
    finger.move(by: CGVector(dx: 0, dy: 150), duration: 0.1)
    scene.stage.advance(by: 0.02)
    #expect((wheel.layer.drawing?.commands.count ?? 0) > half && half > 0)
    #expect(wheel.layer.animation(forKey: "turning") != nil)
    let label = try #require(control.subviews.last as? UILabel)
    #expect(label.text == "Pull" && label.frame.minY > wheel.frame.maxY - 1)
    scene.stage.advance(by: 0.1)
    finger.lift()
    scene.stage.settle()
    control.endRefreshing()
    #expect(wheel.layer.animation(forKey: "turning") == nil)
    scene.stage.settle()
    scene.view.refreshControl = nil
    #expect(control.superview == nil)
  }
}
