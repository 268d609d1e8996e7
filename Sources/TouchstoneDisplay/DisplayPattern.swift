/// An image that fills an area by repetition in both directions.
public struct DisplayPattern: Codable, Equatable, Sendable {
  /// The steps that paint one image, in a rectangle with ``width`` and ``height`` at the origin.
  ///
  /// The opacity of the color is part of the steps.
  public var steps: [DisplayStep]
  /// The distance between two images along x, in points.
  public var width: Double
  /// The distance between two images along y, in points.
  public var height: Double
  /// The transform from the coordinates of the pattern to those of the step that uses it, or `nil`
  /// for the identity.
  public var matrix: DisplayMatrix?

  /// Creates a pattern whose first image is at the origin.
  public init(
    steps: [DisplayStep], width: Double, height: Double, matrix: DisplayMatrix? = nil
  ) {
    self.steps = steps
    self.width = width
    self.height = height
    self.matrix = matrix
  }

  private enum CodingKeys: String, CodingKey {
    case steps = "steps"
    case width = "width"
    case height = "height"
    case matrix = "matrix"
  }
}
