internal import TouchstoneTrace
internal import UIKitCore

extension UIResponder {
  /// The names of the touch methods that the responder's class overrides, from `touchesBegan` to
  /// `touchesCancelled`.
  var touchMethods: [String] {
    let overrides = ResponderOverrides.of(type(of: self))
    return TraceCall.TouchMethod.allCases.filter { overrides.contains($0.override) }.map(\.rawValue)
  }
}
