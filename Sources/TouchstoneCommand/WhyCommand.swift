internal import ArgumentParser
internal import Foundation
internal import TouchstoneHost
internal import TouchstoneInspector
internal import TouchstoneKit
internal import TouchstoneReplay
internal import TouchstoneTrace

/// Explains why a touch goes where it goes.
struct WhyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "why",
    abstract: "Explains where a touch at a point goes, or whether a view can be hit.")

  @OptionGroup var options: LookingOptions

  @Option(help: "A point on the screen: X,Y.", transform: ScreenPoint.read)
  var at: ScreenPoint?

  @Option(
    help: ArgumentHelp(
      "The name of a view: its accessibilityIdentifier or its title. The view is touched at its "
        + "center."))
  var view: String?

  func validate() throws {
    guard (at == nil) != (view == nil) else {
      throw ValidationError("Specify either a point with --at X,Y or a view with --view NAME")
    }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      let output = AnswerOutput.reserve()
      let count = try explanations(try options.application()).count
      // A tap changes the app, so each tap gets a separate application.
      for number in 0..<count {
        let application = try options.application()
        let explanation = try explanations(application)[number]
        let control = explanation.hit?.object as? UIControl
        let registrations = control?.registrationLines ?? []
        let tap = TapTrial(at: explanation.point, on: application).outcome
        switch options.format {
        case .json: try output.write(explanation.json(with: tap, registrations).text + "\n")
        case .text: try output.write(explanation.report(with: tap, registrations) + "\n")
        }
      }
    }
  }

  @MainActor
  private func explanations(_ application: UIApplication) throws -> [TouchExplanation] {
    if let at { return [application.explanation(forTouchAt: CGPoint(x: at.x, y: at.y))] }
    let views = try NamedViews.find(view ?? "", in: application)
    return views.map { view in
      view.explanation(forTouchAt: CGPoint(x: view.bounds.midX, y: view.bounds.midY))
    }
  }
}

extension TouchExplanation {
  /// Returns the explanation as JSON, with the outcome of a tap and the registrations of the
  /// hit-tested control.
  @MainActor
  fileprivate func json(with tap: TouchOutcome, _ registrations: [String]) -> JSONValue {
    guard case .object(let members) = json else { return json }
    return .object(
      members + [
        JSONMember("tap", tap.json),
        JSONMember("controlEvents", .array(registrations.map { .string($0) })),
      ])
  }

  /// Whether the sentence is about a view that a touch there doesn't reach, or that doesn't handle
  /// it.
  private var namesMiss: Bool {
    culprit != nil || subject != nil && hit?.object !== subject?.object
  }

  /// Returns the explanation as text.
  ///
  /// The sentence and the suggested fix come first, then the outcome of a tap, and below them the
  /// path, the refusals and the responder chain.
  @MainActor
  fileprivate func report(with tap: TouchOutcome, _ registrations: [String]) -> String {
    var lines = [sentence] + (fix.map { ["fix: \($0.code)"] } ?? [])
    if tap.sentence != sentence, tap.hasEffect || !namesMiss {
      lines.append("tap: \(tap.sentence)")
    }
    lines += tap.attemptLines.map { "  \($0)" }
    if !registrations.isEmpty {
      lines.append("control events:")
      lines += registrations.map { "  \($0)" }
    }
    if !path.isEmpty {
      lines.append("path:")
      lines += path.map { "  \($0.subject)  \($0.verdict)" }
    }
    if !refused.isEmpty {
      lines.append("refused:")
      lines += refused.map {
        "  \($0.subject)  \($0.verdict)" + ($0.isDerived ? "  (derived)" : "")
      }
    }
    if !recognizers.isEmpty {
      lines.append("recognizers:")
      lines += recognizers.map {
        "  \($0.subject) on \($0.view)" + ($0.note.map { "  \($0)" } ?? "")
      }
    }
    if !chain.isEmpty {
      lines.append("chain:")
      lines += chainLines.map { "  \($0)" }
    }
    return lines.joined(separator: "\n")
  }
}
