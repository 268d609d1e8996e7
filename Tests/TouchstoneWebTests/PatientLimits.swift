import TouchstoneServer

extension ServerLimits {
  /// The usual limits but for those of time, which a busy machine would meet: clients share the main
  /// actor with whatever else is tested. Nobody is asked within ten minutes whether they are there, nor
  /// closed for saying nothing.
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
