import Foundation
import Synchronization
import Testing
import TouchstoneFiles

/// The rules for written files, each in its own folder.
@Suite struct OutputFileTests {
  private let folder = TemporaryFolder()

  private func reason(_ path: String, _ existing: ExistingFile = .keep, inputs: [String] = [])
    -> OutputFailure.Reason?
  {
    do {
      try OutputFile.write(Array("new".utf8), to: path, existing: existing, inputs: inputs)
      return nil
    } catch {
      return error.reason
    }
  }

  @Test func `A new file has its bytes, and no temporary file is left next to it`() throws {
    let path = folder.path("a")
    #expect(reason(path) == nil)
    #expect(folder.text("a") == "new")
    #expect(folder.names == ["a"])
  }

  @Test func `A file that only its owner may read has that mode from its creation`() throws {
    try OutputFile.write([1], to: folder.path("a"), access: .owner)
    #expect(folder.mode("a") == 0o600)
  }

  @Test func `An existing file stays, unless it may be replaced, and keeps its mode`() {
    folder.make("a", "old", mode: 0o640)
    #expect(reason(folder.path("a")) == .exists)
    #expect(folder.text("a") == "old")
    #expect(reason(folder.path("a"), .replace) == nil)
    #expect(folder.text("a") == "new" && folder.mode("a") == 0o640)
    #expect(folder.names == ["a"])
  }

  @Test func `A file is replaced if its beginning matches the kind`() {
    let rule = ExistingFile.replaceIf { $0.starts(with: "mine".utf8) }
    folder.make("a", "mine: 1")
    folder.make("b", "yours")
    #expect(reason(folder.path("a"), rule) == nil)
    #expect(reason(folder.path("b"), rule) == .exists)
  }

  @Test func `A link stays, and its target is written`() throws {
    folder.make("target", "old")
    try folder.link("link", to: "target")
    #expect(reason(folder.path("link"), .replace) == nil)
    #expect(folder.text("target") == "new")
    #expect(try FileStatus(folder.path("link"), followsLinks: false).kind == .link)
  }

  @Test func `A link to nothing, a folder and a missing folder are refused by name`() throws {
    try folder.link("link", to: "nowhere")
    #expect(reason(folder.path("link"), .replace) == .danglingLink(target: "nowhere"))
    #expect(reason(folder.root, .replace) == .folder)
    #expect(reason(folder.path("no/a")) == .noFolder(folder.path("no")))
    #expect(reason(folder.path("new/")) == .noFolder(folder.path("new")))
    folder.make("file", "")
    #expect(reason(folder.path("file/a")) == .noFolder(folder.path("file")))
    #expect(reason("") == .noPath && reason("a\0b") == .noPath)
    #expect(folder.names == ["file", "link"])
  }

  @Test func `A link to itself is refused`() throws {
    try folder.link("link", to: "link")
    #expect(reason(folder.path("link"), .replace) == .system(SystemProblem(ELOOP)))
  }

  @Test func `A device is written directly, and stays a device`() throws {
    #expect(reason("/dev/null") == nil)
    #expect(reason("/dev/full") == .system(SystemProblem(ENOSPC)))
    #expect(try FileStatus("/dev/null").kind == .device)
  }

