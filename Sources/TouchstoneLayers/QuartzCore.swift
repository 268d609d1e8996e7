// Re-exports the geometry module and Foundation, as QuartzCore does on Apple's platforms.
@_exported public import TouchstoneGeometry
