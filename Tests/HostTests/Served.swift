import Foundation
import TouchstoneHost
import UIKit

/// The diary app under its own host, with short methods for input.
@MainActor
struct Served {
  let host: ApplicationHost
  let app: DiaryDelegate

  init() throws {
    host = try ApplicationHost(
      delegate: DiaryDelegate.self, size: CGSize(width: 200, height: 100))
    app = host.application.delegate as! DiaryDelegate
  }

  var diary: [String] { app.diary.diary }

  nonisolated static func touch(
    _ phase: TouchSample.Phase, _ x: Double, _ y: Double, id: Int = 1, at time: Double
  ) -> RawInput {
    .touch(TouchSample(id: id, phase: phase, position: .init(x: x, y: y), time: time))
  }

  func touch(
    _ phase: TouchSample.Phase, _ x: Double, _ y: Double, id: Int = 1, at time: Double,
    from source: Int = 0
  ) throws {
    try host.post([Self.touch(phase, x, y, id: id, at: time)], from: source)
  }

  /// Returns the reason that a batch is rejected, or `nil` if it is accepted.
  func refusal(_ inputs: [RawInput], from source: Int = 0) -> String? {
    do {
      try host.post(inputs, from: source)
      return nil
    } catch {
      return error.description
    }
  }
}
