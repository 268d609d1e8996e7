import Benchmark
import Dispatch
import Workloads

/// The metric of workloads that measure their own time.
private let told = BenchmarkMetric.custom(
  "told", polarity: .prefersSmaller, useScalingFactor: false)

let benchmarks: @Sendable () -> Void = {
  // Benchmarks are registered on an arbitrary thread, but Touchstone must be used on the main
  // thread.
  DispatchQueue.main.sync {
    MainActor.assumeIsolated {
      for workload in Workload.all { register(workload) }
    }
  }
}

@MainActor
private func register(_ workload: Workload) {
  // The tag contains the divisor for a reader of the results.
  let configuration = Benchmark.Configuration(
    metrics: [workload.tellsTime ? told : .wallClock], tags: ["times": "\(workload.count)"],
    warmupIterations: workload.count == 1 ? 1 : 3, maxDuration: .milliseconds(400),
    maxIterations: 400)
  let bench = Bench(workload)
  Benchmark(workload.name, configuration: configuration) { @MainActor benchmark async in
    let work = bench.work
    benchmark.startMeasurement()
    let time = work(workload.count)
    benchmark.stopMeasurement()
    if workload.tellsTime { benchmark.measurement(told, Int(clamping: time)) }
  }
}

/// A workload with the objects that it needs, which are created on the first run.
@MainActor
private final class Bench {
  private let workload: Workload
  private(set) lazy var work = workload.ready()

  init(_ workload: Workload) { self.workload = workload }
}
