import Foundation
import Gallery
import Testing
import TouchstoneTesting
import UIKit

/// The tours through the articles, which are read next to the sample app.
@Suite("The tour through the articles") @MainActor
struct TourTests {
  /// Returns the scenes that each step of a tour names, in order.
  private func steps(_ file: String) throws -> [[String]] {
    let place = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Documentation/\(file)")
    let text = try String(contentsOf: place, encoding: .utf8)
    return text.components(separatedBy: "\n### ").dropFirst().map { step in
      let lines = step.split(separator: "\n").filter {
        $0.hasPrefix("Scene") || $0.hasPrefix("场景：")
      }
      let words = lines.joined().split(separator: "`", omittingEmptySubsequences: false)
      return words.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }
  }

  @Test("every step names scenes that exist", arguments: ["Tour.md", "Tour.zh.md"])
  func scenesExist(file: String) throws {
    let names = Set(GalleryDelegate().scenes.map(\.name))
    let steps = try steps(file)
    #expect(steps.count == 32)
    for (number, scenes) in steps.enumerated() {
      #expect(!scenes.isEmpty, "step \(number + 1) names no scene")
      for scene in scenes { #expect(names.contains(scene), "there is no scene \"\(scene)\"") }
    }
  }

  @Test("both languages use the same scenes")
  func languagesAgree() throws {
    #expect(try steps("Tour.md") == steps("Tour.zh.md"))
  }
}
