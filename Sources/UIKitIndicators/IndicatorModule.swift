package import UIKitCore

/// Progress bars follow their tasks from frame to frame.
package enum IndicatorModule: KitModule {
  package static var features: [any ApplicationFeature.Type] { [ProgressWatch.self] }
}
