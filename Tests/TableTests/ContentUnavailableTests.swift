import Testing
import TouchstoneTesting
import UIKit

/// Views in place of missing content.
@MainActor @Suite(.staged)
struct ContentUnavailableTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))

  @Test func `texts are shown below each other in the center`() {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "Nothing"
    configuration.secondaryText = "Come back later"
    let view = UIContentUnavailableView(configuration: configuration)
    view.frame = stage.window.bounds
    stage.window.addSubview(view)
    stage.advance(by: 0.1)
    let labels = stage.accessibility.elements.compactMap { $0 as? UILabel }
    #expect(labels.map(\.text) == ["Nothing", "Come back later"])
    let frames = labels.map { $0.convert($0.bounds, to: nil) }
    #expect(frames.allSatisfy { abs($0.midX - 160) < 0.01 })
    #expect(abs((frames.first?.minY ?? 0) + (frames.last?.maxY ?? 0) - 480) < 0.01)
  }

  @Test func `a tap on the button performs its action`() {
    var count = 0
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.button.title = "Retry"
    configuration.buttonProperties.primaryAction = UIAction { _ in count += 1 }
    let controller = UIViewController()
    stage.window.rootViewController = controller
    controller.contentUnavailableConfiguration = configuration
    stage.advance(by: 0.1)
    stage.tap(at: CGPoint(x: 160, y: 240))
    #expect(count == 1)
    controller.contentUnavailableConfiguration = nil
    #expect(controller.view.subviews.isEmpty)
  }

  @Test func `a controller updates its configuration before the first layout and on request`() {
    let controller = SearchingController()
    stage.window.rootViewController = controller
    stage.advance(by: 0.1)
    #expect(controller.updates == 1)
    #expect(controller.shown == nil && controller.view.subviews.isEmpty)
    controller.results = 0
    controller.setNeedsUpdateContentUnavailableConfiguration()
    controller.setNeedsUpdateContentUnavailableConfiguration()
    #expect(controller.updates == 1)
    stage.advance(by: 0.1)
    #expect(controller.updates == 2 && controller.shown?.text == "No Results")
    let cover = controller.view.subviews.first
    #expect(cover is UIContentUnavailableView && cover?.frame == controller.view.bounds)
    controller.results = 3
    controller.setNeedsUpdateContentUnavailableConfiguration()
    stage.advance(by: 0.1)
    #expect(controller.updates == 3 && controller.view.subviews.isEmpty)
    stage.advance(by: 0.1)
    #expect(controller.updates == 3)
  }

  @Test func `new traits update the configuration with the traits in its state`() {
    let controller = SearchingController()
    stage.window.rootViewController = controller
    stage.advance(by: 0.1)
    stage.window.overrideUserInterfaceStyle = .dark
    stage.advance(by: 0.1)
    #expect(controller.updates == 2 && controller.style == .dark)
  }

  @Test func `a search names the searched text of its state`() {
    var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
    let search = UIContentUnavailableConfiguration.search()
    #expect(search.updated(for: state).text == "No Results")
    state.searchText = "pear"
    #expect(search.updated(for: state).text == "No Results for “pear”")
  }
}

/// A controller that shows a number of results.
private final class SearchingController: UIViewController {
  var results = 1
  private(set) var updates = 0
  private(set) var style = UIUserInterfaceStyle.unspecified

  var shown: UIContentUnavailableConfiguration? {
    contentUnavailableConfiguration as? UIContentUnavailableConfiguration
  }

  override func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    updates += 1
    style = state.traitCollection.userInterfaceStyle
    contentUnavailableConfiguration =
      results == 0 ? UIContentUnavailableConfiguration.search() : nil
  }
}
