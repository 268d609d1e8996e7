internal import UIKit

/// The figure of the article: the first responder, and the chain that begins there.
final class FirstResponderScene: PageController {
  static let scene = AppScene(
    name: "first-responder", title: "The first responder",
    hint: "Tap the field or a background: it becomes first responder, and its chain lights up. The "
      + "field shows a keypad, and accepts keys too.",
    controller: { FirstResponderScene() })

  private let field = UITextField(frame: CGRect(x: 16, y: 72, width: 180, height: 44))
  private let inner = ResponderBox(
    "inner", "Background view", .systemTeal, frame: CGRect(x: 16, y: 40, width: 318, height: 136))
  private let outer = ResponderBox(
    "outer", "Background view", .systemIndigo,
    frame: CGRect(x: 20, y: 140, width: 350, height: 192))
  private var links: [(row: ChainRow, object: () -> UIResponder?)] = []

  override func viewDidLoad() {
    view.accessibilityIdentifier = "page"
    addHeadline(Self.scene)
    let label = UILabel(frame: CGRect(x: 16, y: 38, width: 286, height: 22))
    label.text = "Label"
    label.textColor = .white
    label.font = .systemFont(ofSize: 15)
    label.accessibilityIdentifier = "label"
    let done = CountingButton(
      "done", "Done", .systemGray, frame: CGRect(x: 208, y: 72, width: 94, height: 44))
    done.onTap = { [weak self] in self?.view.endEditing(false) }
    prepareField()
    for view in [label, field, done] { inner.addSubview(view) }
    outer.addSubview(inner)
    view.addSubview(outer)
    for box in [inner, outer] { box.onChange = { [weak self] in self?.show() } }
    addLinks()
    show()
  }

  private func prepareField() {
    field.accessibilityIdentifier = "field"
    field.placeholder = "Text field"
    field.borderStyle = .roundedRect
    field.layer.cornerRadius = 8
    field.inputView = Keypad { [weak field] key in
      if key == "Del" { field?.deleteBackward() } else { field?.insertText(key) }
    }
    field.addAction(
      UIAction { [weak self] _ in self?.show() }, for: [.editingDidBegin, .editingDidEnd])
  }

  /// Adds a row for each responder of the figure, in chain order.
  private func addLinks() {
    let rows: [(String, String, () -> UIResponder?)] = [
      ("fieldRow", "Field", { [weak self] in self?.field }),
      ("innerRow", "Background view", { [weak self] in self?.inner }),
      ("outerRow", "Background view around it", { [weak self] in self?.outer }),
      ("pageRow", "Root view of the controller", { [weak self] in self?.view }),
      ("controllerRow", "View controller", { [weak self] in self }),
      ("windowRow", "Window", { [weak self] in self?.view.window }),
      ("sceneRow", "Window scene", { [weak self] in self?.view.window?.windowScene }),
      ("applicationRow", "Application", { UIApplication.shared }),
      ("delegateRow", "Application delegate", { UIApplication.shared.delegate as? UIResponder }),
    ]
    for (index, (identifier, words, object)) in rows.enumerated() {
      let row = ChainRow(
        identifier, words, frame: CGRect(x: 20, y: 346 + index * 38, width: 350, height: 32))
      view.addSubview(row)
      links.append((row, object))
    }
  }

  /// Highlights the responders in the chain that begins at the first responder.
  private func show() {
    let views = [field, inner, outer]
    let first = views.first(where: \.isFirstResponder)
    var chain: [UIResponder] = []
    var link: UIResponder? = first
    while let current = link {
      chain.append(current)
      link = current.next
    }
    for (row, object) in links {
      let place = object().flatMap { object in chain.firstIndex { $0 === object } }
      row.show(place: place)
    }
    for view in views {
      let isLit = chain.contains { $0 === view }
      view.light(isLit ? (view === first ? .systemYellow : .systemOrange) : nil)
    }
  }
}

/// A row for a responder of the chain, with its position.
final class ChainRow: UIView {
  private let name = UILabel(frame: .zero)
  private let number = UILabel(frame: .zero)

  convenience init(_ identifier: String, _ words: String, frame: CGRect) {
    self.init(frame: frame)
    accessibilityIdentifier = identifier
    isUserInteractionEnabled = false
    layer.cornerRadius = 8
    name.frame = CGRect(x: 44, y: 0, width: frame.width - 52, height: frame.height)
    number.frame = CGRect(x: 8, y: 0, width: 28, height: frame.height)
    number.textAlignment = .center
    name.text = words
    for label in [name, number] {
      label.font = .systemFont(ofSize: 15, weight: .medium)
      addSubview(label)
    }
    show(place: nil)
  }

  /// Shows the position in the chain, counted from the first responder. `nil` means that the
  /// responder isn't in the chain.
  func show(place: Int?) {
    number.text = place.map { String($0 + 1) } ?? "–"
    let isLit = place != nil
    backgroundColor =
      isLit
      ? (place == 0 ? UIColor.systemYellow : .systemOrange).withAlphaComponent(0.4)
      : .secondarySystemGroupedBackground
    for label in [name, number] { label.textColor = isLit ? .label : .secondaryLabel }
  }
}

/// A row of keys at the bottom of the screen.
final class Keypad: UIView {
  private static let keys = ["A", "B", "C", "D", "E", "Del"]

  convenience init(_ onKey: @escaping (String) -> Void) {
    self.init(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
    backgroundColor = .systemGray4
    for (index, key) in Self.keys.enumerated() {
      let button = UIButton(
        frame: CGRect(x: 12 + CGFloat(index) * 62, y: 14, width: 56, height: 56))
      button.accessibilityIdentifier = "key" + key
      button.setTitle(key, for: .normal)
      button.setTitleColor(.label, for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: 22)
      button.backgroundColor = .secondarySystemGroupedBackground
      button.layer.cornerRadius = 8
      button.addAction(UIAction { _ in onKey(key) }, for: .touchUpInside)
      addSubview(button)
    }
  }
}
