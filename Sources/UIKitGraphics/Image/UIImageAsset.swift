internal import Foundation

/// The variants of an image for different traits, such as the light or dark style and the display
/// scale.
///
///     let asset = UIImageAsset()
///     asset.register(sun, with: UITraitCollection(userInterfaceStyle: .light))
///     asset.register(moon, with: UITraitCollection(userInterfaceStyle: .dark))
///     imageView.image = asset.image(with: .current)  // follows the image view's traits
///
/// An image view gets the variant for its traits from the asset of its image. An asset can be used
/// from any thread.
open class UIImageAsset: NSObject, @unchecked Sendable {
  /// A variant and the traits for which it is registered.
  private struct Entry {
    let traits: TraitValues
    let look: ImageAppearance
    let name: String?
  }

  private let lock = NSLock()
  /// The variants in the order in which they were registered.
  private var entries: [Entry] = []

  /// Creates an asset without images.
  public override init() { super.init() }

  private convenience init(_ entries: [Entry]) {
    self.init()
    self.entries = entries
  }

  /// Creates an asset with one variant for all traits.
  convenience init(_ look: ImageAppearance, name: String?) {
    self.init([Entry(traits: TraitValues(), look: look, name: name)])
  }

  /// Creates an asset from two files. Fails if either of them isn't an image.
  convenience init?(lightPath: String, darkPath: String, name: String) {
    guard let light = UIImage(contentsOfFile: lightPath),
      let dark = UIImage(contentsOfFile: darkPath)
    else { return nil }
    self.init(
      [(UIUserInterfaceStyle.light, light.look), (.dark, dark.look)].map { style, look in
        var traits = TraitValues()
        traits[UITraitUserInterfaceStyle.self] = style
        return Entry(traits: traits, look: look, name: name)
      })
  }

  /// Registers an image for the given traits, in place of an image for the same traits.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    let entry = Entry(traits: traitCollection.values, look: image.look, name: image.name)
    lock.withLock {
      let place = entries.firstIndex { $0.traits.differences(from: entry.traits).isEmpty }
      if let place { entries[place] = entry } else { entries.append(entry) }
    }
  }

  /// Removes the image that was registered for the given traits.
  open func unregisterImage(with traitCollection: UITraitCollection) {
    lock.withLock {
      entries.removeAll { $0.traits.differences(from: traitCollection.values).isEmpty }
    }
  }

  /// Returns the image that best matches the given traits, or an empty image if none is registered.
  ///
  /// The best image has the fewest wrong traits, then the most matching traits, and then the
  /// nearest scale. Among equal matches, the image that was registered first is returned.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    let values = traitCollection.values
    let best = lock.withLock { entries.min { rank($0, values) < rank($1, values) } }
    guard let best else { return UIImage() }
    return UIImage(best.look, name: best.name, asset: self)
  }

  private func rank(_ entry: Entry, _ values: TraitValues) -> (Int, Int, CGFloat) {
    let asked = entry.traits.traits.filter {
      values.contains($0) && ObjectIdentifier($0) != ObjectIdentifier(UITraitDisplayScale.self)
    }
    let right = asked.count { entry.traits.agrees(with: values, on: $0) }
    let wanted = values[UITraitDisplayScale.self] ?? 0
    let scale = entry.traits[UITraitDisplayScale.self] ?? wanted
    return (asked.count - right, -right, wanted > 0 ? abs(scale - wanted) : 0)
  }

  /// Returns a copy of the asset with some changes to all variants.
  func with(_ change: (inout ImageAppearance) -> Void) -> UIImageAsset {
    UIImageAsset(
      lock.withLock { entries }.map {
        Entry(traits: $0.traits, look: $0.look.with(change), name: $0.name)
      })
  }
}

extension UIImage {
  private static let assetLock = NSLock()

  /// The asset to which the image belongs, which is created if the image has none yet.
  ///
  /// The asset of an image that was found by name contains the variants of its files. You can
  /// register images for other traits in it.
  public var imageAsset: UIImageAsset? {
    Self.assetLock.withLock {
      if let asset { return asset }
      let made = UIImageAsset(look, name: name)
      asset = made
      return made
    }
  }

  /// Returns the image of the same asset that best matches the given traits, or itself without an
  /// asset.
  package func suited(to traits: UITraitCollection) -> UIImage {
    Self.assetLock.withLock { asset }?.image(with: traits) ?? self
  }
}
