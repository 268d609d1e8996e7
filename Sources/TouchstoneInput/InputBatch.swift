/// What one touch did in one batch.
package struct TouchChange: Hashable, Sendable {
  /// The touch's id.
  package var id: Int
  /// What happened to it.
  package var phase: TouchSample.Phase
  /// Its samples in the batch, oldest first; the last one is its new state, unless one is shown.
  package var samples: Range<Int>
  /// Where a frame shows it, where moves are resampled; there may be no samples then.
  package var shown: ResampledPlace?

  /// Makes a change from its parts.
  package init(
    id: Int, phase: TouchSample.Phase, samples: Range<Int>, shown: ResampledPlace? = nil
  ) {
    self.id = id
    self.phase = phase
    self.samples = samples
    self.shown = shown
  }
}

/// What becomes one event: some touches, none of them twice, or one input of another kind.
///
/// A batch is meant to be kept and filled again: its arrays then never allocate.
package struct InputBatch: Hashable, Sendable {
  /// What each touch did, in order of the first sample of each.
  package var changes: [TouchChange] = []
  /// The samples of all changes, each change's side by side.
  package var samples: [TouchSample] = []
  /// The input that is no touch, and then there are no changes.
  package var other: RawInput? {
    get { others.first }
    set {
      others.removeAll(keepingCapacity: true)
      if let newValue { others.append(newValue) }
    }
  }
  /// At most one: an input is large, and a batch without one is passed about for every moved touch.
  private var others: [RawInput] = []
  /// The time of the newest sample, in seconds.
  package var time: Double = 0

  /// Makes an empty batch.
  package init() {}

  /// Whether there is nothing in it.
  package var isEmpty: Bool { changes.isEmpty && others.isEmpty }

  /// Takes everything out.
  ///
  /// - Parameter keepingCapacity: whether the arrays stay as large as they are.
  package mutating func removeAll(keepingCapacity: Bool = true) {
    changes.removeAll(keepingCapacity: keepingCapacity)
    samples.removeAll(keepingCapacity: keepingCapacity)
    others.removeAll(keepingCapacity: keepingCapacity)
    time = 0
  }
}
