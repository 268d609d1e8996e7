internal import CObjectEndings
internal import Synchronization
internal import UIKitCore

/// Tells when objects end, of classes that know nothing of it.
///
/// Swift's runtime ends an object through a function in its class's metadata. A class is watched by
/// putting another function there, which calls the first and then tells; so an object costs nothing
/// unless one of its class was asked about. The layout is no promise of Swift's on Linux, and a test
/// pins it.
enum ObjectEndings {
  /// The functions that ended objects of the classes that are watched, by the class's address.
  private static let originals = Mutex<[UInt: UInt]>([:])

  private static let isReady: Void = object_endings_set_handler(
    ObjectEndingHandler(
      original: { ObjectEndings.original(of: $0) },
      ended: { AssociationTable.shared.objectEnded(at: $0) }))

  /// Tells the table of associations from now on when an object of the class of `object` has ended.
  static func watchClass(of object: AnyObject) {
    _ = isReady
    let metadata = unsafeBitCast(type(of: object) as AnyClass, to: UnsafeMutableRawPointer.self)
    let address = UInt(bitPattern: metadata)
    originals.withLock { known in
      guard known[address] == nil, let metadata = UnsafeMutableRawPointer(bitPattern: address)
      else { return }
      known[address] = UInt(bitPattern: object_endings_current(metadata))
      object_endings_watch(metadata)
    }
  }

  private static func original(of metadata: UnsafeRawPointer) -> UnsafeMutableRawPointer? {
    let address = UInt(bitPattern: metadata)
    return originals.withLock { $0[address] }.flatMap { UnsafeMutableRawPointer(bitPattern: $0) }
  }
}
