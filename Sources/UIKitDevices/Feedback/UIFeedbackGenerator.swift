public import UIKitCore

/// The base class of generators of haptic feedback: a line in the trace, and a pulse if the host's
/// device supports it.
///
/// The page vibrates a phone through the browser, which only some phones support. Create an
/// instance of a subclass.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject, UIInteraction {
  /// The view of the feedback, or `nil` if it belongs to the whole application.
  public private(set) weak var view: UIView?

  /// Creates a generator.
  public override init() { super.init() }

  /// Creates a generator and adds it to a view.
  public convenience init(view: UIView) {
    self.init()
    view.addInteraction(self)
  }

  /// Does nothing, because the hardware is always ready here.
  open func prepare() {}

  /// Called before the generator moves to another view.
  open func willMove(to view: UIView?) {}
  /// Stores the view.
  open func didMove(to view: UIView?) { self.view = view }

  /// Generates a pulse, with alternating milliseconds of vibration and pause.
  final func pulse(_ pattern: [Int], _ words: String, at location: CGPoint? = nil) {
    let place = location.map { " at (\(Double($0.x)), \(Double($0.y)))" } ?? ""
    let application = view?.ownApplication ?? .shared
    application.deviceState.ask(.pulse(pattern), "feedback", words + place)
  }
}

/// Generates feedback for a collision of objects.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The mass and the hardness of colliding objects.
  public enum FeedbackStyle: Int, Sendable {
    /// Small, light objects.
    case light = 0
    /// Objects of medium size.
    case medium = 1
    /// Large, heavy objects.
    case heavy = 2
    /// Soft objects.
    case soft = 3
    /// Hard objects.
    case rigid = 4
  }

  private let style: FeedbackStyle

  /// Creates a generator for objects of medium size.
  public convenience override init() { self.init(style: .medium) }

  /// Creates a generator for objects of a kind.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Creates a generator for objects of a kind and adds it to a view.
  public convenience init(style: FeedbackStyle, view: UIView) {
    self.init(style: style)
    view.addInteraction(self)
  }

  /// Generates feedback for a collision.
  open func impactOccurred() { impact(1, nil) }
  /// Generates feedback for a collision with an intensity from 0 to 1.
  open func impactOccurred(intensity: CGFloat) { impact(intensity, nil) }
  /// Generates feedback for a collision at a location in the view.
  open func impactOccurred(at location: CGPoint) { impact(1, location) }
  /// Generates feedback for a collision at a location in the view, with an intensity from 0 to 1.
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
  /// The duration of the pulse in milliseconds; chosen, because a phone's motor needs about 10.
  fileprivate var milliseconds: Int {
    switch self {
    case .light, .rigid: 10
    case .medium, .soft: 15
    case .heavy: 25
    }
  }
}

/// Generates feedback for a changed selection, like the click of a wheel.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// The pulse of one click, in milliseconds; chosen.
  private static let notch = [5]

  /// Generates feedback for a changed selection.
  open func selectionChanged() { pulse(Self.notch, "selection") }
  /// Generates feedback for a changed selection at a location in the view.
  open func selectionChanged(at location: CGPoint) {
    pulse(Self.notch, "selection", at: location)
  }
}

/// Generates feedback for the result of a task.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// Results of a task.
  public enum FeedbackType: Int, Sendable {
    /// Success.
    case success = 0
    /// Success with a warning.
    case warning = 1
    /// Failure.
    case error = 2
  }

  /// Generates feedback for the result of a task.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    pulse(notificationType.pattern, "notification \(notificationType)")
  }
  /// Generates feedback for the result of a task at a location in the view.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
    pulse(notificationType.pattern, "notification \(notificationType)", at: location)
  }
}

extension UINotificationFeedbackGenerator.FeedbackType {
  /// Alternating milliseconds of vibration and pause; chosen so that the three patterns feel
  /// different.
  fileprivate var pattern: [Int] {
    switch self {
    case .success: [10, 80, 20]
    case .warning: [20, 120, 10]
    case .error: [15, 60, 15, 60, 30]
    }
  }
}

/// Generates feedback for drawing on a canvas with a pencil or a finger.
@preconcurrency @MainActor
open class UICanvasFeedbackGenerator: UIFeedbackGenerator {
  /// The pulses of an alignment and of a finished path in milliseconds; chosen so that they differ.
  private static let (alignment, path) = ([5], [5, 40, 10])

  /// Generates feedback for drawn content that aligns at a location in the view.
  open func alignmentOccurred(at location: CGPoint) {
    pulse(Self.alignment, "alignment", at: location)
  }
  /// Generates feedback for a completed path at a location in the view.
  open func pathCompleted(at location: CGPoint) { pulse(Self.path, "path", at: location) }
}
