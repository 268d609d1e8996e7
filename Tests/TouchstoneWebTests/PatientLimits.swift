import TouchstoneServer

extension ServerLimits {
  /// The default limits except for time limits, which a busy machine could exceed.
  ///
  /// Clients share the main actor with other tests. Within ten minutes, no client is pinged or
  /// closed for being silent.
  static let patient: ServerLimits = {
    var limits = ServerLimits()
    limits.headSeconds = 600
    limits.answerSeconds = 600
    limits.pingSeconds = 600
    limits.silenceSeconds = 1_200
    limits.farewellSeconds = 60
    return limits
  }()
}
