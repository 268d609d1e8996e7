internal import UIKitCore

/// What one segment shows, and how it is set.
struct SegmentContent {
  /// Title, picture, or action, which has both.
  enum Kind {
    case title(String?)
    case image(UIImage?)
    case action(UIAction)
  }

  var kind: Kind
  /// The width that the program wants; 0 for what comes out.
  var width: CGFloat = 0
  var offset = CGSize.zero
  var isEnabled = true

  /// The segment for what a program lists: a title, a picture or an action.
  init(item: Any) {
    switch item {
    case let image as UIImage: kind = .image(image)
    case let action as UIAction: kind = .action(action)
    default: kind = .title(item as? String ?? (item as? NSString).map { "\($0)" })
    }
  }

  init(kind: Kind) { self.kind = kind }

  @MainActor var title: String? {
    switch kind {
    case .title(let title): title
    case .image: nil
    case .action(let action): action.image == nil ? action.title : nil
    }
  }

  @MainActor var image: UIImage? {
    switch kind {
    case .title: nil
    case .image(let image): image
    case .action(let action): action.image
    }
  }

  var action: UIAction? {
    if case .action(let action) = kind { action } else { nil }
  }
}

/// Where segments lie beside each other.
enum SegmentWidths {
  /// The widths of segments that share a room, at whole points where nothing else was asked for.
  ///
  /// - Parameters:
  ///   - room: The width of all of them.
  ///   - wanted: The width that the program wants of each; 0 for none.
  ///   - content: The width of what each shows, with room beside it; nil for equal segments.
  /// - Returns: The width of each.
  static func share(_ room: CGFloat, wanted: [CGFloat], content: [CGFloat]?) -> [CGFloat] {
    let free = wanted.indices.filter { wanted[$0] <= 0 }
    guard !free.isEmpty else { return wanted }
    var left = max(0, room - wanted.reduce(0, +))
    let extra = content.map { content in
      (left - free.reduce(0) { $0 + content[$1] }) / CGFloat(free.count)
    }
    var widths = wanted
    let equal = (left / CGFloat(free.count)).rounded(.down)
    for place in free.dropLast() {
      let width = content.map { max(0, ($0[place] + (extra ?? 0)).rounded(.down)) } ?? equal
      widths[place] = min(width, left)
      left -= widths[place]
    }
    // The last one takes what whole points leave.
    widths[free[free.count - 1]] = left
    return widths
  }
}
