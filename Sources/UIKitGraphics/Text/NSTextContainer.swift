public import TouchstoneGeometry

/// The rectangle in which an `NSLayoutManager` lays out text.
///
/// A change invalidates the layout, also that of a text view that owns the container.
open class NSTextContainer: NSObject {
  /// The layout manager of the container, or `nil` before the container is added to one. Its type
  /// belongs to a higher module.
  package final weak var owner: AnyObject?
  /// Called after a change that affects the layout.
  package final var didChange: (() -> Void)?
  private final var values = Values()

  private struct Values: Equatable {
    var size = CGSize.zero
    var padding = NSTextContainer.standardPadding
    var maximumNumberOfLines = 0
    var lineBreakMode = NSLineBreakMode.byWordWrapping
  }

  /// The distance between lines and the sides of their container, in points, as on iOS.
  package static let standardPadding: CGFloat = 5

  /// Creates a container with a size in points. A side of 0 or less is unlimited.
  public init(size: CGSize) {
    super.init()
    values.size = NumberCheck.admit(size, else: .zero, "size", of: self)
  }

  /// Creates a container of unlimited size.
  public override convenience init() { self.init(size: .zero) }

  /// Creates a container of unlimited size without reading the archive, because archives aren't
  /// supported.
  public required init(coder: NSCoder) { super.init() }

  private func set<Value>(_ path: WritableKeyPath<Values, Value>, _ value: Value) {
    let before = values
    values[keyPath: path] = value
    if values != before { didChange?() }
  }

  /// The size in points. A side of 0 or less is unlimited.
  ///
  /// A text view sets it according to its bounds. Lines that begin below the height are laid out
  /// all the same.
  open var size: CGSize {
    get { values.size }
    set { set(\.size, NumberCheck.admit(newValue, else: size, "size", of: self)) }
  }
  /// The distance between lines and the left and right sides, in points; 5 by default.
  open var lineFragmentPadding: CGFloat {
    get { values.padding }
    set {
      let old = values.padding
      set(\.padding, NumberCheck.admit(newValue, else: old, "lineFragmentPadding", of: self))
    }
  }
  /// The maximum number of lines, or 0 for any number. Further text isn't laid out, and the last
  /// line has no ellipsis.
  open var maximumNumberOfLines: Int {
    get { values.maximumNumberOfLines }
    set { set(\.maximumNumberOfLines, max(0, newValue)) }
  }
  /// The treatment of lines that are too long.
  ///
  /// `.byCharWrapping` breaks lines within words, as do the modes that truncate if
  /// ``maximumNumberOfLines`` is 1. Otherwise lines are broken between words.
  open var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { set(\.lineBreakMode, newValue) }
  }
  /// The areas without text; stored without effect.
  open var exclusionPaths: [UIBezierPath] = []
  /// Whether the width follows that of the text view; stored, because the width of a text view's
  /// container always does.
  open var widthTracksTextView = false
  /// Whether the height follows that of the text view; stored without effect.
  open var heightTracksTextView = false
  /// Whether all lines have the same rectangle, which is the case without exclusion paths.
  open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

  /// Whether a line may end between any two characters. A single line that is truncated does.
  package var breaksWords: Bool {
    lineBreakMode == .byCharWrapping
      || maximumNumberOfLines == 1 && lineBreakMode != .byWordWrapping
  }

  /// The width for lines between the paddings, or `nil` if the width is unlimited.
  package var lineWidth: CGFloat? {
    size.width > 0 ? max(1, size.width - 2 * lineFragmentPadding) : nil
  }
}
