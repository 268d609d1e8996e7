import Testing
import TouchstoneTesting
import UIKit
import UIKitControllers

/// Combinations of editing, accessories and presented controllers.
@Suite(.staged) @MainActor
struct AccessoryAroundTests {
  private let world = EditedBase(CGSize(width: 390, height: 844))
  private var stage: Stage { world.stage }
  private var base: UIViewController { world.base }
  private var field: UITextField { world.field }
  private var log: KeyboardLog { world.log }
  private let view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
  private let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
  private let send = UIButton(type: .system)

  init() {
    send.frame = CGRect(x: 0, y: 0, width: 10, height: 44)
    send.autoresizingMask = .flexibleWidth
    bar.addSubview(send)
    view.inputAccessoryView = bar
    base.view.addSubview(view)
  }

  private func end() { world.end() }

  private func edit(_ responder: UIResponder) { world.edit(responder) }

  private func present(_ style: UIModalPresentationStyle) -> UIViewController {
    let controller = UIViewController()
    controller.modalPresentationStyle = style
    base.present(controller, animated: true)
    stage.settle()
    return controller
  }

  @Test(arguments: [
    UIModalPresentationStyle.fullScreen, .pageSheet, .formSheet, .overFullScreen, .custom,
  ])
  func `An accessory leaves with the text view that a controller covers, and returns with it`(
    _ style: UIModalPresentationStyle
  ) {
    edit(view)
    view.selectedRange = NSRange(location: 0, length: 0)
    #expect(screenFrame(bar) == CGRect(x: 0, y: 500, width: 390, height: 44))
    _ = present(style)
    #expect(bar.window == nil && !view.isFirstResponder)
    stage.tap(at: CGPoint(x: 195, y: 522))
    base.dismiss(animated: true)
    stage.settle()
    #expect(view.isFirstResponder)
    #expect(screenFrame(bar) == CGRect(x: 0, y: 500, width: 390, height: 44))
    end()
  }

  @Test func `A button of an accessory takes taps at its far end after a rotation`() {
    edit(view)
    var taps = 0
    send.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    stage.rotateDevice(to: .landscapeLeft)
    stage.settle()
    let place = screenFrame(bar)
    #expect(place.width == 844 && send.bounds.width == 844)
    stage.tap(at: CGPoint(x: place.maxX - 20, y: place.midY))
    #expect(taps == 1)
    stage.rotateDevice(to: .portrait)
    stage.settle()
    #expect(screenFrame(bar).width == 390)
    stage.tap(at: CGPoint(x: 380, y: screenFrame(bar).midY))
    #expect(taps == 2)
    end()
  }

  @Test func `Points of an accessory are points of the screen`() {
    edit(view)
    #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 500, width: 390, height: 44))
    #expect(
      bar.convert(CGPoint(x: 1, y: 2), to: base.view) == CGPoint(x: 1, y: 502))
    #expect(base.view.convert(CGPoint(x: 5, y: 510), to: bar) == CGPoint(x: 5, y: 10))
    #expect(
      bar.convert(bar.bounds, to: UIScreen.main.coordinateSpace)
        == CGRect(x: 0, y: 500, width: 390, height: 44))
    end()
  }

  @Test func `A keyboard notification's object is the screen`() {
    let notes = ScreenNotes()
    let names = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      UIResponder.keyboardWillChangeFrameNotification,
      UIResponder.keyboardDidChangeFrameNotification,
    ]
    let tokens = names.map {
      NotificationCenter.default.addObserver(forName: $0, object: nil, queue: nil) { note in
        nonisolated(unsafe) let object = note.object as AnyObject?
        MainActor.assumeIsolated { notes.objects.append(object) }
      }
    }
    let ofScreen = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardDidShowNotification, object: stage.window.screen, queue: nil
    ) { _ in MainActor.assumeIsolated { notes.heard += 1 } }
    edit(field)
    stage.rotateDevice(to: .landscapeLeft)
    stage.settle()
    end()
    #expect(notes.objects.count >= 8)
    #expect(notes.objects.allSatisfy { $0 === stage.window.screen })
    #expect(notes.heard >= 1)
    for token in tokens + [ofScreen] { NotificationCenter.default.removeObserver(token) }
    stage.rotateDevice(to: .portrait)
    stage.settle()
  }

  @Test func `A form sheet keeps the keyboard when editing ends in it, unless it overrides that`() {
    for keeps in [true, false] {
      let front = Keeping()
      front.keeps = keeps
      front.modalPresentationStyle = .formSheet
      base.present(front, animated: false)
      stage.settle()
      let inner = EditedBase.makeField()
      let other = Plain(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
      front.view.addSubview(inner)
      front.view.addSubview(other)
      edit(inner)
      #expect(other.becomeFirstResponder())
      stage.settle()
      #expect(log.take().contains("didHide") == !keeps, "\(keeps)")
      base.dismiss(animated: false)
      stage.settle()
      end()
      _ = log.take()
    }
  }

  @Test func `A child's view follows a rotation, and a custom presentation does`() {
    let child = UIViewController()
    base.addChild(child)
    child.view.frame = base.view.bounds
    base.view.addSubview(child.view)
    child.didMove(toParent: base)
    let front = UIViewController()
    front.modalPresentationStyle = .custom
    base.present(front, animated: false)
    stage.settle()
    stage.rotateDevice(to: .landscapeLeft)
    stage.settle()
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
    #expect(screenFrame(front.view) == CGRect(x: 0, y: 0, width: 844, height: 390))
    base.dismiss(animated: false)
    stage.rotateDevice(to: .portrait)
    stage.settle()
    #expect(child.view.frame == base.view.bounds)
  }
}

/// The objects of notifications.
@MainActor
private final class ScreenNotes {
  var objects: [AnyObject?] = []
  var heard = 0
}

/// A controller that decides whether the keyboard stays.
private final class Keeping: UIViewController {
  var keeps = true
  override var disablesAutomaticKeyboardDismissal: Bool { keeps }
}

/// A first responder that accepts no text.
private final class Plain: UIView {
  override var canBecomeFirstResponder: Bool { true }
}
