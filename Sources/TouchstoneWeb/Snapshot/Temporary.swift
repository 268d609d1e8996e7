import UIKitCore
import TouchstoneLayers
@MainActor final class LayerReader { func snapshot(of application: UIApplication) -> PageSnapshot { PageSnapshot() }
 func image(_ key: String) -> PageImage? { nil }
 func number(of layer: CALayer) -> Int? { nil } }
