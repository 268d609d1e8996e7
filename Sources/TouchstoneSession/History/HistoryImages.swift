package import TouchstoneDisplay
internal import TouchstoneHost

/// The images shown by the layers of a history. The history retains them, because an application
/// releases its own after some seconds.
package struct HistoryImages {
  private var images: [String: EncodedImage] = [:]
  /// The size of all images, in bytes.
  private(set) var bytes = 0

  /// Returns the image with a name.
  package func image(_ key: String) -> EncodedImage? { images[key] }

  /// The sorted names of all images.
  var keys: [String] { images.keys.sorted() }

  /// Stores the images of new and changed layers.
  ///
  /// - Returns: The names of the images.
  mutating func store(
    _ difference: DisplayListDifference, of image: (String) -> EncodedImage?
  ) -> Set<String> {
    var keys: Set<String> = []
    for node in difference.changed + difference.updated.map(\.values) {
      if let contents = node.contents { keys.insert(contents.key) }
      Self.collect(node.drawing + (node.backgroundPattern?.steps ?? []), into: &keys)
    }
    for key in keys where images[key] == nil {
      guard let image = image(key) else { continue }
      images[key] = image
      bytes += image.bytes.count
    }
    return keys
  }

  /// Removes all images except those with the given names.
  mutating func retainOnly(_ keys: Set<String>) {
    for (key, image) in images where !keys.contains(key) {
      images[key] = nil
      bytes -= image.bytes.count
    }
  }

  private static func collect(_ drawing: [DisplayStep], into keys: inout Set<String>) {
    for step in drawing {
      if let key = step.key { keys.insert(key) }
      if let pattern = step.pattern { collect(pattern.steps, into: &keys) }
    }
  }
}
