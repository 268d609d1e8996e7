public import UIKitCore

/// A list of objects that it keeps alive or not, in which a place may be empty.
///
/// Members are told by their addresses, as on iOS: `Unmanaged.passUnretained(view).toOpaque()`. An
/// address is read as that of an object.
open class NSPointerArray: NSObject {
  private var members: [HeldObject<AnyObject>?] = []
  private let options: NSPointerFunctions.Options

  /// Makes an empty list.
  public init(options: NSPointerFunctions.Options = []) {
    self.options = options
    super.init()
  }

  /// A list that keeps its members alive.
  public class func strongObjects() -> NSPointerArray { NSPointerArray() }
  /// A list that keeps nothing alive; what ends leaves an empty place.
  public class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

  /// How many places there are; more than there were are empty.
  open var count: Int {
    get { members.count }
    set {
      let wanted = max(0, newValue)
      members.removeLast(max(0, members.count - wanted))
      members += Array(repeating: nil, count: wanted - members.count)
    }
  }
  /// The members, without empty places.
  open var allObjects: [Any] { members.compactMap { $0?.object } }

  /// The member of a place; nil for an empty place and for one that is not there.
  open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    guard members.indices.contains(index), let object = members[index]?.object else { return nil }
    return Unmanaged.passUnretained(object).toOpaque()
  }
  /// Puts a member at the end; nil for an empty place.
  open func addPointer(_ pointer: UnsafeMutableRawPointer?) { members.append(held(pointer)) }
  /// Puts a member before that of a place; a place beyond the end does nothing.
  open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
    if (0...members.count).contains(index) { members.insert(held(item), at: index) }
  }
  /// Puts a member in the place of another; a place that is not there does nothing.
  open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
    if members.indices.contains(index) { members[index] = held(item) }
  }
  /// Takes a place out; one that is not there does nothing.
  open func removePointer(at index: Int) {
    if members.indices.contains(index) { members.remove(at: index) }
  }
  /// Takes the empty places out.
  ///
  /// Those of members that have ended go too; on iOS they stay unless an empty one was added since.
  open func compact() { members.removeAll { $0?.object == nil } }

  private func held(_ pointer: UnsafeMutableRawPointer?) -> HeldObject<AnyObject>? {
    pointer.map {
      HeldObject(Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue(), options)
    }
  }
}
