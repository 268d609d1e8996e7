import Foundation
import Testing
import TouchstoneKit
import TouchstoneTesting

/// The properties of class records, by which key-value observing, appearances and the inspector find
/// them.
@Suite(.staged) @MainActor
struct ClassRecordTests {
  private let stage = Stage()

  /// A class with properties whose names begin with `is`, and that the framework doesn't declare.
  private final class Chip: UIView {
    var isCenter = false
    var normalTitle = "Chip"
  }

  private final class Title: UILabel {}

  /// An observer by name, which logs the new values.
  private final class Log: NSObject, KeyValueObserver {
    var values: [String] = []
    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      values.append("\(change?[.newKey] ?? "none")")
    }
  }

  @Test(arguments: [
    ("hidden", "isHidden"), ("userInteractionEnabled", "isUserInteractionEnabled"),
  ])
  func `A Boolean property is found with and without is`(plain: String, getter: String) {
    let record = ClassRecord.of(Chip.self)
    #expect(record.property(named: plain) != nil)
    #expect(record.property(named: getter)?.name == plain)
  }

  @Test(arguments: ["isCenter", "isFrame", "normalTitle", "isCnter", "", "is"])
  func `Another name beginning with is, or an unknown name, finds nothing`(name: String) {
    #expect(ClassRecord.of(Chip.self).property(named: name) == nil)
    #expect(ClassRecord.of(UIButton.self).property(named: name) == nil)
  }

  @Test func `An app's own property is observed if its name resembles one of the framework`() {
    let (chip, log) = (Chip(), Log())
    stage.window.addSubview(chip)
    for name in ["isCenter", "normalTitle"] {
      chip.addObserver(log, forKeyPath: name, options: .new, context: nil)
    }
    chip.center = CGPoint(x: 7, y: 7)
    stage.advance(by: 0.1)
    #expect(log.values.isEmpty)
    chip.isCenter = true
    stage.advance(by: 0.1)
    chip.normalTitle = "Cap"
    stage.advance(by: 0.1)
    #expect(log.values == ["true", "Cap"])
  }

  @Test func `A subclass has the properties of its superclasses`() {
    let record = ClassRecord.of(Title.self)
    for name in ["text", "font", "alpha", "enabled"] {
      #expect((record.property(named: name) != nil) == (name != "enabled"), "\(name)")
    }
    #expect(record.shownText?.owner == UILabel.self)
    #expect(ClassRecord.of(Chip.self).shownText == nil)
    #expect(record.verticalHugging == UILayoutPriority(251))
    #expect(ClassRecord.of(Chip.self).verticalHugging == .defaultLow)
  }

  @Test func `A property is set if the object and the value have its types`() throws {
    let title = Title()
    let text = try #require(ClassRecord.of(Title.self).property(named: "text"))
    #expect(text.write?(title, "Total") == true)
    #expect(title.text == "Total")
    #expect(text.write?(title, 3) == false)
    #expect(text.write?(Chip(), "Total") == false)
    #expect(title.text == "Total")
    let insets = try #require(ClassRecord.of(Title.self).property(named: "safeAreaInsets"))
    #expect(insets.write == nil)
  }

  @Test func `An observed tint color is the inherited one`() {
    let (chip, log) = (Chip(), Log())
    stage.window.tintColor = .red
    stage.window.addSubview(chip)
    chip.addObserver(log, forKeyPath: "tintColor", options: [.initial, .new], context: nil)
    stage.window.tintColor = .green
    stage.advance(by: 0.1)
    #expect(log.values.count == 2)
    #expect(log.values.allSatisfy { !$0.contains("nil") })
  }
}
