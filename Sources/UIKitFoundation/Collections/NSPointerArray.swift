public import UIKitCore

/// A list of objects that it retains or not, in which elements may be empty.
///
/// Elements are identified by their addresses, as on iOS:
/// `Unmanaged.passUnretained(view).toOpaque()`. Every address is treated as that of an object.
open class NSPointerArray: NSObject {
  private var members: [HeldObject<AnyObject>?] = []
  private let options: NSPointerFunctions.Options

  /// Creates an empty list.
  public init(options: NSPointerFunctions.Options = []) {
    self.options = options
    super.init()
  }

  /// Returns a list that retains its elements.
  public class func strongObjects() -> NSPointerArray { NSPointerArray() }
  /// Returns a list that doesn't retain its elements, so a deallocated object leaves an empty
  /// element.
  public class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

  /// The number of elements; increasing it appends empty elements.
  open var count: Int {
    get { members.count }
    set {
      let wanted = max(0, newValue)
      members.removeLast(max(0, members.count - wanted))
      members += Array(repeating: nil, count: wanted - members.count)
    }
  }
  /// The elements that aren't empty.
  open var allObjects: [Any] { members.compactMap { $0?.object } }

  /// Returns the element at an index, or `nil` if it is empty or the index is out of range.
  open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    guard members.indices.contains(index), let object = members[index]?.object else { return nil }
    return Unmanaged.passUnretained(object).toOpaque()
  }
  /// Appends an element, or an empty element if `pointer` is `nil`.
  open func addPointer(_ pointer: UnsafeMutableRawPointer?) { members.append(held(pointer)) }
  /// Inserts an element at an index, or does nothing if the index is out of range.
  open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
    if (0...members.count).contains(index) { members.insert(held(item), at: index) }
  }
  /// Replaces the element at an index, or does nothing if the index is out of range.
  open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
    if members.indices.contains(index) { members[index] = held(item) }
  }
  /// Removes the element at an index, or does nothing if the index is out of range.
  open func removePointer(at index: Int) {
    if members.indices.contains(index) { members.remove(at: index) }
  }
  /// Removes the empty elements.
  ///
  /// This includes deallocated objects. On iOS they stay unless an empty element was added since.
  open func compact() { members.removeAll { $0?.object == nil } }

  private func held(_ pointer: UnsafeMutableRawPointer?) -> HeldObject<AnyObject>? {
    pointer.map {
      HeldObject(Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue(), options)
    }
  }
}
