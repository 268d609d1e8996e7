import Testing
import TouchstoneLayers
import TouchstoneTesting
import UIKit

/// Views and layers that are drawn into images, and snapshot views.
@MainActor @Suite(.staged) struct SnapshotTests {
  private func fills(_ image: CGImage?) -> [CGColor] {
    (image?.recording?.list.commands ?? []).compactMap {
      if case .fill(_, let color, _) = $0 { color } else { nil }
    }
  }

  private func shown(_ view: UIView?) -> CGImage? {
    guard let contents = view?.layer.contents else { return nil }
    return contents as? CGImage
  }

  @Test("a snapshot keeps the view's appearance")
  func staying() {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 40))
    view.backgroundColor = .red
    stage.window.addSubview(view)
    stage.advance(by: 0.1)
    let snapshot = view.snapshotView(afterScreenUpdates: false)
    view.backgroundColor = .blue
    #expect(snapshot?.frame == CGRect(x: 0, y: 0, width: 80, height: 40))
    #expect(fills(shown(snapshot)) == [UIColor.red.cgColor])
    #expect(UIView().snapshotView(afterScreenUpdates: true) == nil)
  }

  @Test("a snapshot and a drawing show a view in mid-animation")
  func moment() {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    inner.backgroundColor = .red
    view.addSubview(inner)
    stage.window.addSubview(view)
    stage.advance(by: 0.1)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { inner.frame.origin.x = 60 }
    stage.advance(by: 0.5)
    func shift(_ image: CGImage?) -> CGFloat {
      (image?.recording?.list.commands ?? []).reduce(0) { sum, command in
        if case .concatenate(let transform) = command { sum + transform.tx } else { sum }
      }
    }
    #expect(abs(shift(shown(view.snapshotView(afterScreenUpdates: false))) - 30) < 1.1)
    let model = UIGraphicsImageRenderer(bounds: view.bounds).image {
      view.layer.render(in: $0.cgContext)
    }
    #expect(shift(model.cgImage) == 60)
    stage.advance(by: 1)
  }

  @Test("pending updates run first if the app asks for it")
  func updates() {
    final class Drawn: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.green.setFill()
        UIRectFill(rect)
      }
    }
    let stage = Stage()
    let view = Drawn(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    stage.window.addSubview(view)
    #expect(fills(shown(view.snapshotView(afterScreenUpdates: false))).isEmpty)
    #expect(
      fills(shown(view.snapshotView(afterScreenUpdates: true))) == [UIColor.green.cgColor])
    stage.advance(by: 0.1)
  }

  @Test("a part of a view is drawn from its corner, and can stretch between insets")
  func part() {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    view.backgroundColor = .red
    stage.window.addSubview(view)
    let part = view.resizableSnapshotView(
      from: CGRect(x: 20, y: 10, width: 40, height: 20), afterScreenUpdates: true,
      withCapInsets: UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10))
    #expect(part?.bounds.size == CGSize(width: 40, height: 20))
    #expect(part?.layer.contentsCenter == CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5))
    #expect(
      shown(part)?.recording?.list.commands.contains(
        .concatenate(CGAffineTransform(translationX: -20, y: -10))) == true)
    stage.advance(by: 0.1)
  }

  @Test("drawing a hierarchy needs a context, and scales the view to the rectangle")
  func hierarchy() {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    stage.window.addSubview(view)
    #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in
      #expect(
        view.drawHierarchy(
          in: CGRect(x: 0, y: 0, width: 40, height: 40), afterScreenUpdates: true))
    }
    #expect(
      image.cgImage?.recording?.list.commands.contains(
        .concatenate(CGAffineTransform(scaleX: 0.5, y: 1))) == true)
    stage.advance(by: 0.1)
  }

  @Test("a layer with opacity, shadow or mask is composited separately first")
  func groups() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    func groups() -> Int {
      let context = CGContext(pictureOf: layer.bounds.size)
      layer.render(in: context)
      return context.list.commands.count { $0 == .beginGroup }
    }
    #expect(groups() == 0)
    layer.opacity = 0.5
    #expect(groups() == 1)
    layer.opacity = 1
    layer.shadowOpacity = 1
    #expect(groups() == 1)
    layer.masksToBounds = true
    #expect(groups() == 0)
    layer.mask = CALayer()
    #expect(groups() == 2)
  }

  @Test("the screen is drawn window by window, and a snapshot of it has its size")
  func screen() {
    let stage = Stage(size: CGSize(width: 100, height: 200))
    stage.window.backgroundColor = .yellow
    stage.advance(by: 0.1)
    #expect(stage.picture.size == CGSize(width: 100, height: 200) && stage.picture.scale == 3)
    #expect(fills(stage.picture.cgImage) == [.black, UIColor.yellow.cgColor])
    let snapshot = UIScreen.main.snapshotView(afterScreenUpdates: true)
    #expect(snapshot.bounds.size == CGSize(width: 100, height: 200))
    #expect(fills(shown(snapshot)).contains(UIColor.yellow.cgColor))
  }
}
