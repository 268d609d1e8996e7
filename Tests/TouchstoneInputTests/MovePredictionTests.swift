import Testing
import TouchstoneInput

@Suite("The prediction of moves")
struct MovePredictionTests {
  private let frame = 1.0 / 60

  private func samples(_ places: (time: Double, x: Double)...) -> ArraySlice<TouchSample> {
    places.map { place in
      TouchSample(
        id: 1, phase: .moved, position: Point(x: place.x, y: 2 * place.x), time: place.time)
    }[...]
  }

  private func close(_ a: Double, _ b: Double) -> Bool { (a - b).magnitude < 1e-9 }

  @Test("a finger in even motion is predicted on its line, half an interval ahead at most")
  func line() {
    let guesses = MovePrediction.predict(samples((0, 0), (0.008, 8)), frameInterval: frame)
    #expect(guesses.count == 2)
    #expect(close(guesses[0].x, 10) && close(guesses[1].x, 12) && close(guesses[1].y, 24))
  }

  @Test("no prediction reaches further than eight milliseconds")
  func longestReach() {
    let stream = samples((0, 0), (0.020, 20))
    let guesses = MovePrediction.predictedSamples(stream, frameInterval: frame)
    #expect(guesses.count == 2)
    #expect(close(guesses[1].time, 0.028) && close(guesses[1].position.x, 28))
  }

  @Test("no prediction reaches beyond the next frame")
  func nextFrame() {
    let guesses = MovePrediction.predict(samples((0, 0), (0.016, 16)), frameInterval: 0.004)
    #expect(close(guesses[1].x, 20))
  }

  @Test("nothing is predicted across a gap of more than twenty milliseconds")
  func gap() {
    #expect(
      MovePrediction.predict(samples((0, 0), (0.0201, 20)), frameInterval: frame).isEmpty)
  }

  @Test("of samples closer than two milliseconds an older one is used")
  func tooClose() {
    let guesses = MovePrediction.predict(
      samples((0, 0), (0.009, 1000), (0.010, 10)), frameInterval: frame)
    #expect(close(guesses[1].x, 15))
    #expect(MovePrediction.predict(samples((0, 0), (0.001, 9)), frameInterval: frame).isEmpty)
  }

  @Test("one sample, none, or a finger at rest gives no prediction")
  func nothing() {
    #expect(MovePrediction.predict(samples((0, 0)), frameInterval: frame).isEmpty)
    #expect(MovePrediction.predict([], frameInterval: frame).isEmpty)
    #expect(MovePrediction.predict(samples((0, 5), (0.01, 5)), frameInterval: frame).isEmpty)
    #expect(MovePrediction.predict(samples((0, 0), (0.01, 5)), frameInterval: 0).isEmpty)
  }
}
