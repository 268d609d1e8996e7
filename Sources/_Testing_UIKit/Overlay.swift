// The compiler loads this module instead of Testing if a file imports Testing and the module in its
// name. It must therefore re-export Testing, or @Test and #expect aren't found.
#if canImport(Testing)
@_exported public import Testing
#endif
