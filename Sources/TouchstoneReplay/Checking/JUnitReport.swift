internal import Foundation
package import TouchstoneFiles

/// Results as JUnit XML, for continuous integration.
package enum JUnitReport {
  /// The rule for an existing file: an earlier report is replaced.
  package static let replacing = ExistingFile.replaceIf {
    $0.starts(with: "\(declaration)\n<testsuites ".utf8)
  }

  private static let declaration = #"<?xml version="1.0" encoding="UTF-8"?>"#

  /// Returns the XML document: one suite with a test case for each recording.
  ///
  /// - Parameters:
  ///   - results: The outcome of each recording.
  ///   - suite: The name of the suite.
  /// - Returns: The text of the file.
  package static func text(_ results: [CheckResult], suite: String) -> String {
    let failures = results.count { $0.outcome.isFailure && !$0.isError }
    let errors = results.count(where: \.isError)
    let counts =
      "tests=\"\(results.count)\" failures=\"\(failures)\" errors=\"\(errors)\" "
      + "time=\"\(seconds(results.reduce(0) { $0 + $1.seconds }))\""
    var lines = [
      declaration,
      "<testsuites \(counts)>",
      "  <testsuite name=\(attribute(suite)) \(counts)>",
    ]
    for result in results {
      let opening =
        "    <testcase classname=\(attribute(suite)) name=\(attribute(result.name)) "
        + "time=\"\(seconds(result.seconds))\""
      guard let failure = result.failure else {
        lines.append(opening + "/>")
        continue
      }
      let kind = result.isError ? "error" : "failure"
      lines += [
        opening + ">",
        "      <\(kind) message=\(attribute(failure))/>",
        "    </testcase>",
      ]
    }
    lines += ["  </testsuite>", "</testsuites>"]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func seconds(_ value: Double) -> String { String(format: "%.3f", max(0, value)) }

  /// Returns a text in quotation marks; characters that XML can't contain even if escaped become
  /// "?".
  static func attribute(_ text: String) -> String {
    var escaped = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\t", "\n", "\r": escaped += "&#\(scalar.value);"
      case _ where scalar.value < 0x20 || (0xFFFE...0xFFFF).contains(scalar.value): escaped += "?"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped + "\""
  }
}

extension CheckResult {
  /// Whether the recording couldn't be replayed.
  fileprivate var isError: Bool { if case .broken = outcome { true } else { false } }
}
