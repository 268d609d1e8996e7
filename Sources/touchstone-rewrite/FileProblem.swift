internal import Foundation

/// A failure of the file system, described in one line that names the file.
struct FileProblem: Error, CustomStringConvertible {
  let path: String
  let reason: String

  var description: String { "\(path): \(reason)" }

  /// Calls `work`, and adds the file's path to an error that it throws.
  static func naming<Value>(_ path: String, _ work: () throws -> Value) throws -> Value {
    do {
      return try work()
    } catch let problem as FileProblem {
      throw problem
    } catch {
      throw FileProblem(path: path, reason: reason(of: error))
    }
  }

  private static func reason(of error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    for known in [underlying, error as NSError].compactMap(\.self)
    where known.domain == NSPOSIXErrorDomain {
      return String(cString: strerror(Int32(clamping: known.code)))
    }
    switch (error as? CocoaError)?.code {
    case .fileReadNoSuchFile?, .fileNoSuchFile?: return "no such file"
    case .fileReadNoPermission?, .fileWriteNoPermission?: return "permission denied"
    case .fileWriteOutOfSpace?: return "no space left on device"
    case .fileWriteFileExists?: return "a file already exists"
    default: return error.localizedDescription
    }
  }
}
