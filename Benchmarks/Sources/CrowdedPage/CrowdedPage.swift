// Pages with a lot of work, for measurements or tests of the cost of a page's frame:
//
//     CrowdedPage --scene one-moves     1,555 views, one of which moves with every frame
//     CrowdedPage --scene all-change    each touch makes a hundred random changes to a random tree
//     CrowdedPage --scene slow-action    an action and a touch method that take 80 ms each
internal import UIKit

/// An app with three scenes.
@main
final class CrowdedPage: UIResponder, UIApplicationDelegate, AppSceneProviding {
  var scenes: [AppScene] {
    [OneMovesController.scene, AllChangeController.scene, SlowActionController.scene]
  }
}
