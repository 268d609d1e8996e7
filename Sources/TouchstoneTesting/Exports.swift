// Exported by name, so that they take precedence over those of Foundation in files that import
// both.
@_exported public import class UIKitFoundation.FileManager
@_exported public import func UIKitFoundation.NSHomeDirectory
@_exported public import func UIKitFoundation.NSSearchPathForDirectoriesInDomains
@_exported public import func UIKitFoundation.NSTemporaryDirectory
@_exported public import class UIKitFoundation.UserDefaults

#if canImport(FoundationNetworking)
@_exported public import class UIKitFoundation.URLProtocol
@_exported public import class UIKitFoundation.URLSession
@_exported public import protocol UIKitFoundation.URLSessionDataDelegate
@_exported public import protocol UIKitFoundation.URLSessionDelegate
@_exported public import protocol UIKitFoundation.URLSessionDownloadDelegate
@_exported public import protocol UIKitFoundation.URLSessionTaskDelegate
#endif
