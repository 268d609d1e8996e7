internal import FlyingFox
internal import Foundation

/// Answers every request: the page, its files, the application's images, and the socket.
struct PageSite: HTTPHandler {
  /// Who may come in.
  let admission: Admission
  /// The page's own files.
  let files: PageFiles
  /// The host that knows the application.
  let host: WebHost

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    if let reason = admission.refusal(
      host: request.headers[.host], origin: request.headers[HTTPHeader("Origin")])
    {
      return answer(.forbidden, reason)
    }
    guard request.method == .GET else {
      return answer(.methodNotAllowed, "Only GET is answered here.")
    }
    let name = String(request.path.drop { $0 == "/" })
    if let file = files.files[name], name != PageFiles.index {
      return answer(file)
    }
    let token = request.query.first { $0.name == "token" }?.value
    if let reason = admission.refusal(token: token) { return answer(.forbidden, reason) }
    switch name {
    case "", PageFiles.index: return files.files[PageFiles.index].map(answer) ?? missing(name)
    case "socket": return try await openSocket(request)
    default: return await image(name) ?? missing(name)
    }
  }

  /// Upgrades to a socket, or says what the request lacks.
  private func openSocket(_ request: HTTPRequest) async throws -> HTTPResponse {
    let socket = WebSocketHTTPHandler(handler: TabSocket(host: host))
    let response = try await socket.handleRequest(request)
    if response.statusCode == .switchingProtocols { return response }
    return answer(.badRequest, "This address is for a WebSocket; the page opens it by itself.")
  }

  private func image(_ name: String) async -> HTTPResponse? {
    guard name.hasPrefix(Self.imageFolder) else { return nil }
    let key = name.dropFirst(Self.imageFolder.count)
    guard let key = key.removingPercentEncoding, let image = await host.image(key) else {
      return nil
    }
    return answer(PageFiles.File(data: Data(image.bytes), type: image.type))
  }

  private func missing(_ name: String) -> HTTPResponse {
    answer(.notFound, "Nothing is here; the page is at /.")
  }

  private func answer(_ file: PageFiles.File) -> HTTPResponse {
    HTTPResponse(statusCode: .ok, headers: headers(type: file.type), body: file.data)
  }

  private func answer(_ status: HTTPStatusCode, _ reason: String) -> HTTPResponse {
    HTTPResponse(
      statusCode: status, headers: headers(type: "text/plain; charset=utf-8"),
      body: Data((reason + "\n").utf8))
  }

  /// What every answer says: keep nothing, guess nothing, load nothing from elsewhere.
  private func headers(type: String) -> HTTPHeaders {
    let sockets = admission.hosts.map { "ws://\($0)" }.joined(separator: " ")
    return [
      .contentType: type,
      .cacheControl: "no-store",
      HTTPHeader("Content-Security-Policy"):
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        + "media-src blob:; connect-src 'self' \(sockets); base-uri 'none'; form-action 'none'; "
        + "frame-ancestors 'none'",
      HTTPHeader("Cross-Origin-Opener-Policy"): "same-origin",
      HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
      HTTPHeader("Referrer-Policy"): "no-referrer",
      HTTPHeader("X-Content-Type-Options"): "nosniff",
    ]
  }

  private static let imageFolder = "image/"
}
