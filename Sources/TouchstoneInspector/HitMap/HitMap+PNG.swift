package import Foundation
internal import TouchstoneKit

extension HitMap {
  /// An image with one pixel for each point: one color for each owner, and black where no view is
  /// hit.
  ///
  /// The colors are those of ``color(_:)``. Adjacent owners in the list have the most different
  /// colors.
  package var png: Data {
    let colors = [[0, 0, 0]] + owners.indices.map { Self.color($0) }
    let usesPlaces = colors.count <= 256
    let rows = (0..<height).map { y in
      squares[(y * width)..<((y + 1) * width)].flatMap { number -> [UInt8] in
        usesPlaces ? [UInt8(clamping: number)] : colors[Int(clamping: number)]
      }
    }
    return PNGFile.bytes(
      width: width, rows: rows, of: usesPlaces ? .places : .colors,
      palette: usesPlaces ? colors : [])
  }

  /// The range of owner hues, in degrees. It excludes red, because the page shows errors in red.
  private static let hues = 35.0...325.0
  /// The position in ``hues`` of the first owner's blue, as a fraction.
  private static let firstShare = 0.6
  /// The golden angle as a fraction of a full turn.
  private static let goldenStep = 0.381966

  /// Returns the red, green and blue of the owner at an index.
  ///
  /// The page uses the same colors.
  package static func color(_ place: Int) -> [UInt8] {
    // Multiples of the golden angle stay far from all earlier multiples.
    // The first owner is often the page itself, which should have a calm color.
    let share = (firstShare + Double(place) * goldenStep).truncatingRemainder(dividingBy: 1)
    let hue = hues.lowerBound + share * (hues.upperBound - hues.lowerBound)
    let lightness = [0.62, 0.48, 0.74][place % 3]
    let chroma = (1 - abs(2 * lightness - 1)) * 0.62
    return [0.0, 8.0, 4.0].map { shift in
      let part = (shift + hue / 30).truncatingRemainder(dividingBy: 12)
      let value = lightness - chroma / 2 * max(-1, min(part - 3, 9 - part, 1))
      return UInt8(clamping: Int(clamping: (value * 255).rounded()))
    }
  }
}
