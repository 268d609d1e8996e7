extension Placeholders {
  /// Types of Foundation that exist only on Apple's platforms.
  static let foundation = """
    open class DateComponentsFormatter: NSObject {
      public enum UnitsStyle: Int, Sendable {
        case positional, abbreviated, short, full, spellOut, brief
      }
      private let part = AbsentPart("DateComponentsFormatter")
      open var unitsStyle = UnitsStyle.positional, allowsFractionalUnits = false
      open var allowedUnits: Set<Calendar.Component> = [], maximumUnitCount = 0
      public override init() {}
      open func string(from components: DateComponents) -> String? { nil }
      open func string(from seconds: TimeInterval) -> String? { nil }
      open func string(from start: Date, to end: Date) -> String? { nil }
      open class func localizedString(
        from components: DateComponents, unitsStyle: UnitsStyle
      ) -> String? {
        _ = AbsentPart("DateComponentsFormatter")
        return nil
      }
    }
    """
}
