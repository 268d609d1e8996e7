#if Combine
public import Foundation
public import OpenCombine

extension JSONEncoder: @retroactive TopLevelEncoder {
  /// The values.
  public typealias Output = Data
}

extension JSONDecoder: @retroactive TopLevelDecoder {
  /// The encoded values.
  public typealias Input = Data
}

extension PropertyListEncoder: @retroactive TopLevelEncoder {
  /// The values.
  public typealias Output = Data
}

extension PropertyListDecoder: @retroactive TopLevelDecoder {
  /// The encoded values.
  public typealias Input = Data
}
#endif
