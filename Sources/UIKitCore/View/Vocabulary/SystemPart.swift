/// A private view or window of the framework that belongs to a named feature, such as the keyboard.
@MainActor
package protocol SystemPart: AnyObject {
  /// The name of the feature in a sentence, such as "the keyboard".
  var partName: String { get }
}
