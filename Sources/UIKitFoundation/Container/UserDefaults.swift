public import Foundation
internal import UIKitCore

/// The user defaults in the container of the current application.
///
/// It replaces Foundation's `UserDefaults` in files that import UIKit. In a stage the values are in
/// memory and begin empty. An app that runs keeps them in its container's `Library/Preferences`.
/// The object holds no values itself: an object that a test stores reads and writes the values of
/// the application that is current at each call.
open class UserDefaults: Foundation.UserDefaults {
  private let suite: String?
  nonisolated(unsafe) private static let only = UserDefaults(suite: nil)

  /// The user defaults of the app itself.
  open override class var standard: UserDefaults { only }

  /// Creates the user defaults of a suite, or of the app itself if the name is `nil` or the app's
  /// bundle identifier.
  public override init?(suiteName suitename: String?) {
    suite = Self.suite(suitename)
    super.init(suiteName: nil)
  }

  private init(suite: String?) {
    self.suite = suite
    // Foundation's initializer doesn't fail without a name.
    super.init(suiteName: nil)!
  }

  /// Does nothing, because the standard object holds no values.
  open override class func resetStandardUserDefaults() {}

  private var store: DefaultsStore { ApplicationSlot.container.defaults(named: suite) }

  /// Returns the name of the suite of a domain, or `nil` for the domain of the app itself.
  private static func suite(_ name: String?) -> String? {
    let own = [Bundle.main.bundleIdentifier, ProcessInfo.processInfo.processName]
    return own.contains(name) ? nil : name
  }

  // MARK: Values

  /// Returns the value of a key: the one that is set or, if there is none, the registered one.
  open override func object(forKey defaultName: String) -> Any? {
    store.value(forKey: defaultName)
  }

  /// Sets the value of a key, or removes it for `nil`, and posts `didChangeNotification`.
  ///
  /// A value that a property list can't contain is reported and not set.
  open override func set(_ value: Any?, forKey defaultName: String) {
    if let value, !Self.isPropertyList(value) {
      let text = "UserDefaults can't store a value of \(type(of: value)) for \"\(defaultName)\""
      MainQueue.ifCurrent { Fault.report(text, about: UIApplication.shared) }
      return
    }
    store.set(value, forKey: defaultName)
    didChange()
  }

  /// Removes the set value of a key, and posts `didChangeNotification`.
  open override func removeObject(forKey defaultName: String) {
    store.set(nil, forKey: defaultName)
    didChange()
  }

  /// Sets an integer.
  open override func set(_ value: Int, forKey defaultName: String) {
    set(value as Any?, forKey: defaultName)
  }

  /// Sets a number.
  open override func set(_ value: Float, forKey defaultName: String) {
    set(value as Any?, forKey: defaultName)
  }

  /// Sets a number.
  open override func set(_ value: Double, forKey defaultName: String) {
    set(value as Any?, forKey: defaultName)
  }

  /// Sets a Boolean value.
  open override func set(_ value: Bool, forKey defaultName: String) {
    set(value as Any?, forKey: defaultName)
  }

  /// Sets an address: a file's path, or the complete text of another address.
  open override func set(_ url: URL?, forKey defaultName: String) {
    guard let url else { return removeObject(forKey: defaultName) }
    let value: Any = url.isFileURL ? url.path as Any : Data(url.absoluteString.utf8) as Any
    set(value as Any?, forKey: defaultName)
  }

  /// Returns the address that is set for a key. A string is a file's path.
  open override func url(forKey defaultName: String) -> URL? {
    switch object(forKey: defaultName) {
    case let path as String:
      URL(fileURLWithPath: path.hasPrefix("~/") ? NSHomeDirectory() + path.dropFirst() : path)
    case let address as Data: URL(string: String(decoding: address, as: UTF8.self))
    default: nil
    }
  }

  /// Adds values for keys without a set value. They last until the application ends.
  open override func register(defaults registrationDictionary: [String: Any]) {
    store.register(registrationDictionary)
  }

  /// Returns all set values, and the registered values of other keys.
  open override func dictionaryRepresentation() -> [String: Any] { store.all }

  /// Waits until all changes are in the container's file.
  open override func synchronize() -> Bool {
    store.synchronize()
    return true
  }

  // MARK: Domains

  /// Returns the set values of the app, of a suite, or `nil` if there are none.
  open override func persistentDomain(forName domainName: String) -> [String: Any]? {
    let values = domain(domainName).domain
    return values.isEmpty ? nil : values
  }

  /// Replaces the set values of the app or of a suite.
  open override func setPersistentDomain(_ domain: [String: Any], forName domainName: String) {
    self.domain(domainName).domain = domain.filter { Self.isPropertyList($0.value) }
    didChange()
  }

  /// Removes the set values of the app or of a suite.
  open override func removePersistentDomain(forName domainName: String) {
    domain(domainName).domain = [:]
    didChange()
  }

  private func domain(_ name: String) -> DefaultsStore {
    ApplicationSlot.container.defaults(named: Self.suite(name))
  }

  private func didChange() {
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
  }

  private static func isPropertyList(_ value: Any) -> Bool {
    switch value {
    case let values as [Any]: values.allSatisfy(isPropertyList)
    case let values as [String: Any]: values.values.allSatisfy(isPropertyList)
    case is NSString, is NSNumber, is NSData, is NSDate, is String, is Data, is Date, is Bool: true
    default: value is any Numeric
    }
  }
}
