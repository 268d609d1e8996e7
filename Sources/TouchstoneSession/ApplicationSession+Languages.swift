internal import Foundation
internal import TouchstoneKit

/// The language of the app's texts, which a page can choose.
extension ApplicationSession {
  /// The languages of the app's strings tables.
  ///
  /// A session that is recorded to a file has no choices, because recordings don't contain the
  /// language.
  package var languages: PageLanguages {
    let all = programs.isWrittenToFile ? [] : AppLanguages.all
    guard !all.isEmpty else { return PageLanguages() }
    return PageLanguages(
      choices: all.map { PageLanguage(name: $0, title: LanguageTitles.title(of: $0)) },
      current: AppLanguages.shown(for: application.preferredLanguages, among: all))
  }

  /// Makes a language the user's only preferred language, and restarts the scene in it.
  ///
  /// Other languages would come before the development language. Its texts often have no table of
  /// their own.
  ///
  /// An app without scenes continues: texts that it looks up later are in the language. A language
  /// that isn't among the choices changes nothing.
  package func show(language name: String) {
    let languages = languages
    guard languages.choices.contains(where: { $0.name == name }), languages.current != name else {
      return
    }
    application.preferredLanguages = [name]
    showAgain()
    programs.languageDidChange(
      from: languages.current, to: name, isRestarted: application.shownSceneName != nil)
  }
}

/// The name of each language in that language, such as `Deutsch`.
@MainActor
private enum LanguageTitles {
  private static var known: [String: String] = [:]

  static func title(of name: String) -> String {
    if let title = known[name] { return title }
    let own = Locale(identifier: name).localizedString(forIdentifier: name)
    let title = own.map { $0.prefix(1).uppercased() + $0.dropFirst() } ?? name
    known[name] = title
    return title
  }
}
