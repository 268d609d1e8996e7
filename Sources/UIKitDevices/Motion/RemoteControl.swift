package import TouchstoneInput
@_spi(Kit) package import UIKitCore

/// The result of offering a command to a command center.
package enum RemoteCommandAnswer {
  /// The targets of the command were called.
  case served
  /// The app disabled the command with this name.
  case disabled(String)
  /// The command has no target.
  case unserved
}

/// A command center, as seen from this module.
@MainActor
package protocol RemoteCommandServer: AnyObject {
  /// Calls the targets of a command, and reports them to the trace.
  func serve(_ sample: RemoteSample) -> RemoteCommandAnswer
  /// The commands that are enabled and have a target.
  var served: [RemoteSample.Subtype] { get }
}

/// The remote control state of one application: the command server and the item that is playing.
@MainActor
package final class RemoteControl {
  /// The server to which commands are offered before they become events.
  package var server: (any RemoteCommandServer)?
  /// The item that the app reports as playing.
  package var nowPlaying = NowPlaying()

  init() {}
}

/// The item that is playing, as a lock screen or a desktop shows it.
package struct NowPlaying: Equatable, Sendable {
  /// The playback state of the item.
  package enum State: String, Sendable {
    /// The app doesn't report a state.
    case unknown
    /// The item is playing.
    case playing
    /// The item is paused.
    case paused
    /// Nothing is playing.
    case stopped
  }

  /// The title of the item.
  package var title: String?
  /// The artist of the item.
  package var artist: String?
  /// The album of the item.
  package var album: String?
  /// The duration of the item, in seconds.
  package var duration: Double?
  /// The playback position at ``time``, in seconds.
  package var elapsed: Double?
  /// The playback rate, where 1 is normal speed.
  package var rate: Double?
  /// The playback state.
  package var state = State.unknown
  /// The time at which the app reported the values, in seconds on the application's clock.
  package var time = 0.0

  /// Creates a value for which nothing is playing.
  package init() {}
}

extension UIApplication {
  /// Whether the app requested remote control events.
  package var wantsRemoteControlEvents: Bool { receivesRemoteControl }
}
