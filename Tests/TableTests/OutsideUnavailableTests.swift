import Testing
import TouchstoneTesting
import UIKit

/// A controller that shows a message while its list is empty, as tutorials write it.
final class OutsideEmptyController: UIViewController {
  var items: [String] = [] {
    didSet { setNeedsUpdateContentUnavailableConfiguration() }
  }
  var updates = 0

  override func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    updates += 1
    var configuration: UIContentUnavailableConfiguration?
    if items.isEmpty {
      configuration = .empty()
      configuration?.text = "No items"
    }
    contentUnavailableConfiguration = configuration
  }
}

/// Content that isn't available, from Apple's documentation only.
@MainActor @Suite(.staged)
struct OutsideUnavailableTests {
  /// Apple's page of `contentUnavailableConfiguration`.
  @Test func `A controller shows its configuration until it is nil`() {
    let stage = Stage(size: CGSize(width: 375, height: 600))
    let controller = UIViewController()
    stage.window.rootViewController = controller
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "Nothing here"
    configuration.secondaryText = "Add something"
    controller.contentUnavailableConfiguration = configuration
    stage.settle()
    #expect(stage.shows("Nothing here"))
    #expect(stage.shows("Add something"))
    configuration.text = "Still nothing"
    controller.contentUnavailableConfiguration = configuration
    stage.settle()
    #expect(stage.shows("Still nothing"))
    #expect(!stage.shows("Nothing here"))
    controller.contentUnavailableConfiguration = nil
    stage.settle()
    #expect(!stage.shows("Still nothing"))
  }

  /// Apple's page of `updateContentUnavailableConfiguration(using:)`.
  @Test func `Several requests of a controller are one update`() {
    let stage = Stage(size: CGSize(width: 375, height: 600))
    let controller = OutsideEmptyController()
    stage.window.rootViewController = controller
    controller.items = []
    stage.settle()
    #expect(stage.shows("No items"))
    controller.updates = 0
    controller.items = ["a"]
    controller.items.append("b")
    controller.setNeedsUpdateContentUnavailableConfiguration()
    #expect(controller.updates == 0)
    stage.settle()
    #expect(controller.updates == 1)
    #expect(!stage.shows("No items"))
    controller.items = []
    stage.settle()
    #expect(stage.shows("No items"))
  }

  /// Apple's page of `UIContentUnavailableConfiguration`: a button and its primary action.
  @Test func `The button of a configuration performs its action, also after an update`() {
    let stage = Stage(size: CGSize(width: 375, height: 600))
    let controller = UIViewController()
    stage.window.rootViewController = controller
    var taps: [String] = []
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "Offline"
    configuration.button = .bordered()
    configuration.button.title = "Retry"
    configuration.buttonProperties.primaryAction = UIAction { _ in taps.append("first") }
    controller.contentUnavailableConfiguration = configuration
    stage.settle()
    stage.tap("Retry")
    configuration.buttonProperties.primaryAction = UIAction { _ in taps.append("second") }
    controller.contentUnavailableConfiguration = configuration
    stage.settle()
    stage.tap("Retry")
    #expect(taps == ["first", "second"])
  }

  /// Apple's page of `UIContentUnavailableView`.
  @Test func `A view for unavailable content works as the background of a table`() {
    let scene = OutsideScene([[]])
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "No rows"
    scene.table.backgroundView = UIContentUnavailableView(configuration: configuration)
    scene.stage.settle()
    #expect(scene.stage.shows("No rows"))
    #expect(isSame(scene.table.backgroundView?.frame.size.height, 600))
    scene.table.backgroundView = nil
    scene.source.sections = [["a"]]
    scene.table.reloadData()
    scene.stage.settle()
    #expect(!scene.stage.shows("No rows"))
    #expect(scene.texts == ["a"])
  }

  /// Apple's page of `UIContentUnavailableConfiguration`: values of a Swift structure.
  @Test func `Configurations are values that compare by their content`() {
    let one = UIContentUnavailableConfiguration.search()
    var other = one
    #expect(one == other)
    other.text = "other"
    #expect(one != other)
    #expect(one.text != "other")
  }
}
