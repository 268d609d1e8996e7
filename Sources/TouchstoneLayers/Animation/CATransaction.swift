public import TouchstoneGeometry

/// Settings for all changes to layers between its beginning and its end.
///
/// Transactions nest. An inner transaction starts with the settings of the outer one, and the
/// completion of the outer one also waits for the animations of the inner one. Changes outside of
/// explicit transactions belong to an implicit one that lasts until it is flushed.
@preconcurrency @MainActor public final class CATransaction: NSObject {
  /// Begins a transaction inside the current one.
  public static func begin() { LayerClock.current().beginTransaction() }

  /// Ends the innermost explicit transaction, or does nothing without one.
  public static func commit() { LayerClock.current().commitTransaction() }

  /// Ends the implicit transaction, unless explicit transactions are open.
  public static func flush() { LayerClock.current().flushTransaction() }

  /// Does nothing: layers are only used on the main thread.
  public static func lock() {}

  /// Does nothing: layers are only used on the main thread.
  public static func unlock() {}

  /// Returns the duration, in seconds, of animations that don't specify one.
  public static func animationDuration() -> CFTimeInterval {
    LayerClock.current().animationDuration
  }

  /// Sets the duration, in seconds, of animations that don't specify one.
  public static func setAnimationDuration(_ dur: CFTimeInterval) {
    LayerClock.current().transaction.duration = dur
  }

  /// Returns the timing curve of animations that don't specify one.
  public static func animationTimingFunction() -> CAMediaTimingFunction? {
    LayerClock.current().timingFunction
  }

  /// Sets the timing curve of animations that don't specify one.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    LayerClock.current().transaction.timingFunction = function
  }

  /// Returns whether changes run no actions.
  public static func disableActions() -> Bool { LayerClock.current().transaction.disablesActions }

  /// Sets whether changes run no actions.
  public static func setDisableActions(_ flag: Bool) {
    LayerClock.current().transaction.disablesActions = flag
  }

  /// Returns the block that is called when all animations added from now on have ended.
  public static func completionBlock() -> (() -> Void)? {
    LayerClock.current().transaction.completion?.block
  }

  /// Sets the block that is called when all animations added from now on have ended or were
  /// removed.
  ///
  /// If there are no such animations, it is called at the commit, or when another block replaces
  /// it.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    LayerClock.current().transaction.setCompletion(block)
  }

  /// Returns the setting named `key`, or the value stored under `key` if it isn't a setting.
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

  /// Changes the setting named `key`, or stores the value under `key` if it isn't a setting.
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

/// The name of the setting for the duration of animations.
public let kCATransactionAnimationDuration = "animationDuration"
/// The name of the setting that disables actions.
public let kCATransactionDisableActions = "disableActions"
/// The name of the setting for the timing curve.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The name of the setting for the completion block.
public let kCATransactionCompletionBlock = "completionBlock"
