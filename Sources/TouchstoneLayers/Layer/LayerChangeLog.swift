package import TouchstoneHitTree

/// Which layers look different since somebody looked last, so that nobody has to walk the tree for it.
///
/// Whoever shows layers reads each of them once and then watches it: with the first thing of it that
/// changes, the layer writes its number down, and nothing more until it is read and watched again. A change
/// of a layer that nobody watches costs the look at one flag.
///
/// A layer writes into one log only. Where another takes it over, the first has a gap and must be made
/// again, by reading all layers.
@MainActor
package final class LayerChangeLog {
  private var numbers: [Int] = []
  /// Whether another log has taken over layers of this one.
  package private(set) var hasGap = false

  /// Makes an empty log.
  package init() {}

  /// Whether nothing was written down.
  package var isEmpty: Bool { numbers.isEmpty && !hasGap }

  /// Hands out the numbers that were written down, in their order, and begins again.
  ///
  /// - Parameter room: An array of no more use, whose memory serves for what is written down next.
  /// - Returns: The numbers, some of which may be of layers that are gone.
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

/// What a layer knows of the log that watches it.
@MainActor
struct LayerWatch {
  /// Whether nothing has changed since the layer was read; false where nobody watches.
  fileprivate(set) var isUnchanged = false
  /// Whether the same layers are inside as then, in the same order.
  fileprivate var hasSameOrder = false
  /// What is written down.
  fileprivate var number = 0
  fileprivate var log: LayerChangeLog?
}

extension CALayer {
  /// Watches the layer from now on, which was just read.
  ///
  /// A mask is watched under the number of the layer that it belongs to.
  ///
  /// - Returns: Whether it was watched before, and still has the same layers inside in the same order.
  @discardableResult
  package func watch(by log: LayerChangeLog, as number: Int) -> Bool {
    defer { watch.hasSameOrder = true }
    if let old = watch.log, old !== log { old.loseLayer() }
    watch.isUnchanged = true
    watch.number = number
    watch.log = log
    return watch.hasSameOrder
  }

  /// Something that a picture of the layer shows has changed or is about to, or something that it says
  /// of the layer's owner.
  @inline(__always)
  package final func looksDifferent() {
    if watch.isUnchanged { writeDown() }
  }

  /// Other layers are inside, or they are painted in another order.
  @inline(__always)
  final func hasOtherOrder() {
    watch.hasSameOrder = false
    looksDifferent()
  }

  private func writeDown() {
    watch.isUnchanged = false
    watch.log?.write(watch.number)
  }

  /// Sets a flag of the plain memory beside the layer, of which a picture tells, too.
  package final func setNodeFlag(_ flag: NodeFlags, _ isOn: Bool) {
    node?.setFlag(flag, isOn)
    looksDifferent()
  }

  /// Whether the layer is another's mask, and so is shown by it alone.
  package var isMask: Bool { parent.map { $0.mask === self } ?? false }

  /// Whether the layer, or its mask, is in the midst of an animation.
  package var isAnimated: Bool {
    !animations.isEmpty || mask.map { !$0.animations.isEmpty } ?? false
  }
}
