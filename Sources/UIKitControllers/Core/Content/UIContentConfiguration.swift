/// A description of the content of a view, from which the view is made and updated.
public protocol UIContentConfiguration {
  /// Creates a view that shows the content.
  @MainActor func makeContentView() -> any UIView & UIContentView
  /// Returns the description for a state of the view.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// The description of the content; setting it updates the view.
  var configuration: any UIContentConfiguration { get set }
  /// Returns whether the view can show a configuration; by default, whether it has the type of the
  /// present one.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns whether the configuration has the type of the present one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
