internal import Foundation

/// Red, green and blue.
struct RGBParts {
  var red: CGFloat
  var green: CGFloat
  var blue: CGFloat

  init(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  var list: [CGFloat] { [red, green, blue] }

  func map(_ change: (CGFloat) -> CGFloat) -> RGBParts {
    RGBParts(change(red), change(green), change(blue))
  }

  /// The parts mixed by a matrix, given row by row.
  func applying(_ rows: [RGBParts]) -> RGBParts {
    let mixed = rows.map { $0.red * red + $0.green * green + $0.blue * blue }
    return RGBParts(mixed[0], mixed[1], mixed[2])
  }

  /// From the light of Display P3's primaries to that of sRGB's; both have the white of D65.
  static let fromDisplayP3 = [
    RGBParts(1.224_940_176_28, -0.224_940_176_28, 0),
    RGBParts(-0.042_056_954_71, 1.042_056_954_71, 0),
    RGBParts(-0.019_637_554_59, -0.078_636_045_55, 1.098_273_600_14),
  ]

  /// From the light of sRGB's primaries to that of Display P3's.
  static let toDisplayP3 = [
    RGBParts(0.822_461_969, 0.177_538_031, 0),
    RGBParts(0.033_194_199, 0.966_805_801, 0),
    RGBParts(0.017_082_631, 0.072_397_440, 0.910_519_929),
  ]
}

/// How numbers of sRGB and Display P3 stand for light (IEC 61966-2-1), mirrored below 0.
enum TransferCurve {
  /// How much light a number means.
  static func light(_ number: CGFloat) -> CGFloat {
    let size = abs(number)
    let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return number < 0 ? -light : light
  }

  /// The number that means so much light.
  static func encoded(_ light: CGFloat) -> CGFloat {
    let size = abs(light)
    let number = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return light < 0 ? -number : number
  }
}
