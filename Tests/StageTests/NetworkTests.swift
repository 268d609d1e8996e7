import Foundation
import Testing
import TouchstoneTesting
import UIKit
import UIKitFoundation

private let address = "https://stage.invalid/list"

/// A screen that loads a text, with the calls as the rewriter writes them.
@MainActor
private final class LoadingController: UIViewController {
  let label = UILabel()

  func load(in session: URLSession = .shared) {
    guard let url = URL(string: address) else { return }
    label.text = "Loading"
    session.dataTask(with: url) { data, response, error in
      let status = (response as? HTTPURLResponse)?.statusCode ?? 0
      let text = data.map { String(decoding: $0, as: UTF8.self) } ?? "no data"
      let code = (error as? URLError)?.code.rawValue
      ApplicationQueue.main.async { [weak self] in
        self?.label.text = code.map { "error \($0)" } ?? "\(status) \(text)"
      }
    }.resume()
  }
}

/// The usual stub of tutorials.
private final class Stub: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool {
    request.url?.host == "stage.invalid"
  }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url,
      let response = HTTPURLResponse(
        url: url, statusCode: 201, httpVersion: nil, headerFields: nil)
    else { return }
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data("stub".utf8))
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}
}

/// A stub that answers after two seconds of the stage's clock.
private final class LateStub: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    nonisolated(unsafe) let own = self
    ApplicationQueue.main.asyncAfter(deadline: .now() + 2) {
      own.client?.urlProtocol(own, didLoad: Data("late".utf8))
      own.client?.urlProtocolDidFinishLoading(own)
    }
  }

  override func stopLoading() {}
}

/// A delegate as apps write it.
private final class Receiver: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  var steps: [String] = []

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    steps.append(String(decoding: data, as: UTF8.self))
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    steps.append(error == nil ? "complete" : "failed")
  }
}

/// Requests of an app that a stage, a protocol class or a registered class answers.
@MainActor
@Suite(.staged)
struct NetworkTests {
  private func configuration(_ stub: AnyClass) -> URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [stub]
    return configuration
  }

  @Test func `an answer arrives at its time and not before`() {
    let stage = Stage()
    stage.answers(address, with: .text("apples", status: 200, after: 2))
    let controller = LoadingController()
    stage.window.rootViewController = controller
    controller.load()
    stage.advance(by: 1.9)
    #expect(controller.label.text == "Loading")
    stage.advance(by: 0.1)
    #expect(controller.label.text == "200 apples")
  }

  @Test func `an answer without a delay arrives in the next advance`() {
    let stage = Stage()
    stage.answers("https://stage.invalid/*") { request in
      .text(request.httpMethod ?? "", status: 404)
    }
    let controller = LoadingController()
    controller.load()
    stage.advance(by: 0)
    #expect(controller.label.text == "404 GET")
  }

  @Test func `a failure arrives as an error, and settling waits for it`() {
    let stage = Stage()
    stage.answers(address, with: .failure(URLError(.timedOut), after: 3))
    let controller = LoadingController()
    controller.load()
    stage.settle()
    #expect(controller.label.text == "error -1001")
    #expect(stage.now >= 3)
  }

  @Test func `a request that a timer makes during an advance is answered in it`() {
    let stage = Stage()
    stage.answers(address, with: .text("apples", after: 1))
    let controller = LoadingController()
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in controller.load() }
    stage.advance(by: 2.5)
    #expect(controller.label.text == "200 apples")
  }

  @Test func `a protocol class of the configuration answers`() {
    let stage = Stage()
    let controller = LoadingController()
    controller.load(in: URLSession(configuration: configuration(Stub.self)))
    stage.advance(by: 0.1)
    #expect(controller.label.text == "201 stub")
  }

  @Test func `a registered protocol class answers the shared session`() {
    let stage = Stage()
    URLProtocol.registerClass(Stub.self)
    defer { URLProtocol.unregisterClass(Stub.self) }
    let controller = LoadingController()
    controller.load()
    stage.advance(by: 0.1)
    #expect(controller.label.text == "201 stub")
  }

  @Test func `a delay of the app's own protocol class is the stage's`() {
    let stage = Stage()
    let controller = LoadingController()
    controller.load(in: URLSession(configuration: configuration(LateStub.self)))
    stage.advance(by: 1.9)
    #expect(controller.label.text == "Loading")
    stage.advance(by: 0.2)
    #expect(controller.label.text == "0 late")
  }

  @Test func `a session on the main queue calls its completion handler in an advance`() {
    let stage = Stage()
    stage.answers(address, with: .text("apples", after: 1))
    let session = URLSession(configuration: .default, delegate: nil, delegateQueue: .main)
    let label = UILabel()
    guard let url = URL(string: address) else { return }
    session.dataTask(with: url) { _, _, _ in
      MainActor.assumeIsolated { label.text = "main" }
    }.resume()
    stage.advance(by: 0.9)
    #expect(label.text == nil)
    stage.advance(by: 0.2)
    #expect(label.text == "main")
  }

  @Test func `a session calls its delegate in an advance`() {
    let stage = Stage()
    stage.answers(address, with: .text("apples", after: 1))
    let receiver = Receiver()
    let session = URLSession(configuration: .default, delegate: receiver, delegateQueue: .main)
    guard let url = URL(string: address) else { return }
    session.dataTask(with: url).resume()
    stage.advance(by: 0.9)
    #expect(receiver.steps.isEmpty)
    stage.advance(by: 0.2)
    #expect(receiver.steps == ["apples", "complete"])
  }

  @Test func `an awaited answer arrives after its delay`() async throws {
    let stage = Stage()
    stage.answers(address, with: .text("apples", after: 2))
    guard let url = URL(string: address) else { return }
    let label = UILabel()
    let loading = Task {
      let (data, _) = try await URLSession.shared.data(from: url)
      label.text = String(decoding: data, as: UTF8.self)
    }
    await stage.idle()
    try await loading.value
    #expect(label.text == "apples")
    #expect(stage.now >= 2)
  }

  @Test func `a task that the app cancels gets no answer`() {
    let stage = Stage()
    stage.answers(address, with: .text("apples", after: 1))
    guard let url = URL(string: address) else { return }
    let label = UILabel()
    let task = URLSession.shared.dataTask(with: url) { _, _, error in
      let text = error == nil ? "answered" : "cancelled"
      ApplicationQueue.main.async { label.text = text }
    }
    task.resume()
    stage.advance(by: 0.5)
    task.cancel()
    stage.advance(by: 2)
    #expect(label.text == "cancelled")
  }
}
