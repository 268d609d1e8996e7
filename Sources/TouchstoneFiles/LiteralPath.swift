/// Paths as the file system reads them.
package enum LiteralPath {
  /// Returns a path that Foundation uses unchanged.
  ///
  /// Foundation replaces a `~` at the beginning by the home folder. The shell has already replaced
  /// each `~` that the user meant as the home folder.
  package static func of(_ path: String) -> String { path.hasPrefix("~") ? "./" + path : path }
}
