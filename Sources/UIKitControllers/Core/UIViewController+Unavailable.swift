extension UIViewController {
  /// Requests one update of the configuration for missing content, however often it is called.
  package func requestUnavailableUpdate() {
    needsUnavailableUpdate = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// Performs a requested update before the layout of the view.
  func updateUnavailableIfNeeded() {
    guard needsUnavailableUpdate else { return }
    needsUnavailableUpdate = false
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
  }
}
