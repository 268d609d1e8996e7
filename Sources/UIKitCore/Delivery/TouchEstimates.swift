internal import TouchstoneInput
internal import TouchstoneTrace

/// Samples whose values are only estimates, until the host knows them better.
///
/// A pencil reports its force some milliseconds after its place. The touch is delivered at once, with
/// a number; the better values come under that number, also when the touch has ended meanwhile
/// (statement 53).
@MainActor
final class TouchEstimates {
  /// One sample as it was delivered.
  private struct Estimate {
    let touch: UITouch
    var sample: TouchSample
  }

  private unowned(unsafe) let application: UIApplication
  @exclusivity(unchecked) private var estimates: [Int: Estimate] = [:]
  /// The numbers of ``estimates``, oldest first.
  @exclusivity(unchecked) private var order: [Int] = []
  /// Updates that came before their sample, which waits for a frame.
  @exclusivity(unchecked) private var early: [TouchUpdateSample] = []

  /// How many samples may wait: a host that promises what never comes keeps no more touches alive.
  private static let most = 1_000

  init(application: UIApplication) { self.application = application }

  /// Remembers the samples of a change that will be known better.
  func expect(_ samples: ArraySlice<TouchSample>, of touch: UITouch) {
    for sample in samples {
      guard let number = sample.update, !sample.expected.isEmpty else { continue }
      if estimates.updateValue(Estimate(touch: touch, sample: sample), forKey: number) == nil {
        order.append(number)
      }
    }
    while order.count > Self.most { estimates[order.removeFirst()] = nil }
  }

  /// Tells who got the touch, recognizers first; one whose sample is not there yet waits for it.
  func receive(_ update: TouchUpdateSample) {
    guard var estimate = estimates[update.update] else {
      early.append(update)
      if early.count > Self.most { early.removeFirst() }
      return
    }
    estimate.sample.apply(update)
    if estimate.sample.expected.isEmpty {
      forget(update.update)
    } else {
      estimates[update.update] = estimate
    }
    deliver(estimate)
  }

  /// Delivers what came early, once its samples were delivered.
  func deliverEarly() {
    guard !early.isEmpty else { return }
    let due = early.filter { estimates[$0.update] != nil }
    early.removeAll { update in due.contains { $0.update == update.update } }
    for update in due { receive(update) }
  }

  func removeAll() {
    estimates = [:]
    order = []
    early = []
  }

  private func forget(_ number: Int) {
    estimates[number] = nil
    order.removeAll { $0 == number }
  }

  private func deliver(_ estimate: Estimate) {
    let touch = estimate.touch
    let copy = touch.auxiliary(sample: estimate.sample, previous: touch.previousPlace)
    application.gestures.update(copy, of: touch)
    // A view hears of what it has seen, and of nothing that was kept from it.
    guard let view = touch.boundView, touch.firstKeeper != nil else { return }
    application.tracer.report(
      .delivered(.estimatedProperties(touch: touch.serial), to: TraceSubject(view)),
      at: application.now)
    view.touchesEstimatedPropertiesUpdated([copy])
  }
}

extension GestureEnvironment {
  /// Tells the recognizers that take part in a touch what is known better of one of its samples.
  func update(_ copy: UITouch, of touch: UITouch) {
    process {
      let concerned = involved.filter { $0.internals.sequence.contains { $0 === touch } }
      for recognizer in concerned {
        hear(recognizer) { recognizer.touchesEstimatedPropertiesUpdated([copy]) }
      }
    }
  }
}
