public import Foundation

/// A marker protocol for classes that appearance rules can name.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}
