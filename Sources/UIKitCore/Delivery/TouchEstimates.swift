internal import TouchstoneInput
internal import TouchstoneTrace

/// Samples with estimated values that the host will refine later.
///
/// A pencil reports its force some milliseconds after its location. The touch is delivered
/// immediately, with an update number. The refined values arrive under that number, even if the
/// touch has ended by then (statement 53).
@MainActor
final class TouchEstimates {
  /// A sample as it was delivered.
  private struct Estimate {
    let touch: UITouch
    var sample: TouchSample
  }

  private unowned(unsafe) let application: UIApplication
  @exclusivity(unchecked) private var estimates: [Int: Estimate] = [:]
  /// The update numbers of ``estimates``, oldest first.
  @exclusivity(unchecked) private var order: [Int] = []
  /// Updates that arrived before their sample, which waits for a frame.
  @exclusivity(unchecked) private var early: [TouchUpdateSample] = []

  /// The maximum number of waiting samples. It bounds the touches retained for updates that never
  /// arrive.
  private static let most = 1_000

  init(application: UIApplication) { self.application = application }

  /// Stores the samples of a change that the host will refine.
  func expect(_ samples: ArraySlice<TouchSample>, of touch: UITouch) {
    for sample in samples {
      guard let number = sample.update, !sample.expected.isEmpty else { continue }
      if estimates.updateValue(Estimate(touch: touch, sample: sample), forKey: number) == nil {
        order.append(number)
      }
    }
    while order.count > Self.most { estimates[order.removeFirst()] = nil }
  }

  /// Sends refined values to the receivers of the touch, recognizers first. Stores an update if its
  /// sample hasn't been delivered yet.
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

  /// Applies the early updates of samples that have been delivered.
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
    // The view isn't notified of touches that were withheld from it.
    guard let view = touch.boundView, touch.firstKeeper != nil else { return }
    application.tracer.report(
      .delivered(.estimatedProperties(touch: touch.serial), to: TraceSubject(view)),
      at: application.now)
    view.touchesEstimatedPropertiesUpdated([copy])
  }
}

extension GestureEnvironment {
  /// Sends the refined values of a sample to the recognizers that track its touch.
  func update(_ copy: UITouch, of touch: UITouch) {
    process {
      let concerned = involved.filter { $0.internals.sequence.contains { $0 === touch } }
      for recognizer in concerned {
        hear(recognizer) { recognizer.touchesEstimatedPropertiesUpdated([copy]) }
      }
    }
  }
}
