import Foundation
import Testing
import TouchstoneTesting
import UIKit
@testable import Untouched

/// Resources of rewritten sources.
@Suite(.staged) @MainActor
struct ResourceTests {
  private let stage = Stage()

  @Test func `Texts are in the user's language`() {
    #expect(Texts.greeting == "Hello")
    #expect(Greeting.make().text == "Hello")
    stage.setPreferredLanguages(["de-AT", "en"])
    #expect(Texts.greeting == "Guten Tag")
    #expect(Greeting.make().text == "Guten Tag")
    stage.setPreferredLanguages(["ja"])
    #expect(Texts.greeting == "Hello")
  }

  @Test func `A text that no table has is its key, or the default`() {
    #expect(Texts.missing == "no such key")
    #expect(Texts.other == "default")
  }

  @Test func `Counts choose the words`() {
    #expect(Texts.songs(1) == "1 song in the list")
    #expect(Texts.songs(2) == "2 songs in the list")
    #expect(Texts.items(1, of: "Ada") == "1 item of Ada")
    #expect(Texts.items(3, of: "Ada") == "3 items of Ada")
    stage.setPreferredLanguages(["de"])
    #expect(Texts.items(1, of: "Ada") == "1 Ding von Ada")
    #expect(Texts.items(3, of: "Ada") == "Ada hat 3 Dinge")
    #expect(Texts.total(1.5) == "1.50 EUR")
  }

  @Test func `Files are found without their folders, and in the user's language`() {
    #expect(Texts.stored == "one two")
    #expect(Texts.help == "Help in English\n")
    stage.setPreferredLanguages(["de"])
    #expect(Texts.help == "Hilfe auf Deutsch\n")
  }

  @Test func `A data set has its bytes and its type`() {
    #expect(Texts.level?.typeIdentifier == "public.json")
    #expect(Texts.level?.data == Data("{\"speed\": 3}\n".utf8))
    #expect(NSDataAsset(name: "no such set") == nil)
  }

  @Test func `An app without a property list has version 1`() {
    #expect(Texts.version == "1.0")
  }

  @Test func `Tests that see the app's internals still call Foundation's functions`() {
    #expect(String(format: "%02d", 3) == "03")
    #expect(NSLocalizedString("greeting", comment: "") == "greeting")
    #expect(Bundle.main.url(forResource: "no such file", withExtension: nil) == nil)
  }
}
