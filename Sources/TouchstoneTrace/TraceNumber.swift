/// Formats a number for a trace: rounded, without trailing zeros, and the same on every platform.
package func traceNumber(_ value: Double, decimals: Int = 2) -> String {
  var scale = 1
  for _ in 0..<decimals { scale *= 10 }
  guard abs(value) < 1e12, let scaled = Int(exactly: (abs(value) * Double(scale)).rounded()) else {
    return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf"
  }
  let sign = value < 0 && scaled != 0 ? "-" : ""
  let fraction = scaled % scale
  guard fraction != 0 else { return "\(sign)\(scaled / scale)" }
  var digits = String(fraction)
  while digits.count < decimals { digits = "0" + digits }
  while digits.last == "0" { digits.removeLast() }
  return "\(sign)\(scaled / scale).\(digits)"
}
