import FlyingFox
import Foundation
import Testing

@testable import TouchstoneWeb

@Suite("Frames become messages")
struct MessageAssemblerTests {
  private func frame(
    _ opcode: WSFrame.Opcode, _ text: String = "", final: Bool = true, reserved: Bool = false
  ) -> WSFrame {
    WSFrame(fin: final, rsv1: reserved, opcode: opcode, mask: nil, payload: Data(text.utf8))
  }

  private func refusal(_ frames: WSFrame...) -> SocketRefusal? {
    var assembler = MessageAssembler()
    do {
      for frame in frames { _ = try assembler.take(frame) }
      return nil
    } catch {
      return error
    }
  }

  @Test("a message in parts is whole again, with a ping between its parts")
  func parts() throws {
    var assembler = MessageAssembler()
    #expect(try assembler.take(frame(.text, "ab", final: false)) == .nothing)
    #expect(try assembler.take(frame(.ping, "?")) == .ping(Data("?".utf8)))
    #expect(try assembler.take(frame(.continuation, "", final: false)) == .nothing)
    #expect(try assembler.take(frame(.continuation, "c")) == .message(Data("abc".utf8)))
    #expect(try assembler.take(frame(.text, "d")) == .message(Data("d".utf8)))
    #expect(try assembler.take(frame(.pong)) == .nothing)
    #expect(try assembler.take(frame(.close)) == .close)
  }

  @Test("a message of a mebibyte is taken, and one byte more is refused, in one part or several")
  func size() {
    let whole = String(repeating: "x", count: 1 << 20)
    #expect(refusal(frame(.text, whole)) == nil)
    let tooBig = SocketRefusal.tooBig("A message has 1048577 bytes; expected at most 1048576.")
    #expect(refusal(frame(.text, whole + "x")) == tooBig)
    #expect(refusal(frame(.text, whole, final: false), frame(.continuation, "x")) == tooBig)
    #expect(tooBig.code == 1009)
  }

  @Test("what is no WebSocket is refused as such")
  func wire() {
    #expect(refusal(frame(.text, reserved: true))?.code == 1002)
    #expect(refusal(frame(.continuation))?.code == 1002)
    #expect(refusal(frame(.text, final: false), frame(.text))?.code == 1002)
    #expect(refusal(frame(.init(0x3)))?.code == 1002)
    #expect(refusal(frame(.ping, final: false))?.code == 1002)
    #expect(refusal(frame(.ping, String(repeating: "x", count: 126)))?.code == 1002)
  }

  @Test("a binary message is refused")
  func binary() {
    #expect(refusal(frame(.binary, "x"))?.code == 1008)
  }
}
