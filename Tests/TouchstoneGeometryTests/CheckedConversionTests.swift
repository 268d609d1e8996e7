import Testing
import TouchstoneGeometry

struct CheckedConversionTests {
  @Test("An integer is made of any floating-point number without trapping")
  func anyNumber() {
    #expect(Int(clamping: 2.9) == 2)
    #expect(Int(clamping: -2.9) == -2)
    #expect(Int(clamping: Double.nan) == 0)
    #expect(Int(clamping: Double.infinity) == .max)
    #expect(Int(clamping: -1e308) == .min)
    #expect(Int(clamping: Double(Int.max)) == .max)
    #expect(Int(clamping: Double(Int.min)) == .min)
    #expect(UInt8(clamping: 255.5) == 255)
    #expect(UInt8(clamping: 256.0) == 255)
    #expect(UInt8(clamping: -0.5) == 0)
    #expect(UInt8(clamping: -7.0) == 0)
    #expect(UInt64(clamping: Float.greatestFiniteMagnitude) == .max)
  }
}
