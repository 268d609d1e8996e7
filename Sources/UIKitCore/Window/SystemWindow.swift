/// A system window, which isn't included in the app's list of windows.
@MainActor
package protocol SystemWindow: UIWindow {}
