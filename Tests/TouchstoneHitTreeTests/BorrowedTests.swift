import Testing
import TouchstoneHitTree

/// Objects that another reference retains.
struct BorrowedTests {
  private final class Thing {
    var name = "thing"
  }

  @Test("a borrowed object is deallocated when its owner releases it")
  func isNotKept() {
    var owner: Thing? = Thing()
    weak let witness = owner
    let borrowed = owner.map { Borrowed($0) }
    #expect(borrowed?.use { $0.name } == "thing")
    owner = nil
    #expect(witness == nil)
  }

  @Test("an object copied from a borrow lives on after its owner releases it")
  func objectIsKept() {
    var owner: Thing? = Thing()
    let kept = owner.map { Borrowed($0).object }
    owner = nil
    #expect(kept?.name == "thing")
  }

  #if DEBUG
  @Test func `A debug build stops if a borrowed object is gone before it is used`() async {
    await #expect(processExitsWith: .failure) {
      var owner: Thing? = Thing()
      let borrowed = owner.map { Borrowed($0) }
      owner = nil
      _ = borrowed?.use { $0.name }
    }
  }

  @Test func `A debug build stops if a borrowed object is deallocated during its use`() async {
    await #expect(processExitsWith: .failure) {
      final class Owner { var thing: Thing? = Thing() }
      let owner = Owner()
      let borrowed = owner.thing.map { Borrowed($0) }
      borrowed?.use { _ in owner.thing = nil }
    }
  }
  #endif

  @Test("two borrows are equal if their objects are identical")
  func equality() {
    let (one, other) = (Thing(), Thing())
    #expect(Borrowed(one) == Borrowed(one))
    #expect(Borrowed(one) != Borrowed(other))
    #expect(Borrowed(one).refers(to: one))
    #expect(!Borrowed(one).refers(to: other))
  }
}
