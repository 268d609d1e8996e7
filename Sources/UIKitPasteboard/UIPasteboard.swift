@_spi(Kit) public import UIKitCore

/// What was cut or copied, for whoever pastes.
///
/// The general pasteboard belongs to the application; a host may share it with its own clipboard, as
/// the browser's page does. Items are dictionaries of values by type identifier.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name as text.
    public var rawValue: String
    /// A name of a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name of a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The pasteboard of cut, copy and paste.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// The pasteboard of cut, copy and paste.
  public class var general: UIPasteboard { UIApplication.shared.pasteboards.general }

  private let nameStorage: Name
  private var itemStorage: [[String: Any]] = []
  private var changes = 0
  /// Told when the program, rather than the host, changes what there is.
  package final var programDidChange: (() -> Void)?

  init(name: Name) {
    nameStorage = name
    super.init()
  }

  /// A pasteboard of the application's own; nil where no pasteboard has the name and none is to be made.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    self.init(name: pasteboardName)
    guard UIApplication.shared.pasteboards.keep(self, create: create) else { return nil }
  }

  /// A new pasteboard with a name of its own.
  public class func withUniqueName() -> UIPasteboard {
    UIApplication.shared.pasteboards.makeUnique()
  }

  /// Forgets a pasteboard of the application's own.
  public class func remove(withName pasteboardName: Name) {
    UIApplication.shared.pasteboards.remove(pasteboardName)
  }

  /// The pasteboard's name.
  open var name: Name { nameStorage }
  /// How often what there is has changed.
  open var changeCount: Int { changes }

  // MARK: Items

  /// What there is.
  open var items: [[String: Any]] {
    get { itemStorage }
    set { put(newValue) }
  }
  /// Puts other items in place of what there is; options have no meaning on one machine.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) { put(items) }
  /// Puts items behind what there is.
  open func addItems(_ items: [[String: Any]]) { put(itemStorage + items) }
  /// How many items there are.
  open var numberOfItems: Int { itemStorage.count }
  /// The types of the first item, in alphabetical order.
  open var types: [String] { itemStorage.first.map { $0.keys.sorted() } ?? [] }
  /// Whether the first item has one of some types.
  open func contains(pasteboardTypes: [String]) -> Bool {
    pasteboardTypes.contains { itemStorage.first?[$0] != nil }
  }
  /// The first item's value of a type.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    itemStorage.first?[pasteboardType]
  }
  /// Puts one item with one value in place of what there is.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    put([[pasteboardType: value]])
  }
  /// The first item's data of a type; a text as UTF-8.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    switch value(forPasteboardType: pasteboardType) {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    default: nil
    }
  }
  /// Puts one item with data in place of what there is.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    put([[pasteboardType: data]])
  }

  // MARK: Items by their places

  /// The types of each of some items, in alphabetical order; nil stands for all items.
  open func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
    items(at: itemSet).map { $0.keys.sorted() }
  }
  /// Whether each of some items has one of some types; nil stands for all items.
  open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
    items(at: itemSet).allSatisfy { item in pasteboardTypes.contains { item[$0] != nil } }
  }
  /// The places of the items that have one of some types; nil for none.
  open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
    let places = itemStorage.indices.filter { place in
      pasteboardTypes.contains { itemStorage[place][$0] != nil }
    }
    return places.isEmpty ? nil : IndexSet(places)
  }
  /// The values of a type of those among some items that have one; nil stands for all items.
  open func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]?
  {
    items(at: itemSet).compactMap { $0[pasteboardType] }
  }

  /// The items of some places, as far as there are any.
  private func items(at places: IndexSet?) -> [[String: Any]] {
    guard let places else { return itemStorage }
    return places.filter(itemStorage.indices.contains).map { itemStorage[$0] }
  }

  // MARK: Common values

  /// The first item as text; setting nil empties the pasteboard.
  open var string: String? {
    get { itemStorage.first.flatMap(Self.text) }
    set { strings = newValue.map { [$0] } }
  }
  /// All items that are text.
  open var strings: [String]? {
    get {
      let texts = itemStorage.compactMap(Self.text)
      return texts.isEmpty ? nil : texts
    }
    set { put((newValue ?? []).map { [Self.textType: $0] }) }
  }
  /// The first item as an address; setting nil empties the pasteboard.
  open var url: URL? {
    get { itemStorage.first?[Self.addressType] as? URL }
    set { put(newValue.map { [[Self.addressType: $0]] } ?? []) }
  }
  /// The first item as a colour; setting nil empties the pasteboard.
  open var color: UIColor? {
    get { itemStorage.first?[Self.colorType] as? UIColor }
    set { put(newValue.map { [[Self.colorType: $0]] } ?? []) }
  }
  /// The first item as a picture; setting nil empties the pasteboard.
  open var image: UIImage? {
    get { itemStorage.first?[Self.imageType] as? UIImage }
    set { put(newValue.map { [[Self.imageType: $0]] } ?? []) }
  }
  /// All items that are addresses.
  open var urls: [URL]? {
    get { values(of: Self.addressType) }
    set { put(newValue, as: Self.addressType) }
  }
  /// All items that are colours.
  open var colors: [UIColor]? {
    get { values(of: Self.colorType) }
    set { put(newValue, as: Self.colorType) }
  }
  /// All items that are pictures.
  open var images: [UIImage]? {
    get { values(of: Self.imageType) }
    set { put(newValue, as: Self.imageType) }
  }

  private func values<Value>(of type: String) -> [Value]? {
    let values = itemStorage.compactMap { $0[type] as? Value }
    return values.isEmpty ? nil : values
  }

  private func put(_ values: [Any]?, as type: String) { put((values ?? []).map { [type: $0] }) }

  /// Whether there is text.
  open var hasStrings: Bool { itemStorage.contains { Self.text($0) != nil } }
  /// Whether there is an address.
  open var hasURLs: Bool { itemStorage.contains { $0[Self.addressType] != nil } }
  /// Whether there is a colour.
  open var hasColors: Bool { itemStorage.contains { $0[Self.colorType] != nil } }
  /// Whether there is a picture.
  open var hasImages: Bool { itemStorage.contains { $0[Self.imageType] != nil } }

  static let textType = "public.utf8-plain-text"
  static let addressType = "public.url"
  static let colorType = "com.apple.uikit.color"
  static let imageType = "com.apple.uikit.image"

  private static func text(_ item: [String: Any]) -> String? {
    for type in [textType, "public.text", "public.plain-text"] {
      if let text = item[type] as? String { return text }
    }
    return (item[addressType] as? URL)?.absoluteString
  }

  // MARK: Changes

  private func put(_ items: [[String: Any]]) {
    replace(with: items)
    programDidChange?()
  }

  /// The host's clipboard has a text now; answers whether it is another than there was.
  @discardableResult
  package final func hostDidPut(_ text: String) -> Bool {
    guard text != string || itemStorage.count != 1 else { return false }
    replace(with: [[Self.textType: text]])
    return true
  }

  private func replace(with items: [[String: Any]]) {
    let before = Set(types)
    itemStorage = items
    changes += 1
    let after = Set(types)
    NotificationCenter.default.post(
      name: Self.changedNotification, object: self,
      userInfo: [
        Self.changedTypesAddedUserInfoKey: after.subtracting(before).sorted(),
        Self.changedTypesRemovedUserInfoKey: before.subtracting(after).sorted(),
      ])
  }
}

