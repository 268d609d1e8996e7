internal import TouchstoneKit
internal import TouchstoneTrace

// Failures of alerts.
@MainActor
extension StageIssue {
  private static func name(_ alert: UIAlertController) -> String {
    let kind = alert.kindName
    return (alert.title ?? alert.message).map { "The \(kind) “\($0)”" } ?? "The \(kind)"
  }

  static func noAlert(for title: String) -> StageIssue {
    StageIssue(
      "There is no alert on the screen, so no action “\(title)”",
      usually: "The alert isn't presented yet, or it was dismissed",
      remedy: "Wait for it with settle(), and check stage.shownAlert")
  }

  static func noAlertAction(
    _ title: String, _ alert: UIAlertController, there titles: [String]
  ) -> StageIssue {
    StageIssue(
      "\(name(alert)) has \(no(action: title, there: titles))",
      usually: "The title is spelled differently, or the action wasn't added",
      remedy: "Use one of the titles that the app gives its actions")
  }

  static func alertActionIsOff(_ title: String, _ alert: UIAlertController) -> StageIssue {
    StageIssue(
      "\(name(alert)) can't choose “\(title)”: the action is disabled",
      usually: "Its isEnabled is false until a text field has a valid text",
      remedy: "Enter the text first with stage.type(_:into:), or set isEnabled of the action")
  }
}
