// What a program gets from `import UIKit`.
internal import TouchstoneCommand
@_exported public import TouchstoneKit

// Named by itself, it goes before the one of a Foundation that a file imports besides.
@_exported public import class UIKitSelectors.Timer

/// Runs the program: makes the application and its delegate, and does what the command line asks.
///
/// Without arguments it serves the app on a page; `--help` lists the rest. Class names are those of
/// the program, with or without their module. It never returns.
@MainActor
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  AppProgram.run(applicationName: principalClassName, delegateName: delegateClassName)
}

extension UIApplicationDelegate {
  /// Runs the program with this delegate; `@main` on the delegate's class calls it.
  @MainActor
  public static func main() { AppProgram.run(delegate: self) }
}
