public import UIKitCore

/// The reason that a request to a scene isn't carried out.
public struct UISceneError: CustomNSError, Equatable, Sendable {
  /// The codes of the reasons.
  public enum Code: Int, Sendable {
    /// There is only one scene.
    case multipleScenesNotSupported = 0
    /// The system denies the request.
    case requestDenied = 1
    /// A request for this size or orientation isn't supported.
    case geometryRequestUnsupported = 100
    /// The requested size or orientation is denied.
    case geometryRequestDenied = 101
  }

  /// The code of the reason.
  public let code: Code

  /// Creates an error from a code.
  public init(_ code: Code) { self.code = code }

  /// The error domain.
  public static var errorDomain: String { UISceneErrorDomain }
  /// The numeric code of the reason.
  public var errorCode: Int { code.rawValue }

  /// The code for a request that needs more than one scene.
  public static var multipleScenesNotSupported: Code { .multipleScenesNotSupported }
  /// The code for a request that the system denies.
  public static var requestDenied: Code { .requestDenied }
  /// The code for a request of a size or orientation that isn't supported.
  public static var geometryRequestUnsupported: Code { .geometryRequestUnsupported }
  /// The code for a size or orientation that is denied.
  public static var geometryRequestDenied: Code { .geometryRequestDenied }
}

/// The error domain of ``UISceneError``.
public let UISceneErrorDomain = "UISceneErrorDomain"
