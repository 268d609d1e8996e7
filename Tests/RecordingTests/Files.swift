import TouchstoneHost

/// A header line without its line break.
let header =
  #"{"touchstone":1,"screen":{"width":390,"height":844,"scale":3,"hz":60},"scene":"delivery"}"#

/// Returns a whole file with a header and some lines.
func file(_ lines: String...) -> String { file(lines) }

/// Returns a whole file with a header and a list of lines.
func file(_ lines: [String]) -> String {
  ([header] + lines).map { $0 + "\n" }.joined()
}

/// Returns the reason that a file is rejected, or `nil` if it can be read.
func refusal(_ text: String) -> String? { refusal(Array(text.utf8)) }

/// Returns the reason that the bytes of a file are rejected, or `nil` if they can be read.
func refusal(_ bytes: [UInt8]) -> String? {
  do {
    _ = try RecordingReader.read(bytes)
    return nil
  } catch {
    return error.description
  }
}

/// Returns the reason that one line after the header is rejected, or `nil` if it can be read.
func lineRefusal(_ line: String) -> String? { refusal(file(line)) }

/// Returns the record of a line.
func record(_ line: String) throws(InputRefusal) -> RecordingRecord {
  try RecordingReader.record(JSONFields(parsing: Array(line.utf8)[...]))
}

/// Returns whether a message has only one line.
func isOneLine(_ message: String) -> Bool { !message.contains { $0.isNewline } }
