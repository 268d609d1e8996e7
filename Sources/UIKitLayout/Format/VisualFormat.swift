internal import UIKitCore

extension NSLayoutConstraint {
  /// Constraints from a line that draws them, such as `H:|-[label(>=40@750)]-(gap)-[field]-|`.
  ///
  /// A line that can't be read gives no constraints, and one line says what is wrong with it.
  ///
  /// - Parameters:
  ///   - format: `H:` or `V:`, then views in brackets with connections between them.
  ///   - opts: How the views are aligned beside, and in which direction they follow.
  ///   - metrics: Numbers by the names that stand for them in the line.
  ///   - views: Views and guides by their names in the line.
  ///   - file: The file that asks, for messages.
  ///   - line: The line that asks.
  /// - Returns: The constraints, none of them active, those that align last.
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

/// What is wrong with a visual format.
struct FormatError: Error {
  let message: String
}

/// A visual format that was read.
struct FormatLine {
  /// A number with a relation and a priority: `>=40@750`, or a view's size: `==other`.
  struct Predicate {
    var relation: NSLayoutConstraint.Relation = .equal
    var constant: CGFloat = 0
    /// The view that has the size; nil for a number.
    var item: AnyObject?
    var priority: UILayoutPriority = .required
  }

  /// What stands between two views.
  enum Connection {
    /// Nothing: they touch.
    case flush
    /// `-`: the system's spacing.
    case standard
    /// `-8-` or `-(>=8@750,<=20)-`.
    case explicit([Predicate])
  }

  /// A view, or the edge of the view that holds the others.
  struct Stop {
    /// Nil for an edge.
    let item: AnyObject?
    let sizes: [Predicate]
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  var stops: [Stop] = []
  /// One less than stops.
  var connections: [Connection] = []
}
