internal import UIKitControllers
@_spi(Kit) public import UIKitCore
internal import UIKitFoundation
internal import UIKitLayout
internal import UIKitScroll

extension UIViewController {
  /// The description of the view that is shown in place of missing content, or `nil` if there is
  /// content.
  ///
  /// Setting it adds a view that covers the controller's view, or the visible part of a scroll view.
  /// Setting `nil` removes the view.
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { unavailableView?.configuration }
    set { setUnavailable(newValue) }
  }

  /// The state for which the configuration is updated, with the traits of the controller.
  public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    UIContentUnavailableConfigurationState(traitCollection: traitCollection)
  }

  private static let unavailableKey = UnsafeRawPointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  private var unavailableView: (any UIView & UIContentView)? {
    objc_getAssociatedObject(self, Self.unavailableKey) as? any UIView & UIContentView
  }

  private func setUnavailable(_ configuration: (any UIContentConfiguration)?) {
    let old = unavailableView
    guard let configuration = configuration?.updated(for: contentUnavailableConfigurationState)
    else {
      old?.removeFromSuperview()
      return objc_setAssociatedObject(
        self, Self.unavailableKey, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
    if let old, old.supports(configuration) {
      old.configuration = configuration
      return
    }
    old?.removeFromSuperview()
    let new = configuration.makeContentView()
    objc_setAssociatedObject(self, Self.unavailableKey, new, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    show(new)
  }

  /// Adds a view that covers the visible part of the controller's view.
  private func show(_ cover: UIView) {
    guard let view else { return }
    cover.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(cover)
    guard let scrollView = view as? UIScrollView else {
      return NSLayoutConstraint.activate([
        cover.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        cover.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        cover.topAnchor.constraint(equalTo: view.topAnchor),
        cover.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
    }
    let frame = scrollView.frameLayoutGuide
    NSLayoutConstraint.activate([
      cover.leadingAnchor.constraint(equalTo: frame.leadingAnchor),
      cover.trailingAnchor.constraint(equalTo: frame.trailingAnchor),
      cover.topAnchor.constraint(equalTo: frame.topAnchor),
      cover.bottomAnchor.constraint(equalTo: frame.bottomAnchor),
    ])
  }
}
