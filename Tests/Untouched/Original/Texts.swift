import Foundation
import UIKit

/// Reads the app's resources in the ways of tutorials.
enum Texts {
  static var greeting: String { NSLocalizedString("greeting", comment: "At the start") }
  static var missing: String { NSLocalizedString("no such key", comment: "") }
  static var other: String {
    NSLocalizedString("a", tableName: "Other", bundle: .main, value: "default", comment: "")
  }

  static func songs(_ count: Int) -> String {
    String.localizedStringWithFormat(NSLocalizedString("songs", comment: ""), count)
  }

  static func items(_ count: Int, of name: String) -> String {
    String(localized: "\(count) items of \(name)")
  }

  static func total(_ price: Double) -> String { String(format: "%.2f %@", price, "EUR") }

  static var stored: String {
    guard let url = Bundle.main.url(forResource: "levels", withExtension: "json"),
      let data = try? Data(contentsOf: url),
      let levels = try? JSONDecoder().decode([String].self, from: data)
    else { return "" }
    return levels.joined(separator: " ")
  }

  static var help: String? {
    Bundle(for: Finder.self).path(forResource: "help", ofType: "txt").flatMap {
      try? String(contentsOfFile: $0, encoding: .utf8)
    }
  }

  static var level: NSDataAsset? { NSDataAsset(name: "Level") }
  static var version: String? {
    Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String
  }

  private final class Finder {}
}

/// A label whose default text is a resource.
public final class Greeting: UILabel {
  public static func make(_ text: String = NSLocalizedString("greeting", comment: "")) -> Greeting {
    let label = Greeting()
    label.text = text
    return label
  }
}
