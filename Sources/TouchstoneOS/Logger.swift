internal import Foundation
internal import Logging

/// A message of a ``Logger``, with its values written in place.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Creates a message of a text.
  public init(stringLiteral value: String) { text = value }
  /// Creates a message of a text with values.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Whether a value may be read by others. All values are written here.
public struct OSLogPrivacy: Sendable {
  /// The way in which a private value is written on Apple's platforms.
  public enum Mask: Sendable {
    /// As a hash.
    case hash
    /// Not at all.
    case none
  }

  /// Written on Apple's platforms.
  public static let `public` = OSLogPrivacy()
  /// Not written on Apple's platforms outside a debugger.
  public static let `private` = OSLogPrivacy()
  /// Never written on Apple's platforms.
  public static let sensitive = OSLogPrivacy()
  /// Chosen by the type of the value.
  public static let auto = OSLogPrivacy()
  /// A private value with a mask.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// A sensitive value with a mask.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// A value with a mask.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// The notation of a floating-point number.
public struct OSLogFloatFormatting: Sendable {
  let precision: Int?
  /// The shortest notation of the number, not six digits as on Apple's platforms.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(precision: nil) }
  /// A number with a number of digits after the point.
  public static func fixed(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(precision: precision)
  }
}

/// The values of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  private(set) var text = ""

  /// Creates an empty message.
  public init(literalCapacity: Int, interpolationCount: Int) {}

  /// Appends text.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Appends a value. Its privacy has no effect.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto
  ) {
    text += "\(value())"
  }

  /// Appends a number in a notation.
  public mutating func appendInterpolation(
    _ number: @autoclosure () -> Double, format: OSLogFloatFormatting,
    privacy: OSLogPrivacy = .auto
  ) {
    let value = number()
    text += format.precision.map { String(format: "%.\(max(0, $0))f", value) } ?? "\(value)"
  }
}

/// Writes messages to a log, by subsystem and category. It may be used on any thread.
public struct Logger: Sendable {
  private let log: OSLog
  /// The log of the messages.
  var ownLog: OSLog { log }

  /// Creates a logger of messages without a subsystem.
  public init() { log = .default }
  /// Creates a logger.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }
  /// Creates a logger of a log.
  public init(_ logObj: OSLog) { log = logObj }

  /// Writes an ordinary message.
  public func log(_ message: OSLogMessage) { log.write(.notice, message.text) }
  /// Writes a message of a type.
  public func log(level: OSLogType, _ message: OSLogMessage) {
    log.write(level.level, message.text)
  }
  /// Writes a message about a step of the program.
  public func trace(_ message: OSLogMessage) { log.write(.trace, message.text) }
  /// Writes a message for the time of development.
  public func debug(_ message: OSLogMessage) { log.write(.debug, message.text) }
  /// Writes a message that may help.
  public func info(_ message: OSLogMessage) { log.write(.info, message.text) }
  /// Writes an ordinary message.
  public func notice(_ message: OSLogMessage) { log.write(.notice, message.text) }
  /// Writes a message about something unexpected.
  public func warning(_ message: OSLogMessage) { log.write(.warning, message.text) }
  /// Writes a message about an error.
  public func error(_ message: OSLogMessage) { log.write(.error, message.text) }
  /// Writes a message about a serious error.
  public func critical(_ message: OSLogMessage) { log.write(.critical, message.text) }
  /// Writes a message about a fault of the program.
  public func fault(_ message: OSLogMessage) { log.write(.critical, message.text) }
}
