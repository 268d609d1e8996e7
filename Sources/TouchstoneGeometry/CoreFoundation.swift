// Core Foundation's names for types that Foundation also has, so that casts such as `colors as
// CFArray` compile. The names refer to Swift's own types here.
public import Foundation

/// Core Foundation's name for an array.
public typealias CFArray = [Any]

/// Core Foundation's name for a string.
public typealias CFString = String

/// Core Foundation's name for a location.
public typealias CFURL = URL

/// Core Foundation's name for data.
public typealias CFData = NSData

/// Returns the number of bytes.
public func CFDataGetLength(_ data: CFData) -> Int { data.length }

/// Returns a pointer to the bytes, valid during the lifetime of the data, or `nil` if there are no
/// bytes.
public func CFDataGetBytePtr(_ data: CFData) -> UnsafePointer<UInt8>? {
  data.length == 0 ? nil : data.bytes.assumingMemoryBound(to: UInt8.self)
}
