/// A moment in the life of an application's scene.
package enum SceneMoment {
  /// The application was launched.
  case connects
  /// It gets events.
  case becomesActive
  /// It gets no more events for a while.
  case resignsActive
  /// The screen is another one, or has other traits.
  case changesSurroundings
}
