// The module that apps import as UIKit.
@_exported public import TouchstoneKit

// Exported by name, so that they take precedence over those of Foundation in files that import
// both.
@_exported public import class UIKitFoundation.FileManager
@_exported public import func UIKitFoundation.NSHomeDirectory
@_exported public import func UIKitFoundation.NSSearchPathForDirectoriesInDomains
@_exported public import func UIKitFoundation.NSTemporaryDirectory
@_exported public import class UIKitFoundation.Timer
@_exported public import class UIKitFoundation.UserDefaults

#if canImport(FoundationNetworking)
@_exported public import class UIKitFoundation.URLProtocol
@_exported public import class UIKitFoundation.URLSession
@_exported public import protocol UIKitFoundation.URLSessionDataDelegate
@_exported public import protocol UIKitFoundation.URLSessionDelegate
@_exported public import protocol UIKitFoundation.URLSessionDownloadDelegate
@_exported public import protocol UIKitFoundation.URLSessionTaskDelegate
#endif

#if App
internal import TouchstoneCommand
#endif

/// Runs the app: creates the application and its delegate, and follows the command line.
///
/// It never returns.
///
/// Without arguments, the function serves the app on a page. `--help` lists the other options.
/// Class names are those of the app, with or without their module.
///
/// Without the package trait `App`, the function writes one line to standard error and exits with
/// code 1.
@MainActor
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  #if App
  AppProgram.run(applicationName: principalClassName, delegateName: delegateClassName)
  #else
  endWithoutApp()
  #endif
}

extension UIApplicationDelegate {
  /// Runs the app with this delegate.
  ///
  /// `@main` on the delegate's class calls this method.
  ///
  /// Without the package trait `App`, the method writes one line to standard error and exits with
  /// code 1.
  @MainActor
  public static func main() {
    #if App
    AppProgram.run(delegate: self)
    #else
    endWithoutApp()
    #endif
  }
}

#if !App
/// Exits an app that can't run, because its package omits the trait that runs apps.
private func endWithoutApp() -> Never {
  let line =
    "Touchstone runs apps with the package trait App: add \"App\" to the traits of the "
    + "dependency in Package.swift\n"
  try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
  exit(1)
}
#endif
