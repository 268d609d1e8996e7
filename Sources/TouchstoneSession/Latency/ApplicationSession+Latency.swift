extension ApplicationSession {
  package func follow(_ log: LatencyLog, _ isOpen: Bool) {
    if isOpen { log.follow(application) } else { log.leave(application) }
  }
}
