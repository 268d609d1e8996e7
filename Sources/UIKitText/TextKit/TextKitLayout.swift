internal import TouchstoneLayers
@_spi(Kit) internal import UIKitCore

/// The containers of a layout manager, and the layout of its text.
struct TextKitLayout {
  var containers: [NSTextContainer] = []
  /// The view that shows the text, or `nil` for a layout manager that an app uses on its own.
  weak var client: (any TextLayoutClient)?
  /// The last layout in the first container.
  var kept: TextSetting?

  /// Discards the layout.
  mutating func reset() { kept = nil }
}

/// The text view of a layout manager.
@MainActor
protocol TextLayoutClient: AnyObject {
  /// The container of the view.
  var container: NSTextContainer { get }
  /// The layout that the view shows.
  var setting: TextSetting { get }
  /// The brush with which the view draws.
  var brush: TextBrush { get }
  /// Called after changes of the storage.
  func storageDidEdit(_ mask: NSTextStorage.EditActions, _ range: NSRange, _ delta: Int)
  /// Called after the layout manager moved to another storage.
  func storageWasReplaced()
  /// Draws the view again.
  func redraw()
}

extension NSLayoutManager {
  /// The font of text without a font.
  static let standardFont = UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)

  // MARK: Changes

  func storageDidChange(_ old: NSTextStorage?) {
    guard old !== textStorage else { return }
    layout.reset()
    guard textStorage != nil else { return }
    withClient { $0.storageWasReplaced() }
  }

  func storageDidEdit(_ mask: NSTextStorage.EditActions, _ range: NSRange, _ delta: Int) {
    layout.reset()
    withClient { $0.storageDidEdit(mask, range, delta) }
  }

  func discardLayout(_ actual: NSRangePointer?) {
    layout.reset()
    actual?.pointee = NSRange(location: 0, length: unitCount)
    redraw()
  }

  func redraw() { withClient { $0.redraw() } }

  /// Returns the result of `body` for the text view, or `nil` without a view or on another thread
  /// than the main thread.
  @discardableResult
  private func withClient<Result>(_ body: @MainActor (any TextLayoutClient) -> Result) -> Result? {
    // The closure runs at once, on the current thread.
    nonisolated(unsafe) let client = layout.client
    return MainQueue.ifCurrent { client.map { body($0) } } ?? nil
  }

  func insert(_ container: NSTextContainer, _ index: Int) {
    (container.owner as? NSLayoutManager)?.layout.containers.removeAll { $0 === container }
    layout.containers.insert(container, at: min(max(0, index), layout.containers.count))
    container.owner = self
    if layout.client == nil {
      container.didChange = { [weak self] in self?.layout.reset() }
    }
    layout.reset()
  }

  // MARK: Layout

  var unitCount: Int { textStorage?.length ?? 0 }

  /// The layout in the first container, or `nil` without text or container.
  var firstSetting: TextSetting? { layout.containers.first.flatMap(setting) }

  /// Returns the layout in a container, or `nil` if the container has no text.
  func setting(in container: NSTextContainer) -> TextSetting? {
    guard container === layout.containers.first, let textStorage else { return nil }
    if layout.client != nil { return withClient { $0.setting } }
    if let kept = layout.kept { return kept }
    var text = EditedText()
    text.set(StyledText(textStorage))
    let style =
      textStorage.length > 0
      ? textStorage.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
      : nil
    let setting = TextSetting(
      text, font: Self.standardFont, width: container.lineWidth,
      alignment: style?.alignment ?? .natural, maximumLines: container.maximumNumberOfLines,
      breaksWords: container.breaksWords)
    layout.kept = setting
    return setting
  }

  // MARK: Drawing

  @MainActor
  func draw(_ range: NSRange, _ origin: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext(), let setting = firstSetting,
      let container = layout.containers.first
    else { return }
    let brush =
      layout.client?.brush
      ?? TextBrush(font: Self.standardFont, color: .black, traits: .current)
    let left = origin.x + container.lineFragmentPadding
    for number in setting.lineNumbers(of: clamped(range)) {
      let line = setting.line(number)
      brush.draw(
        setting.pieces(of: line),
        at: CGPoint(x: left + line.x, y: origin.y + line.flow.baseline),
        top: origin.y + line.top, height: line.height, in: context)
    }
  }
}

extension TextSetting {
  /// Returns the numbers of the lines that show units, none for an empty range.
  func lineNumbers(of units: Range<Int>) -> Range<Int> {
    guard !units.isEmpty else { return 0..<0 }
    return lineNumber(of: units.lowerBound)..<(lineNumber(of: units.upperBound - 1) + 1)
  }
}
