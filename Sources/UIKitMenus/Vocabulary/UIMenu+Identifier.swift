internal import Foundation

extension UIMenu {
  /// An identifier of a menu, with constants for the menus and groups of the main menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier's string.
    public let rawValue: String
    /// Creates an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }
  }
}

extension UIMenu.Identifier {
  /// The main menu itself.
  public static let root = UIMenu.Identifier("com.apple.menu.root")
  /// The application menu.
  public static let application = UIMenu.Identifier("com.apple.menu.application")
  /// The group “about”.
  public static let about = UIMenu.Identifier("com.apple.menu.about")
  /// The group “preferences”.
  public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
  /// The Services menu.
  public static let services = UIMenu.Identifier("com.apple.menu.services")
  /// The group “hide”.
  public static let hide = UIMenu.Identifier("com.apple.menu.hide")
  /// The group “quit”.
  public static let quit = UIMenu.Identifier("com.apple.menu.quit")
  /// The File menu.
  public static let file = UIMenu.Identifier("com.apple.menu.file")
  /// The group “new item”.
  public static let newItem = UIMenu.Identifier("com.apple.menu.new-item")
  /// The group “new scene”.
  public static let newScene = UIMenu.Identifier("com.apple.menu.new-scene")
  /// The menu of recently opened documents.
  public static let openRecent = UIMenu.Identifier("com.apple.menu.open-recent")
  /// The group “document”.
  public static let document = UIMenu.Identifier("com.apple.menu.document")
  /// The group “close”.
  public static let close = UIMenu.Identifier("com.apple.menu.close")
  /// The group “print”.
  public static let print = UIMenu.Identifier("com.apple.menu.print")
  /// The Edit menu.
  public static let edit = UIMenu.Identifier("com.apple.menu.edit")
  /// The group “undo redo”.
  public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
  /// The group “standard edit”.
  public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
  /// The Find menu.
  public static let find = UIMenu.Identifier("com.apple.menu.find")
  /// The group “find panel”.
  public static let findPanel = UIMenu.Identifier("com.apple.menu.find-panel")
  /// The group “replace”.
  public static let replace = UIMenu.Identifier("com.apple.menu.replace")
  /// The group “share”.
  public static let share = UIMenu.Identifier("com.apple.menu.share")
  /// The Spelling menu.
  public static let spelling = UIMenu.Identifier("com.apple.menu.spelling")
  /// The group “spelling panel”.
  public static let spellingPanel = UIMenu.Identifier("com.apple.menu.spelling-panel")
  /// The group “spelling options”.
  public static let spellingOptions = UIMenu.Identifier("com.apple.menu.spelling-options")
  /// The Substitutions menu.
  public static let substitutions = UIMenu.Identifier("com.apple.menu.substitutions")
  /// The group “substitutions panel”.
  public static let substitutionsPanel = UIMenu.Identifier("com.apple.menu.substitutions-panel")
  /// The group “substitution options”.
  public static let substitutionOptions = UIMenu.Identifier("com.apple.menu.substitution-options")
  /// The Transformations menu.
  public static let transformations = UIMenu.Identifier("com.apple.menu.transformations")
  /// The Speech menu.
  public static let speech = UIMenu.Identifier("com.apple.menu.speech")
  /// The group “lookup”.
  public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
  /// The group “learn”.
  public static let learn = UIMenu.Identifier("com.apple.menu.learn")
  /// The group “auto fill”.
  public static let autoFill = UIMenu.Identifier("com.apple.menu.auto-fill")
  /// The Format menu.
  public static let format = UIMenu.Identifier("com.apple.menu.format")
  /// The Font menu.
  public static let font = UIMenu.Identifier("com.apple.menu.font")
  /// The group “text style”.
  public static let textStyle = UIMenu.Identifier("com.apple.menu.text-style")
  /// The group “text size”.
  public static let textSize = UIMenu.Identifier("com.apple.menu.text-size")
  /// The group “text color”.
  public static let textColor = UIMenu.Identifier("com.apple.menu.text-color")
  /// The group “text style pasteboard”.
  public static let textStylePasteboard = UIMenu.Identifier("com.apple.menu.text-style-pasteboard")
  /// The Text menu.
  public static let text = UIMenu.Identifier("com.apple.menu.text")
  /// The group “alignment”.
  public static let alignment = UIMenu.Identifier("com.apple.menu.alignment")
  /// The Writing Direction menu.
  public static let writingDirection = UIMenu.Identifier("com.apple.menu.writing-direction")
  /// The View menu.
  public static let view = UIMenu.Identifier("com.apple.menu.view")
  /// The group “toolbar”.
  public static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
  /// The group “sidebar”.
  public static let sidebar = UIMenu.Identifier("com.apple.menu.sidebar")
  /// The group “fullscreen”.
  public static let fullscreen = UIMenu.Identifier("com.apple.menu.fullscreen")
  /// The Window menu.
  public static let window = UIMenu.Identifier("com.apple.menu.window")
  /// The group “minimize and zoom”.
  public static let minimizeAndZoom = UIMenu.Identifier("com.apple.menu.minimize-and-zoom")
  /// The group “bring all to front”.
  public static let bringAllToFront = UIMenu.Identifier("com.apple.menu.bring-all-to-front")
  /// The Help menu.
  public static let help = UIMenu.Identifier("com.apple.menu.help")
}
