// The module that apps import as CoreMotion.
//
// It exports all of Touchstone, like the other modules next to UIKit. A file that also imports
// UIKit must see Foundation only through UIKitCore, or Touchstone's `Timer` would be ambiguous
// there.
@_exported public import TouchstoneKit
