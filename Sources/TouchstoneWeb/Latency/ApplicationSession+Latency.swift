extension ApplicationSession {
  package func follow(_ ledger: LatencyLedger, _ isOpen: Bool) {
    if isOpen { ledger.follow(application) } else { ledger.leave(application) }
  }
}
