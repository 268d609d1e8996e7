internal import Synchronization

/// Rooms of one size that lie side by side: for nodes, and for the few children that most of them have.
///
/// Asked of the allocator one by one they lie between views and layers, some kilobytes apart, so that each
/// level of a walk lies in another page and waits for its address.
///
/// A room is given back from any thread; it waits for the next one who wants one, and its memory is never
/// given back to the system.
final class MemoryPool: Sendable {
  private struct State: @unchecked Sendable {
    /// The room that was given back last; each free one tells the next.
    var free: UnsafeMutableRawPointer?
    /// Rooms that nobody has had yet.
    var fresh: UnsafeMutableRawPointer?
    var freshCount = 0
  }

  /// A line of the cache.
  static let alignment = 64
  /// How many rooms are asked of the allocator at a time.
  private static let roomsAtOnce = 64

  private let size: Int
  private let state = Mutex(State())

  /// A pool of rooms of at least so many bytes.
  init(size: Int) {
    self.size = (size + Self.alignment - 1) / Self.alignment * Self.alignment
  }

  /// A room, with whatever was left in it.
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

  /// Takes a room back.
  func giveBack(_ room: UnsafeMutableRawPointer) {
    let room = Room(start: room)
    state.withLock { state in
      room.start.storeBytes(of: state.free, as: UnsafeMutableRawPointer?.self)
      state.free = room.start
    }
  }

  /// A room on its way through the lock; it belongs to whoever has it.
  private struct Room: @unchecked Sendable {
    let start: UnsafeMutableRawPointer
  }
}
