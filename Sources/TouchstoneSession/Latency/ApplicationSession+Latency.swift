extension ApplicationSession {
  package func follow(_ ledger: LatencyLog, _ isOpen: Bool) {
    if isOpen { ledger.follow(application) } else { ledger.leave(application) }
  }
}
