package import Foundation
internal import TouchstoneKit

extension HitMap {
  /// A picture with a pixel for each point: a colour for each owner, black for nobody.
  ///
  /// The colours are those of ``color(_:)``; neighbours in the list differ most.
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

  /// The hues of owners, in degrees. Red isn't among them, because the page shows errors in red.
  private static let hues = 35.0...325.0
  /// The share of ``hues`` at which the first owner's blue is.
  private static let firstShare = 0.6
  /// The part of a turn that is the golden angle.
  private static let goldenStep = 0.381966

  /// Red, green and blue of an owner by its place in the list, as the page has them, too.
  package static func color(_ place: Int) -> [UInt8] {
    // A step by the golden ratio comes near to none of the steps before it.
    // The first is often the page itself, which is to be calm.
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
