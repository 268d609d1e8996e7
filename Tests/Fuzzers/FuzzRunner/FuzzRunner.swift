/// Hands the bytes that libFuzzer makes to a law, until its options say that it is enough.
///
/// libFuzzer calls from the thread that started it, the main one. A law that is broken stops the
/// program with `demand`, as a trap would, and libFuzzer writes the bytes to a file.
@MainActor package func runFuzzer(_ law: @escaping @MainActor (FuzzBytes) -> Void) {
  FuzzedLaw.law = law
  var count = CommandLine.argc
  var arguments = CommandLine.unsafeArgv
  _ = runDriver(&count, &arguments) { bytes, count in
    let bytes = FuzzBytes(UnsafeBufferPointer(start: bytes, count: count))
    MainActor.assumeIsolated { FuzzedLaw.law(bytes) }
    return 0
  }
}

/// Stops the fuzzer with a message where a law is broken.
package func demand(
  _ holds: Bool, _ broken: @autoclosure () -> String, file: StaticString = #fileID,
  line: UInt = #line
) {
  if !holds { fatalError(broken(), file: file, line: line) }
}

/// The law of this program, kept here because a C function takes nothing along.
@MainActor private enum FuzzedLaw {
  static var law: @MainActor (FuzzBytes) -> Void = { _ in }
}

/// libFuzzer's own main function, as its header `FuzzerInterface.h` describes it.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt
