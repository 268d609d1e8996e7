/// A window of the system's own, which programs do not find among theirs.
@MainActor
package protocol SystemWindow: UIWindow {}
