public import TouchstoneGeometry

/// Settings for all changes to layers between its beginning and its end.
///
/// Transactions nest: an inner one starts with the settings of the outer one, and the outer one's
/// completion waits for the inner one's animations too. Changes outside of any belong to one that
/// is implied, and that lasts until it is flushed.
@preconcurrency @MainActor public final class CATransaction: NSObject {
  /// Begins a transaction inside the present one.
  public static func begin() { LayerClock.current().beginTransaction() }

  /// Ends the innermost transaction that was begun; without one it does nothing.
  public static func commit() { LayerClock.current().commitTransaction() }

  /// Ends the implied transaction.
  public static func flush() { LayerClock.current().flushTransaction() }

  /// Does nothing: layers are only used on the main thread.
  public static func lock() {}

  /// Does nothing: layers are only used on the main thread.
  public static func unlock() {}

  /// How long animations last that do not say so themselves.
  public static func animationDuration() -> CFTimeInterval {
    LayerClock.current().animationDuration
  }

  /// Sets how long animations last that do not say so themselves.
  public static func setAnimationDuration(_ dur: CFTimeInterval) {
    LayerClock.current().transaction.duration = dur
  }

  /// The pace of animations that have none of their own.
  public static func animationTimingFunction() -> CAMediaTimingFunction? {
    LayerClock.current().timingFunction
  }

  /// Sets the pace of animations that have none of their own.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    LayerClock.current().transaction.timingFunction = function
  }

  /// Whether changes are made without asking for an action.
  public static func disableActions() -> Bool { LayerClock.current().transaction.disablesActions }

  /// Sets whether changes are made without asking for an action.
  public static func setDisableActions(_ flag: Bool) {
    LayerClock.current().transaction.disablesActions = flag
  }

  /// What is called when all animations added from now on have ended.
  public static func completionBlock() -> (() -> Void)? {
    LayerClock.current().transaction.completion?.block
  }

  /// Sets what is called when all animations added from now on have ended, or were removed.
  ///
  /// When there are none it is called at the commit, or when another block takes its place.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    LayerClock.current().transaction.setCompletion(block)
  }

  /// Answers a setting by its name, or what was set under a name that is none.
  public static func value(forKey key: String) -> Any? {
    let transaction = LayerClock.current().transaction
    switch key {
    case kCATransactionAnimationDuration: return animationDuration()
    case kCATransactionAnimationTimingFunction: return animationTimingFunction()
    case kCATransactionDisableActions: return transaction.disablesActions
    case kCATransactionCompletionBlock: return completionBlock()
    default: return transaction.values[key]
    }
  }

  /// Sets a setting by its name, or keeps a value under a name that is none.
  public static func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      if let number = AnimatableValue(anObject)?.numbers.first { setAnimationDuration(number) }
    case kCATransactionAnimationTimingFunction:
      setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    case kCATransactionDisableActions:
      setDisableActions((AnimatableValue(anObject)?.numbers.first ?? 0) != 0)
    case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
    default: LayerClock.current().transaction.values[key] = anObject
    }
  }
}

/// The name of the setting for how long animations last.
public let kCATransactionAnimationDuration = "animationDuration"
/// The name of the setting for whether actions are asked for.
public let kCATransactionDisableActions = "disableActions"
/// The name of the setting for the pace.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The name of the setting for the completion.
public let kCATransactionCompletionBlock = "completionBlock"
