package import UIKitCore

/// What appearances add to the core.
package enum AppearanceFloor: Floor {
  package static func add(to hooks: inout Hooks) {
    hooks.add(\.viewsEntered) { branch in
      guard let application = branch.window?.application,
        let book = application.parts.existing(AppearanceBook.self)
      else { return }
      branch.walk { view, outer in
        guard view === branch || view.superview === outer else { return false }
        book.dress(view)
        return true
      }
    }
  }
}
