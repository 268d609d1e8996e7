public import Foundation

/// The file of a data set in an asset catalog.
open class NSDataAsset: NSObject {
  /// The name of the data set.
  public let name: String
  /// The bytes of the file.
  public let data: Data
  /// The uniform type identifier of the file, such as `public.json`.
  public let typeIdentifier: String

  /// Creates an object with the file of a data set, found in the main bundle or in the resource
  /// bundles next to the app. Returns `nil` if there is none.
  public convenience init?(name: String) {
    self.init(name: name, bundles: ResourceBundles.all)
  }

  /// Creates an object with the file of a data set in `bundle`, or returns `nil` if there is none.
  public convenience init?(name: String, bundle: Bundle) {
    self.init(name: name, bundles: [bundle])
  }

  private init?(name: String, bundles: [Bundle]) {
    for bundle in bundles {
      guard let set = AppBundle.of(bundle, isUsed: false).folder.dataSet(name),
        let data = FileManager.default.contents(atPath: set.file.path)
      else { continue }
      self.name = name
      self.data = data
      typeIdentifier = set.type
      super.init()
      return
    }
    return nil
  }
}
