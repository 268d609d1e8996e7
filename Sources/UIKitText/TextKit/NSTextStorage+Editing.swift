@_spi(Kit) public import UIKitCore

extension NSTextStorage {
  /// The kinds of changes of a text storage.
  public struct EditActions: OptionSet, Sendable {
    /// The bits of the kinds.
    public let rawValue: UInt
    /// Creates kinds from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Attributes changed.
    public static let editedAttributes = EditActions(rawValue: 1)
    /// Characters changed.
    public static let editedCharacters = EditActions(rawValue: 2)
  }
}

/// Receives the changes of a text storage; each method has a default.
@preconcurrency @MainActor
public protocol NSTextStorageDelegate: AnyObject {
  /// Called before changes are processed. The delegate may change characters and attributes.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
  /// Called after changes were processed and before they are laid out. The delegate may change
  /// attributes.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  /// Does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
  /// Does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
}

/// The changes of a text storage that aren't processed yet.
struct TextStorageEdits {
  var mask: NSTextStorage.EditActions = []
  /// The changed range after the changes.
  var range = NSRange(location: NSNotFound, length: 0)
  var delta = 0
  /// The number of groups of changes that have begun and haven't ended.
  var depth = 0
  var isProcessing = false
  /// Whether the text that Foundation reads already has the change that is reported next.
  var isCopied = false
  var managers: [NSLayoutManager] = []

  /// Adds a change of a range, given as it was before the change.
  mutating func add(_ kinds: NSTextStorage.EditActions, _ old: NSRange, _ change: Int) {
    let new = NSRange(location: old.location, length: max(0, old.length + change))
    if mask.isEmpty {
      range = new
    } else {
      let start = min(range.location, new.location)
      let end = max(range.location + range.length + change, new.location + new.length)
      range = NSRange(location: start, length: max(0, end - start))
    }
    mask.formUnion(kinds)
    delta += change
  }

  mutating func reset() {
    mask = []
    range = NSRange(location: NSNotFound, length: 0)
    delta = 0
  }
}

extension NSTextStorage {
  /// Sets the text of a new storage.
  func fill(_ text: NSAttributedString) {
    guard text.length > 0 else { return }
    replaceCharacters(in: NSRange(location: 0, length: 0), with: text)
  }

  /// Replaces a range with an attributed string by the two methods that subclasses override.
  func replace(_ range: NSRange, _ text: NSAttributedString) {
    beginEditing()
    replaceCharacters(in: range, with: text.string)
    if text.length > 0 {
      text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) {
        attributes, part, _ in
        setAttributes(
          attributes, range: NSRange(location: range.location + part.location, length: part.length))
      }
    }
    endEditing()
  }

  /// Changes the attributes of each part of a range.
  func changeAttributes(
    in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void
  ) {
    let end = range.location + range.length
    beginEditing()
    var start = range.location
    while start < end {
      var part = NSRange(location: start, length: 0)
      var attributes = attributes(at: start, effectiveRange: &part)
      let next = min(end, max(start + 1, part.location + part.length))
      change(&attributes)
      setAttributes(attributes, range: NSRange(location: start, length: next - start))
      start = next
    }
    endEditing()
  }

  /// Processes the recorded changes unless a group of changes is open or they are being processed.
  func processIfNeeded() {
    guard edits.depth == 0, !edits.isProcessing, !edits.mask.isEmpty else { return }
    edits.isProcessing = true
    processEditing()
    edits.reset()
    edits.isProcessing = false
  }

  /// Calls the delegate with the recorded changes, on the main actor.
  func callDelegate(
    _ body: @MainActor (NSTextStorage, TextStorageEdits, any NSTextStorageDelegate) -> Void
  ) {
    // The closure runs at once, on the current thread.
    nonisolated(unsafe) let storage = self
    _ = MainQueue.ifCurrent {
      if let delegate = storage.delegate { body(storage, storage.edits, delegate) }
    }
  }

  /// Copies a change of a subclass's own text to the text that Foundation reads.
  ///
  /// The whole text is copied if the reported change doesn't explain the lengths.
  func copyChange(_ range: NSRange, _ delta: Int) {
    let whole = string as NSString
    let new = NSRange(location: range.location, length: range.length + delta)
    let isExplained =
      copiedLength + delta == whole.length && new.length >= 0 && new.location >= 0
      && new.location + new.length <= whole.length
    let (old, place) =
      isExplained
      ? (range, new)
      : (
        NSRange(location: 0, length: copiedLength), NSRange(location: 0, length: whole.length)
      )
    replaceCopy(old, whole.substring(with: place))
    var start = place.location
    while start < place.location + place.length {
      var part = NSRange(location: start, length: 0)
      let found = attributes(at: start, effectiveRange: &part)
      let next = min(place.location + place.length, max(start + 1, part.location + part.length))
      setAttributesOfCopy(found, NSRange(location: start, length: next - start))
      start = next
    }
  }
}

/// The characters of a text storage as a string whose changes change the storage.
final class TextStorageString: NSMutableString {
  private let storage: NSTextStorage

  init(_ storage: NSTextStorage) {
    self.storage = storage
    super.init(capacity: 0)
  }

  override var length: Int { storage.length }
  override func character(at index: Int) -> unichar {
    (storage.string as NSString).character(at: index)
  }
  override func replaceCharacters(in range: NSRange, with aString: String) {
    storage.replaceCharacters(in: range, with: aString)
  }

  required init(capacity: Int) {
    storage = NSTextStorage()
    super.init(capacity: capacity)
  }
  required init(string: String) {
    storage = NSTextStorage(string: string)
    super.init(capacity: 0)
  }
  required init?(coder: NSCoder) { nil }
  required init(characters: UnsafePointer<unichar>, length: Int) {
    storage = NSTextStorage(
      string: String(
        decoding: UnsafeBufferPointer(start: characters, count: length), as: UTF16.self))
    super.init(capacity: 0)
  }
  required convenience init(unicodeScalarLiteral value: StaticString) {
    self.init(string: "\(value)")
  }
  required convenience init(extendedGraphemeClusterLiteral value: StaticString) {
    self.init(string: "\(value)")
  }
  required convenience init(stringLiteral value: StaticString) { self.init(string: "\(value)") }
}
