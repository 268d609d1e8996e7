import Testing
import TouchstoneTesting
import UIKit

/// Colors, their color spaces and the conversion of their components.
@MainActor @Suite(.staged) struct ColorTests {
  private func parts(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }

  @Test("a gray color has two components and other colors four")
  func components() {
    #expect(UIColor.white.cgColor.components == [1, 1])
    #expect(UIColor.white.cgColor.numberOfComponents == 2)
    #expect(UIColor(white: 0.5, alpha: 0.25).cgColor.components == [0.5, 0.25])
    #expect(UIColor.white.cgColor.colorSpace?.model == .monochrome)
    #expect(UIColor.red.cgColor.components == [1, 0, 0, 1])
    #expect(UIColor.red.cgColor.colorSpace?.model == .rgb)
    #expect(UIColor(white: 1, alpha: 1) == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIColor.white.withAlphaComponent(0.5).cgColor.components == [1, 0.5])
  }

  @Test("a Display P3 color is reported in sRGB, whose range it may exceed")
  func displayP3() {
    let green = parts(UIColor(displayP3Red: 0, green: 1, blue: 0, alpha: 1))
    // The result of Apple's ColorSync: -0.511567, 1.018276, -0.310669.
    for (part, expected) in zip(green, [-0.5116, 1.0183, -0.3107, 1]) {
      #expect(abs(part - expected) < 0.001)
    }
    let white = parts(UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 0.5))
    for (part, expected) in zip(white, [1, 1, 1, 0.5]) { #expect(abs(part - expected) < 1e-6) }
    let own = UIColor(displayP3Red: 0.2, green: 0.4, blue: 0.6, alpha: 1).cgColor
    #expect(own.components == [0.2, 0.4, 0.6, 1])
    #expect(own.colorSpace?.name == CGColorSpace.displayP3)
  }

  @Test("a color converts to another space and back")
  func conversion() throws {
    let color = CGColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    for name in [CGColorSpace.displayP3, CGColorSpace.linearSRGB, CGColorSpace.sRGB] {
      let space = try #require(CGColorSpace(name: name))
      let there = try #require(color.converted(to: space, intent: .defaultIntent, options: nil))
      let back = try #require(
        there.converted(to: CGColorSpaceCreateDeviceRGB(), intent: .defaultIntent, options: nil))
      for (part, expected) in zip(back.components ?? [], [0.25, 0.5, 0.75, 0.5]) {
        #expect(abs(part - expected) < 1e-5, "\(name)")
      }
    }
    let gray = try #require(
      CGColor(red: 0, green: 1, blue: 0, alpha: 1).converted(
        to: CGColorSpaceCreateDeviceGray(), intent: .defaultIntent, options: nil))
    #expect(gray.numberOfComponents == 2)
    #expect(abs((gray.components?.first ?? 0) - 0.8624) < 0.001)
    #expect(CGColorSpace(name: "a space of nobody's") == nil)
  }

  @Test("a Core Image color has the same components, and parses its own text")
  func coreImage() {
    let color = CIColor(color: UIColor(red: 0.5, green: 0.25, blue: 1, alpha: 0.75))
    #expect([color.red, color.green, color.blue, color.alpha] == [0.5, 0.25, 1, 0.75])
    #expect(color.stringRepresentation == "0.5 0.25 1 0.75")
    #expect(CIColor(string: color.stringRepresentation) == color)
    #expect(CIColor(string: "1 x") == CIColor(red: 1, green: 0, blue: 0))
    #expect(parts(UIColor(ciColor: color)) == [0.5, 0.25, 1, 0.75])
    #expect(UIColor.red.ciColor == CIColor.red)
  }

  @Test("without asset catalogs no color name is found")
  func colorOfName() { #expect(UIColor(named: "Accent") == nil) }

  @Test("a gradient's locations follow its colors, and invalid colors are left out")
  func gradients() throws {
    let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
    #expect(CGGradient(colorsSpace: nil, colors: colors, locations: [0, 1]) != nil)
    #expect(CGGradient(colorsSpace: nil, colors: ["red"] as CFArray, locations: nil) == nil)
    #expect(
      CGGradient(
        colorSpace: CGColorSpaceCreateDeviceGray(), colorComponents: [0, 1, 1, 1], locations: nil,
        count: 2) != nil)
  }
}