extension UIPasteboard {
  /// What might be said of items as they are put in.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name as text.
    public var rawValue: String
    /// A key of a text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// When the items should go.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether the items stay on this device.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// What there is has changed; the information names types that came and went.
  public nonisolated class var changedNotification: Notification.Name {
    Notification.Name("UIPasteboardChangedNotification")
  }
  /// A pasteboard of the application's own is gone.
  public nonisolated class var removedNotification: Notification.Name {
    Notification.Name("UIPasteboardRemovedNotification")
  }
  /// The types that came: an array of texts.
  public nonisolated class var changedTypesAddedUserInfoKey: String {
    "UIPasteboardChangedTypesAddedKey"
  }
  /// The types that went: an array of texts.
  public nonisolated class var changedTypesRemovedUserInfoKey: String {
    "UIPasteboardChangedTypesRemovedKey"
  }
}

/// The pasteboards of one application.
@MainActor
package final class Pasteboards {
  /// The pasteboard of cut, copy and paste.
  package let general = UIPasteboard(name: .general)
  private var own: [UIPasteboard.Name: UIPasteboard] = [:]
  private var uniqueNames = 0

  /// Keeps a pasteboard under its name; another that is there already lends it nothing.
  func keep(_ pasteboard: UIPasteboard, create: Bool) -> Bool {
    guard create || own[pasteboard.name] != nil else { return false }
    if let old = own[pasteboard.name] { pasteboard.items = old.items }
    own[pasteboard.name] = pasteboard
    return true
  }

  func makeUnique() -> UIPasteboard {
    uniqueNames += 1
    let pasteboard = UIPasteboard(name: UIPasteboard.Name("pasteboard \(uniqueNames)"))
    own[pasteboard.name] = pasteboard
    return pasteboard
  }

  func remove(_ name: UIPasteboard.Name) {
    guard let pasteboard = own.removeValue(forKey: name) else { return }
    NotificationCenter.default.post(name: UIPasteboard.removedNotification, object: pasteboard)
  }
}

extension UIApplication {
  /// What was cut or copied.
  package var pasteboards: Pasteboards { parts.part { Pasteboards() } }
}
