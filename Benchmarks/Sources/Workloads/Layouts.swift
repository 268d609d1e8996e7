internal import Foundation
internal import UIKit

/// Constraint layouts, next to trees and views that aren't part of the layout.
@MainActor
enum Layouts {
  static var all: [Workload] {
    [0, 10_000].map(clean) + [10, 1_000].map(cell) + [200, 800].map(detaching)
      + [200, 800].map(independent)
  }

  /// Creates a row with one view that constraints position.
  private static func row(width: CGFloat) -> (row: UIView, width: NSLayoutConstraint) {
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    row.addSubview(content)
    let width = content.widthAnchor.constraint(equalToConstant: width)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 8),
      content.topAnchor.constraint(equalTo: row.topAnchor, constant: 8),
      width, content.heightAnchor.constraint(equalToConstant: 20),
    ])
    return (row, width)
  }

  /// Lays out an unchanged tree, while rows of other trees are waiting for layout.
  private static func clean(beside count: Int) -> Workload {
    Workload("clean layoutIfNeeded beside \(count) waiting views", count: 2_000) {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
      root.addSubview(row(width: 20).row)
      root.layoutIfNeeded()
      let waiting = (0..<count).map { _ in row(width: 20).row }
      return { count in
        for _ in 0..<count { root.layoutIfNeeded() }
        withExtendedLifetime(waiting) {}
      }
    }
  }

  /// Lays out one of several rows after a constant in the row changed.
  private static func cell(among count: Int) -> Workload {
    Workload("layout of one of \(count) rows", count: 500) {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
      let rows = (0..<count).map { _ in row(width: 20) }
      for row in rows { root.addSubview(row.row) }
      root.layoutIfNeeded()
      var index = 0
      return { count in
        for _ in 0..<count {
          index += 1
          rows[index % rows.count].width.constant = CGFloat(20 + index % 37)
          root.layoutIfNeeded()
        }
      }
    }
  }

  /// Removes a chain of views, each positioned relative to the one before. Only the removal is
  /// measured.
  private static func detaching(_ count: Int) -> Workload {
    Workload(timed: "remove the root of a chain of \(count)", count: 1) {
      let window = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
      return { times in
        var time: UInt64 = 0
        for _ in 0..<times {
          let root = chain(count)
          window.addSubview(root)
          window.layoutIfNeeded()
          time += nanoseconds {
            root.removeFromSuperview()
            window.layoutIfNeeded()
          }
        }
        return time
      }
    }
  }

  private static func chain(_ count: Int) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    var last: UIView?
    for _ in 0..<count {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        view.topAnchor.constraint(equalTo: last?.bottomAnchor ?? root.topAnchor),
        view.heightAnchor.constraint(equalToConstant: 10),
      ])
      last = view
    }
    return root
  }

  /// Lays out independent rows for the first time. Their creation isn't measured.
  private static func independent(_ count: Int) -> Workload {
    Workload(timed: "first layout of \(count) independent rows", count: 1) {
      return { times in
        var time: UInt64 = 0
        for _ in 0..<times {
          let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
          for _ in 0..<count { root.addSubview(row(width: 20).row) }
          time += nanoseconds { root.layoutIfNeeded() }
        }
        return time
      }
    }
  }
}
