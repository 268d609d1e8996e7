import Testing
import UIKit

@testable import UIKitGraphics

/// The symbols that apps use most, and how variants are derived from them.
@MainActor
struct MostUsedSymbolTests {
  /// The names that public iOS apps use most. The list is a choice, because no count is published.
  nonisolated private static let names = [
    "plus", "minus", "xmark", "checkmark", "ellipsis", "plus.circle", "plus.circle.fill",
    "minus.circle", "xmark.circle", "xmark.circle.fill", "checkmark.circle",
    "checkmark.circle.fill", "ellipsis.circle", "plus.square", "plus.square.on.square",
    "chevron.left", "chevron.right", "chevron.up", "chevron.down", "chevron.up.chevron.down",
    "arrow.left", "arrow.right", "arrow.up", "arrow.down", "arrow.clockwise",
    "arrow.counterclockwise", "arrow.triangle.2.circlepath", "arrow.uturn.backward",
    "arrow.up.arrow.down", "arrow.left.arrow.right", "arrow.up.circle.fill", "arrow.down.circle",
    "arrow.up.left.and.arrow.down.right", "arrowshape.turn.up.left", "square.and.arrow.up",
    "square.and.arrow.down", "square.and.pencil", "rectangle.portrait.and.arrow.right", "circle",
    "circle.fill", "square", "magnifyingglass", "house", "house.fill", "gear", "gearshape",
    "gearshape.fill", "person", "person.fill", "person.2", "person.2.fill", "person.3",
    "person.circle", "person.crop.circle", "person.crop.circle.fill", "person.badge.plus", "trash",
    "trash.fill", "pencil", "doc", "doc.fill", "doc.text", "doc.on.doc", "folder", "folder.fill",
    "folder.badge.plus", "archivebox", "paperplane", "paperplane.fill", "paperclip", "link",
    "calendar", "calendar.badge.plus", "clock", "clock.fill", "clock.arrow.circlepath", "timer",
    "alarm", "book", "bookmark", "bookmark.fill", "star", "star.fill", "heart", "heart.fill",
    "flag", "flag.fill", "bell", "bell.fill", "bell.slash", "bell.badge", "tag", "tag.fill", "bolt",
    "bolt.fill", "camera", "camera.fill", "photo", "photo.fill", "photo.on.rectangle", "video",
    "video.fill", "mic", "mic.fill", "mic.slash", "speaker.slash", "speaker.wave.2", "play",
    "play.fill", "play.circle", "play.circle.fill", "pause", "pause.fill", "stop.fill",
    "forward.fill", "backward.fill", "gobackward.15", "shuffle", "repeat", "music.note", "message",
    "bubble.left", "bubble.left.and.bubble.right", "text.bubble", "phone", "phone.fill",
    "phone.down.fill", "envelope", "envelope.fill", "location", "location.fill", "map", "mappin",
    "mappin.and.ellipse", "globe", "wifi", "antenna.radiowaves.left.and.right", "lock", "lock.fill",
    "lock.open", "key", "faceid", "eye", "eye.slash", "shield", "checkmark.seal.fill",
    "info.circle", "info.circle.fill", "questionmark.circle", "exclamationmark.circle",
    "exclamationmark.triangle", "exclamationmark.triangle.fill", "lightbulb", "list.bullet",
    "line.3.horizontal", "slider.horizontal.3", "square.grid.2x2", "text.alignleft", "textformat",
    "keyboard", "sun.max", "sun.max.fill", "moon", "moon.fill", "cloud", "drop", "flame", "leaf",
    "sparkles", "cart", "bag", "creditcard", "gift", "hand.thumbsup", "hand.thumbsup.fill",
    "hand.thumbsdown", "hand.raised", "hand.tap", "chart.bar", "chart.pie", "wrench", "hammer",
    "paintbrush", "paintpalette", "scissors", "wand.and.stars", "airplane", "car", "iphone",
    "headphones", "printer", "gamecontroller", "qrcode", "qrcode.viewfinder", "battery.100",
    "power", "crown", "briefcase", "face.smiling", "icloud",
  ]

  private func coverage(_ name: String) throws -> [Float] {
    SymbolRaster.coverage(of: try #require(SymbolLibrary.known(name)), side: 48, width: 2)
  }

  /// Returns the coverage of an image at a location in the box of 24 × 24.
  private func at(_ x: Int, _ y: Int, _ coverage: [Float]) -> Float {
    coverage[y * 2 * 48 + x * 2]
  }

  private func isInside(_ outline: SymbolOutline, margin: CGFloat) -> Bool {
    let box = margin...(SymbolOutline.box - margin)
    return outline.lines.joined().allSatisfy { box.contains($0.x) && box.contains($0.y) }
  }

  @Test func `The 200 names that apps use most are drawn`() {
    #expect(Set(Self.names).count == 200)
    #expect(Self.names.filter { SymbolLibrary.known($0) == nil } == [])
  }

  @Test func `Every symbol stays inside its box, and every alternative name has one`() throws {
    for name in Array(SymbolLines.all.keys) + Array(SymbolLines.areas.keys) + Self.names {
      let shape = try #require(SymbolLibrary.known(name))
      for part in shape.parts where !part.isCut {
        switch part.part {
        case .stroke(let outline, _): #expect(isInside(outline, margin: 1.4), "\(name)")
        case .fill(let outline): #expect(isInside(outline, margin: 0.4), "\(name)")
        }
      }
    }
    for (name, other) in SymbolLines.aliases {
      #expect(SymbolLibrary.known(name) != nil, "\(name) is \(other)")
    }
  }

  @Test func `Each name is drawn in one way only`() {
    let subjects = [
      SymbolLines.basics, SymbolLines.arrows, SymbolLines.frames, SymbolLines.people,
      SymbolLines.media, SymbolLines.devices, SymbolLines.text, SymbolLines.nature,
      SymbolLines.things,
    ]
    let drawn = subjects.flatMap(\.keys) + SymbolLines.areas.keys + SymbolLines.aliases.keys
    #expect(Set(drawn).count == drawn.count)
  }

  @Test func `A filled symbol has its inner lines and dots cut out`() throws {
    let clock = try coverage("clock.fill")
    #expect(at(12, 9, clock) == 0)
    #expect(at(18, 12, clock) == 1)
    let warning = try coverage("exclamationmark.triangle.fill")
    #expect(at(12, 12, warning) == 0)
    #expect(at(12, 17, warning) == 0)
    #expect(at(8, 17, warning) == 1)
    let slashed = try coverage("square.slash.fill")
    let other = try coverage("square.fill.slash")
    #expect(slashed == other)
  }

  @Test func `A badge is drawn in a gap of its symbol`() throws {
    let person = try coverage("person")
    #expect(at(14, 14, person) == 1)
    let added = try coverage("person.badge.plus")
    #expect(at(14, 14, added) == 0)
    #expect(at(17, 17, added) == 1)
    let dotted = try coverage("bell.badge.fill")
    #expect(at(18, 5, dotted) == 1)
    #expect(at(14, 7, dotted) == 0)
    #expect(at(11, 12, dotted) == 1)
  }

  @Test func `A framed symbol is at the center of its frame`() throws {
    let bubble = try coverage("plus.bubble.fill")
    #expect(at(12, 10, bubble) == 0)
    #expect(at(5, 10, bubble) == 1)
    #expect(at(12, 16, bubble) == 1)
    let seal = try coverage("checkmark.seal")
    #expect(at(11, 15, seal) == 1)
    #expect(at(12, 6, seal) == 0)
  }
}
