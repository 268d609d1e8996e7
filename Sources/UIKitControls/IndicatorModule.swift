package import UIKitCore

/// Registers the feature by which progress bars follow their tasks.
package enum IndicatorModule: KitModule {
  package static var features: [any ApplicationFeature.Type] { [ProgressWatch.self] }
}
