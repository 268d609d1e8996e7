public import UIKitCore

/// Makes something that a hand can feel: a line in the trace, and a pulse where the host's device can.
///
/// The page shakes a phone through the browser, which some allow; others feel nothing. Make one of the
/// subclasses.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject, UIInteraction {
  /// The view whose feedback it is; nil for the application's.
  public private(set) weak var view: UIView?

  /// Makes a generator.
  public override init() { super.init() }

  /// Makes a generator for a view, which it is added to.
  public convenience init(view: UIView) {
    self.init()
    view.addInteraction(self)
  }

  /// Wakes the device up; it is always awake here, so this does nothing.
  open func prepare() {}

  /// The view is about to change.
  open func willMove(to view: UIView?) {}
  /// Remembers the view.
  open func didMove(to view: UIView?) { self.view = view }

  /// Makes a pulse: milliseconds of shaking and of rest in turn.
  final func pulse(_ pattern: [Int], _ words: String, at location: CGPoint? = nil) {
    let place = location.map { " at (\(Double($0.x)), \(Double($0.y)))" } ?? ""
    let application = view?.ownApplication ?? .shared
    application.deviceState.ask(.pulse(pattern), "feedback", words + place)
  }
}

/// Makes something that feels as if things had bumped into each other.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy and how hard the things are.
  public enum FeedbackStyle: Int, Sendable {
    /// Small and light.
    case light = 0
    /// Of middle size.
    case medium = 1
    /// Large and heavy.
    case heavy = 2
    /// Soft.
    case soft = 3
    /// Hard.
    case rigid = 4
  }

  private let style: FeedbackStyle

  /// Makes a generator for things of middle size.
  public convenience override init() { self.init(style: .medium) }

  /// Makes a generator for things of a kind.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Makes a generator for things of a kind in a view, which it is added to.
  public convenience init(style: FeedbackStyle, view: UIView) {
    self.init(style: style)
    view.addInteraction(self)
  }

  /// Something bumps into something.
  open func impactOccurred() { impact(1, nil) }
  /// Something bumps into something, with a strength from 0 to 1.
  open func impactOccurred(intensity: CGFloat) { impact(intensity, nil) }
  /// Something bumps into something at a place in the view.
  open func impactOccurred(at location: CGPoint) { impact(1, location) }
  /// Something bumps into something at a place in the view, with a strength from 0 to 1.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) { impact(intensity, location) }

  private func impact(_ intensity: CGFloat, _ location: CGPoint?) {
    let intensity = NumberCheck.admit(intensity, else: 1, "an intensity", of: self)
    let part = min(max(intensity, 0), 1)
    let length = Int(clamping: (CGFloat(style.milliseconds) * part).rounded(.up))
    let strength = part < 1 ? ", intensity \(Double(part))" : ""
    pulse([length], "impact \(style)\(strength)", at: location)
  }
}

extension UIImpactFeedbackGenerator.FeedbackStyle {
  /// How long the pulse is, chosen: a phone's motor can't do much with less than 10.
  fileprivate var milliseconds: Int {
    switch self {
    case .light, .rigid: 10
    case .medium, .soft: 15
    case .heavy: 25
    }
  }
}

/// Makes something that feels as if a wheel went on by a notch.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// The pulse of a notch, in milliseconds; chosen.
  private static let notch = [5]

  /// Another thing is chosen.
  open func selectionChanged() { pulse(Self.notch, "selection") }
  /// Another thing is chosen at a place in the view.
  open func selectionChanged(at location: CGPoint) {
    pulse(Self.notch, "selection", at: location)
  }
}

/// Makes something that tells how a task has ended.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How a task has ended.
  public enum FeedbackType: Int, Sendable {
    /// It went well.
    case success = 0
    /// It went well, but.
    case warning = 1
    /// It failed.
    case error = 2
  }

  /// A task has ended.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    pulse(notificationType.pattern, "notification \(notificationType)")
  }
  /// A task has ended at a place in the view.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
    pulse(notificationType.pattern, "notification \(notificationType)", at: location)
  }
}

extension UINotificationFeedbackGenerator.FeedbackType {
  /// Milliseconds of shaking and of rest in turn; chosen, so that the three feel different.
  fileprivate var pattern: [Int] {
    switch self {
    case .success: [10, 80, 20]
    case .warning: [20, 120, 10]
    case .error: [15, 60, 15, 60, 30]
    }
  }
}

/// Makes something that a hand feels while it draws on a canvas with a pencil or a finger.
@preconcurrency @MainActor
open class UICanvasFeedbackGenerator: UIFeedbackGenerator {
  /// The pulse of an alignment and of a finished path in milliseconds, chosen so that the two differ.
  private static let (alignment, path) = ([5], [5, 40, 10])

  /// What is drawn or moved aligns with something at a place in the view.
  open func alignmentOccurred(at location: CGPoint) {
    pulse(Self.alignment, "alignment", at: location)
  }
  /// A path is complete at a place in the view.
  open func pathCompleted(at location: CGPoint) { pulse(Self.path, "path", at: location) }
}
