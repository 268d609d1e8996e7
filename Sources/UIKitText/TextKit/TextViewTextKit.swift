internal import TouchstoneLayers
@_spi(Kit) internal import UIKitCore

/// The storage, the layout manager and the container of a text view.
///
/// The view's own text and the storage's are equal: each change of one is copied to the other. A
/// text view has these objects only after app code asked for one of them.
@MainActor
final class TextViewTextKit: TextLayoutClient {
  private unowned let view: UITextView
  let container: NSTextContainer
  let manager: NSLayoutManager
  private(set) var storage: NSTextStorage
  /// The view's text that the storage already has.
  private var copied: TextParagraphs?
  /// Whether the view's text is being copied to the storage.
  private var isPushing = false
  /// Whether the storage's text is being copied to the view.
  private var isPulling = false
  /// Whether the size of the container is being set by the view.
  private var isFollowing = false

  /// Connects a view to a container, and to its layout manager and storage if they exist.
  init(_ view: UITextView, container: NSTextContainer?) {
    self.view = view
    let container = container ?? NSTextContainer(size: .zero)
    self.container = container
    manager = container.layoutManager ?? NSLayoutManager()
    storage = manager.textStorage ?? NSTextStorage()
    let hasText = manager.textStorage != nil
    if container.layoutManager == nil { manager.addTextContainer(container) }
    if !hasText { storage.addLayoutManager(manager) }
    manager.layout.client = self
    container.didChange = { [weak self] in
      _ = MainQueue.ifCurrent { self?.containerDidChange() }
    }
    view.editor.textWasChanged = { [weak self] in self?.push() }
    if hasText { pullAll() } else { push() }
  }

  private func containerDidChange() {
    if !isFollowing { view.textDidChangeLook() }
  }

  /// Sets the width of the container between the view's insets, for lines of a width.
  func follow(_ lineWidth: CGFloat) {
    isFollowing = true
    container.size = CGSize(width: lineWidth + 2 * container.lineFragmentPadding, height: 0)
    isFollowing = false
  }

  // MARK: Drawing

  var setting: TextSetting { view.setting }
  var brush: TextBrush { view.canvas.look.brush(view.traitCollection) }
  func redraw() { view.textNeedsDisplay() }

  /// The layout manager if its class may override drawing, or else `nil`.
  var drawingManager: NSLayoutManager? {
    type(of: manager) == NSLayoutManager.self || view.isSecureTextEntry ? nil : manager
  }

  // MARK: From the storage to the view

  func storageDidEdit(_ mask: NSTextStorage.EditActions, _ range: NSRange, _ delta: Int) {
    let old = range.location..<max(range.location, range.location + range.length - delta)
    let length = view.editor.text.length
    guard !isPulling else { return }
    guard !isPushing else {
      // The storage was told of this change. Adopt the result, which a subclass may have changed.
      return pull(range, for: old.clamped(to: 0..<length), isPartOfChange: true)
    }
    guard old.upperBound <= length, length + delta == storage.length else { return pullAll() }
    pull(range, for: old, isPartOfChange: false)
  }

  func storageWasReplaced() {
    guard let new = manager.textStorage, new !== storage else { return }
    storage = new
    pullAll()
  }

  private func pullAll() {
    pull(
      NSRange(location: 0, length: storage.length), for: view.editor.text.everything,
      isPartOfChange: false)
    view.editor.forgetHistory()
  }

  /// Replaces a range of the view's text with a range of the storage's.
  ///
  /// While the view's text is pushed, the view already has the new characters, unless the storage
  /// changed them.
  private func pull(_ range: NSRange, for old: Range<Int>, isPartOfChange: Bool) {
    isPulling = true
    defer { isPulling = false }
    let editor = view.editor
    if isPartOfChange {
      let isSame = editor.text.length == storage.length
      let range = isSame ? range : NSRange(location: 0, length: storage.length)
      let place = isSame ? range.location..<(range.location + range.length) : editor.text.everything
      editor.adopt(look(of: range), for: place, isPartOfChange: true)
    } else {
      editor.adopt(look(of: range), for: old, isPartOfChange: false)
    }
    copied = editor.text.paragraphs
    view.items.refresh()
  }

  /// Returns a range of the storage's text without the attributes that the view has anyway.
  private func look(of range: NSRange) -> StyledText {
    let standard = view.standardAttributes
    return StyledText(storage.attributedSubstring(from: range)).mapLooks { look in
      let own = look.attributes.filter { key, value in
        guard let usual = standard[key] as? AnyHashable else { return true }
        return (value as? AnyHashable) != usual
      }
      return own.count == look.attributes.count ? look : CharacterStyle(own)
    }
  }

  // MARK: From the view to the storage

  /// Copies a change of the view's text to the storage.
  private func push() {
    let text = view.editor.text
    guard !isPulling, !isPushing, copied.map({ !$0.isSame(as: text.paragraphs) }) ?? true
    else { return }
    copied = text.paragraphs
    isPushing = true
    storage.beginEditing()
    pushCharacters(text)
    pushAttributes(text)
    storage.endEditing()
    isPushing = false
  }

  private func pushCharacters(_ text: EditedText) {
    let old = Array(storage.string.utf16)
    let new = Array(text.string.utf16)
    guard old != new else { return }
    var start = 0
    let shortest = min(old.count, new.count)
    while start < shortest, old[start] == new[start] { start += 1 }
    var end = 0
    while end < shortest - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    // Don't divide a surrogate pair.
    if start > 0, UTF16.isLeadSurrogate(new[start - 1]) { start -= 1 }
    if end > 0, UTF16.isTrailSurrogate(new[new.count - end]) { end -= 1 }
    let whole = text.attributed(over: view.standardAttributes)
    storage.replaceCharacters(
      in: NSRange(location: start, length: old.count - end - start),
      with: whole.attributedSubstring(
        from: NSRange(location: start, length: new.count - end - start)))
  }

  /// Sets the attributes of the parts whose style differs from the view's.
  private func pushAttributes(_ text: EditedText) {
    guard storage.length == text.length, text.length > 0 else { return }
    var theirs: [StyleRun] = look(of: NSRange(location: 0, length: text.length)).runs.reversed()
    for (units, look) in text.paragraphs.looks(in: text.everything) {
      var start = units.lowerBound
      while start < units.upperBound, let run = theirs.popLast() {
        let length = min(run.length, units.upperBound - start)
        if length < run.length { theirs.append(StyleRun(run.length - length, run.look)) }
        if !run.look.isSame(as: look) {
          storage.setAttributes(
            view.standardAttributes.merging(look.attributes) { $1 },
            range: NSRange(location: start, length: length))
        }
        start += max(1, length)
      }
    }
  }
}

extension UITextView {
  /// The objects of TextKit, which are created when they are first needed.
  var madeTextKit: TextViewTextKit {
    if let textKit { return textKit }
    let new = TextViewTextKit(self, container: nil)
    textKit = new
    layOutText()
    return new
  }

  /// Shows the text of a container's layout manager.
  func adopt(_ container: NSTextContainer) {
    textKit = TextViewTextKit(self, container: container)
    layOutText()
  }
}
