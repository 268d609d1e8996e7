import Testing
import TouchstoneInspector
import TouchstoneTrace

private let card = TraceSubject(className: "Shop.Card", identifier: "card", object: nil)
private let window = TraceSubject(className: "UIKit.UIWindow", identifier: nil, object: nil)
private let pan = TraceSubject(className: "UIKit.UIPan", identifier: "pan", object: nil)
private let tap = TraceSubject(className: "UIKit.UITap", identifier: "tap", object: nil)
private let point = TracePoint(x: 10.5, y: 20)

/// A step, with its text line and its JSON object, without the time.
private struct Written: CustomTestStringConvertible, Sendable {
  let step: TraceStep
  let text: String
  let json: String

  init(_ step: TraceStep, _ text: String, _ json: String) {
    self.step = step
    self.text = text
    self.json = json
  }

  var testDescription: String { text }

  private static let cardJSON = #"{"class":"Shop.Card","identifier":"card","name":"card"}"#
  private static let windowJSON =
    #"{"class":"UIKit.UIWindow","identifier":null,"name":"UIWindow"}"#
  private static let panJSON = #"{"class":"UIKit.UIPan","identifier":"pan","name":"pan"}"#
  private static let tapJSON = #"{"class":"UIKit.UITap","identifier":"tap","name":"tap"}"#
  private static let pointJSON = #"{"x":10.5,"y":20}"#