  @Test func `A pipe is written directly, and its reader gets everything`() throws {
    let path = folder.path("pipe")
    #expect(mkfifo(path, 0o600) == 0)
    let got = Mutex("")
    let isRead = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      let reader = open(path, O_RDONLY)
      let text = Self.drain(reader)
      close(reader)
      got.withLock { $0 = text }
      isRead.signal()
    }
    let text = String(repeating: "0123456789", count: 30_000)
    try OutputFile.write(Array(text.utf8), to: path)
    isRead.wait()
    #expect(got.withLock { $0 } == text)
    #expect(try FileStatus(path).kind == .pipe)
  }

  @Test func `A file that a command reads is not written, by any name`() throws {
    folder.make("in", "old")
    try folder.link("link", to: "in")
    #expect(link(folder.path("in"), folder.path("hard")) == 0)
    for name in ["in", "link", "hard"] {
      #expect(reason(folder.path(name), .replace, inputs: [folder.path("in")]) == .isInput)
    }
    #expect(folder.text("in") == "old")
  }

  @Test func `A file that another process writes is refused until that process ends`() throws {
    let path = folder.path("a")
    var growing: GrowingFile? = try GrowingFile(path, head: Array("head\n".utf8))
    try growing?.append(Array("one\n".utf8))
    #expect(reason(path, .replace) == .isBusy)
    #expect(throws: OutputFailure.self) { try GrowingFile(path, head: [], existing: .replace) }
    #expect(folder.text("a") == "head\none\n" && folder.mode("a") == 0o600)
    growing = nil
    #expect(reason(path, .replace) == nil)
  }

  @Test func `A failed write leaves the file unchanged, and no file next to it`() {
    folder.make("a", "old")
    let full: FileWriting = { _, _ in
      errno = ENOSPC
      return -1
    }
    #expect(throws: OutputFailure.self) {
      try OutputFile.write([1, 2], to: folder.path("a"), existing: .replace, by: full)
    }
    #expect(throws: OutputFailure.self) {
      try OutputFile.write([1, 2], to: folder.path("b"), by: full)
    }
    #expect(folder.text("a") == "old" && folder.names == ["a"])
  }

  @Test func `A growing file drops a line for which the disk has no space`() throws {
    let disk = Disk(space: 12)
    let file = try GrowingFile(folder.path("a"), head: Array("head\n".utf8), by: disk.write)
    try file.append(Array("one\n".utf8))
    #expect(throws: SystemProblem(ENOSPC)) { try file.append(Array("two two\n".utf8)) }
    #expect(folder.text("a") == "head\none\n")
    disk.space = 100
    try file.append(Array("three\n".utf8))
    #expect(folder.text("a") == "head\none\nthree\n")
  }

  @Test func `A pipe whose reader pauses gets whole lines, and never blocks the writer`() throws {
    let path = folder.path("pipe")
    #expect(mkfifo(path, 0o600) == 0)
    let reader = open(path, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    let file = try GrowingFile(path, head: Array("head\n".utf8))
    let line = Array((String(repeating: "x", count: 9_999) + "\n").utf8)
    var written = 0
    var refused = 0
    for _ in 0..<40 { do { try file.append(line); written += 1 } catch { refused += 1 } }
    #expect(written > 0 && refused > 0)
    var text = Self.drain(reader)
    try file.append(Array("end\n".utf8))
    text += Self.drain(reader)
    let lines = text.split(separator: "\n")
    #expect(lines.first == "head" && lines.last == "end" && lines.count == written + 2)
    #expect(lines.dropFirst().dropLast().allSatisfy { $0.count == 9_999 })
  }

  @Test func `A pipe whose reader is gone is an error, and the process continues`() throws {
    let path = folder.path("pipe")
    #expect(mkfifo(path, 0o600) == 0)
    let reader = open(path, O_RDONLY | O_NONBLOCK)
    let file = try GrowingFile(path, head: Array("head\n".utf8))
    close(reader)
    #expect(throws: SystemProblem(EPIPE)) { try file.append(Array("one\n".utf8)) }
  }

  @Test func `A device can have any number of writers`() throws {
    let files = try (0..<2).map { _ in try GrowingFile("/dev/null", head: [1]) }
    #expect(files.count == 2)
  }

  private static func drain(_ reader: Int32) -> String {
    var text = ""
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(reader, &buffer, buffer.count)
      guard count > 0 else { return text }
      text += String(decoding: buffer[..<count], as: UTF8.self)
    }
  }

  @Test func `A link to standard output is written directly`() throws {
    try folder.link("b", to: "/proc/self/fd/1")
    try folder.link("a", to: "b")
    let before = try? FileStatus("/proc/self/fd/1").identity
    #expect(throws: Never.self) { try OutputFile.check(folder.path("a")) }
    #expect((try? FileStatus("/proc/self/fd/1"))?.identity == before)
  }

  @Test func `A line that is appended to a deleted file is an error`() throws {
    let file = try GrowingFile(folder.path("a"), head: Array("head\n".utf8))
    unlink(folder.path("a"))
    #expect(throws: SystemProblem(ENOENT)) { try file.append(Array("one\n".utf8)) }
  }

  @Test func `Control characters of a name keep a message on one line`() {
    #expect("a\nb\u{1B}[2J\u{2028}é".inOneLine == "a\\nb\\u{1B}[2J\\u{2028}é")
  }

  @Test func `A file that is longer than its limit is refused by its length`() throws {
    folder.make("a", "text")
    #expect(try InputFile.bytes(at: folder.path("a"), atMost: 4).count == 4)
    #expect(throws: InputFailure.self) { try InputFile.bytes(at: folder.path("a"), atMost: 3) }
    #expect(try !InputFile.bytes(at: "/proc/self/status").isEmpty)
    #expect(throws: InputFailure.self) { try InputFile.bytes(at: "/proc/self/status", atMost: 9) }
    truncate(folder.path("a"), 1 << 40)
    #expect(throws: InputFailure.self) { try InputFile.bytes(at: folder.path("a")) }
  }

  @Test func `Only regular files are read without blocking`() throws {
    folder.make("a", "text")
    #expect(try InputFile.text(at: folder.path("a")) == "text")
    #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
    for path in [folder.path("pipe"), "/dev/zero", folder.root, folder.path("none")] {
      #expect(throws: InputFailure.self) { try InputFile.bytes(at: path) }
    }
    folder.make("b", bytes: [0xFF])
    #expect(throws: InputFailure.self) { try InputFile.text(at: folder.path("b")) }
  }
}

/// A disk with limited space in bytes.
private final class Disk: @unchecked Sendable {
  var space: Int

  init(space: Int) { self.space = space }

  var write: FileWriting {
    { [self] descriptor, bytes in
      guard space > 0 else {
        errno = ENOSPC
        return -1
      }
      let part = UnsafeRawBufferPointer(rebasing: bytes.prefix(space))
      space -= part.count
      return SystemCalls.write(descriptor, part)
    }
  }
}

/// A folder that is removed with the test.
private final class TemporaryFolder {
  let root: String

  init() {
    root = NSTemporaryDirectory() + "files-\(UUID().uuidString)"
    try? FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  func path(_ name: String) -> String { root + "/" + name }

  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []).sorted()
  }

  func text(_ name: String) -> String? { try? String(contentsOfFile: path(name), encoding: .utf8) }

  func make(_ name: String, _ text: String, mode: mode_t = 0o644) {
    make(name, bytes: Array(text.utf8))
    chmod(path(name), mode)
  }

  func make(_ name: String, bytes: [UInt8]) {
    _ = FileManager.default.createFile(atPath: path(name), contents: Data(bytes))
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path(name), withDestinationPath: target)
  }

  func mode(_ name: String) -> mode_t? {
    var info = stat()
    return stat(path(name), &info) == 0 ? info.st_mode & 0o7777 : nil
  }
}
