package import TouchstoneGeometry

extension CGImage: PatternTile {
  package var nestedPatterns: Int {
    guard let recording else { return 0 }
    return recording.list.patterns.map { $0.tile.nestedPatterns + 1 }.max() ?? 0
  }

  package func isSameTile(as other: any PatternTile) -> Bool { (other as? CGImage) == self }
}

extension CGPattern {
  /// Returns the commands that draw one image with an opacity, at the origin.
  package func drawing(alpha: CGFloat) -> DrawingList {
    guard let image = tile as? CGImage else { return DrawingList() }
    let context = CGContext(pictureOf: size)
    context.setAlpha(max(0, min(1, alpha)))
    context.drawUpright(image, in: CGRect(origin: .zero, size: size))
    return context.finishedList
  }

  /// The images that drawing the pattern needs.
  package var images: [CGImage] { drawing(alpha: 1).images }
}
