internal import UIKit

/// The names of the parts of an event.
enum EventFormatter {
  static func type(_ type: UIEvent.EventType) -> String {
    switch type {
    case .touches: "touches"
    case .motion: "motion"
    case .remoteControl: "remoteControl"
    case .presses: "presses"
    case .scroll: "scroll"
    case .hover: "hover"
    case .transform: "transform"
    }
  }

  static func subtype(_ subtype: UIEvent.EventSubtype) -> String {
    switch subtype {
    case .none: "none"
    case .motionShake: "motionShake"
    case .remoteControlPlay: "remoteControlPlay"
    case .remoteControlPause: "remoteControlPause"
    case .remoteControlTogglePlayPause: "remoteControlTogglePlayPause"
    case .remoteControlNextTrack: "remoteControlNextTrack"
    case .remoteControlPreviousTrack: "remoteControlPreviousTrack"
    default: "number \(subtype.rawValue)"
    }
  }

  static func phase(_ phase: UITouch.Phase) -> String {
    switch phase {
    case .began: "began"
    case .moved: "moved"
    case .stationary: "stationary"
    case .ended: "ended"
    case .cancelled: "cancelled"
    default: "number \(phase.rawValue)"
    }
  }

  static func point(_ point: CGPoint) -> String { "(\(point.x.whole), \(point.y.whole))" }

  /// Returns a time in seconds with its milliseconds.
  static func seconds(_ seconds: TimeInterval) -> String { String(format: "%.3f s", seconds) }
}
