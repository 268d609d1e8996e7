package import Foundation

/// The content of a pattern: an image, which is a type of a higher module.
package protocol PatternTile: AnyObject, Sendable {
  /// The number of patterns that are nested in the content, or 0 if it draws without patterns.
  var nestedPatterns: Int { get }
  /// Returns whether both contents look the same.
  func isSameTile(as other: any PatternTile) -> Bool
}

/// An image that a color repeats in both directions.
///
/// Create a pattern with `UIColor(patternImage:)`. Patterns whose cells an app draws in a callback
/// aren't supported.
public final class CGPattern: Hashable, Sendable {
  /// The maximum nesting of patterns in the images of other patterns.
  ///
  /// Each fill with a pattern is sent to hosts with the drawing of its image, so the size of a
  /// message grows exponentially with the nesting.
  package static let mostNested = 2

  /// The image.
  package let tile: any PatternTile
  /// The size of the image in points.
  package let size: CGSize
  /// The transform from the coordinates of the pattern, whose first image is at the origin, to the
  /// coordinates of the drawing that uses it.
  package let transform: CGAffineTransform

  /// Creates a pattern, or returns `nil` if the size isn't positive or the patterns are nested
  /// deeper than ``mostNested``.
  package init?(
    _ tile: any PatternTile, size: CGSize, transform: CGAffineTransform = .identity
  ) {
    guard size.width > 0, size.height > 0, tile.nestedPatterns < Self.mostNested else {
      return nil
    }
    self.tile = tile
    self.size = size
    self.transform = transform
  }

  /// Returns whether both patterns have equal images of the same size at the same location.
  public static func == (left: CGPattern, right: CGPattern) -> Bool {
    left === right
      || (left.size == right.size && left.transform == right.transform
        && left.tile.isSameTile(as: right.tile))
  }

  /// Adds the size and the location to the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(size.width)
    hasher.combine(size.height)
    hasher.combine(transform)
  }
}

extension CGColor {
  /// Creates a color that repeats a pattern's image.
  package convenience init(_ pattern: CGPattern, alpha: CGFloat) {
    self.init(space: .standardPattern, [], alpha: alpha, pattern: pattern)
  }

  /// Returns the color for drawing in transformed coordinates.
  ///
  /// A pattern doesn't follow the transforms that an app applies to a context. Other colors aren't
  /// affected.
  package func drawn(under transform: CGAffineTransform) -> CGColor {
    guard let pattern, !transform.isIdentity,
      let moved = CGPattern(
        pattern.tile, size: pattern.size,
        transform: pattern.transform.concatenating(transform.inverted()))
    else { return self }
    return CGColor(moved, alpha: alpha)
  }
}
