internal import TouchstoneKit
internal import TouchstoneTrace

/// Makes a hit test like that of a touch, and explains its result.
@MainActor
struct Explainer {
  let application: UIApplication

  static func screenPoint(_ point: CGPoint, in view: UIView) -> CGPoint {
    guard let window = (view as? UIWindow) ?? view.window else {
      return view.convert(point, to: nil)
    }
    return window.convert(view.convert(point, to: window), to: nil as UIWindow?)
  }

  func explain(at point: CGPoint, about view: UIView?) -> TouchExplanation {
    let names = ViewNames.read(application)
    guard !application.isDelivering else {
      return TouchExplanation(
        point: point, subject: view.map { TraceSubject($0) }, hit: nil, path: [], refused: [],
        recognizers: [], chain: [], chainMethods: [],
        account: .init("An event is being delivered. Ask again after its delivery."), culprit: nil,
        fix: nil)
    }
    let walk = WindowWalk(application: application, point: point)
    let derived = Derivation(walk: walk, hasInnerWindows: names.haveInnerWindows)
    let chain = walk.hit.map { application.chain(from: $0) } ?? []
    let dead = view == nil ? DeadView(walk: walk, derivation: derived).view : nil
    let sentence = Sentence(walk: walk, derivation: derived, dead: dead)
    let found = sentence.culprit(about: view)?.checked(
      for: view ?? dead ?? walk.hit, at: point, in: application)
    return TouchExplanation(
      point: point, subject: view.map { TraceSubject($0) }, hit: walk.hit.map { TraceSubject($0) },
      path: walk.path, refused: walk.refused + derived.unasked,
      recognizers: walk.hit.map(Candidates.from) ?? [], chain: chain.map { TraceSubject($0) },
      chainMethods: chain.map(\.touchMethods),
      account: sentence.account(about: view), culprit: found?.culprit, fix: found?.fix)
  }
}

/// A hit test through all windows, frontmost first, with every visit.
@MainActor
struct WindowWalk {
  let point: CGPoint
  let windows: [UIWindow]
  let hit: UIView?
  let hitWindow: UIWindow?
  let visits: [HitObservation.Visit]
  /// The index of each view's last visit.
  private let lastVisits: [ObjectIdentifier: Int]

  init(application: UIApplication, point: CGPoint) {
    self.point = point
    windows = application.windowsFrontToBack
    let observation = HitObservation()
    var found: (UIView, UIWindow)?
    HitTest.observing(observation) {
      for window in application.windowsFrontToBack where window.isOnScreen {
        let inWindow = window.convert(point, from: nil as UIWindow?)
        if let view = HitTest.ask(window, inWindow, nil) {
          found = (view, window)
          return
        }
      }
    }
    hit = found?.0
    hitWindow = found?.1
    visits = observation.visits
    lastVisits = Dictionary(
      visits.enumerated().map { (ObjectIdentifier($0.element.view), $0.offset) }
    ) { _, last in last }
  }

  func visit(of view: UIView) -> HitObservation.Visit? {
    lastVisits[ObjectIdentifier(view)].map { visits[$0] }
  }

  /// The views that returned the hit-tested view, followed by that view itself.
  var path: [TouchExplanation.Entry] {
    guard let hit else { return [] }
    var entries: [TouchExplanation.Entry] = []
    var seen: Set<ObjectIdentifier> = []
    for visit in visits
    where visit.answer === hit && seen.insert(ObjectIdentifier(visit.view)).inserted {
      entries.append(.init(TraceSubject(visit.view), visit.verdict))
    }
    if !seen.contains(ObjectIdentifier(hit)) {
      entries.append(.init(TraceSubject(hit), .hit, isDerived: true))
    }
    return entries
  }

  /// The views that were visited and returned `nil`.
  var refused: [TouchExplanation.Entry] {
    visits.filter { $0.answer == nil }.map { .init(TraceSubject($0.view), $0.verdict) }
  }
}
