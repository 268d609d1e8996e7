import TouchstoneHost

/// A header line without its end.
let header =
  #"{"touchstone":1,"screen":{"width":390,"height":844,"scale":3,"hz":60},"scene":"delivery"}"#

/// A whole file of a header and some lines.
func file(_ lines: String...) -> String { file(lines) }

/// A whole file of a header and a list of lines.
func file(_ lines: [String]) -> String {
  ([header] + lines).map { $0 + "\n" }.joined()
}

/// Why a file is refused, nothing if it reads.
func refusal(_ text: String) -> String? { refusal(Array(text.utf8)) }

/// Why the bytes of a file are refused, nothing if they read.
func refusal(_ bytes: [UInt8]) -> String? {
  do {
    _ = try RecordingReader.read(bytes)
    return nil
  } catch {
    return error.description
  }
}

/// Why one line behind the header is refused, nothing if it reads.
func lineRefusal(_ line: String) -> String? { refusal(file(line)) }

/// The record of one line.
func record(_ line: String) throws(InputRefusal) -> RecordingRecord {
  try RecordingReader.record(JSONFields(parsing: Array(line.utf8)[...]))
}

/// Whether a message stays on one line wherever it is shown.
func isOneLine(_ message: String) -> Bool { !message.contains { $0.isNewline } }
