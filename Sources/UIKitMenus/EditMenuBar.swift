@_spi(Kit) internal import UIKitCore

/// The bar of an edit menu: a row of titles, with arrows to further pages if they don't fit.
final class EditMenuBar: UIView {
  /// The function of a part of the bar.
  enum Part {
    case item(MenuItem)
    case back
    case forth
  }

  private let body = UIView(frame: .zero)
  private let pointer = MenuPointer(frame: .zero)
  private var items: [MenuItem] = []
  private var pages = EditMenuPages(widths: [], room: 0, arrow: 0)
  private var page = 0
  private var isSubmenu = false
  private(set) var parts: [MenuBarPart] = []
  /// Called with a chosen item, or with a submenu to open.
  var onChoose: ((MenuItem) -> Void)?
  /// Called to leave a submenu.
  var onBack: (() -> Void)?
  /// Called when the size of the bar changed.
  var onResize: (() -> Void)?

  /// Dimensions in points, chosen to look like the system's bar. Its dimensions aren't published.
  enum Look {
    static let height = DesignMetrics.inForce.editMenu.height
    static let corner = DesignMetrics.inForce.editMenu.corner
    static let side = DesignMetrics.inForce.editMenu.side
    static let arrow: CGFloat = 36
    static let hairline: CGFloat = 0.5
    static let font: CGFloat = 15
    static let image: CGFloat = 20
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "editMenu"
    layer.shadowOpacity = 0.22
    layer.shadowRadius = 14
    layer.shadowOffset = CGSize(width: 0, height: 4)
    layer.shadowColor = UIColor.black.cgColor
    body.backgroundColor = .tertiarySystemBackground
    body.layer.cornerRadius = Look.corner
    body.clipsToBounds = true
    addSubview(pointer)
    addSubview(body)
  }

  required init?(coder: NSCoder) { nil }

  /// Replaces the titles, and shows the first page.
  func show(_ items: [MenuItem], isSubmenu: Bool, room: CGFloat) {
    self.items = items.filter { $0.kind != .separator && $0.kind != .header }
    self.isSubmenu = isSubmenu
    let back = isSubmenu ? Look.arrow : 0
    pages = EditMenuPages(
      widths: self.items.map { min(MenuBarPart.width(of: $0), room - 2 * Look.arrow) },
      room: room - back, arrow: Look.arrow)
    page = 0
    layOutPage(room)
  }

  private func turn(to page: Int, _ room: CGFloat) {
    self.page = page
    layOutPage(room)
    onResize?()
  }

  private func layOutPage(_ room: CGFloat) {
    for part in parts { part.removeFromSuperview() }
    parts = []
    var x: CGFloat = 0
    func add(_ part: Part, width: CGFloat, _ action: @escaping @MainActor () -> Void) {
      let view = MenuBarPart(part, isFirst: x == 0)
      view.frame = CGRect(x: x, y: 0, width: width, height: Look.height)
      view.addAction(UIAction { _ in action() }, for: .touchUpInside)
      body.addSubview(view)
      parts.append(view)
      x += width
    }
    if isSubmenu || page > 0 {
      add(.back, width: Look.arrow) { [weak self] in
        guard let self else { return }
        if page > 0 { turn(to: page - 1, room) } else { onBack?() }
      }
    }
    if pages.pages.indices.contains(page) {
      for item in items[pages.pages[page]] {
        let width = min(MenuBarPart.width(of: item), room - 2 * Look.arrow)
        add(.item(item), width: width) { [weak self] in self?.onChoose?(item) }
      }
    }
    if page + 1 < pages.pages.count {
      add(.forth, width: Look.arrow) { [weak self] in
        guard let self else { return }
        turn(to: page + 1, room)
      }
    }
    bounds.size = CGSize(width: x, height: Look.height)
    body.frame = bounds
  }

  /// Moves the bar to its placement, with the arrow at its target.
  func stand(_ placement: MenuPlacement) {
    frame = placement.frame
    body.frame = bounds
    pointer.point(
      placement.arrow,
      from: CGPoint(x: placement.tip.x - frame.minX, y: placement.tip.y - frame.minY))
  }
}

/// The small triangle between a bar and its target.
private final class MenuPointer: UIView {
  private static let length: CGFloat = 7
  private static let breadth: CGFloat = 16
  private var direction = UIEditMenuArrowDirection.automatic

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  func point(_ direction: UIEditMenuArrowDirection, from edge: CGPoint) {
    self.direction = direction
    let (half, length) = (Self.breadth / 2, Self.length)
    switch direction {
    case .down: frame = CGRect(x: edge.x - half, y: edge.y, width: 2 * half, height: length)
    case .up: frame = CGRect(x: edge.x - half, y: edge.y - length, width: 2 * half, height: length)
    case .left:
      frame = CGRect(x: edge.x - length, y: edge.y - half, width: length, height: 2 * half)
    case .right: frame = CGRect(x: edge.x, y: edge.y - half, width: length, height: 2 * half)
    case .automatic: frame = .zero
    }
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    let path = UIBezierPath()
    let corners: [CGPoint] =
      switch direction {
      case .down: [CGPoint(x: 0, y: 0), CGPoint(x: bounds.maxX, y: 0), middle(bounds.maxY)]
      case .up: [CGPoint(x: 0, y: bounds.maxY), CGPoint(x: bounds.maxX, y: bounds.maxY), middle(0)]
      case .left:
        [CGPoint(x: bounds.maxX, y: 0), CGPoint(x: bounds.maxX, y: bounds.maxY), side(0)]
      case .right: [CGPoint(x: 0, y: 0), CGPoint(x: 0, y: bounds.maxY), side(bounds.maxX)]
      case .automatic: []
      }
    guard let first = corners.first else { return }
    path.move(to: first)
    for corner in corners.dropFirst() { path.addLine(to: corner) }
    path.close()
    UIColor.tertiarySystemBackground.resolvedColor(with: traitCollection).set()
    path.fill()
  }

  private func middle(_ y: CGFloat) -> CGPoint { CGPoint(x: bounds.midX, y: y) }
  private func side(_ x: CGFloat) -> CGPoint { CGPoint(x: x, y: bounds.midY) }
}
