internal import Foundation
internal import TouchstoneServer

/// Answers requests for the page, its files, the application's images and fonts, and the socket.
struct PageSite: Site {
  /// The rule that admits requests.
  let admission: RequestAuthorizer
  /// The page's own files.
  let files: PageFiles
  /// The host of the application.
  let host: WebHost

  var socketPath: String { "socket" }

  func admission(of request: SiteRequest) -> SiteAdmission {
    if let reason = admission.refusal(host: request.host, origin: request.origin) {
      return .refused(reason)
    }
    let token = request.query["token"]
    guard let reason = admission.refusal(token: token) else { return .known }
    // The page's own files contain no secret, and a reloaded page doesn't send its token.
    let isFile = request.path.isEmpty || files.files[request.path] != nil
    return isFile && token == nil ? .stranger : .refused(reason)
  }

  func answer(_ request: SiteRequest) async -> SiteAnswer {
    let name = request.path.isEmpty ? PageFiles.index : request.path
    if let file = files.files[name] { return answer(file) }
    if name == InstallManifest.name, let token = request.query["token"] {
      let manifest = InstallManifest(appName: await host.appName, token: token)
      return answer(PageFiles.File(data: manifest.data, type: InstallManifest.type))
    }
    if name == Self.report { return await report() }
    if let image = await image(name) { return image }
    if let font = await font(name) { return font }
    return SiteAnswer(
      status: 404, line: "Not found; the page is at /.", headers: protections)
  }

  func converse() async -> any SiteConversation { await TabConversation(host: host) }

  /// Returns the session's recent history as one file for download.
  private func report() async -> SiteAnswer {
    let bytes = await host.report().html(in: ReportPage(files))
    return SiteAnswer(
      status: 200,
      headers: [
        .init("Content-Type", "text/html; charset=utf-8"),
        .init("Content-Disposition", "attachment; filename=\"touchstone-report.html\""),
      ] + protections, body: bytes)
  }

  private func image(_ name: String) async -> SiteAnswer? {
    guard name.hasPrefix(Self.imageFolder),
      let image = await host.image(String(name.dropFirst(Self.imageFolder.count)))
    else { return nil }
    return answer(PageFiles.File(data: Data(image.bytes), type: image.type))
  }

  private func font(_ name: String) async -> SiteAnswer? {
    guard name.hasPrefix(Self.fontFolder),
      let number = Int(name.dropFirst(Self.fontFolder.count), radix: 10),
      let bytes = await host.font(number)
    else { return nil }
    return answer(PageFiles.File(data: Data(bytes), type: "font/sfnt"))
  }

  private func answer(_ file: PageFiles.File) -> SiteAnswer {
    SiteAnswer(
      status: 200, headers: [.init("Content-Type", file.type)] + protections, body: Array(file.data)
    )
  }

  /// The headers of every response: no caching, no type sniffing, no content from elsewhere.
  private var protections: [SiteAnswer.Header] {
    // A content security policy can't contain IPv6 addresses. Browsers that support IPv6 apply
    // 'self' to sockets, too.
    let names = admission.hosts.filter { !$0.hasPrefix("[") }
    let sockets = names.map { "ws://\($0)" }.joined(separator: " ")
    return [
      .init("Cache-Control", "no-store"),
      .init(
        "Content-Security-Policy",
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
          + "media-src blob:; manifest-src 'self'; connect-src 'self' \(sockets); base-uri 'none'; form-action 'none'; "
          + "frame-ancestors 'none'"),
      .init("Cross-Origin-Opener-Policy", "same-origin"),
      .init("Cross-Origin-Resource-Policy", "same-origin"),
      .init("Referrer-Policy", "no-referrer"),
      .init("X-Content-Type-Options", "nosniff"),
    ]
  }

  private static let imageFolder = "image/"
  private static let fontFolder = "font/"
  private static let report = "report.html"
}
