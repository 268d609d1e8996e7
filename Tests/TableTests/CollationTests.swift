import Testing
import TouchstoneTesting
import UIKit

/// Sections by letter.
@MainActor @Suite(.staged)
struct CollationTests {
  private let collation = UILocalizedIndexedCollation.current()
  private let name = Selector("name", { (person: Person) in { person.name } })

  private func section(_ name: String) -> Int {
    collation.section(for: Person(name), collationStringSelector: self.name)
  }

  @Test func `the sections are the letters and a last one for everything else`() {
    #expect(collation.sectionTitles.count == 27)
    #expect(collation.sectionTitles.first == "A" && collation.sectionTitles.last == "#")
    #expect(collation.sectionTitles[25] == "Z")
    #expect(collation.sectionIndexTitles == collation.sectionTitles)
    #expect(collation.section(forSectionIndexTitle: 3) == 3)
    #expect(collation.section(forSectionIndexTitle: 99) == 26)
    #expect(collation.section(forSectionIndexTitle: -1) == 0)
  }

  @Test(arguments: [
    ("Anna", 0), ("anna", 0), ("Zoe", 25), ("Ärger", 0), ("élan", 4), ("Øystein", 14),
    ("Łukasz", 11), ("  bob", 1), ("9 lives", 26), ("", 26), ("#", 26), ("日本", 26),
  ])
  func `an object belongs to the section of its first letter`(name: String, number: Int) {
    #expect(section(name) == number)
  }

  @Test func `objects are sorted without regard to case and accents, equal ones in their order`() {
    let people = ["bob", "Zoe", "Élan", "anna", "elan", "Anna", "Bob"].map { Person($0) }
    let sorted = collation.sortedArray(from: people, collationStringSelector: name)
    let names = sorted.compactMap { ($0 as? Person)?.name }
    #expect(names.map { $0.lowercased() }.first == "anna" && names.last == "Zoe")
    #expect(Set(names.prefix(2)) == ["anna", "Anna"])
    #expect(Set(names[2...3]) == ["bob", "Bob"])
    #expect(Set(names[4...5]) == ["Élan", "elan"])
    let twins = [Person("Bo", 1), Person("Bo", 2), Person("Bo", 3)]
    let same = collation.sortedArray(from: twins, collationStringSelector: name)
    #expect(same.compactMap { ($0 as? Person)?.number } == [1, 2, 3])
  }

  @Test func `contacts fall into sections as in the classic list`() {
    var sections = collation.sectionTitles.map { _ in [Any]() }
    for person in ["Carl", "Anna", "Alan", "7up"].map({ Person($0) }) {
      sections[collation.section(for: person, collationStringSelector: name)].append(person)
    }
    sections = sections.map { collation.sortedArray(from: $0, collationStringSelector: name) }
    #expect(sections[0].compactMap { ($0 as? Person)?.name } == ["Alan", "Anna"])
    #expect(sections[2].count == 1 && sections[26].count == 1)
  }

  @Test func `a string is sorted by itself, and another object without the method is one line`() {
    let stage = Stage()
    #expect(collation.section(for: "delta", collationStringSelector: Selector("self")) == 3)
    #expect(stage.faults == [])
    #expect(collation.section(for: Person("Eve"), collationStringSelector: Selector("age")) == 26)
    #expect(stage.faults.count == 1)
    #expect(stage.faults.first?.contains("can't perform age") == true)
  }
}

private final class Person: NSObject {
  let name: String
  let number: Int

  init(_ name: String, _ number: Int = 0) {
    self.name = name
    self.number = number
  }
}
