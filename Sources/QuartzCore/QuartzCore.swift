// What a program gets from `import QuartzCore`.
@_exported public import TouchstoneLayers
@_exported public import UIKitCore