  static let input = [
    Written(
      .enqueued("key 4 began"), "enqueued · key 4 began",
      #""kind":"enqueued","detail":"key 4 began""#),
    Written(
      .coalesced(touch: 1, samples: 4), "touch 1 coalesced · 4 samples",
      #""kind":"coalesced","touch":1,"detail":"4 samples""#),
    Written(
      .coalesced(touch: 1, samples: 1, place: .predicted(by: 0.004)),
      "touch 1 coalesced · 1 sample, predicted by 4 ms",
      #""kind":"coalesced","touch":1,"detail":"1 sample, predicted by 4 ms""#),
    Written(
      .coalesced(touch: 1, samples: 2, place: .interpolated),
      "touch 1 coalesced · 2 samples, interpolated",
      #""kind":"coalesced","touch":1,"detail":"2 samples, interpolated""#),
    Written(.timer, "timer", #""kind":"timer""#),
    Written(
      .turnedAway(at: point), "discarded began (10.5, 20) · interactionIgnored",
      #""kind":"discarded","phase":"began","delivery":"interactionIgnored","point":"# + pointJSON),
    Written(
      .visited(touch: 1, view: card, at: point, .outsideBounds(by: 3)),
      "touch 1 visited (10.5, 20) Card \"card\" · outsideBounds(3)",
      #""kind":"visited","touch":1,"subject":"# + cardJSON
        + #","hit":"outsideBounds(3)","point":"# + pointJSON),
    Written(
      .bound(touch: 1, view: card, window: window, at: point),
      "touch 1 bound (10.5, 20) Card \"card\" → UIWindow",
      #""kind":"bound","touch":1,"subject":"# + cardJSON + #","other":"# + windowJSON
        + #","point":"# + pointJSON),
    Written(
      .bound(touch: 1, view: nil, window: nil, at: point), "touch 1 bound (10.5, 20)",
      #""kind":"bound","touch":1,"point":"# + pointJSON),
    Written(
      .sent(touches: [.init(1, .stationary), .init(2, .ended)]), "sent · 1 stationary, 2 ended",
      #""kind":"sent","detail":"1 stationary, 2 ended""#),
    Written(.sent(touches: []), "sent · ", #""kind":"sent","detail":"""#),
    Written(
      .sentToWindow(window), "sent UIWindow", #""kind":"sent","subject":"# + windowJSON),
  ]

  static let gestures = [
    Written(
      .received(touch: 1, by: pan, on: card), "touch 1 received UIPan \"pan\" → Card \"card\"",
      #""kind":"received","touch":1,"subject":"# + panJSON + #","other":"# + cardJSON),
    Written(
      .held(.touches(.began, touch: 1), from: card, by: pan),
      "touch 1 held touchesBegan Card \"card\" · delayed(pan)",
      #""kind":"held","touch":1,"phase":"touchesBegan","subject":"# + cardJSON
        + #","delivery":"delayed(pan)""#),
    Written(
      .held(.presses(.ended, press: "a"), from: card, by: nil, because: "a recognizer has it"),
      "held pressesEnded Card \"card\" · a: a recognizer has it",
      #""kind":"held","phase":"pressesEnded","subject":"# + cardJSON
        + #","detail":"a: a recognizer has it""#),
    Written(
      .moved(recognizer: pan, on: card, from: .changed, to: .changed, because: nil),
      "recognizer changed → changed UIPan \"pan\" → Card \"card\"",
      #""kind":"recognizer","phase":"changed → changed","subject":"# + panJSON
        + #","other":"# + cardJSON),
    Written(
      .moved(
        recognizer: pan, on: nil, from: .possible, to: .failed,
        because: .verdict(.failed(because: .init(.movement, "it moved")))),
      "recognizer possible → failed UIPan \"pan\" · failed: it moved",
      #""kind":"recognizer","phase":"possible → failed","subject":"# + panJSON
        + #","detail":"failed: it moved""#),
    Written(
      .moved(
        recognizer: pan, on: nil, from: .began, to: .cancelled, because: .cause("it was disabled")),
      "recognizer began → cancelled UIPan \"pan\" · it was disabled",
      #""kind":"recognizer","phase":"began → cancelled","subject":"# + panJSON
        + #","detail":"it was disabled""#),
    Written(
      .waiting(recognizer: tap, on: card, for: ["pan", "two"], until: 0.35),
      "recognizer waiting UITap \"tap\" → Card \"card\" · waiting for *pan* and *two* until 350ms",
      #""kind":"recognizer","phase":"waiting","subject":"# + tapJSON + #","other":"# + cardJSON
        + #","detail":"waiting for *pan* and *two*","until":0.35"#),
    Written(
      .taken(touch: 1, from: card, .recognized(pan, called: "pan")),
      "touch 1 cancelled Card \"card\" → UIPan \"pan\" · cancelled(pan)",
      #""kind":"cancelled","touch":1,"subject":"# + cardJSON + #","other":"# + panJSON
        + #","delivery":"cancelled(pan)""#),
    Written(
      .taken(touch: 1, from: card, .dropped(by: pan)),
      "touch 1 cancelled Card \"card\" → UIPan \"pan\" · dropped(pan)",
      #""kind":"cancelled","touch":1,"subject":"# + cardJSON + #","other":"# + panJSON
        + #","delivery":"dropped(pan)""#),
    Written(
      .taken(touch: 1, from: nil, .cancelled(because: "interrupted")),
      "touch 1 cancelled · cancelled(interrupted)",
      #""kind":"cancelled","touch":1,"delivery":"cancelled(interrupted)""#),
  ]

  static let verdicts = [
    verdict(.recognized, "recognized", "recognized"),
    verdict(.failed(because: .init(.movement, "it moved")), "failed", "failed: it moved"),
    verdict(.prevented(by: "tap", on: "card"), "prevented", "prevented by *tap* on *card*"),
    verdict(.prevented(by: "tap", on: nil), "prevented", "prevented by *tap*"),
    verdict(
      .cancelled(because: .init(.removed, "it was removed")), "cancelled",
      "cancelled: it was removed"),
    verdict(
      .neverReceived(because: .init(.disabled, "it is off")), "neverReceived",
      "never received the touch: it is off"),
    verdict(.ignored, "ignored", "ignored the touch"),
    verdict(
      .waiting(for: ["pan"], until: 0.35), "waiting", "waiting for *pan* until 0.35 s"),
  ]

  private static func verdict(
    _ verdict: TraceStep.GestureVerdict, _ name: String, _ words: String
  ) -> Written {
    Written(
      .verdict(touch: 1, recognizer: pan, on: card, verdict),
      "touch 1 verdict \(name) UIPan \"pan\" → Card \"card\" · \(words)",
      #""kind":"verdict","touch":1,"phase":"\#(name)","subject":"# + panJSON + #","other":"#
        + cardJSON + #","detail":"\#(words)""#)
  }

  static let calls = [
    delivered(.touches(.moved, touch: 1), "touch 1 ", "touchesMoved"),
    delivered(.estimatedProperties(touch: 1), "touch 1 ", "estimatedPropertiesUpdated"),
    delivered(.presses(.began, press: "command S"), "", "pressesBegan", "command S"),
    delivered(.placeless(.motionBegan), "", "motionBegan"),
    delivered(.remoteCommand("playCommand"), "", "playCommand"),
    delivered(.text("insert “a”"), "", "text", "insert “a”"),
    delivered(
      .accessibility(.accessibilityCustomAction, name: "Flag"), "", "accessibilityCustomAction",
      "Flag"),
    Written(
      .handedOn(.touches(.ended, touch: 1), from: card, to: window),
      "touch 1 handedOn touchesEnded Card \"card\" → UIWindow · handedOn(UIWindow)",
      #""kind":"handedOn","touch":1,"phase":"touchesEnded","subject":"# + cardJSON
        + #","other":"# + windowJSON + #","delivery":"handedOn(UIWindow)""#),
    Written(
      .handedOn(.presses(.ended), from: card, to: window, isDirect: true),
      "handedOn pressesEnded Card \"card\" → UIWindow · handedOn(UIWindow) · by a call of its own",
      #""kind":"handedOn","phase":"pressesEnded","subject":"# + cardJSON + #","other":"#
        + windowJSON + #","delivery":"handedOn(UIWindow)","detail":"by a call of its own""#),
    Written(
      .discarded(.tracking(touch: 1), at: card, .discarded, because: "answered false"),
      "touch 1 discarded beginTracking Card \"card\" · discarded · answered false",
      #""kind":"discarded","touch":1,"phase":"beginTracking","subject":"# + cardJSON
        + #","delivery":"discarded","detail":"answered false""#),
    Written(
      .discarded(.controlEvents("touchUpInside", touch: 1), at: card, .noAction),
      "touch 1 discarded touchUpInside Card \"card\" · noAction",
      #""kind":"discarded","touch":1,"phase":"touchUpInside","subject":"# + cardJSON
        + #","delivery":"noAction""#),
    Written(
      .discarded(.presses(.changed, press: "menu"), at: nil, .discarded, because: "it is gone"),
      "discarded pressesChanged · discarded · menu: it is gone",
      #""kind":"discarded","phase":"pressesChanged","delivery":"discarded","#
        + #""detail":"menu: it is gone""#),
    Written(
      .answered(.touch(1), by: card, recognizer: tap, at: point),
      "touch 1 answered (10.5, 20) Card \"card\" → UITap \"tap\"",
      #""kind":"answered","touch":1,"subject":"# + cardJSON + #","other":"# + tapJSON
        + #","point":"# + pointJSON),
    Written(
      .answered(.remoteCommand("playCommand"), by: card, because: "success"),
      "answered playCommand Card \"card\" · success",
      #""kind":"answered","phase":"playCommand","subject":"# + cardJSON
        + #","detail":"success""#),
  ]

  private static func delivered(
    _ call: TraceCall, _ touch: String, _ name: String, _ words: String? = nil
  ) -> Written {
    Written(
      .delivered(call, to: card),
      "\(touch)delivered \(name) Card \"card\" · delivered" + (words.map { " · \($0)" } ?? ""),
      #""kind":"delivered","# + (touch.isEmpty ? "" : #""touch":1,"#)
        + #""phase":"\#(name)","subject":"# + cardJSON + #","delivery":"delivered""#
        + (words.map { #","detail":"\#($0)""# } ?? ""))
  }

  static let others = [
    Written(
      .action(.named("save:"), from: card, to: window, .delivered),
      "action Card \"card\" → UIWindow · delivered · save:",
      #""kind":"action","subject":"# + cardJSON + #","other":"# + windowJSON
        + #","delivery":"delivered","detail":"save:""#),
    Written(
      .action(.method(of: "Shop"), from: nil, to: nil, .discarded),
      "action · discarded · action of Shop",
      #""kind":"action","delivery":"discarded","detail":"action of Shop""#),
    Written(
      .addedTwice(by: card, target: window, "It runs twice."),
      "action added Card \"card\" → UIWindow · It runs twice.",
      #""kind":"action","phase":"added","subject":"# + cardJSON + #","other":"# + windowJSON
        + #","detail":"It runs twice.""#),
    Written(
      .key("⌘S", owner: card, taker: window, .delivered, because: "Save takes it"),
      "key ⌘S Card \"card\" → UIWindow · delivered · Save takes it",
      #""kind":"key","phase":"⌘S","subject":"# + cardJSON + #","other":"# + windowJSON
        + #","delivery":"delivered","detail":"Save takes it""#),
    Written(
      .menu(.built(titles: ["File", "Edit"])), "menu built · File, Edit",
      #""kind":"menu","phase":"built","detail":"File, Edit""#),
    Written(
      .menu(.missing(path: ["Edit", "Copy"])),
      "menu missing · the main menu has no “Edit › Copy”",
      #""kind":"menu","phase":"missing","detail":"the main menu has no “Edit › Copy”""#),
    Written(
      .menu(.chosen(title: "Copy", performer: card, outcome: "sends copy:")),
      "menu chosen → Card \"card\" · “Copy” sends copy:",
      #""kind":"menu","phase":"chosen","other":"# + cardJSON
        + #","detail":"“Copy” sends copy:""#),
    Written(
      .menu(.presentation(.notPresented, over: card, account: "nothing to choose")),
      "menu not presented Card \"card\" · nothing to choose",
      #""kind":"menu","phase":"not presented","subject":"# + cardJSON
        + #","detail":"nothing to choose""#),
    Written(
      .firstResponder(card, in: window, .became),
      "firstResponder Card \"card\" → UIWindow · became first responder",
      #""kind":"firstResponder","subject":"# + cardJSON + #","other":"# + windowJSON
        + #","detail":"became first responder""#),
    Written(
      .focus(.wasVetoed, from: card, to: window, because: "it said no"),
      "focus was vetoed Card \"card\" → UIWindow · it said no",
      #""kind":"focus","phase":"was vetoed","subject":"# + cardJSON + #","other":"# + windowJSON
        + #","detail":"it said no""#),
    Written(
      .accessibilityFocus(from: card, to: window, because: "asked for"),
      "accessibility focus Card \"card\" → UIWindow · asked for",
      #""kind":"accessibility","phase":"focus","subject":"# + cardJSON + #","other":"#
        + windowJSON + #","detail":"asked for""#),
    Written(
      .accessibilityFocus(from: nil, to: card, because: "screenChanged"),
      "accessibility focus Card \"card\" · screenChanged",
      #""kind":"accessibility","phase":"focus","subject":"# + cardJSON
        + #","detail":"screenChanged""#),
    Written(
      .accessibilityNotification("announcement", element: nil, words: "Done"),
      "accessibility announcement · Done",
      #""kind":"accessibility","phase":"announcement","detail":"Done""#),
    Written(
      .device("battery", "50.0 %, charging"), "device battery · 50.0 %, charging",
      #""kind":"device","phase":"battery","detail":"50.0 %, charging""#),
    Written(
      .fault("It is gone."), "fault · It is gone.", #""kind":"fault","detail":"It is gone.""#),
  ]

  static let all = input + gestures + verdicts + calls + others
}

extension TraceStep {
  /// The place of its case in the list of cases; a new case is missed here by the compiler.
  fileprivate var number: Int {
    switch self {
    case .enqueued: 0
    case .coalesced: 1
    case .timer: 2
    case .turnedAway: 3
    case .visited: 4
    case .bound: 5
    case .sent: 6
    case .sentToWindow: 7
    case .received: 8
    case .held: 9
    case .moved: 10
    case .waiting: 11
    case .verdict: 12
    case .taken: 13
    case .delivered: 14
    case .handedOn: 15
    case .discarded: 16
    case .answered: 17
    case .action: 18
    case .addedTwice: 19
    case .key: 20
    case .menu: 21
    case .firstResponder: 22
    case .focus: 23
    case .accessibilityFocus: 24
    case .accessibilityNotification: 25
    case .fault: 26
    case .device: 27
    }
  }
}

struct TraceStepTests {
  @Test(
    "each kind of step has its stated text and JSON in a trace", arguments: Written.all)
  fileprivate func words(_ written: Written) {
    let record = TraceRecord(time: 1.5, step: written.step)
    #expect(record.description == "1500ms \(written.text)")
    #expect(record.json.text == #"{"t":1.5,\#(written.json)}"#)
  }

  @Test("the table of texts contains every kind of step")
  func isWhole() {
    #expect(Set(Written.all.map(\.step.number)) == Set(0...27))
    let kinds = Set(Written.all.map { TraceRecord(time: 0, step: $0.step).kind })
    #expect(kinds == Set(TraceRecord.Kind.allCases))
  }
}
