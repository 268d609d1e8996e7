internal import CObjectEndings
internal import Synchronization
internal import UIKitCore

/// Reports the deallocation of objects of classes that don't report it themselves.
///
/// Swift's runtime deallocates an object through a function in the metadata of its class. To watch
/// a class, this type replaces the function with one that calls the original and then reports the
/// object. Objects of other classes have no cost. Swift doesn't guarantee this layout on Linux, and
/// a test checks it.
enum ObjectEndings {
  /// The original functions of the watched classes, by the address of the class.
  private static let originals = Mutex<[UInt: UInt]>([:])

  private static let isReady: Void = object_endings_set_handler(
    ObjectEndingHandler(
      original: { ObjectEndings.original(of: $0) },
      ended: { AssociationTable.shared.objectEnded(at: $0) }))

  /// Starts notifying the table of associations when an object of the class of `object` is
  /// deallocated.
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
