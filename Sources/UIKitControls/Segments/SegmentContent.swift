internal import UIKitCore

/// The content and the settings of one segment.
struct SegmentContent {
  /// A title, an image, or an action, which has both.
  enum Kind {
    case title(String?)
    case image(UIImage?)
    case action(UIAction)
  }

  var kind: Kind
  /// The width set by the app, or 0 to size the segment automatically.
  var width: CGFloat = 0
  var offset = CGSize.zero
  var isEnabled = true

  /// Creates the segment for an item that the app lists: a title, an image or an action.
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

/// The layout of segments along the control.
enum SegmentWidths {
  /// Divides a total width among segments, with automatic widths in whole points.
  ///
  /// - Parameters:
  ///   - room: The total width.
  ///   - wanted: The width that the app set for each segment, or 0 for automatic.
  ///   - content: Each segment's content width including padding, or `nil` for equal widths.
  /// - Returns: The width of each segment.
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
    // The last automatic segment gets the width that rounding leaves.
    widths[free[free.count - 1]] = left
    return widths
  }
}
