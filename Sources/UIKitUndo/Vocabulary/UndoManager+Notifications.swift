public import Foundation

extension UndoManager {
  /// The user info key for an `NSNumber` that is true if the closing group may be discarded.
  public nonisolated static let groupIsDiscardableKey = "NSUndoManagerGroupIsDiscardableKey"

  func post(_ name: Notification.Name, _ userInfo: [AnyHashable: Any]? = nil) {
    NotificationCenter.default.post(name: name, object: self, userInfo: userInfo)
  }
}

/// The user info key `UndoManager.groupIsDiscardableKey` as a global constant.
public let NSUndoManagerGroupIsDiscardableKey = UndoManager.groupIsDiscardableKey

extension NSNotification.Name {
  /// Posted before a group opens, closes or is queried, so that observers register pending changes.
  public static let NSUndoManagerCheckpoint = NSNotification.Name(
    "NSUndoManagerCheckpointNotification")
  /// Posted after a group was opened.
  public static let NSUndoManagerDidOpenUndoGroup = NSNotification.Name(
    "NSUndoManagerDidOpenUndoGroupNotification")
  /// Posted before a group closes.
  public static let NSUndoManagerWillCloseUndoGroup = NSNotification.Name(
    "NSUndoManagerWillCloseUndoGroupNotification")
  /// Posted after a group was closed.
  public static let NSUndoManagerDidCloseUndoGroup = NSNotification.Name(
    "NSUndoManagerDidCloseUndoGroupNotification")
  /// Posted before a group is undone.
  public static let NSUndoManagerWillUndoChange = NSNotification.Name(
    "NSUndoManagerWillUndoChangeNotification")
  /// Posted after a group was undone.
  public static let NSUndoManagerDidUndoChange = NSNotification.Name(
    "NSUndoManagerDidUndoChangeNotification")
  /// Posted before a group is redone.
  public static let NSUndoManagerWillRedoChange = NSNotification.Name(
    "NSUndoManagerWillRedoChangeNotification")
  /// Posted after a group was redone.
  public static let NSUndoManagerDidRedoChange = NSNotification.Name(
    "NSUndoManagerDidRedoChangeNotification")
}
