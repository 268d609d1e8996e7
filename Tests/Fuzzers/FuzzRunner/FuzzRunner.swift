/// Passes the bytes that libFuzzer generates to a rule, until its options end the run.
///
/// libFuzzer calls from the thread that started it, which is the main thread. A broken rule stops
/// the program with `demand`, like a trap, and libFuzzer writes the bytes to a file.
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

/// Stops the fuzzer with a message if a rule is broken.
package func demand(
  _ holds: Bool, _ broken: @autoclosure () -> String, file: StaticString = #fileID,
  line: UInt = #line
) {
  if !holds { fatalError(broken(), file: file, line: line) }
}

/// The rule of this program, stored globally because a C function can't capture it.
@MainActor private enum FuzzedLaw {
  static var law: @MainActor (FuzzBytes) -> Void = { _ in }
}

/// The main function of libFuzzer, as declared in its header `FuzzerInterface.h`.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt
