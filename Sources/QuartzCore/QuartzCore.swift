// What a program gets from `import QuartzCore`: all of the kit, as from CoreGraphics.
@_exported public import UIKitCore
