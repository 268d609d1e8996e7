import Foundation
import Fuzzing
import Testing
import TouchstoneGeometry
import TouchstoneLayers

@testable import TouchstoneDisplay
@testable import TouchstoneHost

@Suite("Changes of display lists") @MainActor
struct ChangeLawTests {
  @Test(
    "changes lead from each list to the list made from scratch",
    arguments: 0..<40)
  func law(seed: Int) {
    RandomLayers.test(seed: UInt64(seed)) { change in
      var known: [DisplayList] = []
      var followers: [UnreadDisplayChanges] = []
      for step in 0..<60 {
        for _ in 0..<change.below(30) { change.once() }
        change.maker.update(to: change.roots)
        if step % 20 == 0 {
          followers.append(change.maker.follow())
          known.append(DisplayList())
        }
        let whole = change.maker.listFromNothing(of: change.roots)
        #expect(unlike(change.maker.displayList(), whole) == nil, "step \(step)")
        // Each follower falls behind now and then.
        for place in followers.indices where change.below(3) > 0 || step == 59 {
          known[place].apply(change.maker.take(followers[place]))
          #expect(unlike(known[place], whole) == nil, "follower \(place), step \(step)")
          #expect(change.maker.take(followers[place]).isEmpty)
        }
      }
      #expect(change.count > 500)
    }
  }

  /// Returns the first difference of two lists, because whole lists are too long to read.
  private func unlike(_ list: DisplayList, _ other: DisplayList) -> String? {
    if list == other { return nil }
    guard list.roots == other.roots else { return "\(list.roots) \(other.roots)" }
    let pair = zip(list.nodes, other.nodes).first { $0 != $1 }
    return pair.map { "\($0)\n\($1)" } ?? "\(list.nodes.count) \(other.nodes.count)"
  }

  @Test("a difference that was encoded as JSON has the same effect")
  func text() throws {
    try RandomLayers.test(seed: 99) { change in
      change.maker.update(to: change.roots)
      let changes = change.maker.follow()
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      var (plain, read) = (DisplayList(), DisplayList())
      for _ in 0..<50 {
        for _ in 0..<20 { change.once() }
        change.maker.update(to: change.roots)
        let difference = change.maker.take(changes)
        let text = try encoder.encode(difference)
        let other = try JSONDecoder().decode(DisplayListDifference.self, from: text)
        #expect(try encoder.encode(other) == text)
        plain.apply(difference)
        read.apply(other)
        #expect(try encoder.encode(plain) == encoder.encode(read))
      }
    }
  }
}
