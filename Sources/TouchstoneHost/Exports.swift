// The parts of a host's interface that have modules of their own.
@_exported public import TouchstoneDisplay
@_exported public import TouchstoneJSON
@_exported public import TouchstoneRecording
