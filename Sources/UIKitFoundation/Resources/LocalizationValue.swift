public import Foundation

extension String {
  /// A key of a strings table with the values that its text contains.
  ///
  /// `"\(count) items"` has the key `%lld items`. `String(localized:)` accepts it in rewritten
  /// sources.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Sendable {
    /// The key of the table.
    public let key: String
    /// The values in the key.
    public let arguments: [any CVarArg & Sendable]

    /// Creates a key without values.
    public init(_ value: String) {
      key = value
      arguments = []
    }

    /// Creates a key without values.
    public init(stringLiteral value: String) { self.init(value) }

    /// Creates a key with values.
    public init(stringInterpolation: StringInterpolation) {
      let hasArguments = !stringInterpolation.arguments.isEmpty
      key = stringInterpolation.pieces.map { piece in
        switch piece {
        case .text(let text): hasArguments ? text.replacing("%", with: "%%") : text
        case .specifier(let specifier): specifier
        }
      }.joined()
      arguments = stringInterpolation.arguments
    }

    /// The parts of a key.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      enum Piece {
        case text(String)
        case specifier(String)
      }

      var pieces: [Piece] = []
      var arguments: [any CVarArg & Sendable] = []

      /// Creates an empty key.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Appends a text.
      public mutating func appendLiteral(_ literal: String) { pieces.append(.text(literal)) }

      /// Appends a text as a value.
      public mutating func appendInterpolation(_ value: String) { add("%@", value) }

      /// Appends an integer as a value.
      public mutating func appendInterpolation(_ value: Int) { add("%lld", value) }

      /// Appends an unsigned integer as a value.
      public mutating func appendInterpolation(_ value: UInt) { add("%llu", value) }

      /// Appends an integer of 32 bits as a value.
      public mutating func appendInterpolation(_ value: Int32) { add("%d", value) }

      /// Appends an integer of 64 bits as a value.
      public mutating func appendInterpolation(_ value: Int64) { add("%lld", value) }

      /// Appends a number as a value.
      public mutating func appendInterpolation(_ value: Double) { add("%lf", value) }

      /// Appends a number of single precision as a value.
      public mutating func appendInterpolation(_ value: Float) { add("%f", value) }

      /// Appends a number of Core Graphics as a value.
      public mutating func appendInterpolation(_ value: CGFloat) { add("%lf", Double(value)) }

      /// Appends a value with its format, such as `%.1f`.
      public mutating func appendInterpolation(
        _ value: some CVarArg & Sendable, specifier: String
      ) {
        add(specifier, value)
      }

      /// Appends the description of any other value.
      public mutating func appendInterpolation(_ value: some Any) {
        add("%@", String(describing: value))
      }

      private mutating func add(_ specifier: String, _ value: any CVarArg & Sendable) {
        pieces.append(.specifier(specifier))
        arguments.append(value)
      }
    }

    /// Looks up the text of the key, or of `defaultKey` with this value as its default.
    ///
    /// - Parameters:
    ///   - defaultKey: A key whose default text this value is, or `nil` if this value is the key.
    ///   - table: The name of the table, or `nil` for `Localizable`.
    ///   - bundle: The bundle that contains the table.
    ///   - locale: The locale for numbers.
    /// - Returns: The text with the values.
    public func text(
      ofKey defaultKey: String? = nil, table: String?, in bundle: Bundle, locale: Locale
    ) -> String {
      let found = ApplicationResources.localizedString(
        defaultKey ?? key, value: key, table: table, in: bundle)
      guard !arguments.isEmpty else { return found }
      return ApplicationResources.text(found, locale: locale, arguments)
    }
  }
}
