internal import Foundation

/// Writes a black image with the given coverage as a PNG.
enum SymbolPicture {
  /// Returns the bytes of a square image, with one byte of black and one byte of opacity per pixel.
  static func png(_ coverage: [Float], side: Int) -> Data {
    let rows = (0..<side).map { row in
      (0..<side).flatMap { column -> [UInt8] in
        let opacity = CGFloat(coverage[row * side + column] * 255).rounded()
        return [0, UInt8(clamping: Int(clamping: opacity))]
      }
    }
    return PNGFile.bytes(width: side, rows: rows, of: .greyWithOpacity)
  }
}
