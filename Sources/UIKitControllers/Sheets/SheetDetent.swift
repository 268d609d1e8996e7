public import UIKitCore

/// The values on which a detent's height may depend.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the container of the sheet.
  var containerTraitCollection: UITraitCollection { get }
  /// The maximum height in points, without the bottom safe area.
  var maximumDetentValue: CGFloat { get }
}

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// The identifier of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The string of the identifier.
      public let rawValue: String

      /// Creates an identifier from a string.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates an identifier from a string.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// The detent of about half the height.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The detent of the full height.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The identifier by which the detent is selected.
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

    /// Returns a detent of about half the height.
    open class func medium() -> UISheetPresentationController.Detent {
      Detent(.medium) { $0.maximumDetentValue * SheetLayout.medium }
    }

    /// Returns a detent of the full height.
    open class func large() -> UISheetPresentationController.Detent {
      Detent(.large) { $0.maximumDetentValue }
    }

    /// Returns a detent with a custom height, in points without the bottom safe area.
    ///
    /// A detent for which `resolver` returns `nil` is skipped. A value above the maximum is reduced
    /// to the maximum.
    open class func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> UISheetPresentationController.Detent {
      made += 1
      return Detent(identifier ?? Identifier("detent \(made)"), resolver)
    }

    /// Returns the detent's height in points, or `nil` if it is skipped.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolver(context) }
  }
}

/// A delegate that receives the events of a sheet, in addition to those of every presentation.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called when the user has moved the sheet to another detent.
  ///
  /// Not called if the app moves it.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// The context that a sheet passes to its detents.
final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(_ traits: UITraitCollection, _ maximum: CGFloat) {
    containerTraitCollection = traits
    maximumDetentValue = maximum
    super.init()
  }
}
