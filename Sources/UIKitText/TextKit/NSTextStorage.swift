@_spi(Kit) public import UIKitCore

/// A text with attributes that reports its changes to a delegate and to layout managers.
///
/// A subclass with its own text overrides `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` and `setAttributes(_:range:)`, and calls
/// ``edited(_:range:changeInLength:)`` after each change. All other methods that change the text
/// call these. Foundation on other platforms than Apple's reads attributed strings without calling
/// overridden methods, so ``edited(_:range:changeInLength:)`` copies the change for Foundation.
open class NSTextStorage: NSMutableAttributedString {
  final var edits = TextStorageEdits()

  // MARK: Making a storage

  /// Creates an empty storage.
  public init() { super.init(string: "") }
  /// Creates a storage with a text without attributes.
  public override init(string: String) {
    super.init(string: "")
    fill(NSAttributedString(string: string))
  }
  /// Creates a storage with a text and attributes for all of it.
  public override init(string: String, attributes: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: "")
    fill(NSAttributedString(string: string, attributes: attributes))
  }
  /// Creates a storage with a copy of an attributed string.
  public override init(attributedString: NSAttributedString) {
    super.init(string: "")
    fill(attributedString)
  }
  /// Creates an empty storage without reading the archive, because archives aren't supported.
  public required init?(coder: NSCoder) { super.init(string: "") }

  // MARK: The text

  /// The characters.
  open override var string: String { super.string }
  /// The number of UTF-16 units.
  open override var length: Int { string.utf16.count }
  /// Returns the attributes of a character and the range in which they are the same.
  open override func attributes(
    at location: Int, effectiveRange range: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] {
    super.attributes(at: location, effectiveRange: range)
  }
  /// Returns the value of an attribute of a character, and a range in which all attributes are the
  /// same.
  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
  ) -> Any? { attributes(at: location, effectiveRange: range)[attrName] }
  /// Replaces characters. The new ones have the attributes of the first replaced character.
  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    edits.isCopied = true
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
  }
  /// Replaces all attributes of a range.
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    edits.isCopied = true
    edited(.editedAttributes, range: range, changeInLength: 0)
  }
  /// The characters as a string whose changes change the storage.
  open override var mutableString: NSMutableString { TextStorageString(self) }

  /// Sets an attribute in a range.
  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    changeAttributes(in: range) { $0[name] = value }
  }
  /// Sets attributes in a range.
  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    changeAttributes(in: range) { $0.merge(attrs) { $1 } }
  }
  /// Removes an attribute in a range.
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    changeAttributes(in: range) { $0[name] = nil }
  }
  /// Replaces a range with an attributed string.
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    replace(range, attrString)
  }
  /// Inserts an attributed string.
  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replace(NSRange(location: loc, length: 0), attrString)
  }
  /// Appends an attributed string.
  open override func append(_ attrString: NSAttributedString) {
    replace(NSRange(location: length, length: 0), attrString)
  }
  /// Deletes a range.
  open override func deleteCharacters(in range: NSRange) {
    replaceCharacters(in: range, with: "")
  }
  /// Replaces the whole text.
  open override func setAttributedString(_ attrString: NSAttributedString) {
    replace(NSRange(location: 0, length: length), attrString)
  }

  // MARK: Editing

  /// Begins a group of changes, which are processed together.
  open override func beginEditing() { edits.depth += 1 }
  /// Ends a group of changes, and processes them if it is the outermost group.
  open override func endEditing() {
    edits.depth = max(0, edits.depth - 1)
    processIfNeeded()
  }
  /// Records a change, and processes it unless it is part of a group.
  ///
  /// - Parameters:
  ///   - editedMask: The kinds of the change.
  ///   - editedRange: The changed range before the change, in UTF-16 units.
  ///   - delta: The number of units by which the text became longer.
  open func edited(
    _ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int
  ) {
    if edits.isCopied { edits.isCopied = false } else { copyChange(editedRange, delta) }
    edits.add(editedMask, editedRange, delta)
    processIfNeeded()
  }
  /// Notifies the delegate before and after attributes are fixed, and then the layout managers.
  ///
  /// A subclass changes attributes in an override, before it calls `super`.
  open func processEditing() {
    callDelegate { storage, edits, delegate in
      delegate.textStorage(
        storage, willProcessEditing: edits.mask, range: edits.range, changeInLength: edits.delta)
    }
    fixAttributes(in: editedRange)
    callDelegate { storage, edits, delegate in
      delegate.textStorage(
        storage, didProcessEditing: edits.mask, range: edits.range, changeInLength: edits.delta)
    }
    for manager in layoutManagers {
      manager.processEditing(
        for: self, edited: editedMask, range: editedRange, changeInLength: changeInLength,
        invalidatedRange: editedRange)
    }
  }
  /// Does nothing, because the layout chooses fonts itself.
  open func fixAttributes(in range: NSRange) {}
  /// Does nothing, because attributes are never fixed later.
  open func invalidateAttributes(in range: NSRange) {}
  /// Does nothing, because attributes are never fixed later.
  open func ensureAttributesAreFixed(in range: NSRange) {}
  /// Whether attributes are fixed on demand, which they aren't.
  open var fixesAttributesLazily: Bool { false }

  /// The kinds of the changes that aren't processed yet.
  open var editedMask: EditActions { edits.mask }
  /// The range of the changes that aren't processed yet, after the changes. Its location is
  /// `NSNotFound` without changes.
  open var editedRange: NSRange { edits.range }
  /// The number of UTF-16 units by which the unprocessed changes made the text longer.
  open var changeInLength: Int { edits.delta }
  /// The object that is notified of changes; not retained.
  open weak var delegate: (any NSTextStorageDelegate)?

  // MARK: Layout managers

  /// The managers that lay out the text.
  open var layoutManagers: [NSLayoutManager] { edits.managers }
  /// Adds a layout manager, and removes it from its former storage.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !edits.managers.contains(where: { $0 === aLayoutManager }) else { return }
    aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
    edits.managers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }
  /// Removes a layout manager.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    edits.managers.removeAll { $0 === aLayoutManager }
    if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
  }

  // MARK: Foundation's copy

  /// The length of the text that Foundation reads.
  final var copiedLength: Int { super.length }
  /// Replaces a range of the text that Foundation reads.
  final func replaceCopy(_ range: NSRange, _ string: String) {
    super.replaceCharacters(in: range, with: string)
  }
  /// Replaces attributes of the text that Foundation reads.
  final func setAttributesOfCopy(_ attributes: [NSAttributedString.Key: Any], _ range: NSRange) {
    super.setAttributes(attributes, range: range)
  }
}
