import Foundation
import Testing

/// Asset catalogs that name files outside their folder.
struct AssetPathTests {
  @Test(arguments: [
    "../../secret.png", "/etc/secret.png", "below/secret.png", "../A.imageset/a.png",
  ])
  func `An image set returns no file of another folder`(filename: String) throws {
    let folder = URL(filePath: NSTemporaryDirectory()).appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let set = folder.appending(path: "Media.xcassets/Icon.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    let entries = ["own.png", filename].enumerated().map {
      ["filename": $0.element, "idiom": "universal", "scale": "\($0.offset + 1)x"]
    }
    try JSONSerialization.data(withJSONObject: ["images": entries])
      .write(to: set.appending(path: "Contents.json"))
    try Data().write(to: set.appending(path: "own.png"))
    let images = AssetCatalogs(folder, ["Media.xcassets/Icon.imageset"]).images
    #expect(images.map(\.file.path) == [set.appending(path: "own.png").path])
    #expect(images.map(\.name) == ["Icon.png"])
  }
}
