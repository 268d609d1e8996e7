internal import UIKitCore

/// The images that replace a slider's thumb and track, by state.
@MainActor
struct SliderImages {
  /// The part of the slider that an image replaces.
  enum Part {
    case thumb
    case minimumTrack
    case maximumTrack
  }

  private var images: [(part: Part, state: UIControl.State, image: UIImage)] = []

  /// Returns the image set for exactly this state.
  func image(_ part: Part, for state: UIControl.State) -> UIImage? {
    images.first { $0.part == part && $0.state == state }?.image
  }

  /// Returns the image for a state, or else the image for the normal state.
  func current(_ part: Part, in state: UIControl.State) -> UIImage? {
    image(part, for: state) ?? image(part, for: .normal)
  }

  /// Sets the image for a state, or removes it if `image` is `nil`.
  mutating func set(_ image: UIImage?, _ part: Part, for state: UIControl.State) {
    images.removeAll { $0.part == part && $0.state == state }
    if let image { images.append((part, state, image)) }
  }
}
