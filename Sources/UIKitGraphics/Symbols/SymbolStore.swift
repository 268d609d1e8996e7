internal import Foundation
internal import Synchronization

/// A symbol in a size and a weight.
struct SymbolRequest: Hashable, Sendable {
  /// The name that the program used.
  let name: String
  /// The size of the font that it goes with, in points.
  let pointSize: CGFloat
  /// How bold it is, from 1 for the thinnest to 9.
  let weight: Int
  /// How large it is beside the font.
  let scale: Int
}

/// The pictures of symbols that were asked for, each made once.
///
/// A picture is known by itself, so that an image says what symbol it is whatever was made of it.
enum SymbolStore {
  private struct Kept {
    var pictures: [SymbolRequest: CGImage] = [:]
    var requests: [ObjectIdentifier: SymbolRequest] = [:]
  }

  private static let kept = Mutex(Kept())

  /// How many pixels a point of a symbol has.
  static let pixels: CGFloat = 3
  /// How high a symbol's box is beside its font's size; chosen, as each of the system's has its own.
  private static let box: CGFloat = 1.2
  /// How wide lines are in the box of 24, by weight; chosen.
  private static let widths: [CGFloat] = [0.7, 1, 1.4, 1.9, 2.2, 2.5, 2.9, 3.3, 3.7]
  /// How large the three scales are; chosen.
  private static let scales: [Int: CGFloat] = [1: 0.79, 2: 1, 3: 1.28]
  /// The most pixels that a side has, so that no request is endless.
  private static let mostPixels: CGFloat = 1024

  /// The picture of a symbol; nil for what can't be a name.
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

  /// What symbol a picture is of; nil for any other picture.
  static func request(of picture: CGImage) -> SymbolRequest? {
    kept.withLock { $0.requests[ObjectIdentifier(picture)] }
  }
}
