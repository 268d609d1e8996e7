public import UIKitCore

/// What a detent's value may depend on.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of what holds the sheet.
  var containerTraitCollection: UITraitCollection { get }
  /// The largest value: points without the safe area at the lower edge.
  var maximumDetentValue: CGFloat { get }
}

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// The name of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String

      /// Makes an identifier from a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Makes an identifier from a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// About half the height.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// All of the height.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The name by which it is selected.
    open var identifier: Identifier { name }
    private let name: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    private static var made = 0

    private init(
      _ name: Identifier,
      _ resolver:
        @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.name = name
      self.resolver = resolver
      super.init()
    }

    /// About half the height.
    open class func medium() -> UISheetPresentationController.Detent {
      Detent(.medium) { $0.maximumDetentValue * SheetLayout.medium }
    }

    /// All of the height.
    open class func large() -> UISheetPresentationController.Detent {
      Detent(.large) { $0.maximumDetentValue }
    }

    /// A height of the program's, in points without the safe area at the lower edge.
    ///
    /// One for which `resolver` answers nil is left out; more than the largest value is the largest.
    open class func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> UISheetPresentationController.Detent {
      made += 1
      return Detent(identifier ?? Identifier("detent \(made)"), resolver)
    }

    /// The detent's value; nil where it is left out.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolver(context) }
  }
}

/// Hears of a sheet, beside what every presentation tells.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The user has brought the sheet to another detent; a change by the program is not told.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// What a sheet tells its detents.
final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(_ traits: UITraitCollection, _ maximum: CGFloat) {
    containerTraitCollection = traits
    maximumDetentValue = maximum
    super.init()
  }
}
