internal import TouchstoneHost

/// The images that the layers of a history show: an application lets go of its own after some seconds.
struct HistoryImages {
  private var images: [String: EncodedImage] = [:]
  /// How many bytes they take.
  private(set) var bytes = 0

  /// The image of a name.
  func image(_ key: String) -> EncodedImage? { images[key] }

  /// The names of all images, in order.
  var keys: [String] { images.keys.sorted() }

  /// Keeps the images of layers that are new or have changed.
  ///
  /// - Returns: Their names.
  mutating func keep(
    _ difference: DisplayListDifference, of image: (String) -> EncodedImage?
  ) -> Set<String> {
    var keys: Set<String> = []
    for node in difference.changed { Self.collect(node.contents, node.drawing, into: &keys) }
    for update in difference.updated {
      Self.collect(update.values.contents, update.values.drawing, into: &keys)
    }
    for key in keys where images[key] == nil {
      guard let image = image(key) else { continue }
      images[key] = image
      bytes += image.bytes.count
    }
    return keys
  }

  /// Lets go of all but some.
  mutating func keepOnly(_ keys: Set<String>) {
    for (key, image) in images where !keys.contains(key) {
      images[key] = nil
      bytes -= image.bytes.count
    }
  }

  private static func collect(
    _ contents: DisplayImage?, _ drawing: [DisplayStep], into keys: inout Set<String>
  ) {
    if let contents { keys.insert(contents.key) }
    for step in drawing { if let key = step.key { keys.insert(key) } }
  }
}
