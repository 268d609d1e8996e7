import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

/// Long chains of recognizers that require each other to fail.
@MainActor @Suite(.staged)
struct RequirementChainTests {
  private let stage = Stage()

  private var faults: [String] { stage.trace.filter { $0.kind == .fault }.compactMap(\.detail) }

  private func recognizers(_ count: Int) -> [UITapGestureRecognizer] {
    (0..<count).map { _ in
      let tap = UITapGestureRecognizer()
      stage.window.addGestureRecognizer(tap)
      return tap
    }
  }

  @Test(arguments: ["forwards", "backwards", "from the middle"])
  func `A thousand recognizers that wait for each other are set up and tapped`(order: String) {
    let taps = recognizers(1_000)
    var links = Array(0..<999)
    switch order {
    case "backwards": links.reverse()
    case "from the middle": links = Array(links[500...]) + Array(links[..<500])
    default: break
    }
    for link in links { taps[link].require(toFail: taps[link + 1]) }
    taps[999].require(toFail: taps[0])
    #expect(faults.count == 1)
    stage.tap(at: CGPoint(x: 10, y: 10))
    stage.advance(by: 1)
    #expect(taps.allSatisfy { $0.state == .possible })
  }

  @Test func `A recognizer that waits for a thousand others is set up and tapped`() {
    let taps = recognizers(1_000)
    for _ in 0..<2 { for tap in taps.dropFirst() { taps[0].require(toFail: tap) } }
    stage.tap(at: CGPoint(x: 10, y: 10))
    stage.advance(by: 1)
    #expect(faults == [])
  }

  @Test func `A cyclic requirement is ignored, in any order of creation`() {
    let taps = recognizers(4)
    taps[1].require(toFail: taps[2])
    taps[0].require(toFail: taps[1])
    taps[2].require(toFail: taps[3])
    #expect(faults == [])
    taps[3].require(toFail: taps[0])
    #expect(faults.count == 1)
    taps[3].require(toFail: taps[0])
    taps[2].require(toFail: taps[2])
    #expect(faults.count == 3)
  }

  /// Requires the previous recognizer to fail by overriding a method, and counts the queries.
  private final class Waiting: UITapGestureRecognizer {
    weak var first: UIGestureRecognizer?
    var questions = 0

    override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
      questions += 1
      return other === first
    }
  }

  /// Makes other recognizers require its recognizer to fail, by its delegate method.
  private final class Delegate: NSObject, UIGestureRecognizerDelegate {
    var dependents: [UIGestureRecognizer] = []

    func gestureRecognizer(
      _ recognizer: UIGestureRecognizer,
      shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool { dependents.contains { $0 === other } }
  }

  @Test func `Recognizers without a delegate are queried by classes and delegates of others`() {
    let plain = recognizers(3)
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    stage.window.addGestureRecognizer(double)
    let waiting = Waiting()
    waiting.first = double
    stage.window.addGestureRecognizer(waiting)
    let delegate = Delegate()
    delegate.dependents = plain
    double.delegate = delegate
    let log = ActionLog()
    _ = log.made("plain", plain[2])
    _ = log.made("waiting", waiting)
    stage.tap(at: CGPoint(x: 10, y: 10))
    #expect(log.lines == [])
    #expect(waiting.questions == 4)
    stage.advance(by: 1)
    #expect(log.lines == ["waiting ended"])
  }

  @Test func `A cycle of class and delegate requirements is ignored, with one line`() {
    let waiting = Waiting()
    stage.window.addGestureRecognizer(waiting)
    let taps = recognizers(3)
    taps[0].require(toFail: taps[1])
    taps[1].require(toFail: taps[2])
    taps[2].require(toFail: waiting)
    waiting.first = taps[0]
    stage.tap(at: CGPoint(x: 10, y: 10))
    stage.advance(by: 1)
    #expect(faults.count == 1)
    #expect(waiting.questions == 3)
  }

  @Test func `A recognizer detached by its delegate during a query does nothing more`() {
    final class Detaching: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
      ) -> Bool {
        recognizer.view?.removeGestureRecognizer(recognizer)
        return false
      }
    }
    let taps = recognizers(2)
    let delegate = Detaching()
    taps[1].delegate = delegate
    let log = ActionLog()
    _ = log.made("first", taps[0])
    _ = log.made("second", taps[1])
    stage.tap(at: CGPoint(x: 10, y: 10))
    stage.advance(by: 1)
    #expect(log.lines == ["first ended"])
  }

  @Test func `Recognizers are numbered among the unnamed ones of their class`() {
    let taps = recognizers(3)
    // A recognizer that requires itself to fail is reported by name.
    func name(_ tap: UITapGestureRecognizer) -> String {
      tap.require(toFail: tap)
      return faults.last ?? ""
    }
    #expect(name(taps[1]).contains("2nd of 3"))
    taps[0].name = "first"
    #expect(name(taps[1]).contains("1st of 2"))
    stage.window.removeGestureRecognizer(taps[2])
    #expect(!name(taps[1]).contains(" of "))
    stage.window.addGestureRecognizer(taps[2])
    taps[0].name = nil
    #expect(name(taps[2]).contains("3rd of 3"))
  }
}
