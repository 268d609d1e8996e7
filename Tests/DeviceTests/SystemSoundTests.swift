import TouchstoneSounds
import TouchstoneTesting
import UIKit

/// System sounds as apps play them.
@MainActor
struct SystemSoundTests {
  private func sounds(_ stage: Stage) -> [String] {
    stage.trace.filter { $0.kind == .device }.map { $0.detail ?? "" }
  }

  @Test func `a system sound is a line in the trace`() {
    let stage = Stage()
    AudioServicesPlaySystemSound(1104)
    AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
    AudioServicesPlayAlertSound(1005)
    #expect(sounds(stage) == ["system sound 1104", "vibration", "system sound 1005, as an alert"])
  }

  @Test func `a sound file is played by its number until it is removed`() throws {
    let stage = Stage()
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()) ding.wav")
    try Data([0]).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var sound: SystemSoundID = 0
    #expect(AudioServicesCreateSystemSoundID(file as CFURL, &sound) == kAudioServicesNoError)
    AudioServicesPlaySystemSound(sound)
    #expect(sounds(stage) == [file.lastPathComponent])
    #expect(AudioServicesDisposeSystemSoundID(sound) == kAudioServicesNoError)
    #expect(AudioServicesDisposeSystemSoundID(sound) != kAudioServicesNoError)
  }

  @Test func `a sound file that does not exist gets no number`() {
    var sound: SystemSoundID = 7
    let absent = URL(filePath: "/no/such/file.wav")
    #expect(AudioServicesCreateSystemSoundID(absent as CFURL, &sound) != kAudioServicesNoError)
    #expect(sound == 0)
  }

  @Test func `a sound with a completion calls it in a later turn`() {
    let stage = Stage()
    var isDone = false
    AudioServicesPlaySystemSoundWithCompletion(1000) { isDone = true }
    #expect(!isDone)
    stage.advance(by: 0.02)
    #expect(isDone)
  }
}
