import Testing
import TouchstoneGestures

@Suite("The state machine")
struct StateMovesTests {
  /// The kind, the current state and the results of requesting each state: the new state's letter
  /// with ! if actions are sent, = for no change, x for a refusal.
  ///
  /// Columns are possible, began, changed, ended, cancelled, failed.
  private static let table: [(GestureKind, GestureState, String)] = [
    (.discrete, .possible, "= x x e! x f"),
    (.continuous, .possible, "= b! x x x f"),
    (.undeclared, .possible, "= b! x e! x f"),
  ]

  private static let fromActive = "x x c! e! k! k!"

  private func letter(_ move: StateTransition) -> String {
    switch move {
    case .unchanged: "="
    case .refused: "x"
    case .made(let state):
      ["p", "b", "c", "e", "k", "f"][state.rawValue] + (state.sendsActions ? "!" : "")
    }
  }

  private func row(_ kind: GestureKind, _ from: GestureState) -> String {
    GestureState.allCases.map { letter(StateTransitions.resolve(from: from, to: $0, kind: kind)) }
      .joined(separator: " ")
  }

  // statement 118
  @Test("the raw values are UIKit's, and recognized equals ended")
  func numbers() {
    #expect(GestureState.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    #expect(
      GestureState.allCases.map(\.description).joined(separator: " ")
        == "possible began changed ended cancelled failed")
    #expect(GestureState.recognized == .ended)
  }

  // statement 116, 117, 121
  @Test("possible has exactly the documented transitions")
  func fromPossible() {
    for (kind, from, expected) in Self.table { #expect(row(kind, from) == expected) }
  }

  // statement 117, 119, 120, 122, 123, 124
  @Test("an active gesture changes, ends or is cancelled, and failing cancels it")
  func fromActive() {
    for kind in GestureKind.allCases {
      #expect(row(kind, .began) == Self.fromActive)
      #expect(row(kind, .changed) == Self.fromActive)
    }
  }

  // statement 131
  @Test("a final state has no transition but the reset")
  func fromFinal() {
    for kind in GestureKind.allCases {
      #expect(row(kind, .ended) == "x x x = x x")
      #expect(row(kind, .cancelled) == "x x x x = x")
      #expect(row(kind, .failed) == "x x x x x =")
    }
  }

  // statement 125
  @Test("a pan with n changes sends its actions n + 2 times, a tap once")
  func actionCounts() {
    func count(_ states: [GestureState], _ kind: GestureKind) -> Int {
      var state = GestureState.possible
      var count = 0
      for next in states {
        guard
          case .made(let made) = StateTransitions.resolve(from: state, to: next, kind: kind)
        else { continue }
        state = made
        count += made.sendsActions ? 1 : 0
      }
      return count
    }
    for changes in 0..<4 {
      let states = [.began] + Array(repeating: GestureState.changed, count: changes) + [.ended]
      #expect(count(states, .continuous) == changes + 2)
    }
    #expect(count([.ended], .discrete) == 1)
    #expect(count([.failed], .discrete) == 0)
  }

  @Test("a refusal is one line with the transition and the reason")
  func refusals() {
    for kind in GestureKind.allCases {
      for from in GestureState.allCases {
        for to in GestureState.allCases {
          guard case .refused(let line) = StateTransitions.resolve(from: from, to: to, kind: kind)
          else { continue }
          #expect(line.hasPrefix("\(from) → \(to) refused: ") && !line.contains("\n"))
        }
      }
    }
    #expect(
      StateTransitions.resolve(from: .possible, to: .cancelled, kind: .continuous)
        == .refused(
          "possible → cancelled refused: only a gesture that has begun is cancelled; set failed"))
  }
}
