internal import Foundation
internal import Logging

/// The importance of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number that Apple's system uses.
  public let rawValue: UInt8
  /// Creates a type from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Creates a type from its number.
  public init(_ rawValue: UInt8) { self.init(rawValue: rawValue) }

  /// An ordinary message.
  public static let `default` = OSLogType(0x00)
  /// A message that may help.
  public static let info = OSLogType(0x01)
  /// A message for the time of development.
  public static let debug = OSLogType(0x02)
  /// A message about an error.
  public static let error = OSLogType(0x10)
  /// A message about a fault of the program.
  public static let fault = OSLogType(0x11)

  /// The level of swift-log.
  var level: Logging.Logger.Level {
    switch self {
    case .debug: .debug
    case .info: .info
    case .error: .error
    case .fault: .critical
    default: .notice
    }
  }
}

/// A destination of messages, by subsystem and category.
///
/// Messages go to swift-log, whose handler the program chooses with `LoggingSystem.bootstrap(_:)`. The
/// standard handler writes to standard error, and omits the levels trace and debug. All members may be
/// called from any thread.
public final class OSLog: Sendable {
  /// A purpose of a log.
  public struct Category: Hashable, Sendable {
    let name: String
    /// Points that a profiler shows, which are messages like others here.
    public static let pointsOfInterest = Category(name: "PointsOfInterest")
    /// Messages that a profiler shows with a stack, which are messages like others here.
    public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
    /// Messages that a profiler shows on request, which are messages like others here.
    public static let dynamicTracing = Category(name: "DynamicTracing")
  }

  /// The standard log.
  public static let `default` = OSLog(subsystem: "default", category: "")
  /// A log that drops all messages.
  public static let disabled = OSLog(nil)

  /// The logger, or `nil` for a log that drops all messages.
  let logger: Logging.Logger?

  private init(_ logger: Logging.Logger?) { self.logger = logger }

  /// Creates a log.
  public convenience init(subsystem: String, category: String) {
    self.init(Logging.Logger(label: category.isEmpty ? subsystem : "\(subsystem).\(category)"))
  }
  /// Creates a log.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.name)
  }

  /// Returns whether messages of a type are written.
  public func isEnabled(type: OSLogType) -> Bool {
    logger.map { $0.logLevel <= type.level } ?? false
  }

  func write(_ level: Logging.Logger.Level, _ message: @autoclosure () -> String) {
    logger?.log(level: level, "\(message())")
  }
}

/// Writes a message with a format, such as `"%{public}@ took %d ms"`, to a log.
///
/// Every argument is shown. The marks `public` and `private` have no effect.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ args: Any?...
) {
  log.write(type.level, LogFormat.text("\(message)", args))
}

/// Writes a message with a format to a log.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ args: Any?...
) {
  log.write(type.level, LogFormat.text("\(message)", args))
}

/// Writes a message to a log.
public func os_log(
  _ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage
) {
  log.write(type.level, message.text)
}

/// The formats of messages.
enum LogFormat {
  /// Returns a format with its arguments filled in. A placeholder without an argument stays.
  static func text(_ format: String, _ arguments: [Any?]) -> String {
    var text = ""
    var rest = arguments[...]
    var place = format.startIndex
    while place < format.endIndex {
      guard format[place] == "%" else {
        text.append(format[place])
        place = format.index(after: place)
        continue
      }
      let (specification, end) = specification(format, from: place)
      if specification == "%%" {
        text.append("%")
      } else if !specification.isEmpty, let argument = rest.popFirst() {
        text += filled(specification, argument)
      } else {
        text += format[place..<end]
      }
      place = end
    }
    return text
  }

  /// Returns a placeholder without its mark in braces, and its end. The placeholder is empty if it
  /// has no conversion.
  private static func specification(
    _ format: String, from start: String.Index
  ) -> (String, String.Index) {
    var place = format.index(after: start)
    if place < format.endIndex, format[place] == "{" {
      guard let brace = format[place...].firstIndex(of: "}") else { return ("", format.endIndex) }
      place = format.index(after: brace)
    }
    var text = "%"
    while place < format.endIndex {
      let character = format[place]
      text.append(character)
      place = format.index(after: place)
      if character == "%" || character == "@" || "diouxXfFeEgGaAcCsSpD".contains(character) {
        return (text, place)
      }
      guard character.isNumber || ".-+# lhqjzt".contains(character) else { break }
    }
    return ("", place)
  }

  private static func filled(_ specification: String, _ argument: Any?) -> String {
    guard let argument else { return "(null)" }
    let conversion = specification.last ?? "@"
    if "fFeEgGaA".contains(conversion), let number = number(argument) {
      return String(format: specification.filter { $0 != "l" && $0 != "h" }, number)
    }
    let flags = specification.dropLast().filter { !"lhqjzt".contains($0) }
    if "diD".contains(conversion), let number = signed(argument) {
      return String(format: flags + "lld", number)
    }
    if "ouxX".contains(conversion), let number = unsigned(argument) {
      return String(format: flags + "ll" + String(conversion), number)
    }
    return "\(argument)"
  }

  private static func signed(_ value: Any) -> Int64? {
    switch value {
    case let number as any BinaryInteger: Int64(clamping: number)
    case let number as any BinaryFloatingPoint: Int64(exactly: Double(number).rounded(.towardZero))
    case let number as NSNumber: number.int64Value
    case let flag as Bool: flag ? 1 : 0
    default: nil
    }
  }

  private static func unsigned(_ value: Any) -> UInt64? {
    if let number = value as? any BinaryInteger { return UInt64(truncatingIfNeeded: number) }
    return signed(value).map { UInt64(bitPattern: $0) }
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let number as any BinaryInteger: Double(number)
    case let number as any BinaryFloatingPoint: Double(number)
    case let number as NSNumber: number.doubleValue
    case let flag as Bool: flag ? 1 : 0
    default: nil
    }
  }
}
