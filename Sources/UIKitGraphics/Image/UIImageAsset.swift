internal import Foundation

/// One picture as it looks in different surroundings: in the light and in the dark, on a finer screen.
///
///     let asset = UIImageAsset()
///     asset.register(sun, with: UITraitCollection(userInterfaceStyle: .light))
///     asset.register(moon, with: UITraitCollection(userInterfaceStyle: .dark))
///     imageView.image = asset.image(with: .current)  // follows the image view's traits
///
/// An image view asks the asset of its image for the one that suits its traits. It may be used from any
/// thread.
open class UIImageAsset: NSObject, @unchecked Sendable {
  /// A look, and the traits for which it is meant.
  private struct Entry {
    let traits: TraitValues
    let look: ImageLook
    let name: String?
  }

  private let lock = NSLock()
  /// In the order in which they were registered.
  private var entries: [Entry] = []

  /// Makes an asset without images.
  public override init() { super.init() }

  private convenience init(_ entries: [Entry]) {
    self.init()
    self.entries = entries
  }

  /// An asset of one look, for all traits.
  convenience init(_ look: ImageLook, name: String?) {
    self.init([Entry(traits: TraitValues(), look: look, name: name)])
  }

  /// Reads two files; nil where one of them is no picture.
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

  /// Adds an image for some traits, in the place of one for the same traits.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    let entry = Entry(traits: traitCollection.values, look: image.look, name: image.name)
    lock.withLock {
      let place = entries.firstIndex { $0.traits.differences(from: entry.traits).isEmpty }
      if let place { entries[place] = entry } else { entries.append(entry) }
    }
  }

  /// Takes out the image that was registered with such traits.
  open func unregisterImage(with traitCollection: UITraitCollection) {
    lock.withLock {
      entries.removeAll { $0.traits.differences(from: traitCollection.values).isEmpty }
    }
  }

  /// The image that suits some traits best; one of nothing where none was registered.
  ///
  /// First count the traits in which it would be wrong, then those in which it is right, and then how near
  /// its scale is; of images that are as good as each other the one that was registered first.
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

  /// The same asset, but for some changes of all looks.
  func with(_ change: (inout ImageLook) -> Void) -> UIImageAsset {
    UIImageAsset(
      lock.withLock { entries }.map {
        Entry(traits: $0.traits, look: $0.look.with(change), name: $0.name)
      })
  }
}

extension UIImage {
  private static let assetLock = NSLock()

  /// The asset that the image belongs to: that of its file, or else one of its own, in which images for
  /// other traits can be registered.
  public var imageAsset: UIImageAsset? {
    Self.assetLock.withLock {
      if let asset { return asset }
      let made = UIImageAsset(look, name: name)
      asset = made
      return made
    }
  }

  /// The image of the same asset that suits some traits best; itself where there is no other.
  package func suited(to traits: UITraitCollection) -> UIImage {
    Self.assetLock.withLock { asset }?.image(with: traits) ?? self
  }
}
