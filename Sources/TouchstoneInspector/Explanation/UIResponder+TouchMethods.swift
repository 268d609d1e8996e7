internal import TouchstoneTrace
internal import UIKitCore

extension UIResponder {
  /// The names of the touch methods that its class implements itself, in the order of a touch's life.
  var touchMethods: [String] {
    let overrides = ResponderOverrides.of(type(of: self))
    return TraceCall.TouchMethod.allCases.filter { overrides.contains($0.override) }.map(\.rawValue)
  }
}
