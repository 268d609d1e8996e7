internal import Foundation
internal import TouchstoneHost
internal import TouchstoneKit

/// Reads an application's accessibility tree for pages, and finds elements by their page numbers.
@MainActor final class ElementReader {
  private let application: UIApplication
  private let numbers = ResponderIDs()

  init(_ application: UIApplication) { self.application = application }

  /// Returns the current accessibility elements.
  func read() -> PageElements {
    numbers.sweep()
    let nodes = AccessibilityTree.nodes(of: application)
    var page = PageElements()
    page.roots = nodes.filter { $0.level == 0 }.map { number(of: $0.object) }
    page.elements = nodes.map { element($0) }
    for (place, node) in nodes.enumerated() {
      guard let parent = node.parent else { continue }
      page.elements[parent].children.append(page.elements[place].id)
    }
    if let focused = application.accessibility.focused {
      let focus = number(of: focused)
      page.focus = page.elements.contains { $0.id == focus } ? focus : nil
    }
    return page
  }

  /// Replaces a page's element number by the element's index in reading order.
  ///
  /// - Throws: An error of one line if no page ever received that number.
  func addressed(_ sample: AccessibilitySample) throws -> AccessibilitySample {
    guard let number = sample.element else { return sample }
    guard numbers.isKnown(number) else { throw UnknownElement(number: number) }
    let nodes = AccessibilityTree.nodes(of: application)
    var sample = sample
    // An element that has disappeared has no index. The trace then reports that.
    sample.element = nodes.firstIndex { self.number(of: $0.object) == number } ?? nodes.count
    return sample
  }

  private func number(of object: UIResponder) -> Int { numbers.number(of: object) }

  // MARK: Words of the web

  private func element(_ node: AccessibilityNode) -> PageElement {
    let object = node.object
    let traits = object.accessibilityTraits
    var element = PageElement(id: number(of: object), role: Self.role(of: node, traits))
    element.name = object.accessibilityLabel ?? ""
    element.value = object.accessibilityValue ?? ""
    element.hint = object.accessibilityHint ?? ""
    element.language = object.accessibilityLanguage
    element.disabled = traits.contains(.notEnabled)
    element.selected = traits.contains(.selected)
    if element.role == "switch" {
      element.checked = element.value == "1" || element.selected
      if ["0", "1"].contains(element.value) { element.value = "" }
      element.selected = false
    }
    if element.role == "slider" { element.percent = Self.percent(element.value) }
    element.multiline = object is UITextView
    let frame = object.accessibilityFrame
    element.frame = [frame.minX, frame.minY, frame.width, frame.height]
      .map { $0.isFinite ? RecordingWriter.rounded($0) : 0 }
    return element
  }

  private static func role(of node: AccessibilityNode, _ traits: UIAccessibilityTraits) -> String {
    switch node.kind {
    case .modal: "dialog"
    case .container(.list): "list"
    case .container(.landmark): "region"
    case .container: "group"
    case .element: roles.first { traits.contains($0.0) }?.1 ?? "text"
    }
  }

  /// The roles by trait. The first match applies.
  private static let roles: [(UIAccessibilityTraits, String)] = [
    ([.textEntry, .searchField], "searchbox"), (.textEntry, "textbox"), (.adjustable, "slider"),
    (.toggleButton, "switch"), (.link, "link"), (.button, "button"), (.keyboardKey, "button"),
    (.searchField, "searchbox"), (.header, "heading"), (.image, "img"),
  ]

  /// Returns the number before a percent sign.
  private static func percent(_ value: String) -> Double? {
    guard value.hasSuffix("%"), let number = Double(value.dropLast()), (0...100).contains(number)
    else { return nil }
    return number
  }
}

/// The error for an element number that was never sent to a page.
struct UnknownElement: Error, CustomStringConvertible {
  let number: Int
  var description: String { "accessibility: element \(number) was never sent to the page." }
}
