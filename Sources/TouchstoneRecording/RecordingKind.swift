/// The kinds of records, as the format names them.
package enum RecordingKind: String, CaseIterable, Sendable {
  case touch
  case key
  case press
  case motion
  case deviceMotion
  case remote
  case hover
  case scroll
  case transform
  case touchUpdate
  case text
  case accessibility
  case menu
  case interrupt
  case resume
  case frame
  case advance
}
