extension RawInput {
  /// Returns the input at another time.
  package func at(_ time: Double) -> RawInput {
    switch self {
    case .touch(var sample):
      sample.time = time
      return .touch(sample)
    case .key(var sample):
      sample.time = time
      return .key(sample)
    case .press(var sample):
      sample.time = time
      return .press(sample)
    case .motion(var sample):
      sample.time = time
      return .motion(sample)
    case .deviceMotion(var sample):
      sample.time = time
      return .deviceMotion(sample)
    case .remote(var sample):
      sample.time = time
      return .remote(sample)
    case .hover(var sample):
      sample.time = time
      return .hover(sample)
    case .scroll(var sample):
      sample.time = time
      return .scroll(sample)
    case .transform(var sample):
      sample.time = time
      return .transform(sample)
    case .touchUpdate(var sample):
      sample.time = time
      return .touchUpdate(sample)
    case .text(var sample):
      sample.time = time
      return .text(sample)
    case .accessibility(var sample):
      sample.time = time
      return .accessibility(sample)
    case .menu(var sample):
      sample.time = time
      return .menu(sample)
    case .interrupt: return .interrupt(time: time)
    case .resume: return .resume(time: time)
    }
  }

  /// Returns the input `seconds` later.
  package func shifted(by seconds: Double) -> RawInput { seconds == 0 ? self : at(time + seconds) }
}
