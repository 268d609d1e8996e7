import Testing
import TouchstoneTesting
import UIKit
import UIKitControllers

/// The styles in which a controller is presented over another one.
enum Cover: CaseIterable {
  case fullScreen
  case pageSheet
  case formSheet
  case overFullScreen
  case overCurrentContext
  case currentContext
  case custom
  case popover

  var style: UIModalPresentationStyle {
    switch self {
    case .fullScreen: .fullScreen
    case .pageSheet: .pageSheet
    case .formSheet: .formSheet
    case .overFullScreen: .overFullScreen
    case .overCurrentContext: .overCurrentContext
    case .currentContext: .currentContext
    case .custom: .custom
    case .popover: .popover
    }
  }
}

@Suite("Editing below a presented controller", .staged) @MainActor
struct CoveredEditingTests {
  private let world = EditedBase(CGSize(width: 820, height: 1180))
  private let other = EditedBase.makeField(y: 100)
  private var stage: Stage { world.stage }
  private var base: UIViewController { world.base }
  private var field: UITextField { world.field }
  private var log: KeyboardLog { world.log }

  init() { base.view.addSubview(other) }

  private func controller(_ cover: Cover = .fullScreen) -> UIViewController {
    let made = UIViewController()
    made.modalPresentationStyle = cover.style
    made.view.backgroundColor = .white
    made.popoverPresentationController?.sourceView = base.view
    made.popoverPresentationController?.endsEditing = true
    return made
  }

  private func edit(_ responder: UIResponder) { world.edit(responder) }

  private func present(_ controller: UIViewController, animated: Bool = false) {
    base.present(controller, animated: animated)
    stage.settle()
  }

  private func dismiss(animated: Bool = false) {
    base.dismiss(animated: animated)
    stage.settle()
  }

  private func end() { world.end() }

  private let shownAgain = ["willChangeFrame", "willShow", "didChangeFrame", "didShow"]
  private let hidden = ["willChangeFrame", "willHide", "didChangeFrame", "didHide"]

  @Test(
    "an edited field resigns when a controller covers it, and is edited again after the dismissal",
    arguments: Cover.allCases, [true, false])
  func styles(cover: Cover, animated: Bool) {
    edit(field)
    present(controller(cover), animated: animated)
    #expect(!field.isFirstResponder && !field.isEditing)
    #expect(log.take() == hidden)
    stage.type("a", expecting: .nothing)
    #expect(field.text == "")
    dismiss(animated: animated)
    #expect(field.isFirstResponder && field.isEditing)
    #expect(log.take() == shownAgain)
    stage.type("b")
    #expect(field.text == "b")
    end()
  }

  @Test("below a popover editing continues, unless the app ends it")
  func popoverParameter() {
    edit(field)
    let popover = UIViewController()
    popover.modalPresentationStyle = .popover
    popover.popoverPresentationController?.sourceView = base.view
    present(popover)
    stage.type("a")
    #expect(field.isFirstResponder)
    #expect(field.text == "a")
    dismiss()
    #expect(field.isFirstResponder)
    #expect(log.take() == [])
    end()
  }

  @Test("text views and custom text input resign and are restored like a field")
  func otherInputs() {
    let text = UITextView(frame: field.frame)
    let typist = TypingView(frame: field.frame)
    for input in [text, typist] {
      base.view.addSubview(input)
      edit(input)
      for cover in [Cover.pageSheet, .fullScreen] {
        present(controller(cover))
        #expect(!input.isFirstResponder)
        #expect(log.take() == hidden)
        dismiss()
        #expect(input.isFirstResponder)
        #expect(log.take() == shownAgain)
      }
      end()
    }
  }

