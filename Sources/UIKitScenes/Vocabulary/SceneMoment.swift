/// A point in the life cycle of an application's scene.
package enum SceneMoment {
  /// The application was launched.
  case connects
  /// The scene begins to receive events.
  case becomesActive
  /// The scene stops receiving events for a while.
  case resignsActive
  /// The screen or its traits changed.
  case changesSurroundings
}
