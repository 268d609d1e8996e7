import Testing

@testable import TouchstoneHitTree

struct MemoryPoolTests {
  @Test("allocated blocks are distinct, aligned, and large enough")
  func different() {
    let pool = MemoryPool(size: 100)
    let rooms = (0..<200).map { _ in pool.take() }
    for (index, room) in rooms.enumerated() {
      #expect(UInt(bitPattern: room) % UInt(MemoryPool.alignment) == 0)
      room.initializeMemory(as: UInt8.self, repeating: UInt8(index), count: 100)
    }
    for (index, room) in rooms.enumerated() {
      #expect((0..<100).allSatisfy { room.load(fromByteOffset: $0, as: UInt8.self) == index })
    }
    let addresses = rooms.map { UInt(bitPattern: $0) }.sorted()
    #expect(zip(addresses, addresses.dropFirst()).allSatisfy { $1 - $0 >= 128 })
    rooms.forEach(pool.giveBack)
  }

  @Test("a freed block is reused before a new one is allocated")
  func again() {
    let pool = MemoryPool(size: 64)
    let first = pool.take()
    let second = pool.take()
    pool.giveBack(first)
    pool.giveBack(second)
    #expect(pool.take() == second)
    #expect(pool.take() == first)
    #expect(pool.take() != first)
  }

  @Test("blocks are freed from any thread, and no block is allocated twice")
  func threads() async {
    let pool = MemoryPool(size: 64)
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<8 {
        group.addTask {
          for turn in 0..<2_000 {
            let room = pool.take()
            room.storeBytes(of: number * 10_000 + turn, toByteOffset: 8, as: Int.self)
            let found = room.load(fromByteOffset: 8, as: Int.self)
            if found != number * 10_000 + turn { Issue.record("a room is had by two") }
            pool.giveBack(room)
          }
        }
      }
    }
  }
}
