// What a program gets from `import CoreGraphics`.
@_exported public import TouchstoneGeometry
