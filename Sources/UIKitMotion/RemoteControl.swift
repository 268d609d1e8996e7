package import TouchstoneInput
@_spi(Kit) package import UIKitCore

/// What became of a command that was offered to a command center.
package enum RemoteCommandAnswer {
  /// Its targets were called.
  case served
  /// The program switched it off, by this name.
  case disabled(String)
  /// It has no target.
  case unserved
}

/// A command center, which this module knows by what it does only.
@MainActor
package protocol RemoteCommandServer: AnyObject {
  /// Calls the targets of a command, and reports them to the trace.
  func serve(_ sample: RemoteSample) -> RemoteCommandAnswer
  /// The commands that have a target and are not switched off.
  var served: [RemoteSample.Subtype] { get }
}

/// What one application has to do with remote controls: who serves commands, and what is playing.
@MainActor
package final class RemoteControl {
  /// Who is asked before a command becomes an event.
  package var server: (any RemoteCommandServer)?
  /// What the program says is playing.
  package var nowPlaying = NowPlaying()

  init() {}
}

/// What is playing, as a lock screen or a desktop shows it.
package struct NowPlaying: Equatable, Sendable {
  /// Whether it goes on.
  package enum State: String, Sendable {
    /// The program does not say.
    case unknown
    /// It goes on.
    case playing
    /// It stands still for a while.
    case paused
    /// There is nothing.
    case stopped
  }

  /// The name of the piece.
  package var title: String?
  /// Who made it.
  package var artist: String?
  /// What it belongs to.
  package var album: String?
  /// How long it is, in seconds.
  package var duration: Double?
  /// Where it was, in seconds, when the program said so.
  package var elapsed: Double?
  /// How fast it goes; 1 is the ordinary rate.
  package var rate: Double?
  /// Whether it goes on.
  package var state = State.unknown
  /// When the program said so, in seconds on the application's clock.
  package var time = 0.0

  /// Nothing is playing.
  package init() {}
}

extension UIApplication {
  /// Whether the program asked for remote control events.
  package var wantsRemoteControlEvents: Bool { receivesRemoteControl }
}
