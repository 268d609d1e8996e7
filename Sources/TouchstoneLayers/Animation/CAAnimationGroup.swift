internal import TouchstoneGeometry
internal import TouchstoneHitTree

/// Several animations that run together, in the time of the group.
///
/// A member without a duration lasts as long as the group. A member that lasts longer is cut off.
open class CAAnimationGroup: CAAnimation {
  /// The members.
  ///
  /// Their delegates aren't called.
  open var animations: [CAAnimation]?

  override func copied() -> CAAnimation {
    guard type(of: self) == CAAnimationGroup.self else { return self }
    let copy = CAAnimationGroup()
    if begins() {
      copy.animations = animations?.map { $0.copied() }
      Self.groups.end()
    } else {
      copy.isTold = true
    }
    return copyValues(to: copy)
  }

  /// The maximum nesting of groups. Only a group that contains itself gets this far.
  static let mostNested = 100
  private static var groups = NestedCalls(most: mostNested)
  private var isTold = false

  /// Returns whether the members may run. Reports a group that is nested too deep once.
  private func begins() -> Bool {
    switch Self.groups.begin() {
    case .goes: return true
    case .refused: return false
    case .reachesBound:
      if !isTold {
        NumberCheck.tell(
          "\(Self.mostNested) animation groups are nested in each other; deeper ones don't run",
          self
        )
      }
      isTold = true
      return false
    }
  }

  override func apply(to layer: CALayer, at time: Double) {
    guard let progress = timing.progress(at: time), begins() else { return }
    defer { Self.groups.end() }
    let local = fraction(progress) * duration
    for animation in animations ?? [] {
      let lasting = animation.duration
      if lasting == 0 { animation.duration = duration }
      animation.apply(to: layer, at: local)
      animation.duration = lasting
    }
  }
}
