package import TouchstoneInput

/// The contacts that each source has begun and not ended, so that they can be ended when the source
/// goes away.
package struct HeldInput {
  /// Something that lasts from one input to another.
  private enum Contact: Equatable {
    case touch(Int)
    case key(Int)
    case press(PressSample.PressType)
    case transform
    case scroll
    case pointer

    /// Whether all sources share the contact, so that each source takes it over from another.
    var isShared: Bool { self == .scroll || self == .pointer }

    /// The name of the contact in a refusal.
    var name: String {
      switch self {
      case .touch(let id): "touch \(id)"
      case .key(let usage): "key \(usage)"
      case .press(let type): "press \(type.rawValue)"
      case .transform: "the transform"
      case .scroll: "the scroll"
      case .pointer: "the hover"
      }
    }
  }

  private struct Hold {
    let contact: Contact
    var source: Int
    var last: RawInput
  }

  /// The held contacts, in the order in which they began.
  private var holds: [Hold] = []

  /// Creates a list without contacts.
  package init() {}

  /// Records an input that `StreamCheck` has admitted.
  ///
  /// - Throws: A refusal if another source holds the contact.
  package mutating func admit(_ input: RawInput, from source: Int) throws(InputRefusal) {
    guard let (contact, isDown) = Self.contact(of: input) else { return }
    let place = holds.firstIndex { $0.contact == contact }
    if let place, holds[place].source != source, !contact.isShared {
      throw InputRefusal(
        "\(contact.name) comes from source \(source)",
        expected: "source \(holds[place].source), where it began")
    }
    switch (place, isDown) {
    case (let place?, true):
      holds[place].source = source
      holds[place].last = input
    case (let place?, false): holds.remove(at: place)
    case (nil, true): holds.append(Hold(contact: contact, source: source, last: input))
    case (nil, false): break
    }
  }

  /// Returns the inputs that end all contacts of a source at a time.
  package func endings(of source: Int, at time: Double) -> [RawInput] {
    holds.filter { $0.source == source }.map { Self.ending(of: $0.last).at(time) }
  }

  /// Returns the contact of an input, and whether the contact lasts beyond the input.
  ///
  /// Returns `nil` if the input has no contact.
  private static func contact(of input: RawInput) -> (Contact, isDown: Bool)? {
    switch input {
    case .touch(let sample):
      (.touch(sample.id), sample.phase == .began || sample.phase == .moved)
    case .key(let sample): (.key(sample.usage), isDown(sample.phase))
    case .press(let sample): (.press(sample.type), isDown(sample.phase))
    case .transform(let sample): (.transform, isDown(sample.phase))
    // The notch of a wheel is complete in itself.
    case .scroll(let sample) where sample.precise: (.scroll, isDown(sample.phase))
    case .hover(let sample): (.pointer, sample.phase != .ended)
    default: nil
    }
  }

  private static func isDown(_ phase: HeldPhase) -> Bool { phase == .began || phase == .changed }

  private static func ending(of input: RawInput) -> RawInput {
    switch input {
    case .touch(var sample):
      sample.phase = .cancelled
      return .touch(sample)
    case .key(let sample):
      return .key(KeySample(phase: .cancelled, usage: sample.usage, time: sample.time))
    case .press(let sample):
      return .press(PressSample(phase: .cancelled, type: sample.type, time: sample.time))
    case .transform(let sample):
      return .transform(
        TransformSample(phase: .cancelled, position: sample.position, time: sample.time))
    case .scroll(let sample):
      return .scroll(
        ScrollSample(
          position: sample.position, dx: 0, dy: 0, phase: .cancelled, precise: true,
          time: sample.time))
    case .hover(var sample):
      sample.phase = .ended
      return .hover(sample)
    default: return input
    }
  }
}
