@_spi(Kit) internal import UIKitControls
@_spi(Kit) internal import UIKitCore

/// The thing at the trailing edge of a cell.
enum CellAccessoryKind: Equatable {
  case disclosure
  case detailDisclosure
  case checkmark
  case detail
  case custom(UIView)

  init?(_ type: UITableViewCell.AccessoryType) {
    switch type {
    case .none: return nil
    case .disclosureIndicator: self = .disclosure
    case .detailDisclosureButton: self = .detailDisclosure
    case .checkmark: self = .checkmark
    case .detailButton: self = .detail
    }
  }
}

extension UITableViewCell {
  func accessoriesDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// The present accessory. A view replaces the sign of the type (statement 810).
  private var wantedAccessory: CellAccessoryKind? {
    if looks.isEditing {
      return editingAccessoryView.map { .custom($0) } ?? CellAccessoryKind(editingAccessoryType)
    }
    return accessoryView.map { .custom($0) } ?? CellAccessoryKind(accessoryType)
  }

  /// The width of the space for the accessory in points, or `nil` without an accessory.
  var accessorySpace: CGFloat? {
    guard let kind = parts.accessoryKind, let view = parts.accessory else { return nil }
    return kind == .checkmark ? TableMetrics.checkmarkSpace : view.frame.width
  }

  func updateAccessory() {
    let wanted = wantedAccessory
    guard wanted != parts.accessoryKind || parts.accessory.map({ $0.superview !== self }) ?? false
    else { return }
    if let old = parts.accessory, old.superview === self { old.removeFromSuperview() }
    parts.accessoryKind = wanted
    parts.accessory = wanted.map(accessory)
    if let view = parts.accessory { insertSubview(view, aboveSubview: parts.contentView) }
  }

  private func accessory(_ kind: CellAccessoryKind) -> UIView {
    switch kind {
    case .disclosure: return DisclosureSign()
    case .checkmark: return CheckmarkSign()
    case .detail: return newDetailButton()
    case .custom(let view): return view
    case .detailDisclosure:
      let (button, sign) = (newDetailButton(), DisclosureSign())
      let start = button.bounds.width + TableMetrics.accessoryGap
      let both = UIView(
        frame: CGRect(
          x: 0, y: 0, width: start + sign.bounds.width, height: button.bounds.height))
      sign.frame.origin = CGPoint(x: start, y: (both.bounds.height - sign.bounds.height) / 2)
      if isMirrored {
        sign.frame.origin.x = 0
        button.frame.origin.x = both.bounds.width - button.bounds.width
      }
      both.addSubview(button)
      both.addSubview(sign)
      return both
    }
  }

  /// Returns the button with details, which tracks touches itself (statement 809).
  private func newDetailButton() -> UIButton {
    let button = UIButton(type: .detailDisclosure)
    button.sizeToFit()
    button.addAction(
      UIAction { [weak self] _ in self?.accessoryButtonWasTapped() }, for: .touchUpInside)
    return button
  }

  private func accessoryButtonWasTapped() {
    guard let table, let path = table.row(containing: self)?.path else { return }
    table.tableDelegate?.tableView(table, accessoryButtonTappedForRowWith: path.indexPath)
  }

  /// Centers the accessory in its space.
  func placeAccessory() {
    guard let view = parts.accessory, let space = accessorySpace else { return }
    let content = contentFrame
    let start = isMirrored ? content.minX - space : content.maxX
    let size = view.bounds.size
    let place = CGRect(
      x: start + (space - size.width) / 2, y: (bounds.height - size.height) / 2,
      width: size.width, height: size.height)
    guard case .custom = parts.accessoryKind else {
      let placed = place.placed(in: self, isMirrored: false, width: bounds.width)
      view.frame = CGRect(origin: CGPoint(x: place.minX, y: placed.minY), size: size)
      return
    }
    view.center = CGPoint(x: place.midX, y: place.midY)
  }
}

/// The chevron of a cell, which receives no touches.
final class DisclosureSign: UIView {
  init() {
    super.init(frame: CGRect(origin: .zero, size: TableMetrics.disclosureSize))
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
    setNeedsDisplay()
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func draw(_ rect: CGRect) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let edge = isMirrored ? bounds.maxX - 2 : bounds.minX + 2
    let tip = isMirrored ? bounds.minX + 2 : bounds.maxX - 2
    let chevron = UIBezierPath()
    chevron.move(to: CGPoint(x: edge, y: bounds.minY + 1))
    chevron.addLine(to: CGPoint(x: tip, y: bounds.midY))
    chevron.addLine(to: CGPoint(x: edge, y: bounds.maxY - 1))
    chevron.lineWidth = 2
    chevron.lineCapStyle = .round
    chevron.lineJoinStyle = .round
    UIColor.tertiaryLabel.resolvedColor(with: traitCollection).setStroke()
    chevron.stroke()
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsDisplay()
  }
}

/// The check mark of a cell in the tint color, which receives no touches.
final class CheckmarkSign: UIView {
  init() {
    super.init(frame: CGRect(origin: .zero, size: TableMetrics.checkmarkSize))
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
    setNeedsDisplay()
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    let mark = UIBezierPath()
    mark.move(to: CGPoint(x: bounds.minX + 2.5, y: bounds.midY + 1.5))
    mark.addLine(to: CGPoint(x: bounds.minX + 7, y: bounds.maxY - 3))
    mark.addLine(to: CGPoint(x: bounds.maxX - 2.5, y: bounds.minY + 3))
    mark.lineWidth = 2.25
    mark.lineCapStyle = .round
    mark.lineJoinStyle = .round
    tintColor.resolvedColor(with: traitCollection).setStroke()
    mark.stroke()
  }
}
