import Testing
import TouchstoneTesting
import UIKit

@testable import TemplateMain
@testable import TemplateScene
@testable import TemplateStoryboard
@testable import TemplateWindow

/// Apps as in Xcode's templates, built with the plugin.
@Suite(.staged) @MainActor
struct TemplateTests {
  @Test func `The app whose window is created in code counts taps`() throws {
    let stage = Stage(app: TemplateWindow.AppDelegate.self)
    let scene = try #require(stage.application.connectedScenes.first as? UIWindowScene)
    #expect(scene.delegate is TemplateWindow.SceneDelegate)
    let controller = try #require(
      scene.keyWindow?.rootViewController as? TemplateWindow.ViewController)
    stage.tap(controller.button)
    stage.tap(controller.button)
    #expect(controller.count == 2)
    #expect(controller.button.currentTitle == "Count: 2")
  }

  @Test func `Its Info.plist specifies its orientations`() {
    let stage = Stage(app: TemplateWindow.AppDelegate.self)
    stage.rotateDevice(to: .landscapeLeft)
    #expect(stage.window.bounds.width == 390)
    stage.rotateDevice(to: .landscapeRight)
    #expect(stage.window.bounds.width == 844)
  }

  @Test func `The scene's delegate that is named in code creates the window`() throws {
    let stage = Stage(app: TemplateScene.AppDelegate.self)
    let scene = try #require(stage.application.connectedScenes.first)
    #expect(scene.delegate is TemplateScene.SceneDelegate)
    let controller = try #require(
      stage.window.rootViewController as? TemplateScene.ViewController)
    stage.tap(controller.button)
    #expect(controller.count == 1)
  }

  @Test func `The application's delegate alone creates the window`() throws {
    let stage = Stage(app: TemplateMain.AppDelegate.self)
    #expect(stage.application.connectedScenes.first?.delegate == nil)
    let controller = try #require(stage.window.rootViewController as? TemplateMain.ViewController)
    stage.tap(controller.button)
    #expect(controller.count == 1)
  }

  @Test func `With the storyboard the app is launched and has no window`() {
    let stage = Stage(app: TemplateStoryboard.AppDelegate.self)
    let scene = stage.application.connectedScenes.first as? UIWindowScene
    #expect(scene?.delegate is TemplateStoryboard.SceneDelegate)
    #expect(scene?.windows.isEmpty == true)
  }
}
