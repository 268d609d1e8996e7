@_spi(Kit) public import UIKitCore

/// Lays out the text of an `NSTextStorage` in a container, and converts between characters and
/// locations.
///
/// A glyph is a UTF-16 unit here: the index of a glyph is that of its character. Layout happens when
/// it is queried. The whole text is laid out in the first container, so further containers are
/// empty. Locations are in points of the container, whose origin is its upper left corner. Without
/// a font, text has Helvetica 12. The alignment is that of the first paragraph's style.
///
/// A text view's layout manager returns the layout that the view shows.
open class NSLayoutManager: NSObject {
  final var layout = TextKitLayout()

  /// Creates a layout manager without text and containers.
  public override init() { super.init() }
  /// Creates a layout manager without reading the archive, because archives aren't supported.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: Text and containers

  /// The text, or `nil` before the layout manager is added to a storage; not retained.
  open internal(set) weak var textStorage: NSTextStorage? { didSet { storageDidChange(oldValue) } }
  /// The containers, of which the first has the text.
  open var textContainers: [NSTextContainer] { layout.containers }
  /// Adds a container behind the others.
  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: layout.containers.count)
  }
  /// Inserts a container at an index, which is clamped to the valid ones.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    insert(container, index)
  }
  /// Removes the container at an index, or does nothing if there is none.
  open func removeTextContainer(at index: Int) {
    guard layout.containers.indices.contains(index) else { return }
    layout.containers.remove(at: index).owner = nil
    layout.reset()
  }

  // MARK: Invalidating

  /// Called by a text storage after it processed changes.
  ///
  /// - Parameters:
  ///   - textStorage: The storage.
  ///   - editMask: The kinds of the changes.
  ///   - newCharRange: The changed range after the changes.
  ///   - delta: The number of UTF-16 units by which the text became longer.
  ///   - invalidatedCharRange: The range to lay out again.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
    range newCharRange: NSRange, changeInLength delta: Int,
    invalidatedRange invalidatedCharRange: NSRange
  ) { storageDidEdit(editMask, newCharRange, delta) }
  /// Discards the layout, which is computed again when it is queried. `actualCharRange` receives the
  /// whole text.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) { discardLayout(actualCharRange) }
  /// Discards the layout, because glyphs are characters.
  open func invalidateGlyphs(
    forCharacterRange charRange: NSRange, changeInLength delta: Int,
    actualCharacterRange actualCharRange: NSRangePointer?
  ) { discardLayout(actualCharRange) }
  /// Draws the text view again, if the layout manager belongs to one.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) { redraw() }
  /// Draws the text view again, if the layout manager belongs to one.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { redraw() }
  /// Lays out the text.
  open func ensureLayout(for container: NSTextContainer) { _ = setting(in: container) }
  /// Lays out the text.
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = firstSetting }
  /// Lays out the text.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = firstSetting }
  /// Lays out the text.
  open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {
    _ = setting(in: container)
  }
  /// Does nothing, because glyphs are characters.
  open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
  /// Whether the layout of visible text needn't wait for the text before it; stored, because
  /// layout is always complete.
  open var allowsNonContiguousLayout = false
  /// Whether parts of the text aren't laid out, which is never the case.
  open var hasNonContiguousLayout: Bool { false }
  /// Whether invisible characters are drawn; stored without effect.
  open var showsInvisibleCharacters = false
  /// Whether control characters are drawn; stored without effect.
  open var showsControlCharacters = false
  /// Whether lines are separated by the font's leading; stored without effect.
  open var usesFontLeading = true

  // MARK: Glyphs and characters

  /// The number of glyphs, which is the number of UTF-16 units.
  open var numberOfGlyphs: Int { unitCount }
  /// Returns whether a glyph exists.
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<unitCount).contains(glyphIndex) }
  /// Returns the index of a character's glyph, which is the same number.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  /// Returns the index of a glyph's character, which is the same number.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// Returns the glyphs of characters. Both ranges are extended to whole characters.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) -> NSRange { wholeCharacters(charRange, actualCharRange) }
  /// Returns the characters of glyphs. Both ranges are extended to whole characters.
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange { wholeCharacters(glyphRange, actualGlyphRange) }
  /// Returns the glyphs in a container.
  open func glyphRange(for container: NSTextContainer) -> NSRange { units(in: container) }
  /// Returns the glyphs of the lines that a rectangle overlaps.
  open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    units(of: bounds, in: container)
  }
  /// Returns the container of a glyph, or `nil` if no container has it. `effectiveGlyphRange`
  /// receives the container's glyphs.
  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> NSTextContainer? {
    guard let container = layout.containers.first else { return nil }
    effectiveGlyphRange?.pointee = units(in: container)
    return units(in: container).contains(glyphIndex) ? container : nil
  }

  // MARK: From glyphs to locations

  /// Returns the bounds of the lines in a container, with the paddings at their sides.
  open func usedRect(for container: NSTextContainer) -> CGRect { used(in: container) }
  /// Returns the bounds of glyphs: on each line as high as the line.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer)
    -> CGRect
  { bounds(of: glyphRange, in: container) }
  /// Returns the rectangle of a glyph's line, as wide as its container. `effectiveGlyphRange`
  /// receives the line's glyphs.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect { fragment(at: glyphIndex, effectiveGlyphRange)?.rect ?? .zero }
  /// Returns the used rectangle of a glyph's line: its text and the paddings. `effectiveGlyphRange`
  /// receives the line's glyphs.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect { fragment(at: glyphIndex, effectiveGlyphRange)?.used ?? .zero }
  /// Returns the start of a glyph on the baseline, relative to the rectangle of its line.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint { start(of: glyphIndex) }
  /// Calls `block` for each line of glyphs, with its rectangle, its used rectangle, the container
  /// and the line's glyphs, until `block` sets its last argument to `true`.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (
      CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) { visitFragments(glyphRange, block) }
  /// Calls `block` for each rectangle that encloses glyphs, until it sets its last argument to
  /// `true`. Within a selected range, a range that continues on the next line reaches the edge.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { visitRects(glyphRange, selectedRange, textContainer, block) }
  /// The rectangle of the empty line behind a line break at the end of the text, or zero if there
  /// is none.
  open var extraLineFragmentRect: CGRect { extraFragment?.rect ?? .zero }
  /// The used rectangle of the empty line behind a line break at the end of the text, or zero if
  /// there is none.
  open var extraLineFragmentUsedRect: CGRect { extraFragment?.used ?? .zero }

  // MARK: From locations to glyphs

  /// Returns the glyph nearest to a point of a container. `partialFraction` receives the part of
  /// the glyph before the point, from 0 to 1.
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int { unit(at: point, in: container, partialFraction) }
  /// Returns the glyph nearest to a point of a container.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }
  /// Returns the part of the nearest glyph before a point, from 0 to 1.
  open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer)
    -> CGFloat
  {
    var fraction: CGFloat = 0
    _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
    return fraction
  }
  /// Returns the character nearest to a point of a container. `partialFraction` receives the part
  /// of the character before the point, from 0 to 1.
  ///
  /// Next to a line, that is its first or last character, and below the text, a character of the
  /// last line.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int { unit(at: point, in: container, partialFraction) }

  // MARK: Drawing

  /// Draws glyphs with their backgrounds and lines in the current context. `origin` is that of the
  /// container.
  @preconcurrency @MainActor
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    draw(glyphsToShow, origin)
  }
  /// Does nothing, because ``drawGlyphs(forGlyphRange:at:)`` draws backgrounds.
  ///
  /// A text view with a layout manager of a subclass calls it before the glyphs are drawn.
  @preconcurrency @MainActor
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
}

extension NSTextContainer {
  /// The layout manager of the container, or `nil` before the container is added to one.
  public var layoutManager: NSLayoutManager? { owner as? NSLayoutManager }
}
