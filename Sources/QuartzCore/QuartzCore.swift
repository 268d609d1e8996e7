// What a program gets from `import QuartzCore`: all of the kit, as from CoreGraphics.
@_exported public import TouchstoneKit

// Named by itself, it goes before the one of a Foundation that a file imports besides.
@_exported public import class UIKitFoundation.Timer
