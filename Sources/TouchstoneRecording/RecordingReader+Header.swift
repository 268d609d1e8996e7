internal import TouchstoneGeometry
internal import TouchstoneInput
internal import TouchstoneJSON

extension RecordingReader {
  static let headerExpectation =
    #"a header such as {"touchstone":1,"screen":{"width":390,"height":844,"scale":3,"hz":60}}"#

  /// Reads the header from the members of the first line.
  static func header(_ fields: JSONFields) throws(InputRefusal) -> RecordingHeader {
    var fields = fields
    guard let version = try fields.remove("touchstone") else {
      throw InputRefusal("the header is missing", expected: headerExpectation)
    }
    guard case .number(let digits) = version, Double(digits) == Double(RecordingHeader.version)
    else {
      throw InputRefusal(
        "\"touchstone\" is \(version.excerpt)",
        expected: "\(RecordingHeader.version), the version of the format")
    }
    let screen = try screen(&fields)
    let scene = try fields.textIfThere("scene")
    let font = try fields.textIfThere(RecordingHeader.fontKey)
    return RecordingHeader(screen: screen, scene: scene, font: font, extra: fields.members)
  }

  /// Reads the screen, which must be present.
  static func screen(
    _ fields: inout JSONFields
  ) throws(InputRefusal) -> RecordingHeader.Screen {
    var screen = try fields.object("screen", expected: "an object with width, height and scale")
    let width = try screen.number("width", in: InputLimits.screen)
    let height = try screen.number("height", in: InputLimits.screen)
    let scale = try screen.number("scale", in: InputLimits.scale)
    let rate = try screen.number(
      "hz", in: InputLimits.rate, default: RecordingHeader.Screen.ordinaryRate)
    let insets = try readInsets(&screen)
    return RecordingHeader.Screen(
      width: width, height: height, scale: scale, hz: rate, insets: insets, extra: screen.members)
  }

  /// Reads the list of insets, which are zero if the screen has no such key.
  private static func readInsets(
    _ screen: inout JSONFields
  ) throws(InputRefusal) -> UIEdgeInsets {
    let sides = try screen.numbersIfThere(
      RecordingHeader.Screen.insetsKey, count: 4, in: InputLimits.size,
      expected: "a list of four numbers: top, left, bottom and right")
    guard let sides else { return .zero }
    return UIEdgeInsets(
      top: CGFloat(sides[0]), left: CGFloat(sides[1]), bottom: CGFloat(sides[2]),
      right: CGFloat(sides[3]))
  }
}
