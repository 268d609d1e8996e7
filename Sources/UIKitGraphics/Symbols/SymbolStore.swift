internal import Foundation
internal import Synchronization

/// A symbol in a size and a weight.
struct SymbolRequest: Hashable, Sendable {
  /// The name that the app used.
  let name: String
  /// The size of the symbol's font, in points.
  let pointSize: CGFloat
  /// The weight, from 1 for the thinnest to 9.
  let weight: Int
  /// The size relative to the font, as the raw value of the scale.
  let scale: Int
}

/// The cache of symbol images, each of which is created once.
///
/// An image is identified by the object, so an image that was derived from it still has its symbol.
enum SymbolStore {
  private struct Kept {
    var pictures: [SymbolRequest: CGImage] = [:]
    var requests: [ObjectIdentifier: SymbolRequest] = [:]
  }

  private static let kept = Mutex(Kept())

  /// The number of pixels per point of a symbol.
  static let pixels: CGFloat = 3
  /// The height of a symbol's box relative to its font's size. A chosen value, because each of the
  /// system's symbols has its own.
  private static let box: CGFloat = 1.2
  /// The widths of lines in the box of 24, by weight. Chosen values.
  private static let widths: [CGFloat] = [0.7, 1, 1.4, 1.9, 2.2, 2.5, 2.9, 3.3, 3.7]
  /// The factors of the three scales. Chosen values.
  private static let scales: [Int: CGFloat] = [1: 0.79, 2: 1, 3: 1.28]
  /// The maximum number of pixels per side, which bounds the cost of a request.
  private static let mostPixels: CGFloat = 1024

  /// Returns the image of a symbol, or `nil` if the name can't be a symbol's name.
  static func picture(_ request: SymbolRequest) -> CGImage? {
    if let known = kept.withLock({ $0.pictures[request] }) { return known }
    guard let shape = SymbolLibrary.shape(request.name) else { return nil }
    let wanted = request.pointSize * box * (scales[request.scale] ?? 1) * pixels
    let side = Int(clamping: min(max(wanted.rounded(), 1), mostPixels))
    let width = widths[min(max(request.weight, 1), widths.count) - 1]
    let coverage = SymbolRaster.coverage(of: shape, side: side, width: width)
    let picture = CGImage(encoded: SymbolPicture.png(coverage, side: side))
    return kept.withLock { kept in
      if let known = kept.pictures[request] { return known }
      kept.pictures[request] = picture
      if let picture { kept.requests[ObjectIdentifier(picture)] = request }
      return picture
    }
  }

  /// Returns the request from which an image was created, or `nil` if it isn't a symbol.
  static func request(of picture: CGImage) -> SymbolRequest? {
    kept.withLock { $0.requests[ObjectIdentifier(picture)] }
  }
}
