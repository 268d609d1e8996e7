public import UIKitCore

/// Why something that was asked of a scene is not done.
public struct UISceneError: CustomNSError, Equatable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// There is one scene only.
    case multipleScenesNotSupported = 0
    /// The system says no.
    case requestDenied = 1
    /// Another size or orientation can't be asked for.
    case geometryRequestUnsupported = 100
    /// Another size or orientation is not given.
    case geometryRequestDenied = 101
  }

  /// The reason.
  public let code: Code

  /// An error for a reason.
  public init(_ code: Code) { self.code = code }

  /// The domain of these errors beside others.
  public static var errorDomain: String { UISceneErrorDomain }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }

  /// There is one scene only.
  public static var multipleScenesNotSupported: Code { .multipleScenesNotSupported }
  /// The system says no.
  public static var requestDenied: Code { .requestDenied }
  /// Another size or orientation can't be asked for.
  public static var geometryRequestUnsupported: Code { .geometryRequestUnsupported }
  /// Another size or orientation is not given.
  public static var geometryRequestDenied: Code { .geometryRequestDenied }
}

/// The domain of ``UISceneError`` beside other errors.
public let UISceneErrorDomain = "UISceneErrorDomain"
