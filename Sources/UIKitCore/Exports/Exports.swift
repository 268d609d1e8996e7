// An app that imports UIKit also gets Foundation, Core Graphics and Core Animation.
@_exported public import Foundation
@_exported public import TouchstoneGeometry
@_exported public import TouchstoneLayers
@_exported public import TouchstoneTrace
@_exported public import UIKitGraphics
@_exported public import UIKitVocabulary
