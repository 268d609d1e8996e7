import Foundation
import Testing
import UIKit

/// Attributed strings that are read from documents.
struct AttributedDocumentTests {
  @Test func `plain text is read in its encoding, with the default attributes`() throws {
    let text = try NSAttributedString(
      data: Data([0xE4, 0x62]),
      options: [
        .documentType: NSAttributedString.DocumentType.plain,
        .characterEncoding: String.Encoding.isoLatin1.rawValue,
        .defaultAttributes: [NSAttributedString.Key.kern: 2.0],
      ], documentAttributes: nil)
    #expect(text.string == "\u{E4}b")
    #expect(text.attribute(.kern, at: 1, effectiveRange: nil) as? Double == 2)
    var attributes: NSDictionary?
    let plain = try NSAttributedString(
      data: Data("a".utf8), options: [:], documentAttributes: &attributes)
    #expect(plain.string == "a" && attributes?["DocumentType"] as? String == "NSPlainText")
  }

  @Test func `a web page and bytes that are no text throw an error`() {
    #expect(throws: CocoaError.self) {
      try NSAttributedString(
        data: Data("<b>a</b>".utf8),
        options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
    }
    #expect(throws: CocoaError.self) {
      try NSAttributedString(data: Data([0xFF]), options: [:], documentAttributes: nil)
    }
  }
}
