internal import TouchstoneInspector
internal import UIKitCore

/// The screen of the application, which a page can choose.
extension ApplicationSession {
  package var devices: [PageDevice] {
    ScreenModel.all.map { PageDevice(name: $0.name, width: $0.width, height: $0.height) }
  }

  package var screen: PageScreen {
    let (width, height) = (application.screenBounds.width, application.screenBounds.height)
    let model = ScreenModel.all.first {
      ($0.width, $0.height) == (width, height) || ($0.height, $0.width) == (width, height)
    }
    return PageScreen(
      width: width, height: height, device: model?.name,
      isLandscape: model.map { $0.width != width } ?? false)
  }

  /// Another device begins the scene again, as another phone would; turning goes on with it, except
  /// while it is recorded, since a recording has one screen.
  package func show(device name: String, isLandscape: Bool) {
    guard let model = ScreenModel.all.first(where: { $0.name == name }) else { return }
    let isTurn = screen.device == name
    application.changeScreen(to: model.screen(isLandscape: isLandscape))
    if !isTurn || recorder != nil { showAgain() }
  }
}

/// A device's screen.
struct ScreenModel {
  let name: String
  let width: Double
  let height: Double
  let scale: Double

  /// The smallest first; sizes in points as Apple publishes them.
  static let all = [
    ScreenModel(name: "iPhone SE", width: 375, height: 667, scale: 2),
    ScreenModel(name: "iPhone 14", width: 390, height: 844, scale: 3),
    ScreenModel(name: "iPhone 16", width: 393, height: 852, scale: 3),
    ScreenModel(name: "iPhone 16 Pro", width: 402, height: 874, scale: 3),
    ScreenModel(name: "iPhone 16 Pro Max", width: 440, height: 956, scale: 3),
    ScreenModel(name: "iPad", width: 820, height: 1180, scale: 2),
  ]

  /// The screen for the application.
  func screen(isLandscape: Bool) -> UIScreen.Configuration {
    UIScreen.Configuration(
      width: isLandscape ? height : width, height: isLandscape ? width : height, scale: scale)
  }
}
