package import TouchstoneHost
package import TouchstoneInspector
package import TouchstoneKit
internal import TouchstoneReplay
internal import TouchstoneTrace

/// An object that taps for a client: on a virtual clock, or as an additional finger on a page.
@MainActor
package protocol ProtocolInput: AnyObject {
  /// Taps a point of the screen `count` times, and lets the effects occur.
  func tap(at point: CGPoint, count: Int)
}

/// The handler of a client's requests about one application.
@MainActor
package final class ProtocolHandler {
  let application: UIApplication
  private let input: any ProtocolInput
  private let timelines: GestureTimelineSink

  /// Creates a handler.
  ///
  /// - Parameters:
  ///   - application: The application that the requests are about.
  ///   - input: The object that taps.
  ///   - timelines: The sink that reads the application's trace for the lanes.
  package init(
    _ application: UIApplication, input: any ProtocolInput, timelines: GestureTimelineSink
  ) {
    self.application = application
    self.input = input
    self.timelines = timelines
  }

  /// Creates a handler for an application under a virtual clock; its lanes begin now.
  package convenience init(virtual application: UIApplication) {
    let timelines = GestureTimelineSink()
    application.tracer.add(timelines)
    self.init(application, input: VirtualInput(application), timelines: timelines)
  }

  /// Returns the response to a request from a socket.
  package func answer(_ question: ProtocolQuestion) -> JSONValue {
    guard question.version == ProtocolVerb.version else {
      let text =
        "version \(question.version) isn't supported; the supported version is "
        + "\(ProtocolVerb.version)"
      return question.answer(.failure(ProtocolError(.unknownVersion, text)))
    }
    do throws(ProtocolError) {
      return question.answer(.success(try answer(question.verb, question.arguments)))
    } catch {
      return question.answer(.failure(error))
    }
  }

  /// Returns the answer of a verb, which is always an object.
  ///
  /// - Throws: The reason if there is no answer.
  package func answer(
    _ verb: String, _ arguments: [JSONMember]
  ) throws(ProtocolError) -> JSONValue {
    guard let verb = ProtocolVerb(rawValue: verb) else {
      let known = ProtocolVerb.allCases.map(\.rawValue).joined(separator: ", ")
      throw ProtocolError(.unknownVerb, "there is no verb \"\(verb)\"; there are: \(known)")
    }
    let given = try ProtocolValues(arguments, for: verb)
    switch verb {
    case .look: return look
    case .why: return try why(given)
    case .map:
      guard let name = given.view else { return map }
      return reach(of: try view(name))
    case .tap: return try tap(given)
    case .lanes:
      return .object([JSONMember("debates", .array(timelines.recorder.timelines.map(\.json)))])
    case .properties: return ViewProperties(try view(given.view ?? "")).json
    }
  }

  // MARK: Verbs

  private func why(_ given: ProtocolValues) throws(ProtocolError) -> JSONValue {
    let explanation: TouchExplanation
    if let name = given.view {
      let view = try view(name)
      explanation = view.explanation(
        forTouchAt: CGPoint(x: view.bounds.midX, y: view.bounds.midY))
    } else {
      explanation = application.explanation(forTouchAt: try given.point())
    }
    return explanation.json
  }

  private func tap(_ given: ProtocolValues) throws(ProtocolError) -> JSONValue {
    application.loop.show()
    let point: CGPoint
    if let name = given.view {
      let view = try view(name)
      guard let reached = Reach.point(in: view, of: application) else {
        let why = view.explanation(
          forTouchAt: CGPoint(x: view.bounds.midX, y: view.bounds.midY))
        throw ProtocolError(.unreachable, why.sentence)
      }
      point = reached
    } else {
      point = try given.point()
    }
    let hit = application.hitView(at: point).map { TraceSubject($0).json } ?? .null
    let before = ScreenFacts(of: application)
    let log = TraceLog(limit: .max, wantsVisits: false)
    application.tracer.add(log)
    input.tap(at: point, count: given.count)
    application.tracer.remove(log)
    let changes = ScreenFacts(of: application).changes(since: before)
    return .object([
      JSONMember("point", .point(point)), JSONMember("hit", hit),
      JSONMember("answers", .array(TraceAnswers.names(in: log.records).map { .string($0) })),
      JSONMember(
        "changes",
        .array(
          changes.map { change in
            .object([
              JSONMember("of", .string(change.expression)),
              JSONMember("now", .string(change.value)),
            ])
          })),
    ])
  }

  private func view(_ name: String) throws(ProtocolError) -> UIView {
    let views = ViewTree.views(named: name, in: application)
    if views.count == 1, let view = views.first { return view }
    let known = ViewTree.names(in: application).prefix(20).joined(separator: ", ")
    throw ProtocolError(
      .noView,
      views.isEmpty
        ? "there is no view called \"\(name)\"; there are: \(known)"
        : "\(views.count) views are called \"\(name)\"; use a point, or a view with a unique "
          + "accessibilityIdentifier")
  }
}

/// Taps on a virtual clock, which advances by half a second after each call.
private final class VirtualInput: ProtocolInput {
  private let player: InputPlayer

  init(_ application: UIApplication) { player = InputPlayer(application) }

  func tap(at point: CGPoint, count: Int) {
    player.play(.tap(.point(.init(x: point.x, y: point.y)), count: count))
    player.play(.wait(0.5))
  }
}
