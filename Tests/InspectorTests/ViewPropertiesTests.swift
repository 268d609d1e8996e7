import Foundation
import TouchstoneTesting
import UIKit

@testable import TouchstoneInspector

@MainActor struct ViewPropertiesTests {
  private let stage = Stage(size: CGSize(width: 200, height: 200))

  private func value(_ label: String, of view: UIView, in title: String = "View") -> String? {
    ViewProperties(of: view).groups.first { $0.title == title }?.properties
      .first { $0.label == label }?.value
  }

  @Test func `A view's properties are formatted as in source code`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.alpha = 0.5
    view.backgroundColor = UIColor(red: 1, green: 0, blue: 0.2, alpha: 1)
    stage.window.addSubview(view)
    #expect(value("class", of: view) == "UIKit.UIView")
    #expect(value("frame", of: view) == "10, 20, 30, 40")
    #expect(value("alpha", of: view) == "0.5")
    #expect(value("isHidden", of: view) == "false")
    #expect(value("backgroundColor", of: view) == "#ff0033")
    #expect(value("isEnabled", of: view) == nil)
    #expect(value("anchorPoint", of: view, in: "Layer") == "0.5, 0.5")
  }

  @Test func `A control lists its state and actions, a recognizer the ones that it waits for`() {
    let button = UIButton(type: .system)
    button.setTitle("Buy", for: .normal)
    button.isEnabled = false
    stage.window.addSubview(button)
    #expect(value("state", of: button, in: "Control") == "disabled")
    #expect(value("actions", of: button, in: "Control") == "none")
    #expect(value("text", of: button) == "Buy")
    button.addAction(UIAction(title: "Pay") { _ in }, for: .touchUpInside)
    #expect(value("touchUpInside", of: button, in: "Control") == "the UIAction “Pay”")
    let (one, two) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    one.name = "one"
    two.name = "two"
    one.require(toFail: two)
    button.addGestureRecognizer(one)
    button.addGestureRecognizer(two)
    let groups = ViewProperties(of: button).groups.filter { $0.title.hasPrefix("Recognizer") }
    #expect(groups.count == 2)
    #expect(groups[0].properties.first { $0.label == "waits for" }?.value.contains("two") == true)
  }

  @Test func `The property that stores a view, its line and its constraints are listed`() {
    let controller = ShopViewController()
    stage.window.rootViewController = controller
    controller.loadViewIfNeeded()
    stage.settle()
    #expect(value("held by", of: controller.buyButton) == "shop.buyButton")
    #expect(
      value("made at", of: controller.buyButton)?.hasSuffix("ShopViewController.swift:6") == true)
    #expect(value("made at", of: controller.view) == nil)
    #expect(value("controller", of: controller.view) == "ShopViewController")
    let constraints = ViewProperties(of: controller.buyButton).groups.last
    #expect(constraints?.title == "Constraints")
    #expect(constraints?.properties.count == 4)
  }

  @Test(arguments: [
    (ViewEdit.Key.hidden, ViewEdit.Value.flag(true)), (.alpha, .number(0.25)),
    (.interaction, .flag(false)), (.multipleTouch, .flag(true)), (.clips, .flag(true)),
    (.frame, .rectangle([1, 2, 3, 4])), (.corner, .number(9)), (.enabled, .flag(false)),
    (.text, .text("Sell")), (.recognizer, .flag(false)),
  ])
  func `Each property can be changed and reverted`(key: ViewEdit.Key, value: ViewEdit.Value) {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    button.setTitle("Buy", for: .normal)
    button.addGestureRecognizer(UITapGestureRecognizer())
    stage.window.addSubview(button)
    let before = ViewEdit.value(key, part: 0, of: button)
    let history = EditHistory()
    #expect(history.apply(ViewEdit(key, to: value), to: button, at: 0))
    #expect(ViewEdit.value(key, part: 0, of: button) == value)
    #expect(before != value)
    #expect(history.next?.hasPrefix("\(key.rawValue) of ") == true)
    #expect(history.undo() === button)
    #expect(ViewEdit.value(key, part: 0, of: button) == before)
    #expect(history.undo() == nil)
  }

  @Test func `Changes by one slider drag are one step, later changes another`() {
    let view = UIView()
    let history = EditHistory()
    for (number, time) in [(0.9, 0.0), (0.8, 0.1), (0.7, 0.2), (0.5, 2.0)] {
      history.apply(ViewEdit(.alpha, to: .number(number)), to: view, at: time)
    }
    #expect(history.count == 2)
    history.undo()
    #expect(abs(view.alpha - 0.7) < 0.001)
    history.undo()
    #expect(view.alpha == 1)
  }

  @Test func `A change that makes no sense changes nothing`() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let history = EditHistory()
    let wrong: [ViewEdit] = [
      ViewEdit(.enabled, to: .flag(false)), ViewEdit(.text, to: .text("a")),
      ViewEdit(.alpha, to: .flag(true)), ViewEdit(.frame, to: .rectangle([1])),
      ViewEdit(.frame, to: .rectangle([.nan, 0, 0, 0])), ViewEdit(.recognizer, to: .flag(true)),
      ViewEdit(.recognizer, part: 7, to: .flag(true)),
    ]
    for edit in wrong { #expect(!history.apply(edit, to: view, at: 0)) }
    #expect(history.count == 0)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `A view that is gone can't be reverted`() {
    let history = EditHistory()
    do {
      let view = UIView()
      history.apply(ViewEdit(.hidden, to: .flag(true)), to: view, at: 0)
      #expect(history.count == 1)
    }
    #expect(history.count == 0)
    #expect(history.undo() == nil)
  }
}
