/// The change of one touch in one batch.
package struct TouchChange: Hashable, Sendable {
  /// The ID of the touch.
  package var id: Int
  /// The phase of the touch.
  package var phase: TouchSample.Phase
  /// The touch's samples in the batch, oldest first; the last sample is the new state, unless
  /// ``shown`` is set.
  package var samples: Range<Int>
  /// The location at which a frame shows the touch if moves are resampled, or `nil`; there may be
  /// no samples then.
  package var shown: ResampledPlace?

  /// Creates a change from its parts.
  package init(
    id: Int, phase: TouchSample.Phase, samples: Range<Int>, shown: ResampledPlace? = nil
  ) {
    self.id = id
    self.phase = phase
    self.samples = samples
    self.shown = shown
  }
}

/// The content of one event: changes of different touches, or one input of another kind.
///
/// Reuse a batch: its arrays then never allocate.
package struct InputBatch: Hashable, Sendable {
  /// The change of each touch, in the order of their first samples.
  package var changes: [TouchChange] = []
  /// The samples of all changes; those of one change are adjacent.
  package var samples: [TouchSample] = []
  /// The input if it isn't a touch, or `nil`; if set, there are no changes.
  package var other: RawInput? {
    get { others.first }
    set {
      others.removeAll(keepingCapacity: true)
      if let newValue { others.append(newValue) }
    }
  }
  /// An array with at most one input: an input is large, and most batches carry touches and have
  /// none.
  private var others: [RawInput] = []
  /// The time of the most recent sample, in seconds.
  package var time: Double = 0

  /// Creates an empty batch.
  package init() {}

  /// Whether the batch is empty.
  package var isEmpty: Bool { changes.isEmpty && others.isEmpty }

  /// Removes all changes, samples and inputs.
  ///
  /// - Parameter keepingCapacity: Whether the arrays retain their storage.
  package mutating func removeAll(keepingCapacity: Bool = true) {
    changes.removeAll(keepingCapacity: keepingCapacity)
    samples.removeAll(keepingCapacity: keepingCapacity)
    others.removeAll(keepingCapacity: keepingCapacity)
    time = 0
  }
}
