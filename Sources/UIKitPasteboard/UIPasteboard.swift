@_spi(Kit) public import UIKitCore

/// The contents of cut and copy operations, available for pasting.
///
/// The general pasteboard belongs to the application. A host may share it with its own clipboard,
/// as the browser page does. Items are dictionaries of values by type identifier.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The string of the name.
    public var rawValue: String
    /// Creates a name from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The name of the pasteboard for cut, copy and paste.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// The pasteboard for cut, copy and paste.
  public class var general: UIPasteboard { UIApplication.shared.pasteboards.general }

  private let nameStorage: Name
  private var itemStorage: [[String: Any]] = []
  private var changes = 0
  /// Called after the app, rather than the host, has changed the contents.
  package final var programDidChange: (() -> Void)?

  init(name: Name) {
    nameStorage = name
    super.init()
  }

  /// Creates a pasteboard of the application, or returns `nil` if `create` is `false` and the name
  /// isn't in use.
  ///
  /// If the application already has a pasteboard with this name, the new one replaces it and copies
  /// its items.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    self.init(name: pasteboardName)
    guard UIApplication.shared.pasteboards.keep(self, create: create) else { return nil }
  }

  /// Creates a pasteboard with a unique name.
  public class func withUniqueName() -> UIPasteboard {
    UIApplication.shared.pasteboards.makeUnique()
  }

  /// Removes a pasteboard of the application.
  public class func remove(withName pasteboardName: Name) {
    UIApplication.shared.pasteboards.remove(pasteboardName)
  }

  /// The name of the pasteboard.
  open var name: Name { nameStorage }
  /// The number of times that the contents have changed.
  open var changeCount: Int { changes }

  // MARK: Items

  /// The items on the pasteboard.
  open var items: [[String: Any]] {
    get { itemStorage }
    set { put(newValue) }
  }
  /// Replaces all items, and ignores the options, because they have no meaning on a single device.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) { put(items) }
  /// Adds items after the existing items.
  open func addItems(_ items: [[String: Any]]) { put(itemStorage + items) }
  /// The number of items.
  open var numberOfItems: Int { itemStorage.count }
  /// The types of the first item in alphabetical order, or an empty array if there is no item.
  open var types: [String] { itemStorage.first.map { $0.keys.sorted() } ?? [] }
  /// Returns whether the first item has at least one of the types.
  open func contains(pasteboardTypes: [String]) -> Bool {
    pasteboardTypes.contains { itemStorage.first?[$0] != nil }
  }
  /// Returns the first item's value of a type, or `nil` if it has no such value.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    itemStorage.first?[pasteboardType]
  }
  /// Replaces all items with one item that has one value.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    put([[pasteboardType: value]])
  }
  /// Returns the first item's data of a type, with a string encoded as UTF-8, or `nil` for other
  /// values.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    switch value(forPasteboardType: pasteboardType) {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    default: nil
    }
  }
  /// Replaces all items with one item that has the data.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    put([[pasteboardType: data]])
  }

  // MARK: Items by index

  /// Returns the types of each item in a set, in alphabetical order.
  ///
  /// `nil` means all items.
  open func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
    items(at: itemSet).map { $0.keys.sorted() }
  }
  /// Returns whether each item in a set has at least one of the types.
  ///
  /// `nil` means all items.
  open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
    items(at: itemSet).allSatisfy { item in pasteboardTypes.contains { item[$0] != nil } }
  }
  /// Returns the indices of the items with at least one of the types, or `nil` if there are no such
  /// items.
  open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
    let places = itemStorage.indices.filter { place in
      pasteboardTypes.contains { itemStorage[place][$0] != nil }
    }
    return places.isEmpty ? nil : IndexSet(places)
  }
  /// Returns the values of a type in the items of a set that have the type.
  ///
  /// `nil` means all items.
  open func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]?
  {
    items(at: itemSet).compactMap { $0[pasteboardType] }
  }

  /// Returns the items at the given indices, ignoring invalid ones, or all items if `places` is
  /// `nil`.
  private func items(at places: IndexSet?) -> [[String: Any]] {
    guard let places else { return itemStorage }
    return places.filter(itemStorage.indices.contains).map { itemStorage[$0] }
  }

  // MARK: Common values

  /// The first item as a string, or `nil` to remove all items.
  open var string: String? {
    get { itemStorage.first.flatMap(Self.text) }
    set { strings = newValue.map { [$0] } }
  }
  /// All items that are strings, or `nil` if there are no strings.
  open var strings: [String]? {
    get {
      let texts = itemStorage.compactMap(Self.text)
      return texts.isEmpty ? nil : texts
    }
    set { put((newValue ?? []).map { [Self.textType: $0] }) }
  }
  /// The first item as a URL, or `nil` to remove all items.
  open var url: URL? {
    get { itemStorage.first?[Self.addressType] as? URL }
    set { put(newValue.map { [[Self.addressType: $0]] } ?? []) }
  }
  /// The first item as a color, or `nil` to remove all items.
  open var color: UIColor? {
    get { itemStorage.first?[Self.colorType] as? UIColor }
    set { put(newValue.map { [[Self.colorType: $0]] } ?? []) }
  }
  /// The first item as an image, or `nil` to remove all items.
  open var image: UIImage? {
    get { itemStorage.first?[Self.imageType] as? UIImage }
    set { put(newValue.map { [[Self.imageType: $0]] } ?? []) }
  }
  /// All items that are URLs, or `nil` if there are no URLs.
  open var urls: [URL]? {
    get { values(of: Self.addressType) }
    set { put(newValue, as: Self.addressType) }
  }
  /// All items that are colors, or `nil` if there are no colors.
  open var colors: [UIColor]? {
    get { values(of: Self.colorType) }
    set { put(newValue, as: Self.colorType) }
  }
  /// All items that are images, or `nil` if there are no images.
  open var images: [UIImage]? {
    get { values(of: Self.imageType) }
    set { put(newValue, as: Self.imageType) }
  }

  private func values<Value>(of type: String) -> [Value]? {
    let values = itemStorage.compactMap { $0[type] as? Value }
    return values.isEmpty ? nil : values
  }

  private func put(_ values: [Any]?, as type: String) { put((values ?? []).map { [type: $0] }) }

  /// Whether any item has a string.
  open var hasStrings: Bool { itemStorage.contains { Self.text($0) != nil } }
  /// Whether any item has a URL.
  open var hasURLs: Bool { itemStorage.contains { $0[Self.addressType] != nil } }
  /// Whether any item has a color.
  open var hasColors: Bool { itemStorage.contains { $0[Self.colorType] != nil } }
  /// Whether any item has an image.
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

  /// Stores the text of the host's clipboard, and returns whether it differs from the contents.
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
  /// A key for an option of new items.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The string of the key.
    public var rawValue: String
    /// Creates a key from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The time at which the items are removed.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether the items stay on this device.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// Posted after the contents have changed, with the added and removed types as user info.
  public nonisolated class var changedNotification: Notification.Name {
    Notification.Name("UIPasteboardChangedNotification")
  }
  /// Posted after a pasteboard of the application was removed.
  public nonisolated class var removedNotification: Notification.Name {
    Notification.Name("UIPasteboardRemovedNotification")
  }
  /// The user info key for the added types, an array of strings.
  public nonisolated class var changedTypesAddedUserInfoKey: String {
    "UIPasteboardChangedTypesAddedKey"
  }
  /// The user info key for the removed types, an array of strings.
  public nonisolated class var changedTypesRemovedUserInfoKey: String {
    "UIPasteboardChangedTypesRemovedKey"
  }
}

/// The pasteboards of one application.
@MainActor
package final class Pasteboards {
  /// The pasteboard for cut, copy and paste.
  package let general = UIPasteboard(name: .general)
  private var own: [UIPasteboard.Name: UIPasteboard] = [:]
  private var uniqueNames = 0

  /// Registers a pasteboard under its name, or returns `false` if `create` is `false` and the name
  /// isn't in use.
  ///
  /// An existing pasteboard with the name is replaced, and its items are copied to the new one.
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
  /// The pasteboards of the application.
  package var pasteboards: Pasteboards { parts.part { Pasteboards() } }
}
