internal import Foundation

/// Red, green and blue components.
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

  /// Returns the components multiplied by a matrix, given row by row.
  func applying(_ rows: [RGBParts]) -> RGBParts {
    let mixed = rows.map { $0.red * red + $0.green * green + $0.blue * blue }
    return RGBParts(mixed[0], mixed[1], mixed[2])
  }

  /// The matrix from the linear light of Display P3's primaries to that of sRGB's, both with the
  /// white point D65.
  static let fromDisplayP3 = [
    RGBParts(1.224_940_176_28, -0.224_940_176_28, 0),
    RGBParts(-0.042_056_954_71, 1.042_056_954_71, 0),
    RGBParts(-0.019_637_554_59, -0.078_636_045_55, 1.098_273_600_14),
  ]

  /// The matrix from the linear light of sRGB's primaries to that of Display P3's.
  static let toDisplayP3 = [
    RGBParts(0.822_461_969, 0.177_538_031, 0),
    RGBParts(0.033_194_199, 0.966_805_801, 0),
    RGBParts(0.017_082_631, 0.072_397_440, 0.910_519_929),
  ]
}

/// The transfer function of sRGB and Display P3 (IEC 61966-2-1), mirrored for negative numbers.
enum TransferCurve {
  /// Returns the linear light of an encoded number.
  static func light(_ number: CGFloat) -> CGFloat {
    let size = abs(number)
    let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return number < 0 ? -light : light
  }

  /// Returns the encoded number of linear light.
  static func encoded(_ light: CGFloat) -> CGFloat {
    let size = abs(light)
    let number = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return light < 0 ? -number : number
  }
}
