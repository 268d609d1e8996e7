import Fuzzing
import TouchstoneInput
import TouchstoneKit

extension FuzzWorld {
  /// Performs a random action: usual ones, and some that no app should perform.
  func act() {
    depth += 1
    defer { depth -= 1 }
    let responder = random.one(of: responders)
    let view = random.one(of: views)
    let window = random.one(of: windows)
    switch random.below(24) {
    case 0...4: _ = responder?.becomeFirstResponder()
    case 5: _ = responder?.resignFirstResponder()
    case 6: view?.removeFromSuperview()
    case 7...9:
      guard let view, let parent = random.one(of: parents), !parent.isDescendant(of: view)
      else { return }
      parent.addSubview(view)
    case 10: _ = window?.endEditing(random.chance(2))
    case 11, 12: window?.makeKeyAndVisible()
    case 13: window?.makeKey()
    case 14: window.map { $0.isHidden.toggle() }
    case 15: if random.chance(3) { window?.windowScene = nil }
    case 16:
      guard random.chance(3) else { return }
      application.interrupt()
      application.resume()
    case 17: send(random.chance(2) ? .interrupt(time: now) : .resume(time: now))
    case 18: send(.motion(MotionSample(phase: random.chance(2) ? .began : .ended, time: now)))
    case 19: application.sendAction(Self.action, to: nil, from: view, for: nil)
    case 20: controllersAct()
    case 21: if random.chance(2) { drop() } else { addView() }
    case 22:
      view?.isUserInteractionEnabled.toggle()
      view?.setNeedsFocusUpdate()
      view?.updateFocusIfNeeded()
    default:
      guard let view else { return }
      application.focus.requestFocusUpdate(to: view)
      if random.chance(2) { application.focus.updateFocusIfNeeded() }
    }
  }

  private func controllersAct() {
    guard let controller = random.one(of: controllers) else { return }
    switch random.below(4) {
    case 0: present(over: controller)
    case 1:
      if controller.presentedViewController != nil {
        controller.dismiss(animated: random.chance(2))
      }
    case 2: _ = controller.becomeFirstResponder()
    default:
      guard let window = random.one(of: windows) else { return }
      if window.rootViewController === controller {
        window.rootViewController = nil
      } else if !windows.contains(where: { $0.rootViewController === controller }),
        controller.view?.superview == nil
      {
        window.rootViewController = controller
      }
    }
  }

  /// Removes a view that must then be deallocated together with everything that only it retains.
  private func drop() {
    guard views.count > 2, let view = random.one(of: views) as? any Booked & UIView,
      !controllers.contains(where: { $0.viewIfLoaded === view })
    else { return }
    views.removeAll { $0 === view }
    models.removeAll { $0.anchor === view }
    dropped.append((view.name, Weak(view)))
    view.removeFromSuperview()
  }
}
