// An app that imports Combine gets OpenCombine, and Foundation's publishers and schedulers from this
// module. Without the trait Combine, the module is empty.
#if Combine
@_exported public import OpenCombine
@_exported public import UIKitFoundation
#if canImport(FoundationNetworking)
@_exported public import FoundationNetworking
#endif
#endif
