internal import UIKitCore

extension NSLayoutConstraint {
  /// Creates constraints from a visual format, such as `H:|-[label(>=40@750)]-(gap)-[field]-|`.
  ///
  /// A format with an error yields no constraints and reports a fault that describes the error.
  ///
  /// - Parameters:
  ///   - format: `H:` or `V:`, then views in brackets with connections between them.
  ///   - opts: The alignment of the views across the axis, and the direction of the format.
  ///   - metrics: Numbers by the names used in the format.
  ///   - views: Views and guides by the names used in the format.
  ///   - file: The calling file, for messages.
  ///   - line: The calling line.
  /// - Returns: The inactive constraints, with those for alignment last.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]?, views: [String: Any],
    file: StaticString = #fileID, line: UInt = #line
  ) -> [NSLayoutConstraint] {
    var reader = FormatReader(format, metrics: metrics ?? [:], views: views)
    do {
      let made = FormatConstraints(try reader.read(), options: opts).all
      for constraint in made { constraint.place = SourcePlace(file, line) }
      return made
    } catch {
      let views = views.sorted { $0.key < $1.key }.map { $0.value as AnyObject }
      Fault.report(
        "\(error.message) in the visual format \"\(format)\"", about: views.first ?? NSObject())
      return []
    }
  }
}

/// An error in a visual format.
struct FormatError: Error {
  let message: String
}

/// A parsed visual format.
struct FormatLine {
  /// A number with a relation and a priority, such as `>=40@750`, or the size of another view, such
  /// as `==other`.
  struct Predicate {
    var relation: NSLayoutConstraint.Relation = .equal
    var constant: CGFloat = 0
    /// The view that provides the size, or `nil` for a number.
    var item: AnyObject?
    var priority: UILayoutPriority = .required
  }

  /// The connection between two views.
  enum Connection {
    /// No distance: the views touch.
    case flush
    /// `-`: the system's spacing.
    case standard
    /// `-8-` or `-(>=8@750,<=20)-`.
    case explicit([Predicate])
  }

  /// A view, or an edge of the superview.
  struct Stop {
    /// The view, or `nil` for an edge.
    let item: AnyObject?
    let sizes: [Predicate]
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  var stops: [Stop] = []
  /// The connections between adjacent stops, one fewer than the stops.
  var connections: [Connection] = []
}
