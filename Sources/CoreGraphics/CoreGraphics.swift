// What a program gets from `import CoreGraphics`.
//
// All of the kit, and not only the geometry: a file that imports UIKit beside it must reach
// Foundation through UIKitCore alone, or the kit's `Timer` would be ambiguous there.
@_exported public import UIKitCore
