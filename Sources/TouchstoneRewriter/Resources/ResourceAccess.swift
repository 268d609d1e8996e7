/// The source that lets a target's files find their resources.
///
/// Its members have the signatures of Foundation's, and a module's own members win over those of
/// other modules. They forward to `ApplicationResources`, which knows the languages of the app.
package enum ResourceAccess {
  /// Returns the source for a target.
  package static func source(target: String) -> String {
    let name = SourceLiteral.text(target)
    return """
      // Generated for the resources of the target.
      public import Foundation
      public import UIKit

      nonisolated extension Bundle {
        /// The bundle that `Bundle.main` is on iOS.
        @usableFromInline static var appResources: Bundle {
          ApplicationResources.bundle(ofTarget: \(name))
        }

        /// Returns the bundle that contains a class.
        @usableFromInline static func appResources(for aClass: AnyClass) -> Bundle {
          ApplicationResources.bundle(ofModuleOf: aClass, else: \(name))
        }
      }

      \(files)

      \(texts)

      """
  }

  private static let files = """
    nonisolated extension Bundle {
      @usableFromInline @_disfavoredOverload
      func url(forResource name: String?, withExtension ext: String?) -> URL? {
        ApplicationResources.url(name, ext, in: self)
      }

      @usableFromInline @_disfavoredOverload
      func url(
        forResource name: String?, withExtension ext: String?, subdirectory subpath: String?
      ) -> URL? {
        ApplicationResources.url(name, ext, in: self)
      }

      @usableFromInline @_disfavoredOverload
      func url(
        forResource name: String?, withExtension ext: String?, subdirectory subpath: String?,
        localization localizationName: String?
      ) -> URL? {
        ApplicationResources.url(name, ext, localization: localizationName, in: self)
      }

      @usableFromInline @_disfavoredOverload
      func urls(
        forResourcesWithExtension ext: String?, subdirectory subpath: String?
      ) -> [URL]? {
        ApplicationResources.urls(ext, in: self)
      }

      @usableFromInline @_disfavoredOverload
      func path(forResource name: String?, ofType ext: String?) -> String? {
        ApplicationResources.url(name, ext, in: self)?.path
      }

      @usableFromInline @_disfavoredOverload
      func path(
        forResource name: String?, ofType ext: String?, inDirectory subpath: String?
      ) -> String? {
        ApplicationResources.url(name, ext, in: self)?.path
      }

      @usableFromInline @_disfavoredOverload
      func path(
        forResource name: String?, ofType ext: String?, inDirectory subpath: String?,
        forLocalization localizationName: String?
      ) -> String? {
        ApplicationResources.url(name, ext, localization: localizationName, in: self)?.path
      }

      @usableFromInline @_disfavoredOverload
      func paths(
        forResourcesOfType ext: String?, inDirectory subpath: String?
      ) -> [String] {
        ApplicationResources.urls(ext, in: self).map(\\.path)
      }

      @usableFromInline @_disfavoredOverload
      var infoDictionary: [String: Any]? { ApplicationResources.info(of: self) }

      @usableFromInline @_disfavoredOverload
      func object(forInfoDictionaryKey key: String) -> Any? {
        ApplicationResources.info(of: self)[key]
      }

      @usableFromInline @_disfavoredOverload
      var bundleIdentifier: String? {
        ApplicationResources.info(of: self)["CFBundleIdentifier"] as? String
      }

      @usableFromInline @_disfavoredOverload
      var localizations: [String] {
        ApplicationResources.localizations(of: self)
      }

      @usableFromInline @_disfavoredOverload
      var preferredLocalizations: [String] {
        ApplicationResources.preferredLocalizations(of: self)
      }
    }
    """

  /// The initializers repeat `__shared`, because they win over Foundation's only if their types are
  /// equal.
  private static let texts = """
    nonisolated extension Bundle {
      @usableFromInline @_disfavoredOverload
      func localizedString(
        forKey key: String, value: String?, table tableName: String?
      ) -> String {
        ApplicationResources.localizedString(key, value: value, table: tableName, in: self)
      }
    }

    @usableFromInline @_disfavoredOverload
    nonisolated func NSLocalizedString(
      _ key: String, tableName: String? = nil, bundle: Bundle = .appResources, value: String = "",
      comment: String
    ) -> String {
      ApplicationResources.localizedString(key, value: value, table: tableName, in: bundle)
    }

    nonisolated extension String {
      @usableFromInline @_disfavoredOverload
      init(format: __shared String, _ arguments: any CVarArg...) {
        self = ApplicationResources.text(format, locale: nil, arguments)
      }

      @usableFromInline @_disfavoredOverload
      init(format: __shared String, arguments: __shared [any CVarArg]) {
        self = ApplicationResources.text(format, locale: nil, arguments)
      }

      @usableFromInline @_disfavoredOverload
      init(
        format: __shared String, locale: __shared Locale?, _ arguments: any CVarArg...
      ) {
        self = ApplicationResources.text(format, locale: locale, arguments)
      }

      @usableFromInline @_disfavoredOverload
      init(
        format: __shared String, locale: __shared Locale?, arguments: __shared [any CVarArg]
      ) {
        self = ApplicationResources.text(format, locale: locale, arguments)
      }

      @usableFromInline @_disfavoredOverload
      static func localizedStringWithFormat(
        _ format: String, _ arguments: any CVarArg...
      ) -> String {
        ApplicationResources.text(format, locale: Locale.current, arguments)
      }

      @usableFromInline @_disfavoredOverload
      init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
      ) {
        self = keyAndValue.text(table: table, in: bundle ?? .appResources, locale: locale)
      }

      @usableFromInline @_disfavoredOverload
      init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
      ) {
        self = defaultValue.text(
          ofKey: "\\(key)", table: table, in: bundle ?? .appResources, locale: locale)
      }
    }
    """
}
