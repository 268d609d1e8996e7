import Testing
import TouchstoneTesting
import UIKit

@MainActor
struct OffMainActorTests {
  @Test("Off the main actor a view describes itself too, in fewer words")
  func views() async {
    let (view, other) = (UIButton(frame: CGRect(x: 1, y: 2, width: 3, height: 4)), UIButton())
    #expect("\(view)".contains("frame = (1.0 2.0; 3.0 4.0)"))
    let (text, again, second) = await Task.detached {
      ("\(view)", view.description, String(describing: other))
    }.value
    #expect(text.hasPrefix("<UIButton 0x") && text == again && text != second)
  }

  @Test("Off the main actor a touch describes itself with its ID")
  func touches() async {
    let touch = UITouch()
    let (text, isSame) = await Task.detached {
      ("\(touch)", touch == touch && touch.hash == touch.hash)
    }.value
    #expect(text.hasPrefix("<UITouch ") && isSame)
  }

  @Test("A system color, and a dynamic one, have a CGColor on every thread")
  func colors() async {
    let ruled = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }
    let (label, faint, red) = await Task.detached {
      (
        UIColor.label.cgColor, UIColor.label.withAlphaComponent(0.5).cgColor, ruled.cgColor
      )
    }.value
    #expect(label == CGColor(red: 0, green: 0, blue: 0, alpha: 1))
    #expect(faint == CGColor(red: 0, green: 0, blue: 0, alpha: 0.5))
    #expect(red == UIColor.red.cgColor)
  }

  @Test("A dynamic color has a CGColor on a thread that the main actor waits for")
  func waitingMainActor() {
    let ruled = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }
    let colors = [ruled, ruled.withAlphaComponent(0.5), UIColor { _ in ruled }]
    final class Found: @unchecked Sendable { var colors: [CGColor] = [] }
    let found = Found()
    let end = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      found.colors = colors.map(\.cgColor)
      end.signal()
    }
    #expect(end.wait(timeout: .now() + 20) == .success)
    let red = UIColor.red.cgColor
    #expect(found.colors == [red, UIColor.red.withAlphaComponent(0.5).cgColor, red])
  }

  @Test("Colors that endlessly resolve to each other are black off the main actor too")
  func endlessColors() async {
    final class Loop: @unchecked Sendable { var color: UIColor? }
    let loop = Loop()
    loop.color = UIColor { _ in loop.color ?? .red }
    let asking = Loop()
    asking.color = UIColor { _ in
      guard let color = asking.color else { return .red }
      return UIColor(cgColor: color.cgColor)
    }
    let found = await Task.detached { [loop.color?.cgColor, asking.color?.cgColor] }.value
    #expect(found == [UIColor.black.cgColor, UIColor.black.cgColor])
    loop.color = nil
    asking.color = nil
  }

  @Test("Sendable copies work off the main actor")
  func copies() async {
    let menu = UIMenu(title: "Menu", children: [])
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.duration = 3
    let parameters = UIPreviewParameters()
    let configuration = UIMainMenuSystem.Configuration()
    let areCopied = await Task.detached {
      [
        menu.copy() is UIMenu, animation.copy() is CABasicAnimation,
        parameters.copy() is UIPreviewParameters,
        configuration.copy() is UIMainMenuSystem.Configuration,
      ]
    }.value
    #expect(areCopied == [true, true, true, true])
  }

  @Test("Objects of every kind are described, compared and hashed off the main actor")
  func everything() async {
    let objects: [NSObject] = [
      UIView(), UIWindow(), UILabel(), UITextView(), UIScrollView(), UIViewController(),
      UITapGestureRecognizer(), CALayer(), CAShapeLayer(), CABasicAnimation(), UITouch(),
      UIPress(), UIEvent(), UIMenu(title: "a", children: []), UIColor.label,
      UIFont.systemFont(ofSize: 9), UIBezierPath(), UILayoutGuide(), UndoManager(),
      UITraitCollection(), UIPreviewParameters(), UIApplication.shared, UIScreen.main,
      UIKeyCommand(input: "a", modifierFlags: [], action: Selector("a", UIView.setNeedsLayout)),
    ]
    nonisolated(unsafe) let carried = objects
    let texts = await Task.detached {
      carried.map { object in
        "\(object) \(object.debugDescription) \(object == object) \(object.hash == object.hash)"
      }
    }.value
    for text in texts { #expect(text.hasSuffix(" true true") && text.count > 20) }
  }

  @Test("An invalid number is refused off the main actor too")
  func numbers() async {
    let (size, red) = await Task.detached {
      (
        UIFont.systemFont(ofSize: .nan).pointSize,
        UIColor(red: .nan, green: 0, blue: 0, alpha: 1).cgColor
      )
    }.value
    #expect(size == UIFont.systemFontSize)
    #expect(red == CGColor(red: 0, green: 0, blue: 0, alpha: 1))
  }
}
