import Foundation
import Testing
import TouchstoneTesting
import UIKit
import UIKitFoundation

private let address = "https://stage.invalid/file"

/// A class that answers in two parts.
private final class PartsStub: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool {
    request.url?.host == "stage.invalid"
  }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url,
      let response = HTTPURLResponse(
        url: url, statusCode: 200, httpVersion: nil, headerFields: ["Content-Length": "6"])
    else { return }
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data("app".utf8))
    client?.urlProtocol(self, didLoad: Data("les".utf8))
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}
}

/// A delegate that reads the file while it is called.
private final class Receiver: NSObject, URLSessionDownloadDelegate, @unchecked Sendable {
  var steps: [String] = []
  var file: URL?

  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask,
    didFinishDownloadingTo location: URL
  ) {
    file = location
    steps.append((try? String(contentsOf: location, encoding: .utf8)) ?? "no file")
  }

  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
    totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64
  ) {
    steps.append("\(totalBytesWritten) of \(totalBytesExpectedToWrite)")
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    steps.append(error == nil ? "complete" : "failed")
  }
}

/// The result of a completion handler, which another thread writes before the stage's call returns.
private final class Outcome: @unchecked Sendable {
  var text: String?
  var status = 0
  var file: URL?
  var code: URLError.Code?

  func note(_ location: URL?, _ response: URLResponse?, _ error: (any Error)?) {
    file = location
    text = location.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
    status = (response as? HTTPURLResponse)?.statusCode ?? 0
    code = (error as? URLError)?.code
  }
}

/// Downloads that a stage or a protocol class answers.
@MainActor
@Suite(.staged)
struct DownloadTests {
  private var url: URL? { URL(string: address) }

  private var configuration: URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [PartsStub.self]
    return configuration
  }

  @Test func `a download has its file at the time of the answer, until its handler returns`() throws
  {
    let stage = Stage()
    stage.answers(address, with: .text("apples", status: 203, after: 2))
    let outcome = Outcome()
    let url = try #require(url)
    URLSession.shared.downloadTask(with: url) { outcome.note($0, $1, $2) }.resume()
    stage.advance(by: 1.9)
    #expect(outcome.text == nil && outcome.status == 0)
    stage.advance(by: 0.2)
    #expect(outcome.text == "apples")
    #expect(outcome.status == 203)
    let file = try #require(outcome.file)
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test func `a download without a body has an empty file`() throws {
    let stage = Stage()
    stage.answers(address, with: .data())
    let outcome = Outcome()
    let url = try #require(url)
    URLSession.shared.downloadTask(with: URLRequest(url: url)) { outcome.note($0, $1, $2) }
      .resume()
    stage.advance(by: 0)
    #expect(outcome.text?.isEmpty == true)
  }

  @Test func `a download that fails has an error and no file`() throws {
    let stage = Stage()
    stage.answers(address, with: .failure(URLError(.timedOut), after: 1))
    let outcome = Outcome()
    let url = try #require(url)
    URLSession.shared.downloadTask(with: url) { outcome.note($0, $1, $2) }.resume()
    stage.settle()
    #expect(outcome.code == .timedOut)
    #expect(outcome.file == nil)
  }

  @Test func `a download that the app cancels has an error and no file`() throws {
    let stage = Stage()
    stage.answers(address, with: .text("apples", after: 1))
    let outcome = Outcome()
    let url = try #require(url)
    let task = URLSession.shared.downloadTask(with: url) { outcome.note($0, $1, $2) }
    task.resume()
    stage.advance(by: 0.5)
    task.cancel()
    stage.advance(by: 2)
    #expect(outcome.code == .cancelled)
    #expect(outcome.file == nil)
  }

  @Test func `a delegate receives the progress, the file and the end of a download`() throws {
    let stage = Stage()
    stage.answers(
      address, with: .text("apples", headers: ["Content-Length": "6"], after: 1))
    let receiver = Receiver()
    let session = URLSession(configuration: .default, delegate: receiver, delegateQueue: .main)
    let url = try #require(url)
    session.downloadTask(with: url).resume()
    stage.advance(by: 0.9)
    #expect(receiver.steps.isEmpty)
    stage.advance(by: 0.2)
    #expect(receiver.steps == ["6 of 6", "apples", "complete"])
    let file = try #require(receiver.file)
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test func `a protocol class answers a download with a delegate`() throws {
    let stage = Stage()
    let receiver = Receiver()
    let session = URLSession(
      configuration: configuration, delegate: receiver, delegateQueue: nil)
    let url = try #require(url)
    session.downloadTask(with: url).resume()
    stage.advance(by: 0.1)
    #expect(receiver.steps == ["6 of 6", "apples", "complete"])
  }

  @Test func `the parts of an answer of a protocol class are joined`() throws {
    let stage = Stage()
    let outcome = Outcome()
    let session = URLSession(configuration: configuration)
    let url = try #require(url)
    session.downloadTask(with: url) { outcome.note($0, $1, $2) }.resume()
    let label = UILabel()
    session.dataTask(with: url) { data, _, _ in
      let text = data.map { String(decoding: $0, as: UTF8.self) }
      ApplicationQueue.main.async { label.text = text }
    }.resume()
    stage.advance(by: 0.1)
    #expect(outcome.text == "apples")
    #expect(label.text == "apples")
  }

  @Test func `an awaited download returns a file that stays`() async throws {
    let stage = Stage()
    stage.answers(address, with: .text("apples", after: 2))
    let url = try #require(url)
    let loading = Task { try await URLSession.shared.download(from: url).0 }
    await stage.idle()
    let file = try await loading.value
    #expect(try String(contentsOf: file, encoding: .utf8) == "apples")
    #expect(stage.now >= 2)
    try FileManager.default.removeItem(at: file)
  }
}
