internal import UIKit

/// A touch travels up the responder chain, and every responder on the way adds its name to a list.
final class ChainScene: PageController {
  static let scene = AppScene(
    name: "chain", title: "The responder chain",
    hint: "Touch a box: the list shows each responder that receives the touch, up to the "
      + "application's delegate.",
    window: { frame in
      let climb = Climb()
      let window = ClimbWindow(frame: frame)
      window.accessibilityIdentifier = "window"
      window.climb = climb
      window.rootViewController = ChainScene(climb)
      return window
    })

  private let climb: Climb
  private let log = LogView(
    "log", prompt: "Responders appear here.",
    frame: CGRect(x: 20, y: 630, width: 350, height: 194))

  init(_ climb: Climb) {
    self.climb = climb
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    view.accessibilityIdentifier = "page"
    addHeadline(Self.scene)
    addChildController()
    addBoxes()
    view.addSubview(
      CountingButton(
        "button", "Button: no super", frame: CGRect(x: 20, y: 486, width: 169, height: 60)))
    view.addSubview(
      Box(
        "blank", "Blank space: forwards it", .systemGray2,
        frame: CGRect(x: 201, y: 486, width: 169, height: 60)))
    let present = CountingButton(
      "present", "Present another controller", .systemIndigo,
      frame: CGRect(x: 20, y: 558, width: 350, height: 48))
    present.onTap = { [weak self] in self?.presentAnother() }
    view.addSubview(present)
    view.addSubview(log)
  }

  override func viewDidAppear(_ animated: Bool) {
    climb.log = log
    (UIApplication.shared.delegate as? GalleryDelegate)?.onTouch = {
      [weak climb] touches in
      climb?.sign("GalleryDelegate, the delegate", touches)
      return climb != nil
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    guard presentedViewController == nil else { return }
    (UIApplication.shared.delegate as? GalleryDelegate)?.onTouch = nil
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    climb.sign("ChainScene, the root controller", touches)
    super.touchesBegan(touches, with: event)
  }

  private func addChildController() {
    let child = ChainChildController(climb)
    addChild(child)
    child.view.frame = CGRect(x: 20, y: 140, width: 350, height: 152)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  private func addBoxes() {
    let detour = ClimbBox(
      "detour", "detour", .systemPink, frame: CGRect(x: 256, y: 304, width: 114, height: 170))
    let callsSuper = ClimbBox(
      "callsSuper", "calls super", .systemGreen,
      frame: CGRect(x: 20, y: 304, width: 112, height: 79))
    let callsNext = NextCallingBox(
      "callsNext", "calls next itself", .systemTeal,
      frame: CGRect(x: 20, y: 395, width: 112, height: 79))
    let overridesNext = DetourBox(
      "overridesNext", "overrides next: detour comes next", .systemPurple,
      frame: CGRect(x: 144, y: 304, width: 100, height: 170))
    overridesNext.detour = detour
    for box in [callsSuper, callsNext, overridesNext, detour] {
      box.climb = climb
      view.addSubview(box)
    }
  }

  private func presentAnother() {
    present(ChainPresentedController(climb), animated: false)
  }
}

/// A child controller. Its next responder is the superview of its view.
final class ChainChildController: UIViewController {
  private let climb: Climb

  init(_ climb: Climb) {
    self.climb = climb
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let box = ClimbBox(
      "childView", "View of a child controller", .systemOrange,
      frame: CGRect(x: 0, y: 0, width: 350, height: 152))
    box.climb = climb
    let inner = ClimbBox(
      "inChild", "View in it", .systemBlue, frame: CGRect(x: 20, y: 44, width: 310, height: 90))
    inner.climb = climb
    box.addSubview(inner)
    view = box
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    climb.sign("ChainChildController", touches)
    super.touchesBegan(touches, with: event)
  }
}

/// A presented controller. Its next responder is its presenting controller.
final class ChainPresentedController: UIViewController {
  private let climb: Climb
  private let log = LogView(
    "presentedLog", prompt: "Responders appear here.",
    frame: CGRect(x: 20, y: 436, width: 350, height: 194))

  init(_ climb: Climb) {
    self.climb = climb
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    view.accessibilityIdentifier = "presentedView"
    view.backgroundColor = .systemGroupedBackground
    view.addSubview(
      HeadlineView(
        title: "A presented controller",
        hint: "The next responder of this controller is its presenter, not its view's superview."))
    let box = ClimbBox(
      "inPresented", "View in the presented controller", .systemBlue,
      frame: CGRect(x: 20, y: 140, width: 350, height: 210))
    box.climb = climb
    view.addSubview(box)
    let dismiss = CountingButton(
      "dismiss", "Dismiss", .systemIndigo, frame: CGRect(x: 20, y: 366, width: 350, height: 52))
    dismiss.onTap = { [weak self] in self?.dismiss(animated: false) }
    view.addSubview(dismiss)
    view.addSubview(log)
    climb.log = log
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    climb.sign("ChainPresentedController", touches)
    super.touchesBegan(touches, with: event)
  }
}
