public import UIKitCore

/// The content of a cell or a header in the system's styles.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The main text.
  public var text: String?

  /// Returns the content of a cell with one line.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// Creates a view that shows the content.
  @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
  /// Returns the content for a state.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

/// A view that shows a list content configuration.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private var shown: UIListContentConfiguration

  /// Creates a view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
  }

  /// Creates a view without reading the archive, because archives aren't supported.
  public required init?(coder: NSCoder) {
    shown = .cell()
    super.init(coder: coder)
  }

  /// The description of the content; setting it updates the view.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set { if let new = newValue as? UIListContentConfiguration { shown = new } }
  }
}
