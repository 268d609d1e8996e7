// What a program gets from `import UIKit`.
@_exported public import TouchstoneKit

// Named by itself, it goes before the one of a Foundation that a file imports besides.
@_exported public import class UIKitSelectors.Timer

#if App
internal import TouchstoneCommand
#endif

/// Runs the program: makes the application and its delegate, and does what the command line asks.
///
/// Without arguments it serves the app on a page; `--help` lists the rest. Class names are those of
/// the program, with or without their module. It never returns.
///
/// Without the package trait `App`, the function writes one line to standard error and ends the program
/// with exit code 1.
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
  /// Runs the program with this delegate; `@main` on the delegate's class calls it.
  ///
  /// Without the package trait `App`, the method writes one line to standard error and ends the program
  /// with exit code 1.
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
/// Ends a program that can't run, because its package leaves out the trait that runs programs.
private func endWithoutApp() -> Never {
  let line =
    "Touchstone runs programs with the package trait App: add \"App\" to the traits of the "
    + "dependency in Package.swift\n"
  try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
  exit(1)
}
#endif
