internal import UIKitCore

/// The pictures that a program gives a slider in the place of its thumb and its track, by state.
@MainActor
struct SliderImages {
  /// What a picture stands for.
  enum Part {
    case thumb
    case minimumTrack
    case maximumTrack
  }

  private var images: [(part: Part, state: UIControl.State, image: UIImage)] = []

  /// The picture that was given for exactly this state.
  func image(_ part: Part, for state: UIControl.State) -> UIImage? {
    images.first { $0.part == part && $0.state == state }?.image
  }

  /// The picture for a state, or else the one for the normal state.
  func current(_ part: Part, in state: UIControl.State) -> UIImage? {
    image(part, for: state) ?? image(part, for: .normal)
  }

  /// Gives a picture for a state, or takes it away.
  mutating func set(_ image: UIImage?, _ part: Part, for state: UIControl.State) {
    images.removeAll { $0.part == part && $0.state == state }
    if let image { images.append((part, state, image)) }
  }
}
