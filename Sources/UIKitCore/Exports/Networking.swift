#if canImport(FoundationNetworking)
// On Apple's platforms, Foundation includes networking.
@_exported public import FoundationNetworking
#endif
