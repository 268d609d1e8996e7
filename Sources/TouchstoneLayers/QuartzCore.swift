// Whoever imports this module has the geometry and Foundation too, as on Apple's platforms.
@_exported public import TouchstoneGeometry
