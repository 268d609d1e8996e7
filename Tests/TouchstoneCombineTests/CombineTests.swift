#if Combine
import TouchstoneCombine
import TouchstoneTesting
import UIKit

/// Combine as apps use it, on OpenCombine and the application's clock.
@MainActor
struct CombineTests {
  private final class Cart: ObservableObject {
    @Published var total = 0
  }

  private final class Door: NSObject {
    dynamic var isOpen = false {
      didSet { didChangeValue(forKey: "isOpen") }
    }
  }

  private struct Price: Codable, Equatable { let cents: Int }

  @Test func `a publisher of notifications sends each one until it is canceled`() {
    let center = NotificationCenter()
    let name = Notification.Name("added")
    var seen = 0
    let subscription = center.publisher(for: name).sink { _ in seen += 1 }
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("other"), object: nil)
    #expect(seen == 1)
    subscription.cancel()
    center.post(name: name, object: nil)
    #expect(seen == 1)
  }

  @Test func `a publisher of one sender's notifications ignores those of others`() {
    let center = NotificationCenter()
    let name = Notification.Name("added")
    let (mine, other) = (NSObject(), NSObject())
    var seen = 0
    let subscription = center.publisher(for: name, object: mine).sink { _ in seen += 1 }
    center.post(name: name, object: other)
    center.post(name: name, object: mine)
    #expect(seen == 1)
    subscription.cancel()
  }

  @Test func `a published timer fires on the stage's clock`() {
    let stage = Stage()
    var dates: [Date] = []
    let subscription = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      .sink { dates.append($0) }
    #expect(dates.isEmpty)
    stage.advance(by: 3.5)
    #expect(dates.count == 3)
    #expect(zip(dates, dates.dropFirst()).allSatisfy { abs($1.timeIntervalSince($0) - 1) < 1e-6 })
    subscription.cancel()
    stage.advance(by: 2)
    #expect(dates.count == 3)
  }

  @Test func `values on the main queue arrive in a later turn of the stage`() {
    let stage = Stage()
    let subject = PassthroughSubject<String, Never>()
    let label = UILabel()
    let subscription = subject.map(Optional.some).receive(on: DispatchQueue.main)
      .sink { label.text = $0 }
    subject.send("9.99")
    #expect(label.text == nil)
    stage.advance(by: 0)
    stage.advance(by: 0.02)
    #expect(label.text == "9.99")
    subscription.cancel()
  }

  @Test(arguments: [true, false])
  func `a search field waits until the user pauses`(isOnQueue: Bool) {
    let stage = Stage()
    let typed = PassthroughSubject<String, Never>()
    var searched: [String] = []
    let debounced =
      isOnQueue
      ? typed.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main).eraseToAnyPublisher()
      : typed.debounce(for: 0.3, scheduler: RunLoop.main).eraseToAnyPublisher()
    let subscription = debounced.removeDuplicates().sink { searched.append($0) }
    for text in ["t", "to", "tou"] {
      typed.send(text)
      stage.advance(by: 0.1)
    }
    #expect(searched.isEmpty)
    stage.advance(by: 0.4)
    #expect(searched == ["tou"])
    subscription.cancel()
  }

  @Test func `a property marked as published tells its object's observers before it changes`() {
    let cart = Cart()
    var totals: [Int] = []
    var changes = 0
    var subscriptions: Set<AnyCancellable> = []
    cart.$total.sink { totals.append($0) }.store(in: &subscriptions)
    cart.objectWillChange.sink { changes += 1 }.store(in: &subscriptions)
    cart.total = 5
    #expect(totals == [0, 5] && changes == 1)
  }

  @Test func `a publisher of a property begins with its value and follows it`() {
    let stage = Stage()
    let door = Door()
    var seen: [Bool] = []
    let subscription = door.publisher(for: \.isOpen).sink { seen.append($0) }
    #expect(seen == [false])
    door.isOpen = true
    stage.advance(by: 0.02)
    #expect(seen == [false, true])
    subscription.cancel()
    door.isOpen = false
    stage.advance(by: 0.02)
    #expect(seen == [false, true])
  }

  @Test func `a subscriber gets no more values than it requested`() {
    let center = NotificationCenter()
    let name = Notification.Name("added")
    var seen = 0
    var ended = false
    let subscription = center.publisher(for: name).prefix(2)
      .sink(receiveCompletion: { _ in ended = true }, receiveValue: { _ in seen += 1 })
    for _ in 0..<4 { center.post(name: name, object: nil) }
    #expect(seen == 2 && ended)
    subscription.cancel()
  }

  @Test func `values are coded and decoded on the way`() throws {
    let data = try JSONEncoder().encode(Price(cents: 999))
    var found: Price?
    let subscription = Just(data).decode(type: Price.self, decoder: JSONDecoder())
      .replaceError(with: Price(cents: 0)).sink { found = $0 }
    #expect(found == Price(cents: 999))
    subscription.cancel()
  }

  @Test func `work that a scheduler repeats stops when it is canceled`() {
    let stage = Stage()
    var runs = 0
    let queue = DispatchQueue.main
    let repetition = queue.schedule(
      after: queue.now.advanced(by: .seconds(1)), interval: .seconds(1)
    ) { runs += 1 }
    stage.advance(by: 2.5)
    #expect(runs == 2)
    repetition.cancel()
    stage.advance(by: 2)
    #expect(runs == 2)
  }
}
#endif
