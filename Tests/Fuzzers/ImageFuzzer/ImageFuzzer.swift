internal import Foundation
internal import FuzzRunner
internal import TouchstoneLayers

/// Fuzzes the sizes in the headers of images.
@main struct ImageFuzzer {
  @MainActor static func main() {
    runFuzzer { bytes in
      let data = Data(bytes.rest)
      let header = ImageHeader(data)
      demand(
        ImageHeader((Data([0x89, 0xFF]) + data).dropFirst(2)) == header,
        "a slice reads otherwise than the data itself")
      guard let header else { return }
      let sides = 1...ImageHeader.longestSide
      demand(
        sides.contains(header.width) && sides.contains(header.height)
          && header.width * header.height <= ImageHeader.mostPixels,
        "a picture of \(header.width) by \(header.height) was taken")
      demand(
        ImageHeader(data + [0xFF, 0xD9, 0]) == header, "what follows the pixels changes the size")
      let name = header.format == .png ? [0x89, 0x50] : [0xFF, 0xD8] as [UInt8]
      demand(data.starts(with: name), "the format is \(header.format)")
    }
  }
}
