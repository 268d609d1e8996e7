extension UIStackView {
  /// How the lengths of views along the axis are shared.
  public enum Distribution: Int, Sendable {
    /// Views fill the stack. Where there is too much room, the view that hugs its content the least
    /// becomes longer, of several the first; where there is too little, the one that resists the least
    /// becomes shorter. A view without a content of its own becomes longer before all others, of several
    /// the last.
    case fill = 0
    /// Views fill the stack, and all are as long as one another.
    case fillEqually = 1
    /// Views fill the stack, in proportion to the lengths of their contents.
    ///
    /// As on iOS each view's share is its length in all lengths and spacings, so that the last one
    /// gets what is over where the stack is longer than its contents and has spacing.
    case fillProportionally = 2
    /// Views are as long as their contents, with as much between any two of them.
    case equalSpacing = 3
    /// Views are as long as their contents, with their middles as far from each other, as nearly as the
    /// spacing allows.
    case equalCentering = 4
  }

  /// How views lie across the axis.
  public enum Alignment: Int, Sendable {
    /// Each is as thick as the stack.
    case fill = 0
    /// At the edge where reading begins, or in a row at the upper edge.
    case leading = 1
    /// In a row: first baselines at one height, and the uppermost view at the upper edge. In a column it
    /// is ``leading``.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the edge where reading ends, or in a row at the lower edge.
    case trailing = 4
    /// In a row: last baselines at one height, and the lowest view at the lower edge. In a column it is
    /// ``trailing``.
    case lastBaseline = 5

    /// In a row at the upper edge: another name of ``leading``.
    public static var top: Alignment { .leading }
    /// In a row at the lower edge: another name of ``trailing``.
    public static var bottom: Alignment { .trailing }
  }
}
