// What a program gets from `import QuartzCore`: all of the kit, as from CoreGraphics.
@_exported public import TouchstoneKit

// Named by itself, it goes before the one of a Foundation that a file imports besides.
@_exported public import class UIKitFoundation.FileManager
@_exported public import func UIKitFoundation.NSHomeDirectory
@_exported public import func UIKitFoundation.NSSearchPathForDirectoriesInDomains
@_exported public import func UIKitFoundation.NSTemporaryDirectory
@_exported public import class UIKitFoundation.Timer
@_exported public import class UIKitFoundation.UserDefaults

#if canImport(FoundationNetworking)
@_exported public import class UIKitFoundation.URLProtocol
@_exported public import class UIKitFoundation.URLSession
#endif
