import Testing
import TouchstoneInput

@Suite("The check of a stream")
struct StreamCheckTests {
  /// Returns the rejection of the last input, after all others were accepted.
  private func refusal(_ inputs: RawInput...) throws -> String? {
    var check = StreamCheck()
    for input in inputs.dropLast() { try check.admit(input) }
    let before = (check.openTouches, check.openKeys, check.openPresses, check.latestTime)
    do {
      try check.admit(inputs[inputs.count - 1])
      return nil
    } catch {
      let after = (check.openTouches, check.openKeys, check.openPresses, check.latestTime)
      #expect(before == after, "a refused input changes nothing")
      #expect(!error.description.contains("\n"))
      return error.description
    }
  }

  @Test(
    "a touch that moves or ends before it began is refused",
    arguments: [TouchSample.Phase.moved, .ended, .cancelled])
  func missingBegan(phase: TouchSample.Phase) throws {
    #expect(
      try refusal(touch(3, phase, at: 1))
        == "touch 3 \(phase.rawValue) before it began; expected its beginning first")
    #expect(try refusal(touch(3, .began, at: 0), touch(3, phase, at: 1)) == nil)
    #expect(try refusal(touch(4, .began, at: 0), touch(3, phase, at: 1)) != nil)
  }

  @Test("a second began of a touch that is down is refused")
  func secondBegan() throws {
    #expect(
      try refusal(touch(1, .began, at: 0), touch(1, .began, at: 1))
        == "touch 1 began while it is already down; expected its end first")
  }

  @Test("an id begins again after its end", arguments: [TouchSample.Phase.ended, .cancelled])
  func reuse(phase: TouchSample.Phase) throws {
    #expect(
      try refusal(touch(1, .began, at: 0), touch(1, phase, at: 1), touch(1, .began, at: 1)) == nil)
    #expect(
      try refusal(touch(1, .began, at: 0), touch(1, phase, at: 1), touch(1, .moved, at: 1)) != nil)
  }

  @Test("time that runs backwards is refused, and equal times are not")
  func backwards() throws {
    #expect(
      try refusal(touch(1, .began, at: 2), touch(1, .moved, at: 1.5))
        == "time runs backwards from 2.0 to 1.5; expected 2.0 or later")
    #expect(try refusal(touch(1, .began, at: 2), touch(1, .moved, at: 2)) == nil)
    #expect(try refusal(.resume(time: 2), .interrupt(time: 1)) != nil)
  }

  @Test("a time without input counts for the order of times")
  func moments() throws {
    var check = StreamCheck()
    try check.admit(time: 2)
    #expect(throws: InputRefusal.self) { try check.admit(time: 1) }
    #expect(throws: InputRefusal.self) { try check.admit(time: .nan) }
    #expect(throws: InputRefusal.self) { try check.admit(touch(1, .began, at: 1)) }
    #expect(check.latestTime == 2)
  }

  @Test(
    "numbers that are not finite, or beyond their limits, are refused",
    arguments: [Double.nan, .infinity, -.infinity, 1e308, -1e308, 1_000_000_001, -1_000_001])
  func notFinite(value: Double) throws {
    let place = Point(x: 0, y: 0)
    var inputs: [RawInput] = [
      touch(1, .began, at: value), touch(1, .began, at: 0, x: value), hover(.moved, at: value),
      .touch(TouchSample(id: 1, phase: .began, position: Point(x: 0, y: value), time: 0)),
      .touch(TouchSample(id: 1, phase: .began, position: place, time: 0, force: value)),
      .hover(HoverSample(phase: .moved, position: Point(x: 0, y: value), time: 0)),
      .press(PressSample(phase: .began, type: .menu, force: value, time: 0)),
    ]
    inputs.append(.scroll(ScrollSample(position: place, dx: value, dy: 0, time: 0)))
    inputs.append(.scroll(ScrollSample(position: place, dx: 0, dy: value, time: 0)))
    inputs.append(transform(.began, scale: value, at: 0))
    inputs.append(
      .transform(TransformSample(phase: .began, position: place, rotation: value, time: 0)))
    inputs.append(.touchUpdate(TouchUpdateSample(update: 1, force: value, time: 0)))
    inputs.append(.touchUpdate(TouchUpdateSample(update: 1, azimuth: value, time: 0)))
    for input in inputs { #expect(try refusal(input) != nil, "\(input)") }
  }

  @Test(
    "a key or press that ends or changes before it began is refused",
    arguments: [HeldPhase.changed, .ended, .cancelled])
  func heldMissingBegan(phase: HeldPhase) throws {
    #expect(try refusal(key(phase, at: 0)) != nil)
    #expect(try refusal(press(phase, at: 0)) != nil)
    #expect(try refusal(key(.began, at: 0), key(phase, at: 0)) == nil)
    #expect(try refusal(press(.began, at: 0), press(phase, at: 0)) == nil)
    #expect(try refusal(press(.began, at: 0), press(phase, .menu, at: 0)) != nil)
  }

  @Test("a transform begins before it changes or ends, and once at a time")
  func transforms() throws {
    for phase in [HeldPhase.changed, .ended, .cancelled] {
      #expect(try refusal(transform(phase, at: 0)) != nil)
      #expect(try refusal(transform(.began, at: 0), transform(phase, at: 0)) == nil)
    }
    #expect(try refusal(transform(.began, at: 0), transform(.began, at: 0)) != nil)
    #expect(
      try refusal(
        transform(.began, at: 0), transform(.cancelled, at: 0), transform(.began, at: 0)) == nil)
    #expect(try refusal(transform(.began, scale: 0, at: 0)) != nil)
    #expect(try refusal(transform(.began, scale: -1, at: 0)) != nil)
  }

  @Test("a second began of a key is refused unless the keyboard repeats it")
  func keyRepeats() throws {
    #expect(try refusal(key(.began, at: 0), key(.began, at: 1)) != nil)
    #expect(try refusal(key(.began, at: 0), key(.began, isRepeat: true, at: 1)) == nil)
    #expect(try refusal(key(.began, isRepeat: true, at: 1)) != nil)
    #expect(try refusal(press(.began, at: 0), press(.began, at: 1)) != nil)
  }

  @Test("hovers, scrolls and motions may start anywhere")
  func looseKinds() throws {
    #expect(try refusal(hover(.moved, at: 0)) == nil)
    #expect(try refusal(hover(.ended, at: 0)) == nil)
    #expect(try refusal(scroll(.changed, at: 0)) == nil)
    #expect(try refusal(.motion(MotionSample(phase: .ended, time: 0))) == nil)
  }

  @Test("open inputs are listed in order of their beginnings")
  func openOnes() throws {
    var check = StreamCheck()
    for id in [5, 2, 9] { try check.admit(touch(id, .began, at: 0)) }
    try check.admit(touch(2, .ended, at: 1))
    try check.admit(touch(2, .began, at: 1))
    #expect(check.openTouches == [5, 9, 2])
    try check.admit(press(.began, .menu, at: 1))
    try check.admit(press(.began, .select, at: 1))
    #expect(check.openPresses == [.menu, .select])
    try check.admit(key(.began, usage: 40, at: 1))
    #expect(check.openKeys == [40])
  }

  @Test("an interruption leaves touches down")
  func interruption() throws {
    #expect(
      try refusal(touch(1, .began, at: 0), .interrupt(time: 1), touch(1, .moved, at: 2)) == nil)
  }
}
