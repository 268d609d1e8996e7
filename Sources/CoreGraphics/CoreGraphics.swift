// What a program gets from `import CoreGraphics`: all of the kit, and not only the geometry.
@_exported public import TouchstoneKit

// Named by itself, it goes before the one of a Foundation that a file imports besides.
@_exported public import class UIKitFoundation.Timer
