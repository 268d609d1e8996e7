package import TouchstoneHitTree

/// Records which layers have changed since an observer last read them, so that it needn't traverse
/// the tree.
///
/// An observer reads each layer once and then watches it. At its first change the layer writes its
/// number to the log, and nothing more until it is read and watched again. A change of an unwatched
/// layer costs one test of a flag.
///
/// A layer writes to one log only. If another log takes it over, the first log has a gap, and its
/// observer must read all layers again.
@MainActor
package final class LayerChangeLog {
  private var numbers: [Int] = []
  /// Whether another log has taken over layers of this log.
  package private(set) var hasGap = false

  /// Creates an empty log.
  package init() {}

  /// Whether the log has no entries and no gap.
  package var isEmpty: Bool { numbers.isEmpty && !hasGap }

  /// Returns the recorded numbers in order, and clears the log.
  ///
  /// - Parameter room: An array that is no longer used. Its capacity serves for the next entries.
  /// - Returns: The numbers, some of which may belong to layers that are gone.
  package func take(leaving room: [Int] = []) -> [Int] {
    let taken = numbers
    numbers = room
    numbers.removeAll(keepingCapacity: true)
    hasGap = false
    return taken
  }

  fileprivate func write(_ number: Int) { numbers.append(number) }

  fileprivate func loseLayer() { hasGap = true }
}

/// A layer's state for the log that watches it.
@MainActor
struct LayerWatch {
  /// Whether the layer is unchanged since it was read. False if no log watches it.
  fileprivate(set) var isUnchanged = false
  /// Whether the layer has the same sublayers in the same order as when it was read.
  fileprivate var hasSameOrder = false
  /// The number that the layer writes to the log.
  fileprivate var number = 0
  fileprivate var log: LayerChangeLog?
}

extension CALayer {
  /// Watches the layer from now on. Call it right after the layer was read.
  ///
  /// A mask is watched under the number of the layer that it masks.
  ///
  /// - Returns: Whether the layer was watched before and still has the same sublayers in the same
  ///   order.
  @discardableResult
  package func watch(by log: LayerChangeLog, as number: Int) -> Bool {
    defer { watch.hasSameOrder = true }
    if let old = watch.log, old !== log { old.loseLayer() }
    watch.isUnchanged = true
    watch.number = number
    watch.log = log
    return watch.hasSameOrder
  }

  /// Records that the layer's appearance, or what it states about its owner, has changed or is
  /// about to change.
  @inline(__always)
  package final func looksDifferent() {
    if watch.isUnchanged { writeDown() }
  }

  /// Records that the layer has other sublayers, or the same in another painting order.
  @inline(__always)
  final func hasOtherOrder() {
    watch.hasSameOrder = false
    looksDifferent()
  }

  private func writeDown() {
    watch.isUnchanged = false
    watch.log?.write(watch.number)
  }

  /// Sets a flag of the layer's node, which also counts as a change of the layer.
  package final func setNodeFlag(_ flag: NodeFlags, _ isOn: Bool) {
    node?.setFlag(flag, isOn)
    looksDifferent()
  }

  /// Whether the layer is another layer's mask and is therefore shown only by that layer.
  package var isMask: Bool { parent.map { $0.mask === self } ?? false }

  /// Whether the layer or its mask has animations.
  package var isAnimated: Bool {
    !animations.isEmpty || mask.map { !$0.animations.isEmpty } ?? false
  }
}
