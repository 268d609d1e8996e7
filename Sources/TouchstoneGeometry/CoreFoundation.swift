// Core Foundation's names for values that Foundation has too, so that casts such as
// `colors as CFArray` compile. The names mean Swift's own types here.
public import Foundation

/// An array as Core Foundation calls it.
public typealias CFArray = [Any]

/// A text as Core Foundation calls it.
public typealias CFString = String

/// Bytes as Core Foundation calls them.
public typealias CFData = NSData

/// How many bytes there are.
public func CFDataGetLength(_ data: CFData) -> Int { data.length }

/// Where the bytes begin, good as long as the data lives; nil where there are none.
public func CFDataGetBytePtr(_ data: CFData) -> UnsafePointer<UInt8>? {
  data.length == 0 ? nil : data.bytes.assumingMemoryBound(to: UInt8.self)
}
