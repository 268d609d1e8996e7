import Testing

@testable import TouchstoneSession
@testable import TouchstoneWeb

@Suite("Authorization of requests")
struct AdmissionTests {
  private let token = AccessToken()
  private var admission: RequestAuthorizer {
    RequestAuthorizer(token: token, addresses: ["127.0.0.1"], port: 8023)
  }

  @Test(
    "the address itself and localhost are accepted",
    arguments: [
      "127.0.0.1:8023", "localhost:8023", "LOCALHOST:8023",
    ])
  func ownHost(host: String) {
    #expect(admission.refusal(host: host, origin: nil) == nil)
    #expect(admission.refusal(host: host, origin: "http://\(host)") == nil)
  }

  @Test(
    "another name that resolves to this machine is refused",
    arguments: [
      "evil.example:8023", "127.0.0.1", "127.0.0.1:8024", "127.0.0.1:8023.evil.example", "",
    ])
  func foreignHost(host: String) {
    #expect(
      admission.refusal(host: host, origin: nil)
        == "This server responds only at 127.0.0.1:8023; open the URL it printed.")
  }

  @Test("a request without a host is refused")
  func noHost() {
    #expect(admission.refusal(host: nil, origin: nil) != nil)
  }

  @Test(
    "another origin's request is refused",
    arguments: [
      "http://evil.example", "https://127.0.0.1:8023", "http://127.0.0.1", "null", "",
      "http://127.0.0.1:8023.evil.example",
    ])
  func foreignOrigin(origin: String) {
    #expect(
      admission.refusal(host: "127.0.0.1:8023", origin: origin)
        == "This server responds only to its own page, and the request came from another page.")
  }

  @Test("on the default HTTP port the port may be omitted")
  func standardPort() {
    let admission = RequestAuthorizer(token: token, addresses: ["127.0.0.1"], port: 80)
    #expect(admission.refusal(host: "127.0.0.1", origin: "http://127.0.0.1") == nil)
  }

  @Test("only the exact token is accepted")
  func wrongToken() {
    let text = token.description
    #expect(admission.refusal(token: text) == nil)
    for wrong in ["", "0", text + "0", String(text.dropLast()), text.uppercased() + "x"] {
      #expect(
        admission.refusal(token: wrong)
          == "The token is wrong; open the URL that the program printed last.")
    }
    #expect(
      admission.refusal(token: nil)
        == "The token is missing; open the URL that the program printed.")
  }

  @Test("a token has 128 bits, and no two are the same")
  func tokens() {
    let tokens = (0..<200).map { _ in AccessToken().description }
    #expect(Set(tokens).count == tokens.count)
    #expect(tokens.allSatisfy { $0.count == 32 && $0.allSatisfy(\.isHexDigit) })
  }
}
