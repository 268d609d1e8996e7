import Testing
import TouchstoneHost
import TouchstoneInspector
import TouchstoneTesting
import UIKit

/// The insets of a screen in a recording's header.
@MainActor
@Suite("The screen of a recording", .staged)
struct RecordingScreenTests {
  private let line =
    #"{"touchstone":1,"screen":{"width":393,"height":852,"scale":3,"hz":60,"insets":[59,0,34,0]}}"#

  @Test("a session on a device is written with the device's insets, and read with them")
  func written() throws {
    let header = RecordingHeader(screen: .init(Device.iPhone16.screen()))
    #expect(RecordingWriter.headerLine(header) == line)
    let read = try RecordingReader.read(line + "\n")
    #expect(read.header == header)
    #expect(read.header.screen.configuration == Device.iPhone16.screen())
  }

  @Test("a header without insets means a screen without insets, and is written unchanged")
  func without() throws {
    let old = #"{"touchstone":1,"screen":{"width":390,"height":844,"scale":3,"hz":60}}"#
    let read = try RecordingReader.read(old + "\n")
    #expect(read.header.screen.configuration.safeArea == .zero)
    #expect(RecordingWriter.headerLine(read.header) == old)
  }

  @Test("an application that plays a recording has the safe area of the recording's screen")
  func played() throws {
    let recording = try RecordingReader.read(line + "\n")
    let application = try UIApplication.launch(
      delegate: nil, screen: recording.header.screen.configuration)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    RecordingPlayer.play(recording, on: application)
    #expect(window.rootViewController?.view.safeAreaInsets.top == 59)
    #expect(window.rootViewController?.view.safeAreaInsets.bottom == 34)
  }

  @Test(
    "invalid insets are refused with their line",
    arguments: [
      #""insets":59"#, #""insets":[59,0,34]"#, #""insets":[59,0,34,"0"]"#,
      #""insets":[-1,0,34,0]"#, #""insets":{"top":59}"#,
    ])
  func refused(member: String) {
    let text = #"{"touchstone":1,"screen":{"width":390,"height":844,"scale":3,"# + member + "}}\n"
    #expect {
      try RecordingReader.read(text)
    } throws: { error in
      "\(error)".hasPrefix(#"line 1: "insets" is "#)
        && "\(error)".hasSuffix("expected a list of four numbers: top, left, bottom and right")
    }
  }
}
