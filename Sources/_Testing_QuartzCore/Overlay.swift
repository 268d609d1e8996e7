// The compiler loads a module of this name instead of Testing where a file imports Testing beside
// the module it is named after. It must therefore hand Testing on, or @Test and #expect vanish.
#if canImport(Testing)
@_exported public import Testing
#endif
