/// A view or responder in an inspection.
package struct InspectedObject: Codable, Equatable, Sendable {
  /// The class name without its module.
  package var className: String
  /// The accessibility identifier, or an empty string for an object without one.
  package var identifier: String
  /// The name shown to the user.
  package var name: String
  /// The unique number of a responder in a chain, or `nil` if it isn't needed.
  package var id: Int?
  /// The layer's number in the display list, or `nil` if the object has no layer.
  package var node: Int?
  /// The hit test's verdict in readable words or, in a responder chain, the implemented touch
  /// methods.
  package var verdict: String
  /// Whether the verdict is derived from another view's, because the hit test didn't visit this
  /// view.
  package var isDerived: Bool

  /// Creates a description of a view or responder.
  package init(
    className: String, identifier: String = "", name: String? = nil, id: Int? = nil,
    node: Int? = nil, verdict: String = "", isDerived: Bool = false
  ) {
    self.className = className
    self.identifier = identifier
    self.name = name ?? (identifier.isEmpty ? className : identifier)
    self.id = id
    self.node = node
    self.verdict = verdict
    self.isDerived = isDerived
  }

  private enum CodingKeys: String, CodingKey {
    case className = "class"
    case identifier = "identifier"
    case name = "name"
    case id = "id"
    case node = "node"
    case verdict = "verdict"
    case isDerived = "derived"
  }
}

/// The answer to "why?" for one point of the stage.
package struct Inspection: Codable, Equatable, Sendable {
  /// The x-coordinate of the point, in points.
  package var x: Double
  /// The y-coordinate of the point, in points.
  package var y: Double
  /// The views on the path to the hit-tested view, outermost first.
  package var path: [InspectedObject]
  /// The views that refused the touch, whether or not the hit test visited them.
  package var refused: [InspectedObject]
  /// The responders from the hit-tested view to the responder that discards the touch.
  package var chain: [InspectedObject]
  /// The explanation in one sentence.
  package var sentence: String
  /// The culprit if a view seems to work but doesn't receive touches, otherwise `nil`.
  package var culprit: InspectedObject?
  /// The line of code that fixes it, or `nil` if no single line does.
  package var fix: PageFix?
  /// The outcome of the last touch, if it began at this point and had no effect.
  package var outcome: PageTouchOutcome?

  /// Creates an inspection.
  package init(
    x: Double, y: Double, path: [InspectedObject], refused: [InspectedObject],
    chain: [InspectedObject], sentence: String, culprit: InspectedObject? = nil,
    fix: PageFix? = nil
  ) {
    self.x = x
    self.y = y
    self.path = path
    self.refused = refused
    self.chain = chain
    self.sentence = sentence
    self.culprit = culprit
    self.fix = fix
  }

  private enum CodingKeys: String, CodingKey {
    case x = "x"
    case y = "y"
    case path = "path"
    case refused = "refused"
    case chain = "chain"
    case sentence = "sentence"
    case culprit = "culprit"
    case fix = "repair"
    case outcome = "fate"
  }
}

/// The reason that a touch had no effect after the hit test, or the recognizer that took it.
package struct PageTouchOutcome: Codable, Equatable, Sendable {
  /// The outcome and a suggestion.
  package var sentence: String
  /// Whether no responder handled the touch, so that the outcome is also shown at the finger.
  package var isLost: Bool
  /// Whether the touch had no effect, even if a working control received it and had nothing to do.
  package var isMiss: Bool
  /// The title at the finger, or `nil` for the default title, which says that the touch has no
  /// effect.
  package var title: String?

  /// Creates an outcome.
  package init(sentence: String, isLost: Bool, isMiss: Bool? = nil, title: String? = nil) {
    self.sentence = sentence
    self.isLost = isLost
    self.isMiss = isMiss ?? isLost
    self.title = title
  }

  private enum CodingKeys: String, CodingKey {
    case sentence = "sentence"
    case isLost = "isLost"
    case isMiss = "isMiss"
    case title = "title"
  }
}
