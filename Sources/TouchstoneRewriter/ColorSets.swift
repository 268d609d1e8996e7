internal import Foundation

/// Converts the colors of an asset catalog to a source that finds them by name.
///
/// The `UIColor(named:)` in that source belongs to the target that contains the catalog, as on iOS.
package enum ColorSets {
  /// A color set: its name, and the text of its `Contents.json`.
  package typealias ColorSet = (name: String, contents: String)

  /// Returns the source for some color sets.
  package static func source(_ sets: [ColorSet]) -> String {
    let cases = sets.compactMap { set in
      color(set.contents).map {
        "    case \(literal(set.name)): self.init { $0.isDark ? \($0.dark) : \($0.light) }"
      }
    }
    return """
      import UIKit

      extension UIColor {
        /// Finds a colour of the asset catalogs by name.
        convenience init?(named name: String) {
          switch name {
      \(cases.joined(separator: "\n"))
          default: return nil
          }
        }
      }

      extension UITraitCollection {
        fileprivate var isDark: Bool { userInterfaceStyle == .dark }
      }

      """
  }

  private static func literal(_ name: String) -> String { SourceLiteral.text(name) }

  // MARK: What a set says

  private struct Contents: Decodable {
    struct Entry: Decodable {
      let color: Color?
      let appearances: [Appearance]?
      let idiom: String?
    }

    struct Appearance: Decodable {
      let appearance: String
      let value: String
    }

    struct Color: Decodable {
      let components: [String: String]?
      let reference: String?
      let space: String?

      enum CodingKeys: String, CodingKey {
        case components, reference
        case space = "color-space"
      }
    }

    let colors: [Entry]
  }

  private static func color(_ text: String) -> (light: String, dark: String)? {
    guard let contents = try? JSONDecoder().decode(Contents.self, from: Data(text.utf8)) else {
      return nil
    }
    let entries = contents.colors.filter { ["universal", "iphone", nil].contains($0.idiom) }
    let light = entries.first { $0.appearances == nil } ?? entries.first
    let dark = entries.first { entry in
      entry.appearances?.contains { $0.appearance == "luminosity" && $0.value == "dark" } == true
    }
    guard let color = light?.color.flatMap(expression) else { return nil }
    return (color, dark?.color.flatMap(expression) ?? color)
  }

  /// Returns a color as an expression, or `nil` if it can't be read.
  ///
  /// Components are from 0 to 1, from 0 to 255, or hexadecimal as in `0xFF`. A system color is
  /// referred to by name.
  private static func expression(_ color: Contents.Color) -> String? {
    if let name = color.reference, name.hasSuffix("Color"), name.allSatisfy(\.isLetter) {
      return "UIColor.\(name.dropLast("Color".count))"
    }
    guard let components = color.components else { return nil }
    let alpha = components["alpha"].flatMap(number) ?? 1
    if let white = components["white"].flatMap(number) {
      return "UIColor(white: \(white), alpha: \(alpha))"
    }
    guard let red = components["red"].flatMap(number),
      let green = components["green"].flatMap(number),
      let blue = components["blue"].flatMap(number)
    else { return nil }
    let first = color.space == "display-p3" ? "displayP3Red" : "red"
    return "UIColor(\(first): \(red), green: \(green), blue: \(blue), alpha: \(alpha))"
  }

  private static func number(_ text: String) -> Double? {
    if text.hasPrefix("0x") {
      return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    guard let value = Double(text), value.isFinite else { return nil }
    return text.contains(".") ? value : value / 255
  }
}
