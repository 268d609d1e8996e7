internal import Synchronization

/// A pool of memory blocks of one size, for nodes and for the few children that most nodes have.
///
/// If the allocator provided the blocks one by one, they would be scattered between views and
/// layers, some kilobytes apart. Each level of a traversal would then access another page and wait
/// for its address.
///
/// A block can be returned from any thread. The pool reuses it, and never returns memory to the
/// system.
final class MemoryPool: Sendable {
  private struct State: @unchecked Sendable {
    /// The block returned last. Each free block contains the address of the next.
    var free: UnsafeMutableRawPointer?
    /// The blocks that have never been used.
    var fresh: UnsafeMutableRawPointer?
    var freshCount = 0
  }

  /// The size of a cache line in bytes.
  static let alignment = 64
  /// The number of blocks allocated at a time.
  private static let roomsAtOnce = 64

  private let size: Int
  private let state = Mutex(State())

  /// Creates a pool of blocks of at least `size` bytes, rounded up to whole cache lines.
  init(size: Int) {
    self.size = (size + Self.alignment - 1) / Self.alignment * Self.alignment
  }

  /// Returns a block with undefined content.
  func take() -> UnsafeMutableRawPointer {
    state.withLock { state in
      if let room = state.free {
        state.free = room.load(as: UnsafeMutableRawPointer?.self)
        return Room(start: room)
      }
      if state.freshCount == 0 {
        state.fresh = .allocate(byteCount: size * Self.roomsAtOnce, alignment: Self.alignment)
        state.freshCount = Self.roomsAtOnce
      }
      let room = state.fresh.unsafelyUnwrapped
      state.freshCount -= 1
      state.fresh = room + size
      return Room(start: room)
    }.start
  }

  /// Returns a block to the pool.
  func giveBack(_ room: UnsafeMutableRawPointer) {
    let room = Room(start: room)
    state.withLock { state in
      room.start.storeBytes(of: state.free, as: UnsafeMutableRawPointer?.self)
      state.free = room.start
    }
  }

  /// A block that is passed through the lock. It belongs to the caller.
  private struct Room: @unchecked Sendable {
    let start: UnsafeMutableRawPointer
  }
}
