internal import TouchstoneKit
internal import TouchstoneTrace

/// The delivery path of touches as they happen.
extension ApplicationSession {
  package var isDeliveryPathOpen: Bool {
    get { deliveryPaths.isOpen }
    set { deliveryPaths.isOpen = newValue }
  }

  package var isDeliveryPathRecorded: Bool {
    get { deliveryPaths.isKept }
    set { deliveryPaths.isKept = newValue }
  }

  package var latestDeliveryStep: Int { deliveryPaths.latest }

  package func deliverySteps(after number: Int) -> [PageDeliveryStep] {
    guard deliveryPaths.latest > number else { return [] }
    return deliveryPaths.steps(after: number) { subject in
      (subject.object as? UIView).flatMap { host.number(of: $0.layer) }
    }
  }
}
