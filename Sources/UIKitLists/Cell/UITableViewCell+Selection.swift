internal import UIKitAnimation
@_spi(Kit) internal import UIKitControls
@_spi(Kit) internal import UIKitCore

// The looks of selected and touched cells.
extension UITableViewCell {
  func showSelected(_ selected: Bool, _ animated: Bool) {
    guard selected != looks.isSelected else { return }
    looks.isSelected = selected
    showState(animated)
  }

  func showHighlighted(_ highlighted: Bool, _ animated: Bool) {
    guard highlighted != looks.isHighlighted else { return }
    looks.isHighlighted = highlighted
    showState(animated)
  }

  private func showState(_ animated: Bool) {
    requestUpdate()
    showSelection(animated: animated)
    // A configured background fades from color to color.
    guard animated, configurations.background != nil else { return }
    UIView.animate(withDuration: TableMetrics.selectionFade) { self.updateConfigurationIfNeeded() }
  }

  /// Shows or hides the view above the background, and highlights the content.
  func showSelection(animated: Bool) {
    let isChosen = (looks.isSelected || looks.isHighlighted) && selectionStyle != .none
    highlightContent(isChosen)
    guard isChosen, configurations.background == nil else {
      return hideSelection(animated: animated)
    }
    let view = selectionView
    if let shown = parts.shownSelection {
      if shown.view === view, view.superview === self {
        view.alpha = shown.alpha
        return
      }
      hideSelection(animated: false)
    }
    parts.shownSelection = (view, view.alpha)
    view.frame = bounds
    if let background = parts.background, background.superview === self {
      insertSubview(view, aboveSubview: background)
    } else {
      insertSubview(view, at: 0)
    }
    guard animated else { return }
    let alpha = view.alpha
    view.alpha = 0
    UIView.animate(withDuration: TableMetrics.selectionFade) { view.alpha = alpha }
  }

  /// Removes the view above the background, at once or when it has faded out.
  func hideSelection(animated: Bool) {
    guard let shown = parts.shownSelection else { return }
    let (view, alpha) = shown
    guard animated, view.superview === self else {
      parts.shownSelection = nil
      if view.superview === self { view.removeFromSuperview() }
      view.alpha = alpha
      return
    }
    UIView.animate(withDuration: TableMetrics.selectionFade) {
      view.alpha = 0
    } completion: { [weak self] _ in
      self?.selectionDidFade(view)
    }
  }

  /// Removes a view that has faded out, unless the cell was selected again in the meantime.
  private func selectionDidFade(_ view: UIView) {
    let isChosen = (looks.isSelected || looks.isHighlighted) && selectionStyle != .none
    guard !isChosen, parts.shownSelection?.view === view else { return }
    hideSelection(animated: false)
  }

  /// The view for the selection: that of multiple selection, or that of the app, or a gray one
  /// (statement 799).
  private var selectionView: UIView {
    if allowsMultipleSelection, let view = parts.multipleSelectionBackground { return view }
    if let view = parts.selectedBackground { return view }
    if let view = parts.standardSelection { return view }
    let view = UIView()
    view.backgroundColor = .systemGray4
    view.isUserInteractionEnabled = false
    parts.standardSelection = view
    return view
  }

  private var allowsMultipleSelection: Bool {
    guard let table else { return false }
    return looks.isEditing
      ? table.allowsMultipleSelectionDuringEditing : table.allowsMultipleSelection
  }

  // MARK: Content

  /// Highlights the labels and image views below the content view, except those that receive
  /// touches (statement 797).
  private func highlightContent(_ isHighlighted: Bool) {
    guard isHighlighted != looks.highlightsContent else { return }
    looks.highlightsContent = isHighlighted
    highlight(parts.contentView, isHighlighted)
  }

  private func highlight(_ view: UIView, _ isHighlighted: Bool) {
    for view in view.subviews where !(view is UIControl) {
      switch view {
      case let label as UILabel where !label.isUserInteractionEnabled:
        label.isHighlighted = isHighlighted
      case let image as UIImageView where !image.isUserInteractionEnabled:
        image.isHighlighted = isHighlighted
      default: break
      }
      highlight(view, isHighlighted)
    }
  }

  // MARK: Editing

  func showEditing(_ editing: Bool, _ animated: Bool) {
    guard editing != looks.isEditing else { return }
    let states: StateMask = editing ? [.showingEditControl] : []
    // A swipe of the row sets its own states.
    let isNew = states != looks.states && !looks.states.contains(.showingDeleteConfirmation)
    if isNew {
      willTransition(to: states)
      looks.states = states
    }
    looks.isEditing = editing
    requestUpdate()
    setNeedsLayout()
    guard animated, window != nil else {
      if isNew { didTransition(to: states) }
      return
    }
    UIView.animate(withDuration: TableMetrics.selectionFade) {
      self.layoutIfNeeded()
    } completion: { [weak self] _ in
      if isNew { self?.didTransition(to: states) }
    }
  }
}
