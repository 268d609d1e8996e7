internal import TouchstoneKit

/// The application's requests to the device that shows the page.
extension ApplicationSession {
  package var pointer: String {
    switch application.deviceState.pointer {
    case .system: HostRequest.ownPointer
    case .hidden: "none"
    case .hand: "pointer"
    case .verticalBeam: "text"
    case .horizontalBeam: "vertical-text"
    case .cross: "crosshair"
    }
  }

  package func hostRequests(after number: Int) -> [HostRequest] {
    application.deviceState.requests.filter { $0.number > number }.map { request in
      switch request.wish {
      case .pulse(let pattern): HostRequest(number: request.number, kind: .pulse(pattern))
      case .link(let url): HostRequest(number: request.number, kind: .link(url.absoluteString))
      }
    }
  }
}
