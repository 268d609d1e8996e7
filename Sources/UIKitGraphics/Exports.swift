// Re-export Foundation, Core Graphics and Core Animation to modules that draw.
@_exported public import Foundation
@_exported public import TouchstoneGeometry
@_exported public import TouchstoneLayers