  @Test("keys go to the presented controller")
  func keys() {
    final class Listener: UIViewController {
      var pressed = 0
      override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: "k", modifierFlags: .command, action: Selector("k", Listener.press))]
      }
      func press() { pressed += 1 }
    }
    edit(field)
    let listener = Listener()
    listener.modalPresentationStyle = .overFullScreen
    present(listener)
    stage.press(.keyboardK, modifiers: .command)
    #expect(listener.pressed == 1)
    dismiss()
    end()
  }

  @Test("a field that refuses to end editing still resigns, and is restored")
  func refusing() {
    let delegate = Delegate()
    delegate.mayEnd = false
    field.delegate = delegate
    edit(field)
    present(controller(.pageSheet))
    #expect(!field.isFirstResponder)
    #expect(delegate.ended == 1)
    dismiss()
    #expect(field.isFirstResponder)
    delegate.mayEnd = true
    end()
  }

  @Test("a responder that becomes first below meanwhile remains it, and the field is not restored")
  func taken() {
    edit(field)
    present(controller(.pageSheet))
    #expect(other.becomeFirstResponder())
    dismiss()
    #expect(other.isFirstResponder)
    end()
  }

  @Test(
    "a presented controller's field leaves with it, and the keyboard stays for the one below")
  func fieldAbove() {
    edit(field)
    let shown = controller(.pageSheet)
    let inner = EditedBase.makeField()
    shown.view.addSubview(inner)
    present(shown)
    #expect(inner.becomeFirstResponder())
    stage.settle()
    _ = log.take()
    dismiss()
    #expect(field.isFirstResponder && !inner.isFirstResponder)
    #expect(log.take() == ["willChangeFrame", "didChangeFrame"])
    end()
  }

  @Test(
    "a field that was removed, disabled or moved to another window is not edited again")
  func changed() {
    let changes: [() -> Void] = [
      { field.removeFromSuperview() }, { field.isEnabled = false },
    ]
    for change in changes {
      base.view.addSubview(field)
      field.isEnabled = true
      edit(field)
      present(controller(.pageSheet))
      change()
      dismiss()
      #expect(!field.isFirstResponder)
      #expect(log.take() == hidden)
    }
    field.isEnabled = true
    base.view.addSubview(field)
    edit(field)
    present(controller())
    let window = UIWindow(frame: stage.window.frame)
    window.isHidden = false
    window.addSubview(field)
    dismiss()
    #expect(field.isFirstResponder, "it is first in its window, which is not key")
    #expect(log.take() == hidden)
    window.endEditing(true)
    stage.settle()
  }

  @Test("each of several presentations restores the field that it has covered")
  func nested() {
    edit(field)
    let first = controller(.pageSheet)
    let inner = EditedBase.makeField()
    first.view.addSubview(inner)
    present(first)
    edit(inner)
    let second = controller(.fullScreen)
    first.present(second, animated: false)
    stage.settle()
    #expect(!inner.isFirstResponder)
    first.dismiss(animated: false)
    stage.settle()
    #expect(inner.isFirstResponder)
    first.present(controller(.overFullScreen), animated: true)
    stage.settle()
    dismiss(animated: true)
    #expect(field.isFirstResponder)
    end()
    present(controller(.pageSheet))
    dismiss()
    #expect(!field.isFirstResponder, "it was given up for good")
  }

  @Test("a second presentation that is refused changes nothing")
  func twice() {
    edit(field)
    present(controller(.pageSheet))
    base.present(controller(.fullScreen), animated: false)
    stage.settle()
    dismiss()
    #expect(field.isFirstResponder)
    end()
  }

  @Test("a controller that is presented when editing begins covers the field at once")
  func presentingInAnswer() {
    let delegate = Delegate()
    let shown = controller(.pageSheet)
    delegate.onBegin = { base.present(shown, animated: false) }
    field.delegate = delegate
    field.becomeFirstResponder()
    stage.settle()
    #expect(base.presentedViewController === shown)
    #expect(!field.isFirstResponder)
    #expect(delegate.ended == 1)
    delegate.onBegin = nil
    dismiss()
    #expect(field.isFirstResponder)
    end()
  }

  @Test(
    "a controller dismissed in a keyboard notification restores the field",
    arguments: ["willHide", "didHide"], [true, false])
  func dismissingInAnswer(name: String, animated: Bool) {
    edit(field)
    log.onNote = { note in if note == name { base.dismiss(animated: animated) } }
    present(controller(.pageSheet), animated: animated)
    log.onNote = nil
    stage.settle()
    #expect(base.presentedViewController == nil)
    #expect(field.isFirstResponder)
    #expect(log.take().last == "didShow")
    end()
  }

  @Test("a sheet that is dragged down restores the field once it is gone, and not before")
  func dragging() {
    edit(field)
    let sheet = controller(.pageSheet)
    present(sheet)
    _ = log.take()
    let top = sheet.view.convert(CGPoint(x: 300, y: 10), to: nil)
    var finger = stage.touch(at: top)
    for step in 1...10 {
      finger.move(to: CGPoint(x: top.x, y: top.y + CGFloat(step) * 30))
      stage.advance(by: 0.05)
    }
    #expect(!field.isFirstResponder)
    finger.cancel()
    stage.settle()
    #expect(!field.isFirstResponder)
    #expect(log.take() == [])
    finger = stage.touch(at: top)
    for step in 1...20 {
      finger.move(to: CGPoint(x: top.x, y: top.y + CGFloat(step) * 45))
      stage.advance(by: 0.05)
    }
    finger.lift()
    stage.settle()
    #expect(base.presentedViewController == nil)
    #expect(field.isFirstResponder)
    #expect(log.take() == shownAgain)
    end()
  }

  @Test("a view without text input stays first responder, or is it again when it returns")
  func plainView() {
    let plain = Field("plain")
    base.view.addSubview(plain)
    edit(plain)
    present(controller(.pageSheet))
    #expect(plain.isFirstResponder)
    plain.resignFirstResponder()
    dismiss()
    #expect(!plain.isFirstResponder, "it was given up")
    edit(plain)
    present(controller(.fullScreen))
    #expect(!plain.isFirstResponder)
    dismiss()
    #expect(plain.isFirstResponder)
    plain.resignFirstResponder()
    stage.settle()
  }

  @Test("within a context, only the field edited there resigns")
  func context() {
    let left = UIViewController()
    let right = UIViewController()
    for (pane, x) in [(left, 0), (right, 410)] {
      base.addChild(pane)
      pane.view.frame = CGRect(x: x, y: 200, width: 410, height: 400)
      base.view.addSubview(pane.view)
      pane.didMove(toParent: base)
    }
    left.definesPresentationContext = true
    let inner = EditedBase.makeField()
    left.view.addSubview(inner)
    let beside = EditedBase.makeField()
    right.view.addSubview(beside)
    for (edited, resigns) in [(inner, true), (beside, false)] {
      edit(edited)
      left.present(controller(.overCurrentContext), animated: false)
      stage.settle()
      #expect(edited.isFirstResponder != resigns)
      left.dismiss(animated: false)
      stage.settle()
      #expect(edited.isFirstResponder)
      end()
    }
  }

  @Test("a docked bar goes below a presentation, and returns with its editing")
  func dockedBar() {
    let chat = BarController()
    let message = chat.message
    stage.window.rootViewController = chat
    stage.settle()
    for cover in [Cover.pageSheet, .fullScreen] {
      for isEdited in [false, true] {
        edit(chat)
        if isEdited { edit(message) }
        chat.present(controller(cover), animated: false)
        stage.settle()
        #expect(chat.bar.window == nil)
        #expect(!chat.isFirstResponder && !message.isFirstResponder)
        chat.dismiss(animated: false)
        stage.settle()
        #expect(message.isFirstResponder == isEdited && chat.isFirstResponder != isEdited)
        #expect(screenFrame(chat.bar).maxY == (isEdited ? 880 : 1180))
        message.resignFirstResponder()
        chat.resignFirstResponder()
        stage.settle()
      }
    }
  }

  @Test("below a popover a bar stays docked when its field resigns")
  func dockedBarBelowPopover() {
    let chat = BarController()
    let message = chat.message
    stage.window.rootViewController = chat
    stage.settle()
    edit(chat)
    edit(message)
    let popover = UIViewController()
    popover.modalPresentationStyle = .popover
    popover.popoverPresentationController?.sourceView = chat.view
    chat.present(popover, animated: false)
    stage.settle()
    #expect(message.isFirstResponder)
    message.resignFirstResponder()
    stage.settle()
    #expect(chat.isFirstResponder)
    #expect(screenFrame(chat.bar).maxY == 1180)
    chat.dismiss(animated: false)
    chat.resignFirstResponder()
    stage.settle()
  }

  @Test("replacing a presenting root controller leaves no first responder")
  func exchangedRoot() {
    edit(field)
    present(controller(.pageSheet))
    stage.window.rootViewController = UIViewController()
    stage.settle()
    base.dismiss(animated: false)
    stage.settle()
    #expect(!field.isFirstResponder)
    #expect(log.take() == hidden)
  }

  @Test("a presentation cancelled by an interaction restores the field")
  func givenUp() {
    final class Director: NSObject, UIViewControllerTransitioningDelegate,
      UIViewControllerAnimatedTransitioning
    {
      let interaction = UIPercentDrivenInteractiveTransition()
      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { self }
      func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
      func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { 0.3 }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .to) else { return }
        context.containerView.addSubview(view)
        view.alpha = 0
        UIView.animate(withDuration: 0.3) {
          view.alpha = 1
        } completion: { _ in
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
    }
    let director = Director()
    let shown = controller(.overFullScreen)
    shown.transitioningDelegate = director
    edit(field)
    base.present(shown, animated: true)
    stage.advance(by: 0.1)
    #expect(!field.isFirstResponder)
    director.interaction.cancel()
    stage.settle()
    #expect(base.presentedViewController == nil)
    #expect(field.isFirstResponder)
    end()
  }
}

/// A custom view that accepts text.
final class TypingView: UIView, UIKeyInput {
  var hasText: Bool { false }
  override var canBecomeFirstResponder: Bool { true }
  func insertText(_ text: String) {}
  func deleteBackward() {}
}

private final class Delegate: NSObject, UITextFieldDelegate {
  var mayEnd = true
  var ended = 0
  var onBegin: (() -> Void)?
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { mayEnd }
  func textFieldDidBeginEditing(_ textField: UITextField) { onBegin?() }
  func textFieldDidEndEditing(_ textField: UITextField) { ended += 1 }
}
