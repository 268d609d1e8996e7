import NIOCore
import NIOWebSocket
import Testing

@testable import TouchstoneServer

@Suite("Frames become messages")
struct MessageAssemblerTests {
  private func frame(
    _ opcode: WebSocketOpcode, _ text: String = "", final: Bool = true, reserved: Bool = false
  ) -> WebSocketFrame {
    frame(opcode, Array(text.utf8), final: final, reserved: reserved)
  }

  private func frame(
    _ opcode: WebSocketOpcode, _ bytes: [UInt8], final: Bool = true, reserved: Bool = false,
    masked: Bool = true
  ) -> WebSocketFrame {
    let mask: WebSocketMaskingKey? = masked ? [1, 2, 3, 4] : nil
    var data = ByteBuffer(bytes: bytes)
    if let mask { data.webSocketMask(mask) }
    return WebSocketFrame(
      fin: final, rsv1: reserved, opcode: opcode, maskKey: mask, data: data)
  }

  private func refusal(_ frames: WebSocketFrame...) -> SocketRefusal? {
    var assembler = MessageAssembler(longestMessage: 1 << 20)
    do {
      for frame in frames { _ = try assembler.append(frame) }
      return nil
    } catch {
      return error
    }
  }

  @Test("a message in fragments is reassembled, with a ping between its fragments")
  func parts() throws {
    var assembler = MessageAssembler(longestMessage: 1 << 20)
    #expect(try assembler.append(frame(.text, "ab", final: false)) == .nothing)
    #expect(try assembler.append(frame(.ping, "?")) == .ping(ByteBuffer(string: "?")))
    #expect(try assembler.append(frame(.continuation, "", final: false)) == .nothing)
    #expect(try assembler.append(frame(.continuation, "c")) == .message(ByteBuffer(string: "abc")))
    #expect(try assembler.append(frame(.text, "d")) == .message(ByteBuffer(string: "d")))
    #expect(try assembler.append(frame(.pong)) == .nothing)
    #expect(try assembler.append(frame(.connectionClose)) == .close)
  }

  @Test("a message of a mebibyte is accepted, and one byte more is refused, in one part or several")
  func size() {
    let whole = String(repeating: "x", count: 1 << 20)
    #expect(refusal(frame(.text, whole)) == nil)
    let tooBig = SocketRefusal.tooBig("A message has 1048577 bytes; expected at most 1048576.")
    #expect(refusal(frame(.text, whole + "x")) == tooBig)
    #expect(refusal(frame(.text, whole, final: false), frame(.continuation, "x")) == tooBig)
    #expect(tooBig.code == 1009)
  }

  @Test("data that is not WebSocket is refused as such")
  func wire() {
    #expect(refusal(frame(.text, reserved: true))?.code == 1002)
    #expect(refusal(frame(.continuation))?.code == 1002)
    #expect(refusal(frame(.text, final: false), frame(.text))?.code == 1002)
    #expect(refusal(frame(WebSocketOpcode(encodedWebSocketOpcode: 0x3)!))?.code == 1002)
    #expect(refusal(frame(.ping, final: false))?.code == 1002)
    #expect(refusal(frame(.ping, String(repeating: "x", count: 126)))?.code == 1002)
  }

  @Test("a binary message is refused")
  func binary() {
    #expect(refusal(frame(.binary, "x"))?.code == 1008)
  }

  @Test("a frame that is not masked is refused")
  func unmasked() {
    #expect(refusal(frame(.text, [0x78], masked: false))?.code == 1002)
    #expect(refusal(frame(.ping, [], masked: false))?.code == 1002)
  }

  @Test("a close is empty, or has a code that may be sent and a reason that is text")
  func closes() {
    #expect(refusal(frame(.connectionClose, [])) == nil)
    #expect(refusal(frame(.connectionClose, [0x03, 0xE8])) == nil)
    #expect(refusal(frame(.connectionClose, [0x0F, 0xA0, 0x78])) == nil)
    #expect(refusal(frame(.connectionClose, [0x03]))?.code == 1002)
    for code in [0, 999, 1004, 1005, 1006, 1015, 2999, 5000] {
      let bytes = [UInt8(code >> 8), UInt8(code & 0xFF)]
      #expect(refusal(frame(.connectionClose, bytes))?.code == 1002, "\(code)")
    }
    #expect(refusal(frame(.connectionClose, [0x03, 0xE8, 0xFF]))?.code == 1007)
  }
}
