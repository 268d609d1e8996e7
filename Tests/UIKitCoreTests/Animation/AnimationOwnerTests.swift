import Testing
import TouchstoneTesting
import UIKit

@MainActor
struct AnimationOwnerTests {
  @Test("a block animates the views of its own application, and changes others at once")
  func twoApplications() {
    let first = Stage()
    let second = Stage()
    let views = [first, second].map { stage in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      stage.window.addSubview(view)
      return view
    }
    let ofNobody = UIView()
    UIView.animate(withDuration: 1) {
      for view in views + [ofNobody] { view.alpha = 0.5 }
    }
    #expect((views + [ofNobody]).allSatisfy { $0.alpha == 0.5 })
    #expect(views[0].layer.animationKeys() == nil)
    #expect(views[1].layer.animationKeys() == ["opacity"])
    #expect(ofNobody.layer.animationKeys() == ["opacity"])
  }
}
