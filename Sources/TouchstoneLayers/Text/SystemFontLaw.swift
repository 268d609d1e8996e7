internal import TouchstoneGeometry

/// The law by which iOS 26.1 measures its system font at every size and weight.
///
/// The law and its figures were measured on iOS, at whole sizes from 8 to 40 points and at 11.5, 13.5
/// and 17.5 points. Between these sizes it is linear. Outside them, tracking is that of Apple's Human
/// Interface Guidelines.
enum SystemFontLaw {
  /// The number of units in an em.
  static let unitsPerEm: CGFloat = 2048

  /// The heights, the same in all weights and sizes, in units.
  static let ascender: CGFloat = 1950
  static let descender: CGFloat = -494
  static let capHeight: CGFloat = 1443

  /// The advance of every character of the monospaced font, in units.
  static let monospacedAdvance: CGFloat = 1266

  // MARK: Weight

  /// The position of each of UIKit's weights between regular (0) and black (16384), or between
  /// regular and light (-16384).
  private static let weights: [(weight: CGFloat, position: CGFloat)] = [
    (-0.8, -15155), (-0.6, -11878), (-0.4, -5161), (0, 0), (0.23, 3004), (0.3, 5188), (0.4, 8192),
    (0.56, 12561), (0.62, 16384),
  ]
  /// The number of positions between two masters.
  private static let positions: CGFloat = 16384

  /// Returns the position of a weight: -1 for the light master, 0 for regular, 1 for black.
  ///
  /// Between the named weights, it is linear.
  static func position(ofWeight weight: CGFloat) -> CGFloat {
    value(at: weight, weights) / positions
  }

  // MARK: Size

  /// The first size in points with optical sizing.
  private static let firstOpticalSize = 17
  /// The optical size at each whole point from 17 to 28.
  private static let opticalSizes: [CGFloat] = [
    0, 745, 1489, 3872, 6256, 8639, 11022, 13405, 14150, 14895, 15639, 16384,
  ]

  /// Returns the optical size: 0 up to 17 points, 1 from 28 points on.
  static func opticalSize(_ size: CGFloat) -> CGFloat {
    let distance = size - CGFloat(firstOpticalSize)
    guard distance > 0 else { return 0 }
    guard distance < CGFloat(opticalSizes.count - 1) else { return 1 }
    let index = Int(clamping: distance)
    let (low, high) = (opticalSizes[index], opticalSizes[index + 1])
    let position = low + (high - low) * (distance - CGFloat(index))
    return position.rounded(.down) / positions
  }

  /// Tracking in units by size in points.
  ///
  /// Measured from 8 to 40 points. Those outside are the thousandths of an em that Apple's Human
  /// Interface Guidelines list for San Francisco.
  private static let trackings: [(size: CGFloat, units: CGFloat)] = [
    (6, 84), (7, 70), (8, 52), (9, 38), (10, 24), (11, 12), (12, 0), (13, -12), (14, -22),
    (15, -32), (16, -40), (17, -52), (18, -50), (19, -48), (20, -46), (21, -35), (22, -24),
    (23, -9), (24, 6), (25, 11), (26, 17), (27, 22), (28, 28), (29, 27), (30, 27), (31, 26),
    (32, 26), (33, 24), (34, 23), (35, 22), (36, 21), (37, 20), (38, 20), (39, 19), (40, 19),
    (44, 16), (48, 16), (52, 12), (60, 10), (64, 8), (72, 4), (76, 2), (80, 0),
  ]

  /// Returns the units by which every character is wider at a size. Between the sizes of the table,
  /// they are linear.
  static func tracking(_ size: CGFloat) -> CGFloat { value(at: size, trackings) }

  /// Returns the linear interpolation in a table. Outside the table, its first or last value holds.
  private static func value(at place: CGFloat, _ table: [(CGFloat, CGFloat)]) -> CGFloat {
    guard let first = table.first, let last = table.last else { return 0 }
    guard place > first.0 else { return first.1 }
    guard place < last.0 else { return last.1 }
    let next = table.firstIndex { $0.0 >= place } ?? 1
    let (low, high) = (table[next - 1], table[next])
    return low.1 + (high.1 - low.1) * (place - low.0) / (high.0 - low.0)
  }

  // MARK: The height of an x

  /// The height of a lowercase x in units, in regular and in the heaviest or lightest weight, each
  /// for small and large sizes.
  private static let xHeights = SIMD4<Double>(1078, 1040, 1124, 1104)
  private static let lightXHeights = SIMD4<Double>(1078, 1040, 1076, 1040)
  private static let monospacedXHeights = (regular: 1083.0, bold: 1100.0)

  /// Returns the height of a lowercase x in units.
  static func xHeight(_ face: FontFace, size: CGFloat) -> CGFloat {
    let weight = position(ofWeight: face.weight)
    if face.family == .systemMonospaced {
      let (regular, bold) = monospacedXHeights
      let steps = max(0, weight) / position(ofWeight: 0.4)
      return (regular + (bold - regular) * steps).rounded()
    }
    // Italics are as high as regular characters.
    let heavy = face.isItalic ? 0 : weight
    let mix = mix(weight: abs(heavy), size: size)
    return CGFloat(((heavy < 0 ? lightXHeights : xHeights) * mix).sum()).rounded()
  }

  /// Returns the share of each master in a font: of the regular one for small and for large sizes,
  /// and of the heaviest or lightest.
  static func mix(weight: CGFloat, size: CGFloat) -> SIMD4<Double> {
    let (weight, large) = (Double(weight), Double(opticalSize(size)))
    return SIMD4(
      (1 - weight) * (1 - large), (1 - weight) * large, weight * (1 - large), weight * large)
  }
}

/// Factors of kerning for pairs of one kind, in a font whose pairs were not measured.
struct KerningFactors {
  /// A kind of pair, with the raw values of the table.
  enum Kind: UInt8 {
    case withDigit
    case withCapital
    case other
  }

  /// The factors for small and large sizes, in the order of a mix.
  private(set) var factors = SIMD4<Double>(repeating: 1)

  init(_ kind: Kind, _ face: FontFace) {
    let weight = Double(SystemFontLaw.position(ofWeight: face.weight))
    let place = Int(truncatingIfNeeded: kind.rawValue)
    if weight < 0 {
      let light = SystemFontTables.lightKerning[place]
      apply(small: 1 - weight * (light.small - 1), large: 1 - weight * (light.large - 1))
    }
    if face.isItalic {
      let italic = SystemFontTables.italicKerning[place]
      apply(small: italic.small, large: italic.large)
    }
  }

  private mutating func apply(small: Double, large: Double) {
    factors *= SIMD4(small, large, small, large)
  }
}
