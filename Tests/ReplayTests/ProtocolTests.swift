import Foundation
import Gallery
import Testing
import TouchstoneHost
import TouchstoneInspector
import TouchstoneProtocol
import TouchstoneTesting
import UIKit

/// Requests of programs and the responses.
@MainActor
@Suite(.staged) struct ProtocolTests {
  private let stage = Stage(app: GalleryDelegate.self, scene: "refusals", device: .iPhone14)

  private func ask(_ message: String) throws -> JSONFields {
    let question = try ProtocolQuestion(parsing: Array(message.utf8))
    return try JSONFields(parsing: Array(handler.answer(question).text.utf8)[...])
  }

  private var handler: ProtocolHandler { ProtocolHandler(virtual: stage.application) }

  private func code(_ message: String) throws -> ProtocolError.Code? {
    var answer = try ask(message)
    guard case .object(let members)? = try answer.remove("error") else { return nil }
    var error = JSONFields(members)
    return ProtocolError.Code(rawValue: try error.text("code"))
  }

  @Test func `Each kind of error has its code`() throws {
    #expect(
      try code(#"{"kind":"ask","version":1,"id":"1","verb":"look"}"#) == .unknownVersion)
    #expect(try code(#"{"kind":"ask","version":2,"id":"1","verb":"fly"}"#) == .unknownVerb)
    #expect(try code(#"{"kind":"ask","version":2,"id":"1","verb":"look"}"#) == nil)
    for arguments in [
      #"{}"#, #"{"x":1}"#, #"{"x":1,"y":2,"view":"a"}"#, #"{"x":"1","y":2}"#, #"{"z":1}"#,
      #"{"x":1e9,"y":0}"#, #"{"view":7}"#,
    ] {
      let message = #"{"kind":"ask","version":2,"id":"1","verb":"why","arguments":"# + arguments
      #expect(try code(message + "}") == .badArguments, "\(arguments)")
    }
    for count in ["0", "11", "1.5"] {
      let arguments = #"{"x":1,"y":2,"count":"# + count + "}"
      let message = #"{"kind":"ask","version":2,"id":"1","verb":"tap","arguments":"# + arguments
      #expect(try code(message + "}") == .badArguments, "\(count)")
    }
    let nobody =
      #"{"kind":"ask","version":2,"id":"1","verb":"properties","arguments":{"view":"nobody"}}"#
    #expect(try code(nobody) == .noView)
    let hidden =
      #"{"kind":"ask","version":2,"id":"1","verb":"tap","arguments":{"view":"hiddenButton"}}"#
    #expect(try code(hidden) == .unreachable)
  }

  @Test(arguments: [
    #"{"kind":"ask","version":2,"id":"1","verb":"why","arguments":{"x":1,"y":2,"x":3}}"#,
    "", "[]", "{}", #"{"kind":"tell","version":2,"id":"1","verb":"look"}"#,
    #"{"kind":"ask","version":2,"id":1,"verb":"look"}"#,
    #"{"kind":"ask","version":2,"id":"1","verb":"look","arguments":[]}"#,
  ])
  func `Messages that are not requests are refused`(message: String) {
    #expect(throws: ProtocolError.self) {
      try ProtocolQuestion(parsing: Array(message.utf8))
    }
  }

  @Test func `Looking changes nothing, and tapping does`() throws {
    let before = stage.traceText
    for verb in ProtocolVerb.allCases where verb.onlyLooks {
      let arguments = verb.arguments.contains(.view) ? [JSONMember("view", .string("log"))] : []
      _ = try? handler.answer(verb.rawValue, arguments)
    }
    #expect(stage.traceText == before)
    _ = try handler.answer("tap", [JSONMember("x", .number(195)), JSONMember("y", .number(400))])
    #expect(stage.traceText != before)
  }

  @Test func `Every verb has a summary and a schema that names its arguments`() {
    for verb in ProtocolVerb.allCases {
      #expect(verb.summary.hasSuffix("."))
      for argument in verb.arguments {
        #expect(verb.schema.text.contains("\"\(argument.rawValue)\":{\"type\":"))
      }
    }
  }

  @Test func `The hit map for programs equals the hit map for users`() throws {
    let whole = try handler.answer("map", [])
    #expect(whole == stage.application.hitMap.json)
    let answer = try handler.answer("map", [JSONMember("view", .string("hiddenButton"))]).text
    #expect(answer.contains(#""own":0"#) && answer.contains("can't be hit"))
    #expect(
      try code(#"{"kind":"ask","version":2,"id":"1","verb":"map","arguments":{"x":1,"y":2}}"#)
        == .badArguments)
    #expect(
      try code(#"{"kind":"ask","version":2,"id":"1","verb":"map","arguments":{"view":"nobody"}}"#)
        == .noView)
  }

  // MARK: The example of the documentation

  @Test func `The documentation's example equals the app's response`() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(
      contentsOf: root.appendingPathComponent("Documentation/Protocol.md"), encoding: .utf8)
    let lines = page.split(separator: "\n").filter { $0.hasPrefix("{\"kind\":") }
    #expect(lines.count == 16)
    let stage = Stage(app: GalleryDelegate.self, scene: "see-through", device: .iPhone14)
    let handler = ProtocolHandler(virtual: stage.application)
    for (question, answer) in zip(lines, lines.dropFirst()) where question.contains("\"ask\"") {
      let asked = try ProtocolQuestion(parsing: Array(question.utf8))
      let found = handler.answer(asked).text
      // A comparison in the expectation would describe the difference of two long texts for minutes.
      let start = found.commonPrefix(with: answer).count
      let isEqual = found == answer
      #expect(isEqual, "\(asked.verb) at \(start): \(found.dropFirst(start).prefix(200))")
    }
  }
}
