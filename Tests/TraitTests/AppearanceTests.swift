import Testing
import TouchstoneTesting
import UIKit

private final class Gauge: UIView, AppearanceCustomizing {
  var needle = UIColor.red
  static var appearanceProperties: [AppearanceProperty] { [AppearanceProperty(\Gauge.needle)] }
}

private final class Card: UIView {}
private final class Shelf: UIView {}
private final class LoudLabel: UILabel {
  override init(frame: CGRect) {
    super.init(frame: frame)
    textColor = .orange
  }
  required init?(coder: NSCoder) { nil }
}

/// Appearances that are set for classes.
@MainActor @Suite(.staged)
struct AppearanceTests {
  private let stage = Stage()

  private func shown<View: UIView>(_ view: View, in outer: UIView? = nil) -> View {
    (outer ?? stage.window).addSubview(view)
    return view
  }

  @Test func `views get their class's appearance when they are added to a window`() {
    let before = shown(UISwitch())
    UISwitch.appearance().onTintColor = .purple
    #expect(before.onTintColor == nil)
    let view = UISwitch()
    #expect(view.onTintColor == nil)
    #expect(shown(view).onTintColor == .purple)
    stage.window.addSubview(UIView())
    before.removeFromSuperview()
    #expect(shown(before).onTintColor == .purple)
  }

  @Test func `a value that was set on the view is kept`() {
    UILabel.appearance().textColor = .green
    let own = UILabel()
    own.textColor = .blue
    #expect(shown(own).textColor == .blue)
    #expect(shown(LoudLabel(frame: .zero)).textColor == .orange)
    #expect(shown(UILabel()).textColor == .green)
  }

  @Test func `a subclass's appearance is applied after its superclass's`() {
    UIView.appearance().tintColor = .brown
    UIButton.appearance().tintColor = .green
    UIButton.appearance().setTitleColor(.red, for: .highlighted)
    #expect(shown(UIView()).tintColor == .brown)
    let button = shown(UIButton(type: .custom))
    #expect(button.tintColor == .green)
    #expect(button.titleColor(for: .highlighted) == .red)
    #expect(button.titleColor(for: .normal) == nil)
  }

  @Test func `a container's appearance applies only there, and more containers take precedence`() {
    UILabel.appearance(whenContainedInInstancesOf: [Card.self, Shelf.self]).textColor = .red
    UILabel.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .green
    let (card, shelf, shelved) = (shown(Card()), shown(Shelf()), Card())
    shelf.addSubview(shelved)
    #expect(shown(UILabel(), in: card).textColor == .green)
    #expect(shown(UILabel(), in: shelved).textColor == .red)
    #expect(shown(UILabel(), in: shelf).textColor == .label)
  }

  @Test func `a controller counts as a container`() {
    final class Settings: UIViewController {}
    UISlider.appearance(whenContainedInInstancesOf: [Settings.self]).thumbTintColor = .red
    let controller = Settings()
    stage.window.rootViewController = controller
    #expect(shown(UISlider(), in: controller.view).thumbTintColor == .red)
    #expect(shown(UISlider()).thumbTintColor == nil)
  }

  @Test func `an appearance for traits applies if the view has them`() {
    UILabel.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).textColor = .yellow
    #expect(shown(UILabel()).textColor == .label)
    let dark = UILabel()
    dark.overrideUserInterfaceStyle = .dark
    #expect(shown(dark).textColor == .yellow)
  }

  @Test func `a changed appearance is applied to a view that is added again`() {
    UILabel.appearance().textColor = .red
    let label = shown(UILabel())
    UILabel.appearance().textColor = .blue
    #expect(label.textColor == .red)
    label.removeFromSuperview()
    #expect(shown(label).textColor == .blue)
  }

  @Test func `a window gets the appearance of windows when it is shown`() {
    UIWindow.appearance().tintColor = .magenta
    let window = UIWindow(frame: stage.window.bounds)
    window.isHidden = false
    #expect(window.tintColor == .magenta)
    #expect(shown(UIView(), in: window).tintColor == .magenta)
  }

  @Test func `an app's class declares its own appearance properties`() {
    Gauge.appearance().needle = .blue
    #expect(shown(Gauge()).needle == .blue)
    let own = Gauge()
    own.needle = .green
    #expect(shown(own).needle == .green)
  }
}
