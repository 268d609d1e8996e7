internal import Foundation
public import Testing
internal import TouchstoneFiles
public import TouchstoneInspector
public import TouchstoneKit

extension Stage {
  /// The view that would receive a touch, for each point of the screen.
  ///
  /// The map hit-tests the windows without an event.
  public var hitMap: HitMap { run { application.hitMap } }

  /// Returns where a view can be hit, and which views receive the touches in the rest of its box.
  public func reach(of view: UIView) -> ViewReach {
    run { ViewReach(of: view, in: application.hitMap) }
  }

  /// Fails the test if the screen's hit map differs from the map in a stored file.
  ///
  ///     stage.expectHitMap("checkout")   // HitMaps/checkout.txt next to the test's own file
  ///
  /// If the file doesn't exist yet, the method writes it and fails the test once, so that you
  /// review it. To rewrite all files, run the tests with `TOUCHSTONE_UPDATE_HIT_MAPS=1`. The file
  /// is text, and made for reviews. A failure describes the changes by names and points.
  ///
  /// - Parameters:
  ///   - name: The file's name without its extension. Several maps of one test need different
  ///     names.
  ///   - filePath: The test's own file, whose folder contains `HitMaps`.
  ///   - sourceLocation: The source location for failures.
  public func expectHitMap(
    _ name: String, filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let file = KeptHitMap(name: name, beside: filePath)
    if let issue = file.compare(with: hitMap) { fail(issue, at: sourceLocation) }
  }
}

/// A stored hit map that later maps are compared with.
struct KeptHitMap {
  let folder: URL
  let file: URL
  let updates: Bool

  init(
    name: String, beside filePath: String,
    updates: Bool = ProcessInfo.processInfo.environment["TOUCHSTONE_UPDATE_HIT_MAPS"] == "1"
  ) {
    folder = URL(fileURLWithPath: filePath).deletingLastPathComponent()
      .appendingPathComponent("HitMaps")
    file = folder.appendingPathComponent(name + ".txt")
    self.updates = updates
  }

  private var shortName: String { "HitMaps/\(file.lastPathComponent)" }

  /// Returns the failure if `map` differs from the stored map, or `nil` if they are equal.
  ///
  /// If there is no stored map, or if maps are being updated, writes `map` to the file.
  func compare(with map: HitMap) -> StageIssue? {
    guard !updates, let kept = try? InputFile.text(at: file.path) else {
      let isNew = !updates
      do {
        try Foundation.FileManager.default.createDirectory(
          at: folder, withIntermediateDirectories: true)
        try OutputFile.write(
          Array(map.text.utf8), to: file.path, existing: updates ? .replace : .keep)
      } catch let failure as OutputFailure where failure.reason == .exists {
        return .hitMapCannotBeRead(shortName)
      } catch {
        return .hitMapCannotBeWritten(shortName)
      }
      return isNew ? .hitMapIsNew(shortName) : nil
    }
    guard let before = HitMapText(kept), let now = HitMapText(map.text) else {
      return .hitMapCannotBeRead(shortName)
    }
    let changes = before.changes(to: now)
    return changes.isEmpty ? nil : .hitMapDiffers(shortName, changes)
  }
}

// Failures of hit maps.
extension StageIssue {
  private static let updating =
    "run the tests once with TOUCHSTONE_UPDATE_HIT_MAPS=1, and review the file's changes"

  static func hitMapIsNew(_ file: String) -> StageIssue {
    StageIssue(
      "There was no \(file), so it was written from the current screen",
      usually: "A map that hasn't been reviewed proves nothing, so the test fails this time",
      remedy: "Review the file, store it with the sources, and run the test again")
  }

  static func hitMapCannotBeWritten(_ file: String) -> StageIssue {
    StageIssue(
      "There is no \(file), and it can't be written",
      usually: "The folder of the tests is read-only where they run",
      remedy: "Run the test once where its sources are writable, and store the file with them")
  }

  static func hitMapCannotBeRead(_ file: String) -> StageIssue {
    StageIssue(
      "\(file) isn't a hit map",
      usually: "It contains merge markers, or it was edited by hand",
      remedy: "Restore an earlier version, or \(updating)")
  }

  static func hitMapDiffers(_ file: String, _ changes: [String]) -> StageIssue {
    let most = 5
    let more = changes.count > most ? "; and \(changes.count - most) more changes" : ""
    return StageIssue(
      "Touches don't reach the same views as in \(file): "
        + changes.prefix(most).joined(separator: "; ") + more,
      usually: "A view was moved, covered, hidden or renamed",
      remedy: "Fix the view, or if the change is intended, \(updating)")
  }
}
