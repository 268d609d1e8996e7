// Whoever draws has Foundation, Core Graphics and Core Animation.
@_exported public import Foundation
@_exported public import TouchstoneGeometry
@_exported public import TouchstoneLayers
