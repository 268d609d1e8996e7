import Testing
import TouchstoneTesting
import UIKit

@testable import UIKitGraphics

/// Symbols, drawn into images of pixels.
@MainActor
struct SymbolTests {
  private func coverage(_ name: String, side: Int = 48, width: CGFloat = 2) throws -> [Float] {
    SymbolRaster.coverage(
      of: try #require(SymbolLibrary.shape(name)), side: side, width: width)
  }

  /// Returns the coverage of an image at a location in the box of 24 × 24.
  private func at(_ x: Int, _ y: Int, _ coverage: [Float]) -> Float {
    coverage[y * 2 * 48 + x * 2]
  }

  nonisolated private static let asked = [
    "plus", "minus", "xmark", "chevron.left", "chevron.right", "chevron.up", "chevron.down",
    "arrow.left", "arrow.right", "arrow.up", "arrow.down", "checkmark", "circle", "circle.fill",
    "square", "star", "star.fill", "heart", "heart.fill", "trash", "pencil", "gear", "gearshape",
    "magnifyingglass", "house", "house.fill", "person", "person.fill", "bell", "bell.slash",
    "ellipsis", "ellipsis.circle", "info", "info.circle", "questionmark", "questionmark.circle",
    "play", "play.fill", "pause", "stop", "forward", "backward", "speaker", "speaker.slash.fill",
    "lock", "lock.fill", "bookmark", "square.and.arrow.up", "camera", "photo", "folder", "doc",
    "calendar", "clock", "phone", "envelope", "message", "map", "mappin", "wifi", "bolt", "sun.max",
    "moon", "cloud", "flag", "tag", "cart", "gift", "eye", "eye.slash", "hand.tap",
    "arrow.clockwise", "arrow.uturn.left", "xmark.circle.fill", "plus.square", "link",
  ]

  @Test("the most used symbols are drawn inside their boxes, and differ", arguments: asked)
  func known(name: String) throws {
    #expect(SymbolLibrary.known(name) != nil)
    let covered = try coverage(name)
    let ink = covered.reduce(0, +)
    #expect(ink > 40, "there is something to see")
    #expect(covered.allSatisfy { $0 >= 0 && $0 <= 1 })
    var edge: [Float] = []
    for place in 0..<48 {
      edge += [covered[place], covered[47 * 48 + place], covered[place * 48]]
    }
    #expect(edge.allSatisfy { $0 < 0.6 }, "nothing is cut off")
  }

  @Test("no two symbols look the same")
  func different() throws {
    var seen: [[Float]: String] = [:]
    for name in Self.asked where name != "gearshape" {
      let covered = try coverage(name)
      #expect(seen[covered] == nil, "\(name) looks as \(seen[covered] ?? "")")
      seen[covered] = name
    }
  }

  @Test("areas, rings, ringed symbols and slashes cover the expected points")
  func shapes() throws {
    let ring = try coverage("circle")
    #expect(at(12, 12, ring) == 0)
    #expect(at(12, 3, ring) > 0.9)
    let disc = try coverage("circle.fill")
    #expect(at(12, 12, disc) == 1)
    #expect(at(1, 1, disc) == 0)
    let plus = try coverage("plus.circle")
    #expect(at(12, 12, plus) == 1)
    #expect(at(6, 12, plus) == 0)
    let cut = try coverage("plus.circle.fill")
    #expect(at(12, 12, cut) == 0)
    #expect(at(6, 12, cut) == 1)
    let slashed = try coverage("square.fill.slash")
    #expect(at(12, 12, slashed) == 1)
    #expect(at(14, 11, slashed) < 0.1)
    #expect(at(18, 6, slashed) == 1)
  }

  @Test("an undrawn symbol is a dashed square, and an invalid name has no image")
  func placeholders() throws {
    let first = try #require(UIImage(systemName: "figure.fencing"))
    let second = try #require(UIImage(systemName: "teletype"))
    #expect(first.cgImage == second.cgImage)
    #expect(first.cgImage != UIImage(systemName: "star")?.cgImage)
    for name in ["", "Star", "a b", "../x", "ä"] { #expect(UIImage(systemName: name) == nil) }
  }

  @Test("size and weight follow a configuration")
  func configurations() throws {
    let plain = try #require(UIImage(systemName: "star"))
    #expect(abs(plain.size.width - 20.333) < 0.01)
    #expect(plain.size.width == plain.size.height)
    let large = UIImage.SymbolConfiguration(pointSize: 40, weight: .bold, scale: .large)
    let big = try #require(UIImage(systemName: "star", withConfiguration: large))
    #expect(abs(big.size.width - 61.333) < 0.4)
    #expect(big.symbolConfiguration == large)
    let lighter = big.withConfiguration(UIImage.SymbolConfiguration(weight: .thin))
    #expect(lighter.size == big.size)
    #expect(lighter.cgImage != big.cgImage)
    let thin = try coverage("star", width: 1).reduce(0, +)
    #expect(try coverage("star", width: 3).reduce(0, +) > 2 * thin)
    let font = UIImage.SymbolConfiguration(font: .systemFont(ofSize: 30, weight: .semibold))
    #expect(font == UIImage.SymbolConfiguration(pointSize: 30, weight: .semibold))
    #expect(UIImage.SymbolWeight.bold.fontWeight() == .bold)
    #expect(UIImage(systemName: "star")?.cgImage === plain.cgImage)
    let odd = UIImage.SymbolConfiguration(pointSize: .nan)
    #expect(UIImage(systemName: "star", withConfiguration: odd)?.size == plain.size)
    let none = UIImage.SymbolConfiguration(pointSize: -3)
    #expect(UIImage(systemName: "star", withConfiguration: none) != nil)
  }

  @Test("a symbol uses the tint color unless it keeps its own")
  func tint() throws {
    let stage = Stage()
    let star = try #require(UIImage(systemName: "star.fill"))
    #expect(star.isSymbolImage && star.isTemplate)
    #expect(star.renderingMode == .automatic)
    let view = UIImageView(image: star)
    stage.window.addSubview(view)
    stage.advance(by: 0.1)
    #expect(view.layer.contents == nil)
    view.image = star.withRenderingMode(.alwaysOriginal)
    #expect(view.layer.contents != nil)
    #expect(view.image?.isSymbolImage == true)
    #expect(view.image?.isTemplate == false)
  }
}
