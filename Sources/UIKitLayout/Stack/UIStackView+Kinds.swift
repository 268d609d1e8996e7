extension UIStackView {
  /// The distribution of the views' lengths along the axis.
  public enum Distribution: Int, Sendable {
    /// Views fill the stack.
    ///
    /// If there is extra space, the view with the lowest hugging priority grows, the first of
    /// several. If there is too little, the view with the lowest compression resistance shrinks. A
    /// view without content grows before all others, the last of several.
    case fill = 0
    /// Views fill the stack and have equal lengths.
    case fillEqually = 1
    /// Views fill the stack in proportion to the lengths of their contents.
    ///
    /// As on iOS, each view's share is its length relative to the sum of all lengths and spacings.
    /// The last view therefore gets the rest if the stack is longer than its contents and has
    /// spacing.
    case fillProportionally = 2
    /// Views have the lengths of their contents, with equal gaps between them.
    case equalSpacing = 3
    /// Views have the lengths of their contents, with equal distances between their centers as far
    /// as the spacing permits.
    case equalCentering = 4
  }

  /// The alignment of the views across the axis.
  public enum Alignment: Int, Sendable {
    /// Each view fills the stack across the axis.
    case fill = 0
    /// Views are at the leading edge, or in a row at the top edge.
    case leading = 1
    /// In a row, the first baselines are aligned, and the topmost view is at the top edge.
    ///
    /// In a column, it is the same as ``leading``.
    case firstBaseline = 2
    /// Views are centered.
    case center = 3
    /// Views are at the trailing edge, or in a row at the bottom edge.
    case trailing = 4
    /// In a row, the last baselines are aligned, and the bottommost view is at the bottom edge.
    ///
    /// In a column, it is the same as ``trailing``.
    case lastBaseline = 5

    /// The top edge of a row, another name for ``leading``.
    public static var top: Alignment { .leading }
    /// The bottom edge of a row, another name for ``trailing``.
    public static var bottom: Alignment { .trailing }
  }
}
