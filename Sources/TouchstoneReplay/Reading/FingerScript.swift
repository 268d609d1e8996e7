internal import TouchstoneInput

/// The steps of fingers that are down together, in chronological order.
struct FingerScript {
  /// The steps, in chronological order.
  private(set) var steps: [TimedStep] = []
  private let contacts: [Contact]
  private let corners: [[Contact.Sample]]
  private let firstNumber: Int

  /// Times that are closer to each other than this count as one, in seconds.
  private static let instant = 0.004

  /// Creates a script.
  ///
  /// - Parameters:
  ///   - contacts: The fingers, in the order in which they came down.
  ///   - tolerance: The maximum distance of each finger from its straight lines, in points.
  ///   - firstNumber: The number of the first finger in the test.
  init(_ contacts: [Contact], tolerance: Double, firstNumber: Int) {
    self.contacts = contacts
    self.firstNumber = firstNumber
    corners = contacts.map { $0.corners(within: tolerance) }
    write()
  }

  /// The times at which a finger changes its direction or speed.
  private var moments: [Double] {
    corners.flatMap { $0.map(\.time) }.sorted().reduce(into: []) { moments, time in
      if let last = moments.last, time - last < Self.instant { return }
      moments.append(time)
    }
  }

  private mutating func write() {
    let moments = moments
    var places: [Int: Point] = [:]
    for (index, moment) in moments.enumerated() {
      let next = index + 1 < moments.count ? moments[index + 1] : .infinity
      for (number, contact) in contacts.enumerated() where belongs(contact.end, moment, next) {
        guard places[number] != nil else { continue }
        finish(number, contact, at: moment)
        places[number] = nil
      }
      for (number, contact) in contacts.enumerated() where belongs(contact.start, moment, next) {
        let place = Rounding.point(contact.origin)
        steps.append(TimedStep(moment, .down(firstNumber + number, contact.tool, at: place)))
        places[number] = place
        // A finger that is lifted at the same time has to end here.
        if belongs(contact.end, moment, next) {
          finish(number, contact, at: moment)
          places[number] = nil
        }
      }
      guard next < .infinity else { break }
      var moves: [InputStep.Move] = []
      for number in contacts.indices {
        guard let old = places[number] else { continue }
        let place = Rounding.point(place(of: number, at: next))
        guard place != old else { continue }
        moves.append(InputStep.Move(finger: firstNumber + number, end: place))
        places[number] = place
      }
      guard !moves.isEmpty else { continue }
      steps.append(TimedStep(moment, .move(moves, duration: Rounding.value(next - moment))))
    }
  }

  private func belongs(_ time: Double, _ moment: Double, _ next: Double) -> Bool {
    time >= moment && time < next
  }

  private mutating func finish(_ number: Int, _ contact: Contact, at moment: Double) {
    let name = firstNumber + number
    switch contact.ending {
    case .ended?: steps.append(TimedStep(moment, .lift(name)))
    // A recording that ends with a finger down ends like a page that is closed.
    default: steps.append(TimedStep(moment, .cancel(name)))
    }
  }

  private func place(of number: Int, at time: Double) -> Point {
    let line = corners[number]
    guard let next = line.firstIndex(where: { $0.time >= time }) else {
      return line.last?.position ?? contacts[number].origin
    }
    guard next > 0 else { return line[0].position }
    return Contact.place(at: time, between: line[next - 1], line[next])
  }
}
